-- user_id is null for the built-in templates, which belong to nobody and are public.
create table public.document_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  category text not null default 'contract',
  description text,
  content text not null,
  variables jsonb not null default '[]',
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint document_templates_name_length check (private.has_text(name, 200)),
  constraint document_templates_category_known check (
    category in ('contract', 'lease_application', 'rent_receipt', 'maintenance', 'other')
  ),
  constraint document_templates_description_length check (char_length(description) <= 1000),
  constraint document_templates_content_length check (private.has_text(content, 100000)),
  constraint document_templates_variables_is_list check (jsonb_typeof(variables) = 'array'),
  constraint document_templates_built_in_is_public check (user_id is not null or is_public)
);
comment on table public.document_templates is
  'Texts with {{variables}}: the agent''s own, those others made public, and the built-in ones.';

create index document_templates_user_id_created_at_idx on public.document_templates (user_id, created_at desc);
create index document_templates_public_created_at_idx on public.document_templates (created_at desc) where is_public;

create trigger document_templates_set_updated_at before update on public.document_templates
  for each row execute function private.set_updated_at();

alter table public.document_templates enable row level security;
revoke all on public.document_templates from anon, authenticated;
grant select, insert, update, delete on public.document_templates to authenticated;
grant all on public.document_templates to service_role;

create policy document_templates_select_own_or_public on public.document_templates for select to authenticated
  using ((select auth.uid()) = user_id or is_public);
create policy document_templates_insert_own on public.document_templates for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy document_templates_update_own on public.document_templates for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy document_templates_delete_own on public.document_templates for delete to authenticated
  using ((select auth.uid()) = user_id);
