-- As before but for `is_open`: said by what it is not, it no longer fits the index of the hourly work, by which 'today'
-- was looked up among the tasks of all agents.
create or replace view public.task_rows with (security_invoker = true) as
select
  task.id, task.user_id, task.title, task.description, task.status, task.priority, task.due_date, task.completed_at,
  task.client_id, task.property_id, task.created_at, task.updated_at,
  task.status not in ('completed', 'cancelled') as is_open,
  client.first_name || ' ' || client.last_name as client_name,
  property.title as property_title,
  concat(private.search_text(task.title, task.description), ' ', client.search, ' ', property.search) as search
from public.tasks as task
left join public.clients as client on client.id = task.client_id
left join public.properties as property on property.id = task.property_id;

-- The order of the list: what is still to do comes first.
create index if not exists tasks_user_id_is_open_due_date_idx
  on public.tasks (user_id, (status not in ('completed', 'cancelled')) desc, due_date, id);
