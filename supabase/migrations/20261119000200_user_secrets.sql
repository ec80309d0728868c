-- The application password of an agent's site and the key of the AI provider, encrypted outside of the database by the function
-- `secrets`. Agents have no grant at all: that function is the only way, and it knows whose secret it is asked for.
create table public.user_secrets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_settings (user_id) on delete cascade,
  name text not null,
  ciphertext text,
  -- Only rows from before secrets were encrypted have it; whoever reads one first puts the ciphertext in its place.
  plain_text text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_secrets_created_at_range check (created_at >= '1900-01-01 00:00:00+00' and created_at < '2200-01-01 00:00:00+00'),
  constraint user_secrets_updated_at_range check (updated_at >= '1900-01-01 00:00:00+00' and updated_at < '2200-01-01 00:00:00+00'),
  constraint user_secrets_user_id_name_key unique (user_id, name),
  constraint user_secrets_name_known check (name in ('site', 'ai')),
  constraint user_secrets_has_one_form check (num_nonnulls(ciphertext, plain_text) = 1),
  constraint user_secrets_ciphertext_format check (
    ciphertext ~ '^[A-Za-z0-9+/]+={0,2}$' and char_length(ciphertext) between 40 and 4000
  ),
  constraint user_secrets_plain_text_length check (char_length(plain_text) <= 500)
);
comment on table public.user_secrets is
  'Keys of an agent, encrypted with the deployment''s SECRETS_KEY. Never log its rows.';

create trigger user_secrets_set_updated_at before update on public.user_secrets
  for each row execute function private.set_updated_at();

alter table public.user_secrets enable row level security;
revoke all on public.user_secrets from public, anon, authenticated;
grant all on public.user_secrets to service_role;

-- Whether there is a key, without reading it.
alter table public.user_settings
  add column has_site_key boolean not null default false,
  add column has_ai_key boolean not null default false;

create function private.note_saved_secrets() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.user_settings
    set has_site_key = has_site_key or new.name = 'site', has_ai_key = has_ai_key or new.name = 'ai'
    where user_id = new.user_id;
  else
    update public.user_settings
    set has_site_key = has_site_key and old.name <> 'site', has_ai_key = has_ai_key and old.name <> 'ai'
    where user_id = old.user_id;
  end if;
  return null;
end
$$;
revoke execute on function private.note_saved_secrets() from public, anon, authenticated;

create trigger user_secrets_note_saved after insert or delete on public.user_secrets
  for each row execute function private.note_saved_secrets();

-- The old columns move away and are dropped rather than only losing their grants: `select *` goes on working for agents, which
-- column grants would refuse. Moving a key is no change of the settings.
alter table public.user_settings disable trigger user_settings_set_updated_at;
insert into public.user_secrets (user_id, name, plain_text)
select settings.user_id, old_key.name, btrim(old_key.value)
from public.user_settings as settings
cross join lateral (
  values ('site', settings.wordpress_api_key), ('ai', settings.openai_api_key)
) as old_key (name, value)
where btrim(old_key.value) <> '';
alter table public.user_settings enable trigger user_settings_set_updated_at;

alter table public.user_settings
  drop column wordpress_api_key,
  drop column openai_api_key;
comment on table public.user_settings is 'Site connection and logo of an agent; the keys are in user_secrets.';

-- Agents write every column but the two that the trigger above keeps.
revoke insert, update on public.user_settings from authenticated;
grant
  insert (
    id, user_id, logo_url, wordpress_url, wordpress_endpoint, wordpress_field_mapping, created_at, updated_at
  ),
  update (
    id, user_id, logo_url, wordpress_url, wordpress_endpoint, wordpress_field_mapping, created_at, updated_at
  )
on public.user_settings to authenticated;
