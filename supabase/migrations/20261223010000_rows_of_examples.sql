-- The example's rows come from the caller, whose samples are also the demo account's. They are the caller's own rows like any other: policies,
-- constraints and limits hold for them. An older tab, which has no samples, is refused.
drop function public.add_example_data(text);
create function public.add_example_data(app_address text default null, examples jsonb default null) returns boolean
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  kind text;
  columns text;
begin
  if examples is null then
    raise exception 'Predio se actualizó. Recarga la página.' using errcode = 'P0001', hint = 'quota';
  end if;
  -- Two tabs at the same time make one example.
  perform pg_advisory_xact_lock(hashtextextended('example_data ' || me::text, 0));
  if exists (select from public.properties as listing where listing.user_id = me and listing.is_example)
    or exists (select from public.clients as client where client.user_id = me and client.is_example)
  then
    return false;
  end if;

  examples := examples || jsonb_build_object(
    -- An address belongs to one client: it may be with an example that stayed from before.
    'clients', (
      select jsonb_agg(case when other.id is null then given else given || '{"email": null}' end)
      from jsonb_array_elements(examples -> 'clients') as given
      left join public.clients as other on other.user_id = me and lower(other.email) = given ->> 'email'
    ),
    'opportunities', (
      select jsonb_agg(given - 'stage' || jsonb_build_object('stage_id', stage.id))
      from jsonb_array_elements(examples -> 'opportunities') as given
      join public.opportunity_stages as stage on stage.name = given ->> 'stage'
    )
  );
  foreach kind in array array[
    'properties', 'clients', 'client_preferences', 'property_clients', 'opportunities', 'tasks', 'interactions'
  ] loop
    select string_agg(format('%I', name), ', ') into columns from jsonb_object_keys(examples -> kind -> 0) as name;
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)', kind, columns
    ) using examples -> kind;
  end loop;

  insert into public.user_settings (user_id, has_examples) values (me, true)
  on conflict (user_id) do update set has_examples = true;
  return true;
end
$$;
comment on function public.add_example_data(text, jsonb) is
  'Fills the agent''s account with the marked examples that the app gives; false where there are some already.';
revoke execute on function public.add_example_data(text, jsonb) from public, anon;
grant execute on function public.add_example_data(text, jsonb) to authenticated;
