create table public.clients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  whatsapp text,
  address text,
  notes text,
  tags text[] not null default '{}',
  status text not null default 'active',
  source text,
  budget_min numeric(14, 2),
  budget_max numeric(14, 2),
  search text not null generated always as (
    private.search_text(variadic array[first_name, last_name, email, phone, whatsapp] || tags)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint clients_id_user_id_key unique (id, user_id),
  constraint clients_type_known check (type in ('propietario', 'comprador', 'inquilino', 'inversionista')),
  constraint clients_first_name_length check (first_name ~ '\S.*\S' and char_length(first_name) <= 50),
  constraint clients_last_name_length check (last_name ~ '\S.*\S' and char_length(last_name) <= 50),
  constraint clients_email_format check (private.is_email(email)),
  constraint clients_phone_format check (phone ~ '^\+?[0-9]{10,15}$'),
  constraint clients_whatsapp_format check (whatsapp ~ '^\+?[0-9]{10,15}$'),
  constraint clients_address_length check (char_length(address) <= 200),
  constraint clients_notes_length check (char_length(notes) <= 1000),
  constraint clients_tags_without_nulls check (array_position(tags, null) is null),
  constraint clients_status_known check (status in ('active', 'inactive', 'lead')),
  constraint clients_source_length check (char_length(source) <= 100),
  constraint clients_budget_min_range check (budget_min >= 0),
  constraint clients_budget_max_range check (budget_max >= 0),
  constraint clients_budget_order check (budget_min <= budget_max)
);
comment on table public.clients is 'The people an agent works for.';

create unique index clients_user_id_email_key on public.clients (user_id, lower(email));
create index clients_user_id_created_at_idx on public.clients (user_id, created_at desc);
create index clients_user_id_first_name_idx on public.clients (user_id, first_name);

create trigger clients_set_updated_at before update on public.clients
  for each row execute function private.set_updated_at();

alter table public.clients enable row level security;
revoke all on public.clients from anon, authenticated;
grant select, insert, update, delete on public.clients to authenticated;
grant all on public.clients to service_role;

create policy clients_select_own on public.clients for select to authenticated
  using ((select auth.uid()) = user_id);
create policy clients_insert_own on public.clients for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy clients_update_own on public.clients for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy clients_delete_own on public.clients for delete to authenticated
  using ((select auth.uid()) = user_id);

create table public.client_preferences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id uuid not null,
  property_type text[] not null default '{}',
  operation text,
  min_price numeric(14, 2),
  max_price numeric(14, 2),
  locations text[] not null default '{}',
  bedrooms smallint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The same columns as the foreign key, so that the API embeds one object instead of a list.
  constraint client_preferences_client_id_user_id_key unique (client_id, user_id),
  constraint client_preferences_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete cascade,
  constraint client_preferences_property_type_known check (
    property_type <@ array['casa', 'departamento', 'terreno', 'oficina', 'local', 'other']
  ),
  constraint client_preferences_operation_known check (operation in ('sale', 'rent')),
  constraint client_preferences_min_price_range check (min_price >= 0),
  constraint client_preferences_max_price_range check (max_price >= 0),
  constraint client_preferences_price_order check (min_price <= max_price),
  constraint client_preferences_locations_without_nulls check (array_position(locations, null) is null),
  constraint client_preferences_bedrooms_range check (bedrooms between 0 and 50)
);
comment on table public.client_preferences is 'What a client is looking for; at most one row a client.';

create index client_preferences_user_id_idx on public.client_preferences (user_id);

create trigger client_preferences_set_updated_at before update on public.client_preferences
  for each row execute function private.set_updated_at();

alter table public.client_preferences enable row level security;
revoke all on public.client_preferences from anon, authenticated;
grant select, insert, update, delete on public.client_preferences to authenticated;
grant all on public.client_preferences to service_role;

create policy client_preferences_select_own on public.client_preferences for select to authenticated
  using ((select auth.uid()) = user_id);
create policy client_preferences_insert_own on public.client_preferences for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy client_preferences_update_own on public.client_preferences for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy client_preferences_delete_own on public.client_preferences for delete to authenticated
  using ((select auth.uid()) = user_id);
