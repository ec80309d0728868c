-- What was written stays a text: without one the row would turn into its first version's file, and nothing could bring the
-- later versions back. A check on the row cannot say it, since an upload never has a text.
create or replace function private.refuse_empty_document() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'El documento está vacío'
    using errcode = 'check_violation', schema = 'public', table = 'documents',
          constraint = 'documents_content_stays';
end
$$;
revoke execute on function private.refuse_empty_document() from public;

drop trigger if exists documents_content_stays on public.documents;
create trigger documents_content_stays before update of content on public.documents
  for each row when (
    old.content is not null and new.content is distinct from old.content
    and (new.content is null or new.content !~ '\S')
  )
  execute function private.refuse_empty_document();
