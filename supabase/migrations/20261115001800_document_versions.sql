-- Both tables are written by trigger in the transaction that changes the document, so that they always agree with it.
create table public.document_versions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  document_id uuid not null,
  version integer not null,
  content text,
  created_by uuid,
  created_at timestamptz not null default now(),
  constraint document_versions_document_id_fkey foreign key (document_id, user_id)
    references public.documents (id, user_id) on delete cascade,
  constraint document_versions_document_id_version_key unique (document_id, version),
  constraint document_versions_version_range check (version >= 1),
  constraint document_versions_created_by_owner check (created_by = user_id)
);
comment on table public.document_versions is 'Every content a document has had. Written by trigger only.';

create index document_versions_user_id_document_id_idx on public.document_versions (user_id, document_id, version desc);

alter table public.document_versions enable row level security;
revoke all on public.document_versions from anon, authenticated;
grant select on public.document_versions to authenticated;
grant all on public.document_versions to service_role;

create policy document_versions_select_own on public.document_versions for select to authenticated
  using ((select auth.uid()) = user_id);

create table public.document_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  document_id uuid not null,
  action text not null,
  details jsonb not null default '{}',
  performed_by uuid,
  created_at timestamptz not null default now(),
  constraint document_history_document_id_fkey foreign key (document_id, user_id)
    references public.documents (id, user_id) on delete cascade,
  constraint document_history_action_known check (
    action in ('created', 'edited', 'restored', 'shared', 'revoked', 'opened', 'downloaded')
  ),
  constraint document_history_details_is_object check (jsonb_typeof(details) = 'object'),
  constraint document_history_performed_by_owner check (performed_by = user_id)
);
comment on table public.document_history is
  'What happened to a document and when. Written by triggers and the secret key only.';
comment on column public.document_history.performed_by is
  'Null when it was not the agent: somebody opened a share, or a job did it.';

create index document_history_user_id_document_id_idx on public.document_history (user_id, document_id, created_at desc);

alter table public.document_history enable row level security;
revoke all on public.document_history from anon, authenticated;
grant select on public.document_history to authenticated;
grant all on public.document_history to service_role;

create policy document_history_select_own on public.document_history for select to authenticated
  using ((select auth.uid()) = user_id);

-- Definer: agents have no right to insert here.
create function private.record_document_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  author constant uuid := case when auth.uid() = new.user_id then new.user_id end;
  moment constant timestamptz := case when tg_op = 'INSERT' then new.created_at else now() end;
begin
  insert into public.document_versions (user_id, document_id, version, content, created_by, created_at)
  values (new.user_id, new.id, new.version, new.content, author, moment);

  insert into public.document_history (user_id, document_id, action, details, performed_by, created_at)
  values (
    new.user_id, new.id, case when tg_op = 'INSERT' then 'created' else 'edited' end,
    jsonb_build_object('version', new.version), author, moment
  );
  return null;
end
$$;
revoke execute on function private.record_document_version() from public;

create trigger documents_record_first_version after insert on public.documents
  for each row execute function private.record_document_version();
create trigger documents_record_version after update on public.documents
  for each row when (old.version is distinct from new.version) execute function private.record_document_version();
