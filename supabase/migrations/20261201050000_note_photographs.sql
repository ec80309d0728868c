-- Photographs of interactions, in the private bucket notes: {userId}/{interaction's id}/{photograph}.jpg, and the same with -480 before
-- .jpg, 480 pixels wide. The interaction names them, as an own listing names its photographs.
alter table public.interactions add column photos text[] not null default '{}';
comment on column public.interactions.photos is 'Paths in the bucket notes, in the order in which they are shown.';

-- What can still be restored was deleted without the column.
update private.deleted_records set record = record || '{"photos": []}' where kind = 'interactions';

create function private.names_note_photos(photos text[], folder text) returns boolean
  language sql immutable parallel safe
  return cardinality(photos) <= 6 and not exists (
    select from unnest(photos) as photo where photo is null or photo !~ ('^' || folder || '[0-9a-f-]{36}\.jpg$')
  );

alter table public.interactions add constraint interactions_own_photos check (
  private.names_note_photos(photos, user_id || '/' || id || '/')
);

create or replace view public.interaction_rows with (security_invoker = true) as
  select
    interaction.id, interaction.user_id, interaction.type, interaction.subject, interaction.description, interaction.scheduled_at,
    interaction.outcome, interaction.client_id, interaction.property_id, interaction.opportunity_id, interaction.created_at,
    interaction.updated_at, coalesce(interaction.scheduled_at, interaction.created_at) as moment,
    private.full_name(client.first_name, client.last_name) as client_name, property.title as property_title,
    concat(
      private.search_text(interaction.subject, interaction.description, interaction.outcome), ' ', client.search, ' ', property.search
    ) as search,
    interaction.is_example, interaction.pinned_at, interaction.is_inbound, interaction.photos
  from public.interactions as interaction
  left join public.clients as client on client.id = interaction.client_id
  left join public.properties as property on property.id = interaction.property_id;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('notes', 'notes', false, 10485760, array['image/jpeg'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy notes_bucket_select_own on storage.objects for select to authenticated
  using (bucket_id = 'notes' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy notes_bucket_insert_own on storage.objects for insert to authenticated
  with check (bucket_id = 'notes' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy notes_bucket_update_own on storage.objects for update to authenticated
  using (bucket_id = 'notes' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'notes' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy notes_bucket_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'notes' and (storage.foldername(name))[1] = (select auth.uid())::text);

create or replace function private.account_of_file(bucket text, path text, owner_id text) returns uuid
  language sql immutable parallel safe
as $$
  select owner::uuid
  from (
    select case
      when bucket in ('documents', 'listing-photos', 'notes') then split_part(path, '/', 1)
      when bucket = 'images' and owner_id is not null then owner_id
      when bucket = 'images' and (path like 'logos/%' or path like 'portraits/%') then split_part(path, '/', 2)
    end as owner
  ) as found
  where owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;

create or replace function public.files_to_sweep(max_files integer default 500) returns table (bucket text, path text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select object.bucket_id, object.name
  from storage.objects as object
  cross join lateral (
    select private.account_of_file(object.bucket_id, object.name, object.owner_id) as id
  ) as account
  -- The record whose folder it lies in, as an id: one of text would be looked for in all rows of the agent, file by file.
  cross join lateral (
    select case
      when split_part(object.name, '/', 2) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(object.name, '/', 2)::uuid
    end as id
  ) as folder
  where object.bucket_id in ('documents', 'images', 'listing-photos', 'notes')
    and object.created_at < now() - interval '1 day'
    and account.id is not null
    and (
      not exists (select from auth.users as person where person.id = account.id)
      or (
        object.bucket_id = 'documents'
        and not exists (
          select from public.documents as document
          where document.user_id = account.id and document.url = object.name
        )
      )
      or (
        object.bucket_id = 'listing-photos'
        and not exists (
          select from public.properties as property
          where property.user_id = account.id and property.id = folder.id
            and regexp_replace(object.name, '-480\.jpg$', '.jpg') = any (property.images)
        )
      )
      or (
        object.bucket_id = 'notes'
        and not exists (
          select from public.interactions as interaction
          where interaction.user_id = account.id and interaction.id = folder.id
            and regexp_replace(object.name, '-480\.jpg$', '.jpg') = any (interaction.photos)
        )
        -- A deleted interaction comes back with its photographs.
        and not exists (
          select from private.deleted_records as waiting
          where waiting.user_id = account.id and waiting.kind = 'interactions'
            and waiting.record_id = folder.id
            and waiting.record -> 'photos' ? regexp_replace(object.name, '-480\.jpg$', '.jpg')
        )
      )
      or (
        object.bucket_id = 'images'
        and object.name like 'portraits/%'
        and not exists (
          select from public.profiles as profile where profile.id = account.id and profile.photo_path = object.name
        )
      )
    )
  order by object.bucket_id, object.name
  limit least(greatest(max_files, 0), 1000)
$$;

create or replace function private.has_storage_left() returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  allowed_bytes constant bigint := (select quota.value from private.quotas as quota where quota.name = 'storage_bytes');
  allowed_objects constant bigint := (select quota.value from private.quotas as quota where quota.name = 'storage_objects');
  used_bytes bigint;
  used_objects bigint;
begin
  select
    coalesce(sum(coalesce((object.metadata ->> 'size')::bigint, 0) + coalesce(pg_column_size(object.user_metadata), 0) + 1024), 0),
    count(*)
  into used_bytes, used_objects
  from storage.objects as object
  where (
      object.bucket_id in ('documents', 'listing-photos', 'notes')
      and object.name collate "C" >= (select auth.uid())::text || '/'
      and object.name collate "C" < (select auth.uid())::text || '0'
    )
    or (object.bucket_id = 'images' and object.owner_id = (select auth.uid())::text);
  if used_bytes >= allowed_bytes then
    raise exception 'Tu cuenta llegó a su límite de % MB de archivos. Elimina los que ya no uses o escríbenos.', allowed_bytes / 1048576
      using errcode = 'P0001', hint = 'quota';
  end if;
  if used_objects >= allowed_objects then
    raise exception 'Tu cuenta llegó a su límite de % archivos. Elimina los que ya no uses o escríbenos.', allowed_objects
      using errcode = 'P0001', hint = 'quota';
  end if;
  return true;
end
$$;

create or replace function public.usage() returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'properties', (select count(*) from public.properties as property where property.user_id = (select auth.uid())),
    'documents', (select count(*) from public.documents as document where document.user_id = (select auth.uid())),
    'storage_bytes', (
      select coalesce(sum((object.metadata ->> 'size')::bigint), 0)::bigint
      from storage.objects as object
      -- The folder is a range of the names' index ('0' comes next after '/'); pictures are known by their owner.
      where (
          object.bucket_id in ('documents', 'listing-photos', 'notes')
          and object.name collate "C" >= (select auth.uid())::text || '/'
          and object.name collate "C" < (select auth.uid())::text || '0'
        )
        or (object.bucket_id = 'images' and object.owner_id = (select auth.uid())::text)
    )
  )
$$;

-- As in 20261201040000_client_history.sql, with the photographs of interactions.
create or replace function public.client_history(
  of_client uuid, chip text default null, patterns text[] default '{}', after_at timestamptz default null,
  after_source text default null, after_id uuid default null
) returns jsonb
  language plpgsql stable
  set search_path = ''
  -- A plan for any client and any chip would read all that a client has and sort it.
  set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return (
  with
    -- Answers to a selection are interactions with the id of its item.
    answered as (
      select item.id, item.selection_id from public.selections as sent
      join public.selection_items as item on item.user_id = sent.user_id and item.selection_id = sent.id and item.answer is not null
      where sent.user_id = (select auth.uid()) and sent.client_id = of_client
    ),
    deals as (
      select deal.id, deal.type, deal.created_at, deal.property_id, property.title
      from public.opportunities as deal
      left join public.properties as property on property.id = deal.property_id
      where deal.user_id = (select auth.uid()) and deal.client_id = of_client
    ),
    linked as (
      select known.property_id, min(known.since) as since
      from (
        select link.property_id, link.created_at as since from public.property_clients as link
        where link.user_id = (select auth.uid()) and link.client_id = of_client
        union all
        select deals.property_id, deals.created_at from deals where deals.property_id is not null
      ) as known
      group by known.property_id
    ),
    happened as (
      (
        select
          'interaction' as source, contact.id, coalesce(contact.scheduled_at, contact.created_at) as at,
          coalesce(answer.selection_id, contact.id) as record_id,
          case when answer.id is null then contact.type else 'answer' end as type,
          contact.subject as title, nullif(concat_ws(E'\n', contact.description, contact.outcome), '') as detail,
          jsonb_build_object(
            'property', property.title, 'is_inbound', contact.is_inbound or answer.id is not null, 'pinned_at', contact.pinned_at,
            'updated_at', contact.updated_at, 'photos', contact.photos
          ) as facts
        from public.interactions as contact
        left join answered as answer on answer.id = contact.id
        left join public.properties as property on property.id = contact.property_id
        where contact.user_id = (select auth.uid()) and contact.client_id = of_client
          and coalesce(contact.scheduled_at, contact.created_at) <= least(coalesce(after_at, 'infinity'), now())
          and (
            after_at is null or coalesce(contact.scheduled_at, contact.created_at) < after_at
            or ('interaction', contact.id) > (after_source, after_id)
          )
          and (
            chip is null or chip = case
              when answer.id is not null then 'selections'
              else case contact.type
                when 'other' then 'notes' when 'call' then 'calls' when 'visit' then 'visits' when 'meeting' then 'visits'
                when 'offer' then 'deals' else 'messages'
              end
            end
          )
          -- What is pinned stands above the history, unless something is looked for.
          and (contact.pinned_at is null or chip is not null or cardinality(patterns) > 0)
          and (
            cardinality(patterns) = 0
            or private.search_text(contact.subject, contact.description, contact.outcome, property.title) like all (patterns)
          )
        order by coalesce(contact.scheduled_at, contact.created_at) desc, contact.id
        limit 30
      )
      union all
      (
        select
          'message', message.id, message.sent_at, message.id, message.direction, message.content, null,
          jsonb_build_object('is_inbound', message.direction = 'inbound')
        from public.whatsapp_messages as message
        where message.user_id = (select auth.uid()) and message.client_id = of_client
          and message.sent_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or message.sent_at < after_at or ('message', message.id) > (after_source, after_id))
          and (chip is null or chip = 'messages')
          and (cardinality(patterns) = 0 or private.search_text(message.content) like all (patterns))
        order by message.sent_at desc, message.id
        limit 30
      )
      union all
      (
        select 'opportunity', deals.id, deals.created_at, deals.id, deals.type, null, null, jsonb_build_object('property', deals.title)
        from deals
        where deals.created_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or deals.created_at < after_at or ('opportunity', deals.id) > (after_source, after_id))
          and (chip is null or chip = 'deals')
          and (cardinality(patterns) = 0 or private.search_text(deals.title) like all (patterns))
        order by deals.created_at desc, deals.id
        limit 30
      )
      union all
      (
        select
          'stage', change.id, change.created_at, deals.id, deals.type, stage.name, null,
          jsonb_build_object('property', deals.title, 'from', earlier.name)
        from deals
        join public.opportunity_stage_changes as change
          on change.user_id = (select auth.uid()) and change.opportunity_id = deals.id and change.from_stage_id is not null
        join public.opportunity_stages as stage on stage.id = change.stage_id
        left join public.opportunity_stages as earlier on earlier.id = change.from_stage_id
        where change.created_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or change.created_at < after_at or ('stage', change.id) > (after_source, after_id))
          and (chip is null or chip = 'deals')
          and (cardinality(patterns) = 0 or private.search_text(stage.name, earlier.name, deals.title) like all (patterns))
        order by change.created_at desc, change.id
        limit 30
      )
      union all
      (
        select
          'price', change.id, change.changed_at, change.property_id, change.operation, property.title, null,
          jsonb_build_object(
            'from', change.previous_price, 'to', change.price, 'currency', change.currency, 'wordpress_id', property.wordpress_id
          )
        from linked
        join public.property_price_changes as change
          on change.user_id = (select auth.uid()) and change.property_id = linked.property_id and change.changed_at >= linked.since
        join public.properties as property on property.id = linked.property_id
        where change.price < change.previous_price and change.currency = change.previous_currency
          and change.changed_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or change.changed_at < after_at or ('price', change.id) > (after_source, after_id))
          and (chip is null or chip = 'deals')
          and (cardinality(patterns) = 0 or private.search_text(property.title) like all (patterns))
        order by change.changed_at desc, change.id
        limit 30
      )
      union all
      (
        select 'task', task.id, task.completed_at, task.id, task.status, task.title, task.description, '{}'::jsonb
        from public.tasks as task
        where task.user_id = (select auth.uid()) and task.client_id = of_client
          and task.completed_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or task.completed_at < after_at or ('task', task.id) > (after_source, after_id))
          and (chip is null or chip = 'tasks')
          and (cardinality(patterns) = 0 or private.search_text(task.title, task.description) like all (patterns))
        order by task.completed_at desc, task.id
        limit 30
      )
      union all
      (
        select 'document', document.id, document.created_at, document.id, document.category, document.name, null, '{}'::jsonb
        from public.documents as document
        where document.user_id = (select auth.uid()) and document.client_id = of_client
          and document.created_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or document.created_at < after_at or ('document', document.id) > (after_source, after_id))
          and (chip is null or chip = 'documents')
          and (cardinality(patterns) = 0 or private.search_text(document.name) like all (patterns))
        order by document.created_at desc, document.id
        limit 30
      )
      union all
      (
        select
          'share', share.id, share.created_at, share.document_id, 'share', document.name, null, jsonb_build_object('views', share.views)
        from public.document_shares as share
        join public.documents as document on document.id = share.document_id
        where share.user_id = (select auth.uid()) and share.shared_with = of_client
          and share.created_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or share.created_at < after_at or ('share', share.id) > (after_source, after_id))
          and (chip is null or chip = 'documents')
          and (cardinality(patterns) = 0 or private.search_text(document.name) like all (patterns))
        order by share.created_at desc, share.id
        limit 30
      )
      union all
      (
        select 'selection', sent.id, sent.created_at, sent.id, 'sent', sent.title, sent.message, '{}'::jsonb
        from public.selections as sent
        where sent.user_id = (select auth.uid()) and sent.client_id = of_client
          and sent.created_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or sent.created_at < after_at or ('selection', sent.id) > (after_source, after_id))
          and (chip is null or chip = 'selections')
          and (cardinality(patterns) = 0 or private.search_text(sent.title, sent.message) like all (patterns))
        order by sent.created_at desc, sent.id
        limit 30
      )
      union all
      (
        select 'opening', sent.id, sent.last_viewed_at, sent.id, 'opened', sent.title, null, jsonb_build_object('views', sent.views)
        from public.selections as sent
        where sent.user_id = (select auth.uid()) and sent.client_id = of_client
          and sent.last_viewed_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or sent.last_viewed_at < after_at or ('opening', sent.id) > (after_source, after_id))
          and (chip is null or chip = 'selections')
          and (cardinality(patterns) = 0 or private.search_text(sent.title) like all (patterns))
        order by sent.last_viewed_at desc, sent.id
        limit 30
      )
    ),
    page as (
      select * from happened order by happened.at desc, happened.source, happened.id limit 30
    )
  select jsonb_build_object(
    'entries', (select coalesce(jsonb_agg(to_jsonb(page) order by page.at desc, page.source, page.id), '[]') from page)
  ) || case when after_at is not null then '{}'::jsonb else jsonb_build_object(
    'pinned', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'source', 'interaction', 'id', note.id, 'at', coalesce(note.scheduled_at, note.created_at), 'record_id', note.id,
          'type', note.type, 'title', note.subject, 'detail', nullif(concat_ws(E'\n', note.description, note.outcome), ''),
          'facts', jsonb_build_object(
            'property', property.title, 'is_inbound', note.is_inbound, 'pinned_at', note.pinned_at, 'updated_at', note.updated_at,
            'photos', note.photos
          )
        )
        order by note.pinned_at desc, note.id
      )
      from public.interactions as note
      left join public.properties as property on property.id = note.property_id
      where note.user_id = (select auth.uid()) and note.client_id = of_client and note.pinned_at is not null
    ), '[]'),
    'ahead', coalesce((
      select jsonb_agg(to_jsonb(coming) order by coming.at, coming.id)
      from (
        select planned.* from (
          (
            select
              'interaction' as source, contact.id, coalesce(contact.scheduled_at, contact.created_at) as at, contact.id as record_id,
              contact.type, contact.subject as title, contact.description as detail,
              jsonb_build_object(
                'property', property.title, 'pinned_at', contact.pinned_at, 'updated_at', contact.updated_at, 'photos', contact.photos
              ) as facts
            from public.interactions as contact
            left join public.properties as property on property.id = contact.property_id
            where contact.user_id = (select auth.uid()) and contact.client_id = of_client
              and coalesce(contact.scheduled_at, contact.created_at) > now()
            order by coalesce(contact.scheduled_at, contact.created_at), contact.id
            limit 20
          )
          union all
          (
            select 'task', task.id, task.due_date, task.id, task.status, task.title, null, '{}'::jsonb
            from public.tasks as task
            where task.user_id = (select auth.uid()) and task.client_id = of_client
              and task.status in ('pending', 'in_progress') and task.due_date is not null
            order by task.due_date, task.id
            limit 20
          )
        ) as planned
        order by planned.at, planned.id
        limit 20
      ) as coming
    ), '[]'),
    'counts', (
      select coalesce(jsonb_object_agg(counted.chip, counted.times), '{}')
      from (
        select grouped.chip, sum(grouped.times) as times
        from (
          select
            case contact.type
              when 'other' then 'notes' when 'call' then 'calls' when 'visit' then 'visits' when 'meeting' then 'visits'
              when 'offer' then 'deals' else 'messages'
            end as chip,
            count(*) as times
          from public.interactions as contact
          where contact.user_id = (select auth.uid()) and contact.client_id = of_client
            and coalesce(contact.scheduled_at, contact.created_at) <= now()
            and contact.id not in (select answered.id from answered)
          group by 1
          union all
          select 'selections', count(*) from public.interactions as contact
          where contact.user_id = (select auth.uid()) and contact.client_id = of_client
            and contact.id in (select answered.id from answered)
          union all
          select 'messages', count(*) from public.whatsapp_messages as message
          where message.user_id = (select auth.uid()) and message.client_id = of_client and message.sent_at <= now()
          union all
          select 'deals', count(*) from deals
          union all
          select 'deals', count(*) from deals
          join public.opportunity_stage_changes as change
            on change.user_id = (select auth.uid()) and change.opportunity_id = deals.id and change.from_stage_id is not null
          union all
          select 'deals', count(*) from linked
          join public.property_price_changes as change
            on change.user_id = (select auth.uid()) and change.property_id = linked.property_id and change.changed_at >= linked.since
          where change.price < change.previous_price and change.currency = change.previous_currency
          union all
          select 'tasks', count(*) from public.tasks as task
          where task.user_id = (select auth.uid()) and task.client_id = of_client and task.completed_at <= now()
          union all
          select 'documents', count(*) from public.documents as document
          where document.user_id = (select auth.uid()) and document.client_id = of_client
          union all
          select 'documents', count(*) from public.document_shares as share
          where share.user_id = (select auth.uid()) and share.shared_with = of_client
          union all
          select 'selections', count(*) + count(sent.last_viewed_at) from public.selections as sent
          where sent.user_id = (select auth.uid()) and sent.client_id = of_client
        ) as grouped
        group by grouped.chip
      ) as counted
      where counted.times > 0
    )
  ) end
  );
