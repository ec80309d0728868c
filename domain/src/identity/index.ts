export {
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
  identitySchema,
  type IdentityValues,
  LINK_COLUMNS,
} from './identity-schema.ts'
export { LINK_KINDS, LINK_LABELS, type LinkKind, showLink } from './links.ts'
export { shownName } from './shown-name.ts'
