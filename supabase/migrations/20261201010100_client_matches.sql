-- Conditions on what lies in other tables: the last contact, the next step, the stage of an open opportunity, and what the client looks for
-- (VIEW-10). A join of whole tables is planned by guesses of how many rows remain, and a wrong one takes seconds; here each condition
-- is one statement on the agent's own index, and what is left are ids.

-- Those of `ids`, of all of the agent's clients where it is null, who are among `within` and not among `without`, where these are given.
create function private.narrow_clients(ids uuid[], within uuid[], without uuid[]) returns uuid[]
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  narrowed uuid[] := case
    when ids is null then within
    when within is null then ids
    else array(select unnest(ids) intersect select unnest(within))
  end;
begin
  if without is null then
    return narrowed;
  elsif narrowed is null then
    return array(
      select client.id from public.clients as client
      where client.user_id = (select auth.uid()) and client.id not in (select unnest(without))
    );
  end if;
  return array(select left_over from unnest(narrowed) as left_over where left_over not in (select unnest(without)));
end
$$;

-- The clients of the agent's open tasks that are due at or after a moment and before another, where these are given. Their due dates are
-- compared by `is true`, which keeps the index of all agents' due dates out of the plan.
create function private.clients_with_task(starts timestamptz, ends timestamptz) returns uuid[]
  language sql
  stable
  set search_path = ''
as $$
  select array(
    select task.client_id from public.tasks as task
    where task.user_id = (select auth.uid()) and task.client_id is not null and task.status in ('pending', 'in_progress')
      and (starts is null or (task.due_date >= starts) is true)
      and (ends is null or (task.due_date < ends) is true)
  )
$$;

-- The agent's clients for which every test holds. A test: field, and `any`, `none` (words), `known` (whether there is one at all), `from`
-- and `before` (moments). Who was never contacted passes `before` alone. Each test is a set of clients that one has to be in, one
-- that one must not be in, or both; only what it excludes needs all clients.
create function private.client_ids(tests jsonb) returns uuid[]
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  ids uuid[];
  within uuid[];
  without uuid[];
  test record;
begin
  if jsonb_array_length(tests) > 12 then
    raise exception 'too many tests: %', jsonb_array_length(tests) using errcode = '22023';
  end if;
  for test in
    select given.field, given.known, given."from" as starts, given.before as ends, given."any" as wanted, given.none as unwanted
    from jsonb_to_recordset(tests) as given (
      field text, known boolean, "from" timestamptz, before timestamptz, "any" text[], none text[]
    )
  loop
    -- VIEW-02
    if cardinality(test.wanted) > 20 or cardinality(test.unwanted) > 20 then
      raise exception 'a condition has at most 20 values' using errcode = '22023';
    end if;
    within := null;
    without := null;
    case test.field
      when 'contact' then
        if test.known or test.starts is not null then
          within := array(select touch.client_id from private.contacts_since(test.starts) as touch);
        end if;
        if not test.known or test.ends is not null then
          without := array(select touch.client_id from private.contacts_since(test.ends) as touch);
        end if;
      when 'step' then
        if test.known is null and test.starts is null and test.ends is not null then
          -- Without a step passes too: only who has all of them later does not.
          without := array(
            select unnest(private.clients_with_task(null, null)) except select unnest(private.clients_with_task(null, test.ends))
          );
        else
          if test.known or test.starts is not null or test.ends is not null then
            within := private.clients_with_task(test.starts, test.ends);
          end if;
          -- The next step is the earliest: one before the range is the next one instead.
          if not test.known or test.starts is not null then
            without := private.clients_with_task(null, test.starts);
          end if;
        end if;
      when 'stage' then
        if test.known or test.wanted is not null then
          within := array(select deal.client_id from private.clients_in_stages(test.wanted) as deal);
        end if;
        if not test.known or test.unwanted is not null then
          without := array(select deal.client_id from private.clients_in_stages(test.unwanted) as deal);
        end if;
      when 'zone' then
        if test.known or test.wanted is not null then
          within := array(
            select wish.client_id from public.client_preferences as wish
            where wish.user_id = me and wish.locations <> '{}' and (test.wanted is null or wish.locations && test.wanted)
          );
        end if;
        if not test.known or test.unwanted is not null then
          without := array(
            select wish.client_id from public.client_preferences as wish
            where wish.user_id = me and wish.locations <> '{}' and (test.unwanted is null or wish.locations && test.unwanted)
          );
        end if;
      when 'operation' then
        if test.wanted is not null then
          within := array(
            select wish.client_id from public.client_preferences as wish
            where wish.user_id = me and wish.operation = any (test.wanted)
          );
        end if;
        if test.unwanted is not null then
          without := array(
            select wish.client_id from public.client_preferences as wish
            where wish.user_id = me and wish.operation = any (test.unwanted)
          );
        end if;
      else
        raise exception 'no such field: %', test.field using errcode = '22023';
    end case;
    ids := private.narrow_clients(ids, within, without);
  end loop;
  return coalesce(ids, array(select client.id from public.clients as client where client.user_id = me));
end
$$;

-- Who was contacted at or after a moment, or ever; a visit that is still to come is no contact yet.
create function private.contacts_since(start timestamptz) returns table (client_id uuid)
  language sql
  stable
  set search_path = ''
as $$
  select interaction.client_id from public.interactions as interaction
  where interaction.user_id = auth.uid() and interaction.client_id is not null
    and coalesce(interaction.scheduled_at, interaction.created_at) >= coalesce(start, '-infinity')
    and coalesce(interaction.scheduled_at, interaction.created_at) <= now()
  union
  select message.client_id from public.whatsapp_messages as message
  where message.user_id = auth.uid() and message.client_id is not null
    and message.sent_at >= coalesce(start, '-infinity')
$$;

-- Who has an open opportunity in one of these stages, or in any.
create function private.clients_in_stages(names text[]) returns table (client_id uuid)
  language sql
  stable
  set search_path = ''
as $$
  select opportunity.client_id from public.opportunities as opportunity
  join public.opportunity_stages as stage on stage.id = opportunity.stage_id
  where opportunity.user_id = auth.uid() and opportunity.client_id is not null and opportunity.status = 'open'
    and (names is null or stage.name = any (names))
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

-- The list, and the clients themselves for counting and choosing, with the conditions of the request's header. The ids are found once, and
-- `is true` keeps them a hash in which every row is looked up.
create view public.client_matches with (security_invoker = true) as
select listed.* from public.client_list as listed
where listed.user_id = (select auth.uid())
  and (listed.id in (select unnest(private.client_ids((select private.view_tests()))))) is true;
comment on view public.client_matches is 'client_list with the conditions of the header x-view-tests.';

create view public.matching_clients with (security_invoker = true) as
select client.* from public.clients as client
where client.user_id = (select auth.uid())
  and (client.id in (select unnest(private.client_ids((select private.view_tests()))))) is true;
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
