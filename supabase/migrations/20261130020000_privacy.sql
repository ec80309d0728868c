-- PRIV-01: the agent's privacy notice, one row for each published version. Nobody changes or deletes one: consents name it.
create table public.privacy_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- 0 asks for the next number.
  version integer not null default 0,
  answers jsonb not null,
  simple_text text not null,
  full_text text not null,
  published_at timestamptz not null default now(),
  constraint privacy_notices_id_user_id_key unique (id, user_id),
  constraint privacy_notices_user_id_version_key unique (user_id, version),
  constraint privacy_notices_version_range check (version >= 1),
  constraint privacy_notices_answers_size check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 16384),
  constraint privacy_notices_simple_text_length check (private.has_text(simple_text, 10000)),
  constraint privacy_notices_full_text_length check (private.has_text(full_text, 40000)),
  constraint privacy_notices_published_at_range check (published_at >= '1900-01-01' and published_at < '2200-01-01')
);
comment on table public.privacy_notices is 'The versions of the agent''s privacy notice; what is published stays as it was.';
comment on column public.privacy_notices.answers is 'What the form was filled in with; the next version begins with it.';

-- PRIV-05: the address of the page with the notice. It is public by its purpose, so it is stored as it is.
alter table public.profiles
  add column notice_token text,
  add constraint profiles_notice_token_format check (notice_token ~ '^[0-9a-f]{32}$'),
  add constraint profiles_notice_token_key unique (notice_token);
comment on column public.profiles.notice_token is 'Names the page of the privacy notice; another one replaces the address.';

-- Definer: agents have no right to write a version, and the profile may not be visible to who restores rows.
create function private.number_privacy_notice() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('privacy_notice ' || new.user_id::text, 0));
  new.version := 1 + coalesce(
    (select max(notice.version) from public.privacy_notices as notice where notice.user_id = new.user_id), 0
  );
  update public.profiles set notice_token = replace(gen_random_uuid()::text, '-', '')
  where id = new.user_id and notice_token is null;
  return new;
end
$$;
revoke execute on function private.number_privacy_notice() from public, anon, authenticated;
create trigger privacy_notices_number_version before insert on public.privacy_notices
  for each row when (new.version = 0) execute function private.number_privacy_notice();

insert into private.quotas (name, value) values ('privacy_notices', 1000) on conflict (name) do nothing;
create trigger privacy_notices_check_quota after insert on public.privacy_notices referencing new table as added
  for each statement execute function private.check_quota();

alter table public.privacy_notices enable row level security;
revoke all on public.privacy_notices from anon, authenticated;
grant select on public.privacy_notices to authenticated;
grant insert (id, user_id, answers, simple_text, full_text) on public.privacy_notices to authenticated;
grant all on public.privacy_notices to service_role;
create policy privacy_notices_select_own on public.privacy_notices for select to authenticated
  using ((select auth.uid()) = user_id);
create policy privacy_notices_insert_own on public.privacy_notices for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy second_factor on public.privacy_notices as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

-- PRIV-10: a client's consent to a version of the notice, when and how; withdrawn ones stay.
create table public.client_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id uuid not null,
  notice_id uuid not null,
  method text not null,
  accepts_optional boolean not null default false,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint client_consents_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete cascade,
  constraint client_consents_notice_id_fkey foreign key (notice_id, user_id)
    references public.privacy_notices (id, user_id) on delete cascade,
  constraint client_consents_method_known check (method in ('in_person', 'whatsapp', 'email', 'phone', 'paper', 'link')),
  constraint client_consents_given_at_range check (given_at >= '1900-01-01' and given_at < '2200-01-01'),
  constraint client_consents_withdrawn_at_range check (withdrawn_at >= '1900-01-01' and withdrawn_at < '2200-01-01'),
  constraint client_consents_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint client_consents_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01')
);
comment on table public.client_consents is 'Consents of clients to versions of the privacy notice, and when they were withdrawn.';
comment on column public.client_consents.method is 'How it was given; link is written by the client''s own page alone.';
comment on column public.client_consents.accepts_optional is 'Whether it includes the purposes that a client may refuse.';

create index client_consents_user_id_client_id_idx on public.client_consents (user_id, client_id, given_at desc);
create index client_consents_user_id_notice_id_idx on public.client_consents (user_id, notice_id);

