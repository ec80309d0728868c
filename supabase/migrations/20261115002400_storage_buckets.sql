insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('documents', 'documents', false, 10485760, array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
    'text/plain'
  ]),
  ('images', 'images', true, 10485760, array['image/jpeg', 'image/png'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- documents: {userId}/…, for its owner only. Others read through a share, never through storage.
create policy documents_bucket_select_own on storage.objects for select to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy documents_bucket_insert_own on storage.objects for insert to authenticated
  with check (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy documents_bucket_update_own on storage.objects for update to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy documents_bucket_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- images: logos/{userId}/… and processed/…. The bucket is public, so reading needs no policy; listing and changing do.
-- processed/ has no folder a person, hence owner_id, which the storage service takes from the token.
create policy images_bucket_select_own on storage.objects for select to authenticated
  using (bucket_id = 'images' and owner_id = (select auth.uid())::text);
create policy images_bucket_insert_own on storage.objects for insert to authenticated
  with check (
    bucket_id = 'images'
    and owner_id = (select auth.uid())::text
    and (
      (storage.foldername(name))[1] = 'processed'
      or ((storage.foldername(name))[1] = 'logos' and (storage.foldername(name))[2] = (select auth.uid())::text)
    )
  );
create policy images_bucket_update_own on storage.objects for update to authenticated
  using (bucket_id = 'images' and owner_id = (select auth.uid())::text)
  with check (
    bucket_id = 'images'
    and owner_id = (select auth.uid())::text
    and (
      (storage.foldername(name))[1] = 'processed'
      or ((storage.foldername(name))[1] = 'logos' and (storage.foldername(name))[2] = (select auth.uid())::text)
    )
  );
create policy images_bucket_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'images' and owner_id = (select auth.uid())::text);
