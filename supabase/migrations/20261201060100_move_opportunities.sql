-- Many opportunities go to another stage, and back (BULK-20 to BULK-22).

-- What the triggers change along with the columns of private.bulk_columns, which an undo has to bring back too.
create function private.followed_columns(kind text) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select case kind
    when 'opportunities' then array['closed_amount', 'closed_reason', 'closed_at', 'furthest_stage']
    else '{}'
  end
$$;

-- As before; what stood there before includes what the triggers change, and an opportunity that is in the stage already stays as it is.
create or replace function public.change_records(
  kind text, ids uuid[], changes jsonb default '{}', add_tags text[] default '{}', remove_tags text[] default '{}'
) returns table (id uuid, outcome text, before jsonb, seen timestamptz)
  language plpgsql
  set search_path = ''
as $$
declare
  -- A lost opportunity has a reason and no amount (OPP-04).
  allowed constant text[] := private.bulk_columns(kind)
    || case kind when 'opportunities' then array['closed_amount', 'closed_reason'] else '{}' end;
  changes_tags constant boolean := coalesce(cardinality(add_tags), 0) + coalesce(cardinality(remove_tags), 0) > 0;
  columns text[];
  target uuid;
  stored jsonb;
  wanted jsonb;
begin
  perform private.check_bulk(kind, cardinality(ids));
  if cardinality(add_tags) > 200 or cardinality(remove_tags) > 200 then
    raise exception 'a record has at most 200 tags' using errcode = '22023';
  end if;
  select array_agg(name) into columns from jsonb_object_keys(changes) as name;
  if 'tags' = any (columns) then
    raise exception 'tags are added and removed' using errcode = '22023';
  end if;
  if changes_tags then
    columns := columns || array['tags'];
  end if;
  if columns is null or not columns <@ allowed or (kind = 'opportunities' and not 'stage_id' = any (columns)) then
    raise exception 'cannot be changed for many: %', columns using errcode = '22023';
  end if;

  -- Always in the same order, so that two calls cannot wait for each other.
  for target in select distinct asked from unnest(ids) as asked order by 1 loop
    id := target;
    before := null;
    seen := null;
    execute format('select to_jsonb(own) from public.%I as own where own.id = $1 and own.user_id = $2 for update', kind)
      into stored using target, auth.uid();
    continue when stored is null;
    wanted := coalesce(changes, '{}');
    if changes_tags then
      wanted := wanted || jsonb_build_object('tags', private.change_tags(
        array(select jsonb_array_elements_text(stored -> 'tags')), add_tags, remove_tags
      ));
    end if;
    if kind = 'opportunities' and stored -> 'stage_id' = wanted -> 'stage_id' then
      outcome := 'same';
    -- An array contains the same one in any order, so tags are compared as they are.
    elsif stored @> wanted and (not wanted ? 'tags' or wanted -> 'tags' = stored -> 'tags') then
      outcome := 'same';
    else
      begin
        execute format(
          'update public.%1$I as own set %2$s from jsonb_populate_record(null::public.%1$I, $1) as given
           where own.id = $2 and own.user_id = $3 returning own.updated_at',
          kind, (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name)
        ) into seen using wanted, target, auth.uid();
        outcome := 'changed';
        before := (
          select jsonb_object_agg(name, stored -> name) from unnest(columns || private.followed_columns(kind)) as name
        );
      exception when integrity_constraint_violation then
        outcome := 'refused';
      end;
    end if;
    return next;
  end loop;
end
$$;

-- Through the API nobody says how far an opportunity came; a restore, the demo and an undo, which are the owner's, know (OPP-10).
create or replace function private.keep_furthest_stage() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.furthest_stage := greatest(
    case
      when current_user not in ('anon', 'authenticated') then new.furthest_stage
      when tg_op = 'UPDATE' then old.furthest_stage
      else 0
    end,
    (
      select stage.order_index from public.opportunity_stages as stage
      where stage.id = new.stage_id and stage.outcome <> 'lost'
    )
  );
  return new;
end
$$;

-- Takes the last move of an opportunity back as if it had not been (BULK-22): the stage with all that the triggers changed, and the row
-- of the history. Definer: nobody writes the history through the API. Answers whether the opportunity was as the move left it.
create function private.undo_move(target uuid, before jsonb, seen timestamptz) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  was constant public.opportunities := jsonb_populate_record(null::public.opportunities, before);
  moved public.opportunities;
  entered timestamptz;
