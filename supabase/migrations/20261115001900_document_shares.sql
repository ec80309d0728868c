create table public.document_shares (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document_id uuid not null,
  shared_with uuid,
  shared_email text,
  token_hash text not null,
  expires_at timestamptz not null default now() + interval '30 days',
  revoked_at timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint document_shares_document_id_fkey foreign key (document_id, user_id)
    references public.documents (id, user_id) on delete cascade,
  constraint document_shares_shared_with_fkey foreign key (shared_with, user_id)
    references public.clients (id, user_id) on delete set null (shared_with),
  constraint document_shares_token_hash_key unique (token_hash),
  constraint document_shares_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint document_shares_shared_email_format check (private.is_email(shared_email)),
  constraint document_shares_views_range check (views >= 0)
);
comment on table public.document_shares is
  'Links that open one document without an account, until they expire or are revoked.';
comment on column public.document_shares.shared_with is 'The client the link was made for.';
comment on column public.document_shares.token_hash is
  'SHA-256 of the token, in hexadecimal; the token itself is nowhere.';

create index document_shares_user_id_document_id_idx on public.document_shares (user_id, document_id, created_at desc);
create index document_shares_user_id_shared_with_idx on public.document_shares (user_id, shared_with);

create function private.record_document_share() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.document_history (user_id, document_id, action, details, performed_by)
  values (
    new.user_id, new.document_id, case when tg_op = 'INSERT' then 'shared' else 'revoked' end,
    jsonb_strip_nulls(jsonb_build_object(
      'share_id', new.id, 'client_id', new.shared_with, 'email', new.shared_email, 'expires_at', new.expires_at
    )),
    case when auth.uid() = new.user_id then new.user_id end
  );
  return null;
end
$$;
revoke execute on function private.record_document_share() from public;

create trigger document_shares_record_share after insert on public.document_shares
  for each row execute function private.record_document_share();
create trigger document_shares_record_revocation after update on public.document_shares
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function private.record_document_share();
create trigger document_shares_set_updated_at before update on public.document_shares
  for each row execute function private.set_updated_at();

alter table public.document_shares enable row level security;
revoke all on public.document_shares from anon, authenticated;
-- Views are counted by the function that opens a share; what a link points at never changes.
grant select, delete on public.document_shares to authenticated;
grant insert (id, user_id, document_id, shared_with, shared_email, token_hash, expires_at)
  on public.document_shares to authenticated;
grant update (expires_at, revoked_at) on public.document_shares to authenticated;
grant all on public.document_shares to service_role;

create policy document_shares_select_own on public.document_shares for select to authenticated
  using ((select auth.uid()) = user_id);
create policy document_shares_insert_own on public.document_shares for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy document_shares_update_own on public.document_shares for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy document_shares_delete_own on public.document_shares for delete to authenticated
  using ((select auth.uid()) = user_id);
