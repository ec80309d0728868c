-- OWN-13: the part of the commission that the agent shares with colleagues, in percent of the commission. It is the one number of
-- the agreement that a colleague's sheet prints; the commission itself stays the owner's and the agent's.
alter table public.properties
  add column shared_commission_percentage numeric(5, 2),
  add constraint properties_shared_commission_percentage_range
    check (shared_commission_percentage >= 0 and shared_commission_percentage <= 100),
  drop constraint properties_own_facts,
  add constraint properties_own_facts check (
    own_number is not null or (
      num_nonnulls(
        colonia, city, state, second_price, land_area, parking, year_built, maintenance_fee, private_note, exclusive_until,
        commission_percentage, shared_commission_percentage
      ) = 0
      and not is_exclusive and not is_example and operations = '{}'
    )
  );

-- As before, with the new column in the note of the history.
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
  if own.private_note is not null or own.commission_percentage is not null
    or own.shared_commission_percentage is not null or own.is_exclusive
  then
    insert into public.interactions (property_id, type, subject, description)
    values (copy_id, 'other', 'Datos de la propiedad propia', left(concat_ws(E'\n',
      own.private_note,
      'Comisión: ' || own.commission_percentage || ' %',
      'Parte para colegas: ' || trim_scale(own.shared_commission_percentage) || ' % de la comisión',
      case when own.is_exclusive then 'Exclusiva' || coalesce(' hasta el ' || to_char(own.exclusive_until, 'DD/MM/YYYY'), '') end
    ), 5000));
  end if;
  delete from public.properties where id = own_id and user_id = auth.uid();
  return 'joined';
end
$$;

