-- A visit that the assistant agreed on is news; one that the agent writes down is not.
alter table public.interactions
  add column booked_by text not null default 'agent',
  add constraint interactions_booked_by_known check (booked_by in ('agent', 'assistant'));
comment on column public.interactions.booked_by is 'Who agreed on it: the agent, or the assistant in a conversation.';

-- Definer: agents do not write notifications.
create function private.tell_visit_booked() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  zone constant text := coalesce(
    (select profile.time_zone from public.profiles as profile where profile.id = new.user_id), 'America/Mexico_City'
  );
  local constant timestamp := new.scheduled_at at time zone zone;
  client constant text := (
    select person.first_name || ' ' || person.last_name from public.clients as person
    where person.id = new.client_id and person.user_id = new.user_id
  );
  property constant text := (
    select own.title from public.properties as own where own.id = new.property_id and own.user_id = new.user_id
  );
begin
  perform private.give_notice(row(
    new.user_id,
    'visit_booked',
    private.shorten('Visita agendada: ' || coalesce(client, property, new.subject), 200),
    format('El asistente la acordó para el %s%s.', private.spanish_date(local::date), private.spanish_hour(local))
      || private.about(client, property),
    jsonb_strip_nulls(jsonb_build_object(
      'interaction_id', new.id, 'client_id', new.client_id, 'property_id', new.property_id,
      'opportunity_id', new.opportunity_id
    )),
    'visit_booked:' || new.id
  )::private.notice);
  return null;
end
$$;
revoke execute on function private.tell_visit_booked() from public, anon, authenticated;

create trigger interactions_tell_visit_booked after insert on public.interactions
  for each row when (new.type = 'visit' and new.booked_by = 'assistant' and new.scheduled_at is not null)
  execute function private.tell_visit_booked();

-- The order of the page and of what is unread on it, to the last row: the daily work writes several in the same moment.
create index notifications_user_id_created_at_id_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_user_id_unread_created_at_idx on public.notifications (user_id, created_at desc, id desc)
  where not read;
drop index public.notifications_user_id_created_at_idx;
drop index public.notifications_user_id_unread_idx;

-- Up to what the person has seen: what arrives while they press the button stays unread. Invoker: the policies decide.
create function public.mark_notifications_read(seen_until timestamptz default now()) returns integer
  language sql volatile
  set search_path = ''
as $$
  with marked as (
    update public.notifications as notice
    set read = true, read_at = now()
    where notice.user_id = (select auth.uid()) and not notice.read
      and notice.created_at <= mark_notifications_read.seen_until
    returning notice.id
  )
  select count(*)::integer from marked
$$;
comment on function public.mark_notifications_read(timestamptz) is
  'Marks the agent''s notifications as read; how many were not.';

revoke execute on function public.mark_notifications_read(timestamptz) from public, anon;
grant execute on function public.mark_notifications_read(timestamptz) to authenticated, service_role;
