-- The daily work: ended periods expire, and agents are told what is coming up. It runs every hour, because the day begins at
-- another hour in each time zone, and may run as often as one likes: each notice has a key and is given once.

-- The key lives in the notification, and agents may delete those: without a memory of it, what was thrown away in the
-- morning would be back an hour later.
create table private.dismissed_notices (
  user_id uuid not null references auth.users (id) on delete cascade,
  dedupe_key text not null,
  dismissed_at timestamptz not null default now(),
  constraint dismissed_notices_pkey primary key (user_id, dedupe_key)
);
comment on table private.dismissed_notices is 'Keys of deleted notifications, so that the daily work does not repeat them.';

create index dismissed_notices_dismissed_at_idx on private.dismissed_notices (dismissed_at);

alter table private.dismissed_notices enable row level security;
revoke all on private.dismissed_notices from public, anon, authenticated;

-- Definer: agents have no rights there. An account that is being deleted takes its notifications along and needs no memory.
create function private.remember_dismissed_notices() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.dismissed_notices (user_id, dedupe_key)
  select gone.user_id, gone.dedupe_key
  from gone
  join auth.users as account on account.id = gone.user_id
  where gone.dedupe_key is not null
  on conflict (user_id, dedupe_key) do nothing;
  return null;
end
$$;
revoke execute on function private.remember_dismissed_notices() from public;

create trigger notifications_remember_dismissed after delete on public.notifications
  referencing old table as gone
  for each statement execute function private.remember_dismissed_notices();

-- to_char knows Spanish months only where the machine has that language installed.
create function private.spanish_date(day date) returns text
  language sql immutable parallel safe
  return format(
    '%s de %s de %s',
    extract(day from day),
    (array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre',
      'diciembre'])[extract(month from day)::int],
    extract(year from day)
  );

-- ' a las 17:30', or nothing for midnight and the day's last minute, which mean "some time that day".
create function private.spanish_hour(local timestamp) returns text
  language sql immutable parallel safe
  return case when to_char(local, 'HH24:MI') in ('00:00', '23:59') then '' else to_char(local, '" a las "HH24:MI') end;

create function private.shorten(value text, most integer) returns text
  language sql immutable parallel safe
  return case when char_length(value) <= most then value else rtrim(left(value, most - 1)) || '…' end;

-- ' Cliente: José Núñez. Propiedad: Casa en Mérida.', as far as known.
create function private.about(client text, property text) returns text
  language sql immutable parallel safe
  return concat(' Cliente: ' || client || '.', ' Propiedad: ' || private.shorten(property, 120) || '.');

create type private.notice as (
  user_id uuid,
  kind text,
  title text,
  message text,
  data jsonb,
  dedupe_key text
);

-- Each of the following looks through an index at a span of time that holds the day wanted in whatever zone, and then
-- compares days in the agent's own. The keys hold the day, so that a new date is worth a new notice.

-- What was forgotten for a month is no news any more, nor is what is entered with a date long past.
create function private.task_notices(at timestamptz) returns setof private.notice
  language sql stable
  set search_path = ''
as $$
  select
    task.user_id,
    late.kind,
    private.shorten(case late.kind when 'task_due' then 'Tarea para hoy: ' else 'Tarea vencida: ' end || task.title, 200),
    case
      when late.days = 0 then 'Vence hoy' || private.spanish_hour(local.due) || '.'
      when late.days = 1 then 'Venció ayer. Complétala o cambia su fecha.'
      else format('Venció hace %s días, el %s. Complétala o cambia su fecha.', late.days, private.spanish_date(local.due::date))
    end || private.about(client.first_name || ' ' || client.last_name, property.title),
    jsonb_strip_nulls(jsonb_build_object(
      'task_id', task.id, 'client_id', task.client_id, 'property_id', task.property_id
    )),
    format('%s:%s:%s', late.kind, task.id, local.due::date)
  from public.tasks as task
  join public.profiles as profile on profile.id = task.user_id
  cross join lateral (
    select task.due_date at time zone profile.time_zone as due, (task_notices.at at time zone profile.time_zone)::date as today
  ) as local
  cross join lateral (
    select
      local.today - local.due::date as days,
      case local.today - local.due::date when 0 then 'task_due' else 'task_overdue' end as kind
  ) as late
  left join public.clients as client on client.id = task.client_id
  left join public.properties as property on property.id = task.property_id
  where task.status in ('pending', 'in_progress')
    and task.due_date between task_notices.at - interval '768 hours' and task_notices.at + interval '26 hours'
    and late.days between 0 and 30