-- As before: the examples that have a commission share half of it.
create or replace function public.add_example_data(app_address text default null::text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  listings constant uuid[] := array(select gen_random_uuid() from generate_series(1, 10));
  people constant uuid[] := array(select gen_random_uuid() from generate_series(1, 12));
  deals constant uuid[] := array(select gen_random_uuid() from generate_series(1, 8));
  zone constant text := coalesce(
    (select profile.time_zone from public.profiles as profile where profile.id = me), 'America/Mexico_City'
  );
  today constant timestamp := date_trunc('day', now() at time zone zone);
  -- The app has the pictures; from where an agent's browser got it, only they know.
  pictures constant text := substring(app_address from '^https?://[^/[:space:]]{1,255}$') || '/ejemplos/propiedad-';
begin
  -- Two tabs at the same time make one example.
  perform pg_advisory_xact_lock(hashtextextended('example_data ' || me::text, 0));
  if exists (select from public.properties as listing where listing.user_id = me and listing.is_example)
    or exists (select from public.clients as client where client.user_id = me and client.is_example)
  then
    return false;
  end if;

  insert into public.properties (
    id, user_id, title, property_type, operation, operations, price, second_price, colonia, city, state, location, bedrooms, bathrooms,
    area, land_area, parking, year_built, maintenance_fee, features, tags, sale_status, rental_status, rental_contract_end,
    is_exclusive, exclusive_until, commission_percentage, shared_commission_percentage, description, images, is_example, created_at, updated_at
  )
  select
    listings[given.place], me, given.title, given.kind, given.operations[1], given.operations, given.price, given.rent, given.colonia,
    given.city, given.state, concat_ws(', ', given.colonia, given.city, given.state), given.bedrooms, given.bathrooms, given.area,
    given.land, given.parking, given.built, given.fee, given.features, given.tags,
    case when 'sale' = any (given.operations) then given.status end, case when given.operations = '{rent}' then given.status end,
    given.contract_end, given.exclusive_until is not null, given.exclusive_until, given.commission,
    case when given.commission is not null then 50 end, given.description,
    array_remove(array[pictures || lpad(given.place::text, 2, '0') || '.jpg'], null), true, made.at, made.at
  from (values
    (1, 'Casa con alberca en Montebello', 'casa', '{sale}'::text[], 6450000, null::numeric, 'Montebello', 'Mérida', 'Yucatán',
      3, 3.5, 285, 320, 2, 2019, 1200, '{Alberca,Jardín,"Cuarto de servicio"}'::text[], '{Alberca}'::text[], 'disponible',
      null::date, today::date + 95, 5,
      'Casa de dos plantas con alberca, terraza techada y cocina integral, a cinco minutos de plazas y escuelas.', 3),
    (2, 'Departamento remodelado en Roma Norte', 'departamento', '{sale}', 5900000, null, 'Roma Norte', 'Ciudad de México',
      'Ciudad de México', 2, 2, 92, null, 1, 2016, 2800, '{Elevador,Balcón,"Roof garden"}', '{"Acepta crédito"}', 'disponible',
      null, null, 4, 'Segundo piso con balcón a la calle, pisos de madera y roof garden compartido.', 6),
    (3, 'Departamento en renta en Providencia', 'departamento', '{rent}', 24500, null, 'Providencia', 'Guadalajara', 'Jalisco',
      2, 2, 105, null, 2, 2018, null, '{Elevador,Gimnasio,"Vigilancia 24 horas"}', '{}', 'disponible', null, null, null,
      'Cocina equipada, cuarto de lavado y amenidades en el mismo edificio.', 9),
    (4, 'Residencia en privada de Temozón Norte', 'casa', '{sale}', 8900000, null, 'Temozón Norte', 'Mérida', 'Yucatán',
      4, 4.5, 380, 450, 3, 2022, 2500, '{Alberca,Terraza,"Casa club"}', '{Privada}', 'disponible', null, today::date + 160, 5,
      'Residencia nueva en privada con casa club, cuatro recámaras con baño y acabados de mármol.', 12),
    (5, 'Terreno listo para construir en Cholul', 'terreno', '{sale}', 1350000, null, 'Cholul', 'Mérida', 'Yucatán',
      null, null, null, 400, null, null, null, '{Esquina,"Servicios al pie"}', '{Inversión}', 'disponible', null, null, 5,
      'Terreno en esquina con agua y luz al pie, a dos calles de la avenida principal.', 16),
    (6, 'Local sobre Paseo de Montejo', 'local', '{rent}', 38000, null, 'Centro', 'Mérida', 'Yucatán',
      null, 2, 140, null, 4, 2010, null, '{"Estacionamiento propio"}', '{}', 'disponible', null, null, null,
      'Planta baja con frente de vidrio, bodega y cuatro lugares de estacionamiento.', 20),
    (7, 'Oficina amueblada en Del Valle Centro', 'oficina', '{rent}', 32000, null, 'Del Valle Centro', 'Ciudad de México',
      'Ciudad de México', null, 2, 120, null, 3, 2014, 4100, '{Elevador,"Sala de juntas"}', '{}', 'apartada', null, null, null,
      'Ocho privados, sala de juntas y recepción; lista para ocuparse.', 25),
    (8, 'Casa familiar en Jardines del Bosque', 'casa', '{sale}', 7200000, null, 'Jardines del Bosque', 'Guadalajara', 'Jalisco',
      4, 3, 310, 280, 3, 1998, null, '{Jardín,Estudio}', '{}', 'apartada', null, null, 5,
      'Calle tranquila con árboles, jardín al fondo y estudio en planta baja.', 31),
    (9, 'Departamento en Narvarte, venta o renta', 'departamento', '{sale,rent}', 4150000, 19500, 'Narvarte Poniente',
      'Ciudad de México', 'Ciudad de México', 2, 1, 78, null, 1, 2008, 1500, '{Elevador}', '{}', 'disponible', null, null, 4,
      'Tercer piso con mucha luz, a tres calles del metro.', 38),
    (10, 'Casa rentada en San Ramón Norte', 'casa', '{rent}', 28000, null, 'San Ramón Norte', 'Mérida', 'Yucatán',
      3, 2.5, 210, 250, 2, 2015, null, '{Jardín,"Aire acondicionado"}', '{}', 'rentada', today::date + 210, null, null,
      'Casa con jardín y aire acondicionado en todas las recámaras.', 150)
  ) as given (
    place, title, kind, operations, price, rent, colonia, city, state, bedrooms, bathrooms, area, land, parking, built, fee, features,
    tags, status, contract_end, exclusive_until, commission, description, days
  )
  cross join lateral (select now() - make_interval(days => given.days) as at) as made;

  insert into public.clients (
    id, user_id, type, first_name, last_name, email, phone, whatsapp, status, source, budget_min, budget_max, tags, notes, is_example,
    created_at, updated_at
  )
  select
    people[given.place], me, given.type, given.first_name, given.last_name,
    -- An address belongs to one client: it may be with an example that stayed from before.
    (select given.email where not exists (
      select from public.clients as other where other.user_id = me and lower(other.email) = given.email
    )),
    '55000000' || lpad(given.place::text, 2, '0'), '55000000' || lpad(given.place::text, 2, '0'), given.status, given.source,
    given.budget_min, given.budget_max, given.tags, given.notes, true, made.at, made.at
  from (values
    (1, 'comprador', 'Lucía', 'Campos Ejemplo', 'lucia@example.com', 'active', 'Portal inmobiliario', 5500000, 7000000, '{}'::text[],
      'Busca casa con alberca para su familia.', 2),
    (2, 'comprador', 'Mateo', 'Duarte Ejemplo', 'mateo@example.com', 'active', 'Recomendación', 5000000, 6200000, '{Infonavit}',
      'Compra con crédito; ya tiene su precalificación.', 5),
    (3, 'inquilino', 'Renata', 'Olmos Ejemplo', 'renata@example.com', 'active', 'Facebook', 18000, 26000, '{}',
      'Se muda por trabajo a Guadalajara el próximo mes.', 7),
    (4, 'propietario', 'Octavio', 'Baeza Ejemplo', 'octavio@example.com', 'active', 'Recomendación', null, null, '{Exclusiva}',
      'Dueño de la casa en Montebello.', 34),
    (5, 'inversionista', 'Irene', 'Salgado Ejemplo', 'irene@example.com', 'active', 'Evento', 1000000, 5000000, '{VIP}',
      'Le interesan terrenos y departamentos para rentar.', 18),
    (6, 'comprador', 'Emilio', 'Prado Ejemplo', 'emilio@example.com', 'active', 'Sitio web', 6500000, 7500000, '{}',
      'Ofreció por la casa de Jardines del Bosque.', 28),
    (7, 'propietario', 'Carmen', 'Iturbe Ejemplo', 'carmen@example.com', 'active', 'Letrero', null, null, '{}',
      'Dueña del departamento en Roma Norte.', 40),
    (8, 'inquilino', 'Saúl', 'Medrano Ejemplo', 'saul@example.com', 'active', 'WhatsApp', 20000, 30000, '{}',
      'Renta la casa de San Ramón Norte.', 149),
    (9, 'comprador', 'Paula', 'Zaragoza Ejemplo', 'paula@example.com', 'lead', 'Instagram', 3500000, 4300000, '{}',
      'Preguntó por el departamento en Narvarte.', 1),
    (10, 'inquilino', 'Gael', 'Montiel Ejemplo', 'gael@example.com', 'lead', 'Portal inmobiliario', 28000, 40000, '{}',
      'Necesita local u oficina para seis personas.', 3),
    (11, 'propietario', 'Elsa', 'Quintal Ejemplo', 'elsa@example.com', 'active', 'Recomendación', null, null, '{}',
      'Dueña del terreno en Cholul.', 22),
    (12, 'comprador', 'Hugo', 'Arceo Ejemplo', 'hugo@example.com', 'inactive', 'Sitio web', 8000000, 9500000, '{}',
      'Compró con otra inmobiliaria.', 60)
  ) as given (place, type, first_name, last_name, email, status, source, budget_min, budget_max, tags, notes, days)
  cross join lateral (select now() - make_interval(days => given.days) as at) as made;

  insert into public.client_preferences (user_id, client_id, property_type, operation, min_price, max_price, locations, bedrooms)
  values
    (me, people[1], '{casa}', 'sale', 5500000, 7000000, '{Montebello,"Temozón Norte"}', 3),
    (me, people[2], '{departamento}', 'sale', 5000000, 6200000, '{"Roma Norte"}', 2),
    (me, people[3], '{departamento}', 'rent', 18000, 26000, '{Providencia}', 2),
    (me, people[5], '{terreno,departamento}', 'sale', 1000000, 5000000, '{Cholul,"Narvarte Poniente"}', null),
    (me, people[9], '{departamento}', 'sale', 3500000, 4300000, '{"Narvarte Poniente"}', 2),
    (me, people[10], '{local,oficina}', 'rent', 28000, 40000, '{Centro,"Del Valle Centro"}', null);

  insert into public.property_clients (user_id, created_by, property_id, client_id, relationship_type, start_date, is_example)
  select me, me, listings[given.listing], people[given.person], given.relationship, today::date - given.days, true
  from (values
    (1, 4, 'owner', 34), (2, 7, 'owner', 40), (5, 11, 'owner', 22), (10, 8, 'tenant', 149), (8, 6, 'buyer', 10), (1, 1, 'buyer', 2)
  ) as given (listing, person, relationship, days);

  insert into public.opportunities (
    id, user_id, client_id, property_id, stage_id, type, expected_amount, commission_percentage, probability, expected_close_date,
    closed_amount, closed_at, closed_reason, stage_changed_at, is_example, created_at, updated_at
  )
  select
    deals[given.place], me, people[given.person], listings[given.listing], stage.id, given.type, given.amount, given.commission,
    given.probability, today::date + given.closes, case when stage.outcome = 'won' then given.amount end,
    case when stage.outcome <> 'open' then entered.at end, given.reason, entered.at, true, entered.at - interval '3 days',
    entered.at - interval '3 days'
  from (values
    (1, 9, 9, 1, 'sale', 4150000, 4, 15, 60, null::text, 1),
    (2, 10, 6, 1, 'rent', 38000, 3, 20, 25, null, 2),
    (3, 3, 3, 2, 'rent', 24500, 3, 35, 20, null, 3),
    (4, 1, 1, 3, 'sale', 6450000, 5, 50, 45, null, 2),
    (5, 2, 2, 4, 'sale', 5750000, 4, 70, 30, null, 4),
    (6, 6, 8, 5, 'sale', 7000000, 5, 85, 14, null, 6),
    (7, 8, 10, 6, 'rent', 28000, 3, 100, -140, null, 140),
    (8, 12, 4, 7, 'sale', 8900000, 5, 0, -15, 'Compró con otra inmobiliaria', 15)
  ) as given (place, person, listing, stage, type, amount, commission, probability, closes, reason, days)
  join public.opportunity_stages as stage on stage.order_index = given.stage
  cross join lateral (select now() - make_interval(days => given.days) as at) as entered;

  insert into public.tasks (user_id, title, status, priority, due_date, client_id, property_id, is_example, created_at, updated_at)
  select
    me, given.title, 'pending', given.priority, (today + given.due) at time zone zone, people[given.person], listings[given.listing],
    true, now() - interval '1 day', now() - interval '1 day'
  from (values
    ('Enviar ficha de la casa en Montebello', 'high', interval '1 day 10 hours', 1, 1),
    ('Preparar la contraoferta de Roma Norte', 'urgent', interval '1 day 17 hours', 2, 2),
    ('Confirmar la visita en Providencia', 'medium', interval '2 days 9 hours', 3, 3),
    ('Revisar la exclusiva con el dueño', 'low', interval '6 days 12 hours', 4, 1)
  ) as given (title, priority, due, person, listing);

  insert into public.interactions (
    user_id, client_id, property_id, opportunity_id, type, subject, outcome, scheduled_at, is_example, created_at, updated_at
  )
  select
    me, people[given.person], listings[given.listing], deals[given.deal], given.type, given.subject, given.outcome,
    (today + given.at) at time zone zone, true, now() - interval '1 day', now() - interval '1 day'
  from (values
    (1, 1, 4, 'call', 'Llamada sobre la casa en Montebello', 'Quiere verla con su familia', interval '-3 days 11 hours'),
    (1, 1, 4, 'visit', 'Visita a la casa en Montebello', null, interval '3 days 12 hours'),
    (2, 2, 5, 'visit', 'Visita al departamento en Roma Norte', 'Le gustó el balcón', interval '-9 days 17 hours'),
    (2, 2, 5, 'offer', 'Ofreció $5,750,000', 'Espera respuesta del dueño', interval '-4 days 13 hours'),
    (3, 3, 3, 'whatsapp', 'Envío de fotos del departamento', null, interval '-3 days 16 hours'),
    (6, 8, 6, 'meeting', 'Revisión del contrato con el notario', 'Falta un avalúo', interval '-2 days 10 hours'),
    (9, 9, 1, 'call', 'Primera llamada', 'Pidió más información', interval '-1 day 18 hours')
  ) as given (person, listing, deal, type, subject, outcome, at);

  insert into public.user_settings (user_id, has_examples) values (me, true)
  on conflict (user_id) do update set has_examples = true;
  return true;
end
$$;
