-- OWN-11: that an own listing and one of the site are two properties is known on all of the agent's devices, and gone with the listing.
alter table public.properties
  add column not_joined bigint[] not null default '{}',
  add constraint properties_not_joined_size check (cardinality(not_joined) <= 50 and array_position(not_joined, null) is null),
  add constraint properties_not_joined_of_own check (wordpress_id is null or not_joined = '{}');
comment on column public.properties.not_joined is 'Listings of the site, by their numbers there, that the agent said are other properties.';
