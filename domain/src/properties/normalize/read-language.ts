import type { Source } from '../source/read-source.ts'
import { isObject, own, toId } from '../source/json.ts'

export interface ReadLanguage {
  language: string | null
  translationIds: readonly number[]
}

const FIELDS = ['lang', 'language', 'polylang_current_lang', 'wpml_current_locale', 'locale']
const LISTS = ['translations', 'pll_translations', 'wpml_translations']
export const LANGUAGE_FIELDS: readonly string[] = [...FIELDS, ...LISTS]
const IN_LINK =
  /^https?:\/\/[^/]+\/(es|en|fr|de|it|pt)(?:-[a-z]{2})?\/|[?&]lang=([a-z]{2})|^https?:\/\/(en|es|fr|de)\./i

export function readLanguage(source: Source, link: string | null): ReadLanguage {
  const { record } = source
  const stated = FIELDS.map((field) => own(record, field)).find(isLanguage)
  const [, first, query, host] = IN_LINK.exec(link ?? '') ?? []
  const language = (stated ?? first ?? query ?? host)?.slice(0, 2).toLowerCase() ?? null
  const ids = LISTS.flatMap((list) => idsIn(own(record, list)))
  // Both translation plug-ins list the record itself among its translations.
  const self = toId(own(record, 'id') ?? own(record, 'ID'))
  return { language, translationIds: [...new Set(ids)].filter((id) => id !== self) }
}

function isLanguage(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{2}(?:[_-][a-z]{2,4})?$/i.test(value)
}

function idsIn(list: unknown): number[] {
  const items = Array.isArray(list) ? list : isObject(list) ? Object.values(list) : []
  return items
    .slice(0, 30)
    .flatMap((item: unknown) => toId(isObject(item) ? own(item, 'id') : item) ?? [])
}
