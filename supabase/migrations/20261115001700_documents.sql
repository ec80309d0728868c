create table public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  type text not null default 'text/plain',
  category text not null default 'other',
  status text not null default 'active',
  url text,
  content text,
  version integer not null default 1,
  property_id uuid,
  client_id uuid,
  template_id uuid references public.document_templates (id) on delete set null,
  metadata jsonb not null default '{}',
  last_edited_at timestamptz not null default now(),
  -- People search for the Spanish name of a category, so that is what is compared.
  search text not null generated always as (
    private.search_text(
      name,
      case category
        when 'contract' then 'contrato'
        when 'lease_application' then 'solicitud de arrendamiento'
        when 'rent_receipt' then 'recibo de renta'
        when 'maintenance' then 'mantenimiento'
        else 'otro'
      end
    )
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint documents_id_user_id_key unique (id, user_id),
  constraint documents_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete set null (property_id),
  constraint documents_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete set null (client_id),
  constraint documents_name_length check (private.has_text(name, 255)),
  constraint documents_type_length check (private.has_text(type, 255)),
  constraint documents_category_known check (
    category in ('contract', 'lease_application', 'rent_receipt', 'maintenance', 'other')
  ),
  constraint documents_status_known check (status in ('draft', 'pending', 'active', 'expired', 'cancelled')),
  -- A share is opened with the secret key's rights: a path into another agent's folder would give that file away.
  constraint documents_url_own_folder check (starts_with(url, user_id::text || '/') and url !~ '(^|/)\.\.?(/|$)'),
  constraint documents_url_length check (char_length(url) <= 1024),
  constraint documents_content_length check (char_length(content) <= 500000),
  constraint documents_metadata_is_object check (jsonb_typeof(metadata) = 'object')
);
comment on table public.documents is
  'Uploaded, generated and written documents. Versions and history follow by trigger.';
comment on column public.documents.url is 'Path in the bucket documents; begins with the owner''s id.';
comment on column public.documents.version is 'Number of the newest document_versions row; counted by trigger.';

create index documents_user_id_created_at_idx on public.documents (user_id, created_at desc);
create index documents_user_id_last_edited_at_idx on public.documents (user_id, last_edited_at desc);
create index documents_user_id_property_id_idx on public.documents (user_id, property_id);
create index documents_user_id_client_id_idx on public.documents (user_id, client_id);
create index documents_template_id_idx on public.documents (template_id);

-- A public template has another owner, so a composite key cannot say "mine or public". A policy cannot either: it would
-- refuse every later edit once the template's owner makes it private again.
create function private.check_document_template() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (
    select from public.document_templates as template
    where template.id = new.template_id and (template.user_id = new.user_id or template.is_public)
  ) then
    raise exception 'La plantilla no existe o no es tuya'
      using errcode = 'foreign_key_violation', schema = 'public', table = 'documents',
            constraint = 'documents_template_id_fkey';
  end if;
  return new;
end
$$;
revoke execute on function private.check_document_template() from public;

create trigger documents_check_template before insert on public.documents
  for each row when (new.template_id is not null) execute function private.check_document_template();
create trigger documents_check_new_template before update of template_id on public.documents
  for each row when (new.template_id is not null and new.template_id is distinct from old.template_id)
  execute function private.check_document_template();

-- The update holds the row's lock, so two saves at once get two numbers.
create function private.number_document_version() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    return new;
  end if;

  new.version := old.version;
  if new.content is distinct from old.content then
    new.version := old.version + 1;
  end if;
  if (new.content, new.name, new.category, new.status, new.url)
    is distinct from (old.content, old.name, old.category, old.status, old.url) then
    new.last_edited_at := now();
  end if;
  return new;
end
$$;
revoke execute on function private.number_document_version() from public;

create trigger documents_number_version before insert or update on public.documents
  for each row execute function private.number_document_version();
create trigger documents_set_updated_at before update on public.documents
  for each row execute function private.set_updated_at();

alter table public.documents enable row level security;
revoke all on public.documents from anon, authenticated;
grant select, insert, update, delete on public.documents to authenticated;
grant all on public.documents to service_role;

create policy documents_select_own on public.documents for select to authenticated
  using ((select auth.uid()) = user_id);
create policy documents_insert_own on public.documents for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy documents_update_own on public.documents for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy documents_delete_own on public.documents for delete to authenticated
  using ((select auth.uid()) = user_id);
