-- Clients share a few hundred zones: each written zone is folded once, instead of the zones of every client (SEARCH-01).
create or replace function private.clients_in_zones(names text[]) returns setof uuid
  language sql
  stable
  set search_path = ''
as $$
  select preference.client_id
  from public.client_preferences as preference
  where preference.user_id = (select auth.uid())
    and preference.locations <> '{}'
    and (
      names is null
      or preference.locations && array(
        select zone.name
        from (
          select distinct unnest(written.locations) as name
          from public.client_preferences as written
          where written.user_id = (select auth.uid())
        ) as zone
        where private.search_text(zone.name) = any (names)
      )
    )
$$;
