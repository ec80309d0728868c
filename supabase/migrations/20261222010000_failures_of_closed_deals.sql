-- A plan that waits for another attempt (PLAN-14) goes with its opportunity, and with its close, as a plan that runs does (PLAN-07).
delete from private.follow_up_failures as known
where known.opportunity_id is not null
  and not exists (
    select from public.opportunities as deal where deal.id = known.opportunity_id and deal.user_id = known.user_id
  );
alter table private.follow_up_failures
  add constraint follow_up_failures_opportunity_id_fkey
    foreign key (opportunity_id, user_id) references public.opportunities (id, user_id) on delete cascade;
create index follow_up_failures_opportunity_id_idx on private.follow_up_failures (opportunity_id, user_id);

-- The function as it is, but it forgets first what is about closed opportunities; a plan for the stage that closed one still starts.
do $$
declare
  signature constant regprocedure := 'private.retry_follow_ups(timestamptz, interval)';
  definition constant text := pg_get_functiondef(signature);
  line constant text := '  for failed in
    select known.* from private.follow_up_failures as known';
begin
  if strpos(definition, line) = 0 then
    raise exception '% has another text', signature;
  end if;
  execute replace(definition, line, '  delete from private.follow_up_failures as known
  using public.opportunities as deal
  where deal.id = known.opportunity_id and deal.user_id = known.user_id
    and deal.status <> ''open'' and deal.stage_id is distinct from known.stage_id;
' || line);
end
$$;
