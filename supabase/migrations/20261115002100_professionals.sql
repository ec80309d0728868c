create table public.professionals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  profession text not null,
  specialty text,
  phone text not null,
  email text,
  address text,
  rating smallint not null default 5,
  notes text,
  search text not null generated always as (private.search_text(name, profession, specialty, notes, address)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint professionals_id_user_id_key unique (id, user_id),
  constraint professionals_name_length check (name ~ '\S.*\S' and char_length(name) <= 100),
  constraint professionals_profession_known check (profession in (
    'carpintero', 'albañil', 'electricista', 'arquitecto', 'fontanero', 'pintor', 'jardinero', 'cerrajero'
  )),
  constraint professionals_specialty_length check (char_length(specialty) <= 100),
  constraint professionals_phone_format check (phone ~ '^\+[0-9]{11,14}$'),
  constraint professionals_email_format check (private.is_email(email)),
  constraint professionals_address_length check (char_length(address) <= 200),
  constraint professionals_rating_range check (rating between 1 and 5),
  constraint professionals_notes_length check (char_length(notes) <= 1000)
);
comment on table public.professionals is 'The agent''s directory of tradespeople.';

create index professionals_user_id_created_at_idx on public.professionals (user_id, created_at desc);
create index professionals_user_id_name_idx on public.professionals (user_id, name);

create trigger professionals_set_updated_at before update on public.professionals
  for each row execute function private.set_updated_at();

alter table public.professionals enable row level security;
revoke all on public.professionals from anon, authenticated;
grant select, insert, update, delete on public.professionals to authenticated;
grant all on public.professionals to service_role;

create policy professionals_select_own on public.professionals for select to authenticated
  using ((select auth.uid()) = user_id);
create policy professionals_insert_own on public.professionals for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy professionals_update_own on public.professionals for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy professionals_delete_own on public.professionals for delete to authenticated
  using ((select auth.uid()) = user_id);

create table public.professional_jobs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  professional_id uuid not null,
  property_id uuid,
  description text not null,
  job_date date not null default current_date,
  cost numeric(14, 2),
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint professional_jobs_professional_id_fkey foreign key (professional_id, user_id)
    references public.professionals (id, user_id) on delete cascade,
  constraint professional_jobs_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete set null (property_id),
  constraint professional_jobs_description_length check (private.has_text(description, 500)),
  constraint professional_jobs_cost_range check (cost >= 0),
  constraint professional_jobs_notes_length check (char_length(notes) <= 1000)
);
comment on table public.professional_jobs is 'What a professional did, and at which property.';

create index professional_jobs_user_id_professional_id_idx
  on public.professional_jobs (user_id, professional_id, job_date desc);
create index professional_jobs_user_id_property_id_idx on public.professional_jobs (user_id, property_id);

create trigger professional_jobs_set_updated_at before update on public.professional_jobs
  for each row execute function private.set_updated_at();

alter table public.professional_jobs enable row level security;
revoke all on public.professional_jobs from anon, authenticated;
grant select, insert, update, delete on public.professional_jobs to authenticated;
grant all on public.professional_jobs to service_role;

create policy professional_jobs_select_own on public.professional_jobs for select to authenticated
  using ((select auth.uid()) = user_id);
create policy professional_jobs_insert_own on public.professional_jobs for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy professional_jobs_update_own on public.professional_jobs for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy professional_jobs_delete_own on public.professional_jobs for delete to authenticated
  using ((select auth.uid()) = user_id);
