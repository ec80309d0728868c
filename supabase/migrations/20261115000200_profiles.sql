-- One row a person; id is the account's id. The e-mail lives in auth.users only.
create table public.profiles (
  id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  full_name text,
  phone text,
  company text,
  time_zone text not null default 'America/Mexico_City',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_full_name_length check (char_length(full_name) <= 200),
  constraint profiles_phone_length check (char_length(phone) <= 50),
  constraint profiles_company_length check (char_length(company) <= 200),
  constraint profiles_time_zone_format check (time_zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}$')
);
comment on table public.profiles is 'The agent''s own data and time zone; created at sign-up.';

-- The daily job computes "today" in this zone for every agent: one unknown name would stop it for all.
create function private.check_time_zone() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  raise exception 'La zona horaria % no existe', new.time_zone
    using errcode = 'check_violation', schema = 'public', table = 'profiles', constraint = 'profiles_time_zone_known';
end
$$;
revoke execute on function private.check_time_zone() from public;

create trigger profiles_check_time_zone before insert or update of time_zone on public.profiles
  for each row execute function private.check_time_zone();
create trigger profiles_set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select, insert, update on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy profiles_select_own on public.profiles for select to authenticated
  using ((select auth.uid()) = id);
create policy profiles_insert_own on public.profiles for insert to authenticated
  with check ((select auth.uid()) = id);
create policy profiles_update_own on public.profiles for update to authenticated
  using ((select auth.uid()) = id) with check ((select auth.uid()) = id);
