-- The report on activity reads contacts by the thousand. The index alone answers it (an expression's own columns must be in
-- it too), a moment finds its week and its month among their beginnings instead of being turned into the agent's time, and
-- the types are counted side by side: putting every contact in the order of its type took longer than reading it.
create index if not exists interactions_user_id_moment_type_idx
  on public.interactions (user_id, coalesce(scheduled_at, created_at)) include (type, scheduled_at, created_at);

create or replace function public.report_activity(first_day date, last_day date, zone text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with span as (
    select
      private.report_from(first_day, zone) as since,
      least(private.report_until(first_day, last_day, zone), now()) as until
  ),
  -- Days with the same week and the same month: a week that the end of a month cuts is two of them.
  pieces as (
    select
      date_trunc('week', days.day)::date as week, date_trunc('month', days.day)::date as month, days.day,
      row_number() over (order by days.day) as place
    from (
      select week
      from generate_series(
        date_trunc('week', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '7 days'
      ) as week
      union
      select month
      from generate_series(
        date_trunc('month', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '1 month'
      ) as month
      where month > date_trunc('week', first_day::timestamp)
    ) as days (day)
  ),
  beginnings as materialized (
    select array_agg(pieces.day at time zone zone order by pieces.place) as moments from pieces
  ),
  contacts as (
    select contact.type, coalesce(contact.scheduled_at, contact.created_at) as moment
    from public.interactions as contact
    where contact.user_id = (select auth.uid())
      and coalesce(contact.scheduled_at, contact.created_at) >= (select since from span)
      and coalesce(contact.scheduled_at, contact.created_at) < (select until from span)
    union all
    select 'whatsapp', message.sent_at
    from public.whatsapp_messages as message
    where message.user_id = (select auth.uid()) and message.direction = 'outbound'
      and message.sent_at >= (select since from span) and message.sent_at < (select until from span)
  ),
  side_by_side as (
    select
      width_bucket(contacts.moment, (select moments from beginnings)) as place,
      count(*) filter (where contacts.type = 'call') as call,
      count(*) filter (where contacts.type = 'email') as email,
      count(*) filter (where contacts.type = 'meeting') as meeting,
      count(*) filter (where contacts.type = 'whatsapp') as whatsapp,
      count(*) filter (where contacts.type = 'visit') as visit,
      count(*) filter (where contacts.type = 'offer') as offer,
      count(*) filter (where contacts.type = 'other') as other
    from contacts
    group by 1
  ),
  counted as (
    select pieces.week, pieces.month, each_type.type, each_type.total
    from side_by_side
    join pieces using (place)
    cross join lateral (
      values ('call', call), ('email', email), ('meeting', meeting), ('whatsapp', whatsapp), ('visit', visit),
        ('offer', offer), ('other', other)
    ) as each_type (type, total)
    where each_type.total > 0
  ),
  by_week as (
    select
      weeks.week,
      coalesce(sum(sums.total), 0) as total,
      coalesce(jsonb_object_agg(sums.type, sums.total) filter (where sums.type is not null), '{}') as types
    from (select distinct pieces.week from pieces) as weeks
    left join (select week, type, sum(total) as total from counted group by week, type) as sums using (week)
    group by weeks.week
  ),
  by_month as (
    select
      months.month,
      coalesce(sum(sums.total), 0) as total,
      coalesce(jsonb_object_agg(sums.type, sums.total) filter (where sums.type is not null), '{}') as types
    from (select distinct pieces.month from pieces where pieces.month >= date_trunc('month', first_day::timestamp)) as months
    left join (select month, type, sum(total) as total from counted group by month, type) as sums using (month)
    group by months.month
  ),
  by_type as (
    select counted.type, sum(counted.total) as total from counted group by counted.type
  )
  select jsonb_build_object(
    'weeks', coalesce((select jsonb_agg(to_jsonb(by_week) order by week) from by_week), '[]'),
    'months', coalesce((select jsonb_agg(to_jsonb(by_month) order by month) from by_month), '[]'),
    'types', coalesce((select jsonb_object_agg(by_type.type, by_type.total) from by_type), '{}'),
    'total', (select coalesce(sum(by_type.total), 0) from by_type)
  )
$$;
comment on function public.report_activity(date, date, text) is
  'Interactions and messages of the range by week, by month and by type.';
