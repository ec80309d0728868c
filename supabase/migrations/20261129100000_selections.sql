-- A selection: listings chosen for a client, opened by a link without an account, and what the client answered to each.
create table public.selections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id uuid,
  title text not null,
  message text,
  token_hash text not null,
  expires_at timestamptz not null default now() + interval '30 days',
  revoked_at timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint selections_id_user_id_key unique (id, user_id),
  -- A page made for somebody is gone with them.
  constraint selections_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete cascade,
  constraint selections_token_hash_key unique (token_hash),
  constraint selections_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint selections_title_length check (private.has_text(title, 120)),
  constraint selections_message_length check (char_length(message) <= 1000),
  constraint selections_expires_at_range check (expires_at >= '1900-01-01' and expires_at < '2200-01-01'),
  constraint selections_revoked_at_range check (revoked_at >= '1900-01-01' and revoked_at < '2200-01-01'),
  constraint selections_last_viewed_at_range check (last_viewed_at >= '1900-01-01' and last_viewed_at < '2200-01-01'),
  constraint selections_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint selections_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01'),
  constraint selections_views_range check (views >= 0)
);
comment on table public.selections is 'Listings chosen for a client, opened by a link without an account until it expires or is revoked.';
comment on column public.selections.token_hash is 'SHA-256 of the token, in hexadecimal; the token itself is nowhere.';

create index selections_user_id_created_at_idx on public.selections (user_id, created_at desc, id);
create index selections_user_id_client_id_idx on public.selections (user_id, client_id, created_at desc);

create table public.selection_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  selection_id uuid not null,
  property_id uuid,
  position smallint not null,
  note text,
  listing jsonb not null,
  answer text,
  reason text,
  comment text,
  visit_slots text[] not null default '{}',
  answered_at timestamptz,
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint selection_items_selection_id_fkey foreign key (selection_id, user_id)
    references public.selections (id, user_id) on delete cascade,
  constraint selection_items_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete set null (property_id),
  constraint selection_items_selection_id_property_id_key unique (selection_id, property_id),
  constraint selection_items_position_range check (position between 0 and 99),
  constraint selection_items_note_length check (char_length(note) <= 500),
  constraint selection_items_listing_size check (jsonb_typeof(listing) = 'object' and octet_length(listing::text) <= 32768),
  constraint selection_items_answer_known check (answer in ('like', 'pass', 'visit')),
  constraint selection_items_answer_dated check ((answer is null) = (answered_at is null)),
  constraint selection_items_reason_known check (reason in ('price', 'zone', 'size', 'condition', 'other')),
  constraint selection_items_reason_of_pass check (reason is null or answer = 'pass'),
  constraint selection_items_comment_length check (char_length(comment) <= 1000),
  constraint selection_items_comment_needs_answer check (comment is null or answer is not null),
  constraint selection_items_visit_slots_format check (
    cardinality(visit_slots) <= 3 and array_position(visit_slots, null) is null
    and array_to_string(visit_slots, ' ') ~ '^(\d{4}-\d{2}-\d{2} (am|pm)( |$))*$'
  ),
  constraint selection_items_visit_slots_of_visit check (visit_slots = '{}' or answer = 'visit'),
  constraint selection_items_answered_at_range check (answered_at >= '1900-01-01' and answered_at < '2200-01-01'),
  constraint selection_items_reviewed_at_range check (reviewed_at >= '1900-01-01' and reviewed_at < '2200-01-01'),
  constraint selection_items_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint selection_items_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01')
);
comment on table public.selection_items is 'A listing of a selection, as it was when it was sent, and the client''s last answer to it.';
comment on column public.selection_items.listing is 'What the page shows: the listing when it was added.';
comment on column public.selection_items.visit_slots is 'When the client would like to see it: days with am or pm.';
comment on column public.selection_items.reviewed_at is 'The agent has decided what the reason means for the client''s preferences.';

