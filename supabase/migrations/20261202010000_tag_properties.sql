-- Tags of many listings (BULK-60 to BULK-62): up to a hundred a call, each call one transaction, with what became of every listing.

-- Tags as they are stored (PROP-29): without spaces around them, blank ones left out.
create function private.clean_tags(given text[]) returns text[]
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  cleaned constant text[] := array(
    select trimmed.tag
    from unnest(given) with ordinality as listed (tag, place),
      btrim(regexp_replace(listed.tag, '\s+', ' ', 'g')) as trimmed (tag)
    where trimmed.tag <> ''
    order by listed.place
  );
begin
  if exists (select from unnest(cleaned) as each (tag) where char_length(each.tag) > 50) then
    raise exception 'a tag has at most 50 characters' using errcode = 'check_violation';
  end if;
  return cleaned;
end
$$;

-- Whether tags are such as PROP-29 allows: an undo is the caller's word for what was there.
create function private.are_property_tags(tags text[]) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select cardinality(tags) <= 200 and count(*) = cardinality(tags) and count(distinct private.search_text(tag)) = cardinality(tags)
  from unnest(tags) as tag
  where tag = btrim(regexp_replace(tag, '\s+', ' ', 'g')) and char_length(tag) between 1 and 50
$$;

-- Each tag is compared with every other, so there are not more of them than a property may have.
create function private.check_tag_counts(add text[], remove text[]) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if cardinality(add) > 200 or cardinality(remove) > 1000 then
    raise exception 'a property has at most 200 tags' using errcode = 'check_violation';
  end if;
end
$$;

-- Tags as a search reads them, each at its place: 'Playa' and 'playá' are one.
create function private.fold_tags(tags text[]) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array(select private.search_text(tag) from unnest(tags) with ordinality as listed (tag, place) order by place)
$$;

-- The rule of PROP-29, of one listing and of many: without the removed, then with the added that are not there yet. The added come folded
-- too, and those stored are folded once: folding takes longer than all else, and of every pair it would take seconds.
create function private.property_tags_after(stored text[], add text[], folded_add text[], remove text[]) returns text[]
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  changed text[] := array(
    select kept.tag from unnest(stored) with ordinality as kept (tag, place)
    where (kept.tag = any (remove)) is not true
    order by kept.place
  );
  folded text[];
begin
  if add = '{}' then
    return changed;
  end if;
  folded := private.fold_tags(changed);
  for place in 1..cardinality(add) loop
    continue when folded_add[place] = any (folded);
    changed := changed || add[place];
    folded := folded || folded_add[place];
  end loop;
  return changed;
end
$$;

-- As before, by the rule that it shares with many.
create or replace function public.change_property_tags(property uuid, add text[] default '{}', remove text[] default '{}')
  returns text[]
  language plpgsql volatile
  set search_path = ''
as $$
declare
  stored text[];
  changed text[];
  added text[];
begin
  perform private.check_tag_counts(change_property_tags.add, change_property_tags.remove);
  added := private.clean_tags(change_property_tags.add);
  -- The lock makes the second of two changes wait for the first and then read what it wrote.
  select own.tags into stored from public.properties as own where own.id = change_property_tags.property for update;
  if not found then
    return null;
  end if;
  changed := private.property_tags_after(stored, added, private.fold_tags(added), change_property_tags.remove);
  if changed is distinct from stored then
    update public.properties as own set tags = changed where own.id = change_property_tags.property;
  end if;
  return changed;
end
$$;

create function private.check_listing_batch(listings jsonb) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if jsonb_typeof(listings) <> 'array' or jsonb_array_length(listings) > 100 or octet_length(listings::text) > 6000000 then
    raise exception 'at most 100 listings of 6 MB together a call' using errcode = '22023';
  end if;
end
$$;

