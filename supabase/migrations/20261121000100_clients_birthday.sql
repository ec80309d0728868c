-- When a client was born, for the agent who congratulates. Nobody alive was born before 1900; that the day is not to come is
-- the form's to say, since a row has to stay valid whenever a backup is restored.
alter table public.clients
  add column birthday date,
  add constraint clients_birthday_range check (birthday >= '1900-01-01' and birthday < '2200-01-01');

create or replace function public.save_client(record_id uuid, client jsonb, preferences jsonb default null, seen timestamptz default null)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  given constant public.clients := jsonb_populate_record(null::public.clients, client);
  wanted constant public.client_preferences := jsonb_populate_record(null::public.client_preferences, preferences);
begin
  if seen is null then
    insert into public.clients (
      id, user_id, type, first_name, last_name, email, phone, whatsapp, address, notes, tags, status, source,
      budget_min, budget_max, birthday
    ) values (
      record_id, me, given.type, given.first_name, given.last_name, given.email, given.phone, given.whatsapp,
      given.address, given.notes, coalesce(given.tags, '{}'), coalesce(given.status, 'active'), given.source,
      given.budget_min, given.budget_max, given.birthday
    ) on conflict (id) do nothing;
    if not found then
      perform from public.clients where id = record_id and user_id = me;
      if found then return false; end if;
      raise exception 'this id is not free' using errcode = '42501';
    end if;
  else
    update public.clients
    set type = given.type, first_name = given.first_name, last_name = given.last_name, email = given.email,
      phone = given.phone, whatsapp = given.whatsapp, address = given.address, notes = given.notes,
      tags = coalesce(given.tags, '{}'), status = coalesce(given.status, 'active'), source = given.source,
      budget_min = given.budget_min, budget_max = given.budget_max,
      -- A tab of the release before does not send it, and must not empty it.
      birthday = case when client ? 'birthday' then given.birthday else clients.birthday end,
      -- Whoever passes the form has been reviewed.
      needs_review = false
    where id = record_id and user_id = me and updated_at = seen;
    if not found then return false; end if;
  end if;

  if preferences is null then
    delete from public.client_preferences where client_id = record_id and user_id = me;
    return true;
  end if;
  insert into public.client_preferences (
    user_id, client_id, property_type, operation, min_price, max_price, locations, bedrooms
  ) values (
    me, record_id, coalesce(wanted.property_type, '{}'), wanted.operation, wanted.min_price, wanted.max_price,
    coalesce(wanted.locations, '{}'), wanted.bedrooms
  ) on conflict (client_id, user_id) do update
  set property_type = excluded.property_type, operation = excluded.operation, min_price = excluded.min_price,
    max_price = excluded.max_price, locations = excluded.locations, bedrooms = excluded.bedrooms;
  return true;
end
$$;

create or replace function public.import_clients(import uuid, batch jsonb)
returns jsonb
language plpgsql
set search_path = ''
set enable_nestloop = off
as $$
declare
  me constant uuid := auth.uid();
  known jsonb;
  taken jsonb;
  added integer := 0;
begin
  if jsonb_array_length(batch) > 500 then
    raise exception 'a batch has at most 500 rows' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(earlier.import_row order by earlier.import_row), '[]') into known
  from public.clients as earlier
  join jsonb_to_recordset(batch) as given (import_row integer) on given.import_row = earlier.import_row
  where earlier.user_id = me and earlier.import_id = import;
  select coalesce(jsonb_agg(given.import_row order by given.import_row), '[]') into taken
  from jsonb_populate_recordset(null::public.clients, batch) as given
  join public.clients as owner on owner.user_id = me and lower(owner.email) = lower(given.email)
  where not known @> to_jsonb(given.import_row);
  if taken = '[]' then
    with written as (
      insert into public.clients (
        user_id, import_id, import_row, type, first_name, last_name, needs_review, email, phone, whatsapp, address, notes,
        tags, status, source, budget_min, budget_max, birthday
      )
      select me, import, given.import_row, given.type, given.first_name, given.last_name,
        coalesce(given.needs_review, false), given.email, given.phone, given.whatsapp, given.address, given.notes,
        coalesce(given.tags, '{}'), coalesce(given.status, 'active'), given.source, given.budget_min, given.budget_max,
        given.birthday
      from jsonb_populate_recordset(null::public.clients, batch) as given
      on conflict (user_id, import_id, import_row) do nothing
      returning id, import_row
    ), noted as (
      insert into public.interactions (user_id, client_id, type, subject, description)
      select me, written.id, 'other', 'Notas del contacto importado', piece.description
      from written
      join jsonb_to_recordset(batch) as given (import_row integer, leftover text)
        on given.import_row = written.import_row
      cross join lateral private.cut_text(given.leftover, 5000) as piece (description)
    )
    select count(*) into added from written;
  end if;
  return jsonb_build_object('added', added, 'known', known, 'taken', taken);
