-- One way to delete with undo, for one record and for many, of all five kinds: the row waits for a day with whatever hangs on it. What
-- hangs on a row is read from the foreign keys, so that a table that is added later needs nothing here.

alter table private.deleted_records add column hanging jsonb not null default '[]';
comment on column private.deleted_records.hanging is
  'In the order in which they are written back: the rows that went along ({table, row}) and those that pointed at one of them ({table, link, row: {id}, to}).';
update private.deleted_records as waiting
set hanging =
  coalesce((
    select jsonb_agg(jsonb_build_object('table', 'public.opportunity_stage_changes', 'row', change.value))
    from jsonb_array_elements(waiting.stage_changes) as change
  ), '[]')
  || coalesce((
    select jsonb_agg(jsonb_build_object(
      'table', linked.name, 'link', 'opportunity_id', 'row', jsonb_build_object('id', linked.id), 'to', waiting.record_id
    ))
    from (
      select 'public.interactions' as name, unnest(waiting.interaction_ids) as id
      union all select 'public.whatsapp_messages', unnest(waiting.message_ids)
    ) as linked
  ), '[]');
alter table private.deleted_records drop column stage_changes, drop column interaction_ids, drop column message_ids;
alter table private.deleted_records drop constraint deleted_records_kind_known;
alter table private.deleted_records add constraint deleted_records_kind_known
  check (kind in ('clients', 'opportunities', 'tasks', 'interactions', 'documents'));

-- Deleting many at once fills it faster.
update private.quotas set value = 10000 where name = 'deleted_records' and value = 500;
update private.quotas set value = 67108864 where name = 'deleted_records_bytes' and value = 33554432;

-- What goes along with a row, and what points at it or at what goes along.
create function private.hanging_on(target regclass, target_id uuid) returns setof jsonb
  language plpgsql stable
  set search_path = ''
as $$
declare
  fk record;
  part jsonb;
begin
  for fk in
    select con.conrelid::regclass as relation, col.attname as name, con.confdeltype = 'c' as goes_along
    from pg_catalog.pg_constraint as con
    join pg_catalog.pg_attribute as col on col.attrelid = con.conrelid and col.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = hanging_on.target
    order by con.confdeltype, con.conname
  loop
    if fk.goes_along then
      for part in execute format('select to_jsonb(own) from %s as own where own.%I = $1', fk.relation, fk.name) using target_id loop
        return next jsonb_build_object('table', fk.relation, 'row', part);
        if part ? 'id' then
          return query select private.hanging_on(fk.relation, (part ->> 'id')::uuid);
        end if;
      end loop;
    else
      return query execute format(
        'select jsonb_build_object(''table'', %L, ''link'', %L, ''row'', jsonb_build_object(''id'', own.id), ''to'', $1)
         from %s as own where own.%I = $1',
        fk.relation, fk.name, fk.relation, fk.name
      ) using target_id;
    end if;
  end loop;
end
$$;
revoke execute on function private.hanging_on(regclass, uuid) from public;

-- Writes a row as it was. What was deleted since cannot be pointed at any more: the column is emptied, as its foreign key would have
-- done, or the row is gone too, and the answer is false.
create function private.put_back(relation regclass, given jsonb) returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  fk record;
  is_there boolean;
  columns text;
begin
  for fk in
    select
      con.confrelid::regclass as parent, con.confdeltype = 'n' as is_emptied, min(own.attname) filter (where pair.place = 1) as name,
      string_agg(format('parent.%I = given.%I', theirs.attname, own.attname), ' and ') as matches
    from pg_catalog.pg_constraint as con
    cross join lateral unnest(con.conkey, con.confkey) with ordinality as pair (own, theirs, place)
    join pg_catalog.pg_attribute as own on own.attrelid = con.conrelid and own.attnum = pair.own
    join pg_catalog.pg_attribute as theirs on theirs.attrelid = con.confrelid and theirs.attnum = pair.theirs
    where con.contype = 'f' and con.conrelid = put_back.relation and con.confrelid <> 'auth.users'::regclass
    group by con.oid, con.confrelid, con.confdeltype
  loop
    continue when given ->> fk.name is null;
    execute format(
      'select exists (select from %s as parent, jsonb_populate_record(null::%s, $1) as given where %s)', fk.parent, relation, fk.matches
    ) into is_there using given;
    continue when is_there;
    if not fk.is_emptied then return false; end if;
    given := given || jsonb_build_object(fk.name, null);
  end loop;
  select string_agg(format('%I', known.attname), ', ') into columns
  from pg_catalog.pg_attribute as known
  where known.attrelid = relation and known.attnum > 0 and not known.attisdropped and known.attgenerated = '' and given ? known.attname;
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', relation, columns) using given;
  return true;
