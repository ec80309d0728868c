-- A visit agreed on with the assistant: its place in the agenda and its task, both or neither; the notification comes from
-- the trigger on interactions. The ids are the caller's: sent again after a lost answer, it is still one visit, and it is
-- as the last confirmation says. Invoker: the policies decide.
create function public.book_visit(
  visit_id uuid,
  task_id uuid,
  client_id uuid,
  property_id uuid,
  scheduled_at timestamptz,
  subject text,
  task_title text,
  notes text default null
) returns uuid
  language plpgsql volatile
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  insert into public.interactions (
    id, user_id, client_id, property_id, type, subject, description, scheduled_at, booked_by
  ) values (
    book_visit.visit_id, me, book_visit.client_id, book_visit.property_id, 'visit', book_visit.subject,
    book_visit.notes, book_visit.scheduled_at, 'assistant'
  ) on conflict (id) do nothing;
  if found then
    insert into public.tasks (id, user_id, title, description, due_date, client_id, property_id, assigned_to)
    values (
      book_visit.task_id, me, book_visit.task_title, book_visit.notes, book_visit.scheduled_at, book_visit.client_id,
      book_visit.property_id, me
    );
  else
    -- The hour or the client may have been changed between two tries. Only what this function booked is touched, and a
    -- task that was deleted since does not come back.
    update public.interactions as visit
    set client_id = book_visit.client_id, property_id = book_visit.property_id, subject = book_visit.subject,
      description = book_visit.notes, scheduled_at = book_visit.scheduled_at
    where visit.id = book_visit.visit_id and visit.user_id = me and visit.booked_by = 'assistant';
    if found then
      update public.tasks as task
      set title = book_visit.task_title, description = book_visit.notes, due_date = book_visit.scheduled_at,
        client_id = book_visit.client_id, property_id = book_visit.property_id
      where task.id = book_visit.task_id and task.user_id = me;
    end if;
  end if;
  return (
    select visit.id from public.interactions as visit
    where visit.id = book_visit.visit_id and visit.user_id = me and visit.scheduled_at = book_visit.scheduled_at
  );
end
$$;
comment on function public.book_visit(uuid, uuid, uuid, uuid, timestamptz, text, text, text) is
  'Books a visit that the assistant proposed and the agent confirmed: interaction and task together.';

revoke execute on function public.book_visit(uuid, uuid, uuid, uuid, timestamptz, text, text, text) from public, anon;
grant execute on function public.book_visit(uuid, uuid, uuid, uuid, timestamptz, text, text, text)
  to authenticated, service_role;
