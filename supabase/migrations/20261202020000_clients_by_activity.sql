-- Clients in the order of their last contact or their next step (VIEW-10). client_list looks both up for each client that it shows: right for
-- a page in the order of an index, but an order by what is looked up needs it of every client first, three lookups each. Here each is
-- found for all of the agent's clients at once.

-- The contacts and tasks of all clients are read from their indexes alone.
drop index public.interactions_user_id_client_id_idx;
create index interactions_user_id_client_id_idx
  on public.interactions (user_id, client_id, created_at desc) include (scheduled_at);
drop index public.tasks_user_id_client_id_idx;
create index tasks_user_id_client_id_idx on public.tasks (user_id, client_id) include (status, due_date);

-- client_list for these orders, with the conditions of the request's header like client_matches. A wrong guess of how many clients pass the other
-- conditions would join by a nested loop, the activity of all for each client. So they stay outside (`offset 0`), and the join is
-- a full one, which cannot be such a loop. A task need not have a due date, so has_next_task says whether there is one. The title of
-- the next task is looked up only for the rows of a page.
create view public.clients_by_activity with (security_invoker = true) as
select
  listed.id, listed.user_id, listed.type, listed.first_name, listed.last_name, listed.email, listed.phone,
  listed.whatsapp, listed.address, listed.source, listed.notes, listed.tags, listed.status, listed.budget_min,
  listed.budget_max, listed.search, listed.created_at, listed.updated_at,
  listed.last_contact_at,
  (
    select task.title from public.tasks as task
    where task.user_id = listed.user_id and task.client_id = listed.id and task.status in ('pending', 'in_progress')
    order by task.due_date nulls last, task.created_at
    limit 1
  ) as next_task_title,
  listed.next_task_due,
  listed.needs_review,
  listed.is_example,
  listed.has_next_task
from (
  select client.*, activity.last_contact_at, activity.has_next_task, activity.next_task_due
  from (
    select * from public.clients as own
    where own.user_id = (select auth.uid())
      and (
        not (select private.asks_within((select private.view_tests())))
        or own.id in (select unnest(private.clients_within((select private.view_tests()))))
      )
      and own.id not in (select unnest(private.clients_without((select private.view_tests()))))
  ) as client
  full join (
    select
      event.client_id, max(event.contact) as last_contact_at, bool_or(event.is_task) as has_next_task,
      min(event.due) as next_task_due
    from (
      -- A visit that is still to come is no contact yet.
      select
        interaction.client_id, coalesce(interaction.scheduled_at, interaction.created_at) as contact, false as is_task,
        null::timestamptz as due
      from public.interactions as interaction
      where interaction.user_id = (select auth.uid()) and interaction.client_id is not null
        and coalesce(interaction.scheduled_at, interaction.created_at) <= now()
      union all
      select message.client_id, message.sent_at, false, null
      from public.whatsapp_messages as message
      where message.user_id = (select auth.uid()) and message.client_id is not null
      union all
      select task.client_id, null, true, task.due_date
      from public.tasks as task
      where task.user_id = (select auth.uid()) and task.client_id is not null and task.status in ('pending', 'in_progress')
    ) as event
    group by event.client_id
  ) as activity on activity.client_id = client.id
  offset 0
) as listed
-- Those whom the conditions of the header leave out have activity too.
where listed.id is not null;
comment on view public.clients_by_activity is 'client_matches for an order by the last contact or the next task.';

revoke all on public.clients_by_activity from anon, authenticated;
grant select on public.clients_by_activity to authenticated, service_role;
