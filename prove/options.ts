import { parseArgs } from 'node:util'
import { RUN_SIZES, type RunSizes, type Part } from './part.ts'

export interface ProveOptions {
  parts: Part<unknown>[]
  lengths: RunSizes
  profile: boolean
}

/**
 * The command is `npm run prove -- PART… --agents N --minutes N --seconds N --kills N --profile`; `page` alone writes docs/proof.md from
 * stored results.
 */
export function readOptions(args: string[], all: readonly Part<unknown>[]): ProveOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      agents: { type: 'string' },
      minutes: { type: 'string' },
      seconds: { type: 'string' },
      kills: { type: 'string' },
      profile: { type: 'boolean' },
    },
  })
  const lengths: RunSizes = {}
  for (const name of RUN_SIZES) {
    const given = values[name]
    if (given === undefined) continue
    const value = Number(given)
    if (!(value > 0)) throw new Error(`--${name} takes a number above 0`)
    lengths[name] = value
  }
  const named = positionals.filter((name) => name !== 'page')
  const unknown = named.filter((name) => !all.some((part) => part.name === name))
  if (unknown.length > 0) {
    const names = all.map(({ name }) => name).join(', ')
    throw new Error(`No part is called ${unknown.join(', ')}. There are: ${names}, page.`)
  }
  const isEverything = positionals.length === 0
  const parts = all.filter(({ name }) => isEverything || named.includes(name))
  return { parts, lengths, profile: values.profile ?? false }
}

export function runSizesOf({ full }: Part<unknown>, given: RunSizes): RunSizes {
  const known = RUN_SIZES.filter((name) => full[name] !== undefined)
  return Object.fromEntries(known.map((name) => [name, given[name] ?? full[name]]))
}
