import type { Statement } from '../backend/src/database/types.ts'

const CHILD = `'{"id":' || coalesce('"' || o.id::text || '"', 'null') || ',"expected_amount":' || coalesce(json_scalar(o.expected_amount)::text, 'null') || ',"status":' || coalesce(json_scalar(o.status)::text, 'null') || ',"created_at":' || coalesce(json_scalar(o.created_at)::text, 'null') || '}'`
const PARENT = `'{"id":' || coalesce('"' || p.id::text || '"', 'null') || ',"first_name":' || coalesce(json_scalar(p.first_name)::text, 'null') || ',"last_name":' || coalesce(json_scalar(p.last_name)::text, 'null') || ',"email":' || coalesce(json_scalar(p.email)::text, 'null') || ',"phone":' || coalesce(json_scalar(p.phone)::text, 'null') || ',"opportunities":' || p.opportunities || '}'`
const BETWEEN = String.raw`E', \n '`

/**
 * Reads the page first, then its opportunities as one set joined by hash, a form that the server does not use. It gives the same guarantees
 * as the other shapes: a full join cannot become a nested loop, rows of a client keep the table's order, and a client's 1,001st or the
 * set's 20,001st row falls back to reading row by row.
 */
export function groupedSet(parents: number): Statement {
  const rowByRow = `(select '[' || coalesce(string_agg(${CHILD}, ${BETWEEN}), '') || ']' from (select o.id, o.expected_amount, o.status, o.created_at from public.opportunities as o where o.client_id = page.id and o.user_id = page.user_id limit 1000) as o)`
  const text = `
    with page as materialized (
      select row_number() over () as place, clients.* from (
        select id, first_name, last_name, email, phone, user_id from public.clients order by created_at desc, id desc limit $1
      ) as clients
    ), children as materialized (
      select client_id, user_id, count(*) as rows, '[' || string_agg(${CHILD}, ${BETWEEN} order by place) || ']' as list from (
        select client_id, user_id, id, expected_amount, status, created_at, ctid as place from public.opportunities
        where client_id = any(array(select id from page)) limit 20001
      ) as o group by client_id, user_id
    )
    select count(*) as page, '[' || coalesce(string_agg(${PARENT}, ${BETWEEN}), '') || ']' as body from (
      select page.*, case when (select sum(rows) from children) > 20000 or children.rows > 1000 then ${rowByRow}
        else coalesce(children.list, '[]') end as opportunities
      from page full join children on children.client_id = page.id and children.user_id = page.user_id
      where coalesce(page.place, 0) > 0 order by page.place
    ) as p`
  return { text, values: [parents] }
}
