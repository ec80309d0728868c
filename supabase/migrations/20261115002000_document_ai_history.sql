create table public.document_ai_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null,
  template_type text,
  content text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint document_ai_history_type_known check (type in ('generation', 'suggestions')),
  constraint document_ai_history_template_type_known check (
    template_type in ('pagare', 'recibo_renta', 'contrato_arrendamiento', 'contrato_compraventa')
  ),
  constraint document_ai_history_content_length check (char_length(content) <= 500000),
  constraint document_ai_history_metadata_is_object check (jsonb_typeof(metadata) = 'object')
);
comment on table public.document_ai_history is
  'What the AI generator answered. Agents add and read; nobody edits a log.';

create index document_ai_history_user_id_created_at_idx on public.document_ai_history (user_id, created_at desc);

alter table public.document_ai_history enable row level security;
revoke all on public.document_ai_history from anon, authenticated;
grant select, insert on public.document_ai_history to authenticated;
grant all on public.document_ai_history to service_role;

create policy document_ai_history_select_own on public.document_ai_history for select to authenticated
  using ((select auth.uid()) = user_id);
create policy document_ai_history_insert_own on public.document_ai_history for insert to authenticated
  with check ((select auth.uid()) = user_id);
