-- 'Llamadas de hoy' as a plan: so many a day, the best first (CALL-13). All clients are ranked here, and a page of them is read (CALL-14).
alter table public.user_settings
  add column call_daily_target smallint not null default 20,
  add constraint user_settings_call_daily_target_range check (call_daily_target between 1 and 200);
grant insert (call_daily_target), update (call_daily_target) on public.user_settings to authenticated;
comment on column public.user_settings.call_daily_target is 'How many clients the agent wants to contact in a day.';

-- The distinctive words of a place, as domain/src/clients/match-places.ts reads them (MATCH-00).
create function private.place_words(place text) returns text[]
  language sql
  immutable parallel safe
  set search_path = ''
as $$
  with
    folded as (select lower(regexp_replace(normalize(place, nfd), '[\u0300-\u036F]', '', 'g')) as text),
    named as (
      select case when folded.text ~ 'cdmx|mexico|\yd\.? ?f\y|distrito|edo|mex|gdl|mty|qro|slp|sma|pdc' then
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded.text,
          '\y(?:cdmx|ciudad de mexico|d\.? ?f\y\.?|distrito federal)', ' cdmx ', 'g'),
          '\y(?:edomex|edo\.? ?(?:de )?mex(?:ico)?\y\.?|estado de mexico)', ' edomex ', 'g'),
          '\ygdl\y', ' guadalajara ', 'g'), '\ymty\y', ' monterrey ', 'g'), '\yqro\y\.?', ' queretaro ', 'g'),
          '\yslp\y', ' san luis potosi ', 'g'), '\ysma\y', ' san miguel allende ', 'g'), '\ypdc\y', ' playa carmen ', 'g')
        else folded.text end as text
      from folded
    )
  select coalesce(array_agg(distinct word), '{}') from named, regexp_split_to_table(named.text, '[^[:alnum:]]+') as word
  where word <> '' and word <> all ('{a,al,cerca,de,del,el,en,la,las,los,o,por,y,area,col,colonia,fracc,fraccionamiento,municipio,rumbo,zona}')
$$;

-- What the reasons of these clients are made of. Two days more than a rule asks for, so that every time zone has its days.
create function private.call_facts(ids uuid[]) returns table (id uuid, facts jsonb)
  language sql
  stable
  set search_path = ''
as $$
  with days as (
    select
      coalesce(max(settings.call_visit_days), 1)::integer as visit, coalesce(max(settings.call_offer_days), 14)::integer as offer
    from public.user_settings as settings where settings.user_id = (select auth.uid())
  )
  select facts.id, to_jsonb(facts)
  from (
    select
      client.id, client.type, client.status, client.first_name, client.last_name, client.phone, client.whatsapp,
      client.budget_min, client.budget_max, client.created_at, client.is_example,
      (
        select jsonb_build_object(
          'property_type', wish.property_type, 'operation', wish.operation, 'min_price', wish.min_price,
          'max_price', wish.max_price, 'locations', wish.locations, 'bedrooms', wish.bedrooms
        )
        from public.client_preferences as wish
        where wish.client_id = client.id and wish.user_id = client.user_id
      ) as preferences,
      greatest(
        (
          select max(coalesce(contact.scheduled_at, contact.created_at))
          from public.interactions as contact
          where contact.user_id = client.user_id and contact.client_id = client.id
            -- A visit that is still to come is no contact yet.
            and coalesce(contact.scheduled_at, contact.created_at) <= now()
        ),
        (
          select max(message.sent_at) from public.whatsapp_messages as message
          where message.user_id = client.user_id and message.client_id = client.id
        )
      ) as last_touch_at,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'type', recent.type, 'scheduled_at', recent.scheduled_at, 'created_at', recent.created_at,
          'outcome', recent.outcome, 'property_title', property.title
        ) order by coalesce(recent.scheduled_at, recent.created_at) desc)
        from public.interactions as recent
        left join public.properties as property on property.id = recent.property_id
        where recent.user_id = client.user_id and recent.client_id = client.id
          and coalesce(recent.scheduled_at, recent.created_at) <= now()
          and (
            (
              recent.type = 'visit'
              and coalesce(recent.scheduled_at, recent.created_at) > now() - make_interval(days => (select days.visit from days) + 2)
            )
            or (
              recent.type = 'offer' and recent.outcome is null
              and coalesce(recent.scheduled_at, recent.created_at) > now() - make_interval(days => (select days.offer from days) + 2)
            )
          )
      ), '[]') as interactions,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'status', opportunity.status, 'stage', stage.name, 'property_title', property.title
        ) order by opportunity.stage_changed_at desc)
        from public.opportunities as opportunity
        join public.opportunity_stages as stage on stage.id = opportunity.stage_id
        left join public.properties as property on property.id = opportunity.property_id
        where opportunity.user_id = client.user_id and opportunity.client_id = client.id
          and opportunity.status <> 'lost'
      ), '[]') as opportunities
    from public.clients as client
    where client.user_id = (select auth.uid()) and client.id = any (ids)
  ) as facts
