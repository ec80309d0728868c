-- The agent's public site (decision 31): what is shown of it, the names it had, what was withdrawn, and who came.

-- As RESERVED_SITE_NAMES of domain/src/agent-site/site-name.ts, which a test compares.
create function private.reserved_site_names() returns text[]
  language sql immutable parallel safe
  set search_path = ''
  return array[
    'admin', 'administrador', 'agencia', 'agente', 'agentes', 'api', 'app', 'assets', 'aviso', 'ayuda', 'blog', 'buscar', 'compartido',
    'contacto', 'cuenta', 'dashboard', 'demo', 'feeds', 'fotos', 'home', 'index', 'inicio', 'login', 'mapa', 'metrics', 'null', 'oficial',
    'operador', 'planes', 'precios', 'predio', 'privacidad', 'propiedades', 'registro', 'reportar', 'reporte', 'robots', 'seleccion',
    'sitemap', 'sitio', 'soporte', 'terminos', 'undefined', 'usuario', 'whatsapp', 'www'
  ];
revoke execute on function private.reserved_site_names() from public, anon, authenticated;

create function private.is_site_name(name text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return char_length(is_site_name.name) between 3 and 40 and is_site_name.name ~ '^[a-z0-9]+(-[a-z0-9]+)*$';
grant execute on function private.is_site_name(text) to authenticated, service_role;

create table public.agent_sites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  is_published boolean not null default false,
  introduction text,
  areas text[] not null default '{}',
  -- The operator's: nobody else shows the site again.
  blocked_at timestamptz,
  -- Raised by whatever a page shows.
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint agent_sites_user_id_key unique (user_id),
  constraint agent_sites_name_key unique (name),
  constraint agent_sites_name_format check (private.is_site_name(name)),
  constraint agent_sites_introduction_length check (char_length(introduction) <= 1200),
  constraint agent_sites_areas_size check (private.texts_within(areas, 12, 60)),
  constraint agent_sites_areas_without_nulls check (array_position(areas, null) is null),
  constraint agent_sites_version_range check (version > 0),
  constraint agent_sites_blocked_at_range check (blocked_at >= '1900-01-01' and blocked_at < '2200-01-01'),
  constraint agent_sites_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint agent_sites_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01')
);
comment on table public.agent_sites is 'The agent''s public site at /agente/NAME: its name, whether it is shown, and what its first page says.';

create table public.agent_site_names (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  constraint agent_site_names_name_key unique (name),
  constraint agent_site_names_name_format check (private.is_site_name(name)),
  constraint agent_site_names_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01')
);
comment on table public.agent_site_names is 'Names that sites had before; their addresses lead to the new name.';
create index agent_site_names_user_id_created_at_idx on public.agent_site_names (user_id, created_at desc);

create table public.withdrawn_listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  published_code text not null,
  withdrawn_at timestamptz not null default now(),
  constraint withdrawn_listings_user_id_published_code_key unique (user_id, published_code),
  constraint withdrawn_listings_published_code_format check (published_code ~ '^[0-9a-f]{10}$'),
  constraint withdrawn_listings_withdrawn_at_range check (withdrawn_at >= '1900-01-01' and withdrawn_at < '2200-01-01')
);
comment on table public.withdrawn_listings is 'Codes of deleted listings that a site showed: their addresses answer that they are gone.';
create index withdrawn_listings_withdrawn_at_idx on public.withdrawn_listings (withdrawn_at);

