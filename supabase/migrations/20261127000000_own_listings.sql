-- Own listings: a property without wordpress_id is the agent's own listing and is edited here; one with it is the copy of a site's.
-- Both stand in one table, so that everything that points at a property points at either.
alter table public.properties
  add column own_number integer,
  add column colonia text,
  add column city text,
  add column state text,
  add column second_price numeric(14, 2),
  add column land_area numeric(12, 2),
  add column parking smallint,
  add column year_built smallint,
  add column maintenance_fee numeric(14, 2),
  add column private_note text,
  add column is_exclusive boolean not null default false,
  add column exclusive_until date,
  add column commission_percentage numeric(5, 2),
  add column operations text[] not null default '{}',
  add column is_example boolean not null default false;

comment on table public.properties is
  'A listing: the agent''s own (no wordpress_id), or the local copy of a site''s with what the agent added to it.';
comment on column public.properties.own_number is 'Numbers an agent''s own listings from 1; null for a copy of a site''s listing.';
comment on column public.properties.images is
  'Addresses of the site''s pictures; of an own listing, paths in the bucket listing-photos, the cover first.';
comment on column public.properties.second_price is 'The rent of an own listing that is for sale and for rent.';
comment on column public.properties.operations is 'Of an own listing: both where it is for sale and for rent; empty in rows made before.';

-- Without the triggers, as nobody edited these rows.
alter table public.properties disable trigger user;
update public.properties as property
set own_number = numbered.place
from (
  select id, row_number() over (partition by user_id order by created_at, id) as place
  from public.properties
  where wordpress_id is null
) as numbered
where property.id = numbered.id;
alter table public.properties enable trigger user;

alter table public.properties
  add constraint properties_own_number_range check (own_number > 0),
  add constraint properties_own_number_of_own check ((wordpress_id is null) = (own_number is not null)),
  add constraint properties_user_id_own_number_key unique (user_id, own_number),
  add constraint properties_colonia_length check (char_length(colonia) <= 120),
  add constraint properties_city_length check (char_length(city) <= 120),
  add constraint properties_state_length check (char_length(state) <= 120),
  add constraint properties_second_price_range check (second_price >= 0),
  add constraint properties_land_area_range check (land_area >= 0),
  add constraint properties_parking_range check (parking between 0 and 999),
  add constraint properties_year_built_range check (year_built between 1500 and 2200),
  add constraint properties_maintenance_fee_range check (maintenance_fee >= 0),
  add constraint properties_private_note_length check (char_length(private_note) <= 5000),
  add constraint properties_exclusive_until_range check (exclusive_until >= '1900-01-01' and exclusive_until < '2200-01-01'),
  add constraint properties_exclusive_until_needs_exclusive check (exclusive_until is null or is_exclusive),
  add constraint properties_commission_percentage_range check (commission_percentage between 0 and 100),
  add constraint properties_operations_known check (
    operations <@ array['sale', 'rent'] and cardinality(operations) <= 2 and (cardinality(operations) = 0 or operation = operations[1])
  ),
  add constraint properties_second_price_needs_both check (second_price is null or cardinality(operations) = 2),
  -- What a site's listing says is its site's: only own listings have these.
  add constraint properties_own_facts check (
    wordpress_id is null
    or (
      num_nonnulls(
        colonia, city, state, second_price, land_area, parking, year_built, maintenance_fee, private_note, exclusive_until,
        commission_percentage
      ) = 0
      and not is_exclusive and not is_example and operations = '{}'
    )
  );

-- Definer: an insert is not allowed to see rows that its policies hide, and two at the same time must not get one number.
create function private.number_own_listing() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('own_listing ' || new.user_id::text, 0));
  new.own_number := 1 + coalesce(
    (select max(property.own_number) from public.properties as property where property.user_id = new.user_id), 0
  );
  return new;
end
$$;
revoke execute on function private.number_own_listing() from public, anon, authenticated;
create trigger properties_number_own_listing before insert on public.properties
  for each row when (new.wordpress_id is null and new.own_number is null)
  execute function private.number_own_listing();

