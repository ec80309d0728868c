import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestRest, type TestRest } from '../testing/test-rest.ts'
import { prepareRequest, type GivenRequest } from '../testing/prepare-request.ts'

function text(line: string, given: GivenRequest = {}): string {
  return prepareRequest(line, given).compiled!.statement.text
}

describe('which rows are printed', () => {
  it('printed rows include a list within a list, each read row by row in the select list', () => {
    const printed = text('GET /clients?select=id,orders(id,amount)')
    expect(printed).toContain(
      `(select '[' || coalesce(string_agg('{"id":' || coalesce("pgrst_1_row"."id"::text, 'null') || ',"amount":' || coalesce("pgrst_1_row"."amount"::text, 'null') || '}', E', \\n '), '') || ']' from (select "pgrst_1"."id" as "id", "pgrst_1"."amount" as "amount" from "api"."orders" as "pgrst_1" where "pgrst_1"."client_id" = "clients"."id" limit 1000) as "pgrst_1_row") as "orders"`,
    )
    expect(printed).not.toContain('json_agg')
  })

  it.each<[string, GivenRequest?]>([
    ['GET /clients'],
    ['GET /clients?select=id,id'],
    ['GET /clients?select="a b":id'],
    ['GET /clients?select=ñ:id'],
    [`GET /clients?select=${'a'.repeat(64)}:id`],
    ['GET /orders?select=client_id,amount.sum()'],
    ['GET /clients?select=id', { headers: { accept: 'application/vnd.pgrst.object+json' } }],
    ['GET /clients?select=id', { headers: { accept: 'text/csv' } }],
    [
      'GET /clients?select=id',
      { headers: { accept: 'application/vnd.pgrst.array+json;nulls=stripped' } },
    ],
  ])('rows of %s are not printed as text', (line, given) => {
    expect(text(line, given)).not.toContain(`'{"`)
  })

  it('a list below a row that is no text stays JSON, and so does a list whose own rows cannot be printed', () => {
    expect(text('GET /clients?select=*,orders(id)')).toContain('json_agg("pgrst_1_row".*)')
    const mixed = text('GET /clients?select=id,orders(*)')
    expect(mixed).toContain('json_agg("pgrst_1_row".*)')
    expect(mixed).toContain(`',"orders":' || coalesce("pgrst_row"."orders"::text, 'null')`)
    expect(text('GET /orders?select=id,clients(id,tags(label))')).toContain(
      'json_agg("pgrst_2_row".*)',
    )
  })
})

describe('what is printed', () => {
  const COLUMNS = {
    u: 'uuid',
    b: 'boolean',
    i: 'integer',
    l: 'bigint',
    n: 'numeric',
    f: 'double precision',
    t: 'text',
    v: 'varchar(9)',
    c: 'char(4)',
    d: 'date',
    ts: 'timestamp',
    tz: 'timestamptz',
    h: 'time',
    iv: 'interval',
    j: 'json',
    jb: 'jsonb',
    ta: 'text[]',
    na: 'numeric[]',
    by: 'bytea',
    m: 'api.printed_mood',
    dt: 'api.printed_name',
    r: 'int4range',
    co: 'api.printed_pair',
  }
  const names = Object.keys(COLUMNS).join(',')
  let test: TestRest

  beforeAll(async () => {
    test = await createTestRest()
    const columns = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`)
    await test.owner.query(`
      create type api.printed_mood as enum ('so "so"', 'bien');
      create domain api.printed_name as text;
      create type api.printed_pair as (x int, y text);
      create table api.printed_kinds (id int primary key);
      create table api.printed (id int primary key, kind int references api.printed_kinds, ${columns.join(', ')});
      grant select on api.printed, api.printed_kinds to anon;
      insert into api.printed_kinds values (1), (2);
      insert into api.printed (id, kind, ${names}) values
        (1, 1, gen_random_uuid(), true, -7, 9007199254740993, 12.50, 'NaN', E'á "b" \\\\ \\n\\t\\u0001 </x>', 'é', 'ab',
          '2026-02-03', '2026-02-03 04:05:06.7', '2026-02-03 04:05:06-06', '04:05', '1 day', '{"a" : [1,  null]}', '{"b": 1, "a": 2}',
          array['x', null, 'a"b'], array[1.5, 'NaN'], '\\xdeadbeef', 'so "so"', 'O''Hara', '[1,4)', row(1, 'a"b')),
        (2, 1, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null,
          null, null, null, null, null),
        (3, 1, gen_random_uuid(), false, 0, 0, 'NaN', 'Infinity', '', '', '', 'infinity', '-infinity', 'infinity', '00:00', '0',
          'null', 'null', '{}', '{}', '', 'bien', '', 'empty', row(null, null)),
        (4, null, null, null, null, null, 'Infinity', '-0', null, null, null, '0044-03-15 BC', '0044-03-15 BC', '0044-03-15 BC', null, null, '[]', '{}',
          '{{a,b},{c,d}}', null, null, null, null, null, null)`)
    await test.rest.reload()
  })
  afterAll(() => test.close())

  it.each([
    [
      'every type, null and odd value',
      'printed?order=id',
      `printed?select=id,kind,${names}&order=id`,
    ],
    ['no row', 'printed?id=eq.0', `printed?select=id,kind,${names}&id=eq.0`],
    [
      'lists, empty ones too',
      'printed_kinds?select=*,printed(*)&order=id&printed.order=id',
      `printed_kinds?select=id,printed(id,kind,${names})&order=id&printed.order=id`,
    ],
    [
      'rows without a related one',
      'printed?select=*,printed_kinds(*)&order=id',
      `printed?select=id,kind,${names},printed_kinds(id)&order=id`,
    ],
    [
      'lists within lists',
      'printed_kinds?select=*,printed(id,printed_kinds(*))&order=id',
      'printed_kinds?select=id,printed(id,printed_kinds(id))&order=id',
    ],
    [
      'spread columns and casts',
      'printed?select=*,...printed_kinds(kind_id:id)&order=id',
      `printed?select=id,kind,${names},...printed_kinds(kind_id:id)&order=id`,
    ],
  ])('a printed row equals PostgreSQL’s JSON of the row: %s', async (_, asRows, printed) => {
    const [one, other] = [await test.send(`GET /${asRows}`), await test.send(`GET /${printed}`)]
    expect(other.text).toBe(one.text)
    expect([one.status, other.status]).toEqual([200, 200])
  })
})
