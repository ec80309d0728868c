import { fullName } from '../../clients/index.ts'
import { editDistance } from '../../clients/edit-distance.ts'
import type { Property } from '../../properties/index.ts'
import { foldForSearch } from '../../text/index.ts'
import { citedListings } from '../reply/cited-listings.ts'
import { TOOL_MESSAGES as say } from './messages.ts'
import { type ToolClient, ToolRefusal } from './proposal.ts'

const TITLES = new Set(
  'el la sr sra srta senor senora don dona lic ing arq dr dra de del'.split(' '),
)
const MAX_OPTIONS = 5
const SHORTEST_MISSPELT = 4

export function findClient(name: string | null, clients: readonly ToolClient[]): ToolClient {
  const wanted = nameWords(name ?? '')
  if (name === null || wanted.length === 0) throw new ToolRefusal(say.clientMissing)
  const exact = clients.filter((client) => isNamed(client, wanted, (a, b) => a === b))
  const found =
    exact.length > 0 ? exact : clients.filter((client) => isNamed(client, wanted, isNear))
  // 'Ana Gil' means the client of exactly that name, even if an 'Ana Gil Pérez' exists too.
  const whole = found.filter((client) => nameWords(fullName(client)).length === wanted.length)
  const [only, second] = whole.length === 1 ? whole : found
  if (!only) throw new ToolRefusal(say.clientUnknown(name))
  if (second) {
    const options = found.slice(0, MAX_OPTIONS).map(fullName).join(', ')
    throw new ToolRefusal(say.clientAmbiguous(name, options))
  }
  return only
}

export function findProperty(id: number | string | null, listings: readonly Property[]): Property {
  if (id === null || id === '') throw new ToolRefusal(say.propertyMissing)
  const number = Number(String(id).replace(/^\s*#/, ''))
  const found = listings.find((listing) => listing.id === number)
  const named = found ? [found] : typeof id === 'string' ? citedListings(id, listings) : []
  const [only, second] = named
  if (!only || second) throw new ToolRefusal(say.propertyUnknown)
  return only
}

function isNamed(
  client: ToolClient,
  wanted: readonly string[],
  isSame: (typed: string, word: string) => boolean,
): boolean {
  const words = nameWords(fullName(client))
  return wanted.every((typed) => words.some((word) => isSame(typed, word)))
}

function isNear(typed: string, word: string): boolean {
  return typed === word || (typed.length >= SHORTEST_MISSPELT && editDistance(typed, word, 1) <= 1)
}

export function nameWords(name: string): string[] {
  return foldForSearch(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word))
}
