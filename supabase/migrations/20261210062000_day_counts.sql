-- Inicio counts all that the day asks, also what its lists of at most fifty leave out (DAY-02).
create or replace function public.day_facts(day_start timestamptz, day_end timestamptz, today date, last_day date)
returns jsonb
language sql stable
set search_path = ''
as $$
  with planned as (
    select count(*) as visits, count(*) filter (where coalesce(visit.outcome, '') = '') as open_visits
    from public.interactions as visit
    where visit.user_id = (select auth.uid())
      and visit.scheduled_at >= day_facts.day_start and visit.scheduled_at < day_facts.day_end
      and (not visit.is_example or (select private.counts_examples()))
  )
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
    'visit_count', (select planned.visits from planned),
    'open_visit_count', (select planned.open_visits from planned),
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
    'contract_count', (
      select count(*) from public.properties as property
      where property.user_id = (select auth.uid())
        and property.rental_contract_end between day_facts.today and day_facts.last_day
        and not property.is_example
    ),
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
    ), '[]'),
    'answer_count', (
      select count(*) from public.selection_items as item
      where item.user_id = (select auth.uid())
        and item.answered_at is not null and (item.seen_at is null or item.seen_at < item.answered_at)
    )
  )
$$;
