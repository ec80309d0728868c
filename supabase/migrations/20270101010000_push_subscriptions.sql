-- The browsers that an agent wants to be told in (PUSH-01). Whoever has an endpoint and its keys can show something on that device, so
-- only its agent reads them.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  endpoint text not null,
  -- The browser's public key and its secret, with which what is sent is encrypted (RFC 8291).
  p256dh text not null,
  auth text not null,
  label text not null,
  -- Whoever closes a session from elsewhere also ends what its device is told.
  session_id uuid,
  last_sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint push_subscriptions_user_id_endpoint_key unique (user_id, endpoint),
  -- No port, no user and no address in numbers with brackets: push services have names.
  constraint push_subscriptions_endpoint_format check (
    char_length(endpoint) <= 1000 and endpoint ~ '^https://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/[!-~]+$'
  ),
  constraint push_subscriptions_p256dh_format check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  constraint push_subscriptions_auth_format check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  constraint push_subscriptions_label_length check (private.has_text(label, 100)),
  constraint push_subscriptions_last_sent_at_range check (last_sent_at >= '1900-01-01' and last_sent_at < '2200-01-01'),
  constraint push_subscriptions_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint push_subscriptions_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01')
);
comment on table public.push_subscriptions is
  'Browsers that show an agent''s notifications while the app is closed. Never log its rows.';

create trigger push_subscriptions_set_updated_at before update on public.push_subscriptions
  for each row execute function private.set_updated_at();

insert into private.quotas (name, value) values ('push_subscriptions', 20) on conflict (name) do nothing;
create trigger push_subscriptions_check_quota after insert on public.push_subscriptions
  referencing new table as added for each statement execute function private.check_quota();

create function private.note_push_session() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if auth.uid() = new.user_id then
    new.session_id := (auth.jwt() ->> 'session_id')::uuid;
  end if;
  return new;
end
$$;
revoke execute on function private.note_push_session() from public, anon, authenticated;

create trigger push_subscriptions_note_session before insert or update on public.push_subscriptions
  for each row execute function private.note_push_session();

alter table public.push_subscriptions enable row level security;
revoke all on public.push_subscriptions from anon, authenticated;
grant select, insert, update, delete on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;

create policy push_subscriptions_select_own on public.push_subscriptions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy push_subscriptions_insert_own on public.push_subscriptions for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy push_subscriptions_update_own on public.push_subscriptions for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy push_subscriptions_delete_own on public.push_subscriptions for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.push_subscriptions as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

-- What waits to be told outside of the app: one row for each agent, kind and way out, however many notifications there are (PUSH-04).
-- Predio's own server works through it; elsewhere it never holds more than these few rows.
create table private.deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null is the agent's mail.
  subscription_id uuid references public.push_subscriptions (id) on delete cascade,
  kind text not null,
  -- How many notifications came since the last delivery, and when the first of them did.
  news integer not null,
  news_since timestamptz not null,
  -- The earliest moment of the next try.
  due_at timestamptz not null,
  tries integer not null default 0,
  -- Nothing is told more often than this.
  pause interval not null,
  constraint deliveries_way_key unique nulls not distinct (user_id, kind, subscription_id)
);
comment on table private.deliveries is 'What waits to be told outside of the app, by agent, kind and way out.';
create index deliveries_subscription_id_idx on private.deliveries (subscription_id);
create index deliveries_due_at_idx on private.deliveries (due_at) where news > 0;

-- A kind that is told outside of the app stands here, in `domain/src/notifications` and in the words of the service worker.
create function private.kinds_told_at_once() returns text[]
  language sql immutable
  set search_path = ''
as $$
  select array['prospect']
$$;
revoke execute on function private.kinds_told_at_once() from public, anon, authenticated;

create function private.queue_deliveries() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.kind <> all (private.kinds_told_at_once()) then
    return null;
  end if;
  insert into private.deliveries as waiting (user_id, subscription_id, kind, news, news_since, due_at, pause)
  select new.user_id, way.subscription_id, new.kind, 1, now(), now(), way.pause
  from (
    select device.id as subscription_id, interval '15 seconds' as pause
    from public.push_subscriptions as device where device.user_id = new.user_id
    union all
    select null, interval '10 minutes'
  ) as way
  -- In one order, so that two writers never wait for each other.
  order by way.subscription_id
  on conflict on constraint deliveries_way_key do update set
    news = waiting.news + excluded.news,
    news_since = case when waiting.news > 0 then waiting.news_since else excluded.news_since end,
    -- What is under way, waits for another try or for its pause is not hurried.
    due_at = greatest(waiting.due_at, excluded.due_at);
  perform pg_notify('predio_deliveries', '');
  return null;
end
$$;
revoke execute on function private.queue_deliveries() from public, anon, authenticated;

-- A notification that stands for one more than before is as new as that.
create trigger notifications_queue_deliveries after insert or update of created_at on public.notifications
  for each row when (not new.read) execute function private.queue_deliveries();
