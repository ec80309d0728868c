-- A document with the names it is read and searched by, without its text. Invoker: the policies of the tables below decide.
create view public.document_rows with (security_invoker = true) as
select
  document.id, document.user_id, document.name, document.type, document.category, document.status, document.url,
  document.version, document.property_id, document.client_id, document.template_id, document.metadata,
  document.last_edited_at, document.created_at, document.updated_at,
  document.content is not null as is_text,
  client.first_name || ' ' || client.last_name as client_name,
  property.title as property_title,
  property.wordpress_id as property_wordpress_id,
  template.name as template_name,
  (
    select count(*)::integer from public.document_shares as share
    where share.user_id = document.user_id and share.document_id = document.id
      and share.revoked_at is null and share.expires_at > now()
  ) as active_shares,
  concat(
    document.search, ' ', private.search_text(property.title), ' ',
    private.search_text(client.first_name, client.last_name)
  ) as search
from public.documents as document
left join public.clients as client on client.id = document.client_id and client.user_id = document.user_id
left join public.properties as property on property.id = document.property_id and property.user_id = document.user_id
left join public.document_templates as template on template.id = document.template_id;
comment on view public.document_rows is
  'The documents with the names of client, property and template and their open links, for lists.';

revoke all on public.document_rows from anon, authenticated;
grant select on public.document_rows to authenticated, service_role;

-- The order of the list, to the last row: two documents may have been saved in the same moment.
create index documents_user_id_last_edited_at_id_idx on public.documents (user_id, last_edited_at desc, id desc);
drop index if exists public.documents_user_id_last_edited_at_idx;

-- Only the browser knows that a file was taken; agents have no right to write the history, so this does it for them.
create function public.note_document_download(document uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.document_history (user_id, document_id, action, performed_by)
  select owned.user_id, owned.id, 'downloaded', owned.user_id
  from public.documents as owned
  where owned.id = document and owned.user_id = (select auth.uid())
$$;
comment on function public.note_document_download(uuid) is 'Writes into the history that the agent downloaded a document.';

revoke execute on function public.note_document_download(uuid) from public, anon;
grant execute on function public.note_document_download(uuid) to authenticated, service_role;

-- Files whose record was never made: the browser was closed, or the connection lost, between the two. Bytes can only be
-- removed through the storage service, so this names them and the agent's next visit removes them. An hour is longer than
-- an upload takes.
create function public.unrecorded_files() returns setof text
  language sql
  stable
  set search_path = ''
as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'documents'
    -- A range of the names' index instead of a look at every agent's files: '0' comes next after '/'.
    and object.name collate "C" >= (select auth.uid())::text || '/'
    and object.name collate "C" < (select auth.uid())::text || '0'
    and object.created_at < now() - interval '1 hour'
    and not exists (
      select from public.documents as document
      where document.user_id = (select auth.uid()) and document.url = object.name
    )
$$;
comment on function public.unrecorded_files() is 'Paths of the agent''s files in the bucket documents that no document names.';

revoke execute on function public.unrecorded_files() from public, anon;
grant execute on function public.unrecorded_files() to authenticated, service_role;

create index documents_user_id_url_idx on public.documents (user_id, url);

-- As before, and a text that the document had already is told as what it is: an old version brought back.
create or replace function private.record_document_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  author constant uuid := case when auth.uid() = new.user_id then new.user_id end;
  moment constant timestamptz := case when tg_op = 'INSERT' then new.created_at else now() end;
  restored constant integer := (
    select max(earlier.version) from public.document_versions as earlier
    where earlier.document_id = new.id and earlier.content = new.content
  );
begin
  insert into public.document_versions (user_id, document_id, version, content, created_by, created_at)
  values (new.user_id, new.id, new.version, new.content, author, moment);

  insert into public.document_history (user_id, document_id, action, details, performed_by, created_at)
  values (
    new.user_id, new.id,
    case when tg_op = 'INSERT' then 'created' when restored is not null then 'restored' else 'edited' end,
    jsonb_strip_nulls(jsonb_build_object('version', new.version, 'restored', restored)), author, moment
  );
  return null;
end
$$;
