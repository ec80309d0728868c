-- The agent's own copy of a listing, made when it is first tagged, linked or chosen. The defaults are the specification's.
create table public.properties (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  wordpress_id bigint,
  title text not null default 'Untitled Property',
  description text,
  price numeric(14, 2) default 0,
  currency text not null default 'MXN',
  location text not null default 'Unknown Location',
  property_type text not null default 'other',
  operation text not null default 'sale',
  status text not null default 'active',
  sale_status text,
  rental_status text,
  rental_contract_end date,
  assigned_agent jsonb,
  bedrooms smallint,
  bathrooms numeric(4, 1),
  area numeric(12, 2),
  images text[] not null default '{}',
  features text[] not null default '{}',
  tags text[] not null default '{}',
  url text,
  search text not null generated always as (
    private.search_text(variadic array[title, location, property_type] || tags)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint properties_id_user_id_key unique (id, user_id),
  -- Not partial: an upsert must be able to name it. Listings without a site id do not collide, as null is distinct.
  constraint properties_user_id_wordpress_id_key unique (user_id, wordpress_id),
  constraint properties_title_length check (private.has_text(title, 300)),
  constraint properties_description_length check (char_length(description) <= 20000),
  constraint properties_price_range check (price >= 0),
  constraint properties_currency_known check (currency in ('MXN', 'USD')),
  constraint properties_location_length check (private.has_text(location, 300)),
  constraint properties_property_type_known check (
    property_type in ('casa', 'departamento', 'terreno', 'oficina', 'local', 'other')
  ),
  constraint properties_operation_known check (operation in ('sale', 'rent')),
  constraint properties_status_known check (status in ('active', 'inactive')),
  constraint properties_sale_status_known check (sale_status in ('disponible', 'apartada', 'vendida')),
  constraint properties_rental_status_known check (rental_status in ('disponible', 'apartada', 'rentada')),
  constraint properties_assigned_agent_is_object check (jsonb_typeof(assigned_agent) = 'object'),
  constraint properties_bedrooms_range check (bedrooms >= 0),
  constraint properties_bathrooms_range check (bathrooms >= 0),
  constraint properties_area_range check (area >= 0),
  constraint properties_lists_without_nulls check (
    array_position(images, null) is null and array_position(features, null) is null and array_position(tags, null) is null
  ),
  constraint properties_url_length check (char_length(url) <= 2048)
);
comment on table public.properties is
  'The agent''s local copy of a listing: tags, sale and rental state, and what links point at.';
comment on column public.properties.price is 'Null when the site gives no price, which is not the same as 0.';
comment on column public.properties.assigned_agent is 'Object with first_name and last_name.';

create index properties_user_id_created_at_idx on public.properties (user_id, created_at desc);
-- For the daily job: contracts that end in 60, 30 and 7 days.
create index properties_rental_contract_end_idx on public.properties (rental_contract_end)
  where rental_contract_end is not null;

create trigger properties_set_updated_at before update on public.properties
  for each row execute function private.set_updated_at();

alter table public.properties enable row level security;
revoke all on public.properties from anon, authenticated;
grant select, insert, update, delete on public.properties to authenticated;
grant all on public.properties to service_role;

create policy properties_select_own on public.properties for select to authenticated
  using ((select auth.uid()) = user_id);
create policy properties_insert_own on public.properties for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy properties_update_own on public.properties for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy properties_delete_own on public.properties for delete to authenticated
  using ((select auth.uid()) = user_id);
