import { z } from 'zod'
import { characterCount, emptyToNull, optionalText } from '../fields/index.ts'
import { DEFAULT_COLOR, isColor } from './contrast.ts'
import { LINK_KINDS, readLink, type LinkKind } from './links.ts'

const IDENTITY_LIMITS = { license_number: 60, link: 300 } as const

const IDENTITY_MESSAGES = {
  colorInvalid: 'Escribe el color como #1f5a41: # y seis cifras o letras de la a a la f',
  licenseLong: `El número puede tener hasta ${IDENTITY_LIMITS.license_number} caracteres`,
  linkInvalid: 'Escribe una dirección como https://www.ejemplo.mx',
  linkLong: `La dirección puede tener hasta ${IDENTITY_LIMITS.link} caracteres`,
} as const

export const LINK_COLUMNS = {
  website: 'website_url',
  instagram: 'instagram_url',
  facebook: 'facebook_url',
  tiktok: 'tiktok_url',
  linkedin: 'linkedin_url',
} as const satisfies Record<LinkKind, string>

/** IDENT-02: Predio's own colour is stored as null, so that the identity follows a later change of that colour. */
const color = z
  .string()
  .nullish()
  .transform((text) => {
    const given = emptyToNull(text)?.toLowerCase() ?? null
    return given === DEFAULT_COLOR ? null : given
  })
  .refine((given) => given === null || isColor(given), { error: IDENTITY_MESSAGES.colorInvalid })

function link(kind: LinkKind) {
  return z
    .string()
    .nullish()
    .transform((text, context) => {
      const given = emptyToNull(text)
      if (given === null) return null
      const url = readLink(kind, given)
      if (url === null) context.addIssue({ code: 'custom', message: IDENTITY_MESSAGES.linkInvalid })
      else if (characterCount(url) > IDENTITY_LIMITS.link)
        context.addIssue({ code: 'custom', message: IDENTITY_MESSAGES.linkLong })
      return url
    })
}

export const identitySchema = z.object({
  brand_color: color,
  license_number: optionalText(IDENTITY_LIMITS.license_number, IDENTITY_MESSAGES.licenseLong),
  website_url: link('website'),
  instagram_url: link('instagram'),
  facebook_url: link('facebook'),
  tiktok_url: link('tiktok'),
  linkedin_url: link('linkedin'),
})

export type IdentityValues = z.output<typeof identitySchema>

export const IDENTITY_COLUMNS = [
  'brand_color',
  'license_number',
  ...LINK_KINDS.map((kind) => LINK_COLUMNS[kind]),
] as const
