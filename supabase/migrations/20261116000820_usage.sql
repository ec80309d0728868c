-- What the agent keeps here, for the usage card. Invoker: the policies of the tables and of storage decide.
create function public.usage() returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'properties', (select count(*) from public.properties as property where property.user_id = (select auth.uid())),
    'documents', (select count(*) from public.documents as document where document.user_id = (select auth.uid())),
    'storage_bytes', (
      select coalesce(sum((object.metadata ->> 'size')::bigint), 0)::bigint
      from storage.objects as object
      -- The folder is a range of the names' index ('0' comes next after '/'); pictures are known by their owner.
      where (
          object.bucket_id = 'documents'
          and object.name collate "C" >= (select auth.uid())::text || '/'
          and object.name collate "C" < (select auth.uid())::text || '0'
        )
        or (object.bucket_id = 'images' and object.owner_id = (select auth.uid())::text)
    )
  )
$$;
comment on function public.usage() is 'How many properties and documents the agent has, and the bytes of their files.';

revoke execute on function public.usage() from public, anon;
grant execute on function public.usage() to authenticated, service_role;
