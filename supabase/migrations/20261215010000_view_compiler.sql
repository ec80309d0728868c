-- One compiler makes SQL of the conditions of a view for list, board, number, file and 'choose all' (decision 17). Until now a list wrote its conditions
-- as filters of the API, those on other tables came in a header, and only numbers and board were compiled here.

-- The columns that can be tested and sorted by, with the names that the compiler has for their types, and for clients what stands in other
-- tables. Nothing else becomes part of a statement.
create or replace function private.view_columns(source regclass) returns jsonb
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
  ) || case
    when source in (
      'public.clients'::regclass, 'public.client_list'::regclass, 'public.clients_by_activity'::regclass
    ) then '{"contact": "related", "step": "related", "stage": "related", "zone": "related", "operation": "related"}'
    else '{}'
  end::jsonb
  from pg_catalog.pg_attribute as attribute
  where attribute.attrelid = source and attribute.attnum > 0 and not attribute.attisdropped
    and attribute.attname <> 'user_id'
    and attribute.atttypid in (
      'text'::regtype, 'text[]'::regtype, 'bool'::regtype, 'numeric'::regtype, 'int2'::regtype, 'int4'::regtype, 'int8'::regtype,
      'date'::regtype, 'timestamptz'::regtype, 'uuid'::regtype
    )
$$;

-- Who has an open opportunity in one of these stages, or in any; the names are folded.
create or replace function private.clients_in_stages(names text[]) returns setof uuid
  language sql
  stable
  set search_path = ''
as $$
  select opportunity.client_id from public.opportunities as opportunity
  join public.opportunity_stages as stage on stage.id = opportunity.stage_id
  where opportunity.user_id = (select auth.uid()) and opportunity.client_id is not null and opportunity.status = 'open'
    and (names is null or private.search_text(stage.name) = any (names))
$$;

-- A text that holds the words of an array, folded all at once, and the words again. No word holds the sign between them.
create function private.folded_words(words text[]) returns text[]
  language sql
  immutable
  parallel safe
return string_to_array(private.search_text(array_to_string(words, chr(31))), chr(31));

-- Who looks in one of these zones, or in any; the names are folded.
create or replace function private.clients_in_zones(names text[]) returns setof uuid
  language sql
  stable
  set search_path = ''
as $$
  select preference.client_id from public.client_preferences as preference
  where preference.user_id = (select auth.uid()) and preference.locations <> '{}'
    and (names is null or private.folded_words(preference.locations) && names)
$$;

-- The words of a test: 1 to 20 of up to 300 characters.
create function private.test_words(words jsonb) returns text[]
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  listed text[];
begin
  if words is null then
    return null;
  end if;
  listed := array(select jsonb_array_elements_text(words));
  -- `<> all` holds for nothing where one of the values is null.
  if cardinality(listed) not between 1 and 20 or array_position(listed, null) is not null
    or (select max(length(word)) from unnest(listed) as word) > 300 then
    raise exception 'a condition has 1 to 20 values of up to 300 characters' using errcode = '22023';
  end if;
  return listed;
end
$$;

-- A test of what stands in another table as the condition of a statement on `found`, a client. Each set of clients is found once, and each row is
-- looked up in its hash: a join would be planned by a guess of how many rows remain, and a wrong one takes seconds. `is true`
-- keeps PostgreSQL from making a join of it. Rows in the order of an activity carry its columns, which are compared instead.
create function private.related_condition(test jsonb, columns jsonb) returns text
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  inside constant text := '(found.id in (select client from private.%s as client)) is true';
  outside constant text := 'found.id not in (select client from private.%s as client)';
  field constant text := test ->> 'field';
  known constant boolean := (test ->> 'known')::boolean;
  starts constant timestamptz := (test ->> 'from')::timestamptz;
  ends constant timestamptz := (test ->> 'before')::timestamptz;
  wanted text[] := private.test_words(test -> 'any');
  unwanted text[] := private.test_words(test -> 'none');
  is_moment constant boolean := field in ('contact', 'step');
  source text;
  moment text;
  present text;
  missing text;
  parts text[] := '{}';
