-- First steps: what a new agent has done is computed from what exists; whether they hid the checklist stands with their settings. The
-- rows of the example data are marked, so that they are shown as such and removed together.
alter table public.user_settings
  add column hides_first_steps boolean not null default false,
  add column has_examples boolean not null default false;
comment on column public.user_settings.hides_first_steps is 'The checklist of first steps is not shown above Propiedades.';
comment on column public.user_settings.has_examples is 'Example data was added and not removed since.';

-- Agents write these two, as most columns of their settings.
grant insert (hides_first_steps, has_examples), update (hides_first_steps, has_examples) on public.user_settings to authenticated;

-- Whoever has connected a site knows the product. Without the triggers, as nobody edited these rows.
alter table public.user_settings disable trigger user;
update public.user_settings set hides_first_steps = true where wordpress_url is not null;
alter table public.user_settings enable trigger user;

alter table public.clients add column is_example boolean not null default false;
alter table public.property_clients add column is_example boolean not null default false;
alter table public.opportunities add column is_example boolean not null default false;
alter table public.tasks add column is_example boolean not null default false;
alter table public.interactions add column is_example boolean not null default false;

-- The examples of an agent are found without reading the others.
create index properties_examples_idx on public.properties (user_id) where is_example;
create index clients_examples_idx on public.clients (user_id) where is_example;
create index property_clients_examples_idx on public.property_clients (user_id) where is_example;
create index opportunities_examples_idx on public.opportunities (user_id) where is_example;
create index tasks_examples_idx on public.tasks (user_id) where is_example;
create index interactions_examples_idx on public.interactions (user_id) where is_example;

-- What was deleted before may be restored after: a restored row has every column.
update private.deleted_records set record = record || '{"is_example": false}';

create or replace view public.client_list with (security_invoker = true) as
select
  client.id, client.user_id, client.type, client.first_name, client.last_name, client.email, client.phone,
  client.whatsapp, client.address, client.source, client.notes, client.tags, client.status, client.budget_min,
  client.budget_max, client.search, client.created_at, client.updated_at,
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
  ) as last_contact_at,
  task.title as next_task_title,
  task.due_date as next_task_due,
  client.needs_review,
  client.is_example
from public.clients as client
left join lateral (
  select open_task.title, open_task.due_date
  from public.tasks as open_task
  where open_task.user_id = client.user_id and open_task.client_id = client.id
    and open_task.status in ('pending', 'in_progress')
  order by open_task.due_date nulls last, open_task.created_at
  limit 1
) as task on true;

create or replace view public.opportunity_rows with (security_invoker = true) as
select
  opportunity.id, opportunity.user_id, opportunity.client_id, opportunity.property_id, opportunity.stage_id, opportunity.type,
  opportunity.status, opportunity.expected_amount, opportunity.commission_percentage, opportunity.probability,
  opportunity.expected_close_date, opportunity.closed_amount, opportunity.closed_reason, opportunity.closed_at,
  opportunity.stage_changed_at, opportunity.notes, opportunity.created_at, opportunity.updated_at,
  nullif(concat_ws(' ', client.first_name, client.last_name), '') as client_name,
  property.title as property_title,
  property.price as property_price,
  stage.name as stage_name,
  stage.color as stage_color,
  coalesce(opportunity.closed_amount, opportunity.expected_amount) as amount,
  concat(client.search, ' ', property.search) as search,
  opportunity.commission_months,
  opportunity.is_example
from public.opportunities as opportunity
join public.opportunity_stages as stage on stage.id = opportunity.stage_id
left join public.clients as client on client.id = opportunity.client_id
left join public.properties as property on property.id = opportunity.property_id;

-- Examples are announced to nobody: a notification would stay when they are gone.
create or replace function private.task_notices(at timestamptz) returns setof private.notice
  language sql
  stable
  set search_path = ''
