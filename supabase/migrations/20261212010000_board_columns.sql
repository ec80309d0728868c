-- The board named the columns that a condition may test by hand, so that a condition on another column of its view worked in the list and failed on
-- the board. It now takes them from the catalogue, as count_views does.

create or replace function public.opportunity_board(tests jsonb default '[]', per_stage integer default 30, leaving uuid[] default '{}')
returns table (
  id uuid, name text, color text, outcome text, total integer, amount numeric, commission numeric, cards jsonb
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
    private.view_condition(tests, private.view_columns('public.opportunity_rows'))
  ) using auth.uid(), per_stage,
    -- `<> all` holds for nothing where one of them is null.
    array_remove(coalesce(leaving, '{}'), null);
end
$$;