begin
  if columns ->> field is distinct from 'related' then
    raise exception 'no such field: %', left(field, 100) using errcode = '22023';
  end if;
  if coalesce(known::text, starts::text, ends::text, wanted::text, unwanted::text) is null
    or (is_moment and coalesce(wanted, unwanted) is not null) or (not is_moment and coalesce(starts, ends) is not null) then
    raise exception 'no such test of %', field using errcode = '22023';
  end if;

  if is_moment and columns ? 'has_next_task' then
    moment := case field when 'contact' then 'found.last_contact_at' else 'found.next_task_due' end;
    -- A task need not have a date, so its moment does not say whether there is one.
    present := case field when 'contact' then 'found.last_contact_at is not null' else 'found.has_next_task is true' end;
    missing := format('(%s) is not true', present);
    parts := array_remove(array[
      case when starts is not null then format('%s >= %L', moment, starts) end,
      case when ends is not null then format('%s < %L', moment, ends) end
    ], null);
    return case
      when not known then missing
      when cardinality(parts) = 0 then present
      when known then array_to_string(parts, ' and ')
      else format('(%s or %s)', array_to_string(parts, ' and '), missing)
    end;
  end if;

  if field = 'contact' then
    if known or starts is not null then
      parts := parts || format(inside, format('contacts_since(%L)', starts));
    end if;
    if not known or ends is not null then
      -- Who was never contacted was not contacted in the last days either.
      parts := parts || format(outside, format('contacts_since(%L)', ends));
    end if;
  elsif field = 'step' then
    if known or starts is not null then
      parts := parts || format(inside, format('clients_with_task(%L, %L)', starts, ends));
    end if;
    if not known then
      parts := parts || format(outside, 'clients_with_task(null, null)');
    elsif starts is not null then
      -- The next step is the earliest: one before the range is the next one instead.
      parts := parts || format(outside, format('clients_with_task(null, %L)', starts));
    elsif known is null then
      parts := parts || format(
        '(%s or %s)', format(outside, 'clients_with_task(null, null)'), format(inside, format('clients_with_task(null, %L)', ends))
      );
    end if;
  else
    if field <> 'operation' then
      wanted := array(select private.search_text(btrim(word)) from unnest(wanted) as word where wanted is not null);
      unwanted := array(select private.search_text(btrim(word)) from unnest(unwanted) as word where unwanted is not null);
    end if;
    source := case field
      when 'stage' then 'clients_in_stages(%L)' when 'zone' then 'clients_in_zones(%L)' else 'clients_with_operation(%L)'
    end;
    if known or cardinality(wanted) > 0 then
      parts := parts || format(inside, format(source, nullif(wanted, '{}')));
    end if;
    if not known or cardinality(unwanted) > 0 then
      parts := parts || format(outside, format(source, nullif(unwanted, '{}')));
    end if;
  end if;
  return array_to_string(parts, ' and ');
end
$$;

