import { parseMoney } from '../money/index.ts'
import { type Clock, takeMoment, type When } from './find-moment.ts'
import { joinTokens, type Token, tokenize, wordAt } from './tokens.ts'
import { beginsWithInfinitive, readVerb, type Verb } from './verbs.ts'

/** The arguments stay texts. The search then finds the records that they name. */
export type Command =
  | { verb: 'client'; name: string; phone?: string }
  | { verb: 'task'; title: string; people: readonly string[]; when: When | null }
  | { verb: 'visit' | 'meeting'; who: string; where: string; when: When | null }
  | { verb: 'note'; who: string; text: string }
  | { verb: 'document'; title: string }
  | { verb: 'call'; who: string }
  | { verb: 'whatsapp'; who: string; text: string }
  | { verb: 'open'; what: string }
  | { verb: 'move'; who: string; stage: string }
  | { verb: 'commission'; what: string; pesos: number | null }

const MAX_LENGTH = 300
const CONNECTORS = new Set(['a', 'al', 'con', 'de', 'del', 'para', 'por'])
const ARTICLES = new Set(['el', 'la', 'los', 'las', 'un', 'una', 'su', 'mi'])
const MAX_NAME_WORDS = 4
const MAX_PEOPLE = 2

/** CMD-02 to CMD-06 and CMD-12: reads a typed command, or returns null if the text begins with no verb. */
export function parseCommand(text: string, clock: Clock): Command | null {
  if (text.length > MAX_LENGTH) return null
  const tokens = tokenize(text)
  const found = readVerb(tokens)
  if (!found) return beginsWithInfinitive(tokens) ? readPlanned(tokens, clock) : null
  const command = readArguments(found.verb, tokens.slice(found.next), clock)
  // 'Llamar' with another hour is a task for later.
  return (command.verb === 'call' && readPlanned(tokens, clock)) || command
}

/** CMD-12: a text with a moment is a task, even if it does not begin with the word for a task. */
function readPlanned(tokens: readonly Token[], clock: Clock): Command | null {
  const { when, rest } = takeMoment(tokens, clock)
  return when && rest.length > 1 ? readTask(tokens, clock) : null
}

function readArguments(verb: Verb, tokens: readonly Token[], clock: Clock): Command {
  switch (verb) {
    case 'client':
      return readClient(tokens)
    case 'task':
      return readTask(tokens, clock)
    case 'visit':
    case 'meeting':
      return readVisit(verb, tokens, clock)
    case 'note':
      return { verb, ...readMessage(tokens) }
    case 'document':
      return { verb, title: capitalized(joinTokens(withoutLead(tokens))) }
    case 'call':
      return { verb, who: joinTokens(withoutLead(tokens)) }
    case 'whatsapp':
      return { verb, ...readMessage(tokens) }
    case 'open':
      return { verb, what: joinTokens(withoutLead(tokens)) }
    case 'move':
      return readMove(tokens)
    case 'commission':
      return readCommission(joinTokens(withoutLead(tokens)))
  }
}

/** A number of ten digits or more is the telephone, even if it is written in groups: 'Juan Pérez 999 111 2233'. */
function readClient(tokens: readonly Token[]): Command {
  const isPart = ({ text }: Token) => /^[+\d().-]+$/.test(text)
  const from = tokens.findIndex(isPart)
  const after = tokens.slice(from).findIndex((token) => !isPart(token))
  const next = after === -1 ? tokens.length : from + after
  const phone = from === -1 ? '' : joinTokens(tokens.slice(from, next))
  const digits = phone.replaceAll(/\D/g, '').length
  if (digits < 10 || digits > 15) return { verb: 'client', name: nameOf(tokens) }
  return { verb: 'client', name: nameOf(tokens.toSpliced(from, next - from)), phone }
}

function nameOf(tokens: readonly Token[]): string {
  return joinTokens(withoutLead(tokens))
}

