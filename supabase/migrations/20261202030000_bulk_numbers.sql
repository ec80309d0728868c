-- The numbers that acting on many shows: what an undo restored (BULK-06), and how many records a view has without those that wait for
-- their deletion (BULK-07).

-- Whether these columns of the record have the values that `before` names. Invoker: the policies decide which records there are.
create function private.is_as_before(kind text, target uuid, before jsonb) returns boolean
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  is_same boolean;
begin
  execute format(
    'select %2$s from public.%1$I as own, jsonb_populate_record(null::public.%1$I, $1) as given
     where own.id = $2 and own.user_id = $3',
    kind,
    (
      select string_agg(format('own.%1$I is not distinct from given.%1$I', name), ' and ')
      from jsonb_object_keys(before) as name
    )
  ) into is_same using before, target, auth.uid();
  return coalesce(is_same, false);
end
$$;
revoke execute on function private.is_as_before(text, uuid, jsonb) from public, anon;
grant execute on function private.is_as_before(text, uuid, jsonb) to authenticated, service_role;

-- As before; a record that has its earlier values already counts as restored, so that an undo can be sent again after a lost answer.
create or replace function public.restore_records(kind text, records jsonb) returns table (id uuid, outcome text)
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
    if cardinality(columns) = 0 or not columns <@ (private.bulk_columns(kind) || private.followed_columns(kind))
      or (kind = 'opportunities' and not 'stage_id' = any (columns)) then
      raise exception 'cannot be changed for many: %', columns using errcode = '22023';
    end if;
    if kind = 'opportunities' then
      is_written := private.undo_move(given.id, given.before, given.seen);
    else
      execute format(
        'update public.%1$I as own set %2$s from jsonb_populate_record(null::public.%1$I, $1) as given
         where own.id = $2 and own.user_id = $3 and own.updated_at = $4 returning true',
        kind, (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name)
      ) into is_written using given.before, given.id, auth.uid(), given.seen;
    end if;
    -- How far an opportunity came follows from its history, not from what the caller says (OPP-10).
    continue when is_written is not true and not private.is_as_before(kind, given.id, given.before - 'furthest_stage');
    outcome := 'restored';
    return next;
  end loop;
end
$$;

-- As before; a listing that has its earlier tags already counts as restored.
create or replace function public.restore_property_tags(listings jsonb) returns table (id uuid, outcome text)
  language plpgsql
  set search_path = ''
as $$
declare
  given record;
begin
  perform private.check_listing_batch(listings);
  for given in
    select listing.id, listing.before, listing.after
    from jsonb_to_recordset(listings) as listing (id uuid, before text[], after text[])
    order by listing.id
  loop
    id := given.id;
    outcome := 'refused';
    if private.are_property_tags(given.before) then
      update public.properties as own set tags = given.before
      where own.id = given.id and own.user_id = auth.uid() and own.tags = given.after;
      continue when not found and not exists (
        select from public.properties as own
        where own.id = given.id and own.user_id = auth.uid() and own.tags = given.before
      );
      outcome := 'restored';
    end if;
    return next;
  end loop;
end
$$;

-- As before, without the records that wait for their deletion: no list shows them.
drop function public.count_views(text, jsonb);

create function public.count_views(list text, views jsonb, leaving uuid[] default '{}') returns integer[]
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  source constant text := case list
    when 'clients' then 'clients'
    when 'opportunities' then 'opportunity_rows'
    when 'tasks' then 'task_rows'
    when 'interactions' then 'interaction_rows'
    when 'documents' then 'document_rows'
  end;
  columns jsonb;
  condition text;
  each_view jsonb;
  counted text[] := '{}';
  counts integer[];
begin
  if source is null then
    raise exception 'no such list: %', left(list, 100) using errcode = '22023';
  end if;
  if jsonb_typeof(views) is distinct from 'array' or jsonb_array_length(views) not between 1 and 60 then
    raise exception 'from 1 to 60 views are counted at once' using errcode = '22023';
  end if;
  -- Each is tried on every row of the agent.
  if (
    select count(*) from jsonb_path_query(views, '$[*].tests[*][*][*]')
  ) + (
    select count(*) from jsonb_path_query(views, '$[*].elsewhere[*]')
  ) > 1000 then
    raise exception 'the views have at most 1000 tests together' using errcode = '22023';
  end if;
  columns := private.view_columns(format('public.%I', source)::regclass);
  for each_view in select jsonb_array_elements(views) loop
    condition := private.view_condition(each_view -> 'tests', columns);
    if each_view -> 'elsewhere' <> '[]' then
      if list <> 'clients' then
        raise exception 'only clients have conditions elsewhere' using errcode = '22023';
      end if;
      -- As in matching_clients: the ids are found once and looked up in a hash. Given a constant, the planner would call the
      -- function too, to guess how many there are.
      condition := condition || format(
        ' and (found.id in (select unnest(private.client_ids((select %L::jsonb))))) is true', each_view -> 'elsewhere'
      );
    end if;
    counted := counted || format('count(*) filter (where %s)', condition);
  end loop;
  execute format(
    'select array[%s]::integer[] from public.%I as found where found.user_id = $1 and found.id <> all ($2)',
    array_to_string(counted, ', '), source
  ) into counts using auth.uid(), coalesce(leaving, '{}');
  return counts;
end
$$;
revoke execute on function public.count_views(text, jsonb, uuid[]) from public, anon;
grant execute on function public.count_views(text, jsonb, uuid[]) to authenticated, service_role;
