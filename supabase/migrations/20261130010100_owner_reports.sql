-- A report to the owner of a listing about a period, opened by a link without an account (docs/rules/owner-reports.md).
create table public.owner_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  property_id uuid not null,
  client_id uuid,
  title text not null,
  first_day date not null,
  last_day date not null,
  recommendation text,
  facts jsonb not null,
  token_hash text not null,
  expires_at timestamptz not null default now() + interval '90 days',
  revoked_at timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A report is about its listing and for its owner: it is gone with either.
  constraint owner_reports_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete cascade,
  constraint owner_reports_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete cascade,
  constraint owner_reports_token_hash_key unique (token_hash),
  constraint owner_reports_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint owner_reports_title_length check (private.has_text(title, 200)),
  constraint owner_reports_days_order check (first_day <= last_day and last_day - first_day <= 3660),
  constraint owner_reports_first_day_range check (first_day >= '1900-01-01' and first_day < '2200-01-01'),
  constraint owner_reports_last_day_range check (last_day >= '1900-01-01' and last_day < '2200-01-01'),
  constraint owner_reports_recommendation_length check (char_length(recommendation) <= 2000),
  constraint owner_reports_facts_size check (octet_length(facts::text) <= 32768),
  constraint owner_reports_facts_of_listing check (coalesce(jsonb_typeof(facts -> 'listing') = 'object', false)),
  constraint owner_reports_expires_at_range check (expires_at >= '1900-01-01' and expires_at < '2200-01-01'),
  constraint owner_reports_revoked_at_range check (revoked_at >= '1900-01-01' and revoked_at < '2200-01-01'),
  constraint owner_reports_last_viewed_at_range check (last_viewed_at >= '1900-01-01' and last_viewed_at < '2200-01-01'),
  constraint owner_reports_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint owner_reports_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01'),
  constraint owner_reports_views_range check (views >= 0)
);
comment on table public.owner_reports is 'What became of a listing in a period, as it was sent to its owner: opened by a link without an account until it expires or is revoked.';
comment on column public.owner_reports.facts is 'What the owner sees, as it was when the report was made: counts and days, nothing about a buyer.';
comment on column public.owner_reports.token_hash is 'SHA-256 of the token, in hexadecimal; the token itself is nowhere.';

create index owner_reports_user_id_property_id_idx on public.owner_reports (user_id, property_id, created_at desc, id);
create index owner_reports_user_id_client_id_idx on public.owner_reports (user_id, client_id);

create trigger owner_reports_set_updated_at before update on public.owner_reports
  for each row execute function private.set_updated_at();

insert into private.quotas (name, value) values ('owner_reports', 20000) on conflict (name) do nothing;
create trigger owner_reports_check_quota after insert on public.owner_reports referencing new table as added
  for each statement execute function private.check_quota();

alter table public.owner_reports enable row level security;
revoke all on public.owner_reports from anon, authenticated;
-- What was sent stays as it was; views are counted by the function that opens the link.
grant select, delete on public.owner_reports to authenticated;
grant insert (id, user_id, property_id, client_id, title, first_day, last_day, recommendation, facts, token_hash, expires_at)
  on public.owner_reports to authenticated;
-- Merging clients and joining listings moves a report to the one that stays.
grant update (property_id, client_id, token_hash, expires_at, revoked_at) on public.owner_reports to authenticated;
grant all on public.owner_reports to service_role;
create policy owner_reports_select_own on public.owner_reports for select to authenticated
  using ((select auth.uid()) = user_id);
create policy owner_reports_insert_own on public.owner_reports for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy owner_reports_update_own on public.owner_reports for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy owner_reports_delete_own on public.owner_reports for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.owner_reports as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

alter publication supabase_realtime add table public.owner_reports;

-- What happened to a listing in a period, from the agent's own rows: counts and days, nothing that names a buyer (OREP-02). The days
-- are those of the agent's calendar. Null where the listing is not the caller's. Invoker: the policies decide what is counted.
create function public.owner_report_facts(
  listing_id uuid, first_day date, last_day date, similar_ids uuid[] default '{}'
) returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  zone constant text := coalesce(
    (select profile.time_zone from public.profiles as profile where profile.id = me), 'America/Mexico_City'
  );
  listing public.properties;
  since timestamptz;
  until timestamptz;
