-- A list as an agent wants to see it again: its conditions, orders and columns, under a name (VIEW-06).
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  entity text not null,
  name text not null,
  -- As it stands in an address: one form for what is stored, shared and read (VIEW-01).
  query text not null default '',
  position integer not null default 0,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_views_entity_known check (
    entity in ('clients', 'opportunities', 'tasks', 'interactions', 'documents', 'listings')
  ),
  constraint saved_views_name_length check (private.has_text(name, 60)),
  constraint saved_views_query_length check (char_length(query) <= 4000),
  constraint saved_views_position_range check (position between 0 and 1000),
  constraint saved_views_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint saved_views_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01')
);
comment on table public.saved_views is 'The agent''s views of a list: conditions, orders and columns under a name.';

create index saved_views_user_id_entity_idx on public.saved_views (user_id, entity, position, created_at, id);
-- Without the spaces around it, which nobody sees.
create unique index saved_views_user_id_name_key
  on public.saved_views (user_id, entity, lower(regexp_replace(name, '^\s+|\s+$', '', 'g')));
create unique index saved_views_user_id_default_key on public.saved_views (user_id, entity) where is_default;

create trigger saved_views_set_updated_at before update on public.saved_views
  for each row execute function private.set_updated_at();

insert into private.quotas (name, value) values ('saved_views', 50) on conflict (name) do nothing;
create trigger saved_views_check_quota after insert on public.saved_views
  referencing new table as added for each statement execute function private.check_quota();

alter table public.saved_views enable row level security;
revoke all on public.saved_views from anon, authenticated;
grant select, insert, update, delete on public.saved_views to authenticated;
grant all on public.saved_views to service_role;

create policy saved_views_select_own on public.saved_views for select to authenticated
  using ((select auth.uid()) = user_id);
create policy saved_views_insert_own on public.saved_views for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy saved_views_update_own on public.saved_views for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy saved_views_delete_own on public.saved_views for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.saved_views as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

-- The order of the bar and the view that opens with the list, together: one request, whole or not at all (VIEW-08).
create function public.arrange_views(list text, ordered uuid[], default_view uuid default null) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if cardinality(ordered) > 1000 then
    raise exception 'too many views: %', cardinality(ordered) using errcode = '22023';
  end if;
  -- First none: two defaults would meet in the unique index for a moment.
  update public.saved_views as own set is_default = false
  where own.user_id = auth.uid() and own.entity = list and own.is_default and own.id is distinct from default_view;
  update public.saved_views as own set position = place.at - 1, is_default = own.id is not distinct from default_view
  from unnest(ordered) with ordinality as place (id, at)
  where own.id = place.id and own.user_id = auth.uid() and own.entity = list;
end
$$;
revoke execute on function public.arrange_views(text, uuid[], uuid) from public, anon;
grant execute on function public.arrange_views(text, uuid[], uuid) to authenticated, service_role;
