-- What is known of a listing stays when it leaves the site: every whole reading of the site writes the facts, when each
-- listing was seen and each new price of the listings that have a local copy.

-- Every text of a list fits, and there are not too many of them.
create function private.texts_within(list text[], max_items integer, max_length integer) returns boolean
  language sql immutable parallel safe
  return cardinality(list) <= max_items
    and coalesce((select max(char_length(item)) from unnest(list) as item), 0) <= max_length;
revoke execute on function private.texts_within(text[], integer, integer) from public;
grant execute on function private.texts_within(text[], integer, integer) to authenticated, service_role;

alter table public.properties
  add column site_facts jsonb,
  add column first_seen_at timestamptz,
  add column last_seen_at timestamptz,
  add column left_site_at timestamptz;

comment on column public.properties.site_facts is
  'What the site says beyond the other columns (plot, parking, code, dates…), by the names of the app''s listing.';
comment on column public.properties.first_seen_at is 'When the listing was first seen on the site; null for the agent''s own.';
comment on column public.properties.last_seen_at is 'When a reading last found the listing on the site, to within an hour.';
comment on column public.properties.left_site_at is
  'When a whole reading of the site first did not find the listing any more; null while it is there.';

-- Old copies: each was on the site when it was made. Addresses and features that no longer fit can be read again.
alter table public.properties disable trigger properties_set_updated_at;
update public.properties set first_seen_at = created_at, last_seen_at = created_at where wordpress_id is not null;
update public.properties
set
  images = array(
    select image from unnest(images) with ordinality as given (image, place)
    where char_length(image) <= 2048 order by place limit 200
  ),
  features = array(
    select left(feature, 300) from unnest(features) with ordinality as given (feature, place) order by place limit 200
  )
where not private.texts_within(images, 200, 2048) or not private.texts_within(features, 200, 300);
alter table public.properties enable trigger properties_set_updated_at;

alter table public.properties
  add constraint properties_images_size check (private.texts_within(images, 200, 2048)),
  add constraint properties_features_size check (private.texts_within(features, 200, 300)),
  add constraint properties_site_facts_is_object check (jsonb_typeof(site_facts) = 'object'),
  add constraint properties_site_facts_size check (octet_length(site_facts::text) <= 16000),
  add constraint properties_seen_order check (first_seen_at <= last_seen_at);

create index properties_user_id_left_site_at_idx on public.properties (user_id, left_site_at desc)
  where left_site_at is not null;

-- A copy is made of a listing that is on the site at that moment.
create function private.see_new_copy() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.first_seen_at := coalesce(new.first_seen_at, new.created_at, now());
  new.last_seen_at := coalesce(new.last_seen_at, new.first_seen_at);
  return new;
end
$$;
revoke execute on function private.see_new_copy() from public;

create trigger properties_see_new_copy before insert on public.properties
  for each row when (new.wordpress_id is not null) execute function private.see_new_copy();

create table public.property_price_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid not null,
  previous_price numeric(14, 2),
  previous_currency text not null,
  price numeric(14, 2),
  currency text not null,
  operation text not null,
  changed_at timestamptz not null default now(),
  constraint property_price_changes_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete cascade,
  constraint property_price_changes_previous_price_range check (previous_price >= 0),
  constraint property_price_changes_previous_currency_known check (previous_currency in ('MXN', 'USD')),
  constraint property_price_changes_price_range check (price >= 0),
  constraint property_price_changes_currency_known check (currency in ('MXN', 'USD')),
  constraint property_price_changes_operation_known check (operation in ('sale', 'rent'))
);
comment on table public.property_price_changes is
  'Each new price of a property, the last hundred of each. Written by trigger only.';
comment on column public.property_price_changes.price is 'Null when the site no longer gives a price.';

create index property_price_changes_user_id_property_id_idx
  on public.property_price_changes (user_id, property_id, changed_at desc, id);

-- Definer: agents have no right to insert here.
create function private.record_price_change() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.property_price_changes (
    user_id, property_id, previous_price, previous_currency, price, currency, operation
  )
  values (new.user_id, new.id, old.price, old.currency, new.price, new.currency, new.operation);
  delete from public.property_price_changes as change
  where change.user_id = new.user_id and change.id in (
    select older.id from public.property_price_changes as older
    where older.user_id = new.user_id and older.property_id = new.id
    order by older.changed_at desc, older.id
    offset 100
  );
  return null;
end
$$;
revoke execute on function private.record_price_change() from public;

-- Another currency for the same amount corrects how it was read; the price is the same.
create trigger properties_record_price_change after update of price on public.properties
  for each row when (old.price is distinct from new.price) execute function private.record_price_change();

alter table public.property_price_changes enable row level security;
revoke all on public.property_price_changes from anon, authenticated;
grant select on public.property_price_changes to authenticated;
grant all on public.property_price_changes to service_role;

create policy property_price_changes_select_own on public.property_price_changes for select to authenticated
  using ((select auth.uid()) = user_id);

-- Invoker: the policies decide. What the agent says of a listing (tags, sale and rental state, who has it) is never
-- touched. Copies that nothing is said of stay as they are: they were made while the site was being read.
create function public.record_site_reading(
  seen bigint[], missing bigint[] default '{}', changed jsonb default '[]'
) returns integer
  language plpgsql volatile
  security invoker
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
comment on function public.record_site_reading(bigint[], bigint[], jsonb) is
  'What one whole reading of the site found of the listings that have a local copy; how many copies it changed.';

revoke execute on function public.record_site_reading(bigint[], bigint[], jsonb) from public, anon;
grant execute on function public.record_site_reading(bigint[], bigint[], jsonb) to authenticated, service_role;