-- One test as the condition of a statement on `found`. Its column is one of `columns`, the comparison one of ours, and what it is compared with a
-- literal of the column's type. `word` and `words` compare what people wrote, without case and accents; `in` compares codes.
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
  if jsonb_typeof(test -> 'not') <> 'boolean' then
    raise exception 'not is true or false' using errcode = '22023';
  end if;
  if comparison = 'related' and not is_not then
    return private.related_condition(test, columns);
  end if;
  if type is null then
    raise exception 'no such column: %', left(name, 100) using errcode = '22023';
  end if;
  if comparison = 'null' and type <> 'related' then
    return format('found.%I is %snull', name, case when is_not then 'not ' end);
  elsif comparison = 'true' and type = 'boolean' then
    return format('found.%I is %strue', name, case when is_not then 'not ' end);
  elsif comparison = 'empty' and type = 'text[]' then
    return format('found.%I %s ''{}''::text[]', name, case when is_not then '<>' else '=' end);
  elsif comparison = 'in' and type in ('text', 'uuid') and test ? 'values' then
    return format(
      'found.%I %s (%L::%s[])', name, case when is_not then '<> all' else '= any' end, private.test_words(test -> 'values'), type
    );
  -- Tabs of 0.2.0 say `overlaps`.
  elsif ((comparison = 'word' and type = 'text') or (comparison in ('words', 'overlaps') and type = 'text[]')) and test ? 'values' then
    listed := array(select private.search_text(btrim(word)) from unnest(private.test_words(test -> 'values')) as word);
    -- What has no value is neither among them nor not; folded, it would be an empty text.
    return format('found.%I is not null and ', name) || case
      when type = 'text[]' then format('%s (private.folded_words(found.%I) && %L::text[])', case when is_not then 'not' end, name, listed)
      else format('private.search_text(found.%I) %s (%L::text[])', name, case when is_not then '<> all' else '= any' end, listed)
    end;
  elsif comparison = 'says' and type = 'search' and not is_not and length(test ->> 'text') <= 300 then
    -- As the lists search: every word, anywhere; what a pattern would read as a wildcard is only text.
    listed := array(
      select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      from regexp_split_to_table(private.search_text(test ->> 'text'), '[\s,;*]+') as word
      where word <> ''
    );
    return format('found.%I like all (%L::text[])', name, listed);
  elsif comparison in ('gte', 'lte', 'lt', 'gt', 'eq') and type in ('numeric', 'date', 'timestamptz', 'text', 'uuid', 'boolean')
    and not is_not and jsonb_typeof(test -> 'value') in ('string', 'number', 'boolean') and length(given) <= 1000
    and (type = 'text' or length(given) <= 100)
    -- Digits alone: '1e131071' would be written as 131,072 of them.
    and (type <> 'numeric' or given ~ '^-?\d+(\.\d+)?$') then
    return format(
      'found.%I %s %L::%s', name,
      case comparison when 'gte' then '>=' when 'lte' then '<=' when 'lt' then '<' when 'gt' then '>' else '=' end,
      case type
        when 'date' then given::date::text when 'timestamptz' then given::timestamptz::text when 'uuid' then given::uuid::text
        when 'boolean' then given::boolean::text else given
      end,
      type
    );
  end if;
  raise exception 'no such test of %: %', name, left(comparison, 100) using errcode = '22023';
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  raise exception 'not to be compared with %: %', name, sqlerrm using errcode = '22023';
end
$$;

-- The conditions of a view. Each holds where one of its alternatives holds, and an alternative where all of its tests do. A group of conditions
-- that are joined by 'o' has the alternatives of all of them. The 12 conditions of a view have up to 24 alternatives; what follows a row
-- of a page, and the column of a board, are conditions too.
create or replace function private.view_condition(tests jsonb, columns jsonb) returns text
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  test jsonb;
  alternative jsonb;
  alternatives text[];
  conditions text[] := array['true'];
begin
  if jsonb_typeof(tests) is distinct from 'array' or jsonb_array_length(tests) > 16 then
    raise exception 'a view has at most 16 conditions' using errcode = '22023';
  end if;
  if (select count(*) from jsonb_path_query(tests, '$[*][*][*]')) > 100 then
    raise exception 'a view has at most 100 tests' using errcode = '22023';
  end if;
  for test in select jsonb_array_elements(tests) loop
    alternatives := '{}';
    if jsonb_array_length(test) not between 1 and 24 then
      raise exception 'a condition has 1 to 24 alternatives' using errcode = '22023';
    end if;
    for alternative in select jsonb_array_elements(test) loop
      if jsonb_array_length(alternative) not between 1 and 6 then
        raise exception 'an alternative has 1 to 6 tests' using errcode = '22023';
      end if;
      alternatives := alternatives || (
        select '(' || string_agg(private.column_condition(single, columns), ' and ') || ')'
        from jsonb_array_elements(alternative) as single
      );
    end loop;
    conditions := conditions || ('(' || array_to_string(alternatives, ' or ') || ')');
  end loop;
  return array_to_string(conditions, ' and ');
