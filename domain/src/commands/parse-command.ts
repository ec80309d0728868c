import { parseMoney } from '../money/index.ts'
import { type Clock, takeMoment, type When } from './find-moment.ts'
import { joinTokens, type Token, tokenize, wordAt } from './tokens.ts'
import { readVerb, type Verb } from './verbs.ts'

/** What was typed, with its arguments as texts: which records they name, the search knows. */
export type Command =
  | { verb: 'client'; name: string }
  /** `people`: who may be meant by the title, the likeliest first. */
  | { verb: 'task'; title: string; people: readonly string[]; when: When | null }
  | { verb: 'visit'; who: string; where: string; when: When | null }
  /** `title`: what it is called, or the template that it is made from. */
  | { verb: 'document'; title: string }
  | { verb: 'call'; who: string }
  | { verb: 'whatsapp'; who: string; text: string }
  | { verb: 'open'; what: string }
  | { verb: 'move'; who: string; stage: string }
  | { verb: 'commission'; what: string; pesos: number | null }

/** Longer texts are pasted by mistake. */
const MAX_LENGTH = 300
const CONNECTORS = new Set(['a', 'al', 'con', 'de', 'del', 'para', 'por'])
const ARTICLES = new Set(['el', 'la', 'los', 'las', 'un', 'una', 'su', 'mi'])
const MAX_NAME_WORDS = 4
const MAX_PEOPLE = 2

/** CMD-02 to CMD-06: reads a typed command; null where the text begins with no verb. */
export function parseCommand(text: string, clock: Clock): Command | null {
  if (text.length > MAX_LENGTH) return null
  const tokens = tokenize(text)
  const found = readVerb(tokens)
  return found && readArguments(found.verb, tokens.slice(found.next), clock)
}

function readArguments(verb: Verb, tokens: readonly Token[], clock: Clock): Command {
  switch (verb) {
    case 'client':
      return { verb, name: joinTokens(withoutLead(tokens)) }
    case 'task':
      return readTask(tokens, clock)
    case 'visit':
      return readVisit(tokens, clock)
    case 'document':
      return { verb, title: capitalized(joinTokens(withoutLead(tokens))) }
    case 'call':
      return { verb, who: joinTokens(withoutLead(tokens)) }
    case 'whatsapp':
      return readMessage(tokens)
    case 'open':
      return { verb, what: joinTokens(withoutLead(tokens)) }
    case 'move':
      return readMove(tokens)
    case 'commission':
      return readCommission(joinTokens(withoutLead(tokens)))
  }
}

function readTask(tokens: readonly Token[], clock: Clock): Command {
  const { when, rest } = takeMoment(tokens, clock)
  const title = joinTokens(withoutEnd(wordAt(rest, 0) === 'de' ? rest.slice(1) : rest))
  return { verb: 'task', title: capitalized(title), people: namesIn(rest), when }
}

/** CMD-06: 'a Ana', 'con Ana en la casa de Itzimná', 'a la casa de Itzimná con Ana'. */
function readVisit(tokens: readonly Token[], clock: Clock): Command {
  const { when, rest } = takeMoment(tokens, clock)
  const said = withoutEnd(rest)
  const withAt = said.findIndex(({ word }) => word === 'con')
  const inAt = said.findIndex(({ word }) => word === 'en')
  const name = (from: number, to: number) => joinTokens(withoutLead(said.slice(from, to)))
  if (withAt === -1) {
    const end = inAt === -1 ? said.length : inAt
    return {
      verb: 'visit',
      who: name(0, end),
      where: inAt === -1 ? '' : name(inAt + 1, said.length),
      when,
    }
  }
  const isPlaceLast = inAt > withAt
  const who = name(withAt + 1, isPlaceLast ? inAt : said.length)
  const where = isPlaceLast ? name(inAt + 1, said.length) : name(inAt + 1, withAt)
  return { verb: 'visit', who, where, when }
}

/** 'whatsapp a Ana: ya voy en camino' */
function readMessage(tokens: readonly Token[]): Command {
  const said = withoutLead(tokens)
  const ends = said.findIndex(({ text }) => text.endsWith(':') || text.endsWith(','))
  const split = ends === -1 ? said.length : ends + 1
  return {
    verb: 'whatsapp',
    who: joinTokens(said.slice(0, split)),
    text: capitalized(joinTokens(said.slice(split))),
  }
}

/** 'mover a Ana a Oferta': the last 'a' leads to the stage. */
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

/** The words after 'a', 'con', 'de' or 'para' that may be somebody's name. */
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

/** What a moment leaves behind: 'llamar a Ana para', 'visita el'. */
function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length
  while (end > 0 && ['para', 'el', 'a', 'al', 'en', 'de'].includes(wordAt(tokens, end - 1)))
    end -= 1
  return tokens.slice(0, end)
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1)
}
