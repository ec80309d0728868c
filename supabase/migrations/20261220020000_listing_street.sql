-- OWN-14: the street and the number of an own listing. A tab of 0.2.0 does not name the column, which keeps its value.
alter table public.properties
  add column street text,
  add constraint properties_street_length check (char_length(street) <= 200),
  drop constraint properties_own_facts,
  add constraint properties_own_facts check (
    own_number is not null or (
      num_nonnulls(
        colonia, city, state, second_price, land_area, parking, year_built, maintenance_fee, private_note, exclusive_until,
        commission_percentage, shared_commission_percentage, street
      ) = 0
      and not is_exclusive and not is_example and operations = '{}'
    )
  );

-- As before, with the street, which may name a client.
create or replace function public.find_client_mentions(record_id uuid, max_rows integer default 50, with_lists boolean default false)
returns table (kind text, id uuid, title text)
language sql
stable
set search_path = ''
as $$
  with
    person as materialized (select found.names, found.numbers from private.marks_of_client(record_id) as found),
    deal as (
      select own.id from public.opportunities as own where own.user_id = (select auth.uid()) and own.client_id = record_id
    ),
    typed as materialized (select private.typed_texts('public.opportunities') as names),
    other as (
      select own.*, private.full_name(own.first_name, own.last_name) as full_name
      from public.clients as own where own.user_id = (select auth.uid()) and own.id <> record_id
    ),
    candidate as (
      select 'clientes' as kind, own.id, own.full_name as title, concat_ws(
        E'\n', own.full_name, own.email, own.phone, own.whatsapp, own.address, own.source, own.notes, array_to_string(own.tags, E'\n'),
        array_to_string(wanted.locations, E'\n')
      ) as texts
      from other as own left join public.client_preferences as wanted on wanted.client_id = own.id and wanted.user_id = own.user_id
      union all
      select 'clientes', own.id, own.full_name, link.notes
      from public.property_clients as link join other as own on own.id = link.client_id
      where link.user_id = (select auth.uid())
      union all
      select 'clientes', own.id, own.full_name, concat_ws(E'\n', run.plan_name, run.steps)
      from public.follow_up_runs as run join other as own on own.id = run.client_id
      where run.user_id = (select auth.uid())
      union all
      select 'clientes', own.id, own.full_name, message.content
      from public.whatsapp_messages as message join other as own on own.id = message.client_id
      where message.user_id = (select auth.uid())
      union all
      -- Those that are left without a client are shown with their operation or their property.
      select
        case when message.opportunity_id is null then 'propiedades' else 'oportunidades' end,
        coalesce(message.opportunity_id, message.property_id), coalesce(property.title, 'Oportunidad'), message.content
      from public.whatsapp_messages as message
      left join public.properties as property
        on property.id = message.property_id and property.user_id = message.user_id and message.opportunity_id is null
      where message.user_id = (select auth.uid()) and message.client_id is null
        and coalesce(message.opportunity_id, message.property_id) is not null
        and (message.opportunity_id is null or message.opportunity_id not in (select deal.id from deal))
      union all
      select 'oportunidades', own.id, 'Oportunidad', (
        select string_agg(stored.value, E'\n') from jsonb_each_text(to_jsonb(own)) as stored, typed where stored.key = any (typed.names)
      )
      from public.opportunities as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'tareas', own.id, own.title, concat_ws(E'\n', own.title, own.description, own.message)
      from public.tasks as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'interacciones', own.id, own.subject, concat_ws(E'\n', own.subject, own.description, own.outcome)
      from public.interactions as own
      where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
        and (own.client_id is not null or own.opportunity_id is null or own.opportunity_id not in (select deal.id from deal))
      union all
      select 'propiedades', own.id, own.title, concat_ws(
        E'\n', own.title, own.description, own.location, own.street, own.colonia, own.city, own.state, own.private_note,
        array_to_string(own.features, E'\n'), array_to_string(own.tags, E'\n')
      )
      from public.properties as own where own.user_id = (select auth.uid())
      union all
      select 'propiedades', property.id, property.title, concat_ws(E'\n', own.title, own.recommendation, own.facts)
      from public.owner_reports as own
      join public.properties as property on property.id = own.property_id and property.user_id = own.user_id
      where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'documentos', own.id, own.name, concat_ws(E'\n', own.name, own.content, own.metadata)
      from public.documents as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'documentos', own.id, own.name, earlier.content
      from public.document_versions as earlier
      join public.documents as own on own.id = earlier.document_id and own.user_id = earlier.user_id
      where earlier.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'documentos', own.id, own.name, share.shared_email
      from public.document_shares as share
      join public.documents as own on own.id = share.document_id and own.user_id = share.user_id
      where share.user_id = (select auth.uid()) and own.client_id is distinct from record_id
        and share.shared_with is not null and share.shared_with <> record_id
      union all
      select 'valuaciones', own.id, coalesce(own.title, 'Valuación'), concat_ws(E'\n', own.title, own.colony, own.input)
      from public.valuations as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'selecciones', own.id, own.title, concat_ws(E'\n', own.title, own.message)
      from public.selections as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'selecciones', own.id, own.title, concat_ws(E'\n', item.note, item.comment, item.listing)
      from public.selection_items as item
      join public.selections as own on own.id = item.selection_id and own.user_id = item.user_id
      where item.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'profesionales', own.id, own.name, concat_ws(
        E'\n', own.name, own.specialty, own.phone, own.email, own.address, own.notes
      )
      from public.professionals as own where own.user_id = (select auth.uid())
      union all
      select 'profesionales', own.id, own.name, concat_ws(E'\n', job.description, job.notes)
      from public.professional_jobs as job
      join public.professionals as own on own.id = job.professional_id and own.user_id = job.user_id
      where job.user_id = (select auth.uid())
      union all
      select 'scripts', own.id, own.title, concat_ws(E'\n', own.title, own.content)
      from public.sales_scripts as own where own.user_id = (select auth.uid())
      union all
      select 'plantillas', own.id, own.name, concat_ws(E'\n', own.name, own.description, own.content, own.variables)
      from public.document_templates as own where with_lists and own.user_id = (select auth.uid())
      union all
      select 'planes', own.id, own.name, concat_ws(E'\n', own.name, own.steps)
      from public.follow_up_plans as own where with_lists and own.user_id = (select auth.uid())
      union all
      select 'avisos', own.id, own.title, concat_ws(E'\n', own.title, own.message)
      from public.notifications as own
      where with_lists and own.user_id = (select auth.uid()) and own.data ->> 'client_id' is distinct from record_id::text
    )
  select candidate.kind, candidate.id, min(candidate.title)
  from person join candidate on private.is_named(candidate.texts, person.names, person.numbers)
  group by candidate.kind, candidate.id
  order by 1, 3, 2
  limit least(greatest(max_rows, 0), 200)
