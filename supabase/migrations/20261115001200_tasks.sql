create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null,
  description text,
  status text not null default 'pending',
  priority text not null default 'medium',
  due_date timestamptz,
  completed_at timestamptz,
  client_id uuid,
  property_id uuid,
  assigned_to uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tasks_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete set null (client_id),
  constraint tasks_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete set null (property_id),
  constraint tasks_title_length check (private.has_text(title, 200)),
  constraint tasks_description_length check (char_length(description) <= 5000),
  constraint tasks_status_known check (status in ('pending', 'in_progress', 'completed', 'cancelled')),
  constraint tasks_priority_known check (priority in ('low', 'medium', 'high', 'urgent')),
  constraint tasks_assigned_to_owner check (assigned_to = user_id)
);
comment on table public.tasks is 'What an agent has to do, by when, and for which client or property.';

create index tasks_user_id_due_date_idx on public.tasks (user_id, due_date);
create index tasks_user_id_client_id_idx on public.tasks (user_id, client_id);
create index tasks_user_id_property_id_idx on public.tasks (user_id, property_id);
-- For the daily job: what is due or overdue, over all agents.
create index tasks_open_due_date_idx on public.tasks (due_date) where status in ('pending', 'in_progress');

-- "Done on time" needs the moment of completion, which later edits must not move.
create function private.stamp_task_completed() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    new.completed_at := null;
  elsif tg_op = 'UPDATE' and old.status = 'completed' then
    new.completed_at := old.completed_at;
  else
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  return new;
end
$$;
revoke execute on function private.stamp_task_completed() from public;

create trigger tasks_stamp_completed before insert or update on public.tasks
  for each row execute function private.stamp_task_completed();
create trigger tasks_set_updated_at before update on public.tasks
  for each row execute function private.set_updated_at();

alter table public.tasks enable row level security;
revoke all on public.tasks from anon, authenticated;
grant select, insert, update, delete on public.tasks to authenticated;
grant all on public.tasks to service_role;

create policy tasks_select_own on public.tasks for select to authenticated
  using ((select auth.uid()) = user_id);
create policy tasks_insert_own on public.tasks for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy tasks_update_own on public.tasks for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy tasks_delete_own on public.tasks for delete to authenticated
  using ((select auth.uid()) = user_id);
