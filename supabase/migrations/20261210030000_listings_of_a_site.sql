-- A copy of a site's listing belongs to that site (PROP-50). `site` and `site_listing_id` name the listing for good; `wordpress_id` is its number
-- while its site is the one that is connected, and null while it is not. So whatever finds a copy by `wordpress_id`, also a tab of an earlier
-- release, finds one of the connected site, and the numbers of two sites never meet.

-- The site of an address: host and path, without scheme, user, `www.`, the usual ports and a slash at the end. Two addresses of one site are one text.
create function private.site_key(address text) returns text
  language sql immutable parallel safe
  return left((
    select regexp_replace(lower(parts[1]), '\.?(:80|:443)?$', '') || regexp_replace(parts[2], '/+$', '')
    from regexp_match(btrim(address), '^(?:https?://)?(?:[^/?#]*@)?(?:www\.)?([^/?#]+)([^?#]*)', 'i') as parts
  ), 300);
revoke execute on function private.site_key(text) from public;
grant execute on function private.site_key(text) to authenticated, service_role;

create function private.connected_site(agent uuid) returns text
  language sql stable
  set search_path = ''
as $$
  select private.site_key(settings.wordpress_url) from public.user_settings as settings where settings.user_id = agent
$$;
revoke execute on function private.connected_site(uuid) from public;
grant execute on function private.connected_site(uuid) to authenticated, service_role;

alter table public.properties
  add column site text,
  add column site_listing_id bigint;
comment on column public.properties.site is
  'The site of a copy: host and path of its address. Null for an own listing, and where no site was connected when the copy was made.';
comment on column public.properties.site_listing_id is 'The number that the site gives the listing; null for an own listing.';
comment on column public.properties.wordpress_id is
  'As site_listing_id while the listing''s site is the connected one; null while it is not, and for an own listing.';

-- Copies of an agent without a site are of the one that their own addresses name.
alter table public.properties disable trigger properties_set_updated_at;
update public.properties as copy
set
  site_listing_id = copy.wordpress_id,
  site = coalesce(private.connected_site(copy.user_id), private.site_key(substring(copy.url from '^https?://[^/?#]+')))
where copy.wordpress_id is not null;
alter table public.properties enable trigger properties_set_updated_at;

alter table public.properties
  drop constraint properties_own_number_of_own,
  drop constraint properties_own_facts,
  drop constraint properties_own_photos,
  drop constraint properties_not_joined_of_own;
alter table public.properties
  add constraint properties_site_length check (char_length(site) <= 300),
  add constraint properties_user_id_site_listing_key unique (user_id, site, site_listing_id),
  add constraint properties_wordpress_id_of_copy check (wordpress_id = site_listing_id),
  add constraint properties_own_number_of_own check (
    (own_number is not null) = (site_listing_id is null) and (own_number is null or site is null)
  ),
  add constraint properties_own_facts check (
    own_number is not null or (
      num_nonnulls(
        colonia, city, state, second_price, land_area, parking, year_built, maintenance_fee, private_note, exclusive_until,
        commission_percentage
      ) = 0
      and not is_exclusive and not is_example and operations = '{}'
    )
  ),
  add constraint properties_own_photos check (
    own_number is null or private.names_own_photos(images, user_id || '/' || id || '/')
  ),
  add constraint properties_not_joined_of_own check (own_number is not null or not_joined = '{}');

-- Its name comes before those of the other triggers, which look at what it sets.
create function private.place_copy() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  connected text;
begin
  connected := private.connected_site(new.user_id);
  new.site_listing_id := new.wordpress_id;
  new.site := coalesce(new.site, connected);
  -- A tab that still shows another site adds to what belongs to that site.
  if new.site <> connected then
    new.wordpress_id := null;
  end if;
  return new;
end
$$;
revoke execute on function private.place_copy() from public;

create trigger properties_copy_of_site before insert or update of wordpress_id on public.properties
  for each row when (new.wordpress_id is not null) execute function private.place_copy();

drop trigger properties_number_own_listing on public.properties;
create trigger properties_number_own_listing before insert on public.properties
  for each row when (new.site_listing_id is null and new.own_number is null) execute function private.number_own_listing();

drop trigger properties_see_new_copy on public.properties;
create trigger properties_see_new_copy before insert on public.properties
  for each row when (new.site_listing_id is not null) execute function private.see_new_copy();

-- Another site is connected: the copies of the one before wait under 'fuera del sitio' until it comes back. Without a site
-- they stay as they are. Copies of no known site are taken to be of the first one that is connected.
create function private.follow_site() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  connected constant text := private.site_key(new.wordpress_url);
begin
  update public.properties set site = connected where user_id = new.user_id and wordpress_id is not null and site is null;
  update public.properties set wordpress_id = null
  where user_id = new.user_id and wordpress_id is not null and site <> connected;
  update public.properties set wordpress_id = site_listing_id
  where user_id = new.user_id and site = connected and wordpress_id is null;
  return null;
end
$$;
revoke execute on function private.follow_site() from public;