as $$
  select
    task.user_id,
    late.kind,
    private.shorten(case late.kind when 'task_due' then 'Tarea para hoy: ' else 'Tarea vencida: ' end || task.title, 200),
    case
      when late.days = 0 then 'Vence hoy' || private.spanish_hour(local.due) || '.'
      when late.days = 1 then 'Venció ayer. Complétala o cambia su fecha.'
      else format('Venció hace %s días, el %s. Complétala o cambia su fecha.', late.days, private.spanish_date(local.due::date))
    end || private.about(private.full_name(client.first_name, client.last_name), property.title),
    jsonb_strip_nulls(jsonb_build_object(
      'task_id', task.id, 'client_id', task.client_id, 'property_id', task.property_id
    )),
    format('%s:%s:%s', late.kind, task.id, local.due::date)
  from public.tasks as task
  join public.profiles as profile on profile.id = task.user_id
  cross join lateral (
    select task.due_date at time zone profile.time_zone as due, (task_notices.at at time zone profile.time_zone)::date as today
  ) as local
  cross join lateral (
    select
      local.today - local.due::date as days,
      case local.today - local.due::date when 0 then 'task_due' else 'task_overdue' end as kind
  ) as late
  left join public.clients as client on client.id = task.client_id
  left join public.properties as property on property.id = task.property_id
  where task.status in ('pending', 'in_progress')
    and task.due_date between task_notices.at - interval '768 hours' and task_notices.at + interval '26 hours'
    and late.days between 0 and 30
    and not task.is_example
$$;

create or replace function private.visit_notices(at timestamptz) returns setof private.notice
  language sql
  stable
  set search_path = ''
as $$
  select
    visit.user_id,
    'visit_tomorrow',
    private.shorten(concat(
      'Visita mañana', private.spanish_hour(local.scheduled), ': ',
      coalesce(private.full_name(client.first_name, client.last_name), property.title, visit.subject)
    ), 200),
    format('%s: mañana, %s%s.', visit.subject, private.spanish_date(local.scheduled::date),
      private.spanish_hour(local.scheduled))
      || private.about(private.full_name(client.first_name, client.last_name), property.title),
    jsonb_strip_nulls(jsonb_build_object(
      'interaction_id', visit.id, 'client_id', visit.client_id, 'property_id', visit.property_id,
      'opportunity_id', visit.opportunity_id
    )),
    format('visit_tomorrow:%s:%s', visit.id, local.scheduled::date)
  from public.interactions as visit
  join public.profiles as profile on profile.id = visit.user_id
  cross join lateral (
    select
      visit.scheduled_at at time zone profile.time_zone as scheduled,
      (visit_notices.at at time zone profile.time_zone)::date as today
  ) as local
  left join public.clients as client on client.id = visit.client_id
  left join public.properties as property on property.id = visit.property_id
  where visit.type = 'visit'
    and visit.scheduled_at between visit_notices.at and visit_notices.at + interval '50 hours'
    and local.scheduled::date = local.today + 1
    and not visit.is_example
$$;

create or replace function private.rental_contract_notices(at timestamptz) returns setof private.notice
  language sql
  stable
  set search_path = ''
as $$
  select
    property.user_id,
    'rental_contract_ending',
    private.shorten('Contrato de renta por terminar: ' || property.title, 200),
    concat(
      'Termina ', case remaining.days when 1 then 'mañana' else format('en %s días', remaining.days) end,
      ', el ', private.spanish_date(property.rental_contract_end), '.',
      ' Inquilino: ' || tenant.name || '.',
      ' Acuerda a tiempo la renovación o la entrega.'
    ),
    jsonb_strip_nulls(jsonb_build_object('property_id', property.id, 'client_id', tenant.id)),
    format('rental_contract_ending:%s:%s:%s', property.id, property.rental_contract_end, mark.days)
  from public.properties as property
  join public.profiles as profile on profile.id = property.user_id
  cross join lateral (
    select property.rental_contract_end - (rental_contract_notices.at at time zone profile.time_zone)::date as days
  ) as remaining
  join (values (60), (30), (7)) as mark (days) on remaining.days between mark.days - 6 and mark.days
  left join lateral (
    select client.id, private.full_name(client.first_name, client.last_name) as name
    from public.property_clients as link
    join public.clients as client on client.id = link.client_id
    where link.user_id = property.user_id and link.property_id = property.id
      and link.relationship_type = 'tenant' and link.status = 'active'
    order by link.created_at desc
    limit 1
  ) as tenant on true
  where property.rental_contract_end
    between (rental_contract_notices.at at time zone 'UTC')::date
    and (rental_contract_notices.at at time zone 'UTC')::date + 61
    and not property.is_example
$$;

