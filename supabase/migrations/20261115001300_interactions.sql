create table public.interactions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id uuid,
  property_id uuid,
  opportunity_id uuid,
  type text not null default 'call',
  subject text not null,
  description text,
  scheduled_at timestamptz,
  outcome text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint interactions_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete set null (client_id),
  constraint interactions_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete set null (property_id),
  constraint interactions_opportunity_id_fkey foreign key (opportunity_id, user_id)
    references public.opportunities (id, user_id) on delete set null (opportunity_id),
  constraint interactions_type_known check (type in ('call', 'email', 'meeting', 'whatsapp', 'visit', 'offer', 'other')),
  constraint interactions_subject_length check (private.has_text(subject, 200)),
  constraint interactions_description_length check (char_length(description) <= 5000),
  constraint interactions_outcome_length check (char_length(outcome) <= 1000)
);
comment on table public.interactions is 'Calls, visits and other contacts with a client, past or scheduled.';

create index interactions_user_id_created_at_idx on public.interactions (user_id, created_at desc);
create index interactions_user_id_scheduled_at_idx on public.interactions (user_id, scheduled_at);
create index interactions_user_id_client_id_idx on public.interactions (user_id, client_id, created_at desc);
create index interactions_user_id_property_id_idx on public.interactions (user_id, property_id);
create index interactions_user_id_opportunity_id_idx on public.interactions (user_id, opportunity_id);
-- For the daily job: the visits of tomorrow, over all agents.
create index interactions_visit_scheduled_at_idx on public.interactions (scheduled_at) where type = 'visit';

create trigger interactions_set_updated_at before update on public.interactions
  for each row execute function private.set_updated_at();

alter table public.interactions enable row level security;
revoke all on public.interactions from anon, authenticated;
grant select, insert, update, delete on public.interactions to authenticated;
grant all on public.interactions to service_role;

create policy interactions_select_own on public.interactions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy interactions_insert_own on public.interactions for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy interactions_update_own on public.interactions for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy interactions_delete_own on public.interactions for delete to authenticated
  using ((select auth.uid()) = user_id);
