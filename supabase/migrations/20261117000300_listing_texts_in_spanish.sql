-- The defaults of a listing without title or location stay as they are stored; nobody reads them in English. What shows a
-- row translates it itself (domain/src/properties/browse/shown-texts.ts); here are the two places where the database writes
-- what a person reads or searches.

create function private.spanish_defaults(value text) returns text
  language sql immutable parallel safe
  return replace(
    replace(value, 'Untitled Property', 'Propiedad sin título'), 'Unknown Location', 'Ubicación no indicada'
  );
comment on function private.spanish_defaults(text) is
  'A text as a person reads it: with the Spanish words for the defaults of properties.title and properties.location.';
revoke execute on function private.spanish_defaults(text) from public;
-- Generated columns run with the rights of whoever writes the row.
grant execute on function private.spanish_defaults(text) to authenticated, service_role;

-- As before, but over what a person reads: a listing without a title is found as 'Propiedad sin título'.
create or replace function private.search_text(variadic parts text[]) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(
    normalize(private.spanish_defaults(array_to_string(parts, ' ')), nfd), '[\u0300-\u036F]', '', 'g'
  ));

-- Stored columns keep what the function gave when their row was written last. Nothing the agent did: not an update.
alter table public.properties disable trigger properties_set_updated_at;
update public.properties set title = title where title = 'Untitled Property' or location = 'Unknown Location';
alter table public.properties enable trigger properties_set_updated_at;

-- Notices name properties, in several sentences and from several functions.
create function private.name_properties_in_spanish() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.title := private.spanish_defaults(new.title);
  new.message := private.spanish_defaults(new.message);
  return new;
end
$$;
revoke execute on function private.name_properties_in_spanish() from public;

create trigger notifications_name_properties_in_spanish before insert on public.notifications
  for each row execute function private.name_properties_in_spanish();

update public.notifications
set title = private.spanish_defaults(title), message = private.spanish_defaults(message)
where title like '%Untitled Property%' or message like '%Untitled Property%';