create index selection_items_user_id_selection_id_idx on public.selection_items (user_id, selection_id, position);
create index selection_items_user_id_property_id_idx on public.selection_items (user_id, property_id, answered_at desc);

create trigger selections_set_updated_at before update on public.selections
  for each row execute function private.set_updated_at();
create trigger selection_items_set_updated_at before update on public.selection_items
  for each row execute function private.set_updated_at();

insert into private.quotas (name, value) values ('selections', 20000), ('selection_items', 200000) on conflict (name) do nothing;
create trigger selections_check_quota after insert on public.selections referencing new table as added
  for each statement execute function private.check_quota();
create trigger selection_items_check_quota after insert on public.selection_items referencing new table as added
  for each statement execute function private.check_quota();

-- A selection is one page: what would not fit on it is refused. Definer: it counts whatever the caller may see.
create function private.check_selection_size() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if exists (
    select from public.selection_items as item
    where item.selection_id in (select distinct added.selection_id from added)
    group by item.selection_id having count(*) > 100
  ) then
    raise exception 'Una selección tiene a lo más 100 propiedades.'
      using errcode = 'check_violation', schema = 'public', table = 'selection_items', constraint = 'selection_items_count';
  end if;
  return null;
end
$$;
revoke execute on function private.check_selection_size() from public, anon, authenticated;
create trigger selection_items_check_size after insert on public.selection_items referencing new table as added
  for each statement execute function private.check_selection_size();

alter table public.selections enable row level security;
revoke all on public.selections from anon, authenticated;
-- Views are counted by the function that opens the link.
grant select, delete on public.selections to authenticated;
grant insert (id, user_id, client_id, title, message, token_hash, expires_at) on public.selections to authenticated;
grant update (client_id, title, message, token_hash, expires_at, revoked_at) on public.selections to authenticated;
grant all on public.selections to service_role;
create policy selections_select_own on public.selections for select to authenticated
  using ((select auth.uid()) = user_id);
create policy selections_insert_own on public.selections for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy selections_update_own on public.selections for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy selections_delete_own on public.selections for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.selections as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

alter table public.selection_items enable row level security;
revoke all on public.selection_items from anon, authenticated;
-- What the client answers is written by answer_selection alone.
grant select, delete on public.selection_items to authenticated;
grant insert (id, user_id, selection_id, property_id, position, note, listing) on public.selection_items to authenticated;
grant update (property_id, position, note, reviewed_at) on public.selection_items to authenticated;
grant all on public.selection_items to service_role;
create policy selection_items_select_own on public.selection_items for select to authenticated
  using ((select auth.uid()) = user_id);
create policy selection_items_insert_own on public.selection_items for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy selection_items_update_own on public.selection_items for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy selection_items_delete_own on public.selection_items for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.selection_items as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

alter publication supabase_realtime add table public.selections, public.selection_items;

alter table public.notifications
  drop constraint notifications_kind_known,
  add constraint notifications_kind_known check (kind in (
    'general', 'welcome', 'task_due', 'task_overdue', 'visit_tomorrow', 'visit_booked', 'rental_contract_ending',
    'trial_ending', 'document_opened', 'payment_failed', 'client_birthday', 'selection_opened', 'selection_answered'
  ));
alter table public.notification_preferences
  drop constraint notification_preferences_kind_known,
  add constraint notification_preferences_kind_known check (kind in (
    'general', 'welcome', 'task_due', 'task_overdue', 'visit_tomorrow', 'visit_booked', 'rental_contract_ending',
    'trial_ending', 'document_opened', 'payment_failed', 'client_birthday', 'selection_opened', 'selection_answered'
  ));

-- Saves a selection and its listings, both or neither. A listing that stays keeps its answer and what it was when it was sent; one
-- that is not named any more goes. Sent again after a lost answer it is the same selection. Invoker: the policies decide.
create function public.save_selection(record_id uuid, selection jsonb, items jsonb, seen timestamptz default null) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  given constant public.selections := jsonb_populate_record(null::public.selections, selection);
  stored public.selections;
