-- FIRST-10: what only shows how Predio works is counted in no report and called by nobody once the agent has something real. Until then
-- the reports and the call list are shown with the examples, as they are all there is, and say so.
create function private.counts_examples() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select
    not exists (select from public.clients as client where client.user_id = (select auth.uid()) and not client.is_example)
    and not exists (select from public.opportunities as deal where deal.user_id = (select auth.uid()) and not deal.is_example)
$$;
revoke execute on function private.counts_examples() from public;
grant execute on function private.counts_examples() to authenticated, service_role;

-- Two reports read an index alone, which has to know what they ask now.
drop index public.interactions_user_id_moment_type_idx;
create index interactions_user_id_moment_type_idx on public.interactions (user_id, coalesce(scheduled_at, created_at))
  include (type, scheduled_at, created_at, is_example);
drop index public.opportunity_stage_changes_user_id_created_at_stays_idx;
create index opportunity_stage_changes_user_id_created_at_stays_idx on public.opportunity_stage_changes (user_id, created_at)
  include (from_stage_id, entered_previous_at, opportunity_id);

create or replace function private.report_pipeline(first_day date, last_day date, zone text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with span as (
    select private.report_until(first_day, last_day, zone) as until
  ),
  held as (
    select
      case
        when opportunity.stage_changed_at < span.until then opportunity.stage_id
        else (
          select change.stage_id from public.opportunity_stage_changes as change
          where change.user_id = opportunity.user_id and change.opportunity_id = opportunity.id
            and change.created_at < span.until
          order by change.created_at desc
          limit 1
        )
      end as stage_id,
      coalesce(opportunity.expected_amount, 0) as amount,
      coalesce(opportunity.probability, 0) as probability,
      coalesce(private.commission_of(
        opportunity.type, opportunity.expected_amount, opportunity.commission_percentage, opportunity.commission_months
      ), 0) as commission
    from public.opportunities as opportunity, span
    where opportunity.user_id = (select auth.uid())
      -- What is closed since before is neither open then nor worth a look.
      and (opportunity.closed_at is null or opportunity.closed_at >= span.until)
      and (not opportunity.is_example or (select private.counts_examples()))
  ),
  summed as (
    select
      held.stage_id,
      count(*) as total,
      sum(held.amount) as amount,
      sum(round(held.amount * held.probability / 100, 2)) as weighted,
      sum(held.commission) as commission
    from held
    group by held.stage_id
  ),
  stages as (
    select
      stage.id, stage.name, stage.color, stage.order_index,
      coalesce(summed.total, 0) as total,
      coalesce(summed.amount, 0) as amount,
      coalesce(summed.weighted, 0) as weighted,
      coalesce(summed.commission, 0) as commission
    from public.opportunity_stages as stage
    left join summed on summed.stage_id = stage.id
    where stage.outcome = 'open'
  )
  select jsonb_build_object(
    'stages', (select jsonb_agg(to_jsonb(stages) - 'order_index' order by stages.order_index) from stages),
    'total', (
      select jsonb_build_object(
        'total', sum(total), 'amount', sum(amount), 'weighted', sum(weighted), 'commission', sum(commission)
      )
      from stages
    )
  )
$$;

create or replace function private.report_forecast(first_day date, last_day date, zone text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with open as (
    select
      opportunity.expected_close_date as day,
      coalesce(opportunity.expected_amount, 0) as amount,
      round(coalesce(opportunity.expected_amount, 0) * coalesce(opportunity.probability, 0) / 100, 2) as weighted
    from public.opportunities as opportunity
    where opportunity.user_id = (select auth.uid()) and opportunity.status = 'open'
      and (not opportunity.is_example or (select private.counts_examples()))
  ),
  months as (
    select month::date as month
    from generate_series(
      date_trunc('month', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '1 month'
    ) as month
  ),
  summed as (
    select
      date_trunc('month', open.day::timestamp)::date as month,
      count(*) as total, sum(open.amount) as amount, sum(open.weighted) as weighted
    from open
    where open.day between first_day and least(last_day, first_day + 3660)
    group by 1
  )
  select jsonb_build_object(
    'months', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'month', months.month, 'total', coalesce(summed.total, 0), 'amount', coalesce(summed.amount, 0),
            'weighted', coalesce(summed.weighted, 0)
          )
          order by months.month
        )
        from months left join summed using (month)
      ),
      '[]'
    ),
    -- Worth a call, both. What was due earlier this month, or in days that somebody chose, still counts in its month.
    'undated', (
      select jsonb_build_object('total', count(*), 'amount', coalesce(sum(amount), 0), 'weighted', coalesce(sum(weighted), 0))
      from open where open.day is null
    ),
    'overdue', (
      select jsonb_build_object('total', count(*), 'amount', coalesce(sum(amount), 0), 'weighted', coalesce(sum(weighted), 0))
      from open where open.day < (now() at time zone zone)::date
    )
  )
