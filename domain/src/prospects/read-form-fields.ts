import { isEmail } from '../fields/index.ts'
import { isValidPhone, normalizePhone, phoneExtension } from '../phones/index.ts'
import { cutText } from '../text/index.ts'
import { factOfLabel, type PastedFact } from './paste-labels.ts'
import {
  EMPTY_DRAFT,
  HONEYPOT,
  PROSPECT_LIMITS,
  type OtherField,
  type ProspectDraft,
} from './prospect.ts'

/** The name and the value of a field as sent, for example 'wpforms[fields][0][first]'. */
export type FormField = readonly [name: string, value: string]

export interface ReadForm {
  draft: ProspectDraft
  /** Texts that may name the listing, the most reliable first. */
  listingTexts: string[]
  /** True if a field is filled in that people do not see. */
  isBot: boolean
}

/** No form has more fields. Further ones are not read. */
const MAX_FIELDS = 200

/** Fields that plug-ins send for their own use. */
const TECHNICAL =
  /^(?:_|action$|nonce|g-recaptcha|h-captcha|cf-turnstile|gform_|is_submit_|state_\d|post_id$|queried_id$|form_id$|form\[(?:id|name)\]$|meta\[|wpforms\[(?:id|nonce|token|submit|author|post_id|hp)\]|user_agent$|ip$|remote_ip$)/i
/** Names that a person's form may have too, but that one plug-in uses for itself. */
const TECHNICAL_OF: Readonly<Record<string, RegExp>> = {
  Elementor: /^(?:date|time|user agent|remote ip|powered by|form_name)$/i,
  'Gravity Forms':
    /^(?:id|status|currency|(?:date|payment|transaction|is)_\w+|created_by|source_id)$/,
}
/** These fields name the page that contains the form. */
const PAGE =
  /^(?:_wp_http_referer|referer|referrer|referer_title|page[ _-]?url|page[ _-]?title|source_url|url|pagina|url de la página|meta\[page_url\]\[value\])$/i

/** Recognises a plug-in by the names of its fields, each on a line. */
const PLUGINS: readonly (readonly [RegExp, string])[] = [
  [/^_wpcf7|^your-(?:name|email|message)$/m, 'Contact Form 7'],
  [
    /^form_fields\[|^fields\[[^\]]+\]\[value\]$|^(?:No Label|Sin etiqueta) |^queried_id$|^form_id\nform_name$/m,
    'Elementor',
  ],
  [/^wpforms\[/m, 'WPForms'],
  [/^gform_|^is_submit_|^is_starred$|^input_\d+/m, 'Gravity Forms'],
]

/** PROS-12, PROS-13: reads the facts of a form whatever its fields are called, and all other fields as texts. */
export function readFormFields(sent: readonly FormField[]): ReadForm {
  const fields = titled(
    sent.slice(0, MAX_FIELDS).map(([name, value]) => [clean(name), clean(value)]),
  )
  const plugin = pluginOf(sent)
  const facts = new Facts()
  const unknown: Unknown[] = []
  const pages: string[] = []
  for (const [name, value] of fields) {
    if (value === '' || name === HONEYPOT) continue
    if (PAGE.test(name)) pages.push(value)
    else if (!TECHNICAL.test(name) && !TECHNICAL_OF[plugin ?? '']?.test(name)) {
      const label = labelOf(name)
      const group = GROUP.exec(name)?.groups
      const fact = group ? group['listing'] && factOfListing(label) : factOfName(name, label)
      if (!fact || !facts.take(fact, value)) {
        const isKnown = fact !== undefined || group !== undefined
        unknown.push({ label: group ? pathOf(name) : label, value, isKnown })
      }
    }
  }
  const others = guess(facts, unknown)
  const listingTexts = [...facts.listings, ...pages].map((text) =>
    cutText(text, PROSPECT_LIMITS.listingText),
  )
  return {
    draft: {
      ...EMPTY_DRAFT,
      ...facts.asDraft(),
      listingText: listingTexts[0] ?? null,
      otherFields: bounded([...others, ...facts.left]),
      sourceName: plugin,
    },
    listingTexts,
    isBot: sent.some(([name, value]) => name === HONEYPOT && value.trim() !== ''),
  }
}

interface Unknown {
  label: string
  value: string
  /** True if the field's name is known although its value is no fact of the person, or does not have the form of such a field. */
  isKnown: boolean
}

/** Collects the facts. If a fact occurs twice, the first one counts. */
class Facts {
  readonly listings: string[] = []
  readonly left: OtherField[] = []
  #names: string[] = []
  #surnames: string[] = []
  email: string | null = null
  phone: string | null = null
  message: string | null = null

  get hasName(): boolean {
    return this.#names.length > 0
  }

  /** Returns false if the value is not of this kind, or if the fact is already known. */
  take(fact: PastedFact, value: string): boolean {
    switch (fact) {
      case 'email':
        return this.#takeEmail(value)
      case 'phone':
        return this.#takePhone(value)
      case 'message':
        return this.#takeMessage(value)
      case 'listing':
        this.listings.push(value)
        return true
      case 'surname':
        this.#surnames.push(value)
        return true
      case 'name':
        if (this.#names.length > 0) return false
        this.#names.push(value)
        return true
    }
  }

  #takeEmail(value: string): boolean {
    if (this.email !== null || !isEmail(value)) return false
    this.email = value
    return true
  }

  #takePhone(value: string): boolean {
    const phone = normalizePhone(value)
    if (this.phone !== null || !isValidPhone(phone)) return false
    this.phone = phone
    const extension = phoneExtension(value)
    if (extension !== null) this.left.push({ label: 'Extensión', value: extension })
    return true
  }

  #takeMessage(value: string): boolean {
    if (this.message !== null) return false
    this.message = value
    return true
  }

  asDraft(): Pick<ProspectDraft, 'name' | 'email' | 'phone' | 'message'> {
    const name = [...this.#names, ...this.#surnames].join(' ')
    const { message } = this
    // The part of a value that its column cannot hold is added to the other fields.
    keepRest(this.left, 'Nombre', name, PROSPECT_LIMITS.name)
    keepRest(this.left, 'Mensaje', message ?? '', PROSPECT_LIMITS.message)
    return {
      name: cutText(name, PROSPECT_LIMITS.name).trim() || null,
      email: this.email,
      phone: this.phone,
      message: message === null ? null : cutText(message, PROSPECT_LIMITS.message),
    }
  }
}

function keepRest(left: OtherField[], label: string, value: string, max: number): void {
  if (value.length > max)
    left.push({ label: `${label} (continúa)`, value: value.slice(cutText(value, max).length) })
}

/**
 * Guesses the facts of fields without a known name: a value that looks like an e-mail address or a telephone number becomes that fact.
 * Plug-ins that only number their fields (WPForms, Gravity Forms) give no other hint, so the first value that reads like a name becomes the
 * name, and the longest of several words the message.
 */
function guess(facts: Facts, unknown: readonly Unknown[]): OtherField[] {
  const taken = new Set<Unknown>()
  const nameless = unknown.filter(({ isKnown }) => !isKnown)
  const take = (fact: PastedFact, field: Unknown | undefined) => {
    if (field && facts.take(fact, field.value)) taken.add(field)
  }
  take(
    'email',
    nameless.find(({ value }) => isEmail(value)),
  )
  take(
    'phone',
    nameless.find(({ label, value }) => LIKE_PHONE.test(value) && !LIKE_ID.test(label)),
  )
  const numbered = nameless.filter((field) => NUMBERED.test(field.label) && !taken.has(field))
  if (!facts.hasName) {
    take(
      'name',
      numbered.find(({ value }) => LIKE_NAME.test(value)),
    )
  }
  const texts = numbered.filter((field) => !taken.has(field) && /\S\s+\S/.test(field.value))
  take('message', texts.toSorted((a, b) => b.value.length - a.value.length)[0])
  return unknown
    .filter((field) => !taken.has(field))
    .map(({ label, value }) => ({ label: cutText(label, 100), value }))
}

const LIKE_PHONE = /^\+?\(?\d[\d\s().-]{8,20}\d$/
const LIKE_ID = /(?:^| )(?:id|clave|folio|fecha|date|precio|price|presupuesto)(?: |$)/i
const LIKE_NAME = /^\p{L}[\p{L}'’.\s-]{1,60}$/u
const NUMBERED = /^Campo \d/

/** In Elementor's advanced form, the title of a field is sent beside its value. */
function titled(fields: readonly FormField[]): FormField[] {
  const values = new Map(fields)
  return fields.flatMap(([name, value]): FormField[] => {
    const part = /^fields\[([^\]]+)\]\[(\w+)\]/.exec(name)
    if (!part) return [[name, value]]
    const [, id = '', what] = part
    if (what !== 'value') return []
    const title = values.get(`fields[${id}][title]`)
    return [[title || id, value]]
  })
}

/** Returns a field's name as a person would write it: 'form_fields[email]' becomes 'email', and 'wpforms[fields][2]' becomes 'Campo 2'. */
function labelOf(name: string): string {
  const parts = name
    .replace(/^(?:No Label|Sin etiqueta) /, '')
    .split(/[[\]]+/)
    .filter(Boolean)
  const said = parts.findLast(
    (part) => !/^(?:input_)?\d+(?:[._]\d+)*$|^(?:value|wpforms|fields)$/.test(part),
  )
  if (said !== undefined) return said.replaceAll(/[_-]+/g, ' ').trim()
  const number = parts.findLast((part) => /\d/.test(part)) ?? name
  return `Campo ${number.replace('input_', '').replaceAll('_', '.')}`.trim()
}

/** The listing in a body, and the person who offers it, have names and telephones too, which are not those of the prospect. */
const GROUP =
  /(?:^|\[)(?:(?<listing>property|listing|propiedad|inmueble|anuncio|aviso)|agent|agente|asesor|broker|owner|publisher|publicador|office|agency|inmobiliaria)\]?\[/i
const LISTING_PARTS = /^(?:id|public id|name|nombre|title|titulo|título|url|slug)$/i

function factOfListing(label: string): PastedFact | undefined {
  return LISTING_PARTS.test(label) ? 'listing' : onlyListing(factOfLabel(label))
}

const onlyListing = (fact: PastedFact | undefined) => (fact === 'listing' ? fact : undefined)

const pathOf = (name: string) => name.replaceAll(/[[\]_-]+/g, ' ').trim()

/** In a name field of Gravity Forms, part 3 is the first name and part 6 the surname. */
function factOfName(name: string, label: string): PastedFact | undefined {
  const part = /^(?:input_)?\d+[._]([36])$/.exec(name)?.[1]
  if (part !== undefined) return part === '3' ? 'name' : 'surname'
  return factOfLabel(label)
}

function pluginOf(sent: readonly FormField[]): string | null {
  const names = sent.map(([name]) => name).join('\n')
  return PLUGINS.find(([pattern]) => pattern.test(names))?.[1] ?? null
}

/** Removes NUL characters and halves of surrogate pairs, which the database cannot store. */
export function clean(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('\r\n', '\n')
    .trim()
}

/** Returns as many fields as fit into otherFieldsBytes, cuts the first that does not fit, and drops the rest. */
function bounded(fields: readonly OtherField[]): OtherField[] {
  const kept: OtherField[] = []
  // The database writes a space after each colon and comma, which also takes space.
  let room = PROSPECT_LIMITS.otherFieldsBytes - 64
  for (const field of fields) {
    const size = sizeOf(field)
    if (size <= room) kept.push(field)
    else {
      // A character takes at most six bytes of JSON.
      const value = cutText(
        field.value,
        Math.max(0, Math.floor((room - sizeOf({ ...field, value: '' })) / 6)),
      )
      if (value.trim() !== '') kept.push({ ...field, value })
      break
    }
    room -= size
  }
  return kept
}

/** Returns an upper bound of the bytes, counting each character outside of ASCII as three. */
function sizeOf(field: OtherField): number {
  return JSON.stringify(field).replaceAll(/[^ -~]/g, '...').length + 8
}