-- By code, so that the visits of a listing outlive it.
create table public.agent_site_visits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  -- Null counts the pages that show no listing.
  published_code text,
  source text not null,
  views integer not null default 0,
  forms integer not null default 0,
  presses integer not null default 0,
  constraint agent_site_visits_key unique nulls not distinct (user_id, day, published_code, source),
  constraint agent_site_visits_day_range check (day >= '1900-01-01' and day < '2200-01-01'),
  constraint agent_site_visits_published_code_format check (published_code ~ '^[0-9a-f]{10}$'),
  constraint agent_site_visits_source_known check (
    source in ('direct', 'search', 'facebook', 'instagram', 'whatsapp', 'portal', 'other')
  ),
  constraint agent_site_visits_counts_range check (views >= 0 and forms >= 0 and presses >= 0)
);
comment on table public.agent_site_visits is 'Views, forms and WhatsApp presses of a site by day, listing and kind of source, without anything about who came.';
create index agent_site_visits_day_idx on public.agent_site_visits (day);
create index agent_site_visits_user_id_published_code_idx on public.agent_site_visits (user_id, published_code, day);

-- Which listings are shown, and how.
alter table public.properties
  add column is_published boolean not null default false,
  add column hides_price boolean not null default false,
  add column is_featured boolean not null default false,
  -- The first time it was published; null says that no address of it was ever known.
  add column published_at timestamptz,
  -- Ends its address: numbers of own listings are given again.
  add column published_code text not null generated always as (left(replace(id::text, '-', ''), 10)) stored,
  add constraint properties_published_own check (
    not is_published or (own_number is not null and not is_example and status = 'active')
  ),
  add constraint properties_published_at_of_published check (not is_published or published_at is not null),
  add constraint properties_published_at_range check (published_at >= '1900-01-01' and published_at < '2200-01-01'),
  drop constraint properties_own_facts,
  add constraint properties_own_facts check (
    own_number is not null or (
      num_nonnulls(
        colonia, city, state, second_price, land_area, parking, year_built, maintenance_fee, private_note, exclusive_until,
        commission_percentage, shared_commission_percentage, street, latitude, longitude, shown_latitude, shown_longitude, video_url,
        tour_url, published_at
      ) = 0
      and not is_exclusive and not is_example and operations = '{}' and not hides_price and not is_featured
    )
  );
create index properties_published_idx on public.properties (user_id, published_at desc, id desc) where is_published;
create index properties_published_code_idx on public.properties (user_id, published_code) where published_at is not null;

-- Archived listings are offered to nobody (OWN-07), so archiving one withdraws it.
create function private.stamp_publication() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.status = 'inactive' and old.status <> 'inactive' then
      new.is_published := false;
    end if;
    new.published_at := old.published_at;
  else
    new.published_at := null;
  end if;
  if new.is_published then
    new.published_at := coalesce(new.published_at, now());
  end if;
  return new;
end
$$;
revoke execute on function private.stamp_publication() from public, anon, authenticated;
create trigger properties_stamp_new_publication before insert on public.properties
  for each row when (new.is_published or new.published_at is not null) execute function private.stamp_publication();
create trigger properties_stamp_publication before update on public.properties
  for each row when (
    new.is_published <> old.is_published or new.published_at is distinct from old.published_at or new.status <> old.status
  ) execute function private.stamp_publication();

insert into private.quotas (name, value) values ('agent_sites', 1), ('published_listings', 5000) on conflict (name) do nothing;

create function private.check_published() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  allowed constant bigint := (select quota.value from private.quotas as quota where quota.name = 'published_listings');
  held bigint;
begin
  perform private.lock_quotas(new.user_id);
  select count(*) into held from (
    select from public.properties as own where own.user_id = new.user_id and own.is_published limit allowed + 1
  ) as counted;
  if held > allowed then
    raise exception 'Tu sitio puede mostrar hasta % propiedades. Quita las que ya no ofreces.', allowed
      using errcode = 'P0001', detail = 'published_listings', hint = 'quota';
  end if;
  return null;
end
$$;
revoke execute on function private.check_published() from public, anon, authenticated;
create trigger properties_check_new_published after insert on public.properties
  for each row when (new.is_published) execute function private.check_published();
create trigger properties_check_published after update on public.properties
  for each row when (new.is_published and not old.is_published) execute function private.check_published();

