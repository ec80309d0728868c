create table public.user_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  logo_url text,
  wordpress_url text,
  wordpress_api_key text,
  wordpress_endpoint text,
  wordpress_field_mapping jsonb not null default '{}',
  openai_api_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Upserts name on_conflict=user_id.
  constraint user_settings_user_id_key unique (user_id),
  constraint user_settings_logo_url_length check (char_length(logo_url) <= 2048),
  constraint user_settings_wordpress_url_format check (
    wordpress_url ~* '^https?://\S+$' and char_length(wordpress_url) <= 2048
  ),
  constraint user_settings_wordpress_api_key_length check (char_length(wordpress_api_key) <= 500),
  constraint user_settings_wordpress_endpoint_length check (char_length(wordpress_endpoint) <= 500),
  constraint user_settings_wordpress_field_mapping_is_object check (jsonb_typeof(wordpress_field_mapping) = 'object'),
  constraint user_settings_openai_api_key_length check (char_length(openai_api_key) <= 500)
);
comment on table public.user_settings is
  'Site connection, AI key and logo of an agent. Holds secrets: never log its rows.';

create trigger user_settings_set_updated_at before update on public.user_settings
  for each row execute function private.set_updated_at();

alter table public.user_settings enable row level security;
revoke all on public.user_settings from anon, authenticated;
grant select, insert, update, delete on public.user_settings to authenticated;
grant all on public.user_settings to service_role;

create policy user_settings_select_own on public.user_settings for select to authenticated
  using ((select auth.uid()) = user_id);
create policy user_settings_insert_own on public.user_settings for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy user_settings_update_own on public.user_settings for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy user_settings_delete_own on public.user_settings for delete to authenticated
  using ((select auth.uid()) = user_id);
