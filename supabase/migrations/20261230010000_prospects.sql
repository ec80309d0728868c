-- Who asked, before anybody is a client (PROS-01). What arrives waits here; accepting one makes or completes a client.

-- PHONE-10 as `phoneKey` of the domain: the digits by which numbers are compared, equal for all spellings of one number.
create function private.phone_key(phone text) returns text
language sql
immutable
parallel safe
return case
  when phone ~ '^\s*\+(?!\s*52)' then regexp_replace(phone, '\D', '', 'g')
  else regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(?:521?)?(?:01|044|045)?([2-9]\d{9})$', '52\1')
end;
revoke execute on function private.phone_key(text) from public, anon;
grant execute on function private.phone_key(text) to authenticated, service_role;

create index clients_user_id_phone_key_idx on public.clients (user_id, private.phone_key(phone)) where phone is not null;
create index clients_user_id_whatsapp_key_idx on public.clients (user_id, private.phone_key(whatsapp)) where whatsapp is not null;

create table public.prospects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  source text not null,
  -- The portal, the plug-in or the site, as the agent reads it; the key of its settings.
  source_name text not null,
  -- What the sender calls it: the key against doubles.
  external_id text,
  received_at timestamptz not null default now(),
  name text,
  email text,
  phone text,
  message text,
  -- What the sender said of the listing: its id, its address or its title.
  listing_text text,
  property_id uuid,
  other_fields jsonb not null default '[]',
  raw_text text,
  consent_at timestamptz,
  notice_version integer,
  status text not null default 'waiting',
  -- Whom it became; null again when that client is deleted.
  client_id uuid,
  answered_at timestamptz,
  accepted_at timestamptz,
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint prospects_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete set null (client_id),
  constraint prospects_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete set null (property_id),
  constraint prospects_source_known check (source in ('form', 'own_form', 'portal', 'paste', 'share', 'test')),
  constraint prospects_source_name_length check (private.has_text(source_name, 60)),
  constraint prospects_external_id_length check (private.has_text(external_id, 200)),
  constraint prospects_name_length check (private.has_text(name, 200)),
  constraint prospects_email_format check (private.is_email(email)),
  constraint prospects_phone_format check (phone ~ '^\+?[0-9]{10,15}$'),
  constraint prospects_message_length check (char_length(message) <= 5000),
  constraint prospects_listing_text_length check (char_length(listing_text) <= 300),
  constraint prospects_other_fields_size check (
    jsonb_typeof(other_fields) = 'array' and octet_length(other_fields::text) <= 16384
  ),
  constraint prospects_raw_text_length check (char_length(raw_text) <= 20000),
  constraint prospects_notice_version_range check (notice_version >= 1),
  constraint prospects_consent_whole check ((consent_at is null) = (notice_version is null)),
  constraint prospects_status_known check (status in ('waiting', 'accepted', 'discarded')),
  constraint prospects_client_of_accepted check (client_id is null or status = 'accepted'),
  constraint prospects_accepted_at_when_accepted check ((accepted_at is not null) = (status = 'accepted')),
  constraint prospects_discarded_at_when_discarded check ((discarded_at is not null) = (status = 'discarded')),
  constraint prospects_received_at_range check (received_at >= '1900-01-01' and received_at < '2200-01-01'),
  constraint prospects_consent_at_range check (consent_at >= '1900-01-01' and consent_at < '2200-01-01'),
  constraint prospects_answered_at_range check (answered_at >= '1900-01-01' and answered_at < '2200-01-01'),
  constraint prospects_accepted_at_range check (accepted_at >= '1900-01-01' and accepted_at < '2200-01-01'),
  constraint prospects_discarded_at_range check (discarded_at >= '1900-01-01' and discarded_at < '2200-01-01'),
  constraint prospects_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint prospects_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01'),
  constraint prospects_user_id_external_id_key unique (user_id, source_name, external_id)
);
comment on table public.prospects is 'Who asked by a form, a portal or a message, until the agent makes a client of them or discards them.';

create index prospects_user_id_status_idx on public.prospects (user_id, status, received_at desc, id desc);
create index prospects_user_id_received_at_idx on public.prospects (user_id, received_at desc, id desc);
create index prospects_user_id_client_id_idx on public.prospects (user_id, client_id) where client_id is not null;
create index prospects_user_id_property_id_idx on public.prospects (user_id, property_id) where property_id is not null;
create index prospects_user_id_phone_key_idx on public.prospects (user_id, private.phone_key(phone)) where phone is not null;
create index prospects_user_id_email_idx on public.prospects (user_id, lower(email)) where email is not null;
create index prospects_discarded_at_idx on public.prospects (discarded_at) where status = 'discarded';

create trigger prospects_set_updated_at before update on public.prospects
  for each row execute function private.set_updated_at();

insert into private.quotas (name, value) values ('prospects', 50000), ('prospect_sources', 200) on conflict (name) do nothing;
create trigger prospects_check_quota after insert on public.prospects
  referencing new table as added for each statement execute function private.check_quota();

alter table public.prospects enable row level security;
revoke all on public.prospects from anon, authenticated;
-- Where it came from, and what the person consented to, stays as it arrived.
grant select, insert, delete on public.prospects to authenticated;
grant update (
  source_name, name, email, phone, message, listing_text, property_id, other_fields, raw_text,
  status, client_id, answered_at, accepted_at, discarded_at
) on public.prospects to authenticated;
grant all on public.prospects to service_role;

create policy prospects_select_own on public.prospects for select to authenticated
  using ((select auth.uid()) = user_id);
-- A consent is given by the person, on the form's page: an agent cannot write one.
create policy prospects_insert_own on public.prospects for insert to authenticated
  with check ((select auth.uid()) = user_id and consent_at is null);
