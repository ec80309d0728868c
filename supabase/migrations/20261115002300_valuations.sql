create table public.valuations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id uuid,
  property_id uuid,
  title text,
  state text not null,
  colony text,
  property_type text not null default 'residential',
  input jsonb not null default '{}',
  result jsonb not null default '{}',
  estimated_value numeric(16, 2) not null,
  range_min numeric(16, 2),
  range_max numeric(16, 2),
  confidence smallint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint valuations_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete set null (client_id),
  constraint valuations_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete set null (property_id),
  constraint valuations_title_length check (private.has_text(title, 200)),
  constraint valuations_state_length check (private.has_text(state, 50)),
  constraint valuations_colony_length check (char_length(colony) <= 100),
  constraint valuations_property_type_known check (property_type in ('residential', 'commercial', 'industrial', 'land')),
  constraint valuations_input_is_object check (jsonb_typeof(input) = 'object'),
  constraint valuations_result_is_object check (jsonb_typeof(result) = 'object'),
  constraint valuations_estimated_value_range check (estimated_value >= 0),
  constraint valuations_range_order check (range_min >= 0 and range_min <= range_max),
  constraint valuations_confidence_range check (confidence between 0 and 100)
);
comment on table public.valuations is 'Saved results of the value estimator, for a client or a property.';
comment on column public.valuations.input is 'The form as it was filled in.';
comment on column public.valuations.result is 'How the value was reached, line by line.';

create index valuations_user_id_created_at_idx on public.valuations (user_id, created_at desc);
create index valuations_user_id_client_id_idx on public.valuations (user_id, client_id);
create index valuations_user_id_property_id_idx on public.valuations (user_id, property_id);

create trigger valuations_set_updated_at before update on public.valuations
  for each row execute function private.set_updated_at();

alter table public.valuations enable row level security;
revoke all on public.valuations from anon, authenticated;
grant select, insert, update, delete on public.valuations to authenticated;
grant all on public.valuations to service_role;

create policy valuations_select_own on public.valuations for select to authenticated
  using ((select auth.uid()) = user_id);
create policy valuations_insert_own on public.valuations for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy valuations_update_own on public.valuations for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy valuations_delete_own on public.valuations for delete to authenticated
  using ((select auth.uid()) = user_id);