$$;

-- As before, with the street in the note of the history.
create or replace function public.join_listings(own_id uuid, copy_id uuid, own_seen timestamp with time zone)
returns text
language plpgsql
set search_path = ''
as $$
declare
  own public.properties;
  copy public.properties;
begin
  -- Always in the same order, so that two of them cannot wait for each other.
  perform 1 from public.properties where id in (own_id, copy_id) and user_id = auth.uid() order by id for update;
  select * into copy from public.properties where id = copy_id and user_id = auth.uid() and own_number is null;
  if copy.id is null then return 'gone'; end if;
  select * into own from public.properties where id = own_id and user_id = auth.uid() and own_number is not null;
  if own.id is null then return 'done'; end if;
  if own.updated_at <> own_seen then return 'changed'; end if;

  -- Only one active link of a kind may be between a client and a property: the second becomes history.
  update public.property_clients as link
  set status = 'ended', end_date = coalesce(link.end_date, greatest(link.start_date, current_date))
  where link.property_id = own_id and link.user_id = auth.uid() and link.status = 'active' and exists (
    select from public.property_clients as other
    where other.property_id = copy_id and other.user_id = auth.uid() and other.status = 'active'
      and other.client_id = link.client_id and other.relationship_type = link.relationship_type
  );
  update public.property_clients set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.opportunities set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.tasks set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.interactions set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.whatsapp_messages set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.documents set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.valuations set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.professional_jobs set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.owner_reports set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  -- A selection may hold both already; then the own one stays on its page as what it was.
  update public.selection_items as item set property_id = copy_id
  where item.property_id = own_id and item.user_id = auth.uid() and not exists (
    select from public.selection_items as other where other.selection_id = item.selection_id and other.property_id = copy_id
  );
  update public.properties
  set
    tags = array(select distinct tag from unnest(copy.tags || own.tags) as tag order by tag),
    sale_status = coalesce(copy.sale_status, own.sale_status),
    rental_status = coalesce(copy.rental_status, own.rental_status),
    rental_contract_end = coalesce(copy.rental_contract_end, own.rental_contract_end),
    assigned_agent = coalesce(copy.assigned_agent, own.assigned_agent)
  where id = copy_id and user_id = auth.uid();
  -- What only an own listing holds would go with it: it stays as a note in the history.
  if own.street is not null or own.private_note is not null or own.commission_percentage is not null
    or own.shared_commission_percentage is not null or own.is_exclusive
  then
    insert into public.interactions (property_id, type, subject, description)
    values (copy_id, 'other', 'Datos de la propiedad propia', left(concat_ws(E'\n',
      own.private_note,
      'Calle y número: ' || own.street,
      'Comisión: ' || own.commission_percentage || ' %',
      'Parte para colegas: ' || trim_scale(own.shared_commission_percentage) || ' % de la comisión',
      case when own.is_exclusive then 'Exclusiva' || coalesce(' hasta el ' || to_char(own.exclusive_until, 'DD/MM/YYYY'), '') end
    ), 5000));
  end if;
  delete from public.properties where id = own_id and user_id = auth.uid();
  return 'joined';
end
$$;
