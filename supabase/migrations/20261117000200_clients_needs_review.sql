-- A contact of a telephone is often a first name alone, or has a number that lacks a digit. It is kept as it is and marked,
-- until somebody completes it. Who is not marked has a surname, as before.
alter table public.clients
  add column needs_review boolean not null default false,
  alter column last_name drop not null,
  add constraint clients_last_name_or_review check (last_name is not null or needs_review);
comment on column public.clients.needs_review is
  'An import could not keep everything in its field; cleared when the client is saved complete. Only then may a surname be missing.';

-- The filter of the list and its count.
create index clients_user_id_needs_review_idx on public.clients (user_id, created_at desc, id desc) where needs_review;

-- A client as people read it. Null where there is no client at all, so that a caller can fall back on something else.
create function private.full_name(first_name text, last_name text) returns text
  language sql immutable parallel safe
  return first_name || coalesce(' ' || last_name, '');
revoke execute on function private.full_name(text, text) from public;
-- The views below run with the rights of whoever reads them.
grant execute on function private.full_name(text, text) to authenticated, service_role;

-- As before, with the mark.
create or replace view public.client_list with (security_invoker = true) as
select
  client.id, client.user_id, client.type, client.first_name, client.last_name, client.email, client.phone,
  client.whatsapp, client.address, client.source, client.notes, client.tags, client.status, client.budget_min,
  client.budget_max, client.search, client.created_at, client.updated_at,
  greatest(
    (
      select max(coalesce(contact.scheduled_at, contact.created_at))
      from public.interactions as contact
      where contact.user_id = client.user_id and contact.client_id = client.id
        -- A visit that is still to come is no contact yet.
        and coalesce(contact.scheduled_at, contact.created_at) <= now()
    ),
    (
      select max(message.sent_at) from public.whatsapp_messages as message
      where message.user_id = client.user_id and message.client_id = client.id
    )
  ) as last_contact_at,
  task.title as next_task_title,
  task.due_date as next_task_due,
  client.needs_review
from public.clients as client
left join lateral (
  select open_task.title, open_task.due_date
  from public.tasks as open_task
  where open_task.user_id = client.user_id and open_task.client_id = client.id
    and open_task.status in ('pending', 'in_progress')
  order by open_task.due_date nulls last, open_task.created_at
  limit 1
) as task on true;
