-- The part of Supabase Storage's schema that our storage module and the policies of supabase/migrations use.

set local client_min_messages = warning;

do $$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end
$$;

create table if not exists storage.buckets (
  id text not null,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD',
  versioning_status text not null default 'DISABLED',
  constraint buckets_pkey primary key (id),
  constraint buckets_name_length check (char_length(name) <= 100)
);
create unique index if not exists bname on storage.buckets (name);

create table if not exists storage.objects (
  id uuid not null default gen_random_uuid(),
  bucket_id text,
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb,
  archived_at timestamptz,
  is_delete_marker boolean not null default false,
  is_versioned boolean not null default false,
  constraint objects_pkey primary key (id),
  constraint "objects_bucketId_fkey" foreign key (bucket_id) references storage.buckets (id)
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
-- Range scans of a folder need byte order whatever the database's collation is.
create index if not exists idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
create index if not exists idx_objects_owner_id on storage.objects (owner_id);
-- Ours, not Supabase's: the sweep asks which blobs a row names, and a blob's name is the row's version.
create index if not exists idx_objects_version on storage.objects (version);

create or replace function storage.foldername(name text) returns text[]
  language sql immutable
as $$
  select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1]
$$;

create or replace function storage.filename(name text) returns text
  language sql immutable
as $$
  select (string_to_array(name, '/'))[array_length(string_to_array(name, '/'), 1)]
$$;

create or replace function storage.extension(name text) returns text
  language sql immutable
as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

create or replace function storage.operation() returns text
  language sql stable
as $$
  select current_setting('storage.operation', true)
$$;

-- Both spellings are in use: 'object.upload' and 'storage.object.upload'.
create or replace function storage.allow_any_operation(expected_operations text[]) returns boolean
  language sql stable
as $$
  select coalesce(
    regexp_replace(storage.operation(), '^storage\.', '') = any (
      select regexp_replace(expected, '^storage\.', '') from unnest(expected_operations) as expected where expected <> ''
    ),
    false
  )
$$;

create or replace function storage.allow_only_operation(expected_operation text) returns boolean
  language sql stable
as $$
  select storage.allow_any_operation(array[expected_operation])
$$;

create or replace function storage.get_size_by_bucket() returns table (size bigint, bucket_id text)
  language sql stable
as $$
  select sum((objects.metadata ->> 'size')::bigint)::bigint, objects.bucket_id
  from storage.objects
  group by objects.bucket_id
$$;

-- One level of a folder: files as they are, deeper names folded into folder rows without id. `levels` is the depth of the
-- level asked for (1 for the root), `search` the beginning of the last segment in any case. Names come back relative.
-- The bounds on `name` repeat what starts_with says, so that the index serves a generic plan too.
create or replace function storage.search(
  prefix text,
  bucketname text,
  limits int default 100,
  levels int default 1,
  offsets int default 0,
  search text default '',
  sortcolumn text default 'name',
  sortorder text default 'asc'
) returns table (
  name text,
  id uuid,
  updated_at timestamptz,
  created_at timestamptz,
  last_accessed_at timestamptz,
  metadata jsonb
)
  language sql stable
as $$
  with listed as materialized (
    select
      o.path_tokens[levels] as entry,
      array_length(o.path_tokens, 1) > levels as is_folder,
      o.id, o.updated_at, o.created_at, o.last_accessed_at, o.metadata
    from storage.objects o
    where o.bucket_id = bucketname
      and o.name collate "C" >= coalesce(prefix, '')
      and o.name collate "C" <= coalesce(prefix, '') || chr(1114111)
      and starts_with(o.name, coalesce(prefix, ''))
      and array_length(o.path_tokens, 1) >= levels
      and starts_with(lower(o.path_tokens[levels]), lower(coalesce(search, '')))
      and not o.is_delete_marker
  ),
  level as (
    select entry, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
      null::timestamptz as last_accessed_at, null::jsonb as metadata, true as is_folder
    from listed where listed.is_folder group by entry
    union all
    select entry, listed.id, listed.updated_at, listed.created_at, listed.last_accessed_at, listed.metadata, false
    from listed where not listed.is_folder
  ),
  sorted as (
    select level.*,
      case sortcolumn
        when 'updated_at' then level.updated_at
        when 'created_at' then level.created_at
        when 'last_accessed_at' then level.last_accessed_at
      end as moment,
      sortcolumn in ('updated_at', 'created_at', 'last_accessed_at') and level.is_folder as is_first,
      lower(coalesce(sortorder, 'asc')) = 'desc' as is_descending
    from level
  )
  select entry, sorted.id, sorted.updated_at, sorted.created_at, sorted.last_accessed_at, sorted.metadata
  from sorted
  order by
    is_first desc,
    case when not is_descending then moment end asc,
    case when is_descending then moment end desc,
    case when not is_descending then lower(entry) end collate "C" asc,
    case when is_descending then lower(entry) end collate "C" desc,
    entry collate "C",
    is_folder desc
  limit coalesce(limits, 100)
  offset coalesce(offsets, 0)
$$;

create or replace function storage.update_updated_at_column() returns trigger
  language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- A row deleted by plain SQL would leave its bytes behind.
create or replace function storage.protect_delete() returns trigger
  language plpgsql
as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501', hint = 'This prevents accidental data loss from orphaned objects.';
  end if;
  return null;
end
$$;

-- These statements lock the tables, so they are skipped when there is nothing to do.
do $$
begin
  if not exists (
    select from pg_trigger where tgrelid = 'storage.objects'::regclass and tgname = 'update_objects_updated_at'
  ) then
    create trigger update_objects_updated_at before update on storage.objects
      for each row execute function storage.update_updated_at_column();
  end if;
  if not exists (
    select from pg_trigger where tgrelid = 'storage.objects'::regclass and tgname = 'protect_objects_delete'
  ) then
    create trigger protect_objects_delete before delete on storage.objects
      for each statement execute function storage.protect_delete();
  end if;
  if not exists (
    select from pg_trigger where tgrelid = 'storage.buckets'::regclass and tgname = 'protect_buckets_delete'
  ) then
    create trigger protect_buckets_delete before delete on storage.buckets
      for each statement execute function storage.protect_delete();
  end if;
  if not (select relrowsecurity from pg_class where oid = 'storage.objects'::regclass) then
    alter table storage.objects enable row level security;
  end if;
  if not (select relrowsecurity from pg_class where oid = 'storage.buckets'::regclass) then
    alter table storage.buckets enable row level security;
  end if;
end
$$;

grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
