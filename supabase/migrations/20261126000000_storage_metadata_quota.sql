-- What stands beside a file takes room too: its metadata counts, each file counts a kilobyte for its row, and their number has a
-- limit. Before, a file of one byte could carry metadata without end.
insert into private.quotas (name, value) values ('storage_objects', 100000)
on conflict (name) do nothing;

comment on table private.quotas is
  'Limits per account: storage_bytes, storage_objects, rows by table name, and how many deleted records wait and of how many bytes together.';

create or replace function private.has_storage_left() returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  allowed_bytes constant bigint := (select quota.value from private.quotas as quota where quota.name = 'storage_bytes');
  allowed_objects constant bigint := (select quota.value from private.quotas as quota where quota.name = 'storage_objects');
  used_bytes bigint;
  used_objects bigint;
begin
  select
    coalesce(sum(coalesce((object.metadata ->> 'size')::bigint, 0) + coalesce(pg_column_size(object.user_metadata), 0) + 1024), 0),
    count(*)
  into used_bytes, used_objects
  from storage.objects as object
  where (
      object.bucket_id = 'documents'
      and object.name collate "C" >= (select auth.uid())::text || '/'
      and object.name collate "C" < (select auth.uid())::text || '0'
    )
    or (object.bucket_id = 'images' and object.owner_id = (select auth.uid())::text);
  if used_bytes >= allowed_bytes then
    raise exception 'Tu cuenta llegó a su límite de % MB de archivos. Elimina los que ya no uses o escríbenos.', allowed_bytes / 1048576
      using errcode = 'P0001', hint = 'quota';
  end if;
  if used_objects >= allowed_objects then
    raise exception 'Tu cuenta llegó a su límite de % archivos. Elimina los que ya no uses o escríbenos.', allowed_objects
      using errcode = 'P0001', hint = 'quota';
  end if;
  return true;
end
$$;
