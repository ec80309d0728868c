create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null default 'general',
  title text not null,
  message text not null,
  data jsonb not null default '{}',
  dedupe_key text,
  read boolean not null default false,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The daily job may run twice: the second insert finds the first.
  constraint notifications_user_id_dedupe_key_key unique (user_id, dedupe_key),
  constraint notifications_kind_known check (kind in (
    'general', 'welcome', 'task_due', 'task_overdue', 'visit_tomorrow', 'visit_booked', 'rental_contract_ending',
    'trial_ending', 'document_opened', 'payment_failed'
  )),
  constraint notifications_title_length check (private.has_text(title, 200)),
  constraint notifications_message_length check (private.has_text(message, 1000)),
  constraint notifications_data_is_object check (jsonb_typeof(data) = 'object'),
  constraint notifications_read_at_when_read check ((read_at is not null) = read)
);
comment on table public.notifications is
  'What the bell shows. Written by triggers, jobs and the secret key; agents mark read and delete.';

create index notifications_user_id_created_at_idx on public.notifications (user_id, created_at desc);
create index notifications_user_id_unread_idx on public.notifications (user_id) where not read;

create function private.stamp_notification_read() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.read_at := case when new.read then coalesce(new.read_at, now()) end;
  return new;
end
$$;
revoke execute on function private.stamp_notification_read() from public;

create trigger notifications_stamp_read before insert or update on public.notifications
  for each row execute function private.stamp_notification_read();
create trigger notifications_set_updated_at before update on public.notifications
  for each row execute function private.set_updated_at();

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select, delete on public.notifications to authenticated;
grant update (read, read_at) on public.notifications to authenticated;
grant all on public.notifications to service_role;

create policy notifications_select_own on public.notifications for select to authenticated
  using ((select auth.uid()) = user_id);
create policy notifications_update_own on public.notifications for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy notifications_delete_own on public.notifications for delete to authenticated
  using ((select auth.uid()) = user_id);

-- A kind without a row is wanted.
create table public.notification_preferences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notification_preferences_user_id_kind_key unique (user_id, kind),
  constraint notification_preferences_kind_known check (kind in (
    'general', 'welcome', 'task_due', 'task_overdue', 'visit_tomorrow', 'visit_booked', 'rental_contract_ending',
    'trial_ending', 'document_opened', 'payment_failed'
  ))
);
comment on table public.notification_preferences is 'Kinds of notification an agent has switched on or off.';

create trigger notification_preferences_set_updated_at before update on public.notification_preferences
  for each row execute function private.set_updated_at();

alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from anon, authenticated;
grant select, insert, update, delete on public.notification_preferences to authenticated;
grant all on public.notification_preferences to service_role;

create policy notification_preferences_select_own on public.notification_preferences for select to authenticated
  using ((select auth.uid()) = user_id);
create policy notification_preferences_insert_own on public.notification_preferences for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy notification_preferences_update_own on public.notification_preferences for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy notification_preferences_delete_own on public.notification_preferences for delete to authenticated
  using ((select auth.uid()) = user_id);