$$;

create or replace function private.report_outcomes(first_day date, last_day date, zone text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with closed as (
    select
      opportunity.status,
      nullif(btrim(opportunity.closed_reason), '') as reason,
      date_trunc('month', opportunity.closed_at at time zone zone)::date as month,
      coalesce(opportunity.closed_amount, opportunity.expected_amount, 0) as amount,
      date_part('epoch', opportunity.closed_at - opportunity.created_at) / 86400 as days
    from public.opportunities as opportunity
    where opportunity.user_id = (select auth.uid())
      and opportunity.closed_at >= (select private.report_from(first_day, zone))
      and opportunity.closed_at < (select private.report_until(first_day, last_day, zone))
      and (not opportunity.is_example or (select private.counts_examples()))
  ),
  totals as (
    select
      count(*) filter (where status = 'won') as won,
      count(*) filter (where status = 'lost') as lost,
      coalesce(sum(amount) filter (where status = 'won'), 0) as won_amount,
      coalesce(sum(amount) filter (where status = 'lost'), 0) as lost_amount,
      round((avg(days) filter (where status = 'won'))::numeric, 1) as days_to_win
    from closed
  ),
  months as (
    select month::date as month
    from generate_series(
      date_trunc('month', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '1 month'
    ) as month
  ),
  by_month as (
    select
      months.month,
      count(*) filter (where closed.status = 'won') as won,
      count(*) filter (where closed.status = 'lost') as lost,
      coalesce(sum(closed.amount) filter (where closed.status = 'won'), 0) as won_amount,
      coalesce(sum(closed.amount) filter (where closed.status = 'lost'), 0) as lost_amount
    from months left join closed using (month)
    group by months.month
  ),
  as_written as (
    select status, reason, count(*) as total, sum(amount) as amount from closed group by status, reason
  ),
  -- The same reason in other letters is the same reason; it is shown as it was written most often.
  by_reason as (
    select
      status, (array_agg(reason order by total desc, reason))[1] as reason, sum(total) as total, sum(amount) as amount
    from as_written
    group by status, private.search_text(reason), reason is null
  )
  select jsonb_build_object(
    'total', (
      select to_jsonb(totals) || jsonb_build_object('win_rate', private.share_of(won, won + lost)) from totals
    ),
    'months', coalesce((select jsonb_agg(to_jsonb(by_month) order by month) from by_month), '[]'),
    'reasons', coalesce(
      (select jsonb_agg(to_jsonb(by_reason) order by status, total desc, amount desc, reason) from by_reason), '[]'
    )
  )
$$;

create or replace function private.report_stages(first_day date, last_day date, zone text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with span as (
    select private.report_from(first_day, zone) as since, private.report_until(first_day, last_day, zone) as until
  ),
  ends as (
    select opportunity.furthest_stage as reached, opportunity.status, count(*) as total
    from public.opportunities as opportunity, span
    where opportunity.user_id = (select auth.uid())
      and opportunity.created_at >= span.since and opportunity.created_at < span.until
      and (not opportunity.is_example or (select private.counts_examples()))
    group by opportunity.furthest_stage, opportunity.status
  ),
  stays as (
    select
      change.from_stage_id as stage_id,
      date_part('epoch', change.created_at - change.entered_previous_at) / 86400 as days
    from public.opportunity_stage_changes as change, span
    where change.user_id = (select auth.uid()) and change.created_at >= span.since and change.created_at < span.until
      and change.entered_previous_at is not null
      and change.opportunity_id <> all (array(
        select example.id from public.opportunities as example
        where example.user_id = (select auth.uid()) and example.is_example and not (select private.counts_examples())
      ))
  ),
  times as (
    select
      stays.stage_id, count(*) as left_it, round(avg(stays.days)::numeric, 1) as average_days,
      round((percentile_cont(0.5) within group (order by stays.days))::numeric, 1) as median_days
    from stays
    group by stays.stage_id
  ),
  stages as (
    select
      stage.id, stage.name, stage.color, stage.outcome, stage.order_index,
      coalesce((select sum(ends.total) from ends where ends.reached >= stage.order_index), 0) as reached,
      coalesce((select sum(ends.total) from ends where ends.reached > stage.order_index), 0) as went_on,
      coalesce(
        (select sum(ends.total) from ends where ends.reached = stage.order_index and ends.status = 'lost'), 0
      ) as lost_here,
      coalesce(times.left_it, 0) as left_it,
      times.average_days,
      times.median_days
    from public.opportunity_stages as stage
    left join times on times.stage_id = stage.id
    where stage.outcome <> 'lost'
  )
  select jsonb_build_object(
    'begun', (select coalesce(sum(ends.total), 0) from ends),
    'stages', (
      select jsonb_agg(
        to_jsonb(stages) - 'order_index'
          || jsonb_build_object('conversion', case when outcome = 'open' then private.share_of(went_on, reached) end)
        order by order_index
      )
      from stages
    )
  )
$$;

create or replace function private.report_activity(first_day date, last_day date, zone text) returns jsonb
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
      and (not contact.is_example or (select private.counts_examples()))
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

create or replace function private.report_sources(first_day date, last_day date, zone text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with deals as (
    select
      opportunity.client_id,
      count(*) as opportunities,
      count(*) filter (where opportunity.status = 'won') as won,
      sum(coalesce(opportunity.closed_amount, opportunity.expected_amount, 0)) filter (where opportunity.status = 'won')
        as won_amount
    from public.opportunities as opportunity
    where opportunity.user_id = (select auth.uid()) and opportunity.client_id is not null
      and (not opportunity.is_example or (select private.counts_examples()))
    group by opportunity.client_id
  ),
  newcomers as materialized (
    select
      client.type, nullif(btrim(client.source), '') as source, coalesce(deals.opportunities, 0) as opportunities,
      coalesce(deals.won, 0) as won, coalesce(deals.won_amount, 0) as won_amount
    from public.clients as client
    left join deals on deals.client_id = client.id
    where client.user_id = (select auth.uid())
      and client.created_at >= (select private.report_from(first_day, zone))
      and client.created_at < (select private.report_until(first_day, last_day, zone))
      and (not client.is_example or (select private.counts_examples()))
  ),
  as_written as (
    select
      source, count(*) as clients, count(*) filter (where won > 0) as buyers, sum(opportunities) as opportunities,
      sum(won) as won, sum(won_amount) as won_amount
    from newcomers
    group by source
  ),
  -- The same source in other letters is the same source; it is shown as it was written most often.
  by_source as (
    select
      (array_agg(source order by clients desc, source))[1] as source, sum(clients) as clients, sum(buyers) as buyers,
      sum(opportunities) as opportunities, sum(won) as won, sum(won_amount) as won_amount
    from as_written
    group by private.search_text(source), source is null
  ),
  by_type as (
    select type, count(*) as clients, sum(won) as won, sum(won_amount) as won_amount from newcomers group by type
  )
  select jsonb_build_object(
    'total', (select count(*) from newcomers),
    'sources', coalesce(
      (
        select jsonb_agg(
          to_jsonb(by_source) || jsonb_build_object('conversion', private.share_of(buyers, clients))
          order by clients desc, won desc, source
        )
        from by_source
      ),
      '[]'
    ),
    'types', coalesce((select jsonb_agg(to_jsonb(by_type) order by clients desc, type) from by_type), '[]')
  )
$$;

create or replace function private.report_commissions(first_day date, last_day date, zone text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with lines as (
    select
      date_trunc('month', opportunity.closed_at at time zone zone)::date as month,
      opportunity.type,
      coalesce(private.commission_of(
        opportunity.type, coalesce(opportunity.closed_amount, opportunity.expected_amount),
        opportunity.commission_percentage, opportunity.commission_months
      ), 0) as earned,
      0::numeric as expected,
      0::numeric as weighted
    from public.opportunities as opportunity
    where opportunity.user_id = (select auth.uid()) and opportunity.status = 'won'
      and opportunity.closed_at >= (select private.report_from(first_day, zone))
      and opportunity.closed_at < (select private.report_until(first_day, last_day, zone))
      and (not opportunity.is_example or (select private.counts_examples()))
    union all
    select
      date_trunc('month', opportunity.expected_close_date::timestamp)::date,
      opportunity.type,
      0,
      commission.amount,
      round(commission.amount * coalesce(opportunity.probability, 0) / 100, 2)
    from public.opportunities as opportunity
    cross join lateral (
      select coalesce(private.commission_of(
        opportunity.type, opportunity.expected_amount, opportunity.commission_percentage, opportunity.commission_months
      ), 0) as amount
    ) as commission
    where opportunity.user_id = (select auth.uid()) and opportunity.status = 'open'
      and opportunity.expected_close_date between first_day and least(last_day, first_day + 3660)
      and (not opportunity.is_example or (select private.counts_examples()))
  ),
  months as (
    select month::date as month
    from generate_series(
      date_trunc('month', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '1 month'
    ) as month
  ),
  by_month as (
    select
      months.month, coalesce(sum(lines.earned), 0) as earned, coalesce(sum(lines.expected), 0) as expected,
      coalesce(sum(lines.weighted), 0) as weighted
    from months left join lines using (month)
    group by months.month
  ),
  by_type as (
    select type, sum(earned) as earned, sum(expected) as expected, sum(weighted) as weighted from lines group by type
  )
  select jsonb_build_object(
    'months', coalesce((select jsonb_agg(to_jsonb(by_month) order by month) from by_month), '[]'),
    'types', coalesce((select jsonb_agg(to_jsonb(by_type) order by type) from by_type), '[]'),
    'total', (
      select jsonb_build_object(
        'earned', coalesce(sum(earned), 0), 'expected', coalesce(sum(expected), 0), 'weighted', coalesce(sum(weighted), 0)
      )
      from lines
    )
  )
$$;

create or replace function private.report_tasks(first_day date, last_day date, zone text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with asked as materialized (
    select
      (task.due_date at time zone zone)::date as day,
      case when task.status = 'completed' then (task.completed_at at time zone zone)::date end as done
    from public.tasks as task
    where task.user_id = (select auth.uid()) and task.status <> 'cancelled'
      and task.due_date >= (select private.report_from(first_day, zone))
      and task.due_date < (select private.report_until(first_day, last_day, zone))
      and (not task.is_example or (select private.counts_examples()))
  ),
  counted as (
    select
      -- The first day of all was a Monday.
      asked.day - (asked.day - date '0001-01-01') % 7 as week,
      date_trunc('month', asked.day::timestamp)::date as month,
      count(*) filter (where asked.done <= asked.day) as on_time,
      count(*) filter (where asked.done > asked.day) as late,
      count(*) filter (where asked.done is null and asked.day < today.day) as missed,
      count(*) filter (where asked.done is null and asked.day >= today.day) as pending
    from asked, (select (now() at time zone zone)::date as day) as today
    group by 1, 2
  ),
  by_week as (
    select
      weeks.week::date as week, coalesce(sum(counted.on_time), 0) as on_time, coalesce(sum(counted.late), 0) as late,
      coalesce(sum(counted.missed), 0) as missed, coalesce(sum(counted.pending), 0) as pending
    from generate_series(
      date_trunc('week', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '7 days'
    ) as weeks (week)
    left join counted on counted.week = weeks.week::date
    group by 1
  ),
  by_month as (
    select
      months.month::date as month, coalesce(sum(counted.on_time), 0) as on_time, coalesce(sum(counted.late), 0) as late,
      coalesce(sum(counted.missed), 0) as missed, coalesce(sum(counted.pending), 0) as pending
    from generate_series(
      date_trunc('month', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '1 month'
    ) as months (month)
    left join counted on counted.month = months.month::date
    group by 1
  ),
  totals as (
    select
      coalesce(sum(on_time), 0) as on_time, coalesce(sum(late), 0) as late, coalesce(sum(missed), 0) as missed,
      coalesce(sum(pending), 0) as pending
    from by_week
  )
  select jsonb_build_object(
    'weeks', coalesce((select jsonb_agg(to_jsonb(by_week) order by week) from by_week), '[]'),
    'months', coalesce((select jsonb_agg(to_jsonb(by_month) order by month) from by_month), '[]'),
    'total', (
      select to_jsonb(totals) || jsonb_build_object('rate', private.share_of(on_time, on_time + late + missed))
      from totals
    )
  )
$$;

create or replace function public.call_list_facts() returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(facts)), '[]')
  from (
    select
      client.id, client.type, client.status, client.first_name, client.last_name, client.phone, client.whatsapp,
      client.budget_min, client.budget_max, client.created_at, client.is_example,
      (
        select jsonb_build_object(
          'property_type', wish.property_type, 'operation', wish.operation, 'min_price', wish.min_price,
          'max_price', wish.max_price, 'locations', wish.locations, 'bedrooms', wish.bedrooms
        )
        from public.client_preferences as wish
        where wish.client_id = client.id and wish.user_id = client.user_id
      ) as preferences,
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
      ) as last_touch_at,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'type', recent.type, 'scheduled_at', recent.scheduled_at, 'created_at', recent.created_at,
          'outcome', recent.outcome, 'property_title', property.title
        ) order by coalesce(recent.scheduled_at, recent.created_at) desc)
        from public.interactions as recent
        left join public.properties as property on property.id = recent.property_id
        where recent.user_id = client.user_id and recent.client_id = client.id
          and coalesce(recent.scheduled_at, recent.created_at) <= now()
          and (
            (recent.type = 'visit' and coalesce(recent.scheduled_at, recent.created_at) > now() - interval '3 days')
            or (
              recent.type = 'offer' and recent.outcome is null
              and coalesce(recent.scheduled_at, recent.created_at) > now() - interval '16 days'
            )
          )
      ), '[]') as interactions,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'status', opportunity.status, 'stage', stage.name, 'property_title', property.title
        ) order by opportunity.stage_changed_at desc)
        from public.opportunities as opportunity
        join public.opportunity_stages as stage on stage.id = opportunity.stage_id
        left join public.properties as property on property.id = opportunity.property_id
        where opportunity.user_id = client.user_id and opportunity.client_id = client.id
          and opportunity.status <> 'lost'
      ), '[]') as opportunities
    from public.clients as client
    where client.user_id = (select auth.uid())
      and client.status <> 'inactive'
      and (client.phone is not null or client.whatsapp is not null)
      and (not client.is_example or (select private.counts_examples()))
  ) as facts
