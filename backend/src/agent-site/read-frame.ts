import {
  noticePath,
  SITE_TEXTS,
  type SiteFrame,
  type SiteNotice,
  type SiteOptions,
  SITES_PATH,
} from '@predio/domain/agent-site'
import {
  IDENTITY_PROFILE_COLUMNS,
  type IdentityLink,
  type IdentityProfile,
  toIdentity,
} from '@predio/domain/identity'
import { showAgent } from '@predio/domain/outputs'
import { waMeUrl } from '@predio/domain/phones'
import {
  OPERATIONS,
  PROPERTY_TYPES,
  type Operation,
  type PropertyType,
} from '@predio/domain/properties'
import type { PublicAgent } from '@predio/domain/selections'
import type { Transaction } from '../database/types.ts'
import type { SiteState } from './site-states.ts'

/** What all pages of one version of a site are made of. */
export interface SiteData {
  frame: SiteFrame
  options: SiteOptions
  notice: SiteNotice | null
  total: number
}

interface FrameRow {
  introduction: string | null
  areas: string[]
  profile: IdentityProfile | null
  logo_url: string | null
  notice: (SiteNotice & { email: string | null }) | null
  total: number
  operations: Operation[]
  types: PropertyType[]
  zones: string[]
}

/** A list to choose from is not longer; the most frequent ones are offered. */
const MAX_ZONES = 100

const FRAME = `
  with shown as (
    select own.operation, own.operations, own.property_type, own.city, own.colonia
    from public.properties as own where own.user_id = $1 and own.is_published
  )
  select json_build_object(
    'introduction', site.introduction,
    'areas', site.areas,
    'profile', (
      select to_json(own) from (select ${IDENTITY_PROFILE_COLUMNS} from public.profiles where id = $1) as own
    ),
    'logo_url', (select settings.logo_url from public.user_settings as settings where settings.user_id = $1),
    'notice', (
      select json_build_object(
        'version', notice.version, 'publishedAt', notice.published_at, 'simple', notice.simple_text, 'full', notice.full_text,
        'email', notice.answers ->> 'email'
      )
      from public.privacy_notices as notice where notice.user_id = $1 order by notice.version desc limit 1
    ),
    'total', (select count(*) from shown),
    'operations', (select coalesce(json_agg(distinct offered), '[]') from shown, unnest(array[operation] || operations) as offered),
    'types', (select coalesce(json_agg(distinct property_type), '[]') from shown),
    'zones', (
      select coalesce(json_agg(zone order by zone), '[]') from (
        select zone from shown, unnest(array[btrim(city), btrim(colonia)]) as zone
        where zone <> '' group by zone order by count(*) desc, zone limit ${MAX_ZONES}
      ) as frequent
    )
  ) as found
  from public.agent_sites as site where site.user_id = $1`

export async function readFrame(
  tx: Transaction,
  { userId, name }: SiteState,
  server: { origin: string; operatorEmail: string },
): Promise<SiteData | undefined> {
  const { rows } = await tx.query<{ found: FrameRow }>(FRAME, [userId])
  const found = rows[0]?.found
  if (!found) return undefined
  const { notice, total, introduction, areas } = found
  const path = `${SITES_PATH}/${name}`
  const url = `${server.origin}${path}`
  const agent = agentOf(found, userId, path)
  return {
    frame: {
      path,
      url,
      agent,
      introduction,
      areas,
      hasNotice: notice !== null,
      hasWhatsapp: agent.phone !== null && waMeUrl(agent.phone) !== null,
      complaintsEmail: notice?.email ?? null,
      reportUrl: `mailto:${server.operatorEmail}?subject=${encodeURIComponent(SITE_TEXTS.report(url))}`,
    },
    options: {
      operations: OPERATIONS.filter((each) => found.operations.includes(each)),
      types: PROPERTY_TYPES.filter((each) => found.types.includes(each)),
      zones: found.zones,
    },
    notice: notice && withoutEmail(notice),
    total,
  }
}

function withoutEmail({
  email: _email,
  ...notice
}: SiteNotice & { email: string | null }): SiteNotice {
  return notice
}

const NO_PROFILE: IdentityProfile = {
  full_name: null,
  company: null,
  phone: null,
  photo_path: null,
  brand_color: null,
  license_number: null,
  website_url: null,
  instagram_url: null,
  facebook_url: null,
  tiktok_url: null,
  linkedin_url: null,
}

function agentOf({ profile, logo_url, notice }: FrameRow, userId: string, path: string) {
  const identity = toIdentity(profile ?? NO_PROFILE, {
    photoUrl: pictureUrl(path, 'retrato', profile?.photo_path ?? null),
    logoUrl: pictureUrl(path, 'logo', logoOf(logo_url, userId)),
  })
  return showAgent<PublicAgent & { links: IdentityLink[] }>('agentSite', {
    ...identity,
    color: profile?.brand_color ?? null,
    noticePath: notice ? noticePath(path) : null,
  })
}

function pictureUrl(path: string, kind: 'retrato' | 'logo', key: string | null): string | null {
  return key && `${path}/fotos/${kind}/${key.slice(key.lastIndexOf('/') + 1)}`
}

/** The key of a logo in our storage. One that stands elsewhere is not shown: a page asks nobody but this server. */
export function logoOf(address: string | null, userId: string): string | null {
  const stored = /\/storage\/v1\/object\/public\/images\/(logos\/[^/?#]+\/[\w.-]+)$/.exec(
    address ?? '',
  )
  return stored?.[1]?.startsWith(`logos/${userId}/`) ? stored[1] : null
}
