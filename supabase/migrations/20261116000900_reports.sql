-- Reports: one function each, one JSON answer, computed here from the agent's own rows (invoker: the policies decide).
-- Each takes the first and the last day and the zone in which they are days. Ranges are cut to ten years: a chart of more
-- shows nothing, and the answer stays small. Both ends are asked for in a select of their own, which is computed once a
-- report and not once a row.

create function private.report_from(first_day date, zone text) returns timestamptz
  language sql stable parallel safe
  return first_day::timestamp at time zone zone;

-- The first moment that no longer belongs to the range.
create function private.report_until(first_day date, last_day date, zone text) returns timestamptz
  language sql stable parallel safe
  return (least(last_day, first_day + 3660) + 1)::timestamp at time zone zone;

create function private.share_of(part numeric, whole numeric) returns numeric
  language sql immutable parallel safe
  return round(part / nullif(whole, 0), 4);

revoke execute on function
  private.report_from(date, text), private.report_until(date, date, text), private.share_of(numeric, numeric) from public;
grant execute on function
  private.report_from(date, text), private.report_until(date, date, text), private.share_of(numeric, numeric)
  to authenticated, service_role;

-- How long an opportunity stood in the stage it left, kept with the change: otherwise every report would have to put all
-- changes of all opportunities in order.
alter table public.opportunity_stage_changes add column entered_previous_at timestamptz;
comment on column public.opportunity_stage_changes.entered_previous_at is
  'When the opportunity had entered the stage it left here; null for its first stage.';

update public.opportunity_stage_changes as change
set entered_previous_at = earlier.entered_at
from (
  select id, lag(created_at) over (partition by opportunity_id order by created_at, id) as entered_at
  from public.opportunity_stage_changes
) as earlier
where earlier.id = change.id and change.from_stage_id is not null;

create or replace function private.record_stage_change() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.opportunity_stage_changes
    (user_id, opportunity_id, from_stage_id, stage_id, created_at, entered_previous_at)
  values (
    new.user_id, new.id, case when tg_op = 'UPDATE' then old.stage_id end, new.stage_id, new.stage_changed_at,
    case when tg_op = 'UPDATE' then old.stage_changed_at end
  );
  return null;
end
$$;

-- The report on stages reads changes by the thousand and nothing but these columns: the index alone answers it.
create index opportunity_stage_changes_user_id_created_at_stays_idx on public.opportunity_stage_changes (user_id, created_at)
  include (from_stage_id, entered_previous_at);
drop index public.opportunity_stage_changes_user_id_created_at_idx;

-- The furthest stage an opportunity ever reached, by its place in the order; what was lost keeps how far it had come.
alter table public.opportunities
  add column furthest_stage integer not null default 0,
  add constraint opportunities_furthest_stage_range check (furthest_stage >= 0);
comment on column public.opportunities.furthest_stage is
  'Place in the order of the furthest stage it came to, lost ones left out. Only ever grows; kept by trigger.';

alter table public.opportunities disable trigger user;
update public.opportunities as opportunity
set furthest_stage = way.furthest
from (
  select change.opportunity_id, max(stage.order_index) as furthest
  from public.opportunity_stage_changes as change
  join public.opportunity_stages as stage on stage.id = change.stage_id and stage.outcome <> 'lost'
  group by change.opportunity_id
) as way
where way.opportunity_id = opportunity.id;
alter table public.opportunities enable trigger user;

create function private.keep_furthest_stage() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.furthest_stage := greatest(
    -- Through the API nobody says how far it came; a restore and the demo, which are the owner's, know.
    case
      when tg_op = 'UPDATE' then old.furthest_stage
      when current_user in ('anon', 'authenticated') then 0
      else new.furthest_stage
    end,
    (
      select stage.order_index from public.opportunity_stages as stage
      where stage.id = new.stage_id and stage.outcome <> 'lost'
    )
  );
  return new;
end
$$;
revoke execute on function private.keep_furthest_stage() from public;

create trigger opportunities_keep_furthest_stage before insert or update of stage_id, furthest_stage
  on public.opportunities
  for each row execute function private.keep_furthest_stage();

create index opportunities_user_id_closed_at_idx on public.opportunities (user_id, closed_at)
  where closed_at is not null;
create index opportunities_user_id_expected_close_date_idx on public.opportunities (user_id, expected_close_date)
  where status = 'open';
create index whatsapp_messages_user_id_direction_sent_at_idx on public.whatsapp_messages (user_id, direction, sent_at);

