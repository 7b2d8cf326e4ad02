//! Where a request goes.

use isoform_compiler::profile::Profile;

use crate::provider::Api;

/// An endpoint: which API is spoken to which model, and what its channel accepts.
#[derive(Debug, Clone)]
pub struct Route {
    pub(super) api: Api,
    pub(super) provider: String,
    pub(super) model: String,
    pub(super) profile: Profile,
}

impl Route {
    /// A model behind an API, with the facts of the channel.
    ///
    /// The constructors named after providers take their shipped profiles.
    #[must_use]
    pub fn new(
        api: Api,
        provider: impl Into<String>,
        model: impl Into<String>,
        profile: Profile,
    ) -> Route {
        Route {
            api,
            provider: provider.into(),
            model: model.into(),
            profile,
        }
    }

    /// This route with the facts of another channel, for example of a gateway of your own.
    #[must_use]
    pub fn with_profile(mut self, profile: Profile) -> Route {
        self.profile = profile;
        self
    }

    /// The API that is spoken.
    #[must_use]
    pub fn api(&self) -> Api {
        self.api
    }

    /// The provider, as errors and responses name it.
    #[must_use]
    pub fn provider(&self) -> &str {
        &self.provider
    }

    /// The model in the provider's words.
    #[must_use]
    pub fn model(&self) -> &str {
        &self.model
    }

    /// What the channel accepts.
    #[must_use]
    pub fn profile(&self) -> &Profile {
        &self.profile
    }
}
