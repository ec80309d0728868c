import { describe, expect, it } from 'vitest'
import { prepareRequest, type GivenRequest } from '../testing/prepare-request.ts'

function statement(line: string, given: GivenRequest = {}) {
  return prepareRequest(line, given).compiled!.statement
}

const WHOLE = { prefer: 'return=representation' }

describe('a read', () => {
  it('a read is one level of JSON when the request asks for no embed', () => {
    expect(statement('GET /clients?select=id,n:name&id=eq.7')).toEqual({
      text: `select page, case when octet_length(body) > 33554432 then predio_rest.bounded_body(body, 33554432) else body end as body from (select count(*) as page, '[' || coalesce(string_agg('{"id":' || coalesce("pgrst_row"."id"::text, 'null') || ',"n":' || coalesce(json_scalar("pgrst_row"."n")::text, 'null') || '}', E', \\n '), '') || ']' as body from (select "clients"."id" as "id", "clients"."name" as "n" from "api"."clients" as "clients" where "clients"."id" = $1 limit 1000) as pgrst_row) as pgrst_answer`,
      values: ['7'],
    })
  })

  it('a read counts only on request, and prints no body for HEAD', () => {
    expect(statement('GET /clients').text).not.toContain('as total')
    expect(statement('GET /clients', { headers: { prefer: 'count=exact' } }).text).toContain(
      '(select count(*) from "api"."clients" as "clients") as total',
    )
    expect(statement('HEAD /clients').text).not.toContain('as body')
  })

  it('a to-one embed becomes a join, and a to-many embed a subquery in the select list', () => {
    const { text } = statement('GET /orders?select=id,clients(name,tags(label))')
    expect(text).toContain(
      `left join lateral (select "pgrst_1"."name" as "name", coalesce((select json_agg("pgrst_2_row".*) from (select "pgrst_2"."label" as "label" from "api"."tags" as "pgrst_2", "api"."client_tags" as "pgrst_2_junction" where "pgrst_2_junction"."client_id" = "pgrst_1"."id" and "pgrst_2"."id" = "pgrst_2_junction"."tag_id" limit 1000) as "pgrst_2_row"), '[]') as "tags" from "api"."clients" as "pgrst_1" where "pgrst_1"."id" = "orders"."client_id") as "pgrst_1_row" on true`,
    )
  })

  it('a read tests for related rows where an embed must not be empty', () => {
    const exists = `exists (select 1 from "api"."orders" as "pgrst_1" where "pgrst_1"."client_id" = "clients"."id" and "pgrst_1"."amount" > $`
    expect(statement('GET /clients?select=id,orders!inner(id)&orders.amount=gt.5').text).toContain(
      `where ${exists}`,
    )
    expect(
      statement('GET /clients?select=id,orders()&orders.amount=gt.5&orders=is.null').text,
    ).toContain(`where not (${exists}`)
    expect(
      statement(
        'GET /clients?select=id,orders()&orders.amount=gt.5&or=(orders.not.is.null,id.eq.1)',
      ).text,
    ).toContain(`where (${exists}`)
  })

  it('a read groups by the columns that are no aggregate, and lifts aggregates of a spread', () => {
    expect(statement('GET /orders?select=client_id,amount.sum(),agent_id').text).toContain(
      'sum("orders"."amount") as "sum"',
    )
    expect(statement('GET /orders?select=client_id,amount.sum(),agent_id').text).toContain(
      'group by 1, 3',
    )
    const spread = statement('GET /orders?select=agent_id,...clients(id.max(),name)').text
    expect(spread).toContain('max("pgrst_1_row"."pgrst_hidden_0") as "max"')
    expect(spread).toContain('group by 1, 3')
  })

  it('a read orders by a related column from the joined row, or from its table when the row does not show it', () => {
    expect(
      statement('GET /orders?select=id,clients(name)&order=clients(name).desc').text,
    ).toContain('order by "pgrst_1_row"."name" desc')
    expect(statement('GET /orders?select=id,clients(id)&order=clients(name)').text).toContain(
      'order by (select "pgrst_1"."name" from "api"."clients" as "pgrst_1" where "pgrst_1"."id" = "orders"."client_id" limit 1)',
    )
    expect(
      statement('GET /orders?select=count(),...clients(name)&order=clients(name)').text,
    ).toContain('group by 2 order by "pgrst_1_row"."name"')
  })

  it('a read treats a bare count as the aggregate, unless a column has that name', () => {
    const { text } = statement('GET /clients?select=id,orders(count)')
    expect(text).toContain('(select count(*) as "count" from "api"."orders" as "pgrst_1"')
  })

  it('reads of the same shape compile to the same text', () => {
    const one = statement('GET /clients?name=in.(a,b)&data->>k=eq.1&limit=3')
    const other = statement('GET /clients?name=in.(c)&data->>z=eq.2&limit=9&offset=0')
    expect(other.text).toBe(one.text)
    expect(other.values).toEqual(['{"c"}', 'z', '2', 9])
  })
})