create policy prospects_update_own on public.prospects for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy prospects_delete_own on public.prospects for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.prospects as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

alter publication supabase_realtime add table public.prospects;

-- What the agent wants for each place that prospects come from.
create table public.prospect_sources (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  sends_mail boolean not null default true,
  plan_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint prospect_sources_plan_id_fkey foreign key (plan_id, user_id)
    references public.follow_up_plans (id, user_id) on delete set null (plan_id),
  constraint prospect_sources_name_length check (private.has_text(name, 60)),
  constraint prospect_sources_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint prospect_sources_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01'),
  constraint prospect_sources_user_id_name_key unique (user_id, name)
);
comment on table public.prospect_sources is 'For each source of prospects: whether the agent is told by mail, and which plan begins.';

create index prospect_sources_user_id_plan_id_idx on public.prospect_sources (user_id, plan_id);

create trigger prospect_sources_set_updated_at before update on public.prospect_sources
  for each row execute function private.set_updated_at();
create trigger prospect_sources_check_quota after insert on public.prospect_sources
  referencing new table as added for each statement execute function private.check_quota();

alter table public.prospect_sources enable row level security;
revoke all on public.prospect_sources from anon, authenticated;
grant select, insert, update, delete on public.prospect_sources to authenticated;
grant all on public.prospect_sources to service_role;

create policy prospect_sources_select_own on public.prospect_sources for select to authenticated
  using ((select auth.uid()) = user_id);
create policy prospect_sources_insert_own on public.prospect_sources for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy prospect_sources_update_own on public.prospect_sources for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy prospect_sources_delete_own on public.prospect_sources for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.prospect_sources as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

-- A source that is seen first gets its settings. A sender who makes up names fills no table: after a hundred they have the usual settings.
create function private.note_prospect_source() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.prospect_sources as own where own.user_id = new.user_id) < 100 then
    insert into public.prospect_sources (user_id, name) values (new.user_id, new.source_name) on conflict do nothing;
  end if;
  return null;
end
$$;
revoke execute on function private.note_prospect_source() from public, anon, authenticated;
create trigger prospects_note_source after insert on public.prospects
  for each row when (current_setting('predio.restoring', true) is distinct from 'on' and new.source <> 'test')
  execute function private.note_prospect_source();

-- Discarding and bringing back are plain updates of the status; the moments follow. Only accept_prospect leads to 'accepted', and nothing away from it.
create function private.stamp_prospect() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.status = 'accepted' and new.status <> 'accepted' then
    raise exception 'Este prospecto ya es tu cliente.'
      using errcode = 'check_violation', schema = 'public', table = 'prospects', constraint = 'prospects_accepted_stays';
  end if;
  new.accepted_at := case when new.status = 'accepted' then coalesce(new.accepted_at, now()) end;
  new.discarded_at := case when new.status = 'discarded' then coalesce(old.discarded_at, now()) end;
  return new;
end
$$;
revoke execute on function private.stamp_prospect() from public, anon, authenticated;
create trigger prospects_stamp_status before update on public.prospects
  for each row execute function private.stamp_prospect();

-- PROS-05: the client who has this telephone or e-mail, the longest known first.
create function private.client_of_contact(phone text, email text) returns uuid
language sql
stable
set search_path = ''
as $$
  select found.id
  from (
    select own.id, own.created_at, 1 as place from public.clients as own
    where own.user_id = (select auth.uid()) and lower(own.email) = lower(client_of_contact.email)
    union all
    select own.id, own.created_at, 2 from public.clients as own
    where own.user_id = (select auth.uid()) and own.phone is not null
      and private.phone_key(own.phone) = private.phone_key(client_of_contact.phone)
    union all
    select own.id, own.created_at, 2 from public.clients as own
    where own.user_id = (select auth.uid()) and own.whatsapp is not null
      and private.phone_key(own.whatsapp) = private.phone_key(client_of_contact.phone)
  ) as found
  order by found.place, found.created_at, found.id
  limit 1
$$;
revoke execute on function private.client_of_contact(text, text) from public, anon;
grant execute on function private.client_of_contact(text, text) to authenticated, service_role;

create view public.prospect_rows with (security_invoker = true) as
select
  prospect.id, prospect.user_id, prospect.source, prospect.source_name, prospect.received_at, prospect.name, prospect.email,
  prospect.phone, prospect.message, prospect.listing_text, prospect.property_id, prospect.consent_at, prospect.status,
  prospect.client_id, prospect.answered_at, prospect.accepted_at, prospect.discarded_at, prospect.created_at, prospect.updated_at,
  property.title as property_title,
  property.operation as property_operation,
  private.full_name(client.first_name, client.last_name) as client_name,
  match.id as match_client_id,
  private.full_name(match.first_name, match.last_name) as match_client_name,
  case when prospect.status = 'waiting' then (
    select count(*)::integer from public.prospects as other
    where other.user_id = prospect.user_id and other.id <> prospect.id and other.status = 'waiting' and (
      other.phone is not null and private.phone_key(other.phone) = private.phone_key(prospect.phone)
      or other.email is not null and lower(other.email) = lower(prospect.email)
    )
  ) else 0 end as same_waiting,
  concat(
    private.search_text(prospect.name, prospect.email, prospect.phone, prospect.message, prospect.source_name, prospect.listing_text),
    ' ', property.search
  ) as search
from public.prospects as prospect
left join public.properties as property on property.id = prospect.property_id and property.user_id = prospect.user_id
left join public.clients as client on client.id = prospect.client_id and client.user_id = prospect.user_id
left join public.clients as match
  on prospect.status <> 'accepted' and match.user_id = prospect.user_id
  and match.id = (case when prospect.status <> 'accepted' then private.client_of_contact(prospect.phone, prospect.email) end);
