import { foldForSearch, plainText } from '../../text/index.ts'
import { firstOf, termsOf, valuesOf, wordsOf, type Source } from '../source/read-source.ts'
import { isObject, type JsonObject } from '../source/json.ts'
import { holdsContact, isPrivateField } from '../source/private-fields.ts'
import { toFlag, toItems, toText, unwrap } from '../source/unwrap.ts'
import type { ListingFlag } from '../property.ts'
import { AMENITY_FIELDS } from './amenity-fields.ts'

export interface ReadFeatures {
  features: readonly string[]
  furnished: boolean
  petFriendly: boolean
  unstated: readonly ListingFlag[]
}

const MAX_FEATURES = 60
const MAX_LENGTH = 80
const FURNISHED = /\b(?:amueblad[ao]|amoblad[ao]|sin amueblar|(?:un)?furnished)\b/
const PETS = /\b(?:pet friendly|petfriendly|mascotas|pets)\b/
const SAID_YES = /\b(?:se (?:aceptan|permiten)|bienvenid|fully|part|semi)/
const NOT = /\b(?:sin|no|not|un)\b|unfurnished/

export function readFeatures(source: Source): ReadFeatures {
  const features = unique([
    ...termsOf(source, 'feature'),
    ...[...valuesOf(source, 'features')].flatMap((value) => featuresIn(source, value)),
    ...amenitySwitches(source),
  ])
  const flags = {
    furnished: readFlag(source, 'furnished', FURNISHED, features),
    petFriendly: readFlag(source, 'petFriendly', PETS, features),
  }
  return {
    features,
    furnished: flags.furnished === true,
    petFriendly: flags.petFriendly === true,
    unstated: (['furnished', 'petFriendly'] as const).filter((flag) => flags[flag] === null),
  }
}

function featuresIn(source: Source, value: unknown): string[] {
  const inner = unwrap(value)
  if (typeof inner === 'string') return splitText(inner)
  if (isObject(inner) && Object.values(inner).some((item) => toFlag(item) !== null)) {
    return switchedOn(inner)
  }
  return toItems(inner).flatMap((item) => pairIn(item) ?? wordsOf(source, item))
}

function splitText(text: string): string[] {
  return text
    .slice(0, 10_000)
    .split(/[,;|\n•]|<\/li>|<br\s?\/?>/i)
    .map(plainText)
}

function switchedOn(switches: JsonObject): string[] {
  const names = Object.keys(switches).filter(
    (key) => !isPrivateField(key) && toFlag(switches[key]) === true,
  )
  return names.map((name) => sentence(name.replace(/[_-]+/g, ' ')))
}

function pairIn(item: unknown): string[] | undefined {
  const pair =
    Array.isArray(item) && item.length === 2 ? item : isObject(item) ? pairOf(item) : null
  if (!pair) return undefined
  const [label, value] = [toText(pair[0]), toText(pair[1])]
  if (isPrivateField(label) || label === '') return []
  return [value === '' ? label : `${label}: ${value}`]
}

function pairOf(item: JsonObject): [unknown, unknown] | null {
  const keys = Object.keys(item)
  const label = keys.find((key) => /(?:title|label|titulo|etiqueta)$/.test(key))
  const value = keys.find((key) => /(?:value|valor)$/.test(key))
  return label !== undefined && value !== undefined && label.includes('_')
    ? [item[label], item[value]]
    : null
}

function amenitySwitches(source: Source): string[] {
  return [...AMENITY_FIELDS].flatMap(([name, label]) => {
    const isOn = source.fields.get(name)?.some((value) => toFlag(value) === true)
    return isOn ? [label] : []
  })
}

/** A field with the flag's own name may answer with general words such as yes. Among the features the flag itself must be named. */
function readFlag(
  source: Source,
  field: ListingFlag,
  words: RegExp,
  features: readonly string[],
): boolean | null {
  const inField = (text: string) =>
    saidIn(text, words) ?? (SAID_YES.test(foldForSearch(text)) || null)
  const stated = firstOf(source, field, (value) => toFlag(value) ?? inField(toText(value)))
  if (stated !== null) return stated
  const naming = features.filter((feature) => words.test(foldForSearch(feature)))
  return naming.length === 0 ? null : naming.some((feature) => saidIn(feature, words) === true)
}

function saidIn(text: string, words: RegExp): boolean | null {
  const folded = foldForSearch(text)
  if (NOT.test(folded)) return false
  return words.test(folded) || null
}

function unique(texts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) {
    const isFeature = text !== '' && text.length <= MAX_LENGTH && !holdsContact(text)
    const key = foldForSearch(text)
    if (isFeature && !seen.has(key) && seen.size < MAX_FEATURES) seen.set(key, text)
  }
  return [...seen.values()]
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
