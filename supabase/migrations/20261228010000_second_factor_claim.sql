-- The second factor was asked for by a function that PostgreSQL cannot inline: a fifth of a small statement. Our server, which remembers for
-- seconds whether a session owes its factor, now says so in one claim (backend/src/http/second-factor-claim.ts). Without the claim, as always on
-- Supabase, the policies ask as before.

create function private.ask_second_factor() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2'
    or not exists (
      select from auth.mfa_factors as factor
      where factor.user_id = (select auth.uid()) and factor.status = 'verified'
    )
$$;
comment on function private.ask_second_factor() is
  'Reads whether the person who asks has no second factor, or has shown it in this session (aal2).';
revoke execute on function private.ask_second_factor() from public, anon;
grant execute on function private.ask_second_factor() to authenticated, service_role;

-- Invoker, without a setting and in one expression, or PostgreSQL would not inline it into the policies. All names are qualified.
create or replace function private.passed_second_factor() returns boolean
  language sql
  stable
as $$
  select case
    when auth.jwt() operator(pg_catalog.->>) 'predio_second_factor' operator(pg_catalog.=) 'passed' then true
    else private.ask_second_factor()
  end
$$;
