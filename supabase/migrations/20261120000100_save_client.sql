-- A client and what they look for, both or neither. Row-level security and the constraints judge it as any other write.
create function public.save_client(
  record_id uuid, client jsonb, preferences jsonb default null, seen timestamptz default null
) returns boolean
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  given constant public.clients := jsonb_populate_record(null::public.clients, client);
  wanted constant public.client_preferences := jsonb_populate_record(null::public.client_preferences, preferences);
begin
  if seen is null then
    insert into public.clients (
      id, user_id, type, first_name, last_name, email, phone, whatsapp, address, notes, tags, status, source,
      budget_min, budget_max
    ) values (
      record_id, me, given.type, given.first_name, given.last_name, given.email, given.phone, given.whatsapp,
      given.address, given.notes, coalesce(given.tags, '{}'), coalesce(given.status, 'active'), given.source,
      given.budget_min, given.budget_max
    ) on conflict (id) do nothing;
    if not found then
      perform from public.clients where id = record_id and user_id = me;
      if found then return false; end if;
      raise exception 'this id is not free' using errcode = '42501';
    end if;
  else
    update public.clients
    set type = given.type, first_name = given.first_name, last_name = given.last_name, email = given.email,
      phone = given.phone, whatsapp = given.whatsapp, address = given.address, notes = given.notes,
      tags = coalesce(given.tags, '{}'), status = coalesce(given.status, 'active'), source = given.source,
      budget_min = given.budget_min, budget_max = given.budget_max,
      -- Whoever passes the form has been reviewed.
      needs_review = false
    where id = record_id and user_id = me and updated_at = seen;
    if not found then return false; end if;
  end if;

  if preferences is null then
    delete from public.client_preferences where client_id = record_id and user_id = me;
    return true;
  end if;
  insert into public.client_preferences (
    user_id, client_id, property_type, operation, min_price, max_price, locations, bedrooms
  ) values (
    me, record_id, coalesce(wanted.property_type, '{}'), wanted.operation, wanted.min_price, wanted.max_price,
    coalesce(wanted.locations, '{}'), wanted.bedrooms
  ) on conflict (client_id, user_id) do update
  set property_type = excluded.property_type, operation = excluded.operation, min_price = excluded.min_price,
    max_price = excluded.max_price, locations = excluded.locations, bedrooms = excluded.bedrooms;
  return true;
end
$$;
comment on function public.save_client(uuid, jsonb, jsonb, timestamptz) is
  'Makes a client, or changes one over exactly the version that was seen. False: nothing was written, since it was made before, has changed or is gone.';
revoke execute on function public.save_client(uuid, jsonb, jsonb, timestamptz) from public, anon;
grant execute on function public.save_client(uuid, jsonb, jsonb, timestamptz) to authenticated;
