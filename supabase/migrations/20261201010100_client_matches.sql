-- Conditions on what lies in other tables: the last contact, the next step, the stage of an open opportunity, and what the client looks for
-- (VIEW-10). A join of whole tables is planned by guesses of how many rows remain, and a wrong one takes seconds; here each condition
-- is one statement on the agent's own index, and what is left are ids: those that a client is among, and those that it is not.

-- Who was contacted at or after a moment, or ever; a visit that is still to come is no contact yet. Here and below the agent is asked for
-- once: a bare auth.uid() is evaluated for every row, which takes longer than reading it.
create function private.contacts_since(start timestamptz) returns setof uuid
  language sql
  stable
  set search_path = ''
as $$
  select interaction.client_id from public.interactions as interaction
  where interaction.user_id = (select auth.uid()) and interaction.client_id is not null
    and coalesce(interaction.scheduled_at, interaction.created_at) >= coalesce(start, '-infinity')
    and coalesce(interaction.scheduled_at, interaction.created_at) <= now()
  union
  select message.client_id from public.whatsapp_messages as message
  where message.user_id = (select auth.uid()) and message.client_id is not null
    and message.sent_at >= coalesce(start, '-infinity')
$$;

-- Who has an open task that is due at or after a moment and before another, where these are given. `is true` keeps the index of all
-- agents' due dates out of the plan.
create function private.clients_with_task(starts timestamptz, ends timestamptz) returns setof uuid
  language sql
  stable
  set search_path = ''
as $$
  select task.client_id from public.tasks as task
  where task.user_id = (select auth.uid()) and task.client_id is not null and task.status in ('pending', 'in_progress')
    and (starts is null or (task.due_date >= starts) is true)
    and (ends is null or (task.due_date < ends) is true)
$$;

-- Who has an open opportunity in one of these stages, or in any.
create function private.clients_in_stages(names text[]) returns setof uuid
  language sql
  stable
  set search_path = ''
as $$
  select opportunity.client_id from public.opportunities as opportunity
  join public.opportunity_stages as stage on stage.id = opportunity.stage_id
  where opportunity.user_id = (select auth.uid()) and opportunity.client_id is not null and opportunity.status = 'open'
    and (names is null or stage.name = any (names))
$$;

-- Who looks in one of these zones, or in any.
create function private.clients_in_zones(names text[]) returns setof uuid
  language sql
  stable
  set search_path = ''
as $$
  select preference.client_id from public.client_preferences as preference
  where preference.user_id = (select auth.uid()) and preference.locations <> '{}' and (names is null or preference.locations && names)
$$;

-- Who looks for one of these operations, or for any.
create function private.clients_with_operation(names text[]) returns setof uuid
  language sql
  stable
  set search_path = ''
as $$
  select preference.client_id from public.client_preferences as preference
  where preference.user_id = (select auth.uid()) and preference.operation is not null and (names is null or preference.operation = any (names))
$$;

-- The tests of a request, up to 12 (VIEW-02). A test: field, and `any`, `none` (words), `known` (whether there is one at all), `from` and
-- `before` (moments).
create function private.client_tests(tests jsonb)
  returns table (field text, known boolean, starts timestamptz, ends timestamptz, wanted text[], unwanted text[])
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if jsonb_array_length(tests) > 12 then
    raise exception 'too many tests: %', jsonb_array_length(tests) using errcode = '22023';
  end if;
  for field, known, starts, ends, wanted, unwanted in
    select given.field, given.known, given."from", given.before, given."any", given.none
    from jsonb_to_recordset(tests) as given (
      field text, known boolean, "from" timestamptz, before timestamptz, "any" text[], none text[]
    )
  loop
    if (field in ('contact', 'step', 'stage', 'zone', 'operation')) is not true then
      raise exception 'no such field: %', left(field, 100) using errcode = '22023';
    end if;
    if cardinality(wanted) > 20 or cardinality(unwanted) > 20 then
      raise exception 'a condition has at most 20 values' using errcode = '22023';
    end if;
    return next;
  end loop;
end
$$;

-- Whether a test asks for what a client has, so that only those of clients_within() pass.
create function private.asks_within(tests jsonb) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select exists (
    select from private.client_tests(tests) as test where test.known or test.starts is not null or test.wanted is not null
  )
$$;