end
$$;
revoke execute on function private.put_back(regclass, jsonb) from public;

-- What these triggers add to a new row, or do because of it, was done when it was new.
do $$
declare
  trigger record;
  condition constant text := 'current_setting(''predio.restoring'', true) is distinct from ''on''';
begin
  for trigger in
    select tgname as name, tgrelid::regclass as relation, pg_get_triggerdef(oid) as definition
    from pg_catalog.pg_trigger
    where tgname in (
      'client_preferences_raise_version', 'clients_follow_new', 'document_shares_record_share', 'documents_check_template',
      'documents_number_version', 'documents_record_first_version', 'follow_up_runs_begin', 'follow_up_runs_take_first_steps',
      'interactions_follow_visit', 'interactions_pause_after_contact', 'interactions_see_booked_request',
      'interactions_tell_visit_booked', 'opportunities_record_first_stage', 'opportunity_stage_changes_follow',
      'property_clients_follow_lease'
    )
  loop
    execute format('drop trigger %I on %s', trigger.name, trigger.relation);
    execute case
      when trigger.definition like '% WHEN (%'
        then regexp_replace(trigger.definition, ' WHEN \((.*)\) EXECUTE ', format(' WHEN (%s AND \1) EXECUTE ', condition))
      else replace(trigger.definition, ' EXECUTE ', format(' WHEN (%s) EXECUTE ', condition))
    end;
  end loop;
end
$$;

-- As before, after a call instead of a row; what was deleted just now can always be brought back.
drop trigger deleted_records_limit on private.deleted_records;
drop function private.limit_deleted_records();
create function private.limit_deleted_records(owner uuid) returns void
  language sql
  set search_path = ''
as $$
  delete from private.deleted_records as waiting
  using (
    select
      stored.kind, stored.record_id, row_number() over newest_first as place,
      sum(pg_column_size(stored.record) + pg_column_size(stored.hanging)) over newest_first as bytes
    from private.deleted_records as stored
    where stored.user_id = limit_deleted_records.owner
    window newest_first as (order by stored.deleted_at desc, stored.record_id)
  ) as ranked
  where waiting.user_id = limit_deleted_records.owner and waiting.kind = ranked.kind and waiting.record_id = ranked.record_id
    and waiting.deleted_at < now()
    and (
      ranked.place > (select quota.value from private.quotas as quota where quota.name = 'deleted_records')
      or ranked.bytes > (select quota.value from private.quotas as quota where quota.name = 'deleted_records_bytes')
    )
$$;
revoke execute on function private.limit_deleted_records(uuid) from public;

-- As before, but the records can be restored for a day. One that waits already is answered too: a call may be repeated.
create or replace function public.delete_records(kind text, ids uuid[]) returns table (id uuid, outcome text)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  perform private.require_second_factor();
  perform private.check_bulk(delete_records.kind, cardinality(ids));
  -- Locked first: what is added to one of them meanwhile is seen by the next statement, or refused.
  execute format(
    'select from public.%I as own where own.id = any ($1) and own.user_id = $2 order by own.id for update', delete_records.kind
  ) using ids, me;
  execute format(
    'insert into private.deleted_records (user_id, kind, record_id, record, hanging)
     select own.user_id, %1$L, own.id, to_jsonb(own), array_to_json(array(select private.hanging_on(''public.%1$I'', own.id)))::jsonb
     from public.%1$I as own where own.id = any ($1) and own.user_id = $2
     on conflict on constraint deleted_records_pkey do update
     set record = excluded.record, hanging = excluded.hanging, deleted_at = excluded.deleted_at',
    delete_records.kind
  ) using ids, me;
  execute format('delete from public.%I as own where own.id = any ($1) and own.user_id = $2', delete_records.kind) using ids, me;
  perform private.limit_deleted_records(me);
  return query
  select waiting.record_id, 'deleted' from private.deleted_records as waiting
  where waiting.user_id = me and waiting.kind = delete_records.kind and waiting.record_id = any (ids);