$$;

create function private.visit_notices(at timestamptz) returns setof private.notice
  language sql stable
  set search_path = ''
as $$
  select
    visit.user_id,
    'visit_tomorrow',
    private.shorten(concat(
      'Visita mañana', private.spanish_hour(local.scheduled), ': ',
      coalesce(client.first_name || ' ' || client.last_name, property.title, visit.subject)
    ), 200),
    format('%s: mañana, %s%s.', visit.subject, private.spanish_date(local.scheduled::date),
      private.spanish_hour(local.scheduled)) || private.about(client.first_name || ' ' || client.last_name, property.title),
    jsonb_strip_nulls(jsonb_build_object(
      'interaction_id', visit.id, 'client_id', visit.client_id, 'property_id', visit.property_id,
      'opportunity_id', visit.opportunity_id
    )),
    format('visit_tomorrow:%s:%s', visit.id, local.scheduled::date)
  from public.interactions as visit
  join public.profiles as profile on profile.id = visit.user_id
  cross join lateral (
    select
      visit.scheduled_at at time zone profile.time_zone as scheduled,
      (visit_notices.at at time zone profile.time_zone)::date as today
  ) as local
  left join public.clients as client on client.id = visit.client_id
  left join public.properties as property on property.id = visit.property_id
  where visit.type = 'visit'
    and visit.scheduled_at between visit_notices.at and visit_notices.at + interval '50 hours'
    and local.scheduled::date = local.today + 1
$$;

-- From the day that 60, 30 or 7 days are left, and for that week: the server may have been off on the very day.
create function private.rental_contract_notices(at timestamptz) returns setof private.notice
  language sql stable
  set search_path = ''
as $$
  select
    property.user_id,
    'rental_contract_ending',
    private.shorten('Contrato de renta por terminar: ' || property.title, 200),
    concat(
      'Termina ', case remaining.days when 1 then 'mañana' else format('en %s días', remaining.days) end,
      ', el ', private.spanish_date(property.rental_contract_end), '.',
      ' Inquilino: ' || tenant.name || '.',
      ' Acuerda a tiempo la renovación o la entrega.'
    ),
    jsonb_strip_nulls(jsonb_build_object('property_id', property.id, 'client_id', tenant.id)),
    format('rental_contract_ending:%s:%s:%s', property.id, property.rental_contract_end, mark.days)
  from public.properties as property
  join public.profiles as profile on profile.id = property.user_id
  cross join lateral (
    select property.rental_contract_end - (rental_contract_notices.at at time zone profile.time_zone)::date as days
  ) as remaining
  join (values (60), (30), (7)) as mark (days) on remaining.days between mark.days - 6 and mark.days
  left join lateral (
    select client.id, client.first_name || ' ' || client.last_name as name
    from public.property_clients as link
    join public.clients as client on client.id = link.client_id
    where link.user_id = property.user_id and link.property_id = property.id
      and link.relationship_type = 'tenant' and link.status = 'active'
    order by link.created_at desc
    limit 1
  ) as tenant on true
  where property.rental_contract_end
    between (rental_contract_notices.at at time zone 'UTC')::date
    and (rental_contract_notices.at at time zone 'UTC')::date + 61
$$;

create function private.trial_notices(at timestamptz) returns setof private.notice
  language sql stable
  set search_path = ''