-- What was open at the end of the range, by the stage it was in then. Amounts are those of today: their history is not
-- kept.
create function public.report_pipeline(first_day date, last_day date, zone text) returns jsonb
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
      coalesce(opportunity.commission_percentage, 0) as percentage
    from public.opportunities as opportunity, span
    where opportunity.user_id = (select auth.uid())
      -- What is closed since before is neither open then nor worth a look.
      and (opportunity.closed_at is null or opportunity.closed_at >= span.until)
  ),
  summed as (
    select
      held.stage_id,
      count(*) as total,
      sum(held.amount) as amount,
      sum(round(held.amount * held.probability / 100, 2)) as weighted,
      sum(round(held.amount * held.percentage / 100, 2)) as commission
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
comment on function public.report_pipeline(date, date, text) is
  'Open opportunities by stage at the end of the range: how many, their value, weighted, and the commission.';

-- What is open and expected to close in the range, by month, weighed by each one's probability.
create function public.report_forecast(first_day date, last_day date, zone text) returns jsonb
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
comment on function public.report_forecast(date, date, text) is
  'Open opportunities by the month they are expected to close in, with their value and its weighted part.';

-- What was closed in the range: won and lost, by month and by reason.
create function public.report_outcomes(first_day date, last_day date, zone text) returns jsonb
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
comment on function public.report_outcomes(date, date, text) is
  'Opportunities won and lost in the range, by month and by reason, with how many are won of those that close.';

-- Of the opportunities that were begun in the range: how many came as far as each stage, and how many went on. Who
-- skipped a stage came past it; a won one has passed them all. Then how long those who left a stage in the range had
-- stood in it.
create function public.report_stages(first_day date, last_day date, zone text) returns jsonb
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
    group by opportunity.furthest_stage, opportunity.status
  ),
  stays as (
    select
      change.from_stage_id as stage_id,
      date_part('epoch', change.created_at - change.entered_previous_at) / 86400 as days
    from public.opportunity_stage_changes as change, span
    where change.user_id = (select auth.uid()) and change.created_at >= span.since and change.created_at < span.until
      and change.entered_previous_at is not null
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
comment on function public.report_stages(date, date, text) is
  'How far the opportunities begun in the range came, and how many days they stand in each stage.';

-- Contacts of the past by the week they fell in, weeks beginning on Monday. A message is a contact, though it has a
-- table of its own; a visit that is still to come is not one yet.
create function public.report_activity(first_day date, last_day date, zone text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with span as (
    select
      private.report_from(first_day, zone) as since,
      least(private.report_until(first_day, last_day, zone), now()) as until
  ),
  moments as (
    select contact.type, coalesce(contact.scheduled_at, contact.created_at) as moment
    from public.interactions as contact, span
    where contact.user_id = (select auth.uid())
      and coalesce(contact.scheduled_at, contact.created_at) >= span.since
      and coalesce(contact.scheduled_at, contact.created_at) < span.until
    union all
    select 'whatsapp', message.sent_at
    from public.whatsapp_messages as message, span
    where message.user_id = (select auth.uid()) and message.direction = 'outbound'
      and message.sent_at >= span.since and message.sent_at < span.until
  ),
  counted as (
    select date_trunc('week', moments.moment at time zone zone)::date as week, moments.type, count(*) as total
    from moments
    group by 1, 2
  ),
  weeks as (
    select week::date as week
    from generate_series(
      date_trunc('week', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '7 days'
    ) as week
  ),
  by_week as (
    select
      weeks.week,
      coalesce(sum(counted.total), 0) as total,
      coalesce(jsonb_object_agg(counted.type, counted.total) filter (where counted.type is not null), '{}') as types
    from weeks left join counted using (week)
    group by weeks.week
  ),
  by_type as (
    select counted.type, sum(counted.total) as total from counted group by counted.type
  )
  select jsonb_build_object(
    'weeks', coalesce((select jsonb_agg(to_jsonb(by_week) order by week) from by_week), '[]'),
    'types', coalesce((select jsonb_object_agg(by_type.type, by_type.total) from by_type), '{}'),
    'total', (select coalesce(sum(by_type.total), 0) from by_type)
  )
$$;
comment on function public.report_activity(date, date, text) is
  'Interactions and messages of the range by week and type.';

-- Where the clients of the range come from, who they are, and what became of them since.
create function public.report_sources(first_day date, last_day date, zone text) returns jsonb
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
comment on function public.report_sources(date, date, text) is
  'The clients of the range by source and by type, with what they brought.';

-- Earned: of what was won in the range. Expected: of what is open and due in it; weighted by its probability.
create function public.report_commissions(first_day date, last_day date, zone text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with lines as (
    select
      date_trunc('month', opportunity.closed_at at time zone zone)::date as month,
      opportunity.type,
      round(
        coalesce(opportunity.closed_amount, opportunity.expected_amount, 0)
          * coalesce(opportunity.commission_percentage, 0) / 100, 2
      ) as earned,
      0::numeric as expected,
      0::numeric as weighted
    from public.opportunities as opportunity
    where opportunity.user_id = (select auth.uid()) and opportunity.status = 'won'
      and opportunity.closed_at >= (select private.report_from(first_day, zone))
      and opportunity.closed_at < (select private.report_until(first_day, last_day, zone))
    union all
    select
      date_trunc('month', opportunity.expected_close_date::timestamp)::date,
      opportunity.type,
      0,
      commission.amount,
      round(commission.amount * coalesce(opportunity.probability, 0) / 100, 2)
    from public.opportunities as opportunity
    cross join lateral (
      select round(
        coalesce(opportunity.expected_amount, 0) * coalesce(opportunity.commission_percentage, 0) / 100, 2
      ) as amount
    ) as commission
    where opportunity.user_id = (select auth.uid()) and opportunity.status = 'open'
      and opportunity.expected_close_date between first_day and least(last_day, first_day + 3660)
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
comment on function public.report_commissions(date, date, text) is
  'Commissions earned in the range and expected in it, by month and by type.';

-- Tasks that were due in the range. On time is by the end of that day, as a task is overdue from the day after.
create function public.report_tasks(first_day date, last_day date, zone text) returns jsonb
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
comment on function public.report_tasks(date, date, text) is
  'Tasks due in the range by week and by month: done on time, done late, missed, still to do.';

revoke execute on function
  public.report_pipeline(date, date, text), public.report_forecast(date, date, text),
  public.report_outcomes(date, date, text), public.report_stages(date, date, text),
  public.report_activity(date, date, text), public.report_sources(date, date, text),
  public.report_commissions(date, date, text), public.report_tasks(date, date, text)
  from public, anon;
grant execute on function
  public.report_pipeline(date, date, text), public.report_forecast(date, date, text),
  public.report_outcomes(date, date, text), public.report_stages(date, date, text),
  public.report_activity(date, date, text), public.report_sources(date, date, text),
  public.report_commissions(date, date, text), public.report_tasks(date, date, text)
  to authenticated, service_role;