create or replace function public.merge_clients(keep_id uuid, remove_id uuid, keep_seen timestamptz, remove_seen timestamptz, merged jsonb, wishes jsonb default null, leftover text default null) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  kept public.clients;
  removed public.clients;
  given public.clients;
begin
  if keep_id = remove_id then
    raise exception 'a client cannot be merged with itself' using errcode = '22023';
  end if;
  -- Always in the same order, so that two merges cannot wait for each other.
  perform 1 from public.clients where id in (keep_id, remove_id) and user_id = auth.uid() order by id for update;
  select * into kept from public.clients where id = keep_id and user_id = auth.uid();
  if kept.id is null then return 'gone'; end if;
  select * into removed from public.clients where id = remove_id and user_id = auth.uid();
  if removed.id is null then return 'done'; end if;
  if kept.updated_at <> keep_seen or removed.updated_at <> remove_seen then return 'changed'; end if;

  -- Only one active link of a kind may be between a client and a property: the second becomes history.
  update public.property_clients as link
  set status = 'ended', end_date = coalesce(link.end_date, greatest(link.start_date, current_date))
  where link.client_id = remove_id and link.user_id = auth.uid() and link.status = 'active' and exists (
    select from public.property_clients as other
    where other.client_id = keep_id and other.user_id = auth.uid() and other.status = 'active'
      and other.property_id = link.property_id and other.relationship_type = link.relationship_type
  );
  update public.property_clients set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.opportunities set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.tasks set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.interactions set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.whatsapp_messages set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.documents set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.document_shares set shared_with = keep_id where shared_with = remove_id and user_id = auth.uid();
  update public.valuations set client_id = keep_id where client_id = remove_id and user_id = auth.uid();

  if wishes is not null then
    delete from public.client_preferences where client_id = keep_id and user_id = auth.uid();
    insert into public.client_preferences (client_id, property_type, operation, min_price, max_price, locations, bedrooms)
    select keep_id, coalesce(wish.property_type, '{}'), wish.operation, wish.min_price, wish.max_price,
      coalesce(wish.locations, '{}'), wish.bedrooms
    from jsonb_populate_record(null::public.client_preferences, wishes) as wish;
  end if;
  -- First gone, then updated: both may hold the same e-mail address for a moment.
  delete from public.clients where id = remove_id and user_id = auth.uid();
  given := jsonb_populate_record(null::public.clients, merged);
  update public.clients
  set type = given.type, first_name = given.first_name, last_name = given.last_name,
    needs_review = coalesce(given.needs_review, kept.needs_review), email = given.email,
    phone = given.phone, whatsapp = given.whatsapp, address = given.address, source = given.source,
    notes = given.notes, tags = coalesce(given.tags, '{}'), status = given.status,
    budget_min = given.budget_min, budget_max = given.budget_max,
    birthday = case when merged ? 'birthday' then given.birthday else coalesce(kept.birthday, removed.birthday) end,
    -- An example that a real client was merged into holds what is real.
    is_example = kept.is_example and removed.is_example
  where id = keep_id and user_id = auth.uid();
  if leftover is not null then
    insert into public.interactions (client_id, type, subject, description)
    values (keep_id, 'other', 'Datos del cliente fusionado', left(leftover, 5000));
  end if;
  return 'merged';
end
$$;

create function public.first_steps() returns table (
  has_listing boolean, has_clients boolean, has_opportunity boolean, has_name boolean, has_logo boolean, has_ai_key boolean
)
  language sql
  stable
  security invoker
  set search_path = ''
as $$
  select
    settings.wordpress_url is not null or exists (
      select from public.properties as listing
      where listing.user_id = me.id and listing.wordpress_id is null and not listing.is_example
    ),
    exists (select from public.clients as client where client.user_id = me.id and not client.is_example),
    exists (select from public.opportunities as deal where deal.user_id = me.id and not deal.is_example),
    profile.full_name is not null,
    settings.logo_url is not null,
    coalesce(settings.has_ai_key, false)
  from (select auth.uid() as id) as me
  left join public.user_settings as settings on settings.user_id = me.id
  left join public.profiles as profile on profile.id = me.id
$$;
comment on function public.first_steps() is 'What of the first steps the agent has done; examples do not count.';
revoke execute on function public.first_steps() from public, anon;
grant execute on function public.first_steps() to authenticated;
