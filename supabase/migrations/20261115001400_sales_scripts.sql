create table public.sales_scripts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null,
  content text not null,
  category text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sales_scripts_id_user_id_key unique (id, user_id),
  constraint sales_scripts_user_id_title_key unique (user_id, title),
  constraint sales_scripts_title_length check (private.has_text(title, 100)),
  constraint sales_scripts_content_length check (private.has_text(content, 2000)),
  constraint sales_scripts_category_known check (
    category in ('presentacion', 'seguimiento', 'objeciones', 'cierre', 'postventa')
  )
);
comment on table public.sales_scripts is
  'What to say to a client: texts with {{variables}}, also used as WhatsApp templates.';

create index sales_scripts_user_id_created_at_idx on public.sales_scripts (user_id, created_at desc);

create trigger sales_scripts_set_updated_at before update on public.sales_scripts
  for each row execute function private.set_updated_at();

alter table public.sales_scripts enable row level security;
revoke all on public.sales_scripts from anon, authenticated;
grant select, insert, update, delete on public.sales_scripts to authenticated;
grant all on public.sales_scripts to service_role;

create policy sales_scripts_select_own on public.sales_scripts for select to authenticated
  using ((select auth.uid()) = user_id);
create policy sales_scripts_insert_own on public.sales_scripts for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy sales_scripts_update_own on public.sales_scripts for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy sales_scripts_delete_own on public.sales_scripts for delete to authenticated
  using ((select auth.uid()) = user_id);
