-- The usage card counts the photographs of own listings too, as the quota does.
create or replace function public.usage() returns jsonb
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
          object.bucket_id in ('documents', 'listing-photos')
          and object.name collate "C" >= (select auth.uid())::text || '/'
          and object.name collate "C" < (select auth.uid())::text || '0'
        )
        or (object.bucket_id = 'images' and object.owner_id = (select auth.uid())::text)
    )
  )
$$;
