-- What a person types about an opportunity may name its client. Erasure and the search for mentions named these columns; now they follow the catalogue,
-- so that a new text is emptied and searched by itself.

create function private.typed_texts(target regclass) returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(known.attname::text order by known.attnum), '{}')
  from pg_catalog.pg_attribute as known
  where known.attrelid = target and not known.attisdropped and exists (
    select from pg_catalog.pg_constraint as fixed
    where fixed.conrelid = target and fixed.contype = 'c' and fixed.conkey = array[known.attnum]
      and pg_catalog.pg_get_constraintdef(fixed.oid) like '%char\_length(%'
  )
$$;

comment on function private.typed_texts(regclass) is
  'The columns with a limit of length: what a person types. A choice has a list of values instead.';

revoke execute on function private.typed_texts(regclass) from public;
grant execute on function private.typed_texts(regclass) to authenticated, service_role;

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
        E'\n', own.title, own.description, own.location, own.colonia, own.city, own.state, own.private_note,
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

create or replace function public.erase_client(
  record_id uuid, erasure_id uuid, keep_documents uuid[] default '{}', keep_operations boolean default true
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  person constant uuid := record_id;
  -- Null is what is not given: compared with it, nothing would be erased.
  papers_to_keep constant uuid[] := array_remove(coalesce(keep_documents, '{}'), null);
  keeps_operations constant boolean := coalesce(keep_operations, true);
  gone uuid[] := array[record_id];
  address text;
  marks record;
  deals uuid[];
  papers uuid[];
  shares uuid[];
  files text[];
  photos text[];
  erased jsonb;
  operations_kept integer := 0;
  papers_kept integer;
  notices integer;
begin
  perform private.require_second_factor();
  if exists (select from public.client_erasures as earlier where earlier.id = erasure_id and earlier.user_id = me) then
    return jsonb_build_object('outcome', 'erased', 'files', '[]'::jsonb, 'photos', '[]'::jsonb);
  end if;
  select lower(client.email) into address from public.clients as client where client.id = person and client.user_id = me for update;
  if not found then return jsonb_build_object('outcome', 'gone', 'files', '[]'::jsonb, 'photos', '[]'::jsonb); end if;

  select found.names, found.numbers into marks from private.marks_of_client(person) as found;
  erased := public.count_client_data(person);
  deals := array(select deal.id from public.opportunities as deal where deal.user_id = me and deal.client_id = person);
  papers := array(
    select paper.id from public.documents as paper
    where paper.user_id = me and paper.client_id = person and not paper.id = any (papers_to_keep)
  );
  shares := array(
    select share.id from public.document_shares as share
    where share.user_id = me and (share.shared_with = person or share.shared_with is null and lower(share.shared_email) = address)
  );
  gone := gone || papers || shares || array(
    select own.id from public.interactions as own
    where own.user_id = me and (own.client_id = person or own.client_id is null and own.opportunity_id = any (deals))
    union all
    select own.id from public.tasks as own where own.user_id = me and own.client_id = person
    union all
    select own.id from public.selections as own where own.user_id = me and own.client_id = person
    union all
    select own.id from public.owner_reports as own where own.user_id = me and own.client_id = person
    union all
    select own.id from public.valuations as own where own.user_id = me and own.client_id = person
    union all
    select deal.id from public.opportunities as deal
    where deal.user_id = me and deal.client_id = person and not (keeps_operations and deal.status = 'won')
  );

  -- What was deleted within the last day could be brought back.
  with removed as (
    delete from private.deleted_records as waiting
    where waiting.user_id = me
      and concat(waiting.record, waiting.hanging) ilike any (array(
        select '%' || mark || '%' from unnest(array[person::text, coalesce(address, person::text)] || deals::text[]) as mark
      ))
    returning waiting.kind, waiting.record
  )
  select
    array_agg(removed.record ->> 'url') filter (where removed.kind = 'documents' and removed.record ->> 'url' is not null),
    array(
      select photo from public.interactions as own cross join unnest(own.photos) as photo
      where own.user_id = me and own.id = any (gone)
    ) || array_agg(photo) filter (where photo is not null)
  into files, photos
  from removed left join lateral jsonb_array_elements_text(
    case removed.kind when 'interactions' then removed.record -> 'photos' end
  ) as photo on true;
  delete from public.interactions as own where own.user_id = me and own.id = any (gone);
  delete from public.whatsapp_messages as own
  where own.user_id = me and (
    own.client_id = person or own.client_id is null and own.opportunity_id = any (deals)
    -- No page shows what is left of a client, an operation and a property that are gone.
    or num_nonnulls(own.client_id, own.opportunity_id, own.property_id) = 0
      and private.is_named(own.content, marks.names, marks.numbers)
  );
  -- Nobody can open or change an earlier answer about a document.
  delete from public.document_ai_history as own
  where own.user_id = me and (
    own.metadata ->> 'document_id' = any (papers::text[])
    or private.is_named(concat_ws(E'\n', own.content, own.metadata), marks.names, marks.numbers)
  );
  delete from public.tasks as own where own.user_id = me and own.id = any (gone);
  delete from public.valuations as own where own.user_id = me and own.id = any (gone);
  delete from public.opportunities as own where own.user_id = me and own.id = any (gone);
  if keeps_operations then
    execute format(
      'update public.opportunities as own set client_id = null, %s where own.user_id = $1 and own.client_id = $2',
      (select string_agg(format('%I = null', name), ', ') from unnest(private.typed_texts('public.opportunities')) as name)
    ) using me, person;
    get diagnostics operations_kept = row_count;
  end if;

  delete from public.document_shares as own where own.user_id = me and own.id = any (shares);
  with removed as (
    delete from public.documents as own where own.user_id = me and own.id = any (papers) returning own.url
  )
  select files || array_agg(distinct removed.url) into files from removed where removed.url is not null;
  update public.documents as own set client_id = null where own.user_id = me and own.client_id = person;
  get diagnostics papers_kept = row_count;
  update public.document_history as own set details = own.details - 'client_id' - 'email'
  where own.user_id = me and (
    own.details ->> 'client_id' = person::text or own.details ->> 'share_id' = any (shares::text[])
    or lower(own.details ->> 'email') = address
  );

  delete from public.notifications as notice
  where notice.user_id = me
    and exists (select from jsonb_each_text(notice.data) as named where named.value = any (gone::text[]));
  get diagnostics notices = row_count;
  -- Preferences, links to properties, selections, reports and consents go with it.
  delete from public.clients as client where client.id = person and client.user_id = me;

  insert into public.client_erasures (id, user_id, erased, kept)
  values (
    erasure_id, me,
    erased - 'won' || jsonb_build_object(
      'clients', 1, 'notifications', notices,
      'opportunities', (erased ->> 'opportunities')::integer - operations_kept,
      'documents', (erased ->> 'documents')::integer - papers_kept
    ),
    jsonb_build_object('opportunities', operations_kept, 'documents', papers_kept)
  );
  return jsonb_build_object('outcome', 'erased', 'files', coalesce((
    select jsonb_agg(file) from unnest(files) as file
    where not exists (select from public.documents as paper where paper.user_id = me and paper.url = file)
  ), '[]'::jsonb), 'photos', coalesce((
    select jsonb_agg(file order by file)
    from unnest(photos) as photo cross join unnest(array[photo, regexp_replace(photo, '\.jpg$', '-480.jpg')]) as file
  ), '[]'::jsonb));
end
$$;
