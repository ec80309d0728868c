import { unacceptableMediaTypes } from '../errors.ts'
import type { MediaType } from '../parse/types.ts'
import type { Media, Rights } from './types.ts'

const PLAN_OPTIONS: ReadonlySet<string> = new Set([
  'analyze',
  'verbose',
  'settings',
  'buffers',
  'wal',
])

/** Query plans reveal much of the schema, so only roles with `mayExplain` get them. */
export function negotiate(accept: readonly MediaType[], { mayExplain }: Rights): Media {
  for (const type of accept) {
    const media = toMedia(type, mayExplain)
    if (media) return media
  }
  throw unacceptableMediaTypes(accept.map(mimeOf))
}

const MEDIA_JSON: Media = {
  format: 'json',
  stripped: false,
  contentType: 'application/json; charset=utf-8',
  explain: undefined,
}

function toMedia(type: MediaType, mayExplain: boolean): Media | undefined {
  switch (type.kind) {
    case 'any':
    case 'json':
      return MEDIA_JSON
    case 'object':
    case 'array':
    case 'csv':
      return {
        format: type.kind === 'array' ? 'json' : type.kind,
        stripped: type.kind !== 'csv' && type.stripped,
        contentType: `${mimeOf(type)}; charset=utf-8`,
        explain: undefined,
      }
    case 'plan': {
      const media = mayExplain ? toMedia(type.of, false) : undefined
      if (!media) return undefined
      const options = type.options.filter((option) => PLAN_OPTIONS.has(option))
      const contentType = `${mimeOf({ ...type, options })}; charset=utf-8`
      return { ...media, contentType, explain: { format: type.format, options } }
    }
    case 'openapi':
    case 'other':
      return undefined
  }
}

function mimeOf(type: MediaType): string {
  switch (type.kind) {
    case 'any':
      return '*/*'
    case 'json':
      return 'application/json'
    case 'csv':
      return 'text/csv'
    case 'openapi':
      return 'application/openapi+json'
    case 'object':
    case 'array':
      return `application/vnd.pgrst.${type.kind}+json${type.stripped ? ';nulls=stripped' : ''}`
    case 'plan': {
      const options = type.options.length > 0 ? `; options=${type.options.join('|')}` : ''
      return `application/vnd.pgrst.plan+${type.format}; for="${mimeOf(type.of)}"${options}`
    }
    case 'other':
      return type.text
  }
}
