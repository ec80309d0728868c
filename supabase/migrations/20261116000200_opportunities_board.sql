-- An opportunity with the names it is read and searched by. Invoker: the policies of the tables below decide.
create view public.opportunity_rows with (security_invoker = true) as
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
  client.first_name || ' ' || client.last_name as client_name,
  property.title as property_title,
  property.price as property_price,
  stage.name as stage_name,
  stage.color as stage_color,
  -- What is closed counts with what it closed for.
  coalesce(opportunity.closed_amount, opportunity.expected_amount) as amount,
  concat(client.search, ' ', property.search) as search
from public.opportunities as opportunity
join public.opportunity_stages as stage on stage.id = opportunity.stage_id
left join public.clients as client on client.id = opportunity.client_id
left join public.properties as property on property.id = opportunity.property_id;
comment on view public.opportunity_rows is 'The opportunities with the names of client and property, for lists and the board.';

revoke all on public.opportunity_rows from anon, authenticated;
grant select on public.opportunity_rows to authenticated, service_role;

-- The order of a column of the board and of its next pages.
create index opportunities_user_id_stage_changed_at_idx
  on public.opportunities (user_id, stage_id, stage_changed_at desc, id);
-- It begins with the same columns.
drop index public.opportunities_user_id_stage_id_idx;

create function public.opportunity_board(
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
    coalesce(sum(round(ranked.amount * ranked.commission_percentage / 100, 2)), 0),
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
comment on function public.opportunity_board(text[], text, integer) is
  'Every stage with how many opportunities it holds, what they add up to and the first of them, in one answer.';

revoke execute on function public.opportunity_board(text[], text, integer) from public, anon;
grant execute on function public.opportunity_board(text[], text, integer) to authenticated, service_role;