create function private.remember_withdrawn() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- With its account a listing leaves nothing behind. Somebody who deletes without end is not remembered without end.
  if exists (select from auth.users as account where account.id = old.user_id) and 10000 > (
    select count(*) from (select from public.withdrawn_listings as gone where gone.user_id = old.user_id limit 10000) as counted
  ) then
    insert into public.withdrawn_listings (user_id, published_code) values (old.user_id, old.published_code) on conflict do nothing;
  end if;
  return null;
end
$$;
revoke execute on function private.remember_withdrawn() from public, anon, authenticated;
create trigger properties_remember_withdrawn after delete on public.properties
  for each row when (old.published_at is not null) execute function private.remember_withdrawn();

-- The name. One lock for each name, so that nobody takes one while it becomes another's former name.
create function private.take_site_name() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  named text;
begin
  if new.name = any (private.reserved_site_names()) then
    raise exception 'Ese nombre está reservado. Elige otro.' using errcode = '23514', schema = 'public', table = 'agent_sites',
      constraint = 'agent_sites_name_reserved';
  end if;
  for named in select distinct each from unnest(array[new.name, case when tg_op = 'UPDATE' then old.name end]) as each
    where each is not null order by each
  loop
    perform pg_advisory_xact_lock(hashtextextended('site name ' || named, 0));
  end loop;
  if exists (
    select from public.agent_site_names as former where former.name = new.name and former.user_id <> new.user_id
  ) then
    raise exception 'Ese nombre ya está en uso. Elige otro.' using errcode = '23505', schema = 'public', table = 'agent_sites',
      constraint = 'agent_sites_name_key';
  end if;
  delete from public.agent_site_names as former where former.name = new.name and former.user_id = new.user_id;
  if tg_op = 'UPDATE' then
    insert into public.agent_site_names (user_id, name) values (old.user_id, old.name) on conflict (name) do nothing;
    -- The five newest lead on; older ones are free again.
    delete from public.agent_site_names as former where former.user_id = new.user_id and former.id not in (
      select kept.id from public.agent_site_names as kept where kept.user_id = new.user_id
      -- Names given up in one transaction have one time; the one given up now is the newest.
      order by kept.created_at desc, kept.name = old.name desc, kept.id limit 5
    );
  end if;
  return new;
end
$$;
revoke execute on function private.take_site_name() from public, anon, authenticated;
create trigger agent_sites_take_first_name before insert on public.agent_sites
  for each row execute function private.take_site_name();
create trigger agent_sites_take_name before update of name on public.agent_sites
  for each row when (new.name <> old.name) execute function private.take_site_name();

-- A page that changed elsewhere raises the version alone, and no save of the site is refused for it.
create trigger agent_sites_set_updated_at before update of name, is_published, introduction, areas, blocked_at on public.agent_sites
  for each row execute function private.set_updated_at();
create function private.raise_own_version() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
revoke execute on function private.raise_own_version() from public, anon, authenticated;
create trigger agent_sites_version before update of name, is_published, introduction, areas, blocked_at on public.agent_sites
  for each row execute function private.raise_own_version();

create trigger agent_sites_check_quota after insert on public.agent_sites
  referencing new table as added for each statement execute function private.check_quota();

-- At the end of the transaction and once in it, so that two writers of listings never wait for each other.
create function private.raise_site_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  owner constant text := to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0];
  raised constant text := owner || ' ' || pg_current_xact_id();
begin
  if current_setting('predio.raised_site', true) is distinct from raised then
    update public.agent_sites as site set version = site.version + 1 where site.user_id = owner::uuid;
    perform set_config('predio.raised_site', raised, true);
  end if;
  return null;
end
$$;
revoke execute on function private.raise_site_version() from public, anon, authenticated;
create constraint trigger properties_raise_site_by_insert after insert on public.properties deferrable initially deferred
  for each row when (new.is_published) execute function private.raise_site_version('user_id');
create constraint trigger properties_raise_site_by_update after update on public.properties deferrable initially deferred
  for each row when (new.is_published or old.is_published) execute function private.raise_site_version('user_id');
