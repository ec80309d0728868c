-- A client may have no surname, and text joined with null is null: every place that prints a name asks private.full_name.
-- Otherwise each definition is as it was.

-- This view may have more columns by now; only how it prints the name is changed.
do $$
declare
  definition constant text := pg_get_viewdef('public.opportunity_rows'::regclass);
  joined constant text := $text$((client.first_name || ' '::text) || client.last_name)$text$;
begin
  if strpos(definition, joined) > 0 then
    execute 'create or replace view public.opportunity_rows with (security_invoker = true) as '
      || replace(definition, joined, 'private.full_name(client.first_name, client.last_name)');
  end if;
end
$$;

create or replace view public.task_rows with (security_invoker = true) as
select
  task.id, task.user_id, task.title, task.description, task.status, task.priority, task.due_date, task.completed_at,
  task.client_id, task.property_id, task.created_at, task.updated_at,
  task.status not in ('completed', 'cancelled') as is_open,
  private.full_name(client.first_name, client.last_name) as client_name,
  property.title as property_title,
  concat(private.search_text(task.title, task.description), ' ', client.search, ' ', property.search) as search
from public.tasks as task
left join public.clients as client on client.id = task.client_id
left join public.properties as property on property.id = task.property_id;

create or replace view public.interaction_rows with (security_invoker = true) as
select
  interaction.id, interaction.user_id, interaction.type, interaction.subject, interaction.description,
  interaction.scheduled_at, interaction.outcome, interaction.client_id, interaction.property_id,
  interaction.opportunity_id, interaction.created_at, interaction.updated_at,
  -- One noted afterwards has no time of its own.
  coalesce(interaction.scheduled_at, interaction.created_at) as moment,
  private.full_name(client.first_name, client.last_name) as client_name,
  property.title as property_title,
  concat(
    private.search_text(interaction.subject, interaction.description, interaction.outcome), ' ', client.search, ' ',
    property.search
  ) as search
from public.interactions as interaction
left join public.clients as client on client.id = interaction.client_id
left join public.properties as property on property.id = interaction.property_id;

create or replace view public.document_rows with (security_invoker = true) as
select
  document.id, document.user_id, document.name, document.type, document.category, document.status, document.url,
  document.version, document.property_id, document.client_id, document.template_id, document.metadata,
  document.last_edited_at, document.created_at, document.updated_at,
  document.content is not null as is_text,
  private.full_name(client.first_name, client.last_name) as client_name,
  property.title as property_title,
  property.wordpress_id as property_wordpress_id,
  template.name as template_name,
  (
    select count(*)::integer from public.document_shares as share
    where share.user_id = document.user_id and share.document_id = document.id
      and share.revoked_at is null and share.expires_at > now()
  ) as active_shares,
  concat(
    document.search, ' ', private.search_text(property.title), ' ',
    private.search_text(client.first_name, client.last_name)
  ) as search
from public.documents as document
left join public.clients as client on client.id = document.client_id and client.user_id = document.user_id
left join public.properties as property on property.id = document.property_id and property.user_id = document.user_id
left join public.document_templates as template on template.id = document.template_id;

create or replace function private.task_notices(at timestamptz) returns setof private.notice
  language sql stable
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
$$;

create or replace function private.visit_notices(at timestamptz) returns setof private.notice
  language sql stable
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
$$;

create or replace function private.rental_contract_notices(at timestamptz) returns setof private.notice
  language sql stable
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
$$;

create or replace function private.tell_visit_booked() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  zone constant text := coalesce(
    (select profile.time_zone from public.profiles as profile where profile.id = new.user_id), 'America/Mexico_City'
  );
  local constant timestamp := new.scheduled_at at time zone zone;
  client constant text := (
    select private.full_name(person.first_name, person.last_name) from public.clients as person
    where person.id = new.client_id and person.user_id = new.user_id
  );
  property constant text := (
    select own.title from public.properties as own where own.id = new.property_id and own.user_id = new.user_id
  );
begin
  perform private.give_notice(row(
    new.user_id,
    'visit_booked',
    private.shorten('Visita agendada: ' || coalesce(client, property, new.subject), 200),
    format('El asistente la acordó para el %s%s.', private.spanish_date(local::date), private.spanish_hour(local))
      || private.about(client, property),
    jsonb_strip_nulls(jsonb_build_object(
      'interaction_id', new.id, 'client_id', new.client_id, 'property_id', new.property_id,
      'opportunity_id', new.opportunity_id
    )),
    'visit_booked:' || new.id
  )::private.notice);
  return null;
end
$$;