create trigger user_settings_follow_site_of_new after insert on public.user_settings
  for each row when (new.wordpress_url is not null) execute function private.follow_site();
create trigger user_settings_follow_site after update of wordpress_url on public.user_settings
  for each row when (new.wordpress_url is not null and new.wordpress_url is distinct from old.wordpress_url)
  execute function private.follow_site();

-- The connected site has another address: its copies go with it. A listing that the new address has a copy of already keeps that
-- copy, and the other one waits with the former address. Invoker: the policies decide.
create function public.move_site(address text) returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  target constant text := private.site_key(address);
  moved integer;
begin
  if target is null then
    raise exception 'an address is needed' using errcode = '22023';
  end if;
  update public.properties as copy set site = target
  where copy.user_id = auth.uid() and copy.wordpress_id is not null and copy.site is distinct from target and not exists (
    select from public.properties as other
    where other.user_id = auth.uid() and other.site = target and other.site_listing_id = copy.site_listing_id
  );
  get diagnostics moved = row_count;
  update public.user_settings set wordpress_url = address where user_id = auth.uid();
  return moved;
end
$$;
comment on function public.move_site(text) is
  'The agent''s site has another address from now on; how many copies of its listings went with it.';
revoke execute on function public.move_site(text) from public, anon;
grant execute on function public.move_site(text) to authenticated, service_role;

-- As before, and of the site that was read, where it is named.
drop function public.record_site_reading(bigint[], bigint[], jsonb);
create function public.record_site_reading(seen bigint[], missing bigint[] default '{}', changed jsonb default '[]', of_site text default null)
  returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  moment constant timestamptz := now();
  written integer := 0;
  step integer;
begin
  if coalesce(cardinality(seen), 0) + coalesce(cardinality(missing), 0) > 20000 then
    raise exception 'a reading names at most 20000 listings' using errcode = '22023';
  end if;
  if jsonb_typeof(changed) <> 'array' or jsonb_array_length(changed) > 500 or octet_length(changed::text) > 6000000 then
    raise exception 'a reading changes at most 500 listings of 6 MB together' using errcode = '22023';
  end if;
  -- A reading of another site says nothing of this one's listings, whose numbers may be the same.
  if private.site_key(of_site) <> private.connected_site(me) then
    return 0;
  end if;

  update public.properties as own
  set
    title = coalesce(given.title, 'Untitled Property'),
    location = coalesce(given.location, 'Unknown Location'),
    description = given.description,
    price = given.price,
    currency = given.currency,
    property_type = given.property_type,
    operation = given.operation,
    bedrooms = given.bedrooms,
    bathrooms = given.bathrooms,
    area = given.area,
    images = coalesce(given.images, '{}'),
    features = coalesce(given.features, '{}'),
    url = given.url,
    site_facts = given.site_facts,
    first_seen_at = coalesce(own.first_seen_at, moment),
    last_seen_at = greatest(moment, own.first_seen_at),
    left_site_at = null
  from jsonb_to_recordset(changed) as given (
    wordpress_id bigint, title text, location text, description text, price numeric, currency text, property_type text,
    operation text, bedrooms smallint, bathrooms numeric, area numeric, images text[], features text[], url text,
    site_facts jsonb
  )
  where own.user_id = me and own.wordpress_id = given.wordpress_id;
  get diagnostics written = row_count;

  -- Not at every reading: a row that only says 'still there' would be rewritten all day long.
  update public.properties as own
  set first_seen_at = coalesce(own.first_seen_at, moment), last_seen_at = greatest(moment, own.first_seen_at), left_site_at = null
  where own.user_id = me and own.wordpress_id = any (seen)
    and (own.left_site_at is not null or own.last_seen_at is null or own.last_seen_at < moment - interval '1 hour');
  get diagnostics step = row_count;
  written := written + step;

  update public.properties as own
  set left_site_at = moment
  where own.user_id = me and own.wordpress_id = any (missing) and own.left_site_at is null;
  get diagnostics step = row_count;
  return written + step;
end
$$;
comment on function public.record_site_reading(bigint[], bigint[], jsonb, text) is
  'What one whole reading of the site found of the listings that have a local copy; how many copies it changed.';
revoke execute on function public.record_site_reading(bigint[], bigint[], jsonb, text) from public, anon;
grant execute on function public.record_site_reading(bigint[], bigint[], jsonb, text) to authenticated, service_role;

-- As before, for the site that a copy names.
create or replace function private.copy_site_listings(copies jsonb)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if exists (select from jsonb_array_elements(copies) as each (copy) where each.copy ->> 'wordpress_id' is null) then
    raise exception 'a copy names its listing' using errcode = 'not_null_violation';
  end if;
  insert into public.properties (
    wordpress_id, site, title, location, description, price, currency, property_type, operation, sale_status, rental_status,
    bedrooms, bathrooms, area, images, features, url, site_facts
  )
  select
    given.wordpress_id, private.site_key(given.site), coalesce(given.title, 'Untitled Property'), coalesce(given.location, 'Unknown Location'),
    given.description, given.price, given.currency, given.property_type, given.operation, given.sale_status,
    given.rental_status, given.bedrooms, given.bathrooms, given.area, coalesce(given.images, '{}'),
    coalesce(given.features, '{}'), given.url, given.site_facts
  from jsonb_to_recordset(copies) as given (
    wordpress_id bigint, title text, location text, description text, price numeric, currency text, property_type text,
    operation text, sale_status text, rental_status text, bedrooms smallint, bathrooms numeric, area numeric, images text[],
    features text[], url text, site_facts jsonb, site text
  )
  -- Always in the same order, so that two calls cannot wait for each other.
  order by given.wordpress_id
  on conflict do nothing;