create constraint trigger properties_raise_site_by_delete after delete on public.properties deferrable initially deferred
  for each row when (old.is_published) execute function private.raise_site_version('user_id');
create constraint trigger profiles_raise_site after insert or update of
    full_name, company, phone, photo_path, brand_color, license_number, website_url, instagram_url, facebook_url, tiktok_url, linkedin_url
  on public.profiles deferrable initially deferred for each row execute function private.raise_site_version('id');
create constraint trigger user_settings_raise_site after insert or update of logo_url on public.user_settings
  deferrable initially deferred for each row execute function private.raise_site_version('user_id');
create constraint trigger privacy_notices_raise_site after insert or update or delete on public.privacy_notices
  deferrable initially deferred for each row execute function private.raise_site_version('user_id');

-- While a name is typed: 'free', 'own', 'taken', 'reserved' or 'invalid'. Names are public, so this tells nothing more.
create function public.site_name_state(name text) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_second_factor();
  return case
    when not coalesce(private.is_site_name(site_name_state.name), false) then 'invalid'
    when site_name_state.name = any (private.reserved_site_names()) then 'reserved'
    when exists (
      select from public.agent_sites as site where site.name = site_name_state.name and site.user_id = (select auth.uid())
      union all
      select from public.agent_site_names as former where former.name = site_name_state.name and former.user_id = (select auth.uid())
    ) then 'own'
    when exists (
      select from public.agent_sites as site where site.name = site_name_state.name
      union all
      select from public.agent_site_names as former where former.name = site_name_state.name
    ) then 'taken'
    else 'free'
  end;
end
$$;
comment on function public.site_name_state(text) is 'Whether the caller may name a site so: free, own, taken, reserved or invalid.';
revoke execute on function public.site_name_state(text) from public, anon;
grant execute on function public.site_name_state(text) to authenticated, service_role;

-- As before, and with what sites leave.
create or replace function private.run_daily_part(part text, at timestamp with time zone default now())
returns jsonb
language plpgsql
security definer
set search_path to ''
as $$
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
      delete from public.agent_site_visits where day < (run_daily_part.at - interval '2 years')::date;
      delete from public.withdrawn_listings where withdrawn_at < run_daily_part.at - interval '2 years';
  end case;
  return '{}';
end
$$;

alter table public.agent_sites enable row level security;
alter table public.agent_site_names enable row level security;
alter table public.withdrawn_listings enable row level security;
alter table public.agent_site_visits enable row level security;
revoke all on public.agent_sites, public.agent_site_names, public.withdrawn_listings, public.agent_site_visits from anon, authenticated;
grant select on public.agent_sites, public.agent_site_names, public.withdrawn_listings, public.agent_site_visits to authenticated;
grant insert (id, user_id, name, is_published, introduction, areas, created_at), update (name, is_published, introduction, areas)
  on public.agent_sites to authenticated;
grant all on public.agent_sites, public.agent_site_names, public.withdrawn_listings, public.agent_site_visits to service_role;

create policy agent_sites_select_own on public.agent_sites for select to authenticated
  using ((select auth.uid()) = user_id);
create policy agent_sites_insert_own on public.agent_sites for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy agent_sites_update_own on public.agent_sites for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy agent_site_names_select_own on public.agent_site_names for select to authenticated
  using ((select auth.uid()) = user_id);
create policy withdrawn_listings_select_own on public.withdrawn_listings for select to authenticated
  using ((select auth.uid()) = user_id);
create policy agent_site_visits_select_own on public.agent_site_visits for select to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.agent_sites as restrictive for all to authenticated
  using ((select private.passed_second_factor()));
create policy second_factor on public.agent_site_names as restrictive for all to authenticated
  using ((select private.passed_second_factor()));
create policy second_factor on public.withdrawn_listings as restrictive for all to authenticated
  using ((select private.passed_second_factor()));
create policy second_factor on public.agent_site_visits as restrictive for all to authenticated
  using ((select private.passed_second_factor()));
