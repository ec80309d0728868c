-- Tags are added and removed one by one, on what is stored and not on what a tab read earlier: two tabs, or a phone and
-- a desk, cannot undo each other's changes. Invoker: the policies decide.
create function public.change_property_tags(property uuid, add text[] default '{}', remove text[] default '{}')
  returns text[]
  language plpgsql volatile
  set search_path = ''
as $$
declare
  stored text[];
  changed text[];
  wanted text;
begin
  -- The lock makes the second of two changes wait for the first and then read what it wrote.
  select own.tags into stored from public.properties as own where own.id = change_property_tags.property for update;
  if not found then
    return null;
  end if;
  changed := array(
    select kept.tag from unnest(stored) with ordinality as kept (tag, place)
    where (kept.tag = any (change_property_tags.remove)) is not true
    order by kept.place
  );
  foreach wanted in array coalesce(change_property_tags.add, '{}') loop
    wanted := btrim(regexp_replace(wanted, '\s+', ' ', 'g'));
    continue when coalesce(wanted, '') = '';
    if char_length(wanted) > 50 then
      raise exception 'a tag has at most 50 characters' using errcode = 'check_violation';
    end if;
    -- 'Playa' and 'playá' are one to a search, and so they are here.
    continue when exists (
      select from unnest(changed) as known (tag)
      where private.search_text(known.tag) = private.search_text(wanted)
    );
    changed := changed || wanted;
  end loop;
  if changed is distinct from stored then
    update public.properties as own set tags = changed where own.id = change_property_tags.property;
  end if;
  return changed;
end
$$;
comment on function public.change_property_tags(uuid, text[], text[]) is
  'Removes and then adds tags of one property and answers with what is stored now; null where there is no such property.';

revoke execute on function public.change_property_tags(uuid, text[], text[]) from public, anon;
grant execute on function public.change_property_tags(uuid, text[], text[]) to authenticated, service_role;