end
$$;

create or replace function public.update_imported_clients(batch jsonb)
returns setof uuid
language plpgsql
set search_path = ''
set enable_nestloop = off
as $$
declare
  me constant uuid := auth.uid();
begin
  if jsonb_array_length(batch) > 500 then
    raise exception 'a batch has at most 500 rows' using errcode = '22023';
  end if;
  return query
  with written as (
    update public.clients as client
    set type = given.type, first_name = given.first_name, last_name = given.last_name,
      needs_review = given.needs_review, email = given.email, phone = given.phone, whatsapp = given.whatsapp,
      address = given.address, notes = given.notes, tags = coalesce(given.tags, '{}'), status = given.status,
      source = given.source, budget_min = given.budget_min, budget_max = given.budget_max,
      -- All rows of a batch come from one tab; one of the release before does not send it, and must not empty it.
      birthday = case when batch -> 0 ? 'birthday' then given.birthday else client.birthday end
    from jsonb_populate_recordset(null::public.clients, batch) as given
    where client.id = given.id and client.user_id = me and client.updated_at = given.updated_at
    returning client.id
  ), noted as (
    insert into public.interactions (user_id, client_id, type, subject, description)
    select me, written.id, 'other', 'Notas del contacto importado', piece.description
    from written
    join jsonb_to_recordset(batch) as given (id uuid, leftover text) on given.id = written.id
    cross join lateral private.cut_text(given.leftover, 5000) as piece (description)
  )
  select written.id from written;
end
$$;

create or replace function public.merge_clients(keep_id uuid, remove_id uuid, keep_seen timestamptz, remove_seen timestamptz, merged jsonb, wishes jsonb default null, leftover text default null)
returns text
language plpgsql
set search_path = ''
as $$
declare
  kept public.clients;
  removed public.clients;
  given public.clients;
begin
  if keep_id = remove_id then
    raise exception 'a client cannot be merged with itself' using errcode = '22023';
  end if;
  -- Always in the same order, so that two merges cannot wait for each other.
  perform 1 from public.clients where id in (keep_id, remove_id) and user_id = auth.uid() order by id for update;
  select * into kept from public.clients where id = keep_id and user_id = auth.uid();
  if kept.id is null then return 'gone'; end if;
  select * into removed from public.clients where id = remove_id and user_id = auth.uid();
  if removed.id is null then return 'done'; end if;
  if kept.updated_at <> keep_seen or removed.updated_at <> remove_seen then return 'changed'; end if;

  -- Only one active link of a kind may be between a client and a property: the second becomes history.
  update public.property_clients as link
  set status = 'ended', end_date = coalesce(link.end_date, greatest(link.start_date, current_date))
  where link.client_id = remove_id and link.user_id = auth.uid() and link.status = 'active' and exists (
    select from public.property_clients as other
    where other.client_id = keep_id and other.user_id = auth.uid() and other.status = 'active'
      and other.property_id = link.property_id and other.relationship_type = link.relationship_type
  );
  update public.property_clients set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.opportunities set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.tasks set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.interactions set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.whatsapp_messages set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.documents set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.document_shares set shared_with = keep_id where shared_with = remove_id and user_id = auth.uid();
  update public.valuations set client_id = keep_id where client_id = remove_id and user_id = auth.uid();

  if wishes is not null then
    delete from public.client_preferences where client_id = keep_id and user_id = auth.uid();
    insert into public.client_preferences (client_id, property_type, operation, min_price, max_price, locations, bedrooms)
    select keep_id, coalesce(wish.property_type, '{}'), wish.operation, wish.min_price, wish.max_price,
      coalesce(wish.locations, '{}'), wish.bedrooms
    from jsonb_populate_record(null::public.client_preferences, wishes) as wish;
  end if;
  -- First gone, then updated: both may hold the same e-mail address for a moment.
  delete from public.clients where id = remove_id and user_id = auth.uid();
  given := jsonb_populate_record(null::public.clients, merged);
  update public.clients
  set type = given.type, first_name = given.first_name, last_name = given.last_name,
    needs_review = coalesce(given.needs_review, kept.needs_review), email = given.email,
    phone = given.phone, whatsapp = given.whatsapp, address = given.address, source = given.source,
    notes = given.notes, tags = coalesce(given.tags, '{}'), status = given.status,
    budget_min = given.budget_min, budget_max = given.budget_max,
    birthday = case when merged ? 'birthday' then given.birthday else coalesce(kept.birthday, removed.birthday) end
  where id = keep_id and user_id = auth.uid();
  if leftover is not null then
    insert into public.interactions (client_id, type, subject, description)
    values (keep_id, 'other', 'Datos del cliente fusionado', left(leftover, 5000));
  end if;
  return 'merged';
end
$$;
