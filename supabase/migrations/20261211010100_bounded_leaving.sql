-- The numbers of up to 60 views of a list, in their order. A view is `tests` and, for clients, `elsewhere`, as domain/src/views makes
-- them. The agent's rows are read once, and each is tried against every view. Those that wait for their deletion are `leaving`: no list
-- shows them (BULK-07), and there are 20,000 at most.
create or replace function public.count_views(list text, views jsonb, leaving uuid[] default '{}') returns integer[]
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
  -- Each row is looked up in them.
  if cardinality(leaving) > 20000 then
    raise exception 'at most 20000 records wait for their deletion' using errcode = '22023';
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
