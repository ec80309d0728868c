import type { Request } from '@playwright/test'
import type { Client } from 'pg'
import { readSchemaCache, toStraight } from '../../../bench/straight-statements.ts'
import { scopeStatement } from '../../../backend/src/database/request-scope.ts'
import { connectOwner } from '../../../test-support/large-crm.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

export interface Access {
  table: string
  node: string
  index: string | undefined
}

export class Explainer {
  readonly #owner: Client
  readonly #cache: Awaited<ReturnType<typeof readSchemaCache>>

  private constructor(owner: Client, cache: Awaited<ReturnType<typeof readSchemaCache>>) {
    this.#owner = owner
    this.#cache = cache
  }

  static async open(dataDir: string): Promise<Explainer> {
    const owner = await connectOwner(dataDir)
    // EXPLAIN shows a function as one opaque node, and the board is read by a function, so auto_explain logs the plans inside.
    await owner.query(`load 'auto_explain'`)
    const settings = {
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_nested_statements': 'on',
      'auto_explain.log_format': 'json',
      client_min_messages: 'log',
    }
    for (const [name, value] of Object.entries(settings)) {
      await owner.query('select set_config($1, $2, false)', [name, value])
    }
    return new Explainer(owner, await readSchemaCache(dataDir))
  }

  async close(): Promise<void> {
    await this.#owner.end()
  }

  async ownersIndexes(): Promise<Set<string>> {
    const { rows } = await this.#owner.query<{ name: string }>(
      `select class.relname as name from pg_index
       join pg_class as class on class.oid = pg_index.indexrelid
       join pg_attribute as attribute
         on attribute.attrelid = pg_index.indrelid and attribute.attnum = pg_index.indkey[0]
       where attribute.attname = 'user_id'`,
    )
    return new Set(rows.map(({ name }) => name))
  }

  async explain(request: Request, userId: string): Promise<Access[]> {
    const url = new URL(request.url())
    const body = request.postData()
    const { scope, statement } = toStraight(
      {
        method: request.method() === 'POST' ? 'POST' : 'GET',
        table: url.pathname.replace('/rest/v1/', ''),
        query: url.search.slice(1),
        ...(body !== null && { body }),
      },
      this.#cache,
      JSON.stringify({ sub: userId, role: 'authenticated' }),
      await request.allHeaders(),
    )
    const accesses: Access[] = []
    const listen = ({ message }: { message?: string | undefined }) => {
      const plan = /plan:\n(\{.*\})$/s.exec(message ?? '')?.[1]
      if (plan) collect((JSON.parse(plan) as { Plan: PlanNode }).Plan, accesses)
    }
    this.#owner.on('notice', listen)
    try {
      await this.#owner.query('begin')
      await this.#owner.query(scopeStatement(scope))
      await this.#owner.query(statement.text, [...statement.values])
    } finally {
      await this.#owner.query('rollback')
      this.#owner.off('notice', listen)
    }
    return accesses
  }
}

function collect(plan: PlanNode, into: Access[]): void {
  const { 'Relation Name': table, 'Node Type': node, 'Index Name': index } = plan
  const below = plan.Plans?.find((each) => each['Node Type'] === 'Bitmap Index Scan')
  if (table !== undefined) into.push({ table, node, index: index ?? below?.['Index Name'] })
  for (const each of plan.Plans ?? []) collect(each, into)
}
