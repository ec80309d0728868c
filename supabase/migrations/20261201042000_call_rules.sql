-- CALL-12: the rules of 'Llamadas de hoy'. A rule without days is off; the defaults are the rules as they were.
alter table public.user_settings
  add column call_visit_days smallint default 1,
  add column call_offer_days smallint default 14,
  add column call_listing_days smallint default 7,
  add column call_new_days smallint default 7,
  add column call_quiet_days smallint default 30,
  add column call_client_types text[] not null default '{propietario,comprador,inquilino,inversionista}',
  add constraint user_settings_call_visit_days_range check (call_visit_days between 1 and 14),
  add constraint user_settings_call_offer_days_range check (call_offer_days between 1 and 90),
  add constraint user_settings_call_listing_days_range check (call_listing_days between 1 and 60),
  add constraint user_settings_call_new_days_range check (call_new_days between 1 and 60),
  add constraint user_settings_call_quiet_days_range check (call_quiet_days between 7 and 365),
  add constraint user_settings_call_client_types_known
    check (call_client_types <@ array['propietario', 'comprador', 'inquilino', 'inversionista']),
  add constraint user_settings_call_client_types_count check (cardinality(call_client_types) between 1 and 4);
grant
  insert (call_visit_days, call_offer_days, call_listing_days, call_new_days, call_quiet_days, call_client_types),
  update (call_visit_days, call_offer_days, call_listing_days, call_new_days, call_quiet_days, call_client_types)
  on public.user_settings to authenticated;
comment on column public.user_settings.call_client_types is 'Clients of these types are in the list of calls.';

-- Two days more than a rule asks for, so that every time zone has its days.
create or replace function public.call_list_facts() returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with days as (
    select
      coalesce(max(settings.call_visit_days), 1)::integer as visit, coalesce(max(settings.call_offer_days), 14)::integer as offer
    from public.user_settings as settings where settings.user_id = (select auth.uid())
  )
  select coalesce(jsonb_agg(to_jsonb(facts)), '[]')
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
    where client.user_id = (select auth.uid())
      and client.status <> 'inactive'
      and (client.phone is not null or client.whatsapp is not null)
      and (not client.is_example or (select private.counts_examples()))
  ) as facts
$$;
