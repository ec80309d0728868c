import type { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addFactor,
  attempt,
  createAgent,
  insertText,
  ownedBy,
  type Agent,
  type Persona,
} from './agents.ts'
import { TABLES, type Operation, type TableRules } from './tables.ts'

const REFUSED = '42501'
const OPERATIONS: Operation[] = ['select', 'insert', 'update', 'delete']

type Verdict = 'allowed' | 'nothing' | 'refused' | `error ${string}`

function statementFor(
  table: string,
  operation: Operation,
  agent: Agent,
): { text: string; values: unknown[] } {
  const rules = TABLES[table]!
  const shared = rules.readableBy !== undefined
  const where = shared ? 'true' : `id = '${agent.ids[table]}'`
  switch (operation) {
    case 'select':
      return { text: `select id from ${table} where ${where}`, values: [] }
    case 'delete':
      return { text: `delete from ${table} where ${where}`, values: [] }
    case 'update': {
      const change = rules.change ?? { created_at: '2020-01-01' }
      const sets = Object.keys(change).map((column, i) => `${column} = $${i + 1}`)
      return {
        text: `update ${table} set ${sets.join(', ')} where ${where}`,
        values: Object.values(change),
      }
    }
    case 'insert': {
      const row = { ...rules.row(agent.ids), ...(shared ? {} : ownedBy(table, agent.id)) }
      return {
        text: insertText(table, row, 'on conflict do nothing returning id'),
        values: Object.values(row),
      }
    }
  }
}

function ownerMay({ owner, readableBy }: TableRules, operation: Operation): Verdict {
  if (operation === 'select' && readableBy?.includes('agent')) return 'allowed'
  return owner.includes(operation) ? 'allowed' : 'refused'
}

/** Without a grant the operation is refused. With a grant, the owner's rows do not exist for other agents. */
function otherMay({ owner, readableBy, guarded = [] }: TableRules, operation: Operation): Verdict {
  if (operation === 'select' && readableBy?.includes('agent')) return 'allowed'
  if (operation === 'insert') return 'refused'
  return owner.includes(operation) || guarded.includes(operation) ? 'nothing' : 'refused'
}

function ownerWithoutSecondFactorMay(rules: TableRules, operation: Operation): Verdict {
  if (operation === 'insert') return 'refused'
  const { owner, readableBy, guarded = [] } = rules
  const isGranted = owner.includes(operation) || guarded.includes(operation)
  if (operation === 'select' && readableBy) return 'nothing'
  return isGranted ? 'nothing' : 'refused'
}

function anonymousMay({ readableBy }: TableRules, operation: Operation): Verdict {
  return operation === 'select' && readableBy?.includes('anonymous') ? 'allowed' : 'refused'
}

export function describeRlsMatrix(ownerOf: () => Client): void {
  let owner: Client
  let mine: Agent
  let theirs: Agent
  let careful: Agent

  beforeAll(async () => {
    owner = ownerOf()
    mine = await createAgent(owner)
    theirs = await createAgent(owner)
    careful = await createAgent(owner)
    await addFactor(owner, careful.id)
  })

  async function tryOn(
    table: string,
    operation: Operation,
    persona: Persona,
    agent = mine,
  ): Promise<Verdict> {
    const { text, values } = statementFor(table, operation, agent)
    const outcome = await attempt(owner, persona, text, values)
    if (outcome === REFUSED) return 'refused'
    if (typeof outcome === 'string') return `error ${outcome}`
    // An insert may conflict with the only row that is allowed. Then the policy has let it pass although nothing was added.
    return outcome > 0 || operation === 'insert' ? 'allowed' : 'nothing'
  }

  it('the RLS matrix names every table of the public schema', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    )
    expect(Object.keys(TABLES).toSorted()).toEqual(rows.map((row) => row.name))
  })

  it('every table has row-level security switched on', async () => {
    const { rows } = await owner.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    )
    expect(rows).toEqual([])
  })

  it('every table and the files have the policy of the second factor', async () => {
    const { rows } = await owner.query(
      `select relname from pg_class where (relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
           or oid = 'storage.objects'::regclass)
         and not exists (
           select from pg_policies as policy
           where policy.schemaname = relnamespace::regnamespace::text and policy.tablename = relname
             and policy.policyname = 'second_factor' and policy.permissive = 'RESTRICTIVE' and policy.cmd = 'ALL'
             and policy.roles = '{authenticated}' and policy.qual ~* 'select private.passed_second_factor'
         )`,
    )
    expect(rows).toEqual([])
  })

  describe.each(Object.entries(TABLES))('%s', (table, rules) => {
    it.each(OPERATIONS)('a row’s owner may: %s', async (operation) => {
      const verdict = await tryOn(table, operation, { role: 'authenticated', id: mine.id })
      expect(verdict).toBe(ownerMay(rules, operation))
    })

    it.each(OPERATIONS)('a row’s owner with a second factor may at aal2: %s', async (operation) => {
      const persona = { role: 'authenticated', id: careful.id, aal: 'aal2' } as const
      expect(await tryOn(table, operation, persona, careful)).toBe(ownerMay(rules, operation))
    })

    it.each(OPERATIONS)('a row’s owner with a second factor may at aal1: %s', async (operation) => {
      const persona = { role: 'authenticated', id: careful.id, aal: 'aal1' } as const
      const verdict = await tryOn(table, operation, persona, careful)
      expect(verdict).toBe(ownerWithoutSecondFactorMay(rules, operation))
    })

    it.each(OPERATIONS)('on a row of somebody else, another agent may: %s', async (operation) => {
      const verdict = await tryOn(table, operation, { role: 'authenticated', id: theirs.id })
      expect(verdict).toBe(otherMay(rules, operation))
    })

    it.each(OPERATIONS)('on a row of an agent, an anonymous visitor may: %s', async (operation) => {
      expect(await tryOn(table, operation, { role: 'anon' })).toBe(anonymousMay(rules, operation))
    })
  })

  const owned = Object.keys(TABLES).filter((table) => !TABLES[table]!.readableBy)
  it.each(owned)('a row of %s cannot be given to another agent', async (table) => {
    const key = table === 'profiles' ? 'id' : 'user_id'
    const outcome = await attempt(
      owner,
      { role: 'authenticated', id: mine.id },
      `update ${table} set ${key} = $1 where id = $2`,
      [theirs.id, mine.ids[table]],
    )
    // 235xx means that a constraint was checked before the policy. Nothing changed in that case either.
    expect([REFUSED, '23503', '23505', '23514']).toContain(outcome)
  })
}
