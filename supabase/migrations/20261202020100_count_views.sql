-- How many records each view of a list has, all in one request (VIEW-10): a bar with fifty views would ask fifty times.

-- As before, also for words in an array and for what is true or not.
create or replace function private.column_condition(test jsonb, columns jsonb) returns text
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  name constant text := test ->> 'column';
  type constant text := columns ->> name;
  comparison constant text := test ->> 'is';
  is_not constant boolean := coalesce(test -> 'not' = 'true', false);
  given constant text := test ->> 'value';
  listed text[];
begin
  if type is null then
    raise exception 'no such column: %', left(name, 100) using errcode = '22023';
  end if;
  if jsonb_typeof(test -> 'not') <> 'boolean' then
    raise exception 'not is true or false' using errcode = '22023';
  end if;
  if comparison = 'null' then
    return format('found.%I is %snull', name, case when is_not then 'not ' end);
  elsif comparison = 'true' and type = 'boolean' then
    return format('found.%I is %strue', name, case when is_not then 'not ' end);
  elsif comparison = 'empty' and type = 'text[]' then
    return format('found.%I %s ''{}''::text[]', name, case when is_not then '<>' else '=' end);
  elsif (comparison = 'in' and type = 'text') or (comparison = 'overlaps' and type = 'text[]') then
    listed := array(select jsonb_array_elements_text(test -> 'values'));
    -- `<> all` holds for nothing where one of the values is null.
    if cardinality(listed) <= 20 and array_position(listed, null) is null
      and (select max(length(value)) from unnest(listed) as value) <= 300 then
      return case
        when type = 'text[]' then format('%s (found.%I && %L::text[])', case when is_not then 'not' end, name, listed)
        else format('found.%I %s (%L::text[])', name, case when is_not then '<> all' else '= any' end, listed)
      end;
    end if;
  elsif comparison = 'says' and type = 'search' and not is_not and length(test ->> 'text') <= 300 then
    -- As the lists search: every word, anywhere; what a pattern would read as a wildcard is only text.
    listed := array(
      select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      from regexp_split_to_table(replace(private.search_text(test ->> 'text'), '*', ' '), '\s+') as word
      where word <> ''
    );
    return format('found.%I like all (%L::text[])', name, listed);
  elsif comparison in ('gte', 'lte', 'lt') and type in ('numeric', 'date', 'timestamptz') and not is_not and length(given) <= 100
    -- Digits alone: '1e131071' would be written as 131,072 of them.
    and (type <> 'numeric' or given ~ '^-?\d+(\.\d+)?$') then
    return format(
      'found.%I %s %L::%s', name, case comparison when 'gte' then '>=' when 'lte' then '<=' else '<' end,
      case type when 'numeric' then given when 'date' then given::date::text else given::timestamptz::text end, type
    );
  end if;
  raise exception 'no such test of %: %', name, left(comparison, 100) using errcode = '22023';
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  raise exception 'not to be compared with %: %', name, sqlerrm using errcode = '22023';
end
$$;

-- The columns of a table or view that can be tested, with the names that column_condition has for their types.
create function private.view_columns(source regclass) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_object_agg(
    attribute.attname,
    case
      when attribute.attname = 'search' then 'search'
      when attribute.atttypid = 'timestamptz'::regtype then 'timestamptz'
      when attribute.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype) then 'numeric'
      else attribute.atttypid::regtype::text
    end
  )
  from pg_catalog.pg_attribute as attribute
  where attribute.attrelid = source and attribute.attnum > 0 and not attribute.attisdropped
    and attribute.atttypid in (
      'text'::regtype, 'text[]'::regtype, 'bool'::regtype, 'numeric'::regtype, 'int2'::regtype, 'int4'::regtype, 'int8'::regtype,
      'date'::regtype, 'timestamptz'::regtype
    )
$$;

-- The numbers of up to 60 views of a list, in their order. A view is `tests` and, for clients, `elsewhere`, as domain/src/views makes
-- them. The agent's rows are read once, and each is tried against every view. Those that wait for their deletion are `leaving`: no list
-- shows them (BULK-07).
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
      -- As in matching_clients: the sets are found once, and each row is looked up in their hashes. Given a constant, the planner would
      -- call the functions too, to guess how many there are.
      if private.asks_within(each_view -> 'elsewhere') then
        condition := condition || format(
          ' and (found.id in (select unnest(private.clients_within((select %L::jsonb))))) is true', each_view -> 'elsewhere'
        );
      end if;
      condition := condition || format(
        ' and found.id not in (select unnest(private.clients_without((select %L::jsonb))))', each_view -> 'elsewhere'
      );
    end if;
    counted := counted || format('count(*) filter (where %s)', condition);
  end loop;
  execute format(
    'select array[%s]::integer[] from public.%I as found where found.user_id = $1 and found.id <> all ($2)',
    array_to_string(counted, ', '), source
  ) into counts using auth.uid(), array_remove(coalesce(leaving, '{}'), null);
  return counts;
end
$$;
revoke execute on function public.count_views(text, jsonb, uuid[]) from public, anon;
grant execute on function public.count_views(text, jsonb, uuid[]) to authenticated, service_role;
