-- FIRST-08: an example listing of a real opportunity stays, as its client does; the opportunity lost it.

create or replace function public.remove_example_data(keep_edited boolean default false) returns integer
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  people integer;
  listings integer;
  stayed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('example_data ' || me::text, 0));
  if keep_edited then
    with
      listing as (
        update public.properties set is_example = false where user_id = me and is_example and updated_at > created_at returning 1
      ),
      client as (
        update public.clients set is_example = false where user_id = me and is_example and updated_at > created_at returning 1
      ),
      deal as (
        update public.opportunities set is_example = false where user_id = me and is_example and updated_at > created_at returning 1
      ),
      task as (
        update public.tasks set is_example = false where user_id = me and is_example and updated_at > created_at returning 1
      ),
      contact as (
        update public.interactions set is_example = false where user_id = me and is_example and updated_at > created_at returning 1
      )
    select
      (select count(*) from listing) + (select count(*) from client) + (select count(*) from deal) + (select count(*) from task)
        + (select count(*) from contact)
    into stayed;
  end if;
  -- What stays may be the reason why something else stays.
  loop
    update public.clients as client set is_example = false
    where client.user_id = me and client.is_example and (
      exists (
        select from public.opportunities as deal where deal.user_id = me and deal.client_id = client.id and not deal.is_example
      )
      or exists (
        select from public.property_clients as link
        join public.properties as listing on listing.id = link.property_id and listing.user_id = me
        where link.user_id = me and link.client_id = client.id and not link.is_example and not listing.is_example
      )
    );
    get diagnostics people = row_count;
    update public.properties as listing set is_example = false
    where listing.user_id = me and listing.is_example and (
      exists (
        select from public.opportunities as deal where deal.user_id = me and deal.property_id = listing.id and not deal.is_example
      )
      or exists (
        select from public.property_clients as link
        join public.clients as client on client.id = link.client_id and client.user_id = me
        where link.user_id = me and link.property_id = listing.id and not link.is_example and not client.is_example
      )
    );
    get diagnostics listings = row_count;
    stayed := stayed + people + listings;
    exit when people + listings = 0;
  end loop;

  delete from public.property_clients where user_id = me and is_example;
  delete from public.interactions where user_id = me and is_example;
  delete from public.tasks where user_id = me and is_example;
  delete from public.opportunities where user_id = me and is_example;
  delete from public.clients where user_id = me and is_example;
  delete from public.properties where user_id = me and is_example;
  update public.user_settings set has_examples = false where user_id = me;
  return stayed;
end
$$;
