-- A row of an import is written once, however often its batch is sent: who lost the connection sends it again.
alter table public.clients
  add column import_id uuid,
  add column import_row integer,
  add constraint clients_import_whole check ((import_id is null) = (import_row is null)),
  add constraint clients_import_row_range check (import_row > 0);
comment on column public.clients.import_id is 'The import that made this client, named by the browser that ran it.';

create unique index clients_user_id_import_key on public.clients (user_id, import_id, import_row);

-- What the list shows of a client besides its own columns.
create view public.client_list with (security_invoker = true) as
select
  client.id, client.user_id, client.type, client.first_name, client.last_name, client.email, client.phone,
  client.whatsapp, client.address, client.source, client.notes, client.tags, client.status, client.budget_min,
  client.budget_max, client.search, client.created_at, client.updated_at,
  greatest(
    (
      select max(coalesce(contact.scheduled_at, contact.created_at))
      from public.interactions as contact
      where contact.user_id = client.user_id and contact.client_id = client.id
        -- A visit that is still to come is no contact yet.
        and coalesce(contact.scheduled_at, contact.created_at) <= now()
    ),
    (
      select max(message.sent_at) from public.whatsapp_messages as message
      where message.user_id = client.user_id and message.client_id = client.id
    )
  ) as last_contact_at,
  task.title as next_task_title,
  task.due_date as next_task_due
from public.clients as client
left join lateral (
  select open_task.title, open_task.due_date
  from public.tasks as open_task
  where open_task.user_id = client.user_id and open_task.client_id = client.id
    and open_task.status in ('pending', 'in_progress')
  order by open_task.due_date nulls last, open_task.created_at
  limit 1
) as task on true;
comment on view public.client_list is 'Clients with their last contact and their next task.';

revoke all on public.client_list from anon, authenticated;
grant select on public.client_list to authenticated, service_role;

-- Whom a link was made for moves when two clients become one; what it points at still never changes.
grant update (shared_with) on public.document_shares to authenticated;

-- One client takes over everything of another, or nothing happens. `merged` and `wishes` are the rows that stay, as the
-- person agreed to them; the two moments say which state they saw. Called again after a lost answer it finds its work done.
create function public.merge_clients(
  keep_id uuid, remove_id uuid, keep_seen timestamptz, remove_seen timestamptz,
  merged jsonb, wishes jsonb default null, leftover text default null
) returns text
  language plpgsql
  security invoker
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
  set type = given.type, first_name = given.first_name, last_name = given.last_name, email = given.email,
    phone = given.phone, whatsapp = given.whatsapp, address = given.address, source = given.source,
    notes = given.notes, tags = coalesce(given.tags, '{}'), status = given.status,
    budget_min = given.budget_min, budget_max = given.budget_max
  where id = keep_id and user_id = auth.uid();
  if leftover is not null then
    insert into public.interactions (client_id, type, subject, description)
    values (keep_id, 'other', 'Datos del cliente fusionado', left(leftover, 5000));
  end if;
  return 'merged';
end
$$;
revoke execute on function public.merge_clients(uuid, uuid, timestamptz, timestamptz, jsonb, jsonb, text) from public, anon;
grant execute on function public.merge_clients(uuid, uuid, timestamptz, timestamptz, jsonb, jsonb, text) to authenticated;

-- All rows of a batch, or none: where an e-mail is taken, nothing is written and the answer names the rows.
create function public.import_clients(import uuid, batch jsonb) returns jsonb
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  taken jsonb;
  added integer := 0;
begin
  if jsonb_array_length(batch) > 500 then
    raise exception 'a batch has at most 500 rows' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(given.import_row order by given.import_row), '[]') into taken
  from jsonb_populate_recordset(null::public.clients, batch) as given
  join public.clients as known on known.user_id = auth.uid() and lower(known.email) = lower(given.email)
  where not exists (
    select from public.clients as earlier
    where earlier.user_id = auth.uid() and earlier.import_id = import and earlier.import_row = given.import_row
  );
  if taken = '[]' then
    insert into public.clients (
      user_id, import_id, import_row, type, first_name, last_name, email, phone, whatsapp, address, notes, tags, status,
      source, budget_min, budget_max
    )
    select auth.uid(), import, given.import_row, given.type, given.first_name, given.last_name, given.email, given.phone,
      given.whatsapp, given.address, given.notes, coalesce(given.tags, '{}'), coalesce(given.status, 'active'),
      given.source, given.budget_min, given.budget_max
    from jsonb_populate_recordset(null::public.clients, batch) as given
    on conflict (user_id, import_id, import_row) do nothing;
    get diagnostics added = row_count;
  end if;
  return jsonb_build_object('added', added, 'taken', taken);
end
$$;
revoke execute on function public.import_clients(uuid, jsonb) from public, anon;
grant execute on function public.import_clients(uuid, jsonb) to authenticated;
