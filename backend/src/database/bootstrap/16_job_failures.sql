-- Periodic tasks of the server that fail, from the first failure until the next success, so that all processes know of it.

set local client_min_messages = warning;

create table if not exists predio.job_failures (
  name text primary key,
  failing_since timestamptz not null default now(),
  last_failed_at timestamptz not null default now(),
  failures bigint not null default 1,
  message text not null,
  -- Whether the operator has been told of this run of failures.
  is_announced boolean not null default false
);

revoke all on predio.job_failures from public, anon, authenticated, service_role;