$$;

-- FIRST-06: the rows of tasks and interactions say that they are examples.
create or replace view public.task_rows with (security_invoker = true) as
select
  task.id, task.user_id, task.title, task.description, task.status, task.priority, task.due_date, task.completed_at,
  task.client_id, task.property_id, task.created_at, task.updated_at,
  task.status not in ('completed', 'cancelled') as is_open,
  private.full_name(client.first_name, client.last_name) as client_name,
  property.title as property_title,
  concat(private.search_text(task.title, task.description), ' ', client.search, ' ', property.search) as search,
  task.is_example
from public.tasks as task
left join public.clients as client on client.id = task.client_id
left join public.properties as property on property.id = task.property_id;

create or replace view public.interaction_rows with (security_invoker = true) as
select
  interaction.id, interaction.user_id, interaction.type, interaction.subject, interaction.description,
  interaction.scheduled_at, interaction.outcome, interaction.client_id, interaction.property_id,
  interaction.opportunity_id, interaction.created_at, interaction.updated_at,
  -- One noted afterwards has no time of its own.
  coalesce(interaction.scheduled_at, interaction.created_at) as moment,
  private.full_name(client.first_name, client.last_name) as client_name,
  property.title as property_title,
  concat(
    private.search_text(interaction.subject, interaction.description, interaction.outcome), ' ', client.search, ' ',
    property.search
  ) as search,
  interaction.is_example
from public.interactions as interaction
left join public.clients as client on client.id = interaction.client_id
left join public.properties as property on property.id = interaction.property_id;
