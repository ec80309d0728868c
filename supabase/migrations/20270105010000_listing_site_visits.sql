-- WEB-84: who came to a listing on the agent's site, for its page and its owner's report.
create function public.listing_site_visits(listing_id uuid, first_day date, last_day date) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'views', coalesce(sum(visit.views), 0), 'forms', coalesce(sum(visit.forms), 0), 'presses', coalesce(sum(visit.presses), 0)
  )
  from public.properties as own
  left join public.agent_site_visits as visit
    on visit.user_id = own.user_id and visit.published_code = own.published_code and visit.day between first_day and last_day
  where own.id = listing_id and own.user_id = (select auth.uid()) and own.published_at is not null
  group by own.id
$$;
comment on function public.listing_site_visits(uuid, date, date) is
  'Views, forms and WhatsApp presses of a listing on the caller''s site; null where it was never published.';
revoke execute on function public.listing_site_visits(uuid, date, date) from public, anon;
grant execute on function public.listing_site_visits(uuid, date, date) to authenticated, service_role;
