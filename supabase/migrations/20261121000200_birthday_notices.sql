-- On a client's birthday the agent is told, once a year. Who was born on 29 February celebrates on the 28th in other years.

alter table public.notifications
  drop constraint notifications_kind_known,
  add constraint notifications_kind_known check (kind in (
    'general', 'welcome', 'task_due', 'task_overdue', 'visit_tomorrow', 'visit_booked', 'rental_contract_ending',
    'trial_ending', 'document_opened', 'payment_failed', 'client_birthday'
  ));
alter table public.notification_preferences
  drop constraint notification_preferences_kind_known,
  add constraint notification_preferences_kind_known check (kind in (
    'general', 'welcome', 'task_due', 'task_overdue', 'visit_tomorrow', 'visit_booked', 'rental_contract_ending',
    'trial_ending', 'document_opened', 'payment_failed', 'client_birthday'
  ));

-- The day of the year as one number (1231), by which the daily work finds the few clients of a day.
create index clients_birthday_idx on public.clients (
  (extract(month from birthday) * 100 + extract(day from birthday))
) where birthday is not null;

create function private.birthday_notices(at timestamptz)
returns setof private.notice
language sql
stable
set search_path = ''
as $$
  select
    client.user_id,
    'client_birthday',
    private.shorten('Hoy es cumpleaños de ' || private.full_name(client.first_name, client.last_name), 200),
    concat(
      case when feast.place = 2 then 'Nació un 29 de febrero. ' end,
      case age.years when 1 then 'Cumple 1 año.' else format('Cumple %s años.', age.years) end,
      ' Es buen momento para llamar o escribir.'
    ),
    jsonb_build_object('client_id', client.id),
    format('client_birthday:%s:%s', client.id, today.day)
  -- Somewhere it is still yesterday, somewhere already tomorrow.
  from generate_series(-1, 1) as shift (days)
  cross join lateral (
    select (birthday_notices.at at time zone 'UTC')::date + shift.days as day
  ) as today
  cross join lateral unnest(array[
    extract(month from today.day) * 100 + extract(day from today.day),
    case when extract(day from today.day) = 28 and extract(month from today.day + 1) = 3 then 229 end
  ]) with ordinality as feast (day, place)
  join public.clients as client
    on extract(month from client.birthday) * 100 + extract(day from client.birthday) = feast.day
    and client.birthday is not null
  join public.profiles as profile on profile.id = client.user_id
  cross join lateral (
    select (extract(year from today.day) - extract(year from client.birthday))::integer as years
  ) as age
  where (birthday_notices.at at time zone profile.time_zone)::date = today.day and age.years > 0
$$;

revoke execute on function private.birthday_notices(timestamptz) from public, anon, authenticated;

create or replace function private.give_notices(at timestamptz)
returns jsonb
language sql
set search_path = ''
as $$
  with notice as (
    select * from private.task_notices(give_notices.at)
    union all select * from private.visit_notices(give_notices.at)
    union all select * from private.rental_contract_notices(give_notices.at)
    union all select * from private.trial_notices(give_notices.at)
    union all select * from private.birthday_notices(give_notices.at)
  ),
  wanted as (
    select notice.*, row_number() over (partition by notice.user_id order by notice.kind desc, notice.dedupe_key) as place
    from notice
    where not exists (
        select from public.notification_preferences as preference
        where preference.user_id = notice.user_id and preference.kind = notice.kind and not preference.enabled
      )
      and not exists (
        select from private.dismissed_notices as dismissed
        where dismissed.user_id = notice.user_id and dismissed.dedupe_key = notice.dedupe_key
      )
      and not exists (
        select from public.notifications as given
        where given.user_id = notice.user_id and given.dedupe_key = notice.dedupe_key
      )
  ),
  given as (
    insert into public.notifications (user_id, kind, title, message, data, dedupe_key)
    select wanted.user_id, wanted.kind, wanted.title, wanted.message, wanted.data, wanted.dedupe_key
    from wanted
    where wanted.place <= 100
    on conflict (user_id, dedupe_key) do nothing
    returning kind
  ),
  counted as (
    select kind, count(given.kind) as times
    from unnest(array[
      'task_due', 'task_overdue', 'visit_tomorrow', 'rental_contract_ending', 'trial_ending', 'client_birthday'
    ]) as kind
    left join given using (kind)
    group by kind
  )
  select jsonb_object_agg(kind, times) from counted
$$;
