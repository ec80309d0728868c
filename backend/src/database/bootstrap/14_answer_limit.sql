-- The bound of one answer of the REST API. It is part of the statement, so that a change whose answer is too large is undone
-- with it. A schema of its own, since every role that may ask has to call it.

set local client_min_messages = warning;

create schema if not exists predio_rest;
revoke all on schema predio_rest from public;
grant usage on schema predio_rest to anon, authenticated, service_role;

create or replace function predio_rest.bounded_body(body text, max_bytes integer)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  if octet_length(body) > max_bytes then
    raise exception 'the answer has % bytes', octet_length(body) using errcode = 'PR001';
  end if;
  return body;
end
$$;

revoke all on function predio_rest.bounded_body from public;
grant execute on function predio_rest.bounded_body to anon, authenticated, service_role;