end
$$;

-- The lists, with the views whose rows they show.
create function private.list_sources() returns table (list text, source text)
  language sql
  immutable
  set search_path = ''
as $$
  values ('clients', 'client_list'), ('opportunities', 'opportunity_rows'), ('tasks', 'task_rows'),
    ('interactions', 'interaction_rows'), ('documents', 'document_rows')
$$;

-- Where the columns of a list stand for those who need none of what it shows: looking up contacts and tasks of all clients takes longest.
create function private.list_source(asked text) returns text
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  found constant text := case
    when asked = 'clients' then 'clients' else (select each.source from private.list_sources() as each where each.list = asked)
  end;
begin
  if found is null then
    raise exception 'no such list: %', left(asked, 100) using errcode = '22023';
  end if;
  return found;
end
$$;

-- The statement of a page: the rows of the agent ($1) that pass the tests, in the order of `sorts`: column, ascending, isNullable. It has the order and
-- the limit in itself, because the rows of a function are all computed before the API sorts and cuts them.
create function private.view_page(list text, tests jsonb, sorts jsonb, size integer) returns text
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  rows constant text := (select each.source from private.list_sources() as each where each.list = view_page.list);
  source constant text := case
    when rows = 'client_list' and jsonb_path_exists(sorts, '$[*].column ? (@ == "last_contact_at" || @ == "next_task_due")')
      then 'clients_by_activity'
    else rows
  end;
  columns constant jsonb := private.view_columns(format('public.%I', source)::regclass);
  sort jsonb;
  keys text[] := '{}';
begin
  if jsonb_typeof(sorts) is distinct from 'array' or jsonb_array_length(sorts) > 6 then
    raise exception 'a list has at most 6 orders' using errcode = '22023';
  end if;
  if (size between 1 and 1000) is not true then
    raise exception 'a page has 1 to 1000 rows' using errcode = '22023';
  end if;
  for sort in select jsonb_array_elements(sorts) loop
    if coalesce(columns ->> (sort ->> 'column'), 'related') in ('related', 'search', 'text[]')
      or jsonb_typeof(sort -> 'ascending') is distinct from 'boolean' then
      raise exception 'no such order: %', left(sort::text, 100) using errcode = '22023';
    end if;
    -- The position of nulls is stated only where it differs from the default, so that an index can be used.
    keys := keys || format(
      'found.%I%s', sort ->> 'column',
      case
        when sort -> 'ascending' = 'true' then ''
        when sort -> 'isNullable' = 'true' then ' desc nulls last'
        else ' desc'
      end
    );
  end loop;
  return format(
    'select %s from public.%I as found where found.user_id = $1 and %s%s limit %s',
    private.columns_except(format('public.%I', rows)::regclass, 'found'), source, private.view_condition(tests, columns),
    case when cardinality(keys) > 0 then ' order by ' || array_to_string(keys, ', ') end, size
  );
end
$$;

-- The ids of all records of a view, for those who choose them all.
create function public.view_ids(list text, tests jsonb default '[]') returns uuid[]
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  source constant text := private.list_source(list);
  ids uuid[];
begin
  execute format(
    'select array(select found.id from public.%I as found where found.user_id = $1 and %s order by found.id)',
    source, private.view_condition(tests, private.view_columns(format('public.%I', source)::regclass))
  ) into ids using auth.uid();
  return ids;
end
$$;
revoke execute on function public.view_ids(text, jsonb) from public, anon;
grant execute on function public.view_ids(text, jsonb) to authenticated, service_role;