describe('filters', () => {
  it.each([
    ['name=eq.x', '"clients"."name" = $1', ['x']],
    ['name=not.like.*x*', 'not ("clients"."name" like $1)', ['%x%']],
    ['id=eq(any).{1,2}', '"clients"."id" = any($1)', ['{1,2}']],
    ['id=in.()', '"clients"."id" = any($1)', ['{}']],
    ['name=in.("a\\"b",c)', '"clients"."name" = any($1)', ['{"a\\"b","c"}']],
    ['name=is.not_null', '"clients"."name" is not null', []],
    ['name=isdistinct.a', '"clients"."name" is distinct from $1', ['a']],
    [
      'name=fts(spanish).casa',
      'to_tsvector($1::regconfig, "clients"."name") @@ to_tsquery($1::regconfig, $2)',
      ['spanish', 'casa'],
    ],
    ['data->a->>0=eq.x', '("clients"."data"->$1::text->>$2::int) = $3', ['a', 0, 'x']],
    ['name->a=eq.x', '(to_jsonb("clients"."name")->$1::text) = $2', ['a', 'x']],
    ['full_name=eq.x', '"api"."full_name"(("clients".*)::"api"."clients") = $1', ['x']],
    [
      'or=(id.eq.1,not.and(id.gt.2,name.is.null))',
      '("clients"."id" = $1 or not ("clients"."id" > $2 and "clients"."name" is null))',
      ['1', '2'],
    ],
  ])('compiles the filter %s', (query, text, values) => {
    const compiled = statement(`GET /clients?select=id&${query}`)
    expect(compiled.text).toContain(`where ${text} limit`)
    expect(compiled.values).toEqual(values)
  })
})

describe('a change', () => {
  it('PostgreSQL parses the payload of a change', () => {
    expect(statement('POST /clients', { body: { name: 'Ana' } })).toEqual({
      text: `with pgrst_source as (insert into "api"."clients" as "clients"("name") select pgrst_body."name" from json_to_record($1::json) as pgrst_body("name" text) returning 1) select count(*) as page, nullif(current_setting('response.headers', true), '') as headers, nullif(current_setting('response.status', true), '') as status from pgrst_source`,
      values: ['{"name":"Ana"}'],
    })
  })

  it('a change uses the defaults for missing keys on request', () => {
    const { text, values } = statement('POST /clients?columns=id,name', {
      body: [{ name: 'a' }],
      headers: { prefer: 'missing=default' },
    })
    expect(text).toContain(
      `jsonb_to_record(jsonb_build_object($2::text, nextval('seq')) || pgrst_element.value)`,
    )
    expect(values).toEqual(['[{"name":"a"}]', 'id'])
  })

  it('a change upserts on the primary key or on the columns named', () => {
    const headers = { prefer: 'resolution=merge-duplicates' }
    expect(statement('POST /clients', { body: { id: 1, name: 'a' }, headers }).text).toContain(
      'on conflict ("id") do update set "id" = excluded."id", "name" = excluded."name"',
    )
    expect(
      statement('POST /clients?on_conflict=name', {
        body: { name: 'a' },
        headers: { prefer: 'resolution=ignore-duplicates' },
      }).text,
    ).toContain('on conflict ("name") do nothing')
  })

  it('a change updates and deletes by the filters, and shows embeds of the returned rows', () => {
    const { text } = statement('PATCH /clients?id=eq.1&select=name,orders(id)', {
      body: { name: 'b' },
      headers: WHOLE,
    })
    expect(text).toContain('where "clients"."id" = $2 returning "clients"."id", "clients"."name")')
    expect(text).toContain('from pgrst_source as "clients"')
    expect(statement('DELETE /clients?id=eq.1').text).toContain(
      'delete from "api"."clients" as "clients" where "clients"."id" = $1 returning 1',
    )
  })

  it('changes no row when the body sets no column', () => {
    expect(statement('PATCH /clients?id=eq.1', { body: {} }).text).toContain(
      'select 1 from "api"."clients" as "clients" where false',
    )
  })
})

describe('a call', () => {
  it('a call reads arguments by name from the JSON, as text by GET, and collects variadic ones', () => {
    expect(statement('POST /rpc/add', { body: { a: 1 } }).text).toContain(
      'from json_to_record($1::json) as pgrst_arguments("a" integer) cross join lateral "api"."add"("a" => pgrst_arguments."a") as pgrst_call("pgrst_scalar")',
    )
    expect(statement('GET /rpc/add?a=1&b=2').text).toContain(
      '"api"."add"("a" => $1::integer, "b" => $2::integer)',
    )
    expect(statement('GET /rpc/sum_of?v=1&v=2')).toMatchObject({ values: ['{"1","2"}'] })
    expect(statement('GET /rpc/sum_of?v=1&v=2').text).toContain('variadic "v" => $1::integer[]')
  })

  it('a call filters and embeds the rows that a function returned', () => {
    const { text } = statement('GET /rpc/all_clients?select=id,orders(id)&name=eq.a')
    expect(text).toContain(
      'with pgrst_source as (select pgrst_call.* from "api"."all_clients"() as pgrst_call)',
    )
    expect(text).toContain('from pgrst_source as "clients" where "clients"."name" = $1')
  })
})

describe('values', () => {
  const EVIL = `x'";--$1`

  it.each<[string, GivenRequest]>([
    [
      `GET /clients?name=eq.${EVIL}&data->>"k${EVIL.replaceAll('"', '')}"=eq.1&or=(name.in.(${EVIL}),name.fts(${EVIL}).q)&limit=77&offset=78`,
      {},
    ],
    [
      `GET /clients?select=id,orders(id)&orders.amount=eq.${EVIL}&orders.limit=77`,
      { headers: { prefer: 'count=exact' } },
    ],
    [`PATCH /clients?name=eq.${EVIL}`, { body: { name: EVIL }, headers: WHOLE }],
    [`GET /rpc/add?a=${EVIL}`, {}],
    ['POST /rpc/whole', { body: { z: EVIL } }],
  ])('values never become part of the statement’s text: %s', (line, given) => {
    const { text } = statement(line, given)
    expect(text).not.toMatch(/x'|--|77|78/)
  })

  it('the SQL quotes an alias, the only name that a caller chooses', () => {
    expect(statement('GET /clients?select="a\\"; drop":id').text).toContain(
      '"clients"."id" as "a""; drop"',
    )
  })
})
