-- The token of a privacy notice's page lies as the agent's keys do: its hash finds the agent, and the token itself, which the app and the pages
-- that agents share show again, is encrypted beside it by whoever reads it first (decision 22).
alter table public.user_secrets
  add column token_hash text,
  drop constraint user_secrets_name_known,
  add constraint user_secrets_name_known check (name in ('site', 'ai', 'notice')),
  add constraint user_secrets_token_hash_key unique (token_hash),
  add constraint user_secrets_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$'),
  add constraint user_secrets_token_hash_of_notice check ((token_hash is not null) = (name = 'notice'));
comment on table public.user_secrets is
  'Keys of an agent and the token of their notice''s page, encrypted with the deployment''s SECRETS_KEY. Never log its rows.';
comment on column public.user_secrets.token_hash is
  'SHA-256 of the token of the page of the privacy notice, in hexadecimal: whoever opens the page is looked up by it.';

-- The token is no key, and publishing a notice is no change of the settings.
create or replace function private.note_saved_secrets() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.user_settings
    set has_site_key = has_site_key or new.name = 'site', has_ai_key = has_ai_key or new.name = 'ai'
    where user_id = new.user_id and new.name <> 'notice';
  else
    update public.user_settings
    set has_site_key = has_site_key and old.name <> 'site', has_ai_key = has_ai_key and old.name <> 'ai'
    where user_id = old.user_id and old.name <> 'notice';
  end if;
  return null;
end
$$;

create function private.set_notice_token(owner uuid, token text) returns void
  language sql
  set search_path = ''
as $$
  insert into public.user_settings (user_id) values (owner) on conflict (user_id) do nothing;
  insert into public.user_secrets (user_id, name, plain_text, token_hash)
  values (owner, 'notice', token, encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  on conflict (user_id, name) do update
  set plain_text = excluded.plain_text, ciphertext = null, token_hash = excluded.token_hash;
$$;
revoke execute on function private.set_notice_token(uuid, text) from public, anon, authenticated;

-- Definer: agents have no right to write a version nor to come to the token.
create or replace function private.number_privacy_notice() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('privacy_notice ' || new.user_id::text, 0));
  new.version := 1 + coalesce(
    (select max(notice.version) from public.privacy_notices as notice where notice.user_id = new.user_id), 0
  );
  if not exists (
    select from public.user_secrets as secret where secret.user_id = new.user_id and secret.name = 'notice'
  ) then
    perform private.set_notice_token(new.user_id, replace(gen_random_uuid()::text, '-', ''));
  end if;
  return new;
end
$$;

-- PRIV-05: another address; the one that was sent before opens nothing any more. Definer: agents have no right to the token.
create function public.replace_notice_address() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not private.passed_second_factor() then
    raise exception 'the second factor is missing' using errcode = '42501';
  end if;
  perform private.set_notice_token(secret.user_id, replace(gen_random_uuid()::text, '-', ''))
  from public.user_secrets as secret
  where secret.user_id = auth.uid() and secret.name = 'notice';
end
$$;
comment on function public.replace_notice_address() is
  'Gives the page of the caller''s privacy notice another address.';
revoke execute on function public.replace_notice_address() from public, anon;
grant execute on function public.replace_notice_address() to authenticated, service_role;

select private.set_notice_token(profile.id, profile.notice_token)
from public.profiles as profile
where profile.notice_token is not null;
alter table public.profiles drop column notice_token;

-- A tab of 0.2.0 asks for the column: with a notice it is refused, because nothing would look as if none were published.
create function public.notice_token(profile public.profiles) returns text
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if exists (select from public.privacy_notices as notice where notice.user_id = profile.id) then
    raise exception 'Predio se actualizó. Recarga la página.';
  end if;
  return null;
end
$$;
comment on function public.notice_token(public.profiles) is 'For tabs of 0.2.0 alone: refuses what the column once answered.';
revoke execute on function public.notice_token(public.profiles) from public, anon;
grant execute on function public.notice_token(public.profiles) to authenticated, service_role;
