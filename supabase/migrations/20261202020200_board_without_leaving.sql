-- Opportunities that wait for their deletion are neither shown nor counted (BULK-24). The browser knows only those whose cards it has read, so
-- it names them all, and the numbers and sums of the columns are made without them.

drop function public.opportunity_board(jsonb, integer);

create function public.opportunity_board(
  tests jsonb default '[]', per_stage integer default 30, leaving uuid[] default '{}'
) returns table (
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
        where found.user_id = $1 and found.id <> all ($3) and %s
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
  ) using auth.uid(), per_stage,
    -- `<> all` holds for nothing where one of them is null.
    array_remove(coalesce(leaving, '{}'), null);
end
$$;
revoke execute on function public.opportunity_board(jsonb, integer, uuid[]) from public, anon;
grant execute on function public.opportunity_board(jsonb, integer, uuid[]) to authenticated, service_role;