begin
  select * into stored from public.selections where id = record_id and user_id = me for update;
  if stored.id is null then
    if seen is not null then return 'gone'; end if;
    insert into public.selections (id, client_id, title, message, token_hash, expires_at)
    values (record_id, given.client_id, given.title, given.message, given.token_hash, given.expires_at);
  else
    if seen is not null and stored.updated_at <> seen then return 'changed'; end if;
    -- A new link comes with another token; otherwise the old one goes on opening the page.
    update public.selections
    set client_id = given.client_id, title = given.title, message = given.message, expires_at = given.expires_at,
      token_hash = coalesce(given.token_hash, stored.token_hash)
    where id = record_id and user_id = me;
  end if;
  delete from public.selection_items as item
  where item.selection_id = record_id and item.user_id = me
    and not exists (select from jsonb_array_elements(items) as wanted where (wanted ->> 'id')::uuid = item.id);
  update public.selection_items as item
  set position = (wanted.place - 1)::smallint, note = wanted.value ->> 'note'
  from jsonb_array_elements(items) with ordinality as wanted (value, place)
  where item.selection_id = record_id and item.user_id = me and item.id = (wanted.value ->> 'id')::uuid;
  insert into public.selection_items (id, selection_id, property_id, position, note, listing)
  select (wanted.value ->> 'id')::uuid, record_id, (wanted.value ->> 'property_id')::uuid, (wanted.place - 1)::smallint,
    wanted.value ->> 'note', wanted.value -> 'listing'
  from jsonb_array_elements(items) with ordinality as wanted (value, place)
  where not exists (
    select from public.selection_items as item
    where item.id = (wanted.value ->> 'id')::uuid and item.selection_id = record_id and item.user_id = me
  );
  return 'saved';
end
$$;
comment on function public.save_selection(uuid, jsonb, jsonb, timestamptz) is
  'Saves a selection with its listings in their order; saved, gone or changed.';
revoke execute on function public.save_selection(uuid, jsonb, jsonb, timestamptz) from public, anon;
grant execute on function public.save_selection(uuid, jsonb, jsonb, timestamptz) to authenticated, service_role;

create function private.visit_slots_in_words(slots text[]) returns text
  language sql immutable parallel safe
  return (
    select string_agg(
      private.spanish_date(split_part(slot, ' ', 1)::date)
        || case split_part(slot, ' ', 2) when 'am' then ' por la mañana' else ' por la tarde' end,
      ', ' order by place
    )
    from unnest(slots) with ordinality as chosen (slot, place)
  );

-- What a client answers, with the secret key and after the link was checked: the answer, its entry in the history of client and
-- listing, and the notice, all or none. The same answer again changes nothing, so that a page may send it until it was heard.
create function public.answer_selection(
  link_id uuid, item_id uuid, given_answer text, given_reason text default null, given_comment text default null,
  given_slots text[] default '{}'
) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  link public.selections;
  item public.selection_items;
  person text;
  listing text;
  detail text;
