import type { Config } from '../config.ts'

const SETTINGS = {
  external: {
    email: true,
    phone: false,
    apple: false,
    azure: false,
    bitbucket: false,
    discord: false,
    facebook: false,
    figma: false,
    fly: false,
    github: false,
    gitlab: false,
    google: false,
    kakao: false,
    keycloak: false,
    linkedin: false,
    linkedin_oidc: false,
    notion: false,
    slack: false,
    slack_oidc: false,
    spotify: false,
    twitch: false,
    twitter: false,
    workos: false,
    zoom: false,
  },
  disable_signup: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
}

export function settingsFor(config: Pick<Config, 'confirmEmail' | 'anonymousSignIns'>) {
  const external = { ...SETTINGS.external, anonymous_users: config.anonymousSignIns }
  return { ...SETTINGS, external, mailer_autoconfirm: !config.confirmEmail }
}

export const HEALTH = {
  version: 'predio',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
}
