/** How an agent appears to clients: IDENT rules. */
export {
  contrastOf,
  DARK,
  DEFAULT_COLOR,
  isColor,
  isReadableOnPaper,
  onPaper,
  textOn,
  tintOf,
  WHITE,
} from './contrast.ts'
export {
  type Identity,
  IDENTITY_PROFILE_COLUMNS,
  type IdentityLink,
  type IdentityProfile,
  PORTRAIT_SIDE,
  portraitPath,
  toIdentity,
} from './identity.ts'
export {
  IDENTITY_COLUMNS,
  IDENTITY_LIMITS,
  IDENTITY_MESSAGES,
  identitySchema,
  type IdentityValues,
  LINK_COLUMNS,
} from './identity-schema.ts'
export { LINK_KINDS, LINK_LABELS, type LinkKind, readLink, showLink } from './links.ts'
