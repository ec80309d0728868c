-- WEB-82: a secret address of the feeds beside those of the notice, the inbox and the form.
alter table public.user_secrets
  drop constraint user_secrets_name_known,
  drop constraint user_secrets_token_hash_of_link,
  add constraint user_secrets_name_known check (name in ('site', 'ai', 'notice', 'prospects', 'contact', 'feeds')),
  add constraint user_secrets_token_hash_of_link check (
    (token_hash is not null) = (name in ('notice', 'prospects', 'contact', 'feeds'))
  );

create or replace function public.replace_prospect_address(address text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_second_factor();
  if auth.uid() is null or address is null or address not in ('prospects', 'contact', 'feeds') then
    raise exception 'no such address' using errcode = '22023';
  end if;
  perform private.set_link_token(auth.uid(), address, replace(gen_random_uuid()::text, '-', ''));
end
$$;
comment on function public.replace_prospect_address(text) is
  'Makes or renews a secret address of the caller: of the inbox, of the own form or of the feeds.';

-- REP-33: who came to the agent's site, by source and by listing. Days are those that the visits were stored with.
create function private.report_traffic(first_day date, last_day date, zone text) returns jsonb
language sql
stable
set search_path = ''
as $$
  with came as materialized (
    select visit.published_code, visit.source, visit.views, visit.forms, visit.presses
    from public.agent_site_visits as visit
    where visit.user_id = (select auth.uid()) and visit.day between report_traffic.first_day and report_traffic.last_day
  ),
  totals as (
    select
      coalesce(sum(came.views), 0) as views, coalesce(sum(came.forms), 0) as forms, coalesce(sum(came.presses), 0) as presses
    from came
  ),
  by_source as (
    select came.source, sum(came.views) as views, sum(came.forms) as forms, sum(came.presses) as presses
    from came group by came.source
  ),
  by_listing as (
    select came.published_code, sum(came.views) as views, sum(came.forms) as forms, sum(came.presses) as presses
    from came where came.published_code is not null
    group by came.published_code
    order by sum(came.views) desc, came.published_code
    limit 20
  )
  select jsonb_build_object(
    'total', (select to_jsonb(totals) from totals),
    'sources', coalesce((select jsonb_agg(to_jsonb(each) order by each.views desc, each.source) from by_source as each), '[]'),
    'listings', coalesce((
      select jsonb_agg(
        to_jsonb(each) || jsonb_build_object('title', own.title) order by each.views desc, each.published_code
      )
      from by_listing as each
      left join public.properties as own
        on own.user_id = (select auth.uid()) and own.published_code = each.published_code and own.published_at is not null
    ), '[]')
  )
$$;
revoke execute on function private.report_traffic(date, date, text) from public, anon;
grant execute on function private.report_traffic(date, date, text) to authenticated;
create function public.report_traffic(first_day date, last_day date, zone text) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.check_report_range(first_day, last_day);
  -- Refuses a zone that there is not, as the other reports do.
  perform private.report_from(first_day, zone);
  return private.report_traffic(first_day, last_day, zone);
end
$$;
comment on function public.report_traffic(date, date, text) is 'Views, forms and WhatsApp presses of the caller''s site, by source and listing.';
revoke execute on function public.report_traffic(date, date, text) from public, anon;
grant execute on function public.report_traffic(date, date, text) to authenticated, service_role;
