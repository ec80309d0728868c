create table public.property_clients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  property_id uuid not null,
  client_id uuid not null,
  relationship_type text not null default 'owner',
  start_date date not null default current_date,
  end_date date,
  price numeric(14, 2),
  commission_percentage numeric(5, 2),
  notes text,
  status text not null default 'active',
  created_by uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint property_clients_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete cascade,
  constraint property_clients_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete cascade,
  constraint property_clients_relationship_type_known check (relationship_type in ('owner', 'buyer', 'tenant', 'investor')),
  constraint property_clients_date_order check (end_date >= start_date),
  constraint property_clients_price_range check (price >= 0),
  constraint property_clients_commission_range check (commission_percentage between 0 and 100),
  constraint property_clients_notes_length check (char_length(notes) <= 1000),
  constraint property_clients_status_known check (status in ('active', 'ended')),
  -- There is one kind of user: who creates a link owns it.
  constraint property_clients_created_by_owner check (created_by = user_id)
);
comment on table public.property_clients is
  'Who is owner, buyer, tenant or investor of which property, from when to when.';

-- Only among active links, so that an ended one can come back.
create unique index property_clients_active_key on public.property_clients (property_id, client_id, relationship_type)
  where status = 'active';
create index property_clients_user_id_property_id_idx on public.property_clients (user_id, property_id, created_at desc);
create index property_clients_user_id_client_id_idx on public.property_clients (user_id, client_id);

create trigger property_clients_set_updated_at before update on public.property_clients
  for each row execute function private.set_updated_at();

alter table public.property_clients enable row level security;
revoke all on public.property_clients from anon, authenticated;
grant select, insert, update, delete on public.property_clients to authenticated;
grant all on public.property_clients to service_role;

create policy property_clients_select_own on public.property_clients for select to authenticated
  using ((select auth.uid()) = user_id);
create policy property_clients_insert_own on public.property_clients for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy property_clients_update_own on public.property_clients for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy property_clients_delete_own on public.property_clients for delete to authenticated
  using ((select auth.uid()) = user_id);
