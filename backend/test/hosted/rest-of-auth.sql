-- What the preparation leaves out because no migration needs it: the columns and tables an export fills.

alter table auth.users
  add column invited_at timestamptz, add column confirmation_token varchar(255), add column confirmation_sent_at timestamptz,
  add column recovery_token varchar(255), add column recovery_sent_at timestamptz,
  add column email_change_token_new varchar(255), add column email_change varchar(255),
  add column email_change_sent_at timestamptz, add column last_sign_in_at timestamptz, add column phone text unique,
  add column phone_confirmed_at timestamptz, add column phone_change text default '',
  add column phone_change_token varchar(255) default '', add column phone_change_sent_at timestamptz,
  add column confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  add column email_change_token_current varchar(255) default '', add column email_change_confirm_status smallint default 0,
  add column banned_until timestamptz, add column reauthentication_token varchar(255) default '',
  add column reauthentication_sent_at timestamptz;
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
alter table auth.sessions
  add column aal auth.aal_level, add column oauth_client_id uuid, add column refresh_token_hmac_key text,
  add column refresh_token_counter bigint, add column scopes text;
alter table auth.mfa_factors
  add column phone text, add column last_challenged_at timestamptz, add column web_authn_credential jsonb,
  add column web_authn_aaguid uuid, add column last_webauthn_challenge_data jsonb;
create table auth.identities (
  provider_id text not null, user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null, provider text not null, last_sign_in_at timestamptz, created_at timestamptz,
  updated_at timestamptz, email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(), unique (provider_id, provider)
);
alter table auth.identities owner to supabase_auth_admin;
alter table auth.identities enable row level security;
grant all on auth.identities to project_owner;
-- Supabase lets the owner of a project set it.
grant set on parameter session_replication_role to project_owner;