end
$$;

-- As in 20261130020100_erase_client.sql, with the photographs of the interactions that go: `photos` are their files in the bucket notes, the
-- small copies too.
create or replace function public.erase_client(record_id uuid, erasure_id uuid, keep_documents uuid[] default '{}', keep_operations boolean default true)
  returns jsonb
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
  perform 1 from public.clients as client where client.id = person and client.user_id = me for update;
  if not found then return jsonb_build_object('outcome', 'gone', 'files', '[]'::jsonb, 'photos', '[]'::jsonb); end if;

  erased := public.count_client_data(person);
  deals := array(select deal.id from public.opportunities as deal where deal.user_id = me and deal.client_id = person);
  papers := array(
    select paper.id from public.documents as paper
    where paper.user_id = me and paper.client_id = person and not paper.id = any (papers_to_keep)
  );
  shares := array(
    select share.id from public.document_shares as share where share.user_id = me and share.shared_with = person
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

  -- The photographs of those that are there and of those that were deleted within the last day.
  photos := array(
    select photo from public.interactions as own cross join unnest(own.photos) as photo
    where own.user_id = me and own.id = any (gone)
    union
    select photo from private.deleted_records as waiting cross join jsonb_array_elements_text(waiting.record -> 'photos') as photo
    where waiting.user_id = me and waiting.kind = 'interactions'
      and (waiting.record ->> 'client_id' = person::text or waiting.record ->> 'opportunity_id' = any (deals::text[]))
  );
  delete from public.interactions as own where own.user_id = me and own.id = any (gone);
  delete from public.whatsapp_messages as own
  where own.user_id = me and (own.client_id = person or own.client_id is null and own.opportunity_id = any (deals));
  delete from public.tasks as own where own.user_id = me and own.id = any (gone);
  delete from public.valuations as own where own.user_id = me and own.id = any (gone);
  delete from public.opportunities as own where own.user_id = me and own.id = any (gone);
  if keeps_operations then
    update public.opportunities as own set client_id = null, notes = null, closed_reason = null
    where own.user_id = me and own.client_id = person;
    get diagnostics operations_kept = row_count;
  end if;

  delete from public.document_shares as own where own.user_id = me and own.id = any (shares);
  with removed as (
    delete from public.documents as own where own.user_id = me and own.id = any (papers) returning own.url
  )
  select array_agg(distinct removed.url) into files from removed where removed.url is not null;
  update public.documents as own set client_id = null where own.user_id = me and own.client_id = person;
  get diagnostics papers_kept = row_count;
  update public.document_history as own set details = own.details - 'client_id' - 'email'
  where own.user_id = me and (own.details ->> 'client_id' = person::text or own.details ->> 'share_id' = any (shares::text[]));

  -- What was deleted within the last day could be brought back.
  delete from private.deleted_records as waiting
  where waiting.user_id = me
    and (waiting.record ->> 'client_id' = person::text or waiting.record ->> 'opportunity_id' = any (deals::text[]));
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
