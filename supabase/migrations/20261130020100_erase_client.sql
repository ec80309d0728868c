-- PRIV-20: everything that belongs to a client, and how much of it. An interaction or a message without a client belongs to the client
-- of its opportunity. Invoker: the policies decide.
create function public.count_client_data(record_id uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with
    deal as (
      select own.id, own.status from public.opportunities as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id
    )
  select jsonb_build_object(
    'preferences', (select count(*) from public.client_preferences as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'links', (select count(*) from public.property_clients as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'opportunities', (select count(*) from deal),
    'won', (select count(*) from deal where deal.status = 'won'),
    'tasks', (select count(*) from public.tasks as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'interactions', (select count(*) from public.interactions as own
      where own.user_id = (select auth.uid())
        and (own.client_id = record_id or own.client_id is null and own.opportunity_id in (select deal.id from deal))),
    'messages', (select count(*) from public.whatsapp_messages as own
      where own.user_id = (select auth.uid())
        and (own.client_id = record_id or own.client_id is null and own.opportunity_id in (select deal.id from deal))),
    'documents', (select count(*) from public.documents as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'shares', (select count(*) from public.document_shares as own
      where own.user_id = (select auth.uid()) and own.shared_with = record_id),
    'selections', (select count(*) from public.selections as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'reports', (select count(*) from public.owner_reports as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'valuations', (select count(*) from public.valuations as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'consents', (select count(*) from public.client_consents as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id)
  )
$$;
comment on function public.count_client_data(uuid) is 'How many records of each kind belong to a client of the agent.';
revoke execute on function public.count_client_data(uuid) from public, anon;
grant execute on function public.count_client_data(uuid) to authenticated, service_role;

-- PRIV-23: where else a client is named, by full name, e-mail or telephone, in texts of records that an erasure leaves alone.
create function public.find_client_mentions(record_id uuid, max_rows integer default 50)
  returns table (kind text, id uuid, title text)
  language sql
  stable
  set search_path = ''
as $$
  with
    person as materialized (
      select
        array_remove(array[
          -- A first name alone is found everywhere.
          case when client.last_name is not null then private.search_text(private.full_name(client.first_name, client.last_name)) end,
          private.search_text(client.email)
        ], null) as names,
        array_remove(array[right(client.phone, 10), right(client.whatsapp, 10)], null) as numbers
      from public.clients as client where client.id = record_id and client.user_id = (select auth.uid())
    ),
    candidate as (
      select 'clientes' as kind, own.id, private.full_name(own.first_name, own.last_name) as title, own.notes as texts
      from public.clients as own where own.user_id = (select auth.uid()) and own.id <> record_id
      union all
      select 'oportunidades', own.id, 'Oportunidad', concat_ws(' ', own.notes, own.closed_reason)
      from public.opportunities as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'tareas', own.id, own.title, concat_ws(' ', own.title, own.description)
      from public.tasks as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'interacciones', own.id, own.subject, concat_ws(' ', own.subject, own.description, own.outcome)
      from public.interactions as own
      where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id and not exists (
        select from public.opportunities as deal
        where deal.id = own.opportunity_id and own.client_id is null and deal.user_id = own.user_id and deal.client_id = record_id
      )
      union all
      select 'propiedades', own.id, own.title, own.private_note
      from public.properties as own where own.user_id = (select auth.uid())
      union all
      select 'documentos', own.id, own.name, concat_ws(' ', own.name, own.content)
      from public.documents as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'valuaciones', own.id, coalesce(own.title, 'Valuación'), own.title
      from public.valuations as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
    )
  select candidate.kind, candidate.id, candidate.title
  from candidate
  where exists (
    select from person, unnest(person.names) as name where strpos(private.search_text(candidate.texts), name) > 0
  ) or exists (
    select from person, unnest(person.numbers) as number
    where strpos(regexp_replace(candidate.texts, '[ ().-]', '', 'g'), number) > 0
  )
  order by candidate.kind, candidate.title, candidate.id
  limit least(greatest(max_rows, 0), 200)
$$;
comment on function public.find_client_mentions(uuid, integer) is
  'Records that name a client of the agent in their texts without belonging to that client.';
revoke execute on function public.find_client_mentions(uuid, integer) from public, anon;
grant execute on function public.find_client_mentions(uuid, integer) to authenticated, service_role;

-- PRIV-21: erases a client and all that belongs to them, in one transaction, and notes that it was done. Documents that the law obliges
-- to keep are named; closed operations stay without client and texts, or go too. Definer: what was deleted today, the history of
-- documents and the note are out of the agent's reach; every statement names the caller. Sent again with the same erasure_id it
-- changes nothing. Answers the files that no document names any more, for the caller to remove; the daily sweep takes what is left.
create function public.erase_client(record_id uuid, erasure_id uuid, keep_documents uuid[] default '{}', keep_operations boolean default true)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  person constant uuid := record_id;
  -- Null is what is not given: compared with it, nothing would be erased.
  papers_to_keep constant uuid[] := array_remove(coalesce(keep_documents, '{}'), null);
  keeps_operations constant boolean := coalesce(keep_operations, true);
  gone uuid[] := array[record_id];
  deals uuid[];
  papers uuid[];
  shares uuid[];
  files text[];
  erased jsonb;
  operations_kept integer := 0;
  papers_kept integer;
  notices integer;
begin
  perform private.require_second_factor();
  if exists (select from public.client_erasures as earlier where earlier.id = erasure_id and earlier.user_id = me) then
    return jsonb_build_object('outcome', 'erased', 'files', '[]'::jsonb);
  end if;
  perform 1 from public.clients as client where client.id = person and client.user_id = me for update;
  if not found then return jsonb_build_object('outcome', 'gone', 'files', '[]'::jsonb); end if;

  erased := public.count_client_data(person);
  deals := array(select deal.id from public.opportunities as deal where deal.user_id = me and deal.client_id = person);
  papers := array(
    select paper.id from public.documents as paper
    where paper.user_id = me and paper.client_id = person and not paper.id = any (papers_to_keep)
  );
  shares := array(
    select share.id from public.document_shares as share where share.user_id = me and share.shared_with = person
  );
  gone := gone || papers || shares || array(
    select own.id from public.interactions as own
    where own.user_id = me and (own.client_id = person or own.client_id is null and own.opportunity_id = any (deals))
    union all
    select own.id from public.tasks as own where own.user_id = me and own.client_id = person
    union all
    select own.id from public.selections as own where own.user_id = me and own.client_id = person
    union all
    select own.id from public.owner_reports as own where own.user_id = me and own.client_id = person
    union all
    select own.id from public.valuations as own where own.user_id = me and own.client_id = person
    union all
    select deal.id from public.opportunities as deal
    where deal.user_id = me and deal.client_id = person and not (keeps_operations and deal.status = 'won')
  );

  delete from public.interactions as own where own.user_id = me and own.id = any (gone);
  delete from public.whatsapp_messages as own
  where own.user_id = me and (own.client_id = person or own.client_id is null and own.opportunity_id = any (deals));
  delete from public.tasks as own where own.user_id = me and own.id = any (gone);
  delete from public.valuations as own where own.user_id = me and own.id = any (gone);
  delete from public.opportunities as own where own.user_id = me and own.id = any (gone);
  if keeps_operations then
    update public.opportunities as own set client_id = null, notes = null, closed_reason = null
    where own.user_id = me and own.client_id = person;
    get diagnostics operations_kept = row_count;
  end if;

  delete from public.document_shares as own where own.user_id = me and own.id = any (shares);
  with removed as (
    delete from public.documents as own where own.user_id = me and own.id = any (papers) returning own.url
  )
  select array_agg(distinct removed.url) into files from removed where removed.url is not null;
  update public.documents as own set client_id = null where own.user_id = me and own.client_id = person;
  get diagnostics papers_kept = row_count;
  update public.document_history as own set details = own.details - 'client_id' - 'email'
  where own.user_id = me and (own.details ->> 'client_id' = person::text or own.details ->> 'share_id' = any (shares::text[]));

  -- What was deleted within the last day could be brought back.
  delete from private.deleted_records as waiting
  where waiting.user_id = me
    and (waiting.record ->> 'client_id' = person::text or waiting.record ->> 'opportunity_id' = any (deals::text[]));
  delete from public.notifications as notice
  where notice.user_id = me
    and exists (select from jsonb_each_text(notice.data) as named where named.value = any (gone::text[]));
  get diagnostics notices = row_count;
  -- Preferences, links to properties, selections, reports and consents go with it.
  delete from public.clients as client where client.id = person and client.user_id = me;

  insert into public.client_erasures (id, user_id, erased, kept)
  values (
    erasure_id, me,
    erased - 'won' || jsonb_build_object(
      'clients', 1, 'notifications', notices,
      'opportunities', (erased ->> 'opportunities')::integer - operations_kept,
      'documents', (erased ->> 'documents')::integer - papers_kept
    ),
    jsonb_build_object('opportunities', operations_kept, 'documents', papers_kept)
  );
  return jsonb_build_object('outcome', 'erased', 'files', coalesce((
    select jsonb_agg(file) from unnest(files) as file
    where not exists (select from public.documents as paper where paper.user_id = me and paper.url = file)
  ), '[]'::jsonb));
end
$$;
comment on function public.erase_client(uuid, uuid, uuid[], boolean) is
  'Erases a client of the agent and what belongs to them; the outcome (erased or gone) and the files to remove.';
revoke execute on function public.erase_client(uuid, uuid, uuid[], boolean) from public, anon;
grant execute on function public.erase_client(uuid, uuid, uuid[], boolean) to authenticated, service_role;

-- The end of a merge: the consents move to the remaining client, and the other one goes. Both or none, so that a consent leaves a client only
-- with the client (PRIV-10). Definer: agents have no right to move a consent; every statement names the caller.
create function private.absorb_client(keep_id uuid, remove_id uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  perform private.require_second_factor();
  if keep_id = remove_id or not exists (
    select from public.clients as kept where kept.id = keep_id and kept.user_id = me
  ) then
    raise exception 'a client is merged into another one of the agent' using errcode = '22023';
  end if;
  update public.client_consents as own set client_id = keep_id where own.client_id = remove_id and own.user_id = me;
  delete from public.clients as removed where removed.id = remove_id and removed.user_id = me;
end
$$;
revoke execute on function private.absorb_client(uuid, uuid) from public, anon;
grant execute on function private.absorb_client(uuid, uuid) to authenticated, service_role;

-- What points at a client moves with a merge: consents too.
create or replace function public.merge_clients(keep_id uuid, remove_id uuid, keep_seen timestamptz, remove_seen timestamptz, merged jsonb, wishes jsonb default null, leftover text default null) returns text
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
  update public.selections set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.owner_reports set client_id = keep_id where client_id = remove_id and user_id = auth.uid();

  if wishes is not null then
    delete from public.client_preferences where client_id = keep_id and user_id = auth.uid();
    insert into public.client_preferences (client_id, property_type, operation, min_price, max_price, locations, bedrooms)
    select keep_id, coalesce(wish.property_type, '{}'), wish.operation, wish.min_price, wish.max_price,
      coalesce(wish.locations, '{}'), wish.bedrooms
    from jsonb_populate_record(null::public.client_preferences, wishes) as wish;
  end if;
  -- First gone, then updated: both may hold the same e-mail address for a moment. The consents move with it.
  perform private.absorb_client(keep_id, remove_id);
  given := jsonb_populate_record(null::public.clients, merged);
  update public.clients
  set type = given.type, first_name = given.first_name, last_name = given.last_name,
    needs_review = coalesce(given.needs_review, kept.needs_review), email = given.email,
    phone = given.phone, whatsapp = given.whatsapp, address = given.address, source = given.source,
    notes = given.notes, tags = coalesce(given.tags, '{}'), status = given.status,
    budget_min = given.budget_min, budget_max = given.budget_max,
    birthday = case when merged ? 'birthday' then given.birthday else coalesce(kept.birthday, removed.birthday) end,
    -- An example that a real client was merged into holds what is real.
    is_example = kept.is_example and removed.is_example
  where id = keep_id and user_id = auth.uid();
  if leftover is not null then
    insert into public.interactions (client_id, type, subject, description)
    values (keep_id, 'other', 'Datos del cliente fusionado', left(leftover, 5000));
  end if;
  return 'merged';
end
$$;