begin
  select * into link from public.selections where id = link_id for share;
  if link.id is null then return 'not_found'; end if;
  if link.revoked_at is not null then return 'revoked'; end if;
  if link.expires_at <= now() then return 'expired'; end if;
  select * into item from public.selection_items where id = item_id and selection_id = link_id for update;
  if item.id is null then return 'item_gone'; end if;
  if item.answer = given_answer and item.reason is not distinct from given_reason
    and item.comment is not distinct from given_comment and item.visit_slots = given_slots
  then
    return 'answered';
  end if;
  update public.selection_items
  set answer = given_answer, reason = given_reason, comment = given_comment, visit_slots = given_slots, answered_at = now(),
    reviewed_at = null
  where id = item_id;
  person := (
    select private.full_name(client.first_name, client.last_name) from public.clients as client where client.id = link.client_id
  );
  listing := private.shorten(coalesce(nullif(item.listing ->> 'title', ''), 'una propiedad'), 100);
  detail := concat_ws(E'\n',
    case given_reason
      when 'price' then 'Motivo: precio' when 'zone' then 'Motivo: zona' when 'size' then 'Motivo: tamaño'
      when 'condition' then 'Motivo: estado' when 'other' then 'Motivo: otro'
    end,
    given_comment,
    'Le gustaría verla: ' || private.visit_slots_in_words(given_slots)
  );
  -- One entry for each listing, with the last answer; its id is the item's.
  insert into public.interactions (id, user_id, client_id, property_id, type, subject, description)
  values (
    item.id, item.user_id, link.client_id, item.property_id, 'other',
    case given_answer when 'like' then 'Me gusta: ' when 'pass' then 'No es para mí: ' else 'Quiero verla: ' end || listing,
    nullif(detail, '')
  )
  on conflict (id) do update set subject = excluded.subject, description = excluded.description
  where public.interactions.user_id = excluded.user_id;
  perform private.give_notice(row(
    item.user_id,
    'selection_answered',
    private.shorten(
      coalesce(person, 'Tu cliente')
        || case given_answer when 'like' then ' dijo «Me gusta»' when 'pass' then ' dijo «No es para mí»' else ' quiere una visita' end,
      200
    ),
    private.shorten(listing || coalesce('. ' || replace(nullif(detail, ''), E'\n', '. '), ''), 500),
    jsonb_strip_nulls(jsonb_build_object(
      'selection_id', link.id, 'client_id', link.client_id, 'property_id', item.property_id
    )),
    format('selection_answered:%s:%s', item.id, given_answer)
  )::private.notice);
  return 'answered';
end
$$;
comment on function public.answer_selection(uuid, uuid, text, text, text, text[]) is
  'Writes a client''s answer to a listing of a selection; answered, item_gone, not_found, revoked or expired.';
revoke execute on function public.answer_selection(uuid, uuid, text, text, text, text[]) from public, anon, authenticated;
grant execute on function public.answer_selection(uuid, uuid, text, text, text, text[]) to service_role;

-- What points at a client or a listing goes with it: selections too.
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

create or replace function public.join_listings(own_id uuid, copy_id uuid, own_seen timestamptz) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  own public.properties;
  copy public.properties;
begin
  -- Always in the same order, so that two of them cannot wait for each other.
  perform 1 from public.properties where id in (own_id, copy_id) and user_id = auth.uid() order by id for update;
  select * into copy from public.properties where id = copy_id and user_id = auth.uid() and wordpress_id is not null;
  if copy.id is null then return 'gone'; end if;
  select * into own from public.properties where id = own_id and user_id = auth.uid() and wordpress_id is null;
  if own.id is null then return 'done'; end if;
  if own.updated_at <> own_seen then return 'changed'; end if;

  -- Only one active link of a kind may be between a client and a property: the second becomes history.
  update public.property_clients as link
  set status = 'ended', end_date = coalesce(link.end_date, greatest(link.start_date, current_date))
  where link.property_id = own_id and link.user_id = auth.uid() and link.status = 'active' and exists (
    select from public.property_clients as other
    where other.property_id = copy_id and other.user_id = auth.uid() and other.status = 'active'
      and other.client_id = link.client_id and other.relationship_type = link.relationship_type
  );
  update public.property_clients set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.opportunities set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.tasks set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.interactions set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.whatsapp_messages set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.documents set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.valuations set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.professional_jobs set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  -- A selection may hold both already; then the own one stays on its page as what it was.
  update public.selection_items as item set property_id = copy_id
  where item.property_id = own_id and item.user_id = auth.uid() and not exists (
    select from public.selection_items as other where other.selection_id = item.selection_id and other.property_id = copy_id
  );
  update public.properties
  set
    tags = array(select distinct tag from unnest(copy.tags || own.tags) as tag order by tag),
    sale_status = coalesce(copy.sale_status, own.sale_status),
    rental_status = coalesce(copy.rental_status, own.rental_status),
    rental_contract_end = coalesce(copy.rental_contract_end, own.rental_contract_end),
    assigned_agent = coalesce(copy.assigned_agent, own.assigned_agent)
  where id = copy_id and user_id = auth.uid();
  -- What only an own listing holds would go with it: it stays as a note in the history.
  if own.private_note is not null or own.commission_percentage is not null or own.is_exclusive then
    insert into public.interactions (property_id, type, subject, description)
    values (copy_id, 'other', 'Datos de la propiedad propia', left(concat_ws(E'\n',
      own.private_note,
      'Comisión: ' || own.commission_percentage || ' %',
      case when own.is_exclusive then 'Exclusiva' || coalesce(' hasta el ' || to_char(own.exclusive_until, 'DD/MM/YYYY'), '') end
    ), 5000));
  end if;
  delete from public.properties where id = own_id and user_id = auth.uid();
  return 'joined';
