-- The part of GoTrue's schema that holds second factors: same names and types, so that policies over auth.mfa_factors mean the same here
-- as on Supabase. The API roles have no privileges on the tables.

set local client_min_messages = warning;

do $$
begin
  if to_regtype('auth.factor_type') is null then
    create type auth.factor_type as enum ('totp', 'webauthn', 'phone', 'recovery_code');
  end if;
  if to_regtype('auth.factor_status') is null then
    create type auth.factor_status as enum ('unverified', 'verified');
  end if;
end
$$;

create table if not exists auth.mfa_factors (
  id uuid not null,
  user_id uuid not null,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_webauthn_challenge_data jsonb,
  constraint mfa_factors_pkey primary key (id),
  constraint mfa_factors_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create index if not exists factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);

create table if not exists auth.mfa_challenges (
  id uuid not null,
  factor_id uuid not null,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet not null,
  otp_code text,
  web_authn_session_data jsonb,
  constraint mfa_challenges_pkey primary key (id),
  constraint mfa_challenges_auth_factor_id_fkey foreign key (factor_id) references auth.mfa_factors (id) on delete cascade
);
create index if not exists mfa_challenge_created_at_idx on auth.mfa_challenges (created_at desc);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create table if not exists auth.mfa_recovery_code_sets (
  id uuid not null,
  user_id uuid not null,
  mfa_factor_id uuid not null,
  failed_verification_count integer not null default 0,
  verification_locked_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint mfa_recovery_code_sets_pkey primary key (id),
  constraint mfa_recovery_code_sets_user_id_key unique (user_id),
  constraint mfa_recovery_code_sets_mfa_factor_id_key unique (mfa_factor_id),
  constraint mfa_recovery_code_sets_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint mfa_recovery_code_sets_mfa_factor_id_fkey
    foreign key (mfa_factor_id) references auth.mfa_factors (id) on delete cascade
);

create table if not exists auth.mfa_recovery_codes (
  id uuid not null,
  mfa_recovery_code_set_id uuid not null,
  code_hash text not null,
  consumed_at timestamptz,
  created_at timestamptz not null,
  constraint mfa_recovery_codes_pkey primary key (id),
  constraint mfa_recovery_codes_mfa_recovery_code_set_id_fkey
    foreign key (mfa_recovery_code_set_id) references auth.mfa_recovery_code_sets (id) on delete cascade
);
create index if not exists mfa_recovery_codes_set_id_idx on auth.mfa_recovery_codes (mfa_recovery_code_set_id);

revoke all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_recovery_code_sets, auth.mfa_recovery_codes
  from public, anon, authenticated;
grant all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_recovery_code_sets, auth.mfa_recovery_codes to service_role;

-- The newest half minute whose code a factor has accepted: a code that was seen over somebody's shoulder is worth nothing.
-- Only this server uses it.
create table if not exists predio.used_totp_steps (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  step bigint not null,
  constraint used_totp_steps_pkey primary key (factor_id)
);
revoke all on predio.used_totp_steps from public, anon, authenticated, service_role;
