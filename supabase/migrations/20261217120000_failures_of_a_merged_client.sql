-- A plan that could not start for a client who is merged into another is tried again for that one, unless it waits there already.
create or replace function private.absorb_client(keep_id uuid, remove_id uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  perform private.require_second_factor();
  if keep_id = remove_id or not exists (
    select from public.clients as kept where kept.id = keep_id and kept.user_id = me
  ) then
    raise exception 'a client is merged into another one of the agent' using errcode = '22023';
  end if;
  update public.client_consents as own set client_id = keep_id where own.client_id = remove_id and own.user_id = me;
  update private.follow_up_failures as failed set client_id = keep_id
  where failed.client_id = remove_id and failed.user_id = me and not exists (
    select from private.follow_up_failures as other
    where other.client_id = keep_id and other.user_id = me
      and (other.happened, other.source_id, other.stage_id) is not distinct from (failed.happened, failed.source_id, failed.stage_id)
  );
  delete from public.clients as removed where removed.id = remove_id and removed.user_id = me;
end
$$;
