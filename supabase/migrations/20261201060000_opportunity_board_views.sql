-- The board shows the opportunities of a view (VIEW-21): its conditions come as the tests that domain/src/views makes of them, because
-- the number and the sum of a column need all of its rows, which no filter of the API can have at once with its first cards.

-- One test of a column as the condition of a statement on `found`. The column is one of `columns`, which has their types; the
-- comparison is one of ours, and what it is compared with is a literal of the column's type.
create function private.column_condition(test jsonb, columns jsonb) returns text
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
  elsif comparison = 'in' and type = 'text' then
    listed := array(select jsonb_array_elements_text(test -> 'values'));
    -- `<> all` holds for nothing where one of the values is null.
    if cardinality(listed) <= 20 and array_position(listed, null) is null
      and (select max(length(value)) from unnest(listed) as value) <= 300 then
      return format('found.%I %s (%L::text[])', name, case when is_not then '<> all' else '= any' end, listed);
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

-- The conditions of a view. Each holds where one of its alternatives holds, and an alternative where all of its tests do.
create function private.view_condition(tests jsonb, columns jsonb) returns text
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
  if jsonb_typeof(tests) is distinct from 'array' or jsonb_array_length(tests) > 12 then
    raise exception 'a view has at most 12 conditions' using errcode = '22023';
  end if;
  for test in select jsonb_array_elements(tests) loop
    alternatives := '{}';
    if jsonb_array_length(test) > 4 then
      raise exception 'a condition has at most 4 alternatives' using errcode = '22023';
    end if;
    for alternative in select jsonb_array_elements(test) loop
      if jsonb_array_length(alternative) not between 1 and 4 then
        raise exception 'an alternative has 1 to 4 tests' using errcode = '22023';
      end if;
      alternatives := alternatives || (
        select '(' || string_agg(private.column_condition(single, columns), ' and ') || ')'
        from jsonb_array_elements(alternative) as single
      );
    end loop;
    if cardinality(alternatives) > 0 then
      conditions := conditions || ('(' || array_to_string(alternatives, ' or ') || ')');
    end if;
  end loop;
  return array_to_string(conditions, ' and ');
end
$$;

drop function public.opportunity_board(text[], text, integer);

-- As before, with the conditions of a view instead of a text and a type.
create function public.opportunity_board(tests jsonb default '[]', per_stage integer default 30) returns table (
  id uuid,
  name text,
  color text,
  outcome text,
  total integer,
  amount numeric,
  commission numeric,
  cards jsonb
)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  return query execute format(
    $board$
      with ranked as (
        select
          found.*,
          row_number() over (partition by found.stage_id order by found.stage_changed_at desc, found.id) as place
        from public.opportunity_rows as found
        where found.user_id = $1 and %s
      )
      select
        stage.id,
        stage.name,
        stage.color,
        stage.outcome,
        count(ranked.id)::integer,
        coalesce(sum(ranked.amount), 0),
        coalesce(
          sum(private.commission_of(ranked.type, ranked.amount, ranked.commission_percentage, ranked.commission_months)), 0
        ),
        coalesce(
          jsonb_agg(to_jsonb(ranked) - 'place' - 'search' - 'user_id' order by ranked.place)
            filter (where ranked.place <= least($2, 100)),
          '[]'
        )
      from public.opportunity_stages as stage
      left join ranked on ranked.stage_id = stage.id
      group by stage.id
      order by stage.order_index
    $board$,
    private.view_condition(tests, jsonb_build_object(
      'search', 'search', 'type', 'text', 'stage_name', 'text', 'status', 'text', 'amount', 'numeric', 'probability', 'numeric',
      'expected_close_date', 'date', 'stage_changed_at', 'timestamptz', 'client_name', 'text', 'property_title', 'text',
      'created_at', 'timestamptz'
    ))
  ) using auth.uid(), per_stage;
end
$$;
revoke execute on function public.opportunity_board(jsonb, integer) from public, anon;
grant execute on function public.opportunity_board(jsonb, integer) to authenticated, service_role;