-- What tabs of 0.2.0 say of other tables, in a header or beside the tests of a view, as tests.
create function private.related_tests(conditions jsonb) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_array(jsonb_build_array('{"is": "related"}' || each))), '[]')
  from jsonb_array_elements(conditions) as each
$$;

create function private.clients_of_header() returns uuid[]
  language sql
  stable
  set search_path = ''
as $$
  select public.view_ids('clients', private.related_tests(private.view_tests()))
$$;

create or replace function private.make_views() returns void
language plpgsql
set search_path = ''
as $make$
declare
  -- What the list of clients does not show.
  apart constant text[] := '{import_id,import_row,birthday}';
  -- Tabs of 0.2.0 send conditions as a header. Their ids are found once, and each row is looked up in the hash.
  passes constant text := '
    %1$I.user_id = (select auth.uid())
    and ((select private.view_tests()) = ''[]'' or %1$I.id in (select unnest((select private.clients_of_header()))))';
  list text;
  source text;
begin
  drop function if exists public.list_clients(jsonb, jsonb, integer), public.list_opportunities(jsonb, jsonb, integer),
    public.list_tasks(jsonb, jsonb, integer), public.list_interactions(jsonb, jsonb, integer),
    public.list_documents(jsonb, jsonb, integer);
  drop view if exists public.client_matches, public.client_list, public.matching_clients, public.clients_by_activity,
    public.opportunity_rows, public.task_rows, public.interaction_rows, public.document_rows;

  execute format($view$
    create view public.client_list with (security_invoker = true) as
    select
      %s,
      greatest(
        (
          select max(coalesce(contact.scheduled_at, contact.created_at))
          from public.interactions as contact
          where contact.user_id = client.user_id and contact.client_id = client.id
            -- A visit that is still to come is no contact yet.
            and coalesce(contact.scheduled_at, contact.created_at) <= now()
        ),
        (
          select max(message.sent_at) from public.whatsapp_messages as message
          where message.user_id = client.user_id and message.client_id = client.id
        )
      ) as last_contact_at,
      task.title as next_task_title,
      task.due_date as next_task_due
    from public.clients as client
    left join lateral (
      select open_task.title, open_task.due_date
      from public.tasks as open_task
      where open_task.user_id = client.user_id and open_task.client_id = client.id
        and open_task.status in ('pending', 'in_progress')
      order by open_task.due_date nulls last, open_task.created_at
      limit 1
    ) as task on true
  $view$, private.columns_except('public.clients', 'client', apart));
  comment on view public.client_list is 'Clients with their last contact and their next task.';

  execute 'create view public.client_matches with (security_invoker = true) as
    select listed.* from public.client_list as listed where ' || format(passes, 'listed');
  comment on view public.client_matches is 'client_list with the conditions of the header x-view-tests.';

  execute 'create view public.matching_clients with (security_invoker = true) as
    select client.* from public.clients as client where ' || format(passes, 'client');
  comment on view public.matching_clients is 'clients with the conditions of the header x-view-tests.';

  -- client_list looks the activity of each client up, which an order by it would do for every client. Here it is found for all of the agent's clients
  -- at once. A wrong guess of how many clients pass the other conditions would join by a nested loop, the activity of all for each client. So
  -- they stay outside (`offset 0`), and the join is a full one, which cannot be such a loop. A task need not have a due date, so has_next_task
  -- says whether there is one. The title of the next task is looked up only for the rows of a page.
  execute format($view$
    create view public.clients_by_activity with (security_invoker = true) as
    select
      %s,
      listed.last_contact_at,
      (
        select task.title from public.tasks as task
        where task.user_id = listed.user_id and task.client_id = listed.id and task.status in ('pending', 'in_progress')
        order by task.due_date nulls last, task.created_at
        limit 1
      ) as next_task_title,
      listed.next_task_due,
      listed.has_next_task
    from (
      select client.*, activity.last_contact_at, activity.has_next_task, activity.next_task_due
      from (select * from public.clients as own where %s) as client
      full join (
        select
          event.client_id, max(event.contact) as last_contact_at, bool_or(event.is_task) as has_next_task,
          min(event.due) as next_task_due
        from (
          -- A visit that is still to come is no contact yet.
          select
            interaction.client_id, coalesce(interaction.scheduled_at, interaction.created_at) as contact, false as is_task,
            null::timestamptz as due
          from public.interactions as interaction
          where interaction.user_id = (select auth.uid()) and interaction.client_id is not null
            and coalesce(interaction.scheduled_at, interaction.created_at) <= now()
          union all
          select message.client_id, message.sent_at, false, null
          from public.whatsapp_messages as message
          where message.user_id = (select auth.uid()) and message.client_id is not null
          union all
          select task.client_id, null, true, task.due_date
          from public.tasks as task
          where task.user_id = (select auth.uid()) and task.client_id is not null and task.status in ('pending', 'in_progress')
        ) as event
        group by event.client_id
      ) as activity on activity.client_id = client.id
      offset 0
    ) as listed
    -- Those whom the conditions of the header leave out have activity too.
    where listed.id is not null
  $view$, private.columns_except('public.clients', 'listed', apart), format(passes, 'own'));
  comment on view public.clients_by_activity is 'client_matches for an order by the last contact or the next task.';

  execute format($view$
    create view public.opportunity_rows with (security_invoker = true) as
    select
      %s,
      nullif(concat_ws(' ', client.first_name, client.last_name), '') as client_name,
      property.title as property_title,
      property.price as property_price,
      stage.name as stage_name,
      stage.color as stage_color,
      coalesce(opportunity.closed_amount, opportunity.expected_amount) as amount,
      concat(client.search, ' ', property.search) as search
    from public.opportunities as opportunity
    join public.opportunity_stages as stage on stage.id = opportunity.stage_id
    left join public.clients as client on client.id = opportunity.client_id
    left join public.properties as property on property.id = opportunity.property_id
  $view$, private.columns_except('public.opportunities', 'opportunity', '{furthest_stage}'));
  comment on view public.opportunity_rows is 'The opportunities with the names of client and property, for lists and the board.';

  -- With `urgency`: of tasks with the same due date the more urgent come first (TASK-06), which the names of priorities cannot say.
  execute format($view$
    create view public.task_rows with (security_invoker = true) as
    select
      %s,
      task.status not in ('completed', 'cancelled') as is_open,
      private.full_name(client.first_name, client.last_name) as client_name,
      property.title as property_title,
      concat(private.search_text(task.title, task.description), ' ', client.search, ' ', property.search) as search,
      client.first_name as client_first_name,
      client.whatsapp as client_whatsapp,
      coalesce(array_position(array['low', 'medium', 'high', 'urgent'], task.priority), 0) as urgency
    from public.tasks as task
    left join public.clients as client on client.id = task.client_id
    left join public.properties as property on property.id = task.property_id
  $view$, private.columns_except('public.tasks', 'task', '{assigned_to}'));
  comment on view public.task_rows is 'The tasks with the names of client and property, for lists.';

  execute format($view$
    create view public.interaction_rows with (security_invoker = true) as
    select
      %s,
      coalesce(interaction.scheduled_at, interaction.created_at) as moment,
      private.full_name(client.first_name, client.last_name) as client_name,
      property.title as property_title,
      concat(
        private.search_text(interaction.subject, interaction.description, interaction.outcome), ' ', client.search, ' ', property.search
      ) as search
    from public.interactions as interaction
    left join public.clients as client on client.id = interaction.client_id
    left join public.properties as property on property.id = interaction.property_id
  $view$, private.columns_except('public.interactions', 'interaction', '{booked_by,selection_item_id}'));
  comment on view public.interaction_rows is 'The interactions with the names of client and property, for lists and the agenda.';

  -- A document's content may be long, and its list shows only whether there is one.
  execute format($view$
    create view public.document_rows with (security_invoker = true) as
    select
      %s,
      document.content is not null as is_text,
      private.full_name(client.first_name, client.last_name) as client_name,
      property.title as property_title,
      property.wordpress_id as property_wordpress_id,
      template.name as template_name,
      (
        select count(*)::integer from public.document_shares as share
        where share.user_id = document.user_id and share.document_id = document.id
          and share.revoked_at is null and share.expires_at > now()
      ) as active_shares,
      concat(
        document.search, ' ', private.search_text(property.title), ' ',
        private.search_text(client.first_name, client.last_name)
      ) as search
    from public.documents as document
    left join public.clients as client on client.id = document.client_id and client.user_id = document.user_id
    left join public.properties as property on property.id = document.property_id and property.user_id = document.user_id
    left join public.document_templates as template on template.id = document.template_id
  $view$, private.columns_except('public.documents', 'document', '{content,search}'));
  comment on view public.document_rows is
    'The documents with the names of client, property and template and their open links, for lists.';

  revoke all on public.client_list, public.client_matches, public.matching_clients, public.clients_by_activity,
    public.opportunity_rows, public.task_rows, public.interaction_rows, public.document_rows from anon, authenticated;
  grant select on public.client_list, public.client_matches, public.matching_clients, public.clients_by_activity,
    public.opportunity_rows, public.task_rows, public.interaction_rows, public.document_rows to authenticated, service_role;

  for list, source in select * from private.list_sources() loop
    execute format(
      $function$
        create function public.%1$I(tests jsonb default '[]', sorts jsonb default '[]', size integer default 50)
        returns setof public.%2$I
        language plpgsql
        stable
        set search_path = ''
        as $body$
        begin
          return query execute private.view_page(%3$L, tests, sorts, size) using auth.uid();
        end
        $body$;
        revoke execute on function public.%1$I(jsonb, jsonb, integer) from public, anon;
        grant execute on function public.%1$I(jsonb, jsonb, integer) to authenticated, service_role
      $function$,
      'list_' || list, source, list
    );
  end loop;