-- Photographs of own listings: {userId}/{listing's id}/{photograph}.jpg, and the same with -480 before .jpg, 480 pixels wide.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('listing-photos', 'listing-photos', false, 5242880, array['image/jpeg'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy listing_photos_bucket_select_own on storage.objects for select to authenticated
  using (bucket_id = 'listing-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy listing_photos_bucket_insert_own on storage.objects for insert to authenticated
  with check (bucket_id = 'listing-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy listing_photos_bucket_update_own on storage.objects for update to authenticated
  using (bucket_id = 'listing-photos' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'listing-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy listing_photos_bucket_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'listing-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- An own listing names its own photographs, at most 30, and pictures elsewhere by their address.
create function private.names_own_photos(images text[], folder text) returns boolean
  language sql immutable parallel safe
  return not exists (
    select from unnest(images) as image where image !~ '^https?://' and not starts_with(image, folder)
  ) and (select count(*) from unnest(images) as image where starts_with(image, folder)) <= 30;

-- What is neither could never be shown.
alter table public.properties disable trigger user;
update public.properties as property
set images = array(select image from unnest(property.images) as image where image ~ '^https?://')
where property.wordpress_id is null and not private.names_own_photos(property.images, property.user_id || '/' || property.id || '/');
alter table public.properties enable trigger user;

alter table public.properties add constraint properties_own_photos check (
  wordpress_id is not null or private.names_own_photos(images, user_id || '/' || id || '/')
);

create or replace function private.account_of_file(bucket text, path text, owner_id text) returns uuid
  language sql immutable parallel safe
as $$
  select owner::uuid
  from (
    select case
      when bucket in ('documents', 'listing-photos') then split_part(path, '/', 1)
      when bucket = 'images' and owner_id is not null then owner_id
      when bucket = 'images' and path like 'logos/%' then split_part(path, '/', 2)
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
    )
  order by object.bucket_id, object.name
  limit least(greatest(max_files, 0), 1000)
$$;
comment on function public.files_to_sweep(integer) is
  'Files of accounts that are gone, documents that no record names and photographs that no listing names; older than a day.';

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
      object.bucket_id in ('documents', 'listing-photos')
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

-- The site shows what was an own listing: what was made of it here goes over to the copy of the site's, and the own one is gone.
create function public.join_listings(own_id uuid, copy_id uuid, own_seen timestamptz) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  own public.properties;
  copy public.properties;
begin
  -- Always in the same order, so that two of them cannot wait for each other.
  perform 1 from public.properties where id in (own_id, copy_id) and user_id = auth.uid() order by id for update;
  select * into copy from public.properties where id = copy_id and user_id = auth.uid() and wordpress_id is not null;
  if copy.id is null then return 'gone'; end if;
  select * into own from public.properties where id = own_id and user_id = auth.uid() and wordpress_id is null;
  if own.id is null then return 'done'; end if;
  if own.updated_at <> own_seen then return 'changed'; end if;

  -- Only one active link of a kind may be between a client and a property: the second becomes history.
  update public.property_clients as link
  set status = 'ended', end_date = coalesce(link.end_date, greatest(link.start_date, current_date))
  where link.property_id = own_id and link.user_id = auth.uid() and link.status = 'active' and exists (
    select from public.property_clients as other
    where other.property_id = copy_id and other.user_id = auth.uid() and other.status = 'active'
      and other.client_id = link.client_id and other.relationship_type = link.relationship_type
  );
  update public.property_clients set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.opportunities set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.tasks set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.interactions set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.whatsapp_messages set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.documents set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.valuations set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.professional_jobs set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.properties
  set
    tags = array(select distinct tag from unnest(copy.tags || own.tags) as tag order by tag),
    sale_status = coalesce(copy.sale_status, own.sale_status),
    rental_status = coalesce(copy.rental_status, own.rental_status),
    rental_contract_end = coalesce(copy.rental_contract_end, own.rental_contract_end),
    assigned_agent = coalesce(copy.assigned_agent, own.assigned_agent)
  where id = copy_id and user_id = auth.uid();
  -- What only an own listing holds would go with it: it stays as a note in the history.
  if own.private_note is not null or own.commission_percentage is not null or own.is_exclusive then
    insert into public.interactions (property_id, type, subject, description)
    values (copy_id, 'other', 'Datos de la propiedad propia', left(concat_ws(E'\n',
      own.private_note,
      'Comisión: ' || own.commission_percentage || ' %',
      case when own.is_exclusive then 'Exclusiva' || coalesce(' hasta el ' || to_char(own.exclusive_until, 'DD/MM/YYYY'), '') end
    ), 5000));
  end if;
  delete from public.properties where id = own_id and user_id = auth.uid();
  return 'joined';
end
$$;
comment on function public.join_listings(uuid, uuid, timestamptz) is
  'Moves what points at an own listing to the copy of the site''s listing that it became; joined, done (before), gone or changed.';
revoke execute on function public.join_listings(uuid, uuid, timestamptz) from public, anon;
grant execute on function public.join_listings(uuid, uuid, timestamptz) to authenticated, service_role;