-- The agent's clients who have all that the tests ask for.
create function private.clients_within(tests jsonb) returns uuid[]
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  ids uuid[];
  found uuid[];
  test record;
begin
  for test in
    select * from private.client_tests(tests) as given
    where given.known or given.starts is not null or given.wanted is not null
  loop
    found := case test.field
      when 'contact' then array(select private.contacts_since(test.starts))
      when 'step' then array(select private.clients_with_task(test.starts, test.ends))
      when 'stage' then array(select private.clients_in_stages(test.wanted))
      when 'zone' then array(select private.clients_in_zones(test.wanted))
      when 'operation' then array(select private.clients_with_operation(test.wanted))
    end;
    ids := case when ids is null then found else array(select unnest(ids) intersect select unnest(found)) end;
  end loop;
  return ids;
end
$$;

-- The agent's clients whom one of the tests excludes. Who has nothing passes `before` alone: who was never contacted was not contacted in
-- the last days either.
create function private.clients_without(tests jsonb) returns uuid[]
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  ids uuid[] := '{}';
  test record;
begin
  for test in select * from private.client_tests(tests) loop
    if test.field = 'contact' and (not test.known or test.ends is not null) then
      ids := ids || array(select private.contacts_since(test.ends));
    elsif test.field = 'step' and not test.known then
      ids := ids || array(select private.clients_with_task(null, null));
    elsif test.field = 'step' and test.starts is not null then
      -- The next step is the earliest: one before the range is the next one instead.
      ids := ids || array(select private.clients_with_task(null, test.starts));
    elsif test.field = 'step' and test.known is null and test.ends is not null then
      ids := ids || array(
        select private.clients_with_task(null, null) except select private.clients_with_task(null, test.ends)
      );
    elsif not test.known or test.unwanted is not null then
      ids := ids || case test.field
        when 'stage' then array(select private.clients_in_stages(test.unwanted))
        when 'zone' then array(select private.clients_in_zones(test.unwanted))
        when 'operation' then array(select private.clients_with_operation(test.unwanted))
      end;
    end if;
  end loop;
  return ids;
end
$$;

-- The tests of this request, which come as a header: a function's rows are all computed before PostgREST sorts and cuts a page of them, where
-- those of a view are not.
create function private.view_tests() returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-view-tests', '[]')::jsonb
$$;

-- The list, and the clients themselves for counting and choosing, with the conditions of the request's header. The sets are found once,
-- and each row is looked up in their hashes.
create view public.client_matches with (security_invoker = true) as
select listed.* from public.client_list as listed
where listed.user_id = (select auth.uid())
  and (
    not (select private.asks_within((select private.view_tests())))
    or listed.id in (select unnest(private.clients_within((select private.view_tests()))))
  )
  and listed.id not in (select unnest(private.clients_without((select private.view_tests()))));
comment on view public.client_matches is 'client_list with the conditions of the header x-view-tests.';

create view public.matching_clients with (security_invoker = true) as
select client.* from public.clients as client
where client.user_id = (select auth.uid())
  and (
    not (select private.asks_within((select private.view_tests())))
    or client.id in (select unnest(private.clients_within((select private.view_tests()))))
  )
  and client.id not in (select unnest(private.clients_without((select private.view_tests()))));
comment on view public.matching_clients is 'clients with the conditions of the header x-view-tests.';

revoke all on public.client_matches, public.matching_clients from anon, authenticated;
grant select on public.client_matches, public.matching_clients to authenticated, service_role;

-- The words that an agent uses on clients, most used first: offered in conditions and where many are tagged.
create function public.client_words() returns table (field text, word text, uses bigint)
  language sql
  stable
  set search_path = ''
as $$
  (
    select 'tags', tag, count(*) from public.clients as client, unnest(client.tags) as tag
    where client.user_id = auth.uid() group by tag order by 3 desc, 2 limit 200
  )
  union all
  (
    select 'source', client.source, count(*) from public.clients as client
    where client.user_id = auth.uid() and client.source is not null group by 2 order by 3 desc, 2 limit 200
  )
  union all
  (
    select 'locations', place, count(*) from public.client_preferences as preference, unnest(preference.locations) as place
    where preference.user_id = auth.uid() group by place order by 3 desc, 2 limit 200
  )
$$;
revoke execute on function public.client_words() from public, anon;
grant execute on function public.client_words() to authenticated, service_role;