end
$make$;


-- As before, with conditions on other tables among the tests of a view.
create or replace function public.count_views(list text, views jsonb, leaving uuid[] default '{}') returns integer[]
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  source constant text := private.list_source(list);
  columns constant jsonb := private.view_columns(format('public.%I', source)::regclass);
  each_view jsonb;
  tests jsonb;
  tested integer := 0;
  counted text[] := '{}';
  counts integer[];
begin
  if jsonb_typeof(views) is distinct from 'array' or jsonb_array_length(views) not between 1 and 60 then
    raise exception 'from 1 to 60 views are counted at once' using errcode = '22023';
  end if;
  -- Each row is looked up in them.
  if cardinality(leaving) > 20000 then
    raise exception 'at most 20000 records wait for their deletion' using errcode = '22023';
  end if;
  for each_view in select jsonb_array_elements(views) loop
    tests := each_view -> 'tests';
    if each_view ? 'elsewhere' and jsonb_typeof(tests) = 'array' then
      tests := tests || private.related_tests(each_view -> 'elsewhere');
    end if;
    counted := counted || format('count(*) filter (where %s)', private.view_condition(tests, columns));
    -- Each is tried on every row of the agent.
    tested := tested + (select count(*) from jsonb_path_query(tests, '$[*][*][*]'));
  end loop;
  if tested > 1000 then
    raise exception 'the views have at most 1000 tests together' using errcode = '22023';
  end if;
  execute format(
    'select array[%s]::integer[] from public.%I as found where found.user_id = $1 and found.id <> all ($2)',
    array_to_string(counted, ', '), source
  ) into counts using auth.uid(), array_remove(coalesce(leaving, '{}'), null);
  return counts;
end
$$;

select private.make_views();

drop function private.clients_within(jsonb), private.clients_without(jsonb), private.asks_within(jsonb), private.client_tests(jsonb);

grant execute on function private.columns_except(regclass, text, text[]) to authenticated, service_role;
