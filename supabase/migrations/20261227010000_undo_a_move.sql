-- A move that is taken back leaves nothing behind: the stage is as old as it was, and its history has no visit more (OPP-23).

create function public.undo_opportunity_move(target uuid, before jsonb, seen timestamptz) returns boolean
language sql
set search_path = ''
as $$
  select private.undo_move(target, before, seen)
$$;

comment on function public.undo_opportunity_move(uuid, jsonb, timestamptz) is
  'Takes back the last move of an opportunity that nobody changed since; false where there is none.';

revoke execute on function public.undo_opportunity_move(uuid, jsonb, timestamptz) from public, anon;
grant execute on function public.undo_opportunity_move(uuid, jsonb, timestamptz) to authenticated, service_role;
