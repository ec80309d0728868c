-- The secret key passes every policy, as on Supabase, where service_role has BYPASSRLS. Where nobody could give it that, a policy for this
-- role alone on each table says the same. The migrations, which bring the tables, run after this file, so the server calls this after them.

set local client_min_messages = warning;

create or replace function predio.let_service_role_pass() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  needs_policies constant boolean := not (select rolbypassrls from pg_catalog.pg_roles where rolname = 'service_role');
  guarded record;
begin
  for guarded in
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    left join pg_catalog.pg_policy p on p.polrelid = c.oid and p.polname = 'predio_service_role'
    where c.relkind in ('r', 'p') and c.relpersistence <> 't' and pg_catalog.pg_has_role(c.relowner, 'usage')
      and (p.oid is not null) <> (needs_policies and c.relrowsecurity)
  loop
    if needs_policies then
      execute format('create policy predio_service_role on %s to service_role using (true) with check (true)', guarded.name);
    else
      execute format('drop policy predio_service_role on %s', guarded.name);
    end if;
  end loop;
end
$$;

revoke execute on function predio.let_service_role_pass() from public;
