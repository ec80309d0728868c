import {
  DEFAULT_COLOR,
  identitySchema,
  LINK_COLUMNS,
  LINK_KINDS,
  LINK_LABELS,
  type IdentityValues,
} from '@predio/domain/identity'
import type { IdentityRow } from '../../../records/identity/api/read-identity.ts'
import { messages } from './messages.ts'

type Field = keyof IdentityValues
export type IdentityForm = Record<Field, string>

export const FIELD_LABELS: Record<Field, string> = {
  brand_color: messages.color,
  license_number: messages.license,
  website_url: LINK_LABELS.website,
  instagram_url: LINK_LABELS.instagram,
  facebook_url: LINK_LABELS.facebook,
  tiktok_url: LINK_LABELS.tiktok,
  linkedin_url: LINK_LABELS.linkedin,
}

export const LINK_FIELDS = LINK_KINDS.map((kind) => ({ kind, name: LINK_COLUMNS[kind] }))

export function toForm(row: IdentityRow): IdentityForm {
  return {
    brand_color: row.brand_color ?? DEFAULT_COLOR,
    license_number: row.license_number ?? '',
    website_url: row.website_url ?? '',
    instagram_url: row.instagram_url ?? '',
    facebook_url: row.facebook_url ?? '',
    tiktok_url: row.tiktok_url ?? '',
    linkedin_url: row.linkedin_url ?? '',
  }
}

/** An invalid field is read as empty. */
export function readForm(form: Partial<IdentityForm>): IdentityValues {
  const valueOf = (name: Field) => {
    const { data } = identitySchema.shape[name].safeParse(form[name])
    return data ?? null
  }
  return {
    brand_color: valueOf('brand_color'),
    license_number: valueOf('license_number'),
    website_url: valueOf('website_url'),
    instagram_url: valueOf('instagram_url'),
    facebook_url: valueOf('facebook_url'),
    tiktok_url: valueOf('tiktok_url'),
    linkedin_url: valueOf('linkedin_url'),
  }
}
