-- How an agent appears to clients, on sheets, shared pages and documents: photograph, colour, licence and links. Name, telephone and company
-- stand in the profile already, the logo in the settings.
alter table public.profiles
  add column photo_path text,
  add column brand_color text,
  add column license_number text,
  add column website_url text,
  add column instagram_url text,
  add column facebook_url text,
  add column tiktok_url text,
  add column linkedin_url text;

comment on column public.profiles.photo_path is 'The portrait: a file of the bucket images in the folder portraits/{id}.';
comment on column public.profiles.brand_color is 'As #rrggbb in lower case; null means Predio''s green.';
comment on column public.profiles.license_number is 'A state licence or the number of an association, as the agent writes it.';

alter table public.profiles
  -- Only one's own folder: functions with the secret key may sign the path.
  add constraint profiles_photo_path_own check (
    starts_with(photo_path, 'portraits/' || id || '/') and photo_path ~ '^portraits/[^/]+/[0-9a-z_-]{1,100}\.jpg$'
  ),
  add constraint profiles_brand_color_format check (brand_color ~ '^#[0-9a-f]{6}$'),
  add constraint profiles_license_number_length check (char_length(license_number) <= 60),
  add constraint profiles_website_url_format check (website_url ~ '^https://\S+$' and char_length(website_url) <= 300),
  add constraint profiles_instagram_url_format check (instagram_url ~ '^https://\S+$' and char_length(instagram_url) <= 300),
  add constraint profiles_facebook_url_format check (facebook_url ~ '^https://\S+$' and char_length(facebook_url) <= 300),
  add constraint profiles_tiktok_url_format check (tiktok_url ~ '^https://\S+$' and char_length(tiktok_url) <= 300),
  add constraint profiles_linkedin_url_format check (linkedin_url ~ '^https://\S+$' and char_length(linkedin_url) <= 300);

-- The bucket images takes portraits/{userId}/… beside logos/{userId}/… and processed/….
alter policy images_bucket_insert_own on storage.objects
  with check (
    bucket_id = 'images'
    and owner_id = (select auth.uid())::text
    and (
      (storage.foldername(name))[1] = 'processed'
      or (
        (storage.foldername(name))[1] in ('logos', 'portraits') and (storage.foldername(name))[2] = (select auth.uid())::text
      )
    )
  );
alter policy images_bucket_update_own on storage.objects
  with check (
    bucket_id = 'images'
    and owner_id = (select auth.uid())::text
    and (
      (storage.foldername(name))[1] = 'processed'
      or (
        (storage.foldername(name))[1] in ('logos', 'portraits') and (storage.foldername(name))[2] = (select auth.uid())::text
      )
    )
  );

create or replace function private.account_of_file(bucket text, path text, owner_id text) returns uuid
  language sql immutable parallel safe
as $$
  select owner::uuid
  from (
    select case
      when bucket in ('documents', 'listing-photos') then split_part(path, '/', 1)
      when bucket = 'images' and owner_id is not null then owner_id
      when bucket = 'images' and (path like 'logos/%' or path like 'portraits/%') then split_part(path, '/', 2)
    end as owner
  ) as found
  where owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;

create or replace function public.files_to_sweep(max_files integer default 500) returns table (bucket text, path text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select object.bucket_id, object.name
  from storage.objects as object
  cross join lateral (
    select private.account_of_file(object.bucket_id, object.name, object.owner_id) as id
  ) as account
  where object.bucket_id in ('documents', 'images', 'listing-photos')
    and object.created_at < now() - interval '1 day'
    and account.id is not null
    and (
      not exists (select from auth.users as person where person.id = account.id)
      or (
        object.bucket_id = 'documents'
        and not exists (
          select from public.documents as document
          where document.user_id = account.id and document.url = object.name
        )
      )
      or (
        object.bucket_id = 'listing-photos'
        and not exists (
          select from public.properties as property
          where property.user_id = account.id and property.id::text = split_part(object.name, '/', 2)
            and regexp_replace(object.name, '-480\.jpg$', '.jpg') = any (property.images)
        )
      )
      or (
        object.bucket_id = 'images'
        and object.name like 'portraits/%'
        and not exists (
          select from public.profiles as profile where profile.id = account.id and profile.photo_path = object.name
        )
      )
    )
  order by object.bucket_id, object.name
  limit least(greatest(max_files, 0), 1000)
$$;
comment on function public.files_to_sweep(integer) is
  'Files of accounts that are gone, documents, photographs and portraits that no record names; older than a day.';
