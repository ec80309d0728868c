-- The part of Supabase Realtime's schema that decides private channels: policies on realtime.messages say who may read (select) and
-- write (insert) the broadcasts and the presence of realtime.topic(). Without a policy nobody may. The server asks by rows that it
-- takes back at once, so the table stays empty. Where Supabase has made the table itself, nothing is touched.

set local client_min_messages = warning;

create schema if not exists realtime;

do $$
begin
  if to_regclass('realtime.messages') is not null then
    return;
  end if;
  create table realtime.messages (
    topic text not null,
    extension text not null,
    payload jsonb,
    event text,
    private boolean default false,
    updated_at timestamp not null default now(),
    inserted_at timestamp not null default now(),
    id uuid not null default gen_random_uuid(),
    constraint messages_pkey primary key (id, inserted_at)
  );
  alter table realtime.messages enable row level security;
  create function realtime.topic() returns text
    language sql stable
  as $topic$
    select nullif(current_setting('realtime.topic', true), '')::text;
  $topic$;
  grant usage on schema realtime to anon, authenticated, service_role;
  grant select, insert, update on realtime.messages to anon, authenticated, service_role;
end
$$;

-- A session that owes its second factor enters no private channel, whatever the policies of an application say: the same restrictive
-- policy that every table has. The migrations, which bring its function, run after this file, so the server calls this at its start.
create or replace function predio.guard_private_channels() returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if not exists (
    select from pg_catalog.pg_policy
    where polrelid = 'realtime.messages'::pg_catalog.regclass and polname = 'second_factor'
  ) then
    create policy second_factor on realtime.messages as restrictive for all to authenticated
      using ((select private.passed_second_factor()));
  end if;
exception
  when insufficient_privilege then
    raise warning 'realtime.messages belongs to somebody else: policies have to ask for the second factor themselves';
end
$$;
revoke execute on function predio.guard_private_channels() from public;
