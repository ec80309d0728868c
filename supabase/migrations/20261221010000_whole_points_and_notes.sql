-- OWN-15: a point has both its numbers, and a place in Mexico lies west of Greenwich: without its sign it would be shown in Asia.
alter table public.properties
  drop constraint properties_longitude_range,
  add constraint properties_longitude_range check (longitude >= -180 and longitude <= 0),
  add constraint properties_point_whole check ((latitude is null) = (longitude is null));

-- As before, but the note of the history loses nothing where the private note is as long as it may be.
create or replace function public.join_listings(own_id uuid, copy_id uuid, own_seen timestamp with time zone)
returns text
language plpgsql
set search_path = ''
as $$
declare
  own public.properties;
  copy public.properties;
  facts text;
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
  -- What only an own listing holds would go with it: it stays in the history, in two notes where one does not hold it all.
  facts := nullif(concat_ws(E'\n',
    'Calle y número: ' || own.street,
    'Punto del mapa: ' || own.latitude || ', ' || own.longitude,
    'Video: ' || own.video_url,
    'Recorrido virtual: ' || own.tour_url,
    'Comisión: ' || own.commission_percentage || ' %',
    'Parte para colegas: ' || trim_scale(own.shared_commission_percentage) || ' % de la comisión',
    case when own.is_exclusive then 'Exclusiva' || coalesce(' hasta el ' || to_char(own.exclusive_until, 'DD/MM/YYYY'), '') end
  ), '');
  insert into public.interactions (property_id, type, subject, description)
  select copy_id, 'other', 'Datos de la propiedad propia', note
  from unnest(
    case
      when char_length(concat_ws(E'\n', own.private_note, facts)) > 5000 then array[own.private_note, facts]
      else array[nullif(concat_ws(E'\n', own.private_note, facts), '')]
    end
  ) as note
  where note is not null;
  delete from public.properties where id = own_id and user_id = auth.uid();
  return 'joined';
end
$$;

-- The function as it is, but of what was deleted within the last day only what names this client goes: 'ana@correo.mx' is not 'mariana@correo.mx', and '_' of
-- an address is only a sign.
do $$
declare
  definition constant text := pg_get_functiondef('public.erase_client(uuid, uuid, uuid[], boolean)'::regprocedure);
  before constant text := '        select ''%'' || mark || ''%'' from unnest(array[person::text, coalesce(address, person::text)] || deals::text[]) as mark
';
begin
  if strpos(definition, before) = 0 then
    raise exception 'erase_client has another text';
  end if;
  execute replace(definition, before, '        select ''%'' || mark || ''%''
        from unnest(person::text || deals::text[] || (''"'' || regexp_replace(address, ''([\\%_])'', ''\\\1'', ''g'') || ''"'')) as mark
        where mark is not null
');
end
$$;
