-- What the other migrations share. The schema is not exposed by the API: trigger functions and helpers live here, so that
-- nobody can call them as RPC.

create schema if not exists private;
revoke all on schema private from public, anon;
grant usage on schema private to authenticated, service_role;

create function private.set_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- What a search compares: without accents, in lower case. Accents go first, because lower() of a database with the C
-- collation knows ASCII only. Immutable although array_to_string is not: for text it depends on nothing but its input,
-- and stored generated columns need it.
create function private.search_text(variadic parts text[]) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(normalize(array_to_string(parts, ' '), nfd), '[\u0300-\u036F]', '', 'g'));

-- Loose on purpose: only a message proves an address. 5 to 254 characters, one @, a dot in the domain.
create function private.is_email(address text) returns boolean
  language sql immutable parallel safe
  return char_length(address) between 5 and 254 and address ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$';

-- Blank is not text.
create function private.has_text(value text, most integer) returns boolean
  language sql immutable parallel safe
  return value ~ '\S' and char_length(value) <= most;

revoke execute on all functions in schema private from public;
-- Generated columns and constraints run with the rights of whoever writes the row.
grant execute on function private.search_text(text[]) to authenticated, service_role;
grant execute on function private.is_email(text) to authenticated, service_role;
grant execute on function private.has_text(text, integer) to authenticated, service_role;