comment on view public.prospect_rows is
  'The prospects with the title of their listing, whom they became, and whom they may be: the client and how many others who wait have the same contact.';
revoke all on public.prospect_rows from anon, authenticated;
grant select on public.prospect_rows to authenticated, service_role;

-- Who asked about a listing is no tenant of it: nobody calls them about the end of a lease.
alter table public.property_clients
  drop constraint property_clients_relationship_type_known,
  add constraint property_clients_relationship_type_known
    check (relationship_type in ('owner', 'buyer', 'tenant', 'investor', 'interested'));

-- A consent by the form is written by nobody but the person, so policies let no agent insert it; it goes along with whom it belongs to.
create function private.carry_consent(prospect uuid, client uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_second_factor();
  insert into public.client_consents (user_id, client_id, notice_id, method, given_at)
  select given.user_id, person.id, notice.id, 'link', given.consent_at
  from public.prospects as given
  join public.clients as person on person.id = carry_consent.client and person.user_id = given.user_id
  join public.privacy_notices as notice on notice.user_id = given.user_id and notice.version = given.notice_version
  where given.id = carry_consent.prospect and given.user_id = auth.uid()
    and not exists (
      select from public.client_consents as known
      where known.client_id = person.id and known.notice_id = notice.id and known.given_at = given.consent_at
    );
end
$$;
revoke execute on function private.carry_consent(uuid, uuid) from public, anon;
grant execute on function private.carry_consent(uuid, uuid) to authenticated;

-- PROS-06 to PROS-09. `client` has the columns of the client as the agent saw them; without join_client it is whoever has the same contact, or a new one.
create function public.accept_prospect(
  record_id uuid, join_client uuid default null, client jsonb default '{}', as_new boolean default false
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  asked public.prospects;
  known public.clients;
  listing public.properties;
  given jsonb;
  is_new boolean;
  person uuid;
  contact_id constant uuid := md5(record_id::text || ':interaction')::uuid;
  task_id constant uuid := md5(record_id::text || ':task')::uuid;
begin
  -- Two devices that accept two messages of one new person make one client.
  perform pg_advisory_xact_lock(hashtextextended('prospects of ' || me, 0));
  select * into asked from public.prospects as own where own.id = record_id and own.user_id = me for update;
  if asked.id is null then return jsonb_build_object('outcome', 'gone'); end if;
  if asked.client_id is not null then
    return jsonb_build_object('outcome', 'accepted', 'client_id', asked.client_id, 'is_new', false, 'task_id', task_id);
  end if;

  select * into listing from public.properties as own where own.id = asked.property_id and own.user_id = me;
  if not coalesce(as_new, false) or join_client is not null then
    select * into known from public.clients as own
    where own.user_id = me and own.id = coalesce(join_client, private.client_of_contact(asked.phone, asked.email))
    for update;
    if known.id is null and join_client is not null then return jsonb_build_object('outcome', 'client_gone'); end if;
  end if;
  is_new := known.id is null;

  given := jsonb_strip_nulls(jsonb_build_object(
    'type', case when listing.operation = 'rent' then 'inquilino' else 'comprador' end, 'status', 'lead',
    -- The name as it came, where nobody told its parts.
    'first_name', left(coalesce(asked.name, split_part(asked.email, '@', 1), asked.phone, 'Sin nombre'), 50),
    'email', asked.email, 'phone', asked.phone, 'source', asked.source_name
  )) || jsonb_strip_nulls(coalesce(client, '{}'));
  -- An address is one client's alone; it stays in the interaction.
  if exists (
    select from public.clients as other
    where other.user_id = me and lower(other.email) = lower(given ->> 'email') and other.id is distinct from known.id
  ) then
    given := given - 'email';
  end if;

  if is_new then
    execute format(
      'insert into public.clients (needs_review%s) select $2%s from jsonb_populate_record(null::public.clients, $1) as given returning id',
      private.list_columns('public.clients', given), private.list_values('public.clients', given)
    ) into person using given, given ->> 'last_name' is null;
  else
    person := known.id;
    given := coalesce((
      select jsonb_object_agg(fresh.key, fresh.value) from jsonb_each(given) as fresh where to_jsonb(known) -> fresh.key = 'null'
    ), '{}');
    execute format(
      'update public.clients as own set (needs_review%s) = row(own.needs_review%s)
       from jsonb_populate_record(null::public.clients, $1) as given where own.id = $2 and own.user_id = $3',
      private.list_columns('public.clients', given), private.list_values('public.clients', given)
    ) using given, person, me;
  end if;
  select * into known from public.clients as own where own.id = person and own.user_id = me;

  insert into public.interactions (id, client_id, property_id, type, subject, description, is_inbound, created_at)
  values (
    contact_id, person, listing.id, 'other',
    private.shorten(coalesce('Preguntó por «' || listing.title || '»', 'Llegó por ' || asked.source_name), 200),
    nullif(left(concat_ws(
      E'\n', asked.message,
      case when listing.id is null then 'Propiedad: ' || asked.listing_text end,
      -- What the client's own fields do not say.
      case when private.phone_key(asked.phone) not in (
        coalesce(private.phone_key(known.phone), ''), coalesce(private.phone_key(known.whatsapp), '')
      ) then 'Teléfono: ' || asked.phone end,
      case when lower(asked.email) is distinct from lower(known.email) then 'Correo: ' || asked.email end,
      (
        select string_agg(concat_ws(': ', field.value ->> 'label', field.value ->> 'value'), E'\n' order by field.place)
        from jsonb_array_elements(asked.other_fields) with ordinality as field (value, place)
      ),
      case when listing.id is not null then 'Llegó por ' || asked.source_name end
    ), 5000), ''),
    true, asked.received_at
  )
  -- Its client was deleted since.
  on conflict (id) do update set client_id = excluded.client_id;
  -- Whoever writes again pauses a plan, and whose first message this is has one that begins with it.
  if is_new then
    update public.follow_up_runs as run set state = 'running'
    where run.user_id = me and run.client_id = person and run.state = 'paused' and run.why = 'answered';
  end if;

  if listing.id is not null and not exists (
    select from public.property_clients as link
    where link.user_id = me and link.client_id = person and link.property_id = listing.id and link.status = 'active'
  ) then
    insert into public.property_clients (property_id, client_id, relationship_type) values (listing.id, person, 'interested');
  end if;
  insert into public.follow_up_runs (plan_id, client_id)
  select source.plan_id, person from public.prospect_sources as source
  where source.user_id = me and source.name = asked.source_name and source.plan_id is not null
  on conflict do nothing;
  if asked.answered_at is null then
    insert into public.tasks (id, title, due_date, priority, client_id, property_id)
    values (task_id, 'Responder', now() + interval '5 minutes', 'urgent', person, listing.id)
    on conflict (id) do update set client_id = excluded.client_id;
  end if;
  perform private.carry_consent(record_id, person);
  update public.prospects as own set status = 'accepted', client_id = person, raw_text = null
  where own.id = record_id and own.user_id = me;
  return jsonb_build_object('outcome', 'accepted', 'client_id', person, 'is_new', is_new, 'task_id', task_id);
end
$$;
revoke execute on function public.accept_prospect(uuid, uuid, jsonb, boolean) from public, anon;
grant execute on function public.accept_prospect(uuid, uuid, jsonb, boolean) to authenticated;

-- PROS-10: the first press counts; what was to be done is done.
create function public.answer_prospect(record_id uuid) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  answered timestamptz;
begin
  update public.prospects as own set answered_at = coalesce(own.answered_at, now())
  where own.id = record_id and own.user_id = auth.uid()
  returning own.answered_at into answered;
  update public.tasks as task set status = 'completed'
  where answered is not null and task.id = md5(record_id::text || ':task')::uuid and task.user_id = auth.uid()
    and task.status in ('pending', 'in_progress');
  return answered;
end
$$;
revoke execute on function public.answer_prospect(uuid) from public, anon;
grant execute on function public.answer_prospect(uuid) to authenticated;

-- What arrived of a client: what became the client, and what has the client's contact and became nobody.
create function private.prospects_of_client(client uuid) returns setof uuid
language sql
stable
set search_path = ''
as $$
  select own.id from public.prospects as own
  where own.user_id = (select auth.uid()) and own.client_id = prospects_of_client.client
  union
  select own.id
  from public.clients as person
  join public.prospects as own on own.user_id = person.user_id and own.status <> 'accepted' and (
    own.phone is not null and private.phone_key(own.phone) in (private.phone_key(person.phone), private.phone_key(person.whatsapp))
    or own.email is not null and lower(own.email) = lower(person.email)
  )
  where person.id = prospects_of_client.client and person.user_id = (select auth.uid())
$$;
revoke execute on function private.prospects_of_client(uuid) from public, anon;
grant execute on function private.prospects_of_client(uuid) to authenticated, service_role;

-- PROS-13: somebody who never became a client is erased with all that they sent.
create function public.erase_prospect(record_id uuid, erasure_id uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  person public.prospects;
  gone uuid[];
  notices integer;
begin
  perform private.require_second_factor();
  if exists (select from public.client_erasures as earlier where earlier.id = erasure_id and earlier.user_id = me) then
    return 'erased';
  end if;
  select * into person from public.prospects as own where own.id = record_id and own.user_id = me for update;
  if person.id is null then return 'gone'; end if;
  if person.client_id is not null then return 'is_client'; end if;
  gone := array(
    select own.id from public.prospects as own
    where own.user_id = me and own.client_id is null and (
      own.id = record_id
      or own.phone is not null and private.phone_key(own.phone) = private.phone_key(person.phone)
      or own.email is not null and lower(own.email) = lower(person.email)
    )
  );
  delete from public.notifications as notice
  where notice.user_id = me
    and exists (select from jsonb_each_text(notice.data) as named where named.value = any (gone::text[]));
  get diagnostics notices = row_count;
  delete from public.prospects as own where own.user_id = me and own.id = any (gone);
  insert into public.client_erasures (id, user_id, erased, kept)
  values (erasure_id, me, jsonb_build_object('prospects', cardinality(gone), 'notifications', notices), '{}');
  return 'erased';
end
$$;
revoke execute on function public.erase_prospect(uuid, uuid) from public, anon;
grant execute on function public.erase_prospect(uuid, uuid) to authenticated;

-- PROS-14: how fast prospects were answered, by source. What the agent sent as a try does not count.
create function private.report_prospects(first_day date, last_day date, zone text) returns jsonb
language sql
stable
set search_path = ''
as $$
  with asked as materialized (
    select
      own.source_name, own.status, own.answered_at is not null as is_answered,
      extract(epoch from own.answered_at - own.received_at) as seconds
    from public.prospects as own
    where own.user_id = (select auth.uid()) and own.source <> 'test'
      and own.received_at >= (select private.report_from(first_day, zone))
      and own.received_at < (select private.report_until(first_day, last_day, zone))
  ),
  counted as (
    select
      asked.source_name, grouping(asked.source_name) = 1 as is_total,
      count(*) as prospects, count(*) filter (where asked.status = 'accepted') as accepted,
      count(*) filter (where asked.status = 'discarded') as discarded, count(*) filter (where asked.is_answered) as answered,
      count(*) filter (where asked.seconds <= 300) as within_five_minutes, count(*) filter (where asked.seconds <= 3600) as within_an_hour,
      round(percentile_cont(0.5) within group (order by asked.seconds))::bigint as median_seconds
    from asked
    group by grouping sets ((asked.source_name), ())
  )
  select jsonb_build_object(
    'total', (select to_jsonb(counted) - '{source_name,is_total}'::text[] from counted where counted.is_total),
    'sources', coalesce((
      select jsonb_agg(to_jsonb(counted) - 'is_total' order by counted.prospects desc, counted.source_name)
      from counted where not counted.is_total
    ), '[]')
  )
$$;
revoke execute on function private.report_prospects(date, date, text) from public, anon;
grant execute on function private.report_prospects(date, date, text) to authenticated;
create function public.report_prospects(first_day date, last_day date, zone text) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.check_report_range(first_day, last_day);
  return private.report_prospects(first_day, last_day, zone);
end
$$;
revoke execute on function public.report_prospects(date, date, text) from public, anon;
grant execute on function public.report_prospects(date, date, text) to authenticated;

-- Two more tokens beside the notice's: the secret address that forms and portals send to, and the public one of the agent's own form.
alter table public.user_secrets
  drop constraint user_secrets_name_known,
  drop constraint user_secrets_token_hash_of_notice,
  add constraint user_secrets_name_known check (name in ('site', 'ai', 'notice', 'prospects', 'contact')),
  add constraint user_secrets_token_hash_of_link check ((token_hash is not null) = (name in ('notice', 'prospects', 'contact')));

create function private.set_link_token(owner uuid, secret text, token text) returns void
language sql
set search_path = ''
as $$
  insert into public.user_settings (user_id) values (owner) on conflict (user_id) do nothing;
  insert into public.user_secrets (user_id, name, plain_text, token_hash)
  values (owner, secret, token, encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  on conflict (user_id, name) do update
  set plain_text = excluded.plain_text, ciphertext = null, token_hash = excluded.token_hash;
$$;
revoke execute on function private.set_link_token(uuid, text, text) from public, anon, authenticated;
create or replace function private.set_notice_token(owner uuid, token text) returns void
language sql
set search_path = ''
as $$ select private.set_link_token(owner, 'notice', token) $$;

-- PROS-03: makes the address, or another one in its place; the old one stops working at once.
create function public.replace_prospect_address(address text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_second_factor();
  if auth.uid() is null or address is null or address not in ('prospects', 'contact') then
    raise exception 'no such address' using errcode = '22023';
  end if;
  perform private.set_link_token(auth.uid(), address, replace(gen_random_uuid()::text, '-', ''));
end
$$;
revoke execute on function public.replace_prospect_address(text) from public, anon;
grant execute on function public.replace_prospect_address(text) to authenticated;

-- The functions that know every table of a client or a listing, with prospects.
create or replace function public.merge_clients(keep_id uuid, remove_id uuid, keep_seen timestamp with time zone, remove_seen timestamp with time zone, merged jsonb, wishes jsonb DEFAULT NULL::jsonb, leftover text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kept public.clients;
  removed public.clients;
  -- What the browser does not know of is that of the client who stays, or else of the one who goes.
  filled jsonb;
  wanted jsonb;
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
  -- Nobody is in the same plan twice: the run of the client who goes ends.
  update public.follow_up_runs as run set state = 'ended', why = 'merged'
  where run.client_id = remove_id and run.user_id = auth.uid() and run.state <> 'ended' and exists (
    select from public.follow_up_runs as other
    where other.client_id = keep_id and other.user_id = auth.uid() and other.state <> 'ended' and other.plan_id = run.plan_id
      and other.opportunity_id is not distinct from run.opportunity_id
  );
  update public.follow_up_runs set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.owner_reports set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.prospects set client_id = keep_id where client_id = remove_id and user_id = auth.uid();

  if wishes is not null then
    select jsonb_object_agg(held.key, held.value order by preference.client_id = keep_id) into wanted
    from public.client_preferences as preference cross join jsonb_each(jsonb_strip_nulls(to_jsonb(preference))) as held
    where preference.client_id in (keep_id, remove_id) and preference.user_id = auth.uid();
    perform private.write_preferences(keep_id, coalesce(wanted, '{}') || wishes);
  end if;
  -- First gone, then updated: both may hold the same e-mail address for a moment. The consents move with it.
  perform private.absorb_client(keep_id, remove_id);
  filled := jsonb_strip_nulls(to_jsonb(removed)) || jsonb_strip_nulls(to_jsonb(kept)) || merged;
  -- An example that a real client was merged into holds what is real.
  execute format(
    'update public.clients as own set (needs_review, is_example%s) = row(coalesce(given.needs_review, false), $2%s)
     from jsonb_populate_record(null::public.clients, $1) as given where own.id = $3 and own.user_id = $4',
    private.list_columns('public.clients', filled), private.list_values('public.clients', filled)
  ) using filled, kept.is_example and removed.is_example, keep_id, auth.uid();
  if leftover is not null then
    insert into public.interactions (client_id, type, subject, description)
    values (keep_id, 'other', 'Datos del cliente fusionado', left(leftover, 5000));
  end if;
  return 'merged';
end
$function$;

create or replace function public.join_listings(own_id uuid, copy_id uuid, own_seen timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  own public.properties;
  copy public.properties;
  facts text;
begin
  -- Always in the same order, so that two of them cannot wait for each other.
  perform 1 from public.properties where id in (own_id, copy_id) and user_id = auth.uid() order by id for update;
  select * into copy from public.properties where id = copy_id and user_id = auth.uid() and own_number is null;
  if copy.id is null then return 'gone'; end if;
  select * into own from public.properties where id = own_id and user_id = auth.uid() and own_number is not null;
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
  update public.prospects set property_id = copy_id where property_id = own_id and user_id = auth.uid();
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
  -- What only an own listing holds would go with it: it stays in the history, in two notes where one does not hold it all.
  facts := nullif(concat_ws(E'\n',
    'Calle y número: ' || own.street,
    'Punto del mapa: ' || own.latitude || ', ' || own.longitude,
    'Video: ' || own.video_url,
    'Recorrido virtual: ' || own.tour_url,
    'Comisión: ' || own.commission_percentage || ' %',
    'Parte para colegas: ' || trim_scale(own.shared_commission_percentage) || ' % de la comisión',
    case when own.is_exclusive then 'Exclusiva' || coalesce(' hasta el ' || to_char(own.exclusive_until, 'DD/MM/YYYY'), '') end
  ), '');
  insert into public.interactions (property_id, type, subject, description)
  select copy_id, 'other', 'Datos de la propiedad propia', note
  from unnest(
    case
      when char_length(concat_ws(E'\n', own.private_note, facts)) > 5000 then array[own.private_note, facts]
      else array[nullif(concat_ws(E'\n', own.private_note, facts), '')]
    end
  ) as note
  where note is not null;
  delete from public.properties where id = own_id and user_id = auth.uid();
  return 'joined';
end
$function$;

create or replace function public.count_client_data(record_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
      where own.user_id = (select auth.uid()) and (
        own.shared_with = record_id
        or own.shared_with is null and lower(own.shared_email) = (
          select lower(client.email) from public.clients as client where client.id = record_id and client.user_id = own.user_id
        )
      )),
    'selections', (select count(*) from public.selections as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'reports', (select count(*) from public.owner_reports as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'valuations', (select count(*) from public.valuations as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'consents', (select count(*) from public.client_consents as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'plans', (select count(*) from public.follow_up_runs as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'prospects', (select count(*) from private.prospects_of_client(record_id))
  )
$function$;

create or replace function public.erase_client(record_id uuid, erasure_id uuid, keep_documents uuid[] DEFAULT '{}'::uuid[], keep_operations boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  person constant uuid := record_id;
  -- Null is what is not given: compared with it, nothing would be erased.
  papers_to_keep constant uuid[] := array_remove(coalesce(keep_documents, '{}'), null);
  keeps_operations constant boolean := coalesce(keep_operations, true);
  gone uuid[] := array[record_id];
  address text;
  marks record;
  deals uuid[];
  papers uuid[];
  shares uuid[];
  files text[];
  photos text[];
  erased jsonb;
  operations_kept integer := 0;
  papers_kept integer;
  notices integer;
begin
  perform private.require_second_factor();
  if exists (select from public.client_erasures as earlier where earlier.id = erasure_id and earlier.user_id = me) then
    return jsonb_build_object('outcome', 'erased', 'files', '[]'::jsonb, 'photos', '[]'::jsonb);
  end if;
  select lower(client.email) into address from public.clients as client where client.id = person and client.user_id = me for update;
  if not found then return jsonb_build_object('outcome', 'gone', 'files', '[]'::jsonb, 'photos', '[]'::jsonb); end if;

  select found.names, found.numbers into marks from private.marks_of_client(person) as found;
  erased := public.count_client_data(person);
  deals := array(select deal.id from public.opportunities as deal where deal.user_id = me and deal.client_id = person);
  papers := array(
    select paper.id from public.documents as paper
    where paper.user_id = me and paper.client_id = person and not paper.id = any (papers_to_keep)
  );
  shares := array(
    select share.id from public.document_shares as share
    where share.user_id = me and (share.shared_with = person or share.shared_with is null and lower(share.shared_email) = address)
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
    select own.id from private.prospects_of_client(person) as own (id)
    union all
    select deal.id from public.opportunities as deal
    where deal.user_id = me and deal.client_id = person and not (keeps_operations and deal.status = 'won')
  );

  -- What was deleted within the last day could be brought back.
  with removed as (
    delete from private.deleted_records as waiting
    where waiting.user_id = me
      and concat(waiting.record, waiting.hanging) ilike any (array(
        select '%' || mark || '%'
        from unnest(person::text || deals::text[] || ('"' || regexp_replace(address, '([\\%_])', '\\\1', 'g') || '"')) as mark
        where mark is not null
      ))
    returning waiting.kind, waiting.record
  )
  select
    array_agg(removed.record ->> 'url') filter (where removed.kind = 'documents' and removed.record ->> 'url' is not null),
    array(
      select photo from public.interactions as own cross join unnest(own.photos) as photo
      where own.user_id = me and own.id = any (gone)
    ) || array_agg(photo) filter (where photo is not null)
  into files, photos
  from removed left join lateral jsonb_array_elements_text(
    case removed.kind when 'interactions' then removed.record -> 'photos' end
  ) as photo on true;
  -- A run over many forgets the client; one that names the client is dropped.
  update public.bulk_packets as own
  set
    ids = array(select listed.id from unnest(own.ids) with ordinality as listed (id, place) where not listed.id = any (gone) order by listed.place),
    answers = case when own.answers is not null then coalesce((
      select jsonb_agg(answer) from jsonb_array_elements(own.answers) as answer where not (answer ->> 'id')::uuid = any (gone)
    ), '[]') end
  where own.user_id = me and own.ids && gone;
  delete from public.bulk_packets as own
  where own.user_id = me
    and private.is_named(concat_ws(E'\n', own.answers, own.undone), marks.names, marks.numbers);
  delete from public.bulk_actions as own
  where own.user_id = me and private.is_named(own.action::text, marks.names, marks.numbers);
  delete from public.interactions as own where own.user_id = me and own.id = any (gone);
  delete from public.whatsapp_messages as own
  where own.user_id = me and (
    own.client_id = person or own.client_id is null and own.opportunity_id = any (deals)
    -- No page shows what is left of a client, an operation and a property that are gone.
    or num_nonnulls(own.client_id, own.opportunity_id, own.property_id) = 0
      and private.is_named(own.content, marks.names, marks.numbers)
  );
  -- Nobody can open or change an earlier answer about a document.
  delete from public.document_ai_history as own
  where own.user_id = me and (
    own.metadata ->> 'document_id' = any (papers::text[])
    or private.is_named(concat_ws(E'\n', own.content, own.metadata), marks.names, marks.numbers)
  );
  delete from public.tasks as own where own.user_id = me and own.id = any (gone);
  delete from public.valuations as own where own.user_id = me and own.id = any (gone);
  delete from public.prospects as own where own.user_id = me and own.id = any (gone);
  delete from public.opportunities as own where own.user_id = me and own.id = any (gone);
  if keeps_operations then
    execute format(
      'update public.opportunities as own set client_id = null, %s where own.user_id = $1 and own.client_id = $2',
      (select string_agg(format('%I = null', name), ', ') from unnest(private.typed_texts('public.opportunities')) as name)
    ) using me, person;
    get diagnostics operations_kept = row_count;
  end if;

  delete from public.document_shares as own where own.user_id = me and own.id = any (shares);
  with removed as (
    delete from public.documents as own where own.user_id = me and own.id = any (papers) returning own.url
  )
  select files || array_agg(distinct removed.url) into files from removed where removed.url is not null;
  update public.documents as own set client_id = null where own.user_id = me and own.client_id = person;
  get diagnostics papers_kept = row_count;
  update public.document_history as own set details = own.details - 'client_id' - 'email'
  where own.user_id = me and (
    own.details ->> 'client_id' = person::text or own.details ->> 'share_id' = any (shares::text[])
    or lower(own.details ->> 'email') = address
  );

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
  ), '[]'::jsonb), 'photos', coalesce((
    select jsonb_agg(file order by file)
    from unnest(photos) as photo cross join unnest(array[photo, regexp_replace(photo, '\.jpg$', '-480.jpg')]) as file
  ), '[]'::jsonb));
end
$function$;

create or replace function public.find_client_mentions(record_id uuid, max_rows integer DEFAULT 50, with_lists boolean DEFAULT false)
 RETURNS TABLE(kind text, id uuid, title text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with
    person as materialized (select found.names, found.numbers from private.marks_of_client(record_id) as found),
    deal as (
      select own.id from public.opportunities as own where own.user_id = (select auth.uid()) and own.client_id = record_id
    ),
    typed as materialized (select private.typed_texts('public.opportunities') as names),
    other as (
      select own.*, private.full_name(own.first_name, own.last_name) as full_name
      from public.clients as own where own.user_id = (select auth.uid()) and own.id <> record_id
    ),
    candidate as (
      select 'clientes' as kind, own.id, own.full_name as title, concat_ws(
        E'\n', own.full_name, own.email, own.phone, own.whatsapp, own.address, own.source, own.notes, array_to_string(own.tags, E'\n'),
        array_to_string(wanted.locations, E'\n')
      ) as texts
      from other as own left join public.client_preferences as wanted on wanted.client_id = own.id and wanted.user_id = own.user_id
      union all
      select 'clientes', own.id, own.full_name, link.notes
      from public.property_clients as link join other as own on own.id = link.client_id
      where link.user_id = (select auth.uid())
      union all
      select 'clientes', own.id, own.full_name, concat_ws(E'\n', run.plan_name, run.steps)
      from public.follow_up_runs as run join other as own on own.id = run.client_id
      where run.user_id = (select auth.uid())
      union all
      select 'clientes', own.id, own.full_name, message.content
      from public.whatsapp_messages as message join other as own on own.id = message.client_id
      where message.user_id = (select auth.uid())
      union all
      -- Those that are left without a client are shown with their operation or their property.
      select
        case when message.opportunity_id is null then 'propiedades' else 'oportunidades' end,
        coalesce(message.opportunity_id, message.property_id), coalesce(property.title, 'Oportunidad'), message.content
      from public.whatsapp_messages as message
      left join public.properties as property
        on property.id = message.property_id and property.user_id = message.user_id and message.opportunity_id is null
      where message.user_id = (select auth.uid()) and message.client_id is null
        and coalesce(message.opportunity_id, message.property_id) is not null
        and (message.opportunity_id is null or message.opportunity_id not in (select deal.id from deal))
      union all
      select 'oportunidades', own.id, 'Oportunidad', (
        select string_agg(stored.value, E'\n') from jsonb_each_text(to_jsonb(own)) as stored, typed where stored.key = any (typed.names)
      )
      from public.opportunities as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'tareas', own.id, own.title, concat_ws(E'\n', own.title, own.description, own.message)
      from public.tasks as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'interacciones', own.id, own.subject, concat_ws(E'\n', own.subject, own.description, own.outcome)
      from public.interactions as own
      where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
        and (own.client_id is not null or own.opportunity_id is null or own.opportunity_id not in (select deal.id from deal))
      union all
      select 'propiedades', own.id, own.title, concat_ws(
        E'\n', own.title, own.description, own.location, own.street, own.colonia, own.city, own.state, own.private_note,
        array_to_string(own.features, E'\n'), array_to_string(own.tags, E'\n')
      )
      from public.properties as own where own.user_id = (select auth.uid())
      union all
      select 'propiedades', property.id, property.title, concat_ws(E'\n', own.title, own.recommendation, own.facts)
      from public.owner_reports as own
      join public.properties as property on property.id = own.property_id and property.user_id = own.user_id
      where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'documentos', own.id, own.name, concat_ws(E'\n', own.name, own.content, own.metadata)
      from public.documents as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'documentos', own.id, own.name, earlier.content
      from public.document_versions as earlier
      join public.documents as own on own.id = earlier.document_id and own.user_id = earlier.user_id
      where earlier.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'documentos', own.id, own.name, share.shared_email
      from public.document_shares as share
      join public.documents as own on own.id = share.document_id and own.user_id = share.user_id
      where share.user_id = (select auth.uid()) and own.client_id is distinct from record_id
        and share.shared_with is not null and share.shared_with <> record_id
      union all
      select 'valuaciones', own.id, coalesce(own.title, 'Valuación'), concat_ws(E'\n', own.title, own.colony, own.input)
      from public.valuations as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'selecciones', own.id, own.title, concat_ws(E'\n', own.title, own.message)
      from public.selections as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'selecciones', own.id, own.title, concat_ws(E'\n', item.note, item.comment, item.listing)
      from public.selection_items as item
      join public.selections as own on own.id = item.selection_id and own.user_id = item.user_id
      where item.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'profesionales', own.id, own.name, concat_ws(
        E'\n', own.name, own.specialty, own.phone, own.email, own.address, own.notes
      )
      from public.professionals as own where own.user_id = (select auth.uid())
      union all
      select 'profesionales', own.id, own.name, concat_ws(E'\n', job.description, job.notes)
      from public.professional_jobs as job
      join public.professionals as own on own.id = job.professional_id and own.user_id = job.user_id
      where job.user_id = (select auth.uid())
      union all
      select 'scripts', own.id, own.title, concat_ws(E'\n', own.title, own.content)
      from public.sales_scripts as own where own.user_id = (select auth.uid())
      union all
      select 'prospectos', own.id, coalesce(own.name, own.source_name), concat_ws(
        E'\n', own.name, own.email, own.phone, own.message, own.listing_text, own.other_fields, own.raw_text
      )
      from public.prospects as own
      where with_lists and own.user_id = (select auth.uid())
        and own.id not in (select theirs.id from private.prospects_of_client(record_id) as theirs (id))
      union all
      select 'plantillas', own.id, own.name, concat_ws(E'\n', own.name, own.description, own.content, own.variables)
      from public.document_templates as own where with_lists and own.user_id = (select auth.uid())
      union all
      select 'planes', own.id, own.name, concat_ws(E'\n', own.name, own.steps)
      from public.follow_up_plans as own where with_lists and own.user_id = (select auth.uid())
      union all
      select 'avisos', own.id, own.title, concat_ws(E'\n', own.title, own.message)
      from public.notifications as own
      where with_lists and own.user_id = (select auth.uid()) and own.data ->> 'client_id' is distinct from record_id::text
    )
  select candidate.kind, candidate.id, min(candidate.title)
  from person join candidate on private.is_named(candidate.texts, person.names, person.numbers)
  group by candidate.kind, candidate.id
  order by 1, 3, 2
  limit least(greatest(max_rows, 0), 200)
$function$;

create or replace function private.run_daily_part(part text, at timestamp with time zone DEFAULT now())
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  case run_daily_part.part
    when 'expire_subscriptions' then
      return jsonb_build_object('expired', private.expire_subscriptions(run_daily_part.at));
    when 'add_report_tasks' then
      return jsonb_strip_nulls(jsonb_build_object('report_tasks', nullif(private.add_report_tasks(run_daily_part.at), 0)));
    when 'start_visit_plans' then
      perform private.retry_follow_ups(run_daily_part.at);
      perform private.start_visit_plans(run_daily_part.at);
    when 'advance_follow_ups' then
      return jsonb_strip_nulls(jsonb_build_object('follow_up_tasks', nullif(private.advance_follow_ups(run_daily_part.at), 0)));
    when 'give_notices' then
      return jsonb_build_object('notifications', private.give_notices(run_daily_part.at));
    when 'forget_old_records' then
      -- Nothing is told for longer than two months, so older keys cannot come back.
      delete from private.dismissed_notices where dismissed_at < run_daily_part.at - interval '100 days';
      delete from private.report_tasks where month < (run_daily_part.at - interval '100 days')::date;
      delete from private.deleted_records where deleted_at < run_daily_part.at - interval '1 day';
      delete from public.bulk_actions where created_at < run_daily_part.at - interval '1 day';
      delete from private.follow_up_failures where created_at < run_daily_part.at - interval '30 days';
      delete from public.prospects where status = 'discarded' and discarded_at < run_daily_part.at - interval '90 days';
      delete from private.followed_visits where scheduled_at < run_daily_part.at - interval '3 days';
  end case;
  return '{}';
end
$function$;

create or replace function private.note_saved_secrets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    update public.user_settings
    set has_site_key = has_site_key or new.name = 'site', has_ai_key = has_ai_key or new.name = 'ai'
    where user_id = new.user_id and new.name in ('site', 'ai');
  else
    update public.user_settings
    set has_site_key = has_site_key and old.name <> 'site', has_ai_key = has_ai_key and old.name <> 'ai'
    where user_id = old.user_id and old.name in ('site', 'ai');
  end if;
  return null;
end
$function$;
