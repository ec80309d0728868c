-- The agent is told of who arrives (PROS-22), and what somebody wrote of a listing is compared with few of them.

alter table public.notifications
  drop constraint notifications_kind_known,
  add constraint notifications_kind_known check (kind in (
    'general', 'welcome', 'task_due', 'task_overdue', 'visit_tomorrow', 'visit_booked', 'rental_contract_ending', 'trial_ending',
    'document_opened', 'payment_failed', 'client_birthday', 'selection_opened', 'selection_answered', 'owner_report_opened', 'prospect'
  ));
alter table public.notification_preferences
  drop constraint notification_preferences_kind_known,
  add constraint notification_preferences_kind_known check (kind in (
    'general', 'welcome', 'task_due', 'task_overdue', 'visit_tomorrow', 'visit_booked', 'rental_contract_ending', 'trial_ending',
    'document_opened', 'payment_failed', 'client_birthday', 'selection_opened', 'selection_answered', 'owner_report_opened',
    'owner_report_due', 'prospect'
  ));

-- One that was not read yet counts those who come within the hour after it: five hundred are one line of the bell.
create function private.tell_prospect() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  said constant text := format(
    'Llegó por %s%s.', new.source_name,
    ' y pregunta por «' || (
      select private.shorten(own.title, 120) from public.properties as own where own.id = new.property_id and own.user_id = new.user_id
    ) || '»'
  );
  who constant text := coalesce(new.name, new.email, new.phone, 'sin nombre');
  earlier public.notifications;
begin
  select * into earlier from public.notifications as notice
  where notice.user_id = new.user_id and notice.kind = 'prospect' and not notice.read and notice.created_at > now() - interval '1 hour'
  order by notice.created_at desc
  limit 1
  for update;
  if earlier.id is null then
    perform private.give_notice(row(
      new.user_id, 'prospect', private.shorten('Prospecto nuevo: ' || who, 200), said,
      jsonb_build_object('prospect_id', new.id), 'prospect:' || new.id
    )::private.notice);
  else
    update public.notifications as notice
    set
      title = coalesce((earlier.data ->> 'count')::integer, 1) + 1 || ' prospectos nuevos',
      message = private.shorten('El más reciente: ' || who || '. ' || said, 1000),
      data = jsonb_build_object('count', coalesce((earlier.data ->> 'count')::integer, 1) + 1, 'latest_id', new.id),
      created_at = now()
    where notice.id = earlier.id;
  end if;
  return null;
end
$$;
revoke execute on function private.tell_prospect() from public, anon, authenticated;
-- What the agent pasted or shared is no news.
create trigger prospects_tell after insert on public.prospects
  for each row when (
    current_setting('predio.restoring', true) is distinct from 'on' and new.status = 'waiting' and new.source not in ('paste', 'share')
  )
  execute function private.tell_prospect();

-- The listings that one of the texts may name, for the exact rules of domain/src/prospects/find-listing.ts.
create function public.listings_named(owner uuid, texts text[])
returns table (id uuid, title text, wordpress_id bigint, own_number integer, url text)
language sql
stable
set search_path = ''
as $$
  select own.id, own.title, own.wordpress_id, own.own_number, own.url
  from public.properties as own
  cross join lateral (
    select max(case
      when own.id::text = lower(btrim(named.text)) then 3
      when coalesce(own.wordpress_id, -own.own_number)::text = ltrim(btrim(named.text), '#') then 3
      when own.url ~ '^https?://' and strpos(lower(named.text), regexp_replace(lower(own.url), '^https?://(www\.)?|#.*$|/+$', '', 'g')) > 0 then 2
      when char_length(named.folded) < 4 then null
      when starts_with(own.search, left(named.folded, 60)) then 2
      when starts_with(own.search, left(named.folded, 8)) then 1
    end) as rank
    from (
      select given as text, btrim(private.search_text(given), ' «»"“”') as folded
      from unnest(listings_named.texts[1:10]) as given
    ) as named
  ) as found
  where own.user_id = listings_named.owner and found.rank is not null
  order by found.rank desc, own.id
  limit 200
$$;
revoke execute on function public.listings_named(uuid, text[]) from public, anon, authenticated;
grant execute on function public.listings_named(uuid, text[]) to service_role;

-- accept_prospect writes subjects with it.
grant execute on function private.shorten(text, integer) to authenticated;
