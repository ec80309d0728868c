-- The commission of a rental is counted in months of rent; that of a sale stays a percentage of its price. Each type has its
-- own column, so that changing the type back and forth loses neither.
alter table public.opportunities
  add column commission_months numeric(6, 4) default 1,
  add constraint opportunities_commission_months_range check (commission_months between 0 and 12);
comment on column public.opportunities.commission_months is
  'Months of rent that a rental is expected to pay; sales use commission_percentage.';

-- Rentals from before: 3 % was never chosen, it is the default of sales, so they get the default of rentals. Any other
-- percentage keeps its meaning: 100 % of a month is one month. Without the triggers, as nobody edited these rows.
alter table public.opportunities disable trigger user;
update public.opportunities
set commission_months = case when commission_percentage = 3 then 1 else commission_percentage / 100 end
where type = 'rent';
alter table public.opportunities enable trigger user;

-- The one formula of the expected and the earned commission. Null while the amount or the rate is unknown.
create function private.commission_of(type text, amount numeric, percentage numeric, months numeric) returns numeric
  language sql immutable parallel safe
  return round(case type when 'rent' then amount * months else amount * percentage / 100 end, 2);
revoke execute on function private.commission_of(text, numeric, numeric, numeric) from public;
grant execute on function private.commission_of(text, numeric, numeric, numeric) to authenticated, service_role;

-- As before, with the months of rent, and with a client whose surname is not known.
create or replace view public.opportunity_rows with (security_invoker = true) as
select
  opportunity.id,
  opportunity.user_id,
  opportunity.client_id,
  opportunity.property_id,
  opportunity.stage_id,
  opportunity.type,
  opportunity.status,
  opportunity.expected_amount,
  opportunity.commission_percentage,
  opportunity.probability,
  opportunity.expected_close_date,
  opportunity.closed_amount,
  opportunity.closed_reason,
  opportunity.closed_at,
  opportunity.stage_changed_at,
  opportunity.notes,
  opportunity.created_at,
  opportunity.updated_at,
  nullif(concat_ws(' ', client.first_name, client.last_name), '') as client_name,
  property.title as property_title,
  property.price as property_price,
  stage.name as stage_name,
  stage.color as stage_color,
  -- What is closed counts with what it closed for.
  coalesce(opportunity.closed_amount, opportunity.expected_amount) as amount,
  concat(client.search, ' ', property.search) as search,
  opportunity.commission_months
from public.opportunities as opportunity
join public.opportunity_stages as stage on stage.id = opportunity.stage_id
left join public.clients as client on client.id = opportunity.client_id
left join public.properties as property on property.id = opportunity.property_id;

create or replace function public.opportunity_board(
  patterns text[] default '{}',
  kind text default null,
  per_stage integer default 30
) returns table (
  id uuid,
  name text,
  color text,
  outcome text,
  total integer,
  amount numeric,
  commission numeric,
  cards jsonb
)
  language sql
  stable
  set search_path = ''
as $$
  with ranked as (
    select
      found.*,
      row_number() over (partition by found.stage_id order by found.stage_changed_at desc, found.id) as place
    from public.opportunity_rows as found
    where found.user_id = (select auth.uid())
      and (kind is null or found.type = kind)
      and found.search like all (patterns)
  )
  select
    stage.id,
    stage.name,
    stage.color,
    stage.outcome,
    count(ranked.id)::integer,
    coalesce(sum(ranked.amount), 0),
    coalesce(
      sum(private.commission_of(ranked.type, ranked.amount, ranked.commission_percentage, ranked.commission_months)), 0
    ),
    coalesce(
      jsonb_agg(to_jsonb(ranked) - 'place' - 'search' - 'user_id' order by ranked.place)
        filter (where ranked.place <= least(per_stage, 100)),
      '[]'
    )
  from public.opportunity_stages as stage
  left join ranked on ranked.stage_id = stage.id
  group by stage.id
  order by stage.order_index
$$;

create or replace function public.report_pipeline(first_day date, last_day date, zone text) returns jsonb
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

create or replace function public.report_commissions(first_day date, last_day date, zone text) returns jsonb
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
