-- OWN-15: the point of an own listing on the map, and what others see of it. An approximate point is the middle of its cell in a fixed grid of about 500 m,
-- so that every output shows the same and no number of them tells more. A tab of 0.2.0 does not name the columns, which keep their values.
alter table public.properties
  add column latitude numeric(8, 6),
  add column longitude numeric(9, 6),
  add column point_shown text not null default 'private',
  add constraint properties_latitude_range check (latitude >= -90 and latitude <= 90),
  add constraint properties_longitude_range check (longitude >= -180 and longitude <= 180),
  add constraint properties_point_shown_known check (point_shown in ('private', 'approximate', 'exact')),
  add column shown_latitude numeric(8, 6) generated always as (
    case point_shown when 'exact' then latitude when 'approximate' then (floor(latitude / 0.0045) + 0.5) * 0.0045 end
  ) stored,
  add column shown_longitude numeric(9, 6) generated always as (
    case point_shown when 'exact' then longitude when 'approximate' then (floor(longitude / 0.005) + 0.5) * 0.005 end
  ) stored,
  add constraint properties_point_shown_of_own check (own_number is not null or point_shown = 'private'),
  drop constraint properties_own_facts,
  add constraint properties_own_facts check (
    own_number is not null or (
      num_nonnulls(
        colonia, city, state, second_price, land_area, parking, year_built, maintenance_fee, private_note, exclusive_until,
        commission_percentage, shared_commission_percentage, street, latitude, longitude, shown_latitude, shown_longitude
      ) = 0
      and not is_exclusive and not is_example and operations = '{}'
    )
  );

-- As before, with the point in the note of the history.
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
  if own.street is not null or own.latitude is not null or own.private_note is not null or own.commission_percentage is not null
    or own.shared_commission_percentage is not null or own.is_exclusive
  then
    insert into public.interactions (property_id, type, subject, description)
    values (copy_id, 'other', 'Datos de la propiedad propia', left(concat_ws(E'\n',
      own.private_note,
      'Calle y número: ' || own.street,
      'Punto del mapa: ' || own.latitude || ', ' || own.longitude,
      'Comisión: ' || own.commission_percentage || ' %',
      'Parte para colegas: ' || trim_scale(own.shared_commission_percentage) || ' % de la comisión',
      case when own.is_exclusive then 'Exclusiva' || coalesce(' hasta el ' || to_char(own.exclusive_until, 'DD/MM/YYYY'), '') end
    ), 5000));
  end if;
  delete from public.properties where id = own_id and user_id = auth.uid();
  return 'joined';
end
$$;