function readTask(tokens: readonly Token[], clock: Clock): Command {
  const { when, rest } = takeMoment(tokens, clock)
  const title = joinTokens(withoutEnd(wordAt(rest, 0) === 'de' ? rest.slice(1) : rest))
  return { verb: 'task', title: capitalized(title), people: namesIn(rest), when }
}

/** CMD-06 and CMD-16: after the verb the text may be 'a Ana', 'con Ana en la casa de Itzimná' or 'a la casa de Itzimná con Ana'. */
function readVisit(verb: 'visit' | 'meeting', tokens: readonly Token[], clock: Clock): Command {
  const { when, rest } = takeMoment(tokens, clock)
  const said = withoutEnd(rest)
  const withAt = said.findIndex(({ word }) => word === 'con')
  const inAt = said.findIndex(({ word }) => word === 'en')
  const name = (from: number, to: number) => joinTokens(withoutLead(said.slice(from, to)))
  if (withAt === -1) {
    const end = inAt === -1 ? said.length : inAt
    return {
      verb,
      who: name(0, end),
      where: inAt === -1 ? '' : name(inAt + 1, said.length),
      when,
    }
  }
  const isPlaceLast = inAt > withAt
  const who = name(withAt + 1, isPlaceLast ? inAt : said.length)
  const where = isPlaceLast ? name(inAt + 1, said.length) : name(inAt + 1, withAt)
  return { verb, who, where, when }
}

function readMessage(tokens: readonly Token[]): { who: string; text: string } {
  const said = withoutLead(tokens)
  const ends = said.findIndex(({ text }) => text.endsWith(':') || text.endsWith(','))
  const split = ends === -1 ? said.length : ends + 1
  return {
    who: joinTokens(said.slice(0, split)),
    text: capitalized(joinTokens(said.slice(split))),
  }
}

/** In 'mover a Ana a Oferta' the last 'a' precedes the stage. */
function readMove(tokens: readonly Token[]): Command {
  const said = tokens.filter(({ word }) => word !== 'etapa')
  const at = said.findLastIndex(({ word }) => ['a', 'hacia', '->', '→'].includes(word))
  if (at <= 0) return { verb: 'move', who: joinTokens(withoutLead(said)), stage: '' }
  return {
    verb: 'move',
    who: joinTokens(withoutLead(said.slice(0, at))),
    stage: joinTokens(withoutLead(said.slice(at + 1))),
  }
}

function readCommission(what: string): Command {
  const pesos = parseMoney(what)
  const isAmount = pesos !== null && pesos > 0
  return { verb: 'commission', what: isAmount ? '' : what, pesos: isAmount ? pesos : null }
}

function namesIn(tokens: readonly Token[]): string[] {
  const names: string[] = []
  for (let at = tokens.length - 2; at >= 0; at -= 1) {
    const isName = CONNECTORS.has(wordAt(tokens, at)) && !ARTICLES.has(wordAt(tokens, at + 1))
    if (!isName) continue
    const after = tokens.slice(at + 1)
    const ends = after.findIndex(({ word, text }) => CONNECTORS.has(word) || text.endsWith(','))
    const end = ends === -1 ? after.length : ends + (after[ends]?.text.endsWith(',') ? 1 : 0)
    const name = joinTokens(after.slice(0, Math.min(end, MAX_NAME_WORDS)))
    if (name !== '') names.push(name)
  }
  return names.slice(0, MAX_PEOPLE)
}

function withoutLead(tokens: readonly Token[]): readonly Token[] {
  let first = 0
  while (CONNECTORS.has(wordAt(tokens, first)) || ARTICLES.has(wordAt(tokens, first))) first += 1
  return tokens.slice(first)
}

function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length
  while (end > 0 && ['para', 'el', 'a', 'al', 'en', 'de'].includes(wordAt(tokens, end - 1)))
    end -= 1
  return tokens.slice(0, end)
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1)
}