end
$$;

-- Answers nothing of a record that cannot be restored any more, and 'refused' where another has taken its place: a client's e-mail address.
create function public.restore_deleted(kind text, ids uuid[]) returns table (id uuid, outcome text)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  gone private.deleted_records;
  part record;
begin
  perform private.require_second_factor();
  perform private.check_bulk(restore_deleted.kind, cardinality(ids));
  perform set_config('predio.restoring', 'on', true);
  for gone in
    select * from private.deleted_records as waiting
    where waiting.user_id = me and waiting.kind = restore_deleted.kind and waiting.record_id = any (ids)
    order by waiting.record_id for update
  loop
    id := gone.record_id;
    begin
      -- SEL-18: the request was booked again meanwhile. This visit comes back without it.
      if exists (
        select from public.interactions as other
        where other.user_id = me and other.type = 'visit' and other.selection_item_id = (gone.record ->> 'selection_item_id')::uuid
      ) then
        gone.record := gone.record || jsonb_build_object('selection_item_id', null);
      end if;
      perform private.put_back(format('public.%I', gone.kind)::regclass, gone.record);
      for part in
        select value ->> 'table' as relation, value ->> 'link' as link, value -> 'row' as given, value ->> 'to' as target
        from jsonb_array_elements(gone.hanging) with ordinality as hanging (value, place)
        -- What pointed at a row comes after all rows.
        order by hanging.value ? 'link', hanging.place
      loop
        if part.link is null then
          perform private.put_back(part.relation::regclass, part.given);
        else
          execute format(
            'update %1$s as own set %2$I = $1 where own.id = $2 and own.user_id = $3 and own.%2$I is null', part.relation, part.link
          ) using part.target::uuid, (part.given ->> 'id')::uuid, me;
        end if;
      end loop;
      delete from private.deleted_records as waiting
      where waiting.user_id = me and waiting.kind = gone.kind and waiting.record_id = gone.record_id;
      outcome := 'restored';
    exception when unique_violation then
      outcome := 'refused';
    end;
    return next;
    ids := array_remove(ids, id);
  end loop;
  perform set_config('predio.restoring', '', true);
  return query execute format(
    'select own.id, ''restored'' from public.%I as own where own.id = any ($1) and own.user_id = $2', restore_deleted.kind
  ) using ids, me;
end
$$;
revoke execute on function public.restore_deleted(text, uuid[]) from public, anon;
grant execute on function public.restore_deleted(text, uuid[]) to authenticated, service_role;

-- Both are called by tabs of 0.2.0 alone, and go with its support.
create or replace function public.delete_record(kind text, record_id uuid) returns boolean
  language sql
  security definer
  set search_path = ''
as $$ select exists (select from public.delete_records(delete_record.kind, array[delete_record.record_id])) $$;

create or replace function public.restore_record(kind text, record_id uuid) returns boolean
  language sql
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.restore_deleted(restore_record.kind, array[restore_record.record_id]) as answer where answer.outcome = 'restored'
  )
$$;

-- As before; of what waits goes all that names the client, with the files of the documents among it.

CREATE OR REPLACE FUNCTION public.erase_client(record_id uuid, erasure_id uuid, keep_documents uuid[] DEFAULT '{}'::uuid[], keep_operations boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    update public.opportunities as own set client_id = null, notes = null, closed_reason = null
    where own.user_id = me and own.client_id = person;
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
$function$;

-- As before, and the file of a deleted document stays as long as it can be restored.

CREATE OR REPLACE FUNCTION public.files_to_sweep(max_files integer DEFAULT 500)
 RETURNS TABLE(bucket text, path text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
        and not exists (
          select from private.deleted_records as waiting
          where waiting.user_id = account.id and waiting.kind = 'documents' and waiting.record ->> 'url' = object.name
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
$function$;
