-- Inicio: what a day asks of an agent, in one request (DAY-02).

alter table public.selection_items add column seen_at timestamptz;
alter table public.selection_items add constraint selection_items_seen_at_range
  check (seen_at >= '1900-01-01' and seen_at < '2200-01-01');
comment on column public.selection_items.seen_at is
  'When the agent last looked at the answer; one given afterwards is new again.';
grant update (seen_at) on public.selection_items to authenticated;

-- Few answers wait; without it every item of the agent would be read.
create index selection_items_unseen_idx on public.selection_items (user_id, answered_at desc)
  where answered_at is not null and (seen_at is null or seen_at < answered_at);

create function public.day_facts(day_start timestamptz, day_end timestamptz, today date, last_day date)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'tasks', coalesce((
      select jsonb_agg(to_jsonb(task) - 'user_id' - 'search' order by task.due_date, task.id)
      from (
        select * from public.task_rows as due
        where due.user_id = (select auth.uid()) and due.is_open and due.due_date < day_facts.day_end
          and (not due.is_example or (select private.counts_examples()))
        order by due.due_date, due.id
        limit 50
      ) as task
    ), '[]'),
    'task_count', (
      select count(*) from public.tasks as due
      where due.user_id = (select auth.uid()) and due.status in ('pending', 'in_progress')
        and due.due_date < day_facts.day_end
        and (not due.is_example or (select private.counts_examples()))
    ),
    'visits', coalesce((
      select jsonb_agg(to_jsonb(visit) - 'user_id' - 'search' - 'created_at' order by visit.scheduled_at, visit.id)
      from (
        select * from public.interaction_rows as planned
        where planned.user_id = (select auth.uid())
          and planned.scheduled_at >= day_facts.day_start and planned.scheduled_at < day_facts.day_end
          and (not planned.is_example or (select private.counts_examples()))
        order by planned.scheduled_at, planned.id
        limit 50
      ) as visit
    ), '[]'),
    'contracts', coalesce((
      select jsonb_agg(to_jsonb(contract) order by contract.ends_on, contract.id)
      from (
        select
          property.id, property.title, property.rental_contract_end as ends_on, tenant.client_id, tenant.client_name
        from public.properties as property
        left join lateral (
          select client.id as client_id, private.full_name(client.first_name, client.last_name) as client_name
          from public.property_clients as link
          join public.clients as client on client.id = link.client_id and client.user_id = link.user_id
          where link.user_id = property.user_id and link.property_id = property.id
            and link.relationship_type = 'tenant' and link.status = 'active'
          order by link.created_at desc
          limit 1
        ) as tenant on true
        where property.user_id = (select auth.uid())
          and property.rental_contract_end between day_facts.today and day_facts.last_day
          and not property.is_example
        order by property.rental_contract_end, property.id
        limit 50
      ) as contract
    ), '[]'),
    'answers', coalesce((
      select jsonb_agg(to_jsonb(given) order by given.answered_at desc, given.id)
      from (
        select
          item.id, item.selection_id, item.property_id, item.listing ->> 'title' as title, item.answer, item.comment,
          item.visit_slots, item.answered_at, client.id as client_id,
          private.full_name(client.first_name, client.last_name) as client_name
        from public.selection_items as item
        join public.selections as selection on selection.id = item.selection_id and selection.user_id = item.user_id
        left join public.clients as client on client.id = selection.client_id and client.user_id = selection.user_id
        where item.user_id = (select auth.uid())
          and item.answered_at is not null and (item.seen_at is null or item.seen_at < item.answered_at)
        order by item.answered_at desc, item.id
        limit 50
      ) as given
    ), '[]')
  )
$$;
comment on function public.day_facts(timestamptz, timestamptz, date, date) is
  'What a day asks of the agent: open tasks due by its end, what is scheduled, rental contracts that end soon, and answers to selections not looked at yet.';

revoke execute on function public.day_facts(timestamptz, timestamptz, date, date) from public, anon;
grant execute on function public.day_facts(timestamptz, timestamptz, date, date) to authenticated, service_role;