$$;

-- The facts of all clients at once, for a tab of the release before.
create or replace function public.call_list_facts() returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(called.facts), '[]') from private.call_facts(array(
    select client.id from public.clients as client
    where client.user_id = (select auth.uid())
      and client.status <> 'inactive'
      and (client.phone is not null or client.whatsapp is not null)
      and (not client.is_example or (select private.counts_examples()))
  )) as called
$$;

-- A page of the calls, how many there are in all, and how many clients were contacted today. The rules are those of domain/src/calls.
-- `offers`: the new listings, which only the browser knows (CALL-03). `after`: rule, days, name and id of the last call of the page before.
create function public.call_list(offers jsonb default '[]', after jsonb default null, page_size integer default 50) returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  zone constant text := coalesce((select profile.time_zone from public.profiles as profile where profile.id = me), 'America/Mexico_City');
  today constant date := (now() at time zone zone)::date;
  with_examples constant boolean := private.counts_examples();
  settings public.user_settings;
  answer jsonb;
begin
  if jsonb_array_length(offers) > 150 or page_size not between 1 and 200 then
    raise exception 'at most 150 offers and 200 calls a page' using errcode = '22023';
  end if;
  select * into settings from public.user_settings as own where own.user_id = me;
  if settings.user_id is null then
    settings.call_visit_days := 1;
    settings.call_offer_days := 14;
    settings.call_new_days := 7;
    settings.call_quiet_days := 30;
    settings.call_client_types := '{propietario,comprador,inquilino,inversionista}';
  end if;

  with
    place as materialized (
      select wanted.name, private.place_words(wanted.name) as words
      from (
        select distinct location as name from public.client_preferences as wish, unnest(wish.locations) as location
        where wish.user_id = me and jsonb_array_length(offers) > 0
      ) as wanted
    ),
    offer as materialized (
      select
        given.*,
        -- What the clients wrote that this listing lies in.
        array(select place.name from place where place.words <> '{}' and place.words <@ given.place) as within
      from jsonb_to_recordset(offers) as given (
        operation text, property_type text, price double precision, bedrooms double precision, place text[], published_at timestamptz,
        is_example boolean
      )
      where with_examples or given.is_example is not true
    ),
    vague as materialized (select coalesce(array_agg(place.name), '{}') as names from place where place.words = '{}'),
    activity as (
      select
        event.client_id, max(event.contact) as last_touch, bool_or(event.is_visit) as has_visit, bool_or(event.is_offer) as has_offer
      from (
        select
          interaction.client_id, moment.at as contact,
          case when interaction.type = 'visit' then (moment.at at time zone zone)::date = today - settings.call_visit_days end as is_visit,
          case when interaction.type = 'offer' and interaction.outcome is null
            then today - (moment.at at time zone zone)::date <= settings.call_offer_days end as is_offer
        from public.interactions as interaction
        cross join lateral (select coalesce(interaction.scheduled_at, interaction.created_at) as at) as moment
        where interaction.user_id = me and interaction.client_id is not null and moment.at <= now()
        union all
        select message.client_id, message.sent_at, null, null
        from public.whatsapp_messages as message
        where message.user_id = me and message.client_id is not null
        union all
        select opportunity.client_id, null, null, settings.call_offer_days is not null
        from public.opportunities as opportunity
        join public.opportunity_stages as stage on stage.id = opportunity.stage_id
        where opportunity.user_id = me and opportunity.client_id is not null and opportunity.status = 'open'
          and stage.name in ('Oferta', 'Negociación')
      ) as event
      group by event.client_id
    ),
    known as (
      select
        client.id, client.type, client.first_name, client.last_name, client.budget_min, client.budget_max,
        client.status <> 'inactive' and (client.phone is not null or client.whatsapp is not null)
          and client.type = any (settings.call_client_types) as is_callable,
        today - (client.created_at at time zone zone)::date as known_days,
        today - (activity.last_touch at time zone zone)::date as quiet_days,
        activity.last_touch, activity.has_visit, activity.has_offer
      from (
        -- Outside of the join, and a full one, which no guess of how many there are turns into a nested loop.
        select * from public.clients as own where own.user_id = me and (not own.is_example or with_examples) offset 0
      ) as client
      full join activity on activity.client_id = client.id
      where client.id is not null
    ),
    searching as (
      select
        known.*, wish.property_type, wish.locations, nullif(wish.bedrooms, 0) as bedrooms,
        coalesce(wish.operation, case known.type when 'comprador' then 'sale' when 'inquilino' then 'rent' end) as operation,
        wish.operation is not null or wish.property_type <> '{}' or wish.locations <> '{}' or wish.bedrooms <> 0 as says_what,
        case when stated.has_price or known.type = 'propietario' then wish.min_price else known.budget_min end::double precision as min_price,
        case when stated.has_price or known.type = 'propietario' then wish.max_price else known.budget_max end::double precision as max_price
      from known
      left join public.client_preferences as wish on wish.client_id = known.id and wish.user_id = me
      cross join lateral (select wish.min_price is not null or wish.max_price is not null as has_price) as stated
      where known.is_callable and known.quiet_days is distinct from 0
    ),
    -- The listings are compared once for each client.
    judged as materialized (
      select
        searching.id, private.full_name(searching.first_name, searching.last_name) as name,
        case
          when searching.has_visit then 1
          when searching.has_offer then 2
          when (searching.says_what or searching.min_price is not null or searching.max_price is not null) and exists (
            select from offer
            where (searching.last_touch is null or offer.published_at > searching.last_touch)
              and offer.operation is not distinct from searching.operation
              and (coalesce(searching.property_type, '{}') = '{}' or offer.property_type = any (searching.property_type))
              and (
                offer.price is null
                or (searching.max_price is null or searching.max_price > 0 and offer.price / nullif(searching.max_price, 0) - 1 <= 0.1 + 1e-9)
                and (coalesce(searching.min_price, 0) <= 0 or 1 - offer.price / nullif(searching.min_price, 0) <= 0.1 + 1e-9)
              )
              and (
                searching.bedrooms is null or offer.bedrooms is null or offer.bedrooms >= searching.bedrooms
                or offer.bedrooms = searching.bedrooms - 1 and offer.bedrooms <> 0
              )
              and (
                offer.place = '{}' or coalesce(searching.locations, '{}') <@ (select vague.names from vague)
                or searching.locations && offer.within
              )
          ) then 3
          when searching.last_touch is null and searching.known_days < settings.call_new_days then 4
          when coalesce(searching.quiet_days, searching.known_days) >= settings.call_quiet_days then 5
        end as rule,
        searching.known_days, coalesce(searching.quiet_days, searching.known_days) as waiting_days
      from searching
    ),
    called as materialized (
      select
        judged.id, judged.name, judged.rule,
        case judged.rule when 1 then settings.call_visit_days when 4 then judged.known_days else judged.waiting_days end as days
      from judged where judged.rule is not null
    ),
    page as materialized (
      select called.* from called
      where after is null
        or (called.rule, -called.days, called.name, called.id)
          > ((after ->> 'rule')::integer, -(after ->> 'days')::integer, after ->> 'name', (after ->> 'id')::uuid)
      order by called.rule, -called.days, called.name, called.id
      limit page_size
    )
  select jsonb_build_object(
    'contacted', (select count(*) from known where known.quiet_days = 0),
    'total', (select count(*) from called),
    'calls', coalesce((
      select jsonb_agg(
        found.facts || jsonb_build_object('rule', page.rule, 'days', page.days, 'name', page.name)
        order by page.rule, -page.days, page.name, page.id
      )
      from page join private.call_facts(array(select page.id from page)) as found on found.id = page.id
    ), '[]')
  ) into answer;
  return answer;
end
$$;
comment on function public.call_list(jsonb, jsonb, integer) is
  'A page of the clients to call today, the most urgent first, with the facts of their reasons; how many there are, and how many clients were contacted today.';

revoke execute on function public.call_list(jsonb, jsonb, integer) from public, anon;
grant execute on function public.call_list(jsonb, jsonb, integer) to authenticated, service_role;
