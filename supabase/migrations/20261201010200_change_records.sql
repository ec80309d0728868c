-- Acting on many (BULK-04): up to a hundred records a call, each call one transaction, with what became of every record.

-- The columns that may be changed for many at once.
create function private.bulk_columns(kind text) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select case kind
    when 'clients' then array['status', 'tags']
    when 'opportunities' then array['stage_id']
    when 'tasks' then array['status', 'priority']
    when 'interactions' then array['type']
    when 'documents' then array['category']
  end
$$;

create function private.check_bulk(kind text, batch_size integer) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if private.bulk_columns(kind) is null then
    raise exception 'no such kind of record: %', kind using errcode = '22023';
  end if;
  if batch_size > 100 then
    raise exception 'at most 100 records a call, not %', batch_size using errcode = '22023';
  end if;
end
$$;

-- The tags without some and with others, as the form keeps them (CLIENT-04): trimmed, no blank ones, each once without regard to case, in
-- their order.
create function private.change_tags(tags text[], add text[], remove text[]) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(array_agg(tag order by place), '{}')
  from (
    select distinct on (lower(trimmed.tag)) trimmed.tag, listed.place
    from unnest(tags || add) with ordinality as listed (tag, place),
      regexp_replace(listed.tag, '^\s+|\s+$', '', 'g') as trimmed (tag)
    where trimmed.tag <> ''
      -- `not in` is looked up in a hash, and holds for nothing where one of the removed is null.
      and lower(trimmed.tag) not in (
        select lower(regexp_replace(removed, '^\s+|\s+$', '', 'g')) from unnest(remove) as removed where removed is not null
      )
    order by lower(trimmed.tag), listed.place
  ) as kept
$$;

-- Sets `changes` in each record and returns what stood there before. Outcomes: changed, same (nothing to change) and refused (a
-- constraint does not allow it). A record that is not there is not answered: no answer tells of another agent's ids.
create function public.change_records(
  kind text, ids uuid[], changes jsonb default '{}', add_tags text[] default '{}', remove_tags text[] default '{}'
) returns table (id uuid, outcome text, before jsonb, seen timestamptz)
  language plpgsql
  set search_path = ''
as $$
declare
  allowed constant text[] := private.bulk_columns(kind);
  changes_tags constant boolean := coalesce(cardinality(add_tags), 0) + coalesce(cardinality(remove_tags), 0) > 0;
  columns text[];
  target uuid;
  stored jsonb;
  wanted jsonb;
begin
  perform private.check_bulk(kind, cardinality(ids));
  if cardinality(add_tags) > 200 or cardinality(remove_tags) > 200 then
    raise exception 'a record has at most 200 tags' using errcode = '22023';
  end if;
  select array_agg(name) into columns from jsonb_object_keys(changes) as name;
  if 'tags' = any (columns) then
    raise exception 'tags are added and removed' using errcode = '22023';
  end if;
  if changes_tags then
    columns := columns || array['tags'];
  end if;
  if columns is null or not columns <@ allowed then
    raise exception 'cannot be changed for many: %', columns using errcode = '22023';
  end if;

  -- Always in the same order, so that two calls cannot wait for each other.
  for target in select distinct asked from unnest(ids) as asked order by 1 loop
    id := target;
    before := null;
    seen := null;
    execute format('select to_jsonb(own) from public.%I as own where own.id = $1 and own.user_id = $2 for update', kind)
      into stored using target, auth.uid();
    continue when stored is null;
    wanted := coalesce(changes, '{}');
    if changes_tags then
      wanted := wanted || jsonb_build_object('tags', private.change_tags(
        array(select jsonb_array_elements_text(stored -> 'tags')), add_tags, remove_tags
      ));
    end if;
    -- An array contains the same one in any order, so tags are compared as they are.
    if stored @> wanted and (not wanted ? 'tags' or wanted -> 'tags' = stored -> 'tags') then
      outcome := 'same';
    else
      begin
        execute format(
          'update public.%1$I as own set %2$s from jsonb_populate_record(null::public.%1$I, $1) as given
           where own.id = $2 and own.user_id = $3 returning own.updated_at',
          kind, (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name)
        ) into seen using wanted, target, auth.uid();
        outcome := 'changed';
        before := (select jsonb_object_agg(name, stored -> name) from unnest(columns) as name);
      exception when integrity_constraint_violation then
        outcome := 'refused';
      end;
    end if;
    return next;
  end loop;
end
$$;
revoke execute on function public.change_records(text, uuid[], jsonb, text[], text[]) from public, anon;
grant execute on function public.change_records(text, uuid[], jsonb, text[], text[]) to authenticated, service_role;

-- Writes back what change_records returned (BULK-06). A record that was changed since stays as it is and is not answered.
create function public.restore_records(kind text, records jsonb) returns table (id uuid, outcome text)
  language plpgsql
  set search_path = ''
as $$
declare
  given record;
  columns text[];
  is_written boolean;
begin
  perform private.check_bulk(kind, jsonb_array_length(records));
  for given in
    select record.id, record.before, record.seen
    from jsonb_to_recordset(records) as record (id uuid, before jsonb, seen timestamptz)
    order by record.id
  loop
    id := given.id;
    columns := array(select jsonb_object_keys(given.before));
    if cardinality(columns) = 0 or not columns <@ private.bulk_columns(kind) then
      raise exception 'cannot be changed for many: %', columns using errcode = '22023';
    end if;
    execute format(
      'update public.%1$I as own set %2$s from jsonb_populate_record(null::public.%1$I, $1) as given
       where own.id = $2 and own.user_id = $3 and own.updated_at = $4 returning true',
      kind, (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name)
    ) into is_written using given.before, given.id, auth.uid(), given.seen;
    continue when is_written is not true;
    outcome := 'restored';
    return next;
  end loop;
end
$$;
revoke execute on function public.restore_records(text, jsonb) from public, anon;
grant execute on function public.restore_records(text, jsonb) to authenticated, service_role;

-- Deletes for good and returns what was there.
create function public.delete_records(kind text, ids uuid[]) returns table (id uuid, outcome text)
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.check_bulk(kind, cardinality(ids));
  return query execute format(
    'delete from public.%I as own where own.id = any ($1) and own.user_id = $2 returning own.id, ''deleted''', kind
  ) using ids, auth.uid();
end
$$;
revoke execute on function public.delete_records(text, uuid[]) from public, anon;
grant execute on function public.delete_records(text, uuid[]) to authenticated, service_role;

-- One task for each client. Its id follows from the batch and the client, so that a call that is repeated after a lost answer
-- adds nothing. Returns the clients that have their task now.
create function public.add_task_for_clients(batch uuid, ids uuid[], task jsonb)
  returns table (id uuid, outcome text, task_id uuid)
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.check_bulk('clients', cardinality(ids));
  return query
  with owned as (
    select client.id as client_id, md5(batch::text || client.id::text)::uuid as new_id
    from public.clients as client where client.id = any (ids) and client.user_id = auth.uid()
  ), added as (
    insert into public.tasks (id, client_id, title, description, priority, due_date)
    select owned.new_id, owned.client_id, given.title, given.description, coalesce(given.priority, 'medium'), given.due_date
    from owned, jsonb_populate_record(null::public.tasks, task) as given
    on conflict do nothing
  )
  select owned.client_id, 'changed', owned.new_id from owned;
end
$$;
revoke execute on function public.add_task_for_clients(uuid, uuid[], jsonb) from public, anon;
grant execute on function public.add_task_for_clients(uuid, uuid[], jsonb) to authenticated, service_role;