end
$$;

-- FIRST-08: what was sent is real: its client and its listings stay when the examples go.
create or replace function public.remove_example_data(keep_edited boolean default false) returns integer
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  people integer;
  listings integer;
  stayed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('example_data ' || me::text, 0));
  if keep_edited then
    with
      listing as (
        update public.properties set is_example = false where user_id = me and is_example and updated_at > created_at returning 1
      ),
      client as (
        update public.clients set is_example = false where user_id = me and is_example and updated_at > created_at returning 1
      ),
      deal as (
        update public.opportunities set is_example = false where user_id = me and is_example and updated_at > created_at returning 1
      ),
      task as (
        update public.tasks set is_example = false where user_id = me and is_example and updated_at > created_at returning 1
      ),
      contact as (
        update public.interactions set is_example = false where user_id = me and is_example and updated_at > created_at returning 1
      )
    select
      (select count(*) from listing) + (select count(*) from client) + (select count(*) from deal) + (select count(*) from task)
        + (select count(*) from contact)
    into stayed;
  end if;
  -- What stays may be the reason why something else stays.
  loop
    update public.clients as client set is_example = false
    where client.user_id = me and client.is_example and (
      exists (
        select from public.opportunities as deal where deal.user_id = me and deal.client_id = client.id and not deal.is_example
      )
      or exists (
        select from public.property_clients as link
        join public.properties as listing on listing.id = link.property_id and listing.user_id = me
        where link.user_id = me and link.client_id = client.id and not link.is_example and not listing.is_example
      )
      or exists (select from public.selections as sent where sent.user_id = me and sent.client_id = client.id)
    );
    get diagnostics people = row_count;
    update public.properties as listing set is_example = false
    where listing.user_id = me and listing.is_example and (
      exists (
        select from public.opportunities as deal where deal.user_id = me and deal.property_id = listing.id and not deal.is_example
      )
      or exists (
        select from public.property_clients as link
        join public.clients as client on client.id = link.client_id and client.user_id = me
        where link.user_id = me and link.property_id = listing.id and not link.is_example and not client.is_example
      )
      or exists (select from public.selection_items as item where item.user_id = me and item.property_id = listing.id)
    );
    get diagnostics listings = row_count;
    stayed := stayed + people + listings;
    exit when people + listings = 0;
  end loop;

  delete from public.property_clients where user_id = me and is_example;
  delete from public.interactions where user_id = me and is_example;
  delete from public.tasks where user_id = me and is_example;
  delete from public.opportunities where user_id = me and is_example;
  delete from public.clients where user_id = me and is_example;
  delete from public.properties where user_id = me and is_example;
  update public.user_settings set has_examples = false where user_id = me;
  return stayed;
end
$$;
