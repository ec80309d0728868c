-- LIMP-07, LIMP-15: a batch of imported listings with their owners, as a whole or not at all. An owner is the client who has the telephone;
-- whom nobody has yet becomes one. Returns the listings that were there before: they and their links stay as they are.
create function public.import_listings(import uuid, listings jsonb, owners jsonb) returns uuid[]
  language plpgsql
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  known uuid[];
  columns text;
begin
  if jsonb_array_length(listings) not between 1 and 100 then
    raise exception 'a batch has 1 to 100 listings' using errcode = '22023';
  end if;
  select coalesce(array_agg(stored.id), '{}') into known
  from public.properties as stored
  join jsonb_to_recordset(listings) as given (id uuid) on given.id = stored.id
  where stored.user_id = me;

  -- The columns that the rows name, as any insert of the API does: grants, policies and constraints decide.
  select string_agg(distinct format('%I', named.key), ', ') into columns
  from jsonb_array_elements(listings) as row, jsonb_object_keys(row) as named (key);
  execute format(
    'insert into public.properties (user_id, %1$s)
     select $1, %1$s from jsonb_populate_recordset(null::public.properties, $2) as given
     on conflict (id) do nothing',
    columns
  ) using me, listings;

  insert into public.clients (user_id, import_id, import_row, type, first_name, last_name, phone, needs_review)
  select distinct on (given.phone)
    me, import, given.import_row, 'propietario', given.first_name, given.last_name, given.phone, coalesce(given.needs_review, false)
  from jsonb_to_recordset(owners) as given (
    property_id uuid, import_row integer, first_name text, last_name text, phone text, needs_review boolean
  )
  where given.property_id <> all (known) and given.phone is not null and not exists (
    select from public.clients as client where client.user_id = me and given.phone in (client.phone, client.whatsapp)
  )
  order by given.phone, given.import_row
  on conflict (user_id, import_id, import_row) do nothing;

  insert into public.property_clients (user_id, created_by, property_id, client_id, relationship_type)
  select me, me, given.property_id, owner.id, 'owner'
  from jsonb_to_recordset(owners) as given (property_id uuid, phone text)
  cross join lateral (
    select client.id from public.clients as client
    where client.user_id = me and given.phone in (client.phone, client.whatsapp)
    order by client.created_at, client.id
    limit 1
  ) as owner
  where given.property_id <> all (known)
  on conflict do nothing;
  return known;
end
$$;
comment on function public.import_listings(uuid, jsonb, jsonb) is 'Adds own listings of a file, and links the owners that the file names.';
revoke execute on function public.import_listings(uuid, jsonb, jsonb) from public, anon;
grant execute on function public.import_listings(uuid, jsonb, jsonb) to authenticated;
