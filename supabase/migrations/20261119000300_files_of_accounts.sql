-- Files belong to accounts. A token outlives its account by up to an hour where only its signature is checked: what such a token
-- stores would be nobody's, and nobody could remove it.

-- Definer: agents cannot read auth.users.
create function private.has_account() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (select from auth.users as account where account.id = (select auth.uid()))
$$;
comment on function private.has_account() is 'Whether the person who asks still has an account.';
revoke execute on function private.has_account() from public, anon;
grant execute on function private.has_account() to authenticated, service_role;

create policy buckets_of_accounts_insert on storage.objects as restrictive for insert to authenticated
  with check (private.has_account());
create policy buckets_of_accounts_update on storage.objects as restrictive for update to authenticated
  using (true) with check (private.has_account());

-- Whose a file of our two buckets is; null for one that belongs to nobody in particular, as an operator's own.
create function private.account_of_file(bucket text, path text, owner_id text) returns uuid
  language sql immutable parallel safe
as $$
  select owner::uuid
  from (
    select case
      when bucket = 'documents' then split_part(path, '/', 1)
      when bucket = 'images' and owner_id is not null then owner_id
      when bucket = 'images' and path like 'logos/%' then split_part(path, '/', 2)
    end as owner
  ) as found
  where owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;
revoke execute on function private.account_of_file(text, text, text) from public, anon, authenticated;

-- Definer: the secret key cannot read auth.users on Supabase. Files younger than a day may wait for their record, or for their
-- account while a project is being moved.
create function public.files_to_sweep(max_files integer default 500) returns table (bucket text, path text)
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
  where object.bucket_id in ('documents', 'images')
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
    )
  order by object.bucket_id, object.name
  limit least(greatest(max_files, 0), 1000)
$$;
comment on function public.files_to_sweep(integer) is
  'Files of accounts that are gone, and files in the bucket documents that no document names; older than a day.';
revoke execute on function public.files_to_sweep(integer) from public, anon, authenticated;
grant execute on function public.files_to_sweep(integer) to service_role;
