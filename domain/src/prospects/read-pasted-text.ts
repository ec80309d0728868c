import { isEmail } from '../fields/index.ts'
import { isValidPhone, normalizePhone } from '../phones/index.ts'
import { factOfLabel, type PastedFact } from './paste-labels.ts'

/** The person can correct these facts before anything is stored. */
export type PastedFacts = {
  [Fact in Exclude<PastedFact, 'surname'> | 'source']?: string | undefined
}

export const MAX_PASTED_TEXT = 20_000

const DECORATION = /^[\s>*•·\-–—_|]+|[\s*_]+$/g
const LABELLED = /^([^:：]{2,40})[:：](.*)$/
const SEPARATOR = /^[\s>]*[-–—_=*]{4,}\s*$/
const CHAT_LINE =
  /^\[?\d{1,2}[:/.]\d{2}[^\]a-z]{0,24}(?:[ap]\.?\s?m\.?)?(?:, \d[\d/.]+)?(?:\]| -) ([^:]{2,60}): (.*)$/i
const EMAIL = /[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+\.[a-z]{2,}/gi
const PHONE = /\+?\(?\d[\d\s().-]{8,20}\d/g
const INTRODUCTION =
  /(?:[Ss]oy|[Mm]e llamo|[Mm]i nombre es|[Mm]y name is|I am)\s+((?:\p{Lu}\p{L}+)(?:\s+(?:d[eo]l?|de la|y)?\s*\p{Lu}\p{L}+){0,3})/u
const LINK = /https?:\/\/[^\s<>"')\]]+/i
const PORTALS = {
  inmuebles24: 'Inmuebles24',
  vivanuncios: 'Vivanuncios',
  lamudi: 'Lamudi',
  easybroker: 'EasyBroker',
  mercadolibre: 'Mercado Libre',
  propiedades: 'Propiedades.com',
  trovit: 'Trovit',
  mitula: 'Mitula',
} as const
const PORTAL = new RegExp(String.raw`\b(${Object.keys(PORTALS).join('|')})\.com`, 'i')
/** Portals and systems send from these addresses on behalf of others, so none is the prospect's own. */
const SENDS_FOR_OTHERS =
  /^(?:no-?reply|no-?responder|noresponder|notificaciones?|avisos?|leads?|contacto|info|ventas|alertas?)[@+.-]|@(?:[\w-]+\.)*(?:inmuebles24|vivanuncios|lamudi|proppit|easybroker|mercadolibre|propiedades|trovit|mitula|wordpress)\./i

export function sendsForOthers(email: string): boolean {
  return SENDS_FOR_OTHERS.test(email)
}

/** PROS-51: reads the mail of a portal or a form, or messages copied from a chat. */
export function readPastedText(pasted: string): PastedFacts {
  const lines = pasted.slice(0, MAX_PASTED_TEXT).split(/\r\n|\r|\n/)
  const chat = readChat(lines)
  const facts = chat ?? readLabels(lines)
  const text = lines.join('\n')
  facts.email ??= text.match(EMAIL)?.find((found) => isEmail(found) && !sendsForOthers(found))
  facts.phone ??= text.match(PHONE)?.find((found) => isValidPhone(normalizePhone(found)))
  facts.name ??= INTRODUCTION.exec(text)?.[1]
  facts.listing ??= LINK.exec(text)?.[0]
  facts.source ??= portalIn(text)
  facts.message ??= text
  return trimmed(facts)
}

/** Returns the portal whose address occurs in the text. */
export function portalIn(text: string): string | undefined {
  const name = PORTAL.exec(text)?.[1]?.toLowerCase()
  return PORTALS[name as keyof typeof PORTALS]
}

/** The value comes after its label, or on the next line if nothing does. A message extends to the next label. */
function readLabels(lines: readonly string[]): PastedFacts {
  const facts: PastedFacts = {}
  const message: string[] = []
  let open: PastedFact | undefined
  for (const line of lines) {
    const bare = line.replaceAll(DECORATION, '')
    const [, label = bare, value = ''] = LABELLED.exec(bare) ?? []
    const fact = factOfLabel(label)
    if (fact !== undefined) {
      const behind = value.replaceAll(DECORATION, '')
      if (fact === 'message') message.push(behind)
      else if (behind !== '') put(facts, fact, behind)
      open = fact === 'message' || behind === '' ? fact : undefined
    } else if (SEPARATOR.test(line)) {
      open = undefined
    } else if (open === 'message') {
      message.push(bare)
    } else if (open !== undefined && bare !== '') {
      put(facts, open, bare)
      open = undefined
    }
  }
  const said = message.join('\n').trim()
  if (said !== '') facts.message = said
  return facts
}

/** The first person who writes is the prospect. All messages of that person are joined. */
function readChat(lines: readonly string[]): PastedFacts | undefined {
  const said: string[] = []
  let first: string | undefined
  let isTheirs = false
  for (const line of lines) {
    const [, sender, words] = CHAT_LINE.exec(line.trim()) ?? []
    if (sender !== undefined && words !== undefined) {
      first ??= sender.replace(/^~\s*/, '')
      isTheirs = sender.replace(/^~\s*/, '') === first
      if (isTheirs) said.push(words)
    } else if (isTheirs) {
      said.push(line)
    }
  }
  if (first === undefined) return undefined
  const isNumber = isValidPhone(normalizePhone(first))
  return {
    [isNumber ? 'phone' : 'name']: first,
    message: said.join('\n'),
    source: 'WhatsApp',
  }
}

/** The second 'Nombre' of a mail is often the agent's own name, so the first one counts. A surname completes the name. */
function put(facts: PastedFacts, fact: PastedFact, value: string): void {
  if (fact === 'surname') facts.name = facts.name === undefined ? value : `${facts.name} ${value}`
  else if (fact === 'email') facts.email ??= value.match(EMAIL)?.[0]
  else facts[fact] ??= value
}

function trimmed(facts: PastedFacts): PastedFacts {
  const entries = Object.entries(facts).flatMap(([fact, value]) =>
    value?.trim() ? [[fact, value.trim()]] : [],
  )
  return Object.fromEntries(entries) as PastedFacts
}
