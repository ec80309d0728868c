-- When each periodic job of the server last ran, so that of several processes one does it in each period.

set local client_min_messages = warning;

create table if not exists predio.job_runs (
  name text primary key,
  last_run_at timestamptz not null,
  runs bigint not null default 1,
  report jsonb
);

revoke all on predio.job_runs from public, anon, authenticated, service_role;
