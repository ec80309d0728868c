import { DEFAULT_COLOR, isColor } from './contrast.ts'
import { LINK_COLUMNS } from './identity-schema.ts'
import { LINK_KINDS, type LinkKind } from './links.ts'

export interface IdentityLink {
  kind: LinkKind
  url: string
}

/** IDENT-01: how an agent appears to clients. Sheets, shared pages, documents and pictures use the same identity. */
export interface Identity {
  name: string | null
  company: string | null
  phone: string | null
  photoUrl: string | null
  logoUrl: string | null
  color: string
  licenseNumber: string | null
  links: IdentityLink[]
}

export const IDENTITY_PROFILE_COLUMNS =
  'full_name, company, phone, photo_path, brand_color, license_number, website_url, instagram_url, facebook_url, tiktok_url, linkedin_url'

export interface IdentityProfile {
  full_name: string | null
  company: string | null
  phone: string | null
  photo_path: string | null
  brand_color: string | null
  license_number: string | null
  website_url: string | null
  instagram_url: string | null
  facebook_url: string | null
  tiktok_url: string | null
  linkedin_url: string | null
}

/** The pictures are in storage. Code that reads the profile's row adds their addresses. */
interface Addresses {
  photoUrl: string | null
  logoUrl: string | null
}

export function toIdentity(profile: IdentityProfile, { photoUrl, logoUrl }: Addresses): Identity {
  const { brand_color: color } = profile
  return {
    name: profile.full_name,
    company: profile.company,
    phone: profile.phone,
    photoUrl,
    logoUrl,
    color: color !== null && isColor(color) ? color : DEFAULT_COLOR,
    licenseNumber: profile.license_number,
    links: LINK_KINDS.flatMap((kind) => {
      const url = profile[LINK_COLUMNS[kind]]
      return url === null ? [] : [{ kind, url }]
    }),
  }
}

export const PORTRAIT_SIDE = 800

/** IDENT-05: each portrait gets a new name, since browsers cache pictures. */
export function portraitPath(userId: string, now: Date): string {
  return `portraits/${userId}/${now.getTime()}.jpg`
}
