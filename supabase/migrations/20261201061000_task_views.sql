-- Views of tasks, and acting on many of them.

-- With `urgency`: of tasks with the same due date the more urgent come first (TASK-06), which the names of priorities cannot say.
create or replace view public.task_rows with (security_invoker = true) as
select
  task.id, task.user_id, task.title, task.description, task.status, task.priority, task.due_date, task.completed_at,
  task.client_id, task.property_id, task.created_at, task.updated_at,
  task.status not in ('completed', 'cancelled') as is_open,
  private.full_name(client.first_name, client.last_name) as client_name,
  property.title as property_title,
  concat(private.search_text(task.title, task.description), ' ', client.search, ' ', property.search) as search,
  task.is_example, task.purpose,
  task.message, client.first_name as client_first_name, client.whatsapp as client_whatsapp,
  coalesce(array_position(array['low', 'medium', 'high', 'urgent'], task.priority), 0) as urgency
from public.tasks as task
left join public.clients as client on client.id = task.client_id
left join public.properties as property on property.id = task.property_id;

drop index public.tasks_user_id_is_open_due_date_idx;
create index tasks_user_id_is_open_due_date_idx on public.tasks (
  user_id, (status not in ('completed', 'cancelled')) desc, due_date,
  (coalesce(array_position(array['low', 'medium', 'high', 'urgent'], priority), 0)) desc, id
);

-- The columns that may be changed for many at once. The due date of tasks is changed by move_tasks; their time of completion is written
-- only to be brought back with the status (TASK-09).
create or replace function private.bulk_columns(kind text) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select case kind
    when 'clients' then array['status', 'tags']
    when 'opportunities' then array['stage_id']
    when 'tasks' then array['status', 'priority', 'due_date', 'completed_at']
    when 'interactions' then array['type']
    when 'documents' then array['category']
  end
$$;

-- Moves tasks to a day; each keeps its hour in the agent's zone, and one without a date is due at 9:00 (TASK-10). Answers as
-- change_records does, so that restore_records can write the earlier dates back.
create function public.move_tasks(ids uuid[], day date, zone text)
  returns table (id uuid, outcome text, before jsonb, seen timestamptz)
  language plpgsql
  set search_path = ''
as $$
declare
  task record;
  due timestamptz;
begin
  perform private.check_bulk('tasks', cardinality(ids));
  if day is null or zone is null then
    raise exception 'tasks are moved to a day of a zone' using errcode = '22023';
  end if;
  for task in
    select own.id, own.due_date from public.tasks as own
    where own.id = any (ids) and own.user_id = auth.uid()
    order by own.id
    for update
  loop
    id := task.id;
    before := null;
    seen := null;
    due := (day + coalesce((task.due_date at time zone zone)::time, time '09:00')) at time zone zone;
    if due is not distinct from task.due_date then
      outcome := 'same';
    else
      begin
        update public.tasks as own set due_date = due
        where own.id = task.id and own.user_id = auth.uid()
        returning own.updated_at into seen;
        outcome := 'changed';
        before := jsonb_build_object('due_date', task.due_date);
      exception when integrity_constraint_violation then
        outcome := 'refused';
      end;
    end if;
    return next;
  end loop;
end
$$;
revoke execute on function public.move_tasks(uuid[], date, text) from public, anon;
grant execute on function public.move_tasks(uuid[], date, text) to authenticated, service_role;