-- The moment is the server's, and a withdrawn consent stays withdrawn: who consents again gives another one.
create function private.stamp_withdrawn_consent() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.withdrawn_at := case when old.withdrawn_at is not null then old.withdrawn_at when new.withdrawn_at is not null then now() end;
  return new;
end
$$;
revoke execute on function private.stamp_withdrawn_consent() from public, anon, authenticated;
create trigger client_consents_stamp_withdrawn before update of withdrawn_at on public.client_consents
  for each row execute function private.stamp_withdrawn_consent();
create trigger client_consents_set_updated_at before update on public.client_consents
  for each row execute function private.set_updated_at();

insert into private.quotas (name, value) values ('client_consents', 100000) on conflict (name) do nothing;
create trigger client_consents_check_quota after insert on public.client_consents referencing new table as added
  for each statement execute function private.check_quota();

alter table public.client_consents enable row level security;
revoke all on public.client_consents from anon, authenticated;
grant select on public.client_consents to authenticated;
grant insert (id, user_id, client_id, notice_id, method, accepts_optional) on public.client_consents to authenticated;
-- Not client_id: moved to another client, a consent would be deleted with that one.
grant update (withdrawn_at) on public.client_consents to authenticated;
grant all on public.client_consents to service_role;
create policy client_consents_select_own on public.client_consents for select to authenticated
  using ((select auth.uid()) = user_id);
create policy client_consents_insert_own on public.client_consents for insert to authenticated
  with check ((select auth.uid()) = user_id and method <> 'link');
create policy client_consents_update_own on public.client_consents for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy second_factor on public.client_consents as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

alter publication supabase_realtime add table public.client_consents;

-- PRIV-24: what remains of an erased client: when, and how many records of each kind. No personal data.
create table public.client_erasures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  erased jsonb not null,
  kept jsonb not null,
  erased_at timestamptz not null default now(),
  constraint client_erasures_erased_size check (jsonb_typeof(erased) = 'object' and octet_length(erased::text) <= 2048),
  constraint client_erasures_kept_size check (jsonb_typeof(kept) = 'object' and octet_length(kept::text) <= 2048),
  constraint client_erasures_erased_at_range check (erased_at >= '1900-01-01' and erased_at < '2200-01-01')
);
comment on table public.client_erasures is 'That a client was erased on request: when, and how many records of each kind; nothing about the person.';

create index client_erasures_user_id_erased_at_idx on public.client_erasures (user_id, erased_at desc, id);

insert into private.quotas (name, value) values ('client_erasures', 100000) on conflict (name) do nothing;
create trigger client_erasures_check_quota after insert on public.client_erasures referencing new table as added
  for each statement execute function private.check_quota();

alter table public.client_erasures enable row level security;
revoke all on public.client_erasures from anon, authenticated;
-- Written by erase_client alone.
grant select on public.client_erasures to authenticated;
grant all on public.client_erasures to service_role;
create policy client_erasures_select_own on public.client_erasures for select to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.client_erasures as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

-- PRIV-12: the client's own page of a selection records the consent. accepted, not_found, revoked, expired or no_client.
create function public.accept_privacy_notice(link_id uuid, notice uuid) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  link public.selections;
begin
  select * into link from public.selections where id = link_id for share;
  if link.id is null then return 'not_found'; end if;
  if link.revoked_at is not null then return 'revoked'; end if;
  if link.expires_at <= now() then return 'expired'; end if;
  if link.client_id is null then return 'no_client'; end if;
  if not exists (select from public.privacy_notices as own where own.id = notice and own.user_id = link.user_id) then
    return 'not_found';
  end if;
  -- Two presses are one consent.
  perform 1 from public.clients where id = link.client_id for update;
  if not exists (
    select from public.client_consents as given
    where given.client_id = link.client_id and given.notice_id = notice and given.withdrawn_at is null
  ) then
    insert into public.client_consents (user_id, client_id, notice_id, method)
    values (link.user_id, link.client_id, notice, 'link');
  end if;
  return 'accepted';
end
$$;
comment on function public.accept_privacy_notice(uuid, uuid) is
  'Records the consent of a selection''s client; accepted, not_found, revoked, expired or no_client.';
revoke execute on function public.accept_privacy_notice(uuid, uuid) from public, anon, authenticated;
grant execute on function public.accept_privacy_notice(uuid, uuid) to service_role;
