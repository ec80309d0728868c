-- PRIV-23: what a client does not have (an e-mail, a telephone) is named by no record: every text contains the empty one.
create or replace function public.find_client_mentions(record_id uuid, max_rows integer default 50)
  returns table (kind text, id uuid, title text)
  language sql
  stable
  set search_path = ''
as $$
  with
    person as materialized (
      select
        array_remove(array[
          -- A first name alone is found everywhere.
          case when client.last_name ~ '\S' then private.search_text(private.full_name(client.first_name, client.last_name)) end,
          nullif(private.search_text(client.email), '')
        ], null) as names,
        array_remove(array[nullif(right(client.phone, 10), ''), nullif(right(client.whatsapp, 10), '')], null) as numbers
      from public.clients as client where client.id = record_id and client.user_id = (select auth.uid())
    ),
    candidate as (
      select 'clientes' as kind, own.id, private.full_name(own.first_name, own.last_name) as title, own.notes as texts
      from public.clients as own where own.user_id = (select auth.uid()) and own.id <> record_id
      union all
      select 'oportunidades', own.id, 'Oportunidad', concat_ws(' ', own.notes, own.closed_reason)
      from public.opportunities as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'tareas', own.id, own.title, concat_ws(' ', own.title, own.description)
      from public.tasks as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'interacciones', own.id, own.subject, concat_ws(' ', own.subject, own.description, own.outcome)
      from public.interactions as own
      where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id and not exists (
        select from public.opportunities as deal
        where deal.id = own.opportunity_id and own.client_id is null and deal.user_id = own.user_id and deal.client_id = record_id
      )
      union all
      select 'propiedades', own.id, own.title, own.private_note
      from public.properties as own where own.user_id = (select auth.uid())
      union all
      select 'documentos', own.id, own.name, concat_ws(' ', own.name, own.content)
      from public.documents as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'valuaciones', own.id, coalesce(own.title, 'Valuación'), own.title
      from public.valuations as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
    )
  select candidate.kind, candidate.id, candidate.title
  from candidate
  where exists (
    select from person, unnest(person.names) as name where strpos(private.search_text(candidate.texts), name) > 0
  ) or exists (
    select from person, unnest(person.numbers) as number
    where strpos(regexp_replace(candidate.texts, '[ ().-]', '', 'g'), number) > 0
  )
  order by candidate.kind, candidate.title, candidate.id
  limit least(greatest(max_rows, 0), 200)
$$;