-- The agent's own rows of listings of the site, as a first tag makes them (PROP-25); what there is stays as it is.
create function private.copy_site_listings(copies jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if exists (select from jsonb_array_elements(copies) as each (copy) where each.copy ->> 'wordpress_id' is null) then
    raise exception 'a copy names its listing' using errcode = 'not_null_violation';
  end if;
  insert into public.properties (
    wordpress_id, title, location, description, price, currency, property_type, operation, sale_status, rental_status,
    bedrooms, bathrooms, area, images, features, url, site_facts
  )
  select
    given.wordpress_id, coalesce(given.title, 'Untitled Property'), coalesce(given.location, 'Unknown Location'),
    given.description, given.price, given.currency, given.property_type, given.operation, given.sale_status,
    given.rental_status, given.bedrooms, given.bathrooms, given.area, coalesce(given.images, '{}'),
    coalesce(given.features, '{}'), given.url, given.site_facts
  from jsonb_to_recordset(copies) as given (
    wordpress_id bigint, title text, location text, description text, price numeric, currency text, property_type text,
    operation text, sale_status text, rental_status text, bedrooms smallint, bathrooms numeric, area numeric, images text[],
    features text[], url text, site_facts jsonb
  )
  -- Always in the same order, so that two calls cannot wait for each other.
  order by given.wordpress_id
  on conflict (user_id, wordpress_id) do nothing;
end
$$;

-- Each listing is {"id": …}, the agent's own row, or {"copy": {…}} where the site's listing has none yet: then it is made.
-- Outcomes: changed, with the tags before and after, same (nothing to change) and refused (a constraint does not allow it). A
-- row that is not there is not answered: no answer tells of another agent's ids. Invoker: the policies decide.
create function public.tag_properties(listings jsonb, add text[] default '{}', remove text[] default '{}')
  returns table (id uuid, outcome text, before text[], after text[])
  language plpgsql
  set search_path = ''
as $$
declare
  added text[];
  folded_added text[];
  folded_removed text[];
  copies jsonb;
  fitting jsonb := '[]';
  each_copy jsonb;
  ids uuid[];
  site_ids bigint[];
  target uuid;
  stored text[];
  wanted text[];
begin
  perform private.check_listing_batch(listings);
  perform private.check_tag_counts(tag_properties.add, tag_properties.remove);
  added := private.clean_tags(tag_properties.add);
  folded_added := private.fold_tags(added);
  -- People write 'playa' for 'Playa': what is one to a search is removed.
  folded_removed := array_remove(private.fold_tags(tag_properties.remove), '');

  -- Always in the same order, by number, so that two calls cannot wait for each other.
  select coalesce(jsonb_agg(item -> 'copy' order by number.value nulls last), '[]') into copies
  from jsonb_array_elements(listings) as item,
    lateral (
      select case when item -> 'copy' ->> 'wordpress_id' ~ '^-?\d{1,18}$' then (item -> 'copy' ->> 'wordpress_id')::bigint end
    ) as number (value)
  where item ? 'copy';
  begin
    perform private.copy_site_listings(copies);
  exception when integrity_constraint_violation or data_exception then
    -- One that does not fit its columns leaves the others tagged.
    for each_copy in
      select listed.copy from jsonb_array_elements(copies) with ordinality as listed (copy, place) order by listed.place
    loop
      begin
        perform private.copy_site_listings(jsonb_build_array(each_copy));
        fitting := fitting || jsonb_build_array(each_copy);
      exception when integrity_constraint_violation or data_exception then
        outcome := 'refused';
        return next;
      end;
    end loop;
    copies := fitting;
  end;

  ids := array(select (item ->> 'id')::uuid from jsonb_array_elements(listings) as item where item ? 'id');
  site_ids := array(select (copy ->> 'wordpress_id')::bigint from jsonb_array_elements(copies) as copy);
  for target, stored in
    select own.id, own.tags from public.properties as own
    where own.user_id = auth.uid() and (own.id = any (ids) or own.wordpress_id = any (site_ids))
    order by own.id
    for update
  loop
    id := target;
    before := null;
    after := null;
    wanted := private.property_tags_after(stored, added, folded_added, case
      when folded_removed = '{}' then '{}'
      else array(select kept from unnest(stored) as kept where private.search_text(kept) = any (folded_removed))
    end);
    if wanted = stored then
      outcome := 'same';
    else
      begin
        update public.properties as own set tags = wanted where own.id = target;
        outcome := 'changed';
        before := stored;
        after := wanted;
      exception when integrity_constraint_violation then
        outcome := 'refused';
      end;
    end if;
    return next;
  end loop;
end
$$;
comment on function public.tag_properties(jsonb, text[], text[]) is
  'Removes and then adds tags of up to a hundred listings, whose local copies are made where there are none; what became of each.';

-- Writes back what tag_properties() returned (BULK-61). A listing whose tags were changed since stays as it is and is not answered; one that
-- has its earlier tags already counts as restored, so that an undo can be sent again after a lost answer. A reading of the site changes
-- no tags, so it does not stand in the way. What no property may have (PROP-29) is refused.
create function public.restore_property_tags(listings jsonb) returns table (id uuid, outcome text)
  language plpgsql
  set search_path = ''
as $$
declare
  given record;
begin
  perform private.check_listing_batch(listings);
  for given in
    select listing.id, listing.before, listing.after
    from jsonb_to_recordset(listings) as listing (id uuid, before text[], after text[])
    order by listing.id
  loop
    id := given.id;
    outcome := 'refused';
    if private.are_property_tags(given.before) then
      update public.properties as own set tags = given.before
      where own.id = given.id and own.user_id = auth.uid() and own.tags = given.after;
      continue when not found and not exists (
        select from public.properties as own
        where own.id = given.id and own.user_id = auth.uid() and own.tags = given.before
      );
      outcome := 'restored';
    end if;
    return next;
  end loop;
end
$$;
comment on function public.restore_property_tags(jsonb) is
  'The tags of up to a hundred listings as they were before tag_properties(), where nobody changed them since.';

revoke execute on function private.clean_tags(text[]) from public, anon;
revoke execute on function private.are_property_tags(text[]) from public, anon;
revoke execute on function private.check_tag_counts(text[], text[]) from public, anon;
revoke execute on function private.fold_tags(text[]) from public, anon;
revoke execute on function private.property_tags_after(text[], text[], text[], text[]) from public, anon;
revoke execute on function private.check_listing_batch(jsonb) from public, anon;
revoke execute on function private.copy_site_listings(jsonb) from public, anon;
revoke execute on function public.tag_properties(jsonb, text[], text[]) from public, anon;
revoke execute on function public.restore_property_tags(jsonb) from public, anon;
grant execute on function private.clean_tags(text[]) to authenticated, service_role;
grant execute on function private.are_property_tags(text[]) to authenticated, service_role;
grant execute on function private.check_tag_counts(text[], text[]) to authenticated, service_role;
grant execute on function private.fold_tags(text[]) to authenticated, service_role;
grant execute on function private.property_tags_after(text[], text[], text[], text[]) to authenticated, service_role;
grant execute on function private.check_listing_batch(jsonb) to authenticated, service_role;
grant execute on function private.copy_site_listings(jsonb) to authenticated, service_role;
grant execute on function public.tag_properties(jsonb, text[], text[]) to authenticated, service_role;
grant execute on function public.restore_property_tags(jsonb) to authenticated, service_role;