begin
  perform private.check_report_range(first_day, last_day);
  if first_day > last_day or last_day - first_day > 3660 then
    raise exception 'The days of a report are in order and at most ten years' using errcode = '22008';
  end if;
  if cardinality(similar_ids) > 200 then
    raise exception 'At most 200 listings are compared' using errcode = '22023';
  end if;
  select * into listing from public.properties as property where property.id = listing_id and property.user_id = me;
  if listing.id is null then return null; end if;
  since := first_day::timestamp at time zone zone;
  until := (last_day + 1)::timestamp at time zone zone;
  return (
    with
    item as (
      select sent.*, (sent.created_at at time zone zone)::date as sent_day
      from public.selection_items as sent
      where sent.user_id = me and sent.property_id = listing.id
    ),
    visit as (
      select about.client_id, about.outcome, coalesce(about.scheduled_at, about.created_at) as moment
      from public.interactions as about
      where about.user_id = me and about.property_id = listing.id and about.type = 'visit'
        and (listing.is_example or not about.is_example)
    ),
    made as (select * from visit where visit.moment >= since and visit.moment < least(until, now())),
    upcoming as (select * from visit where visit.moment >= now()),
    -- Somebody who was sent a selection without a name is one person.
    interested as (
      select coalesce(sent.client_id, sent.id) as person
      from item join public.selections as sent on sent.id = item.selection_id and sent.user_id = me
      where item.answer in ('like', 'visit') and item.answered_at >= since and item.answered_at < until
      union select made.client_id from made
      union select upcoming.client_id from upcoming
      union
      select deal.client_id from public.opportunities as deal
      where deal.user_id = me and deal.property_id = listing.id and (listing.is_example or not deal.is_example)
        and (deal.status = 'open' or (deal.created_at >= since and deal.created_at < until))
    ),
    change as (
      select * from public.property_price_changes as price
      where price.user_id = me and price.property_id = listing.id and price.changed_at < until
      order by price.changed_at desc, price.id
      limit 12
    )
    select jsonb_build_object(
      'publishedAt', coalesce(listing.first_seen_at, listing.created_at),
      'priceChanges', coalesce((
        select jsonb_agg(jsonb_build_object(
          'day', (change.changed_at at time zone zone)::date,
          'previousPrice', change.previous_price, 'previousCurrency', change.previous_currency,
          'price', change.price, 'currency', change.currency
        ) order by change.changed_at, change.id desc) from change
      ), '[]'),
      'selections', jsonb_build_object(
        'sent', (select count(*) from item where item.sent_day between first_day and last_day),
        'views', coalesce((
          select sum(counted.views) from public.selection_view_days as counted
          join item on item.selection_id = counted.selection_id
          where counted.user_id = me and counted.day between greatest(first_day, item.sent_day) and last_day
        ), 0)
      ),
      'answers', (
        select jsonb_build_object(
          'like', count(*) filter (where item.answer = 'like'),
          'visit', count(*) filter (where item.answer = 'visit'),
          'pass', count(*) filter (where item.answer = 'pass'),
          'reasons', jsonb_strip_nulls(jsonb_build_object(
            'price', nullif(count(*) filter (where item.reason = 'price'), 0),
            'zone', nullif(count(*) filter (where item.reason = 'zone'), 0),
            'size', nullif(count(*) filter (where item.reason = 'size'), 0),
            'condition', nullif(count(*) filter (where item.reason = 'condition'), 0),
            'other', nullif(count(*) filter (where item.reason = 'other'), 0)
          ))
        )
        from item where item.answered_at >= since and item.answered_at < until
      ),
      'visits', jsonb_build_object(
        'made', (select count(*) from made),
        'madeDays', coalesce((
          select jsonb_agg(recent.day order by recent.day)
          from (select (made.moment at time zone zone)::date as day from made order by made.moment desc limit 12) as recent
        ), '[]'),
        -- Of what was noted afterwards only the answers that the form proposes: a text of the agent's own may name somebody.
        'outcomes', coalesce((
          select jsonb_object_agg(told.outcome, told.times)
          from (
            select made.outcome, count(*) as times from made
            where made.outcome in ('Interesado', 'Quiere otra visita', 'Lo va a pensar', 'Hizo una oferta', 'No le interesó')
            group by made.outcome
          ) as told
        ), '{}'),
        'upcoming', (select count(*) from upcoming),
        'upcomingAt', coalesce((
          select jsonb_agg(next.moment order by next.moment)
          from (select upcoming.moment from upcoming order by upcoming.moment limit 10) as next
        ), '[]')
      ),
      'interested', jsonb_build_object(
        'clients', (
          select count(*) from interested
          where interested.person is not null and not exists (
            select from public.property_clients as link
            where link.user_id = me and link.property_id = listing.id and link.client_id = interested.person
              and link.relationship_type = 'owner' and link.status = 'active'
          )
        ),
        'negotiations', (
          select count(*) from public.opportunities as deal
          where deal.user_id = me and deal.property_id = listing.id and deal.status = 'open'
            and (listing.is_example or not deal.is_example)
        )
      ),
      'similarVisits', (
        select count(*) from public.interactions as about
        where about.user_id = me and about.property_id = any (similar_ids) and about.property_id <> listing.id
          and about.type = 'visit'
          and coalesce(about.scheduled_at, about.created_at) >= since
          and coalesce(about.scheduled_at, about.created_at) < least(until, now())
      )
    )
  );
end
$$;
comment on function public.owner_report_facts(uuid, date, date, uuid[]) is
  'What happened to a listing in a period, for its owner: counts and days without a word about who.';
revoke execute on function public.owner_report_facts(uuid, date, date, uuid[]) from public, anon;
grant execute on function public.owner_report_facts(uuid, date, date, uuid[]) to authenticated, service_role;

alter table public.notifications
  drop constraint notifications_kind_known,
  add constraint notifications_kind_known check (kind in (
    'general', 'welcome', 'task_due', 'task_overdue', 'visit_tomorrow', 'visit_booked', 'rental_contract_ending',
    'trial_ending', 'document_opened', 'payment_failed', 'client_birthday', 'selection_opened', 'selection_answered',
    'owner_report_opened'
  ));
-- 'owner_report_due' is no notification: it switches the monthly task off.
alter table public.notification_preferences
  drop constraint notification_preferences_kind_known,
  add constraint notification_preferences_kind_known check (kind in (
    'general', 'welcome', 'task_due', 'task_overdue', 'visit_tomorrow', 'visit_booked', 'rental_contract_ending',
    'trial_ending', 'document_opened', 'payment_failed', 'client_birthday', 'selection_opened', 'selection_answered',
    'owner_report_opened', 'owner_report_due'
  ));

-- What points at a client or a listing goes with it: reports to owners too.
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
  update public.owner_reports set property_id = copy_id where property_id = own_id and user_id = auth.uid();
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