begin
  perform private.require_second_factor();
  select * into moved from public.opportunities as own
  where own.id = target and own.user_id = me and own.updated_at = undo_move.seen for update;
  delete from public.opportunity_stage_changes as change
  where change.user_id = me and change.opportunity_id = moved.id and change.created_at = moved.stage_changed_at
    and change.stage_id = moved.stage_id and change.from_stage_id = was.stage_id
  returning change.entered_previous_at into entered;
  if not found then
    return false;
  end if;
  -- Where it came further than the move took it, the move did not count. Else the rest of its history says how far it came, not the caller (OPP-10).
  if moved.furthest_stage <= (
    select stage.order_index from public.opportunity_stages as stage
    where stage.id = moved.stage_id and stage.outcome <> 'lost'
  ) then
    select coalesce(max(stage.order_index), 0) into moved.furthest_stage
    from public.opportunity_stage_changes as change
    join public.opportunity_stages as stage on stage.id = change.stage_id and stage.outcome <> 'lost'
    where change.user_id = me and change.opportunity_id = target;
  end if;
  update public.opportunities as own
  set stage_id = was.stage_id, closed_amount = was.closed_amount, closed_reason = was.closed_reason, closed_at = was.closed_at,
    furthest_stage = moved.furthest_stage
  where own.id = target;
  -- The way back is dated now and recorded, as every change of the stage is.
  delete from public.opportunity_stage_changes as change
  where change.user_id = me and change.opportunity_id = target and change.created_at = now() and change.stage_id = was.stage_id;
  update public.opportunities as own set stage_changed_at = coalesce(entered, own.stage_changed_at) where own.id = target;
  return true;
end
$$;
revoke execute on function private.undo_move(uuid, jsonb, timestamptz) from public, anon;
grant execute on function private.undo_move(uuid, jsonb, timestamptz) to authenticated, service_role;

-- Whether these columns of the record have the values that `before` names. Invoker: the policies decide which records there are.
create function private.is_as_before(kind text, target uuid, before jsonb) returns boolean
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  is_same boolean;
begin
  execute format(
    'select %2$s from public.%1$I as own, jsonb_populate_record(null::public.%1$I, $1) as given
     where own.id = $2 and own.user_id = $3',
    kind,
    (
      select string_agg(format('own.%1$I is not distinct from given.%1$I', name), ' and ')
      from jsonb_object_keys(before) as name
    )
  ) into is_same using before, target, auth.uid();
  return coalesce(is_same, false);
end
$$;
revoke execute on function private.is_as_before(text, uuid, jsonb) from public, anon;
grant execute on function private.is_as_before(text, uuid, jsonb) to authenticated, service_role;

-- As before; a move of opportunities is taken back with what followed from it. A record that has its earlier values already counts as
-- restored, so that an undo can be sent again after a lost answer (BULK-06).
create or replace function public.restore_records(kind text, records jsonb) returns table (id uuid, outcome text)
  language plpgsql
  set search_path = ''
as $$
declare
  given record;
  columns text[];
  is_written boolean;
begin
  perform private.check_bulk(kind, jsonb_array_length(records));
  for given in
    select record.id, record.before, record.seen
    from jsonb_to_recordset(records) as record (id uuid, before jsonb, seen timestamptz)
    order by record.id
  loop
    id := given.id;
    columns := array(select jsonb_object_keys(given.before));
    if cardinality(columns) = 0 or not columns <@ (private.bulk_columns(kind) || private.followed_columns(kind))
      or (kind = 'opportunities' and not 'stage_id' = any (columns)) then
      raise exception 'cannot be changed for many: %', columns using errcode = '22023';
    end if;
    if kind = 'opportunities' then
      is_written := private.undo_move(given.id, given.before, given.seen);
    else
      execute format(
        'update public.%1$I as own set %2$s from jsonb_populate_record(null::public.%1$I, $1) as given
         where own.id = $2 and own.user_id = $3 and own.updated_at = $4 returning true',
        kind, (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name)
      ) into is_written using given.before, given.id, auth.uid(), given.seen;
    end if;
    -- How far an opportunity came follows from its history, not from what the caller says (OPP-10).
    continue when is_written is not true and not private.is_as_before(kind, given.id, given.before - 'furthest_stage');
    outcome := 'restored';
    return next;
  end loop;
end
$$;
