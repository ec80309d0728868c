-- The roles and schemas that every Supabase project has, so that supabase/migrations apply unchanged.
-- Runs at every start, as the owner of the database: superuser (embedded) or a role with CREATEROLE (DATABASE_URL), whose rights
-- check-rights.ts has looked at.
-- The password of authenticator is set by the caller.

set local client_min_messages = warning;

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin', wanted);
    end if;
  end loop;

  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end
$$;

-- Only a superuser can give BYPASSRLS and, since PostgreSQL 16, whoever has it. Without it policies let the role pass: 17_service_role.sql.
do $$
begin
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
exception when insufficient_privilege then
  null;
end
$$;

do $$
declare
  granted text;
  owner_may_switch boolean;
begin
  foreach granted in array array['anon', 'authenticated', 'service_role'] loop
    if not pg_has_role('authenticator', granted, 'member') then
      execute format('grant %I to authenticator', granted);
    end if;

    -- On Supabase the owner may switch to these roles too. Since PostgreSQL 16, having made a role is not enough for that.
    if current_setting('server_version_num')::int >= 160000 then
      owner_may_switch := pg_has_role(current_user, granted, 'set');
    else
      owner_may_switch := pg_has_role(current_user, granted, 'member');
    end if;
    if not owner_may_switch then
      execute format('grant %I to %I', granted, current_user);
    end if;
  end loop;
end
$$;

-- A statement nobody waits for is cancelled by the owner, who needs the rights of the login that runs it.
do $$
begin
  if not pg_has_role(current_user, 'authenticator', 'usage') then
    execute format('grant authenticator to %I', current_user);
  end if;
end
$$;

-- Some providers let only the owner of a database connect to it.
do $$
begin
  if not has_database_privilege('authenticator', current_database(), 'connect') then
    execute format('grant connect on database %I to authenticator', current_database());
  end if;
end
$$;

create schema if not exists auth;
create schema if not exists storage;
create schema if not exists extensions;

grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;
revoke create on schema public from public;

-- Supabase grants everything in public to the API roles and leaves the rest to policies. Our migrations revoke and grant
-- explicitly, but a table somebody adds later must behave the same here as there.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