as $$
  select
    trial.user_id,
    'trial_ending',
    'Tu prueba gratuita termina ' || case remaining.days when 0 then 'hoy' when 1 then 'mañana' else 'en 2 días' end,
    format('Termina el %s%s. Elige un plan en Suscripción para seguir usando Predio.',
      private.spanish_date(local.ends::date), private.spanish_hour(local.ends)),
    jsonb_build_object('subscription_id', trial.id),
    format('trial_ending:%s:%s', trial.id, local.ends::date)
  from public.subscriptions as trial
  join public.profiles as profile on profile.id = trial.user_id
  cross join lateral (
    select
      trial.current_period_ends_at at time zone profile.time_zone as ends,
      (trial_notices.at at time zone profile.time_zone)::date as today
  ) as local
  cross join lateral (select local.ends::date - local.today as days) as remaining
  where trial.status = 'trial'
    and trial.current_period_ends_at > trial_notices.at
    and trial.current_period_ends_at < trial_notices.at + interval '74 hours'
    and remaining.days <= 2
$$;

-- A paid period that Stripe renews ends a little before the news of the renewal: it waits three days for it.
create function private.expire_subscriptions(at timestamptz) returns bigint
  language sql volatile
  set search_path = ''
as $$
  with expired as (
    update public.subscriptions
    set status = 'expired'
    where status in ('trial', 'active', 'cancelled')
      and current_period_ends_at <= expire_subscriptions.at
      and (
        current_period_ends_at <= expire_subscriptions.at - interval '72 hours'
        or not (status = 'active' and auto_renew and stripe_subscription_id is not null)
      )
    returning id
  )
  select count(*) from expired
$$;

-- Gives what is wanted and was not given before; returns how many of each kind.
create function private.give_notices(at timestamptz) returns jsonb
  language sql volatile
  set search_path = ''
as $$
  with notice as (
    select * from private.task_notices(give_notices.at)
    union all select * from private.visit_notices(give_notices.at)
    union all select * from private.rental_contract_notices(give_notices.at)
    union all select * from private.trial_notices(give_notices.at)
  ),
  given as (
    insert into public.notifications (user_id, kind, title, message, data, dedupe_key)
    select notice.user_id, notice.kind, notice.title, notice.message, notice.data, notice.dedupe_key
    from notice
    where not exists (
        select from public.notification_preferences as preference
        where preference.user_id = notice.user_id and preference.kind = notice.kind and not preference.enabled
      )
      and not exists (
        select from private.dismissed_notices as dismissed
        where dismissed.user_id = notice.user_id and dismissed.dedupe_key = notice.dedupe_key
      )
    on conflict (user_id, dedupe_key) do nothing
    returning kind
  ),
  counted as (
    select kind, count(given.kind) as times
    from unnest(array['task_due', 'task_overdue', 'visit_tomorrow', 'rental_contract_ending', 'trial_ending']) as kind
    left join given using (kind)
    group by kind
  )
  select jsonb_object_agg(kind, times) from counted
$$;

-- The one entrance, for the scheduler of our server and for pg_cron.
create function private.run_daily_work(at timestamptz default now()) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  expired constant bigint := private.expire_subscriptions(run_daily_work.at);
  given constant jsonb := private.give_notices(run_daily_work.at);
begin
  -- Nothing is told for longer than two months, so older keys cannot come back.
  delete from private.dismissed_notices where dismissed_at < run_daily_work.at - interval '100 days';
  return jsonb_build_object('expired', expired, 'notifications', given);
end
$$;
comment on function private.run_daily_work(timestamptz) is
  'Lets ended periods expire and writes the notifications of the day. Run it hourly; repeating it changes nothing.';

revoke execute on function
  private.spanish_date(date), private.spanish_hour(timestamp), private.shorten(text, integer),
  private.about(text, text), private.task_notices(timestamptz), private.visit_notices(timestamptz),
  private.rental_contract_notices(timestamptz), private.trial_notices(timestamptz),
  private.expire_subscriptions(timestamptz), private.give_notices(timestamptz), private.run_daily_work(timestamptz)
  from public, anon, authenticated;

-- Where pg_cron exists (Supabase) it runs the work; our own server has a scheduler. A project that may not have the
-- extension must still take this migration.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
  end if;
exception when others then
  raise notice 'pg_cron cannot be enabled here: %', sqlerrm;
end
$$;

do $$
begin
  if to_regnamespace('cron') is not null then
    execute $schedule$
      select cron.schedule('predio_daily_work', '2 * * * *', 'select private.run_daily_work()')
    $schedule$;
  end if;
exception when others then
  raise notice 'the daily work is not scheduled: %', sqlerrm;
end
$$;