end
$$;

create or replace function public.tag_properties(listings jsonb, add text[] default '{}', remove text[] default '{}')
  returns table(id uuid, outcome text, before text[], after text[])
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
  ids := ids || array(
    select own.id
    from jsonb_array_elements(copies) as copy
    join public.properties as own on own.site_listing_id = (copy ->> 'wordpress_id')::bigint
    where own.user_id = auth.uid()
      and case when copy ->> 'site' is null then own.wordpress_id is not null else own.site = private.site_key(copy ->> 'site') end
  );
  for target, stored in
    select own.id, own.tags from public.properties as own
    where own.user_id = auth.uid() and own.id = any (ids)
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

-- As before: a copy whose site is not connected is no own listing, though it has no number either.
create or replace function public.first_steps()
  returns table(has_listing boolean, has_clients boolean, has_opportunity boolean, has_name boolean, has_logo boolean, has_ai_key boolean)
  language sql
 stable
  set search_path = ''
as $$
  select
    settings.wordpress_url is not null or exists (
      select from public.properties as listing
      where listing.user_id = me.id and listing.own_number is not null and not listing.is_example
    ),
    exists (select from public.clients as client where client.user_id = me.id and not client.is_example),
    exists (select from public.opportunities as deal where deal.user_id = me.id and not deal.is_example),
    profile.full_name is not null,
    settings.logo_url is not null,
    coalesce(settings.has_ai_key, false)
  from (select auth.uid() as id) as me
  left join public.user_settings as settings on settings.user_id = me.id
  left join public.profiles as profile on profile.id = me.id
$$;

create or replace function public.join_listings(own_id uuid, copy_id uuid, own_seen timestamp with time zone)
  returns text
  language plpgsql
  set search_path = ''
as $$
declare
  own public.properties;
  copy public.properties;
begin
  -- Always in the same order, so that two of them cannot wait for each other.
  perform 1 from public.properties where id in (own_id, copy_id) and user_id = auth.uid() order by id for update;
  select * into copy from public.properties where id = copy_id and user_id = auth.uid() and own_number is null;
  if copy.id is null then return 'gone'; end if;
  select * into own from public.properties where id = own_id and user_id = auth.uid() and own_number is not null;
  if own.id is null then return 'done'; end if;
  if own.updated_at <> own_seen then return 'changed'; end if;

  -- Only one active link of a kind may be between a client and a property: the second becomes history.
  update public.property_clients as link
  set status = 'ended', end_date = coalesce(link.end_date, greatest(link.start_date, current_date))
  where link.property_id = own_id and link.user_id = auth.uid() and link.status = 'active' and exists (
    select from public.property_clients as other
    where other.property_id = copy_id and other.user_id = auth.uid() and other.status = 'active'
      and other.client_id = link.client_id and other.relationship_type = link.relationship_type
  );
  update public.property_clients set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.opportunities set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.tasks set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.interactions set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.whatsapp_messages set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.documents set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.valuations set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.professional_jobs set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.owner_reports set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  -- A selection may hold both already; then the own one stays on its page as what it was.
  update public.selection_items as item set property_id = copy_id
  where item.property_id = own_id and item.user_id = auth.uid() and not exists (
    select from public.selection_items as other where other.selection_id = item.selection_id and other.property_id = copy_id
  );
  update public.properties
  set
    tags = array(select distinct tag from unnest(copy.tags || own.tags) as tag order by tag),
    sale_status = coalesce(copy.sale_status, own.sale_status),
    rental_status = coalesce(copy.rental_status, own.rental_status),
    rental_contract_end = coalesce(copy.rental_contract_end, own.rental_contract_end),
    assigned_agent = coalesce(copy.assigned_agent, own.assigned_agent)
  where id = copy_id and user_id = auth.uid();
  -- What only an own listing holds would go with it: it stays as a note in the history.
  if own.private_note is not null or own.commission_percentage is not null or own.is_exclusive then
    insert into public.interactions (property_id, type, subject, description)
    values (copy_id, 'other', 'Datos de la propiedad propia', left(concat_ws(E'\n',
      own.private_note,
      'Comisión: ' || own.commission_percentage || ' %',
      case when own.is_exclusive then 'Exclusiva' || coalesce(' hasta el ' || to_char(own.exclusive_until, 'DD/MM/YYYY'), '') end
    ), 5000));
  end if;
  delete from public.properties where id = own_id and user_id = auth.uid();
  return 'joined';
end
$$;
