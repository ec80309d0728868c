import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { anonymous } from './support/clients.ts'

/**
 * Checks docs/compatibility.md: every method of the installed supabase-js has a row, no row names a missing method, and a row that says
 * that a method works names a test that calls it.
 */
interface Row {
  section: string
  method: string
  state: string
  tests: string[]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const rows = readRows(readFileSync(join(root, 'docs/compatibility.md'), 'utf8'))
const supabase = anonymous()

const INTERNAL = new Set([
  'constructor',
  'cloneRequestState',
  'fetchJwk',
  'processResponse',
  'then',
  'storage',
  'uploadOrUpdate',
  'prepareUploadFormData',
  'encodeMetadata',
  'toBase64',
  'applyTransformOptsToQuery',
  'handleOperation',
  'bucketLifecycleUrl',
  'listBucketOptionsToQueryString',
])

const SECTIONS: [section: string, owner: string, methods: string[]][] = [
  ['supabase', 'SupabaseClient', methodsOf(supabase, 'SupabaseClient')],
  ['supabase.auth', 'GoTrueClient', methodsOf(supabase.auth, 'GoTrueClient')],
  ['supabase.auth.admin', 'GoTrueAdminApi', methodsOf(supabase.auth.admin, 'GoTrueAdminApi')],
  [
    'supabase.from()',
    'PostgrestQueryBuilder',
    methodsOf(supabase.from('t'), 'PostgrestQueryBuilder'),
  ],
  ['Filters', 'PostgrestFilterBuilder', methodsOf(query(), 'PostgrestFilterBuilder')],
  [
    'Modifiers',
    'PostgrestTransformBuilder',
    [...methodsOf(query(), 'PostgrestTransformBuilder'), ...methodsOf(query(), 'PostgrestBuilder')],
  ],
  [
    'supabase.storage',
    'StorageBucketApi',
    [
      ...methodsOf(supabase.storage, 'StorageClient'),
      ...methodsOf(supabase.storage, 'StorageBucketApi'),
    ],
  ],
  [
    'supabase.storage.from()',
    'StorageFileApi',
    [...methodsOf(bucket(), 'StorageFileApi'), ...methodsOf(bucket(), 'BaseApiClient')],
  ],
  ['supabase.realtime', 'RealtimeClient', methodsOf(supabase.realtime, 'RealtimeClient')],
  ['supabase.channel()', 'RealtimeChannel', methodsOf(supabase.channel('t'), 'RealtimeChannel')],
  ['supabase.functions', 'FunctionsClient', methodsOf(supabase.functions, 'FunctionsClient')],
]

function bucket(): object {
  return supabase.storage.from('b')
}

function query(): object {
  return supabase.from('t').select()
}

function methodsOf(instance: object, owner: string): string[] {
  let prototype: unknown = Object.getPrototypeOf(instance)
  while (prototype instanceof Object && prototype.constructor.name !== owner)
    prototype = Object.getPrototypeOf(prototype)
  if (!(prototype instanceof Object)) throw new Error(`supabase-js has no ${owner} any more`)
  return Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, { value }]) => typeof value === 'function' && !name.startsWith('_'))
    .map(([name]) => name)
    .filter((name) => !INTERNAL.has(name))
}

function readRows(markdown: string): Row[] {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    section = /^## `?([^`]+)`?$/.exec(line)?.[1] ?? section
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const method = /^`(.+)`$/.exec(cells[1] ?? '')?.[1]
    if (method === undefined || cells.length !== 5) return []
    const tests = [...(cells[3] ?? '').matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(
      ([, path]) => path ?? '',
    )
    return [{ section, method, state: cells[2] ?? '', tests }]
  })
}

const named = (section: string) =>
  rows.filter((row) => row.section === section).map(({ method }) => method)

describe('docs/compatibility.md', () => {
  it.each(SECTIONS)(
    'docs/compatibility.md: %s has a row for every method of %s and no further rows',
    (section, _, methods) => {
      const listed = named(section).filter((method) => !/[.*]/.test(method))
      expect(listed.toSorted()).toEqual([...new Set(methods)].toSorted())
    },
  )

  it('docs/compatibility.md has a row for every group of methods in auth and auth.admin', () => {
    const groups = (owner: object) =>
      Object.entries(owner)
        .filter(([name, value]) => !INTERNAL.has(name) && isGroup(value))
        .map(([name]) => `${name}.*`)
    expect(named('supabase.auth')).toEqual(expect.arrayContaining(groups(supabase.auth)))
    expect(named('supabase.auth.admin')).toEqual(
      expect.arrayContaining(groups(supabase.auth.admin)),
    )
  })

  it('docs/compatibility.md has a row for every service of the client and every part of storage', () => {
    const services = ['storage', 'realtime', 'functions']
    expect(services.every((name) => name in supabase)).toBe(true)
    expect(named('supabase')).toEqual(expect.arrayContaining(services.map((name) => `${name}.*`)))
    const parts = gettersOf(supabase.storage).map((name) => `${name}.*`)
    expect(named('supabase.storage')).toEqual(expect.arrayContaining(parts))
  })

  it('docs/compatibility.md answers each feature with yes, partly, no or pending, and gives a reason for all but yes', () => {
    const unclear = rows.filter(({ state }) => !/^(yes$|yes |(partly|no|pending): \S)/.test(state))
    expect(unclear).toEqual([])
  })

  it('docs/compatibility.md names tests that exist and call the method', () => {
    const untrue = rows
      .filter(({ state }) => /^(yes|partly)/.test(state))
      .filter(({ method, tests }) => !tests.some((path) => calls(path, method)))
    expect(untrue).toEqual([])
    const missing = rows
      .flatMap(({ tests }) => tests)
      .filter((path) => !existsSync(join(root, path)))
    expect(missing).toEqual([])
  })
})

function gettersOf(instance: object): string[] {
  const prototype: unknown = Object.getPrototypeOf(instance)
  return Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([, descriptor]) => Object.hasOwn(descriptor, 'get'))
    .map(([name]) => name)
}

function isGroup(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return false
  return Object.values(value).some((member) => typeof member === 'function')
}

function calls(path: string, method: string): boolean {
  const file = join(root, path)
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  const found = method.endsWith('.*') ? [method.slice(0, -1)] : [`${method}(`, `${method}<`]
  return found.some((call) => text.includes(`.${call}`))
}
