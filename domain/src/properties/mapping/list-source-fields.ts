import { shorten } from '../../text/index.ts'
import { isObject, own, type JsonObject } from '../source/json.ts'
import { holdsContact, isPrivateField } from '../source/private-fields.ts'
import { BLOCKS } from '../source/read-source.ts'
import { readTerms } from '../source/terms.ts'
import { isEmpty, toItems, toText, unwrap } from '../source/unwrap.ts'
import { isReserved, looksLikePost } from '../source/wordpress-fields.ts'
import { TERMS } from './source-path.ts'

export interface SourceFieldSample {
  path: string
  sample: string
}

const MAX_SAMPLE = 80
export const MAX_FIELDS = 300
const MAX_DEPTH = 3
/** WordPress and ACF store these internal fields among the others. */
const INTERNAL = /^_|^(?:rank_math|yoast|elementor|rs_page|slide_template|wpb_|footnotes$)/

/** Private fields and contacts are omitted. */
export function listSourceFields(raw: unknown): SourceFieldSample[] {
  if (!isObject(raw)) return []
  const found: SourceFieldSample[] = []
  for (const block of BLOCKS) list(found, own(raw, block), block, 0)
  const isPost = looksLikePost(raw)
  const isBlock = (key: string) => BLOCKS.some((block) => block === key)
  const top = Object.entries(raw).filter(
    ([key, value]) => !isBlock(key) && !isReserved(key, isPost) && !isTermIds(value),
  )
  list(found, Object.fromEntries(top), '', 0)
  return [...found, ...listTerms(raw)].slice(0, MAX_FIELDS)
}

function list(found: SourceFieldSample[], block: unknown, prefix: string, depth: number): void {
  if (!isObject(block)) return
  for (const [key, value] of Object.entries(block)) {
    if (found.length >= MAX_FIELDS) return
    if (key.includes('.') || INTERNAL.test(key) || isPrivateField(key) || isEmpty(value)) continue
    const path = prefix === '' ? key : `${prefix}.${key}`
    const inner = unwrap(value)
    if (isObject(inner) && depth < MAX_DEPTH && toText(inner) === '') {
      list(found, inner, path, depth + 1)
      continue
    }
    const sample = sampleOf(inner)
    if (sample !== '' && !holdsContact(sample)) found.push({ path, sample })
  }
}

function sampleOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (!Array.isArray(value)) return shorten(toText(value), MAX_SAMPLE)
  const texts = toItems(value)
    .slice(0, 4)
    .map((item) => toText(item) || toText(own(item, 'url')))
  return shorten(texts.filter((text) => text !== '').join(', '), MAX_SAMPLE)
}

function listTerms(record: JsonObject): SourceFieldSample[] {
  const names = new Map<string, string[]>()
  for (const { taxonomy, name } of readTerms(record)) {
    names.set(taxonomy, [...(names.get(taxonomy) ?? []), name])
  }
  return [...names].map(([taxonomy, terms]) => ({
    path: `${TERMS}.${taxonomy}`,
    sample: shorten(terms.join(', '), MAX_SAMPLE),
  }))
}

function isTermIds(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'number')
}
