-- The schema as all migrations together leave it, for readers: no server runs this file. `npm run types` writes it and
-- `npm run check` keeps it current. Tables first, each with all that hangs on it, then views, then functions.


-- private.deleted_records

create table private.deleted_records (
  user_id uuid not null,
  kind text not null,
  record_id uuid not null,
  record jsonb not null,
  deleted_at timestamp with time zone not null default now(),
  hanging jsonb not null default '[]'::jsonb
);

comment on table private.deleted_records is 'What agents deleted within the last day, as it was.';

alter table private.deleted_records add constraint deleted_records_kind_known CHECK ((kind = ANY (ARRAY['clients'::text, 'opportunities'::text, 'tasks'::text, 'interactions'::text, 'documents'::text])));

alter table private.deleted_records add constraint deleted_records_pkey PRIMARY KEY (user_id, kind, record_id);

alter table private.deleted_records add constraint deleted_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX deleted_records_deleted_at_idx ON private.deleted_records USING btree (deleted_at);


-- private.deliveries

create table private.deliveries (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  subscription_id uuid,
  kind text not null,
  news integer not null,
  news_since timestamp with time zone not null,
  due_at timestamp with time zone not null,
  tries integer not null default 0,
  pause interval not null
);

comment on table private.deliveries is 'What waits to be told outside of the app, by agent, kind and way out.';

alter table private.deliveries add constraint deliveries_pkey PRIMARY KEY (id);

alter table private.deliveries add constraint deliveries_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE;

alter table private.deliveries add constraint deliveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table private.deliveries add constraint deliveries_way_key UNIQUE NULLS NOT DISTINCT (user_id, kind, subscription_id);

CREATE INDEX deliveries_due_at_idx ON private.deliveries USING btree (due_at) WHERE (news > 0);

CREATE INDEX deliveries_subscription_id_idx ON private.deliveries USING btree (subscription_id);


-- private.dismissed_notices

create table private.dismissed_notices (
  user_id uuid not null,
  dedupe_key text not null,
  dismissed_at timestamp with time zone not null default now()
);

comment on table private.dismissed_notices is 'Keys of deleted notifications, so that the daily work does not repeat them.';

alter table private.dismissed_notices add constraint dismissed_notices_pkey PRIMARY KEY (user_id, dedupe_key);

alter table private.dismissed_notices add constraint dismissed_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX dismissed_notices_dismissed_at_idx ON private.dismissed_notices USING btree (dismissed_at);


-- private.follow_up_failures

create table private.follow_up_failures (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  happened text not null,
  client_id uuid not null,
  source_id uuid not null,
  opportunity_id uuid,
  stage_id uuid,
  first_day date,
  since timestamp with time zone,
  reason text not null,
  tried_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now()
);

comment on table private.follow_up_failures is 'Plans that could not start when what they are for happened. The hourly work tries again.';

alter table private.follow_up_failures add constraint follow_up_failures_client_id_user_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE CASCADE;

alter table private.follow_up_failures add constraint follow_up_failures_key UNIQUE NULLS NOT DISTINCT (user_id, happened, client_id, source_id, stage_id);

alter table private.follow_up_failures add constraint follow_up_failures_opportunity_id_fkey FOREIGN KEY (opportunity_id, user_id) REFERENCES opportunities(id, user_id) ON DELETE CASCADE;

alter table private.follow_up_failures add constraint follow_up_failures_pkey PRIMARY KEY (id);

alter table private.follow_up_failures add constraint follow_up_failures_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX follow_up_failures_client_id_idx ON private.follow_up_failures USING btree (client_id, user_id);

CREATE INDEX follow_up_failures_opportunity_id_idx ON private.follow_up_failures USING btree (opportunity_id, user_id);


-- private.followed_visits

create table private.followed_visits (
  visit_id uuid not null,
  scheduled_at timestamp with time zone not null
);

comment on table private.followed_visits is 'Visits of the last days for which plans were started, or none was to be started.';

alter table private.followed_visits add constraint followed_visits_pkey PRIMARY KEY (visit_id);

alter table private.followed_visits add constraint followed_visits_visit_id_fkey FOREIGN KEY (visit_id) REFERENCES interactions(id) ON DELETE CASCADE;

CREATE INDEX followed_visits_scheduled_at_idx ON private.followed_visits USING btree (scheduled_at);


-- private.quotas

create table private.quotas (
  name text not null,
  value bigint not null
);

comment on table private.quotas is 'Limits per account: storage_bytes, storage_objects, rows by table name, and how many deleted records wait and of how many bytes together.';

alter table private.quotas add constraint quotas_pkey PRIMARY KEY (name);

alter table private.quotas add constraint quotas_value_positive CHECK ((value > 0));


-- private.report_tasks

create table private.report_tasks (
  link_id uuid not null,
  month date not null
);

comment on table private.report_tasks is 'For which owners the monthly task was made, so that the daily work makes it once.';

alter table private.report_tasks add constraint report_tasks_link_id_fkey FOREIGN KEY (link_id) REFERENCES property_clients(id) ON DELETE CASCADE;

alter table private.report_tasks add constraint report_tasks_pkey PRIMARY KEY (link_id, month);

CREATE INDEX report_tasks_month_idx ON private.report_tasks USING btree (month);


-- private.stripe_cancellations

create table private.stripe_cancellations (
  stripe_id text not null,
  at_once boolean not null default false,
  unless_paid boolean not null default false,
  requested_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  last_error text,
  done_at timestamp with time zone
);

comment on table private.stripe_cancellations is 'What Stripe has to be told to end, by its id there: a subscription, or all that a customer has or could still buy.';

alter table private.stripe_cancellations add constraint stripe_cancellations_id_format CHECK ((stripe_id ~ '^(sub|cus)_\w{1,250}$'::text));

alter table private.stripe_cancellations add constraint stripe_cancellations_last_error_length CHECK ((char_length(last_error) <= 500));

alter table private.stripe_cancellations add constraint stripe_cancellations_pkey PRIMARY KEY (stripe_id);

CREATE INDEX stripe_cancellations_next_attempt_at_idx ON private.stripe_cancellations USING btree (next_attempt_at) WHERE (done_at IS NULL);


-- private.stripe_events

create table private.stripe_events (
  id text not null,
  type text not null,
  received_at timestamp with time zone not null default now(),
  handled_at timestamp with time zone,
  outcome text
);

comment on table private.stripe_events is 'Events of Stripe by id, and what came of each.';

alter table private.stripe_events add constraint stripe_events_id_format CHECK ((id ~ '^evt_\w{1,250}$'::text));

alter table private.stripe_events add constraint stripe_events_outcome_when_handled CHECK (((outcome IS NOT NULL) = (handled_at IS NOT NULL)));

alter table private.stripe_events add constraint stripe_events_pkey PRIMARY KEY (id);

alter table private.stripe_events add constraint stripe_events_type_length CHECK (private.has_text(type, 200));

CREATE INDEX stripe_events_received_at_idx ON private.stripe_events USING btree (received_at);


-- private.stripe_states

create table private.stripe_states (
  user_id uuid not null,
  ticket bigint not null
);

comment on table private.stripe_states is 'The number of the newest answer of Stripe that an agent''s subscription holds.';

alter table private.stripe_states add constraint stripe_states_pkey PRIMARY KEY (user_id);

alter table private.stripe_states add constraint stripe_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;


-- private.used_trials

create table private.used_trials (
  email_hash text not null,
  used_at timestamp with time zone not null default now()
);

comment on table private.used_trials is 'SHA-256 of the addresses that have had their trial, in lower case.';

alter table private.used_trials add constraint used_trials_email_hash_length CHECK ((char_length(email_hash) = 64));

alter table private.used_trials add constraint used_trials_pkey PRIMARY KEY (email_hash);


-- public.agent_site_names

create table public.agent_site_names (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  created_at timestamp with time zone not null default now()
);

comment on table public.agent_site_names is 'Names that sites had before; their addresses lead to the new name.';

alter table public.agent_site_names add constraint agent_site_names_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.agent_site_names add constraint agent_site_names_name_format CHECK (private.is_site_name(name));

alter table public.agent_site_names add constraint agent_site_names_name_key UNIQUE (name);

alter table public.agent_site_names add constraint agent_site_names_pkey PRIMARY KEY (id);

alter table public.agent_site_names add constraint agent_site_names_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX agent_site_names_user_id_created_at_idx ON public.agent_site_names USING btree (user_id, created_at DESC);

create policy agent_site_names_select_own on public.agent_site_names for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.agent_site_names as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));


-- public.agent_site_visits

create table public.agent_site_visits (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  day date not null,
  published_code text,
  source text not null,
  views integer not null default 0,
  forms integer not null default 0,
  presses integer not null default 0
);

comment on table public.agent_site_visits is 'Views, forms and WhatsApp presses of a site by day, listing and kind of source, without anything about who came.';

alter table public.agent_site_visits add constraint agent_site_visits_counts_range CHECK (((views >= 0) AND (forms >= 0) AND (presses >= 0)));

alter table public.agent_site_visits add constraint agent_site_visits_day_range CHECK (((day >= '1900-01-01'::date) AND (day < '2200-01-01'::date)));

alter table public.agent_site_visits add constraint agent_site_visits_key UNIQUE NULLS NOT DISTINCT (user_id, day, published_code, source);

alter table public.agent_site_visits add constraint agent_site_visits_pkey PRIMARY KEY (id);

alter table public.agent_site_visits add constraint agent_site_visits_published_code_format CHECK ((published_code ~ '^[0-9a-f]{10}$'::text));

alter table public.agent_site_visits add constraint agent_site_visits_source_known CHECK ((source = ANY (ARRAY['direct'::text, 'search'::text, 'facebook'::text, 'instagram'::text, 'whatsapp'::text, 'portal'::text, 'other'::text])));

alter table public.agent_site_visits add constraint agent_site_visits_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX agent_site_visits_day_idx ON public.agent_site_visits USING btree (day);

CREATE INDEX agent_site_visits_user_id_published_code_idx ON public.agent_site_visits USING btree (user_id, published_code, day);

create policy agent_site_visits_select_own on public.agent_site_visits for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.agent_site_visits as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));


-- public.agent_sites

create table public.agent_sites (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null,
  is_published boolean not null default false,
  introduction text,
  areas text[] not null default '{}'::text[],
  blocked_at timestamp with time zone,
  version bigint not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.agent_sites is 'The agent''s public site at /agente/NAME: its name, whether it is shown, and what its first page says.';

alter table public.agent_sites add constraint agent_sites_areas_size CHECK (private.texts_within(areas, 12, 60));

alter table public.agent_sites add constraint agent_sites_areas_without_nulls CHECK ((array_position(areas, NULL::text) IS NULL));

alter table public.agent_sites add constraint agent_sites_blocked_at_range CHECK (((blocked_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (blocked_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.agent_sites add constraint agent_sites_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.agent_sites add constraint agent_sites_introduction_length CHECK ((char_length(introduction) <= 1200));

alter table public.agent_sites add constraint agent_sites_name_format CHECK (private.is_site_name(name));

alter table public.agent_sites add constraint agent_sites_name_key UNIQUE (name);

alter table public.agent_sites add constraint agent_sites_pkey PRIMARY KEY (id);

alter table public.agent_sites add constraint agent_sites_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.agent_sites add constraint agent_sites_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.agent_sites add constraint agent_sites_user_id_key UNIQUE (user_id);

alter table public.agent_sites add constraint agent_sites_version_range CHECK ((version > 0));

create policy agent_sites_insert_own on public.agent_sites for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy agent_sites_select_own on public.agent_sites for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy agent_sites_update_own on public.agent_sites for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.agent_sites as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER agent_sites_check_quota AFTER INSERT ON public.agent_sites REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER agent_sites_set_updated_at BEFORE UPDATE OF name, is_published, introduction, areas, blocked_at ON public.agent_sites FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

CREATE TRIGGER agent_sites_take_first_name BEFORE INSERT ON public.agent_sites FOR EACH ROW EXECUTE FUNCTION private.take_site_name();

CREATE TRIGGER agent_sites_take_name BEFORE UPDATE OF name ON public.agent_sites FOR EACH ROW WHEN ((new.name <> old.name)) EXECUTE FUNCTION private.take_site_name();

CREATE TRIGGER agent_sites_version BEFORE UPDATE OF name, is_published, introduction, areas, blocked_at ON public.agent_sites FOR EACH ROW EXECUTE FUNCTION private.raise_own_version();


-- public.bulk_actions

create table public.bulk_actions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null,
  action jsonb not null,
  bytes integer not null generated always as (octet_length((action)::text)) stored,
  created_at timestamp with time zone not null default now()
);

comment on table public.bulk_actions is 'What is done with many records: one row for each run, which has no packets any more once it was dismissed.';

alter table public.bulk_actions add constraint bulk_actions_action_size CHECK ((octet_length((action)::text) <= 131072));

alter table public.bulk_actions add constraint bulk_actions_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.bulk_actions add constraint bulk_actions_id_user_id_key UNIQUE (id, user_id);

alter table public.bulk_actions add constraint bulk_actions_kind_known CHECK ((kind = ANY (ARRAY['clients'::text, 'opportunities'::text, 'tasks'::text, 'interactions'::text, 'documents'::text])));

alter table public.bulk_actions add constraint bulk_actions_pkey PRIMARY KEY (id);

alter table public.bulk_actions add constraint bulk_actions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX bulk_actions_created_at_idx ON public.bulk_actions USING btree (created_at);

CREATE INDEX bulk_actions_user_id_idx ON public.bulk_actions USING btree (user_id, created_at);

create policy bulk_actions_select_own on public.bulk_actions for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.bulk_actions as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER bulk_actions_check_quota AFTER INSERT ON public.bulk_actions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();


-- public.bulk_packets

create table public.bulk_packets (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  run_id uuid not null,
  place smallint not null,
  ids uuid[] not null,
  answers jsonb,
  undone jsonb,
  outcomes jsonb generated always as (private.count_outcomes(answers)) stored,
  undo_outcomes jsonb generated always as (private.count_outcomes(undone)) stored,
  bytes integer not null generated always as ((((16 * cardinality(ids)) + COALESCE(octet_length((answers)::text), 0)) + COALESCE(octet_length((undone)::text), 0))) stored
);

comment on table public.bulk_packets is 'Up to 100 records of a run over many: what became of each, with what was there before, and what became of undoing it.';

alter table public.bulk_packets add constraint bulk_packets_answers_is_array CHECK (((jsonb_typeof(answers) = 'array'::text) AND ((undone IS NULL) OR (jsonb_typeof(undone) = 'array'::text))));

alter table public.bulk_packets add constraint bulk_packets_answers_size CHECK ((octet_length((answers)::text) <= 8388608));

alter table public.bulk_packets add constraint bulk_packets_ids_range CHECK ((cardinality(ids) <= 100));

alter table public.bulk_packets add constraint bulk_packets_pkey PRIMARY KEY (id);

alter table public.bulk_packets add constraint bulk_packets_place_range CHECK (((place >= 0) AND (place <= 499)));

alter table public.bulk_packets add constraint bulk_packets_run_id_fkey FOREIGN KEY (run_id, user_id) REFERENCES bulk_actions(id, user_id) ON DELETE CASCADE;

alter table public.bulk_packets add constraint bulk_packets_undone_of_answered CHECK (((answers IS NOT NULL) OR (undone IS NULL)));

alter table public.bulk_packets add constraint bulk_packets_undone_size CHECK ((octet_length((undone)::text) <= 131072));

alter table public.bulk_packets add constraint bulk_packets_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.bulk_packets add constraint bulk_packets_user_id_run_id_key UNIQUE (user_id, run_id, place);

create policy bulk_packets_delete_own on public.bulk_packets for delete to authenticated
  using (((( SELECT auth.uid() AS uid) = user_id) AND (NOT private.is_being_undone(run_id))));

create policy bulk_packets_select_own on public.bulk_packets for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.bulk_packets as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER bulk_packets_check_quota AFTER INSERT ON public.bulk_packets REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();


-- public.chat_interactions

create table public.chat_interactions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  conversation_id uuid not null default gen_random_uuid(),
  message text not null,
  response text,
  context jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  listing_ids bigint[] not null default '{}'::bigint[],
  outcomes text[] not null default '{}'::text[]
);

comment on table public.chat_interactions is 'Questions to the assistant and its answers.';

alter table public.chat_interactions add constraint chat_interactions_context_size CHECK ((octet_length((context)::text) <= 262144));

alter table public.chat_interactions add constraint chat_interactions_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.chat_interactions add constraint chat_interactions_listing_ids_count CHECK ((cardinality(listing_ids) <= 100));

alter table public.chat_interactions add constraint chat_interactions_message_length CHECK (private.has_text(message, 10000));

alter table public.chat_interactions add constraint chat_interactions_outcomes_size CHECK (((cardinality(outcomes) <= 50) AND (char_length(array_to_string(outcomes, ''::text)) <= 20000)));

alter table public.chat_interactions add constraint chat_interactions_pkey PRIMARY KEY (id);

alter table public.chat_interactions add constraint chat_interactions_response_length CHECK ((char_length(response) <= 100000));

alter table public.chat_interactions add constraint chat_interactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX chat_interactions_user_id_conversation_id_idx ON public.chat_interactions USING btree (user_id, conversation_id, created_at);

CREATE INDEX chat_interactions_user_id_created_at_idx ON public.chat_interactions USING btree (user_id, created_at DESC);

create policy chat_interactions_delete_own on public.chat_interactions for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy chat_interactions_insert_own on public.chat_interactions for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy chat_interactions_select_own on public.chat_interactions for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy chat_interactions_update_own on public.chat_interactions for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.chat_interactions as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER chat_interactions_check_quota AFTER INSERT ON public.chat_interactions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();


-- public.client_consents

create table public.client_consents (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  client_id uuid not null,
  notice_id uuid not null,
  method text not null,
  accepts_optional boolean not null default false,
  given_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.client_consents is 'Consents of clients to versions of the privacy notice, and when they were withdrawn.';

alter table public.client_consents add constraint client_consents_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE CASCADE;

alter table public.client_consents add constraint client_consents_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.client_consents add constraint client_consents_given_at_range CHECK (((given_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (given_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.client_consents add constraint client_consents_method_known CHECK ((method = ANY (ARRAY['in_person'::text, 'whatsapp'::text, 'email'::text, 'phone'::text, 'paper'::text, 'link'::text])));

alter table public.client_consents add constraint client_consents_notice_id_fkey FOREIGN KEY (notice_id, user_id) REFERENCES privacy_notices(id, user_id) ON DELETE CASCADE;

alter table public.client_consents add constraint client_consents_pkey PRIMARY KEY (id);

alter table public.client_consents add constraint client_consents_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.client_consents add constraint client_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.client_consents add constraint client_consents_withdrawn_at_range CHECK (((withdrawn_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (withdrawn_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

CREATE INDEX client_consents_user_id_client_id_idx ON public.client_consents USING btree (user_id, client_id, given_at DESC);

CREATE INDEX client_consents_user_id_notice_id_idx ON public.client_consents USING btree (user_id, notice_id);

create policy client_consents_insert_own on public.client_consents for insert to authenticated
  with check (((( SELECT auth.uid() AS uid) = user_id) AND (method <> 'link'::text)));

create policy client_consents_select_own on public.client_consents for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy client_consents_update_own on public.client_consents for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.client_consents as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER client_consents_check_quota AFTER INSERT ON public.client_consents REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER client_consents_set_updated_at BEFORE UPDATE ON public.client_consents FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

CREATE TRIGGER client_consents_stamp_withdrawn BEFORE UPDATE OF withdrawn_at ON public.client_consents FOR EACH ROW EXECUTE FUNCTION private.stamp_withdrawn_consent();


-- public.client_erasures

create table public.client_erasures (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  erased jsonb not null,
  kept jsonb not null,
  erased_at timestamp with time zone not null default now()
);

comment on table public.client_erasures is 'That a client was erased on request: when, and how many records of each kind; nothing about the person.';

alter table public.client_erasures add constraint client_erasures_erased_at_range CHECK (((erased_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (erased_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.client_erasures add constraint client_erasures_erased_size CHECK (((jsonb_typeof(erased) = 'object'::text) AND (octet_length((erased)::text) <= 2048)));

alter table public.client_erasures add constraint client_erasures_kept_size CHECK (((jsonb_typeof(kept) = 'object'::text) AND (octet_length((kept)::text) <= 2048)));

alter table public.client_erasures add constraint client_erasures_pkey PRIMARY KEY (id);

alter table public.client_erasures add constraint client_erasures_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX client_erasures_user_id_erased_at_idx ON public.client_erasures USING btree (user_id, erased_at DESC, id);

create policy client_erasures_select_own on public.client_erasures for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.client_erasures as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER client_erasures_check_quota AFTER INSERT ON public.client_erasures REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();


-- public.client_preferences

create table public.client_preferences (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  client_id uuid not null,
  property_type text[] not null default '{}'::text[],
  operation text,
  min_price numeric(14,2),
  max_price numeric(14,2),
  locations text[] not null default '{}'::text[],
  bedrooms smallint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.client_preferences is 'What a client is looking for; at most one row a client.';

alter table public.client_preferences add constraint client_preferences_bedrooms_range CHECK (((bedrooms >= 0) AND (bedrooms <= 50)));

alter table public.client_preferences add constraint client_preferences_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE CASCADE;

alter table public.client_preferences add constraint client_preferences_client_id_user_id_key UNIQUE (client_id, user_id);

alter table public.client_preferences add constraint client_preferences_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.client_preferences add constraint client_preferences_locations_size CHECK (private.texts_within(locations, 200, 300));

alter table public.client_preferences add constraint client_preferences_locations_without_nulls CHECK ((array_position(locations, NULL::text) IS NULL));

alter table public.client_preferences add constraint client_preferences_max_price_range CHECK ((max_price >= (0)::numeric));

alter table public.client_preferences add constraint client_preferences_min_price_range CHECK ((min_price >= (0)::numeric));

alter table public.client_preferences add constraint client_preferences_operation_known CHECK ((operation = ANY (ARRAY['sale'::text, 'rent'::text])));

alter table public.client_preferences add constraint client_preferences_pkey PRIMARY KEY (id);

alter table public.client_preferences add constraint client_preferences_price_order CHECK ((min_price <= max_price));

alter table public.client_preferences add constraint client_preferences_property_type_known CHECK ((property_type <@ ARRAY['casa'::text, 'departamento'::text, 'penthouse'::text, 'terreno'::text, 'oficina'::text, 'local'::text, 'bodega'::text, 'nave'::text, 'edificio'::text, 'rancho'::text, 'other'::text]));

alter table public.client_preferences add constraint client_preferences_property_type_size CHECK (private.texts_within(property_type, 200, 300));

alter table public.client_preferences add constraint client_preferences_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.client_preferences add constraint client_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX client_preferences_user_id_idx ON public.client_preferences USING btree (user_id);

create policy client_preferences_delete_own on public.client_preferences for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy client_preferences_insert_own on public.client_preferences for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy client_preferences_select_own on public.client_preferences for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy client_preferences_update_own on public.client_preferences for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.client_preferences as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER client_preferences_check_quota AFTER INSERT ON public.client_preferences REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER client_preferences_raise_version AFTER INSERT OR DELETE OR UPDATE ON public.client_preferences FOR EACH ROW WHEN ((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION private.preferences_changed();

CREATE TRIGGER client_preferences_set_updated_at BEFORE UPDATE ON public.client_preferences FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.clients

create table public.clients (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  type text not null,
  first_name text not null,
  last_name text,
  email text,
  phone text,
  whatsapp text,
  address text,
  notes text,
  tags text[] not null default '{}'::text[],
  status text not null default 'active'::text,
  source text,
  budget_min numeric(14,2),
  budget_max numeric(14,2),
  search text not null generated always as (private.search_text(VARIADIC (ARRAY[first_name, last_name, email, phone, whatsapp] || tags))) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  import_id uuid,
  import_row integer,
  needs_review boolean not null default false,
  birthday date,
  is_example boolean not null default false
);

comment on table public.clients is 'The people an agent works for.';

alter table public.clients add constraint clients_address_length CHECK ((char_length(address) <= 200));

alter table public.clients add constraint clients_birthday_range CHECK (((birthday >= '1900-01-01'::date) AND (birthday < '2200-01-01'::date)));

alter table public.clients add constraint clients_budget_max_range CHECK ((budget_max >= (0)::numeric));

alter table public.clients add constraint clients_budget_min_range CHECK ((budget_min >= (0)::numeric));

alter table public.clients add constraint clients_budget_order CHECK ((budget_min <= budget_max));

alter table public.clients add constraint clients_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.clients add constraint clients_email_format CHECK (private.is_email(email));

alter table public.clients add constraint clients_first_name_length CHECK (((first_name ~ '\S.*\S'::text) AND (char_length(first_name) <= 50)));

alter table public.clients add constraint clients_id_user_id_key UNIQUE (id, user_id);

alter table public.clients add constraint clients_import_row_range CHECK ((import_row > 0));

alter table public.clients add constraint clients_import_whole CHECK (((import_id IS NULL) = (import_row IS NULL)));

alter table public.clients add constraint clients_last_name_length CHECK (((last_name ~ '\S.*\S'::text) AND (char_length(last_name) <= 50)));

alter table public.clients add constraint clients_last_name_or_review CHECK (((last_name IS NOT NULL) OR needs_review));

alter table public.clients add constraint clients_notes_length CHECK ((char_length(notes) <= 1000));

alter table public.clients add constraint clients_phone_format CHECK ((phone ~ '^\+?[0-9]{10,15}$'::text));

alter table public.clients add constraint clients_pkey PRIMARY KEY (id);

alter table public.clients add constraint clients_source_length CHECK ((char_length(source) <= 100));

alter table public.clients add constraint clients_status_known CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'lead'::text])));

alter table public.clients add constraint clients_tags_size CHECK (private.texts_within(tags, 200, 300));

alter table public.clients add constraint clients_tags_without_nulls CHECK ((array_position(tags, NULL::text) IS NULL));

alter table public.clients add constraint clients_type_known CHECK ((type = ANY (ARRAY['propietario'::text, 'comprador'::text, 'inquilino'::text, 'inversionista'::text])));

alter table public.clients add constraint clients_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.clients add constraint clients_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.clients add constraint clients_whatsapp_format CHECK ((whatsapp ~ '^\+?[0-9]{10,15}$'::text));

CREATE INDEX clients_birthday_idx ON public.clients USING btree ((((EXTRACT(month FROM birthday) * (100)::numeric) + EXTRACT(day FROM birthday)))) WHERE (birthday IS NOT NULL);

CREATE INDEX clients_examples_idx ON public.clients USING btree (user_id) WHERE is_example;

CREATE INDEX clients_user_id_created_at_id_idx ON public.clients USING btree (user_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX clients_user_id_email_key ON public.clients USING btree (user_id, lower(email));

CREATE UNIQUE INDEX clients_user_id_import_key ON public.clients USING btree (user_id, import_id, import_row);

CREATE INDEX clients_user_id_name_idx ON public.clients USING btree (user_id, first_name, last_name, id DESC);

CREATE INDEX clients_user_id_needs_review_idx ON public.clients USING btree (user_id, created_at DESC, id DESC) WHERE needs_review;

CREATE INDEX clients_user_id_phone_key_idx ON public.clients USING btree (user_id, private.phone_key(phone)) WHERE (phone IS NOT NULL);

CREATE INDEX clients_user_id_surname_idx ON public.clients USING btree (user_id, last_name, first_name, id DESC);

CREATE INDEX clients_user_id_whatsapp_key_idx ON public.clients USING btree (user_id, private.phone_key(whatsapp)) WHERE (whatsapp IS NOT NULL);

create policy clients_delete_own on public.clients for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy clients_insert_own on public.clients for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy clients_select_own on public.clients for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy clients_update_own on public.clients for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.clients as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER clients_check_quota AFTER INSERT ON public.clients REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER clients_follow_new AFTER INSERT ON public.clients FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND ((new.import_id IS NULL) AND (NOT new.is_example)))) EXECUTE FUNCTION private.follow_new_client();

CREATE TRIGGER clients_set_updated_at BEFORE UPDATE ON public.clients FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.document_ai_history

create table public.document_ai_history (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  type text not null,
  template_type text,
  content text,
  metadata jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now()
);

comment on table public.document_ai_history is 'What the AI generator answered. Agents add and read; nobody edits a log.';

alter table public.document_ai_history add constraint document_ai_history_content_length CHECK ((char_length(content) <= 500000));

alter table public.document_ai_history add constraint document_ai_history_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.document_ai_history add constraint document_ai_history_metadata_is_object CHECK ((jsonb_typeof(metadata) = 'object'::text));

alter table public.document_ai_history add constraint document_ai_history_metadata_size CHECK ((octet_length((metadata)::text) <= 262144));

alter table public.document_ai_history add constraint document_ai_history_pkey PRIMARY KEY (id);

alter table public.document_ai_history add constraint document_ai_history_template_type_known CHECK ((template_type = ANY (ARRAY['pagare'::text, 'recibo_renta'::text, 'contrato_arrendamiento'::text, 'contrato_compraventa'::text])));

alter table public.document_ai_history add constraint document_ai_history_type_known CHECK ((type = ANY (ARRAY['generation'::text, 'suggestions'::text])));

alter table public.document_ai_history add constraint document_ai_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX document_ai_history_user_id_created_at_idx ON public.document_ai_history USING btree (user_id, created_at DESC);

create policy document_ai_history_insert_own on public.document_ai_history for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy document_ai_history_select_own on public.document_ai_history for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.document_ai_history as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER document_ai_history_check_quota AFTER INSERT ON public.document_ai_history REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();


-- public.document_history

create table public.document_history (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  document_id uuid not null,
  action text not null,
  details jsonb not null default '{}'::jsonb,
  performed_by uuid,
  created_at timestamp with time zone not null default now()
);

comment on table public.document_history is 'What happened to a document and when. Written by triggers and the secret key only.';

alter table public.document_history add constraint document_history_action_known CHECK ((action = ANY (ARRAY['created'::text, 'edited'::text, 'restored'::text, 'shared'::text, 'revoked'::text, 'opened'::text, 'downloaded'::text])));

alter table public.document_history add constraint document_history_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.document_history add constraint document_history_details_is_object CHECK ((jsonb_typeof(details) = 'object'::text));

alter table public.document_history add constraint document_history_document_id_fkey FOREIGN KEY (document_id, user_id) REFERENCES documents(id, user_id) ON DELETE CASCADE;

alter table public.document_history add constraint document_history_performed_by_owner CHECK ((performed_by = user_id));

alter table public.document_history add constraint document_history_pkey PRIMARY KEY (id);

alter table public.document_history add constraint document_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX document_history_user_id_document_id_idx ON public.document_history USING btree (user_id, document_id, created_at DESC);

create policy document_history_select_own on public.document_history for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.document_history as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER document_history_check_quota AFTER INSERT ON public.document_history REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();


-- public.document_shares

create table public.document_shares (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  document_id uuid not null,
  shared_with uuid,
  shared_email text,
  token_hash text not null,
  expires_at timestamp with time zone not null default (now() + '30 days'::interval),
  revoked_at timestamp with time zone,
  views integer not null default 0,
  last_viewed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.document_shares is 'Links that open one document without an account, until they expire or are revoked.';

alter table public.document_shares add constraint document_shares_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.document_shares add constraint document_shares_document_id_fkey FOREIGN KEY (document_id, user_id) REFERENCES documents(id, user_id) ON DELETE CASCADE;

alter table public.document_shares add constraint document_shares_expires_at_range CHECK (((expires_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (expires_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.document_shares add constraint document_shares_last_viewed_at_range CHECK (((last_viewed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (last_viewed_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.document_shares add constraint document_shares_pkey PRIMARY KEY (id);

alter table public.document_shares add constraint document_shares_revoked_at_range CHECK (((revoked_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (revoked_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.document_shares add constraint document_shares_shared_email_format CHECK (private.is_email(shared_email));

alter table public.document_shares add constraint document_shares_shared_with_fkey FOREIGN KEY (shared_with, user_id) REFERENCES clients(id, user_id) ON DELETE SET NULL (shared_with);

alter table public.document_shares add constraint document_shares_token_hash_format CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text));

alter table public.document_shares add constraint document_shares_token_hash_key UNIQUE (token_hash);

alter table public.document_shares add constraint document_shares_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.document_shares add constraint document_shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.document_shares add constraint document_shares_views_range CHECK ((views >= 0));

CREATE INDEX document_shares_user_id_document_id_idx ON public.document_shares USING btree (user_id, document_id, created_at DESC);

CREATE INDEX document_shares_user_id_shared_with_idx ON public.document_shares USING btree (user_id, shared_with);

create policy document_shares_delete_own on public.document_shares for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy document_shares_insert_own on public.document_shares for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy document_shares_select_own on public.document_shares for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy document_shares_update_own on public.document_shares for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.document_shares as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER document_shares_check_quota AFTER INSERT ON public.document_shares REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER document_shares_record_revocation AFTER UPDATE ON public.document_shares FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION private.record_document_share();

CREATE TRIGGER document_shares_record_share AFTER INSERT ON public.document_shares FOR EACH ROW WHEN ((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION private.record_document_share();

CREATE TRIGGER document_shares_set_updated_at BEFORE UPDATE ON public.document_shares FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.document_templates

create table public.document_templates (
  id uuid not null default gen_random_uuid(),
  user_id uuid default auth.uid(),
  name text not null,
  category text not null default 'contract'::text,
  description text,
  content text not null,
  variables jsonb not null default '[]'::jsonb,
  is_public boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  author text
);

comment on table public.document_templates is 'Texts with {{variables}}: the agent''s own, those others made public, and the built-in ones.';

alter table public.document_templates add constraint document_templates_author_length CHECK ((char_length(author) <= 200));

alter table public.document_templates add constraint document_templates_built_in_is_public CHECK (((user_id IS NOT NULL) OR is_public));

alter table public.document_templates add constraint document_templates_category_known CHECK ((category = ANY (ARRAY['contract'::text, 'lease_application'::text, 'rent_receipt'::text, 'maintenance'::text, 'other'::text])));

alter table public.document_templates add constraint document_templates_content_length CHECK (private.has_text(content, 100000));

alter table public.document_templates add constraint document_templates_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.document_templates add constraint document_templates_description_length CHECK ((char_length(description) <= 1000));

alter table public.document_templates add constraint document_templates_name_length CHECK (private.has_text(name, 200));

alter table public.document_templates add constraint document_templates_pkey PRIMARY KEY (id);

alter table public.document_templates add constraint document_templates_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.document_templates add constraint document_templates_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.document_templates add constraint document_templates_variables_is_list CHECK ((jsonb_typeof(variables) = 'array'::text));

alter table public.document_templates add constraint document_templates_variables_size CHECK (((octet_length((variables)::text) <= 65536) AND (jsonb_array_length(variables) <= 100)));

CREATE INDEX document_templates_public_created_at_idx ON public.document_templates USING btree (created_at DESC) WHERE is_public;

CREATE INDEX document_templates_user_id_created_at_idx ON public.document_templates USING btree (user_id, created_at DESC);

create policy document_templates_delete_own on public.document_templates for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy document_templates_insert_own on public.document_templates for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy document_templates_publish_insert on public.document_templates as restrictive for insert to authenticated
  with check (((NOT is_public) OR private.may_publish()));

create policy document_templates_publish_update on public.document_templates as restrictive for update to authenticated
  using (true)
  with check (((NOT is_public) OR private.may_publish()));

create policy document_templates_select_own_or_public on public.document_templates for select to authenticated
  using (((( SELECT auth.uid() AS uid) = user_id) OR is_public));

create policy document_templates_update_own on public.document_templates for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.document_templates as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER document_templates_check_quota AFTER INSERT ON public.document_templates REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER document_templates_set_updated_at BEFORE UPDATE ON public.document_templates FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

CREATE TRIGGER document_templates_sign BEFORE INSERT OR UPDATE ON public.document_templates FOR EACH ROW EXECUTE FUNCTION private.sign_template();


-- public.document_versions

create table public.document_versions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  document_id uuid not null,
  version integer not null,
  content text,
  created_by uuid,
  created_at timestamp with time zone not null default now()
);

comment on table public.document_versions is 'Every content a document has had. Written by trigger only.';

alter table public.document_versions add constraint document_versions_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.document_versions add constraint document_versions_created_by_owner CHECK ((created_by = user_id));

alter table public.document_versions add constraint document_versions_document_id_fkey FOREIGN KEY (document_id, user_id) REFERENCES documents(id, user_id) ON DELETE CASCADE;

alter table public.document_versions add constraint document_versions_document_id_version_key UNIQUE (document_id, version);

alter table public.document_versions add constraint document_versions_pkey PRIMARY KEY (id);

alter table public.document_versions add constraint document_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.document_versions add constraint document_versions_version_range CHECK ((version >= 1));

CREATE INDEX document_versions_user_id_document_id_idx ON public.document_versions USING btree (user_id, document_id, version DESC);

create policy document_versions_select_own on public.document_versions for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.document_versions as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER document_versions_check_quota AFTER INSERT ON public.document_versions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();


-- public.documents

create table public.documents (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null,
  type text not null default 'text/plain'::text,
  category text not null default 'other'::text,
  status text not null default 'active'::text,
  url text,
  content text,
  version integer not null default 1,
  property_id uuid,
  client_id uuid,
  template_id uuid,
  metadata jsonb not null default '{}'::jsonb,
  last_edited_at timestamp with time zone not null default now(),
  search text not null generated always as (private.search_text(VARIADIC ARRAY[name,
CASE category
    WHEN 'contract'::text THEN 'contrato'::text
    WHEN 'lease_application'::text THEN 'solicitud de arrendamiento'::text
    WHEN 'rent_receipt'::text THEN 'recibo de renta'::text
    WHEN 'maintenance'::text THEN 'mantenimiento'::text
    ELSE 'otro'::text
END])) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.documents is 'Uploaded, generated and written documents. Versions and history follow by trigger.';

alter table public.documents add constraint documents_category_known CHECK ((category = ANY (ARRAY['contract'::text, 'lease_application'::text, 'rent_receipt'::text, 'maintenance'::text, 'other'::text])));

alter table public.documents add constraint documents_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE SET NULL (client_id);

alter table public.documents add constraint documents_content_length CHECK ((char_length(content) <= 500000));

alter table public.documents add constraint documents_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.documents add constraint documents_id_user_id_key UNIQUE (id, user_id);

alter table public.documents add constraint documents_last_edited_at_range CHECK (((last_edited_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (last_edited_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.documents add constraint documents_metadata_is_object CHECK ((jsonb_typeof(metadata) = 'object'::text));

alter table public.documents add constraint documents_metadata_size CHECK ((octet_length((metadata)::text) <= 262144));

alter table public.documents add constraint documents_name_length CHECK (private.has_text(name, 255));

alter table public.documents add constraint documents_pkey PRIMARY KEY (id);

alter table public.documents add constraint documents_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE SET NULL (property_id);

alter table public.documents add constraint documents_status_known CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'active'::text, 'expired'::text, 'cancelled'::text])));

alter table public.documents add constraint documents_template_id_fkey FOREIGN KEY (template_id) REFERENCES document_templates(id) ON DELETE SET NULL;

alter table public.documents add constraint documents_type_length CHECK (private.has_text(type, 255));

alter table public.documents add constraint documents_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.documents add constraint documents_url_length CHECK ((char_length(url) <= 1024));

alter table public.documents add constraint documents_url_own_folder CHECK ((starts_with(url, ((user_id)::text || '/'::text)) AND (url !~ '(^|/)\.\.?(/|$)'::text)));

alter table public.documents add constraint documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX documents_template_id_idx ON public.documents USING btree (template_id);

CREATE INDEX documents_user_id_client_id_idx ON public.documents USING btree (user_id, client_id);

CREATE INDEX documents_user_id_created_at_idx ON public.documents USING btree (user_id, created_at DESC);

CREATE INDEX documents_user_id_last_edited_at_id_idx ON public.documents USING btree (user_id, last_edited_at DESC, id DESC);

CREATE INDEX documents_user_id_property_id_idx ON public.documents USING btree (user_id, property_id);

CREATE INDEX documents_user_id_url_idx ON public.documents USING btree (user_id, url);

create policy documents_delete_own on public.documents for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy documents_insert_own on public.documents for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy documents_select_own on public.documents for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy documents_update_own on public.documents for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.documents as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER documents_check_new_template BEFORE UPDATE OF template_id ON public.documents FOR EACH ROW WHEN (((new.template_id IS NOT NULL) AND (new.template_id IS DISTINCT FROM old.template_id))) EXECUTE FUNCTION private.check_document_template();

CREATE TRIGGER documents_check_quota AFTER INSERT ON public.documents REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER documents_check_template BEFORE INSERT ON public.documents FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND (new.template_id IS NOT NULL))) EXECUTE FUNCTION private.check_document_template();

CREATE TRIGGER documents_content_stays BEFORE UPDATE OF content ON public.documents FOR EACH ROW WHEN (((old.content IS NOT NULL) AND (new.content IS DISTINCT FROM old.content) AND ((new.content IS NULL) OR (new.content !~ '\S'::text)))) EXECUTE FUNCTION private.refuse_empty_document();

CREATE TRIGGER documents_number_version BEFORE INSERT OR UPDATE ON public.documents FOR EACH ROW WHEN ((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION private.number_document_version();

CREATE TRIGGER documents_record_first_version AFTER INSERT ON public.documents FOR EACH ROW WHEN ((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION private.record_document_version();

CREATE TRIGGER documents_record_version AFTER UPDATE ON public.documents FOR EACH ROW WHEN ((old.version IS DISTINCT FROM new.version)) EXECUTE FUNCTION private.record_document_version();

CREATE TRIGGER documents_set_updated_at BEFORE UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.follow_up_plans

create table public.follow_up_plans (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null,
  starts_when text not null default 'hand'::text,
  client_type text,
  stage_id uuid,
  is_automatic boolean not null default false,
  built_in text,
  steps jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.follow_up_plans is 'Steps on days after something that happened with a client.';

alter table public.follow_up_plans add constraint follow_up_plans_automatic_has_trigger CHECK (((NOT is_automatic) OR (starts_when <> 'hand'::text)));

alter table public.follow_up_plans add constraint follow_up_plans_built_in_length CHECK (private.has_text(built_in, 40));

alter table public.follow_up_plans add constraint follow_up_plans_client_type_known CHECK ((client_type = ANY (ARRAY['propietario'::text, 'comprador'::text, 'inquilino'::text, 'inversionista'::text])));

alter table public.follow_up_plans add constraint follow_up_plans_client_type_of_new_client CHECK (((client_type IS NULL) OR (starts_when = 'client_added'::text)));

alter table public.follow_up_plans add constraint follow_up_plans_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.follow_up_plans add constraint follow_up_plans_id_user_id_key UNIQUE (id, user_id);

alter table public.follow_up_plans add constraint follow_up_plans_name_length CHECK (private.has_text(name, 80));

alter table public.follow_up_plans add constraint follow_up_plans_pkey PRIMARY KEY (id);

alter table public.follow_up_plans add constraint follow_up_plans_stage_id_fkey FOREIGN KEY (stage_id) REFERENCES opportunity_stages(id) ON DELETE RESTRICT;

alter table public.follow_up_plans add constraint follow_up_plans_stage_of_stage_reached CHECK (((stage_id IS NOT NULL) = (starts_when = 'stage_reached'::text)));

alter table public.follow_up_plans add constraint follow_up_plans_starts_when_known CHECK ((starts_when = ANY (ARRAY['hand'::text, 'client_added'::text, 'stage_reached'::text, 'visit_made'::text, 'lease_begun'::text])));

alter table public.follow_up_plans add constraint follow_up_plans_steps_format CHECK (private.are_plan_steps(steps));

alter table public.follow_up_plans add constraint follow_up_plans_steps_size CHECK ((octet_length((steps)::text) <= 131072));

alter table public.follow_up_plans add constraint follow_up_plans_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.follow_up_plans add constraint follow_up_plans_user_id_built_in_key UNIQUE (user_id, built_in);

alter table public.follow_up_plans add constraint follow_up_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX follow_up_plans_automatic_idx ON public.follow_up_plans USING btree (user_id, starts_when) WHERE is_automatic;

CREATE INDEX follow_up_plans_stage_id_idx ON public.follow_up_plans USING btree (stage_id);

CREATE INDEX follow_up_plans_user_id_name_idx ON public.follow_up_plans USING btree (user_id, name, id);

create policy follow_up_plans_delete_own on public.follow_up_plans for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy follow_up_plans_insert_own on public.follow_up_plans for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy follow_up_plans_select_own on public.follow_up_plans for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy follow_up_plans_update_own on public.follow_up_plans for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.follow_up_plans as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER follow_up_plans_check_added_automatic AFTER INSERT ON public.follow_up_plans FOR EACH ROW WHEN (new.is_automatic) EXECUTE FUNCTION private.check_automatic_plans();

CREATE TRIGGER follow_up_plans_check_made_automatic AFTER UPDATE OF is_automatic ON public.follow_up_plans FOR EACH ROW WHEN ((new.is_automatic AND (NOT old.is_automatic))) EXECUTE FUNCTION private.check_automatic_plans();

CREATE TRIGGER follow_up_plans_check_quota AFTER INSERT ON public.follow_up_plans REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER follow_up_plans_set_updated_at BEFORE UPDATE ON public.follow_up_plans FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.follow_up_runs

create table public.follow_up_runs (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  plan_id uuid,
  client_id uuid not null,
  opportunity_id uuid,
  source_id uuid,
  plan_name text not null,
  steps jsonb not null,
  started_on date not null,
  state text not null default 'running'::text,
  why text,
  next_step smallint not null default 0,
  next_on date,
  paused_on date,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.follow_up_runs is 'A client in a follow-up plan. What follows from its state is written by triggers.';

alter table public.follow_up_runs add constraint follow_up_runs_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE CASCADE;

alter table public.follow_up_runs add constraint follow_up_runs_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.follow_up_runs add constraint follow_up_runs_next_of_open CHECK (((next_on IS NULL) = (state = 'ended'::text)));

alter table public.follow_up_runs add constraint follow_up_runs_next_on_range CHECK (((next_on >= '1900-01-01'::date) AND (next_on < '2200-01-01'::date)));

alter table public.follow_up_runs add constraint follow_up_runs_next_step_range CHECK (((next_step >= 0) AND (next_step <= 20)));

alter table public.follow_up_runs add constraint follow_up_runs_opportunity_id_fkey FOREIGN KEY (opportunity_id, user_id) REFERENCES opportunities(id, user_id) ON DELETE SET NULL (opportunity_id);

alter table public.follow_up_runs add constraint follow_up_runs_paused_on_range CHECK (((paused_on >= '1900-01-01'::date) AND (paused_on < '2200-01-01'::date)));

alter table public.follow_up_runs add constraint follow_up_runs_pkey PRIMARY KEY (id);

alter table public.follow_up_runs add constraint follow_up_runs_plan_id_fkey FOREIGN KEY (plan_id, user_id) REFERENCES follow_up_plans(id, user_id) ON DELETE SET NULL (plan_id);

alter table public.follow_up_runs add constraint follow_up_runs_plan_name_length CHECK (private.has_text(plan_name, 80));

alter table public.follow_up_runs add constraint follow_up_runs_started_on_range CHECK (((started_on >= '1900-01-01'::date) AND (started_on < '2200-01-01'::date)));

alter table public.follow_up_runs add constraint follow_up_runs_state_known CHECK ((state = ANY (ARRAY['running'::text, 'paused'::text, 'ended'::text])));

alter table public.follow_up_runs add constraint follow_up_runs_steps_format CHECK (private.are_plan_steps(steps));

alter table public.follow_up_runs add constraint follow_up_runs_steps_size CHECK ((octet_length((steps)::text) <= 131072));

alter table public.follow_up_runs add constraint follow_up_runs_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.follow_up_runs add constraint follow_up_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.follow_up_runs add constraint follow_up_runs_why_known CHECK ((why = ANY (ARRAY['by_hand'::text, 'answered'::text, 'done'::text, 'merged'::text, 'closed'::text])));

CREATE INDEX follow_up_runs_due_idx ON public.follow_up_runs USING btree (user_id, next_on, id) WHERE (state = 'running'::text);

CREATE UNIQUE INDEX follow_up_runs_open_key ON public.follow_up_runs USING btree (user_id, plan_id, client_id, opportunity_id) NULLS NOT DISTINCT WHERE ((state <> 'ended'::text) AND (plan_id IS NOT NULL));

CREATE UNIQUE INDEX follow_up_runs_source_key ON public.follow_up_runs USING btree (user_id, plan_id, source_id) WHERE (source_id IS NOT NULL);

CREATE INDEX follow_up_runs_user_id_client_id_idx ON public.follow_up_runs USING btree (user_id, client_id, created_at DESC);

CREATE INDEX follow_up_runs_user_id_next_on_idx ON public.follow_up_runs USING btree (user_id, next_on, id) WHERE (state <> 'ended'::text);

CREATE INDEX follow_up_runs_user_id_opportunity_id_idx ON public.follow_up_runs USING btree (user_id, opportunity_id);

CREATE INDEX follow_up_runs_user_id_plan_id_client_id_idx ON public.follow_up_runs USING btree (user_id, plan_id, client_id, updated_at);

create policy follow_up_runs_delete_own on public.follow_up_runs for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy follow_up_runs_insert_own on public.follow_up_runs for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy follow_up_runs_select_own on public.follow_up_runs for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy follow_up_runs_update_own on public.follow_up_runs for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.follow_up_runs as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER follow_up_runs_begin BEFORE INSERT ON public.follow_up_runs FOR EACH ROW WHEN ((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION private.begin_follow_up();

CREATE TRIGGER follow_up_runs_check_quota AFTER INSERT ON public.follow_up_runs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER follow_up_runs_follow_state BEFORE UPDATE OF state ON public.follow_up_runs FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION private.follow_run_state();

CREATE TRIGGER follow_up_runs_set_updated_at BEFORE UPDATE ON public.follow_up_runs FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

CREATE TRIGGER follow_up_runs_take_first_steps AFTER INSERT ON public.follow_up_runs FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION private.take_due_steps();

CREATE TRIGGER follow_up_runs_take_steps_again AFTER UPDATE OF state ON public.follow_up_runs FOR EACH ROW WHEN (((old.state = 'paused'::text) AND (new.state = 'running'::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION private.take_due_steps();


-- public.interactions

create table public.interactions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  client_id uuid,
  property_id uuid,
  opportunity_id uuid,
  type text not null default 'call'::text,
  subject text not null,
  description text,
  scheduled_at timestamp with time zone,
  outcome text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  booked_by text not null default 'agent'::text,
  is_example boolean not null default false,
  pinned_at timestamp with time zone,
  is_inbound boolean not null default false,
  photos text[] not null default '{}'::text[],
  selection_item_id uuid
);

comment on table public.interactions is 'Calls, visits and other contacts with a client, past or scheduled.';

alter table public.interactions add constraint interactions_booked_by_known CHECK ((booked_by = ANY (ARRAY['agent'::text, 'assistant'::text])));

alter table public.interactions add constraint interactions_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE SET NULL (client_id);

alter table public.interactions add constraint interactions_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.interactions add constraint interactions_description_length CHECK ((char_length(description) <= 5000));

alter table public.interactions add constraint interactions_opportunity_id_fkey FOREIGN KEY (opportunity_id, user_id) REFERENCES opportunities(id, user_id) ON DELETE SET NULL (opportunity_id);

alter table public.interactions add constraint interactions_outcome_length CHECK ((char_length(outcome) <= 1000));

alter table public.interactions add constraint interactions_own_photos CHECK (private.names_note_photos(photos, (((user_id || '/'::text) || id) || '/'::text)));

alter table public.interactions add constraint interactions_pinned_at_range CHECK (((pinned_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (pinned_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.interactions add constraint interactions_pkey PRIMARY KEY (id);

alter table public.interactions add constraint interactions_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE SET NULL (property_id);

alter table public.interactions add constraint interactions_scheduled_at_range CHECK (((scheduled_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (scheduled_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.interactions add constraint interactions_selection_item_id_fkey FOREIGN KEY (selection_item_id, user_id) REFERENCES selection_items(id, user_id) ON DELETE SET NULL (selection_item_id);

alter table public.interactions add constraint interactions_subject_length CHECK (private.has_text(subject, 200));

alter table public.interactions add constraint interactions_type_known CHECK ((type = ANY (ARRAY['call'::text, 'email'::text, 'meeting'::text, 'whatsapp'::text, 'visit'::text, 'offer'::text, 'other'::text])));

alter table public.interactions add constraint interactions_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.interactions add constraint interactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX interactions_examples_idx ON public.interactions USING btree (user_id) WHERE is_example;

CREATE UNIQUE INDEX interactions_one_visit_a_request ON public.interactions USING btree (user_id, selection_item_id) WHERE ((selection_item_id IS NOT NULL) AND (type = 'visit'::text));

CREATE INDEX interactions_pinned_idx ON public.interactions USING btree (user_id, client_id, pinned_at DESC) WHERE (pinned_at IS NOT NULL);

CREATE INDEX interactions_user_id_client_id_idx ON public.interactions USING btree (user_id, client_id, created_at DESC) INCLUDE (scheduled_at);

CREATE INDEX interactions_user_id_client_id_moment_idx ON public.interactions USING btree (user_id, client_id, COALESCE(scheduled_at, created_at) DESC, id) INCLUDE (type);

CREATE INDEX interactions_user_id_created_at_idx ON public.interactions USING btree (user_id, created_at DESC);

CREATE INDEX interactions_user_id_moment_idx ON public.interactions USING btree (user_id, COALESCE(scheduled_at, created_at) DESC, id);

CREATE INDEX interactions_user_id_moment_type_idx ON public.interactions USING btree (user_id, COALESCE(scheduled_at, created_at)) INCLUDE (type, scheduled_at, created_at, is_example);

CREATE INDEX interactions_user_id_opportunity_id_idx ON public.interactions USING btree (user_id, opportunity_id);

CREATE INDEX interactions_user_id_property_id_idx ON public.interactions USING btree (user_id, property_id);

CREATE INDEX interactions_user_id_scheduled_at_idx ON public.interactions USING btree (user_id, scheduled_at);

CREATE INDEX interactions_user_id_selection_item_id_idx ON public.interactions USING btree (user_id, selection_item_id) WHERE (selection_item_id IS NOT NULL);

CREATE INDEX interactions_user_id_type_moment_idx ON public.interactions USING btree (user_id, type, COALESCE(scheduled_at, created_at) DESC, id);

CREATE INDEX interactions_visit_scheduled_at_idx ON public.interactions USING btree (scheduled_at) WHERE (type = 'visit'::text);

create policy interactions_delete_own on public.interactions for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy interactions_insert_own on public.interactions for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy interactions_select_own on public.interactions for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy interactions_update_own on public.interactions for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.interactions as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER interactions_begin_pinning BEFORE UPDATE OF pinned_at ON public.interactions FOR EACH STATEMENT EXECUTE FUNCTION private.begin_pinning();

CREATE TRIGGER interactions_check_quota AFTER INSERT ON public.interactions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER interactions_follow_visit AFTER INSERT ON public.interactions FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND ((new.type = 'visit'::text) AND (new.client_id IS NOT NULL) AND (NOT new.is_example) AND ((COALESCE(new.scheduled_at, new.created_at) >= (now() - '7 days'::interval)) AND (COALESCE(new.scheduled_at, new.created_at) <= now()))))) EXECUTE FUNCTION private.follow_visit();

CREATE TRIGGER interactions_keep_three_pinned AFTER INSERT OR UPDATE OF pinned_at, client_id ON public.interactions FOR EACH ROW WHEN (((new.pinned_at IS NOT NULL) AND (new.client_id IS NOT NULL))) EXECUTE FUNCTION private.keep_three_pinned();

CREATE TRIGGER interactions_pause_after_contact AFTER INSERT ON public.interactions FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND (new.is_inbound AND (new.client_id IS NOT NULL)))) EXECUTE FUNCTION private.pause_after_contact();

CREATE TRIGGER interactions_pause_after_mark AFTER UPDATE OF is_inbound ON public.interactions FOR EACH ROW WHEN ((new.is_inbound AND (NOT old.is_inbound) AND (new.client_id IS NOT NULL))) EXECUTE FUNCTION private.pause_after_contact();

CREATE TRIGGER interactions_see_booked_request AFTER INSERT ON public.interactions FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND (new.selection_item_id IS NOT NULL))) EXECUTE FUNCTION private.see_booked_request();

CREATE TRIGGER interactions_set_updated_at BEFORE UPDATE ON public.interactions FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

CREATE TRIGGER interactions_tell_visit_booked AFTER INSERT ON public.interactions FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND ((new.type = 'visit'::text) AND (new.booked_by = 'assistant'::text) AND (new.scheduled_at IS NOT NULL)))) EXECUTE FUNCTION private.tell_visit_booked();


-- public.notification_preferences

create table public.notification_preferences (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null,
  enabled boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.notification_preferences is 'Kinds of notification an agent has switched on or off.';

alter table public.notification_preferences add constraint notification_preferences_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.notification_preferences add constraint notification_preferences_essential_stay_on CHECK ((enabled OR (kind <> ALL (ARRAY['payment_failed'::text, 'general'::text, 'welcome'::text]))));

alter table public.notification_preferences add constraint notification_preferences_kind_known CHECK ((kind = ANY (ARRAY['general'::text, 'welcome'::text, 'task_due'::text, 'task_overdue'::text, 'visit_tomorrow'::text, 'visit_booked'::text, 'rental_contract_ending'::text, 'trial_ending'::text, 'document_opened'::text, 'payment_failed'::text, 'client_birthday'::text, 'selection_opened'::text, 'selection_answered'::text, 'owner_report_opened'::text, 'owner_report_due'::text, 'prospect'::text])));

alter table public.notification_preferences add constraint notification_preferences_pkey PRIMARY KEY (id);

alter table public.notification_preferences add constraint notification_preferences_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.notification_preferences add constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.notification_preferences add constraint notification_preferences_user_id_kind_key UNIQUE (user_id, kind);

create policy notification_preferences_delete_own on public.notification_preferences for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy notification_preferences_insert_own on public.notification_preferences for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy notification_preferences_select_own on public.notification_preferences for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy notification_preferences_update_own on public.notification_preferences for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.notification_preferences as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER notification_preferences_set_updated_at BEFORE UPDATE ON public.notification_preferences FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.notifications

create table public.notifications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null default 'general'::text,
  title text not null,
  message text not null,
  data jsonb not null default '{}'::jsonb,
  dedupe_key text,
  read boolean not null default false,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.notifications is 'What the bell shows. Written by triggers, jobs and the secret key; agents mark read and delete.';

alter table public.notifications add constraint notifications_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.notifications add constraint notifications_data_is_object CHECK ((jsonb_typeof(data) = 'object'::text));

alter table public.notifications add constraint notifications_kind_known CHECK ((kind = ANY (ARRAY['general'::text, 'welcome'::text, 'task_due'::text, 'task_overdue'::text, 'visit_tomorrow'::text, 'visit_booked'::text, 'rental_contract_ending'::text, 'trial_ending'::text, 'document_opened'::text, 'payment_failed'::text, 'client_birthday'::text, 'selection_opened'::text, 'selection_answered'::text, 'owner_report_opened'::text, 'prospect'::text])));

alter table public.notifications add constraint notifications_message_length CHECK (private.has_text(message, 1000));

alter table public.notifications add constraint notifications_pkey PRIMARY KEY (id);

alter table public.notifications add constraint notifications_read_at_range CHECK (((read_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (read_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.notifications add constraint notifications_read_at_when_read CHECK (((read_at IS NOT NULL) = read));

alter table public.notifications add constraint notifications_title_length CHECK (private.has_text(title, 200));

alter table public.notifications add constraint notifications_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.notifications add constraint notifications_user_id_dedupe_key_key UNIQUE (user_id, dedupe_key);

alter table public.notifications add constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX notifications_user_id_created_at_id_idx ON public.notifications USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX notifications_user_id_unread_created_at_idx ON public.notifications USING btree (user_id, created_at DESC, id DESC) WHERE (NOT read);

create policy notifications_delete_own on public.notifications for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy notifications_select_own on public.notifications for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy notifications_update_own on public.notifications for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.notifications as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER notifications_check_quota AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER notifications_name_properties_in_spanish BEFORE INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.name_properties_in_spanish();

CREATE TRIGGER notifications_queue_deliveries AFTER INSERT OR UPDATE OF created_at ON public.notifications FOR EACH ROW WHEN ((NOT new.read)) EXECUTE FUNCTION private.queue_deliveries();

CREATE TRIGGER notifications_remember_dismissed AFTER DELETE ON public.notifications REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.remember_dismissed_notices();

CREATE TRIGGER notifications_set_updated_at BEFORE UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

CREATE TRIGGER notifications_single_full_stop BEFORE INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.single_full_stop();

CREATE TRIGGER notifications_stamp_read BEFORE INSERT OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.stamp_notification_read();


-- public.opportunities

create table public.opportunities (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  client_id uuid,
  property_id uuid,
  stage_id uuid not null,
  type text not null default 'sale'::text,
  status text not null default 'open'::text,
  expected_amount numeric(14,2),
  commission_percentage numeric(5,2) default 3,
  probability smallint default 50,
  expected_close_date date,
  closed_amount numeric(14,2),
  closed_reason text,
  closed_at timestamp with time zone,
  stage_changed_at timestamp with time zone not null default now(),
  notes text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  furthest_stage integer not null default 0,
  commission_months numeric(6,4) default 1,
  is_example boolean not null default false,
  lender text
);

comment on table public.opportunities is 'A possible sale or rental on its way through the stages.';

alter table public.opportunities add constraint opportunities_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE SET NULL (client_id);

alter table public.opportunities add constraint opportunities_closed_amount_range CHECK ((closed_amount >= (0)::numeric));

alter table public.opportunities add constraint opportunities_closed_at_range CHECK (((closed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (closed_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.opportunities add constraint opportunities_closed_reason_length CHECK ((char_length(closed_reason) <= 500));

alter table public.opportunities add constraint opportunities_commission_months_range CHECK (((commission_months >= (0)::numeric) AND (commission_months <= (12)::numeric)));

alter table public.opportunities add constraint opportunities_commission_range CHECK (((commission_percentage >= (0)::numeric) AND (commission_percentage <= (100)::numeric)));

alter table public.opportunities add constraint opportunities_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.opportunities add constraint opportunities_expected_amount_range CHECK ((expected_amount >= (0)::numeric));

alter table public.opportunities add constraint opportunities_expected_close_date_range CHECK (((expected_close_date >= '1900-01-01'::date) AND (expected_close_date < '2200-01-01'::date)));

alter table public.opportunities add constraint opportunities_furthest_stage_range CHECK ((furthest_stage >= 0));

alter table public.opportunities add constraint opportunities_id_user_id_key UNIQUE (id, user_id);

alter table public.opportunities add constraint opportunities_lender_length CHECK ((char_length(lender) <= 80));

alter table public.opportunities add constraint opportunities_notes_length CHECK ((char_length(notes) <= 5000));

alter table public.opportunities add constraint opportunities_pkey PRIMARY KEY (id);

alter table public.opportunities add constraint opportunities_probability_range CHECK (((probability >= 0) AND (probability <= 100)));

alter table public.opportunities add constraint opportunities_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE SET NULL (property_id);

alter table public.opportunities add constraint opportunities_stage_changed_at_range CHECK (((stage_changed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (stage_changed_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.opportunities add constraint opportunities_stage_id_fkey FOREIGN KEY (stage_id) REFERENCES opportunity_stages(id) ON DELETE RESTRICT;

alter table public.opportunities add constraint opportunities_status_known CHECK ((status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])));

alter table public.opportunities add constraint opportunities_type_known CHECK ((type = ANY (ARRAY['sale'::text, 'rent'::text])));

alter table public.opportunities add constraint opportunities_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.opportunities add constraint opportunities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX opportunities_examples_idx ON public.opportunities USING btree (user_id) WHERE is_example;

CREATE INDEX opportunities_stage_id_idx ON public.opportunities USING btree (stage_id);

CREATE INDEX opportunities_user_id_client_id_idx ON public.opportunities USING btree (user_id, client_id);

CREATE INDEX opportunities_user_id_closed_at_idx ON public.opportunities USING btree (user_id, closed_at) WHERE (closed_at IS NOT NULL);

CREATE INDEX opportunities_user_id_created_at_idx ON public.opportunities USING btree (user_id, created_at DESC);

CREATE INDEX opportunities_user_id_expected_close_date_idx ON public.opportunities USING btree (user_id, expected_close_date) WHERE (status = 'open'::text);

CREATE INDEX opportunities_user_id_property_id_idx ON public.opportunities USING btree (user_id, property_id);

CREATE INDEX opportunities_user_id_stage_changed_at_idx ON public.opportunities USING btree (user_id, stage_id, stage_changed_at DESC, id);

create policy opportunities_delete_own on public.opportunities for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy opportunities_insert_own on public.opportunities for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy opportunities_select_own on public.opportunities for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy opportunities_update_own on public.opportunities for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.opportunities as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER opportunities_check_quota AFTER INSERT ON public.opportunities REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER opportunities_end_follow_ups AFTER UPDATE ON public.opportunities FOR EACH ROW WHEN (((old.status = 'open'::text) AND (new.status <> 'open'::text))) EXECUTE FUNCTION private.end_follow_ups_of_deal();

CREATE TRIGGER opportunities_follow_stage BEFORE INSERT OR UPDATE ON public.opportunities FOR EACH ROW EXECUTE FUNCTION private.follow_opportunity_stage();

CREATE TRIGGER opportunities_keep_furthest_stage BEFORE INSERT OR UPDATE OF stage_id, furthest_stage ON public.opportunities FOR EACH ROW EXECUTE FUNCTION private.keep_furthest_stage();

CREATE TRIGGER opportunities_record_first_stage AFTER INSERT ON public.opportunities FOR EACH ROW WHEN ((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION private.record_stage_change();

CREATE TRIGGER opportunities_record_stage_change AFTER UPDATE OF stage_id ON public.opportunities FOR EACH ROW WHEN ((old.stage_id IS DISTINCT FROM new.stage_id)) EXECUTE FUNCTION private.record_stage_change();

CREATE TRIGGER opportunities_set_updated_at BEFORE UPDATE ON public.opportunities FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.opportunity_stage_changes

create table public.opportunity_stage_changes (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  opportunity_id uuid not null,
  from_stage_id uuid,
  stage_id uuid not null,
  created_at timestamp with time zone not null default now(),
  entered_previous_at timestamp with time zone
);

comment on table public.opportunity_stage_changes is 'When an opportunity entered which stage. Written by trigger only.';

alter table public.opportunity_stage_changes add constraint opportunity_stage_changes_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.opportunity_stage_changes add constraint opportunity_stage_changes_entered_previous_at_range CHECK (((entered_previous_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (entered_previous_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.opportunity_stage_changes add constraint opportunity_stage_changes_opportunity_id_fkey FOREIGN KEY (opportunity_id, user_id) REFERENCES opportunities(id, user_id) ON DELETE CASCADE;

alter table public.opportunity_stage_changes add constraint opportunity_stage_changes_pkey PRIMARY KEY (id);

alter table public.opportunity_stage_changes add constraint opportunity_stage_changes_stage_id_fkey FOREIGN KEY (stage_id) REFERENCES opportunity_stages(id) ON DELETE RESTRICT;

alter table public.opportunity_stage_changes add constraint opportunity_stage_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX opportunity_stage_changes_stage_id_idx ON public.opportunity_stage_changes USING btree (stage_id);

CREATE INDEX opportunity_stage_changes_user_id_created_at_stays_idx ON public.opportunity_stage_changes USING btree (user_id, created_at) INCLUDE (from_stage_id, entered_previous_at, opportunity_id);

CREATE INDEX opportunity_stage_changes_user_id_opportunity_id_idx ON public.opportunity_stage_changes USING btree (user_id, opportunity_id, created_at);

create policy opportunity_stage_changes_select_own on public.opportunity_stage_changes for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.opportunity_stage_changes as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER opportunity_stage_changes_check_quota AFTER INSERT ON public.opportunity_stage_changes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER opportunity_stage_changes_follow AFTER INSERT ON public.opportunity_stage_changes FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND (new.created_at >= (now() - '01:00:00'::interval)))) EXECUTE FUNCTION private.follow_stage_reached();


-- public.opportunity_stages

create table public.opportunity_stages (
  id uuid not null default gen_random_uuid(),
  name text not null,
  color text not null,
  order_index integer not null,
  outcome text not null default 'open'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.opportunity_stages is 'The columns of the pipeline, the same for all agents. Written by migrations and the secret key only.';

alter table public.opportunity_stages add constraint opportunity_stages_color_format CHECK ((color ~ '^#[0-9A-F]{6}$'::text));

alter table public.opportunity_stages add constraint opportunity_stages_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.opportunity_stages add constraint opportunity_stages_name_key UNIQUE (name);

alter table public.opportunity_stages add constraint opportunity_stages_name_length CHECK (private.has_text(name, 50));

alter table public.opportunity_stages add constraint opportunity_stages_order_index_key UNIQUE (order_index);

alter table public.opportunity_stages add constraint opportunity_stages_outcome_known CHECK ((outcome = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])));

alter table public.opportunity_stages add constraint opportunity_stages_pkey PRIMARY KEY (id);

alter table public.opportunity_stages add constraint opportunity_stages_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

create policy opportunity_stages_select_all on public.opportunity_stages for select to authenticated
  using (true);

create policy second_factor on public.opportunity_stages as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER opportunity_stages_set_updated_at BEFORE UPDATE ON public.opportunity_stages FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.owner_reports

create table public.owner_reports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  property_id uuid not null,
  client_id uuid,
  title text not null,
  first_day date not null,
  last_day date not null,
  recommendation text,
  facts jsonb not null,
  token_hash text not null,
  expires_at timestamp with time zone not null default (now() + '90 days'::interval),
  revoked_at timestamp with time zone,
  views integer not null default 0,
  last_viewed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.owner_reports is 'What became of a listing in a period, as it was sent to its owner: opened by a link without an account until it expires or is revoked.';

alter table public.owner_reports add constraint owner_reports_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE CASCADE;

alter table public.owner_reports add constraint owner_reports_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.owner_reports add constraint owner_reports_days_order CHECK (((first_day <= last_day) AND ((last_day - first_day) <= 3660)));

alter table public.owner_reports add constraint owner_reports_expires_at_range CHECK (((expires_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (expires_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.owner_reports add constraint owner_reports_facts_of_listing CHECK (COALESCE((jsonb_typeof((facts -> 'listing'::text)) = 'object'::text), false));

alter table public.owner_reports add constraint owner_reports_facts_size CHECK ((octet_length((facts)::text) <= 32768));

alter table public.owner_reports add constraint owner_reports_first_day_range CHECK (((first_day >= '1900-01-01'::date) AND (first_day < '2200-01-01'::date)));

alter table public.owner_reports add constraint owner_reports_last_day_range CHECK (((last_day >= '1900-01-01'::date) AND (last_day < '2200-01-01'::date)));

alter table public.owner_reports add constraint owner_reports_last_viewed_at_range CHECK (((last_viewed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (last_viewed_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.owner_reports add constraint owner_reports_pkey PRIMARY KEY (id);

alter table public.owner_reports add constraint owner_reports_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE CASCADE;

alter table public.owner_reports add constraint owner_reports_recommendation_length CHECK ((char_length(recommendation) <= 2000));

alter table public.owner_reports add constraint owner_reports_revoked_at_range CHECK (((revoked_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (revoked_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.owner_reports add constraint owner_reports_title_length CHECK (private.has_text(title, 200));

alter table public.owner_reports add constraint owner_reports_token_hash_format CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text));

alter table public.owner_reports add constraint owner_reports_token_hash_key UNIQUE (token_hash);

alter table public.owner_reports add constraint owner_reports_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.owner_reports add constraint owner_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.owner_reports add constraint owner_reports_views_range CHECK ((views >= 0));

CREATE INDEX owner_reports_user_id_client_id_idx ON public.owner_reports USING btree (user_id, client_id);

CREATE INDEX owner_reports_user_id_property_id_idx ON public.owner_reports USING btree (user_id, property_id, created_at DESC, id);

create policy owner_reports_delete_own on public.owner_reports for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy owner_reports_insert_own on public.owner_reports for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy owner_reports_select_own on public.owner_reports for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy owner_reports_update_own on public.owner_reports for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.owner_reports as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER owner_reports_check_quota AFTER INSERT ON public.owner_reports REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER owner_reports_set_updated_at BEFORE UPDATE ON public.owner_reports FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.privacy_notices

create table public.privacy_notices (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  version integer not null default 0,
  answers jsonb not null,
  simple_text text not null,
  full_text text not null,
  published_at timestamp with time zone not null default now()
);

comment on table public.privacy_notices is 'The versions of the agent''s privacy notice; what is published stays as it was.';

alter table public.privacy_notices add constraint privacy_notices_answers_size CHECK (((jsonb_typeof(answers) = 'object'::text) AND (octet_length((answers)::text) <= 16384)));

alter table public.privacy_notices add constraint privacy_notices_full_text_length CHECK (private.has_text(full_text, 40000));

alter table public.privacy_notices add constraint privacy_notices_id_user_id_key UNIQUE (id, user_id);

alter table public.privacy_notices add constraint privacy_notices_pkey PRIMARY KEY (id);

alter table public.privacy_notices add constraint privacy_notices_published_at_range CHECK (((published_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (published_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.privacy_notices add constraint privacy_notices_simple_text_length CHECK (private.has_text(simple_text, 10000));

alter table public.privacy_notices add constraint privacy_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.privacy_notices add constraint privacy_notices_user_id_version_key UNIQUE (user_id, version);

alter table public.privacy_notices add constraint privacy_notices_version_range CHECK ((version >= 1));

create policy privacy_notices_insert_own on public.privacy_notices for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy privacy_notices_select_own on public.privacy_notices for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.privacy_notices as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER privacy_notices_check_quota AFTER INSERT ON public.privacy_notices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER privacy_notices_number_version BEFORE INSERT ON public.privacy_notices FOR EACH ROW WHEN ((new.version = 0)) EXECUTE FUNCTION private.number_privacy_notice();

CREATE CONSTRAINT TRIGGER privacy_notices_raise_site AFTER INSERT OR DELETE OR UPDATE ON public.privacy_notices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.raise_site_version('user_id');


-- public.professional_jobs

create table public.professional_jobs (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  professional_id uuid not null,
  property_id uuid,
  description text not null,
  job_date date not null default CURRENT_DATE,
  cost numeric(14,2),
  notes text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.professional_jobs is 'What a professional did, and at which property.';

alter table public.professional_jobs add constraint professional_jobs_cost_range CHECK ((cost >= (0)::numeric));

alter table public.professional_jobs add constraint professional_jobs_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.professional_jobs add constraint professional_jobs_description_length CHECK (private.has_text(description, 500));

alter table public.professional_jobs add constraint professional_jobs_job_date_range CHECK (((job_date >= '1900-01-01'::date) AND (job_date < '2200-01-01'::date)));

alter table public.professional_jobs add constraint professional_jobs_notes_length CHECK ((char_length(notes) <= 1000));

alter table public.professional_jobs add constraint professional_jobs_pkey PRIMARY KEY (id);

alter table public.professional_jobs add constraint professional_jobs_professional_id_fkey FOREIGN KEY (professional_id, user_id) REFERENCES professionals(id, user_id) ON DELETE CASCADE;

alter table public.professional_jobs add constraint professional_jobs_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE SET NULL (property_id);

alter table public.professional_jobs add constraint professional_jobs_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.professional_jobs add constraint professional_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX professional_jobs_user_id_professional_id_idx ON public.professional_jobs USING btree (user_id, professional_id, job_date DESC);

CREATE INDEX professional_jobs_user_id_property_id_idx ON public.professional_jobs USING btree (user_id, property_id);

create policy professional_jobs_delete_own on public.professional_jobs for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy professional_jobs_insert_own on public.professional_jobs for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy professional_jobs_select_own on public.professional_jobs for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy professional_jobs_update_own on public.professional_jobs for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.professional_jobs as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER professional_jobs_check_quota AFTER INSERT ON public.professional_jobs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER professional_jobs_set_updated_at BEFORE UPDATE ON public.professional_jobs FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.professionals

create table public.professionals (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null,
  profession text not null,
  specialty text,
  phone text not null,
  email text,
  address text,
  rating smallint not null default 5,
  notes text,
  search text not null generated always as (private.search_text(VARIADIC ARRAY[name, profession, specialty, notes, address])) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.professionals is 'The agent''s directory of tradespeople.';

alter table public.professionals add constraint professionals_address_length CHECK ((char_length(address) <= 200));

alter table public.professionals add constraint professionals_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.professionals add constraint professionals_email_format CHECK (private.is_email(email));

alter table public.professionals add constraint professionals_id_user_id_key UNIQUE (id, user_id);

alter table public.professionals add constraint professionals_name_length CHECK (((name ~ '\S.*\S'::text) AND (char_length(name) <= 100)));

alter table public.professionals add constraint professionals_notes_length CHECK ((char_length(notes) <= 1000));

alter table public.professionals add constraint professionals_phone_format CHECK (((phone ~ '^\+[0-9]{11,14}$'::text) OR ((phone ~ '^\+[0-9]{10,15}$'::text) AND (phone !~ '^\+52'::text))));

alter table public.professionals add constraint professionals_pkey PRIMARY KEY (id);

alter table public.professionals add constraint professionals_profession_known CHECK ((profession = ANY (ARRAY['carpintero'::text, 'albañil'::text, 'electricista'::text, 'arquitecto'::text, 'fontanero'::text, 'pintor'::text, 'jardinero'::text, 'cerrajero'::text])));

alter table public.professionals add constraint professionals_rating_range CHECK (((rating >= 1) AND (rating <= 5)));

alter table public.professionals add constraint professionals_specialty_length CHECK ((char_length(specialty) <= 100));

alter table public.professionals add constraint professionals_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.professionals add constraint professionals_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX professionals_user_id_created_at_idx ON public.professionals USING btree (user_id, created_at DESC);

CREATE INDEX professionals_user_id_name_idx ON public.professionals USING btree (user_id, name);

create policy professionals_delete_own on public.professionals for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy professionals_insert_own on public.professionals for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy professionals_select_own on public.professionals for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy professionals_update_own on public.professionals for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.professionals as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER professionals_check_quota AFTER INSERT ON public.professionals REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER professionals_set_updated_at BEFORE UPDATE ON public.professionals FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.profiles

create table public.profiles (
  id uuid not null default auth.uid(),
  full_name text,
  phone text,
  company text,
  time_zone text not null default 'America/Mexico_City'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  photo_path text,
  brand_color text,
  license_number text,
  website_url text,
  instagram_url text,
  facebook_url text,
  tiktok_url text,
  linkedin_url text,
  first_screen text not null default 'properties'::text
);

comment on table public.profiles is 'The agent''s own data and time zone; created at sign-up.';

alter table public.profiles add constraint profiles_brand_color_format CHECK ((brand_color ~ '^#[0-9a-f]{6}$'::text));

alter table public.profiles add constraint profiles_company_length CHECK ((char_length(company) <= 200));

alter table public.profiles add constraint profiles_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.profiles add constraint profiles_facebook_url_format CHECK (((facebook_url ~ '^https://\S+$'::text) AND (char_length(facebook_url) <= 300)));

alter table public.profiles add constraint profiles_first_screen_known CHECK ((first_screen = ANY (ARRAY['properties'::text, 'crm'::text, 'scripts'::text, 'directory'::text, 'documents'::text, 'calculator'::text, 'estimator'::text, 'images'::text, 'settings'::text, 'today'::text, 'calls'::text, 'plans'::text, 'selections'::text, 'reports'::text])));

alter table public.profiles add constraint profiles_full_name_length CHECK ((char_length(full_name) <= 200));

alter table public.profiles add constraint profiles_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.profiles add constraint profiles_instagram_url_format CHECK (((instagram_url ~ '^https://\S+$'::text) AND (char_length(instagram_url) <= 300)));

alter table public.profiles add constraint profiles_license_number_length CHECK ((char_length(license_number) <= 60));

alter table public.profiles add constraint profiles_linkedin_url_format CHECK (((linkedin_url ~ '^https://\S+$'::text) AND (char_length(linkedin_url) <= 300)));

alter table public.profiles add constraint profiles_phone_length CHECK ((char_length(phone) <= 50));

alter table public.profiles add constraint profiles_photo_path_own CHECK ((starts_with(photo_path, (('portraits/'::text || id) || '/'::text)) AND (photo_path ~ '^portraits/[^/]+/[0-9a-z_-]{1,100}\.jpg$'::text)));

alter table public.profiles add constraint profiles_pkey PRIMARY KEY (id);

alter table public.profiles add constraint profiles_tiktok_url_format CHECK (((tiktok_url ~ '^https://\S+$'::text) AND (char_length(tiktok_url) <= 300)));

alter table public.profiles add constraint profiles_time_zone_format CHECK ((time_zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}$'::text));

alter table public.profiles add constraint profiles_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.profiles add constraint profiles_website_url_format CHECK (((website_url ~ '^https://\S+$'::text) AND (char_length(website_url) <= 300)));

create policy profiles_insert_own on public.profiles for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = id));

create policy profiles_select_own on public.profiles for select to authenticated
  using ((( SELECT auth.uid() AS uid) = id));

create policy profiles_update_own on public.profiles for update to authenticated
  using ((( SELECT auth.uid() AS uid) = id))
  with check ((( SELECT auth.uid() AS uid) = id));

create policy second_factor on public.profiles as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER profiles_check_time_zone BEFORE INSERT OR UPDATE OF time_zone ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.check_time_zone();

CREATE CONSTRAINT TRIGGER profiles_raise_site AFTER INSERT OR UPDATE OF full_name, company, phone, photo_path, brand_color, license_number, website_url, instagram_url, facebook_url, tiktok_url, linkedin_url ON public.profiles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.raise_site_version('id');

CREATE TRIGGER profiles_set_updated_at BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.properties

create table public.properties (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  wordpress_id bigint,
  title text not null default 'Untitled Property'::text,
  description text,
  price numeric(14,2) default 0,
  currency text not null default 'MXN'::text,
  location text not null default 'Unknown Location'::text,
  property_type text not null default 'other'::text,
  operation text not null default 'sale'::text,
  status text not null default 'active'::text,
  sale_status text,
  rental_status text,
  rental_contract_end date,
  assigned_agent jsonb,
  bedrooms smallint,
  bathrooms numeric(4,1),
  area numeric(12,2),
  images text[] not null default '{}'::text[],
  features text[] not null default '{}'::text[],
  tags text[] not null default '{}'::text[],
  url text,
  search text not null generated always as (private.search_text(VARIADIC (ARRAY[title, location, property_type] || tags))) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  site_facts jsonb,
  first_seen_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  left_site_at timestamp with time zone,
  own_number integer,
  colonia text,
  city text,
  state text,
  second_price numeric(14,2),
  land_area numeric(12,2),
  parking smallint,
  year_built smallint,
  maintenance_fee numeric(14,2),
  private_note text,
  is_exclusive boolean not null default false,
  exclusive_until date,
  commission_percentage numeric(5,2),
  operations text[] not null default '{}'::text[],
  is_example boolean not null default false,
  not_joined bigint[] not null default '{}'::bigint[],
  site text,
  site_listing_id bigint,
  shared_commission_percentage numeric(5,2),
  street text,
  latitude numeric(8,6),
  longitude numeric(9,6),
  point_shown text not null default 'private'::text,
  shown_latitude numeric(8,6) generated always as (
CASE point_shown
    WHEN 'exact'::text THEN latitude
    WHEN 'approximate'::text THEN ((floor((latitude / 0.0045)) + 0.5) * 0.0045)
    ELSE NULL::numeric
END) stored,
  shown_longitude numeric(9,6) generated always as (
CASE point_shown
    WHEN 'exact'::text THEN longitude
    WHEN 'approximate'::text THEN ((floor((longitude / 0.005)) + 0.5) * 0.005)
    ELSE NULL::numeric
END) stored,
  video_url text,
  tour_url text,
  is_published boolean not null default false,
  hides_price boolean not null default false,
  is_featured boolean not null default false,
  published_at timestamp with time zone,
  published_code text not null generated always as ("left"(replace((id)::text, '-'::text, ''::text), 10)) stored
);

comment on table public.properties is 'A listing: the agent''s own (no wordpress_id), or the local copy of a site''s with what the agent added to it.';

alter table public.properties add constraint properties_area_range CHECK ((area >= (0)::numeric));

alter table public.properties add constraint properties_assigned_agent_is_object CHECK ((jsonb_typeof(assigned_agent) = 'object'::text));

alter table public.properties add constraint properties_assigned_agent_size CHECK ((octet_length((assigned_agent)::text) <= 262144));

alter table public.properties add constraint properties_bathrooms_range CHECK ((bathrooms >= (0)::numeric));

alter table public.properties add constraint properties_bedrooms_range CHECK ((bedrooms >= 0));

alter table public.properties add constraint properties_city_length CHECK ((char_length(city) <= 120));

alter table public.properties add constraint properties_colonia_length CHECK ((char_length(colonia) <= 120));

alter table public.properties add constraint properties_commission_percentage_range CHECK (((commission_percentage >= (0)::numeric) AND (commission_percentage <= (100)::numeric)));

alter table public.properties add constraint properties_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.properties add constraint properties_currency_known CHECK ((currency = ANY (ARRAY['MXN'::text, 'USD'::text])));

alter table public.properties add constraint properties_description_length CHECK ((char_length(description) <= 20000));

alter table public.properties add constraint properties_exclusive_until_needs_exclusive CHECK (((exclusive_until IS NULL) OR is_exclusive));

alter table public.properties add constraint properties_exclusive_until_range CHECK (((exclusive_until >= '1900-01-01'::date) AND (exclusive_until < '2200-01-01'::date)));

alter table public.properties add constraint properties_features_size CHECK (private.texts_within(features, 200, 300));

alter table public.properties add constraint properties_first_seen_at_range CHECK (((first_seen_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (first_seen_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.properties add constraint properties_id_user_id_key UNIQUE (id, user_id);

alter table public.properties add constraint properties_images_size CHECK (private.texts_within(images, 200, 2048));

alter table public.properties add constraint properties_land_area_range CHECK ((land_area >= (0)::numeric));

alter table public.properties add constraint properties_last_seen_at_range CHECK (((last_seen_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (last_seen_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.properties add constraint properties_latitude_range CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric)));

alter table public.properties add constraint properties_left_site_at_range CHECK (((left_site_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (left_site_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.properties add constraint properties_lists_without_nulls CHECK (((array_position(images, NULL::text) IS NULL) AND (array_position(features, NULL::text) IS NULL) AND (array_position(tags, NULL::text) IS NULL)));

alter table public.properties add constraint properties_location_length CHECK (private.has_text(location, 300));

alter table public.properties add constraint properties_longitude_range CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (0)::numeric)));

alter table public.properties add constraint properties_maintenance_fee_range CHECK ((maintenance_fee >= (0)::numeric));

alter table public.properties add constraint properties_not_joined_of_own CHECK (((own_number IS NOT NULL) OR (not_joined = '{}'::bigint[])));

alter table public.properties add constraint properties_not_joined_size CHECK (((cardinality(not_joined) <= 50) AND (array_position(not_joined, NULL::bigint) IS NULL)));

alter table public.properties add constraint properties_operation_known CHECK ((operation = ANY (ARRAY['sale'::text, 'rent'::text])));

alter table public.properties add constraint properties_operations_known CHECK (((operations <@ ARRAY['sale'::text, 'rent'::text]) AND (cardinality(operations) <= 2) AND ((cardinality(operations) = 0) OR (operation = operations[1]))));

alter table public.properties add constraint properties_own_facts CHECK (((own_number IS NOT NULL) OR ((num_nonnulls(colonia, city, state, second_price, land_area, parking, year_built, maintenance_fee, private_note, exclusive_until, commission_percentage, shared_commission_percentage, street, latitude, longitude, shown_latitude, shown_longitude, video_url, tour_url, published_at) = 0) AND (NOT is_exclusive) AND (NOT is_example) AND (operations = '{}'::text[]) AND (NOT hides_price) AND (NOT is_featured))));

alter table public.properties add constraint properties_own_number_of_own CHECK ((((own_number IS NOT NULL) = (site_listing_id IS NULL)) AND ((own_number IS NULL) OR (site IS NULL))));

alter table public.properties add constraint properties_own_number_range CHECK ((own_number > 0));

alter table public.properties add constraint properties_own_photos CHECK (((own_number IS NULL) OR private.names_own_photos(images, (((user_id || '/'::text) || id) || '/'::text))));

alter table public.properties add constraint properties_parking_range CHECK (((parking >= 0) AND (parking <= 999)));

alter table public.properties add constraint properties_pkey PRIMARY KEY (id);

alter table public.properties add constraint properties_point_shown_known CHECK ((point_shown = ANY (ARRAY['private'::text, 'approximate'::text, 'exact'::text])));

alter table public.properties add constraint properties_point_shown_of_own CHECK (((own_number IS NOT NULL) OR (point_shown = 'private'::text)));

alter table public.properties add constraint properties_point_whole CHECK (((latitude IS NULL) = (longitude IS NULL)));

alter table public.properties add constraint properties_price_range CHECK ((price >= (0)::numeric));

alter table public.properties add constraint properties_private_note_length CHECK ((char_length(private_note) <= 5000));

alter table public.properties add constraint properties_property_type_known CHECK ((property_type = ANY (ARRAY['casa'::text, 'departamento'::text, 'penthouse'::text, 'terreno'::text, 'oficina'::text, 'local'::text, 'bodega'::text, 'nave'::text, 'edificio'::text, 'rancho'::text, 'other'::text])));

alter table public.properties add constraint properties_published_at_of_published CHECK (((NOT is_published) OR (published_at IS NOT NULL)));

alter table public.properties add constraint properties_published_at_range CHECK (((published_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (published_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.properties add constraint properties_published_own CHECK (((NOT is_published) OR ((own_number IS NOT NULL) AND (NOT is_example) AND (status = 'active'::text))));

alter table public.properties add constraint properties_rental_contract_end_range CHECK (((rental_contract_end >= '1900-01-01'::date) AND (rental_contract_end < '2200-01-01'::date)));

alter table public.properties add constraint properties_rental_status_known CHECK ((rental_status = ANY (ARRAY['disponible'::text, 'apartada'::text, 'rentada'::text])));

alter table public.properties add constraint properties_sale_status_known CHECK ((sale_status = ANY (ARRAY['disponible'::text, 'apartada'::text, 'vendida'::text])));

alter table public.properties add constraint properties_second_price_needs_both CHECK (((second_price IS NULL) OR (cardinality(operations) = 2)));

alter table public.properties add constraint properties_second_price_range CHECK ((second_price >= (0)::numeric));

alter table public.properties add constraint properties_seen_order CHECK ((first_seen_at <= last_seen_at));

alter table public.properties add constraint properties_shared_commission_percentage_range CHECK (((shared_commission_percentage >= (0)::numeric) AND (shared_commission_percentage <= (100)::numeric)));

alter table public.properties add constraint properties_site_facts_is_object CHECK ((jsonb_typeof(site_facts) = 'object'::text));

alter table public.properties add constraint properties_site_facts_size CHECK ((octet_length((site_facts)::text) <= 16000));

alter table public.properties add constraint properties_site_length CHECK ((char_length(site) <= 300));

alter table public.properties add constraint properties_state_length CHECK ((char_length(state) <= 120));

alter table public.properties add constraint properties_status_known CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])));

alter table public.properties add constraint properties_street_length CHECK ((char_length(street) <= 200));

alter table public.properties add constraint properties_tags_size CHECK (private.texts_within(tags, 200, 300));

alter table public.properties add constraint properties_title_length CHECK (private.has_text(title, 300));

alter table public.properties add constraint properties_tour_url_format CHECK (((tour_url ~ '^https://\S+$'::text) AND (char_length(tour_url) <= 500)));

alter table public.properties add constraint properties_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.properties add constraint properties_url_length CHECK ((char_length(url) <= 2048));

alter table public.properties add constraint properties_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.properties add constraint properties_user_id_own_number_key UNIQUE (user_id, own_number);

alter table public.properties add constraint properties_user_id_site_listing_key UNIQUE (user_id, site, site_listing_id);

alter table public.properties add constraint properties_user_id_wordpress_id_key UNIQUE (user_id, wordpress_id);

alter table public.properties add constraint properties_video_url_format CHECK (((video_url ~ '^https://\S+$'::text) AND (char_length(video_url) <= 500)));

alter table public.properties add constraint properties_wordpress_id_of_copy CHECK ((wordpress_id = site_listing_id));

alter table public.properties add constraint properties_year_built_range CHECK (((year_built >= 1500) AND (year_built <= 2200)));

CREATE INDEX properties_examples_idx ON public.properties USING btree (user_id) WHERE is_example;

CREATE INDEX properties_published_code_idx ON public.properties USING btree (user_id, published_code) WHERE (published_at IS NOT NULL);

CREATE INDEX properties_published_idx ON public.properties USING btree (user_id, published_at DESC, id DESC) WHERE is_published;

CREATE INDEX properties_rental_contract_end_idx ON public.properties USING btree (rental_contract_end) WHERE (rental_contract_end IS NOT NULL);

CREATE INDEX properties_user_id_created_at_idx ON public.properties USING btree (user_id, created_at DESC);

CREATE INDEX properties_user_id_left_site_at_idx ON public.properties USING btree (user_id, left_site_at DESC) WHERE (left_site_at IS NOT NULL);

create policy properties_delete_own on public.properties for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy properties_insert_own on public.properties for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy properties_select_own on public.properties for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy properties_update_own on public.properties for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.properties as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER properties_check_new_published AFTER INSERT ON public.properties FOR EACH ROW WHEN (new.is_published) EXECUTE FUNCTION private.check_published();

CREATE TRIGGER properties_check_published AFTER UPDATE ON public.properties FOR EACH ROW WHEN ((new.is_published AND (NOT old.is_published))) EXECUTE FUNCTION private.check_published();

CREATE TRIGGER properties_check_quota AFTER INSERT ON public.properties REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER properties_copy_of_site BEFORE INSERT OR UPDATE OF wordpress_id ON public.properties FOR EACH ROW WHEN ((new.wordpress_id IS NOT NULL)) EXECUTE FUNCTION private.place_copy();

CREATE TRIGGER properties_number_own_listing BEFORE INSERT ON public.properties FOR EACH ROW WHEN (((new.site_listing_id IS NULL) AND (new.own_number IS NULL))) EXECUTE FUNCTION private.number_own_listing();

CREATE CONSTRAINT TRIGGER properties_raise_site_by_delete AFTER DELETE ON public.properties DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.is_published) EXECUTE FUNCTION private.raise_site_version('user_id');

CREATE CONSTRAINT TRIGGER properties_raise_site_by_insert AFTER INSERT ON public.properties DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.is_published) EXECUTE FUNCTION private.raise_site_version('user_id');

CREATE CONSTRAINT TRIGGER properties_raise_site_by_update AFTER UPDATE ON public.properties DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.is_published OR old.is_published)) EXECUTE FUNCTION private.raise_site_version('user_id');

CREATE TRIGGER properties_record_price_change AFTER UPDATE OF price ON public.properties FOR EACH ROW WHEN ((old.price IS DISTINCT FROM new.price)) EXECUTE FUNCTION private.record_price_change();

CREATE TRIGGER properties_remember_withdrawn AFTER DELETE ON public.properties FOR EACH ROW WHEN ((old.published_at IS NOT NULL)) EXECUTE FUNCTION private.remember_withdrawn();

CREATE TRIGGER properties_see_new_copy BEFORE INSERT ON public.properties FOR EACH ROW WHEN ((new.site_listing_id IS NOT NULL)) EXECUTE FUNCTION private.see_new_copy();

CREATE TRIGGER properties_set_updated_at BEFORE UPDATE ON public.properties FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

CREATE TRIGGER properties_stamp_new_publication BEFORE INSERT ON public.properties FOR EACH ROW WHEN ((new.is_published OR (new.published_at IS NOT NULL))) EXECUTE FUNCTION private.stamp_publication();

CREATE TRIGGER properties_stamp_publication BEFORE UPDATE ON public.properties FOR EACH ROW WHEN (((new.is_published <> old.is_published) OR (new.published_at IS DISTINCT FROM old.published_at) OR (new.status <> old.status))) EXECUTE FUNCTION private.stamp_publication();


-- public.property_clients

create table public.property_clients (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  property_id uuid not null,
  client_id uuid not null,
  relationship_type text not null default 'owner'::text,
  start_date date not null default CURRENT_DATE,
  end_date date,
  price numeric(14,2),
  commission_percentage numeric(5,2),
  notes text,
  status text not null default 'active'::text,
  created_by uuid not null default auth.uid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_example boolean not null default false
);

comment on table public.property_clients is 'Who is owner, buyer, tenant or investor of which property, from when to when.';

alter table public.property_clients add constraint property_clients_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE CASCADE;

alter table public.property_clients add constraint property_clients_commission_range CHECK (((commission_percentage >= (0)::numeric) AND (commission_percentage <= (100)::numeric)));

alter table public.property_clients add constraint property_clients_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.property_clients add constraint property_clients_created_by_owner CHECK ((created_by = user_id));

alter table public.property_clients add constraint property_clients_date_order CHECK ((end_date >= start_date));

alter table public.property_clients add constraint property_clients_end_date_range CHECK (((end_date >= '1900-01-01'::date) AND (end_date < '2200-01-01'::date)));

alter table public.property_clients add constraint property_clients_notes_length CHECK ((char_length(notes) <= 1000));

alter table public.property_clients add constraint property_clients_pkey PRIMARY KEY (id);

alter table public.property_clients add constraint property_clients_price_range CHECK ((price >= (0)::numeric));

alter table public.property_clients add constraint property_clients_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE CASCADE;

alter table public.property_clients add constraint property_clients_relationship_type_known CHECK ((relationship_type = ANY (ARRAY['owner'::text, 'buyer'::text, 'tenant'::text, 'investor'::text, 'interested'::text])));

alter table public.property_clients add constraint property_clients_start_date_range CHECK (((start_date >= '1900-01-01'::date) AND (start_date < '2200-01-01'::date)));

alter table public.property_clients add constraint property_clients_status_known CHECK ((status = ANY (ARRAY['active'::text, 'ended'::text])));

alter table public.property_clients add constraint property_clients_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.property_clients add constraint property_clients_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE UNIQUE INDEX property_clients_active_key ON public.property_clients USING btree (property_id, client_id, relationship_type) WHERE (status = 'active'::text);

CREATE INDEX property_clients_examples_idx ON public.property_clients USING btree (user_id) WHERE is_example;

CREATE INDEX property_clients_user_id_client_id_idx ON public.property_clients USING btree (user_id, client_id);

CREATE INDEX property_clients_user_id_property_id_idx ON public.property_clients USING btree (user_id, property_id, created_at DESC);

create policy property_clients_delete_own on public.property_clients for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy property_clients_insert_own on public.property_clients for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy property_clients_select_own on public.property_clients for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy property_clients_update_own on public.property_clients for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.property_clients as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER property_clients_check_quota AFTER INSERT ON public.property_clients REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER property_clients_follow_lease AFTER INSERT OR UPDATE OF relationship_type, status ON public.property_clients FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND ((new.relationship_type = 'tenant'::text) AND (new.status = 'active'::text) AND (NOT new.is_example) AND (new.start_date >= (CURRENT_DATE - 30))))) EXECUTE FUNCTION private.follow_lease();

CREATE TRIGGER property_clients_set_updated_at BEFORE UPDATE ON public.property_clients FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.property_price_changes

create table public.property_price_changes (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  property_id uuid not null,
  previous_price numeric(14,2),
  previous_currency text not null,
  price numeric(14,2),
  currency text not null,
  operation text not null,
  changed_at timestamp with time zone not null default now()
);

comment on table public.property_price_changes is 'Each new price of a property, the last hundred of each. Written by trigger only.';

alter table public.property_price_changes add constraint property_price_changes_changed_at_range CHECK (((changed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (changed_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.property_price_changes add constraint property_price_changes_currency_known CHECK ((currency = ANY (ARRAY['MXN'::text, 'USD'::text])));

alter table public.property_price_changes add constraint property_price_changes_operation_known CHECK ((operation = ANY (ARRAY['sale'::text, 'rent'::text])));

alter table public.property_price_changes add constraint property_price_changes_pkey PRIMARY KEY (id);

alter table public.property_price_changes add constraint property_price_changes_previous_currency_known CHECK ((previous_currency = ANY (ARRAY['MXN'::text, 'USD'::text])));

alter table public.property_price_changes add constraint property_price_changes_previous_price_range CHECK ((previous_price >= (0)::numeric));

alter table public.property_price_changes add constraint property_price_changes_price_range CHECK ((price >= (0)::numeric));

alter table public.property_price_changes add constraint property_price_changes_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE CASCADE;

alter table public.property_price_changes add constraint property_price_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX property_price_changes_user_id_property_id_idx ON public.property_price_changes USING btree (user_id, property_id, changed_at DESC, id);

create policy property_price_changes_select_own on public.property_price_changes for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.property_price_changes as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER property_price_changes_check_quota AFTER INSERT ON public.property_price_changes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();


-- public.prospect_sources

create table public.prospect_sources (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null,
  sends_mail boolean not null default true,
  plan_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.prospect_sources is 'For each source of prospects: whether the agent is told by mail, and which plan begins.';

alter table public.prospect_sources add constraint prospect_sources_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.prospect_sources add constraint prospect_sources_name_length CHECK (private.has_text(name, 60));

alter table public.prospect_sources add constraint prospect_sources_pkey PRIMARY KEY (id);

alter table public.prospect_sources add constraint prospect_sources_plan_id_fkey FOREIGN KEY (plan_id, user_id) REFERENCES follow_up_plans(id, user_id) ON DELETE SET NULL (plan_id);

alter table public.prospect_sources add constraint prospect_sources_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.prospect_sources add constraint prospect_sources_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.prospect_sources add constraint prospect_sources_user_id_name_key UNIQUE (user_id, name);

CREATE INDEX prospect_sources_user_id_plan_id_idx ON public.prospect_sources USING btree (user_id, plan_id);

create policy prospect_sources_delete_own on public.prospect_sources for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy prospect_sources_insert_own on public.prospect_sources for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy prospect_sources_select_own on public.prospect_sources for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy prospect_sources_update_own on public.prospect_sources for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.prospect_sources as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER prospect_sources_check_quota AFTER INSERT ON public.prospect_sources REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER prospect_sources_set_updated_at BEFORE UPDATE ON public.prospect_sources FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.prospects

create table public.prospects (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  source text not null,
  source_name text not null,
  external_id text,
  received_at timestamp with time zone not null default now(),
  name text,
  email text,
  phone text,
  message text,
  listing_text text,
  property_id uuid,
  other_fields jsonb not null default '[]'::jsonb,
  raw_text text,
  consent_at timestamp with time zone,
  notice_version integer,
  status text not null default 'waiting'::text,
  client_id uuid,
  answered_at timestamp with time zone,
  accepted_at timestamp with time zone,
  discarded_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.prospects is 'Who asked by a form, a portal or a message, until the agent makes a client of them or discards them.';

alter table public.prospects add constraint prospects_accepted_at_range CHECK (((accepted_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (accepted_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.prospects add constraint prospects_accepted_at_when_accepted CHECK (((accepted_at IS NOT NULL) = (status = 'accepted'::text)));

alter table public.prospects add constraint prospects_answered_at_range CHECK (((answered_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (answered_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.prospects add constraint prospects_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE SET NULL (client_id);

alter table public.prospects add constraint prospects_client_of_accepted CHECK (((client_id IS NULL) OR (status = 'accepted'::text)));

alter table public.prospects add constraint prospects_consent_at_range CHECK (((consent_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (consent_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.prospects add constraint prospects_consent_whole CHECK (((consent_at IS NULL) = (notice_version IS NULL)));

alter table public.prospects add constraint prospects_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.prospects add constraint prospects_discarded_at_range CHECK (((discarded_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (discarded_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.prospects add constraint prospects_discarded_at_when_discarded CHECK (((discarded_at IS NOT NULL) = (status = 'discarded'::text)));

alter table public.prospects add constraint prospects_email_format CHECK (private.is_email(email));

alter table public.prospects add constraint prospects_external_id_length CHECK (private.has_text(external_id, 200));

alter table public.prospects add constraint prospects_listing_text_length CHECK ((char_length(listing_text) <= 300));

alter table public.prospects add constraint prospects_message_length CHECK ((char_length(message) <= 5000));

alter table public.prospects add constraint prospects_name_length CHECK (private.has_text(name, 200));

alter table public.prospects add constraint prospects_notice_version_range CHECK ((notice_version >= 1));

alter table public.prospects add constraint prospects_other_fields_size CHECK (((jsonb_typeof(other_fields) = 'array'::text) AND (octet_length((other_fields)::text) <= 16384)));

alter table public.prospects add constraint prospects_phone_format CHECK ((phone ~ '^\+?[0-9]{10,15}$'::text));

alter table public.prospects add constraint prospects_pkey PRIMARY KEY (id);

alter table public.prospects add constraint prospects_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE SET NULL (property_id);

alter table public.prospects add constraint prospects_raw_text_length CHECK ((char_length(raw_text) <= 20000));

alter table public.prospects add constraint prospects_received_at_range CHECK (((received_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (received_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.prospects add constraint prospects_source_known CHECK ((source = ANY (ARRAY['form'::text, 'own_form'::text, 'portal'::text, 'paste'::text, 'share'::text, 'test'::text])));

alter table public.prospects add constraint prospects_source_name_length CHECK (private.has_text(source_name, 60));

alter table public.prospects add constraint prospects_status_known CHECK ((status = ANY (ARRAY['waiting'::text, 'accepted'::text, 'discarded'::text])));

alter table public.prospects add constraint prospects_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.prospects add constraint prospects_user_id_external_id_key UNIQUE (user_id, source_name, external_id);

alter table public.prospects add constraint prospects_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX prospects_discarded_at_idx ON public.prospects USING btree (discarded_at) WHERE (status = 'discarded'::text);

CREATE INDEX prospects_user_id_client_id_idx ON public.prospects USING btree (user_id, client_id) WHERE (client_id IS NOT NULL);

CREATE INDEX prospects_user_id_email_idx ON public.prospects USING btree (user_id, lower(email)) WHERE (email IS NOT NULL);

CREATE INDEX prospects_user_id_phone_key_idx ON public.prospects USING btree (user_id, private.phone_key(phone)) WHERE (phone IS NOT NULL);

CREATE INDEX prospects_user_id_property_id_idx ON public.prospects USING btree (user_id, property_id) WHERE (property_id IS NOT NULL);

CREATE INDEX prospects_user_id_received_at_idx ON public.prospects USING btree (user_id, received_at DESC, id DESC);

CREATE INDEX prospects_user_id_status_idx ON public.prospects USING btree (user_id, status, received_at DESC, id DESC);

create policy prospects_delete_own on public.prospects for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy prospects_insert_own on public.prospects for insert to authenticated
  with check (((( SELECT auth.uid() AS uid) = user_id) AND (consent_at IS NULL)));

create policy prospects_select_own on public.prospects for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy prospects_update_own on public.prospects for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.prospects as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER prospects_check_quota AFTER INSERT ON public.prospects REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER prospects_note_source AFTER INSERT ON public.prospects FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND (new.source <> 'test'::text))) EXECUTE FUNCTION private.note_prospect_source();

CREATE TRIGGER prospects_set_updated_at BEFORE UPDATE ON public.prospects FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

CREATE TRIGGER prospects_stamp_status BEFORE UPDATE ON public.prospects FOR EACH ROW EXECUTE FUNCTION private.stamp_prospect();

CREATE TRIGGER prospects_tell AFTER INSERT ON public.prospects FOR EACH ROW WHEN (((current_setting('predio.restoring'::text, true) IS DISTINCT FROM 'on'::text) AND (new.status = 'waiting'::text) AND (new.source <> ALL (ARRAY['paste'::text, 'share'::text])))) EXECUTE FUNCTION private.tell_prospect();


-- public.push_subscriptions

create table public.push_subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  label text not null,
  session_id uuid,
  last_sent_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.push_subscriptions is 'Browsers that show an agent''s notifications while the app is closed. Never log its rows.';

alter table public.push_subscriptions add constraint push_subscriptions_auth_format CHECK ((auth ~ '^[A-Za-z0-9_-]{22}$'::text));

alter table public.push_subscriptions add constraint push_subscriptions_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.push_subscriptions add constraint push_subscriptions_endpoint_format CHECK (((char_length(endpoint) <= 1000) AND (endpoint ~ '^https://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/[!-~]+$'::text)));

alter table public.push_subscriptions add constraint push_subscriptions_label_length CHECK (private.has_text(label, 100));

alter table public.push_subscriptions add constraint push_subscriptions_last_sent_at_range CHECK (((last_sent_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (last_sent_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.push_subscriptions add constraint push_subscriptions_p256dh_format CHECK ((p256dh ~ '^B[A-Za-z0-9_-]{86}$'::text));

alter table public.push_subscriptions add constraint push_subscriptions_pkey PRIMARY KEY (id);

alter table public.push_subscriptions add constraint push_subscriptions_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.push_subscriptions add constraint push_subscriptions_user_id_endpoint_key UNIQUE (user_id, endpoint);

alter table public.push_subscriptions add constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

create policy push_subscriptions_delete_own on public.push_subscriptions for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy push_subscriptions_insert_own on public.push_subscriptions for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy push_subscriptions_select_own on public.push_subscriptions for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy push_subscriptions_update_own on public.push_subscriptions for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.push_subscriptions as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER push_subscriptions_check_quota AFTER INSERT ON public.push_subscriptions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER push_subscriptions_note_session BEFORE INSERT OR UPDATE ON public.push_subscriptions FOR EACH ROW EXECUTE FUNCTION private.note_push_session();

CREATE TRIGGER push_subscriptions_set_updated_at BEFORE UPDATE ON public.push_subscriptions FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.sales_scripts

create table public.sales_scripts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null,
  content text not null,
  category text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.sales_scripts is 'What to say to a client: texts with {{variables}}, also used as WhatsApp templates.';

alter table public.sales_scripts add constraint sales_scripts_category_known CHECK ((category = ANY (ARRAY['presentacion'::text, 'seguimiento'::text, 'objeciones'::text, 'cierre'::text, 'postventa'::text])));

alter table public.sales_scripts add constraint sales_scripts_content_length CHECK (private.has_text(content, 2000));

alter table public.sales_scripts add constraint sales_scripts_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.sales_scripts add constraint sales_scripts_id_user_id_key UNIQUE (id, user_id);

alter table public.sales_scripts add constraint sales_scripts_pkey PRIMARY KEY (id);

alter table public.sales_scripts add constraint sales_scripts_title_length CHECK (private.has_text(title, 100));

alter table public.sales_scripts add constraint sales_scripts_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.sales_scripts add constraint sales_scripts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.sales_scripts add constraint sales_scripts_user_id_title_key UNIQUE (user_id, title);

CREATE INDEX sales_scripts_user_id_created_at_idx ON public.sales_scripts USING btree (user_id, created_at DESC);

CREATE UNIQUE INDEX sales_scripts_user_id_lower_title_key ON public.sales_scripts USING btree (user_id, lower(title));

create policy sales_scripts_delete_own on public.sales_scripts for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy sales_scripts_insert_own on public.sales_scripts for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy sales_scripts_select_own on public.sales_scripts for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy sales_scripts_update_own on public.sales_scripts for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.sales_scripts as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER sales_scripts_check_quota AFTER INSERT ON public.sales_scripts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER sales_scripts_set_updated_at BEFORE UPDATE ON public.sales_scripts FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.saved_views

create table public.saved_views (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  entity text not null,
  name text not null,
  query text not null default ''::text,
  "position" integer not null default 0,
  is_default boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.saved_views is 'The agent''s views of a list: conditions, orders and columns under a name.';

alter table public.saved_views add constraint saved_views_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.saved_views add constraint saved_views_entity_known CHECK ((entity = ANY (ARRAY['clients'::text, 'opportunities'::text, 'tasks'::text, 'interactions'::text, 'documents'::text, 'listings'::text])));

alter table public.saved_views add constraint saved_views_name_length CHECK (private.has_text(name, 60));

alter table public.saved_views add constraint saved_views_pkey PRIMARY KEY (id);

alter table public.saved_views add constraint saved_views_position_range CHECK ((("position" >= 0) AND ("position" <= 1000)));

alter table public.saved_views add constraint saved_views_query_length CHECK ((char_length(query) <= 4000));

alter table public.saved_views add constraint saved_views_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.saved_views add constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE UNIQUE INDEX saved_views_user_id_default_key ON public.saved_views USING btree (user_id, entity) WHERE is_default;

CREATE INDEX saved_views_user_id_entity_idx ON public.saved_views USING btree (user_id, entity, "position", created_at, id);

CREATE UNIQUE INDEX saved_views_user_id_name_key ON public.saved_views USING btree (user_id, entity, lower(regexp_replace(name, '^\s+|\s+$'::text, ''::text, 'g'::text)));

create policy saved_views_delete_own on public.saved_views for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy saved_views_insert_own on public.saved_views for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy saved_views_select_own on public.saved_views for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy saved_views_update_own on public.saved_views for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy second_factor on public.saved_views as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER saved_views_check_quota AFTER INSERT ON public.saved_views REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER saved_views_set_updated_at BEFORE UPDATE ON public.saved_views FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.selection_items

create table public.selection_items (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  selection_id uuid not null,
  property_id uuid,
  "position" smallint not null,
  note text,
  listing jsonb not null,
  answer text,
  reason text,
  comment text,
  visit_slots text[] not null default '{}'::text[],
  answered_at timestamp with time zone,
  reviewed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone
);

comment on table public.selection_items is 'A listing of a selection, as it was when it was sent, and the client''s last answer to it.';

alter table public.selection_items add constraint selection_items_answer_dated CHECK (((answer IS NULL) = (answered_at IS NULL)));

alter table public.selection_items add constraint selection_items_answer_known CHECK ((answer = ANY (ARRAY['like'::text, 'pass'::text, 'visit'::text])));

alter table public.selection_items add constraint selection_items_answered_at_range CHECK (((answered_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (answered_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.selection_items add constraint selection_items_comment_length CHECK ((char_length(comment) <= 1000));

alter table public.selection_items add constraint selection_items_comment_needs_answer CHECK (((comment IS NULL) OR (answer IS NOT NULL)));

alter table public.selection_items add constraint selection_items_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.selection_items add constraint selection_items_id_user_id_key UNIQUE (id, user_id);

alter table public.selection_items add constraint selection_items_listing_size CHECK (((jsonb_typeof(listing) = 'object'::text) AND (octet_length((listing)::text) <= 32768)));

alter table public.selection_items add constraint selection_items_note_length CHECK ((char_length(note) <= 500));

alter table public.selection_items add constraint selection_items_pkey PRIMARY KEY (id);

alter table public.selection_items add constraint selection_items_position_range CHECK ((("position" >= 0) AND ("position" <= 99)));

alter table public.selection_items add constraint selection_items_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE SET NULL (property_id);

alter table public.selection_items add constraint selection_items_reason_known CHECK ((reason = ANY (ARRAY['price'::text, 'zone'::text, 'size'::text, 'condition'::text, 'other'::text])));

alter table public.selection_items add constraint selection_items_reason_of_pass CHECK (((reason IS NULL) OR (answer = 'pass'::text)));

alter table public.selection_items add constraint selection_items_reviewed_at_range CHECK (((reviewed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (reviewed_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.selection_items add constraint selection_items_seen_at_range CHECK (((seen_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (seen_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.selection_items add constraint selection_items_selection_id_fkey FOREIGN KEY (selection_id, user_id) REFERENCES selections(id, user_id) ON DELETE CASCADE;

alter table public.selection_items add constraint selection_items_selection_id_property_id_key UNIQUE (selection_id, property_id);

alter table public.selection_items add constraint selection_items_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.selection_items add constraint selection_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.selection_items add constraint selection_items_visit_slots_format CHECK (((cardinality(visit_slots) <= 3) AND (array_position(visit_slots, NULL::text) IS NULL) AND (array_to_string(visit_slots, ' '::text) ~ '^(\d{4}-\d{2}-\d{2} (am|pm)( |$))*$'::text)));

alter table public.selection_items add constraint selection_items_visit_slots_of_visit CHECK (((visit_slots = '{}'::text[]) OR (answer = 'visit'::text)));

CREATE INDEX selection_items_unseen_idx ON public.selection_items USING btree (user_id, answered_at DESC) WHERE ((answered_at IS NOT NULL) AND ((seen_at IS NULL) OR (seen_at < answered_at)));

CREATE INDEX selection_items_user_id_property_id_idx ON public.selection_items USING btree (user_id, property_id, answered_at DESC);

CREATE INDEX selection_items_user_id_selection_id_idx ON public.selection_items USING btree (user_id, selection_id, "position");

create policy second_factor on public.selection_items as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

create policy selection_items_delete_own on public.selection_items for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy selection_items_insert_own on public.selection_items for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy selection_items_select_own on public.selection_items for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy selection_items_update_own on public.selection_items for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

CREATE TRIGGER selection_items_check_quota AFTER INSERT ON public.selection_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER selection_items_check_size AFTER INSERT ON public.selection_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_selection_size();

CREATE TRIGGER selection_items_pause_after_answer AFTER UPDATE OF answered_at ON public.selection_items FOR EACH ROW WHEN (((new.answered_at IS NOT NULL) AND (new.answered_at IS DISTINCT FROM old.answered_at))) EXECUTE FUNCTION private.pause_after_answer();

CREATE TRIGGER selection_items_set_updated_at BEFORE UPDATE ON public.selection_items FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.selection_view_days

create table public.selection_view_days (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  selection_id uuid not null,
  day date not null,
  views integer not null
);

comment on table public.selection_view_days is 'How often a selection was opened on a day of the agent''s calendar. Written by trigger only.';

alter table public.selection_view_days add constraint selection_view_days_day_range CHECK (((day >= '1900-01-01'::date) AND (day < '2200-01-01'::date)));

alter table public.selection_view_days add constraint selection_view_days_pkey PRIMARY KEY (id);

alter table public.selection_view_days add constraint selection_view_days_selection_id_day_key UNIQUE (selection_id, day);

alter table public.selection_view_days add constraint selection_view_days_selection_id_fkey FOREIGN KEY (selection_id, user_id) REFERENCES selections(id, user_id) ON DELETE CASCADE;

alter table public.selection_view_days add constraint selection_view_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.selection_view_days add constraint selection_view_days_views_range CHECK ((views > 0));

CREATE INDEX selection_view_days_user_id_selection_id_idx ON public.selection_view_days USING btree (user_id, selection_id, day);

create policy second_factor on public.selection_view_days as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

create policy selection_view_days_select_own on public.selection_view_days for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

CREATE TRIGGER selection_view_days_check_quota AFTER INSERT ON public.selection_view_days REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();


-- public.selections

create table public.selections (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  client_id uuid,
  title text not null,
  message text,
  token_hash text not null,
  expires_at timestamp with time zone not null default (now() + '30 days'::interval),
  revoked_at timestamp with time zone,
  views integer not null default 0,
  last_viewed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.selections is 'Listings chosen for a client, opened by a link without an account until it expires or is revoked.';

alter table public.selections add constraint selections_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE CASCADE;

alter table public.selections add constraint selections_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.selections add constraint selections_expires_at_range CHECK (((expires_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (expires_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.selections add constraint selections_id_user_id_key UNIQUE (id, user_id);

alter table public.selections add constraint selections_last_viewed_at_range CHECK (((last_viewed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (last_viewed_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.selections add constraint selections_message_length CHECK ((char_length(message) <= 1000));

alter table public.selections add constraint selections_pkey PRIMARY KEY (id);

alter table public.selections add constraint selections_revoked_at_range CHECK (((revoked_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (revoked_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.selections add constraint selections_title_length CHECK (private.has_text(title, 120));

alter table public.selections add constraint selections_token_hash_format CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text));

alter table public.selections add constraint selections_token_hash_key UNIQUE (token_hash);

alter table public.selections add constraint selections_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.selections add constraint selections_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.selections add constraint selections_views_range CHECK ((views >= 0));

CREATE INDEX selections_user_id_client_id_idx ON public.selections USING btree (user_id, client_id, created_at DESC);

CREATE INDEX selections_user_id_created_at_idx ON public.selections USING btree (user_id, created_at DESC, id);

create policy second_factor on public.selections as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

create policy selections_delete_own on public.selections for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy selections_insert_own on public.selections for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy selections_select_own on public.selections for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy selections_update_own on public.selections for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

CREATE TRIGGER selections_check_quota AFTER INSERT ON public.selections REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER selections_count_view AFTER UPDATE OF views ON public.selections FOR EACH ROW WHEN ((new.views > old.views)) EXECUTE FUNCTION private.count_selection_view();

CREATE TRIGGER selections_set_updated_at BEFORE UPDATE ON public.selections FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.subscription_plans

create table public.subscription_plans (
  id uuid not null default gen_random_uuid(),
  name text not null,
  price_monthly integer not null,
  price_yearly integer not null,
  currency text not null default 'MXN'::text,
  features jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.subscription_plans is 'The plans on offer, prices in cents. Written by migrations and the secret key only.';

alter table public.subscription_plans add constraint subscription_plans_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.subscription_plans add constraint subscription_plans_currency_format CHECK ((currency ~ '^[A-Z]{3}$'::text));

alter table public.subscription_plans add constraint subscription_plans_features_is_list CHECK ((jsonb_typeof(features) = 'array'::text));

alter table public.subscription_plans add constraint subscription_plans_name_key UNIQUE (name);

alter table public.subscription_plans add constraint subscription_plans_name_length CHECK (private.has_text(name, 50));

alter table public.subscription_plans add constraint subscription_plans_pkey PRIMARY KEY (id);

alter table public.subscription_plans add constraint subscription_plans_price_monthly_range CHECK ((price_monthly >= 0));

alter table public.subscription_plans add constraint subscription_plans_price_yearly_range CHECK ((price_yearly >= 0));

alter table public.subscription_plans add constraint subscription_plans_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

create policy second_factor on public.subscription_plans as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

create policy subscription_plans_select_all on public.subscription_plans for select to anon, authenticated
  using (true);

CREATE TRIGGER subscription_plans_set_updated_at BEFORE UPDATE ON public.subscription_plans FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.subscriptions

create table public.subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  plan_id uuid not null,
  status text not null default 'trial'::text,
  billing_type text,
  current_period_starts_at timestamp with time zone not null default now(),
  current_period_ends_at timestamp with time zone not null,
  cancellation_date timestamp with time zone,
  auto_renew boolean not null default false,
  stripe_customer_id text,
  stripe_subscription_id text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  price integer,
  open_invoice_url text
);

comment on table public.subscriptions is 'The agent''s plan and its period. Agents may only cancel; the rest is the secret key''s.';

alter table public.subscriptions add constraint subscriptions_billing_type_known CHECK ((billing_type = ANY (ARRAY['monthly'::text, 'yearly'::text])));

alter table public.subscriptions add constraint subscriptions_cancellation_date_range CHECK (((cancellation_date >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (cancellation_date < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.subscriptions add constraint subscriptions_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.subscriptions add constraint subscriptions_current_period_ends_at_range CHECK (((current_period_ends_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (current_period_ends_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.subscriptions add constraint subscriptions_current_period_starts_at_range CHECK (((current_period_starts_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (current_period_starts_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.subscriptions add constraint subscriptions_open_invoice_url_https CHECK (((open_invoice_url ~ '^https://'::text) AND (char_length(open_invoice_url) <= 2000)));

alter table public.subscriptions add constraint subscriptions_period_order CHECK ((current_period_ends_at >= current_period_starts_at));

alter table public.subscriptions add constraint subscriptions_pkey PRIMARY KEY (id);

alter table public.subscriptions add constraint subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id) ON DELETE RESTRICT;

alter table public.subscriptions add constraint subscriptions_price_range CHECK ((price >= 0));

alter table public.subscriptions add constraint subscriptions_status_known CHECK ((status = ANY (ARRAY['trial'::text, 'active'::text, 'cancelled'::text, 'expired'::text])));

alter table public.subscriptions add constraint subscriptions_stripe_customer_id_key UNIQUE (stripe_customer_id);

alter table public.subscriptions add constraint subscriptions_stripe_subscription_id_key UNIQUE (stripe_subscription_id);

alter table public.subscriptions add constraint subscriptions_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.subscriptions add constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.subscriptions add constraint subscriptions_user_id_key UNIQUE (user_id);

CREATE INDEX subscriptions_current_period_ends_at_idx ON public.subscriptions USING btree (current_period_ends_at);

CREATE INDEX subscriptions_plan_id_idx ON public.subscriptions USING btree (plan_id);

create policy second_factor on public.subscriptions as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

create policy subscriptions_select_own on public.subscriptions for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy subscriptions_update_own on public.subscriptions for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

CREATE TRIGGER subscriptions_guard BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.guard_subscription();

CREATE TRIGGER subscriptions_queue_cancellation AFTER UPDATE ON public.subscriptions FOR EACH ROW WHEN (((old.status <> 'cancelled'::text) AND (new.status = 'cancelled'::text) AND (old.stripe_subscription_id IS NOT NULL) AND (CURRENT_USER = ANY (ARRAY['authenticated'::name, 'service_role'::name])))) EXECUTE FUNCTION private.tell_stripe_to_end();

CREATE TRIGGER subscriptions_queue_removal AFTER DELETE ON public.subscriptions FOR EACH ROW WHEN (((old.stripe_subscription_id IS NOT NULL) OR (old.stripe_customer_id IS NOT NULL))) EXECUTE FUNCTION private.tell_stripe_to_end();

CREATE TRIGGER subscriptions_set_updated_at BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.tasks

create table public.tasks (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null,
  description text,
  status text not null default 'pending'::text,
  priority text not null default 'medium'::text,
  due_date timestamp with time zone,
  completed_at timestamp with time zone,
  client_id uuid,
  property_id uuid,
  assigned_to uuid default auth.uid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_example boolean not null default false,
  purpose text,
  message text
);

comment on table public.tasks is 'What an agent has to do, by when, and for which client or property.';

alter table public.tasks add constraint tasks_assigned_to_owner CHECK ((assigned_to = user_id));

alter table public.tasks add constraint tasks_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE SET NULL (client_id);

alter table public.tasks add constraint tasks_completed_at_range CHECK (((completed_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (completed_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.tasks add constraint tasks_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.tasks add constraint tasks_description_length CHECK ((char_length(description) <= 5000));

alter table public.tasks add constraint tasks_due_date_range CHECK (((due_date >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (due_date < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.tasks add constraint tasks_message_length CHECK ((char_length(message) <= 1000));

alter table public.tasks add constraint tasks_pkey PRIMARY KEY (id);

alter table public.tasks add constraint tasks_priority_known CHECK ((priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'urgent'::text])));

alter table public.tasks add constraint tasks_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE SET NULL (property_id);

alter table public.tasks add constraint tasks_purpose_known CHECK ((purpose = 'owner_report'::text));

alter table public.tasks add constraint tasks_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'completed'::text, 'cancelled'::text])));

alter table public.tasks add constraint tasks_title_length CHECK (private.has_text(title, 200));

alter table public.tasks add constraint tasks_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.tasks add constraint tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX tasks_examples_idx ON public.tasks USING btree (user_id) WHERE is_example;

CREATE INDEX tasks_open_due_date_idx ON public.tasks USING btree (due_date) WHERE (status = ANY (ARRAY['pending'::text, 'in_progress'::text]));

CREATE INDEX tasks_user_id_client_id_completed_at_idx ON public.tasks USING btree (user_id, client_id, completed_at DESC, id) WHERE (completed_at IS NOT NULL);

CREATE INDEX tasks_user_id_client_id_idx ON public.tasks USING btree (user_id, client_id) INCLUDE (status, due_date);

CREATE INDEX tasks_user_id_due_date_idx ON public.tasks USING btree (user_id, due_date);

CREATE INDEX tasks_user_id_is_open_due_date_idx ON public.tasks USING btree (user_id, ((status <> ALL (ARRAY['completed'::text, 'cancelled'::text]))) DESC, due_date, COALESCE(array_position(ARRAY['low'::text, 'medium'::text, 'high'::text, 'urgent'::text], priority), 0) DESC, id);

CREATE INDEX tasks_user_id_property_id_idx ON public.tasks USING btree (user_id, property_id);

create policy second_factor on public.tasks as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

create policy tasks_delete_own on public.tasks for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy tasks_insert_own on public.tasks for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy tasks_select_own on public.tasks for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy tasks_update_own on public.tasks for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

CREATE TRIGGER tasks_check_quota AFTER INSERT ON public.tasks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER tasks_set_updated_at BEFORE UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

CREATE TRIGGER tasks_stamp_completed BEFORE INSERT OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.stamp_task_completed();


-- public.user_secrets

create table public.user_secrets (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  ciphertext text,
  plain_text text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  token_hash text
);

comment on table public.user_secrets is 'Keys of an agent and the token of their notice''s page, encrypted with the deployment''s SECRETS_KEY. Never log its rows.';

alter table public.user_secrets add constraint user_secrets_ciphertext_format CHECK (((ciphertext ~ '^[A-Za-z0-9+/]+={0,2}$'::text) AND ((char_length(ciphertext) >= 40) AND (char_length(ciphertext) <= 4000))));

alter table public.user_secrets add constraint user_secrets_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.user_secrets add constraint user_secrets_has_one_form CHECK ((num_nonnulls(ciphertext, plain_text) = 1));

alter table public.user_secrets add constraint user_secrets_name_known CHECK ((name = ANY (ARRAY['site'::text, 'ai'::text, 'notice'::text, 'prospects'::text, 'contact'::text, 'feeds'::text])));

alter table public.user_secrets add constraint user_secrets_pkey PRIMARY KEY (id);

alter table public.user_secrets add constraint user_secrets_plain_text_length CHECK ((char_length(plain_text) <= 500));

alter table public.user_secrets add constraint user_secrets_token_hash_format CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text));

alter table public.user_secrets add constraint user_secrets_token_hash_key UNIQUE (token_hash);

alter table public.user_secrets add constraint user_secrets_token_hash_of_link CHECK (((token_hash IS NOT NULL) = (name = ANY (ARRAY['notice'::text, 'prospects'::text, 'contact'::text, 'feeds'::text]))));

alter table public.user_secrets add constraint user_secrets_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.user_secrets add constraint user_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_settings(user_id) ON DELETE CASCADE;

alter table public.user_secrets add constraint user_secrets_user_id_name_key UNIQUE (user_id, name);

create policy second_factor on public.user_secrets as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

CREATE TRIGGER user_secrets_note_saved AFTER INSERT OR DELETE ON public.user_secrets FOR EACH ROW EXECUTE FUNCTION private.note_saved_secrets();

CREATE TRIGGER user_secrets_set_updated_at BEFORE UPDATE ON public.user_secrets FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.user_settings

create table public.user_settings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  logo_url text,
  wordpress_url text,
  wordpress_endpoint text,
  wordpress_field_mapping jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  has_site_key boolean not null default false,
  has_ai_key boolean not null default false,
  hides_first_steps boolean not null default false,
  has_examples boolean not null default false,
  call_visit_days smallint default 1,
  call_offer_days smallint default 14,
  call_listing_days smallint default 7,
  call_new_days smallint default 7,
  call_quiet_days smallint default 30,
  call_client_types text[] not null default '{propietario,comprador,inquilino,inversionista}'::text[],
  call_daily_target smallint not null default 20
);

comment on table public.user_settings is 'Site connection and logo of an agent; the keys are in user_secrets.';

alter table public.user_settings add constraint user_settings_call_client_types_count CHECK (((cardinality(call_client_types) >= 1) AND (cardinality(call_client_types) <= 4)));

alter table public.user_settings add constraint user_settings_call_client_types_known CHECK ((call_client_types <@ ARRAY['propietario'::text, 'comprador'::text, 'inquilino'::text, 'inversionista'::text]));

alter table public.user_settings add constraint user_settings_call_daily_target_range CHECK (((call_daily_target >= 1) AND (call_daily_target <= 200)));

alter table public.user_settings add constraint user_settings_call_listing_days_range CHECK (((call_listing_days >= 1) AND (call_listing_days <= 60)));

alter table public.user_settings add constraint user_settings_call_new_days_range CHECK (((call_new_days >= 1) AND (call_new_days <= 60)));

alter table public.user_settings add constraint user_settings_call_offer_days_range CHECK (((call_offer_days >= 1) AND (call_offer_days <= 90)));

alter table public.user_settings add constraint user_settings_call_quiet_days_range CHECK (((call_quiet_days >= 7) AND (call_quiet_days <= 365)));

alter table public.user_settings add constraint user_settings_call_visit_days_range CHECK (((call_visit_days >= 1) AND (call_visit_days <= 14)));

alter table public.user_settings add constraint user_settings_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.user_settings add constraint user_settings_logo_url_length CHECK ((char_length(logo_url) <= 2048));

alter table public.user_settings add constraint user_settings_pkey PRIMARY KEY (id);

alter table public.user_settings add constraint user_settings_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.user_settings add constraint user_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.user_settings add constraint user_settings_user_id_key UNIQUE (user_id);

alter table public.user_settings add constraint user_settings_wordpress_endpoint_length CHECK ((char_length(wordpress_endpoint) <= 500));

alter table public.user_settings add constraint user_settings_wordpress_field_mapping_is_object CHECK ((jsonb_typeof(wordpress_field_mapping) = 'object'::text));

alter table public.user_settings add constraint user_settings_wordpress_field_mapping_size CHECK ((octet_length((wordpress_field_mapping)::text) <= 262144));

alter table public.user_settings add constraint user_settings_wordpress_url_format CHECK (((wordpress_url ~* '^https?://\S+$'::text) AND (char_length(wordpress_url) <= 2048)));

alter table public.user_settings add constraint user_settings_wordpress_url_no_user CHECK ((wordpress_url !~* '^https?:[/\\]+[^/?#\\]*@'::text));

create policy second_factor on public.user_settings as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

create policy user_settings_delete_own on public.user_settings for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy user_settings_insert_own on public.user_settings for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy user_settings_select_own on public.user_settings for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy user_settings_update_own on public.user_settings for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

CREATE TRIGGER user_settings_follow_site AFTER UPDATE OF wordpress_url ON public.user_settings FOR EACH ROW WHEN (((new.wordpress_url IS NOT NULL) AND (new.wordpress_url IS DISTINCT FROM old.wordpress_url))) EXECUTE FUNCTION private.follow_site();

CREATE TRIGGER user_settings_follow_site_of_new AFTER INSERT ON public.user_settings FOR EACH ROW WHEN ((new.wordpress_url IS NOT NULL)) EXECUTE FUNCTION private.follow_site();

CREATE CONSTRAINT TRIGGER user_settings_raise_site AFTER INSERT OR UPDATE OF logo_url ON public.user_settings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.raise_site_version('user_id');

CREATE TRIGGER user_settings_set_updated_at BEFORE UPDATE ON public.user_settings FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.valuations

create table public.valuations (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  client_id uuid,
  property_id uuid,
  title text,
  state text not null,
  colony text,
  property_type text not null default 'residential'::text,
  input jsonb not null default '{}'::jsonb,
  result jsonb not null default '{}'::jsonb,
  estimated_value numeric(16,2) not null,
  range_min numeric(16,2),
  range_max numeric(16,2),
  confidence smallint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.valuations is 'Saved results of the value estimator, for a client or a property.';

alter table public.valuations add constraint valuations_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE SET NULL (client_id);

alter table public.valuations add constraint valuations_colony_length CHECK ((char_length(colony) <= 100));

alter table public.valuations add constraint valuations_confidence_range CHECK (((confidence >= 0) AND (confidence <= 100)));

alter table public.valuations add constraint valuations_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.valuations add constraint valuations_estimated_value_range CHECK ((estimated_value >= (0)::numeric));

alter table public.valuations add constraint valuations_input_is_object CHECK ((jsonb_typeof(input) = 'object'::text));

alter table public.valuations add constraint valuations_input_size CHECK ((octet_length((input)::text) <= 262144));

alter table public.valuations add constraint valuations_pkey PRIMARY KEY (id);

alter table public.valuations add constraint valuations_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE SET NULL (property_id);

alter table public.valuations add constraint valuations_property_type_known CHECK ((property_type = ANY (ARRAY['residential'::text, 'commercial'::text, 'industrial'::text, 'land'::text])));

alter table public.valuations add constraint valuations_range_order CHECK (((range_min >= (0)::numeric) AND (range_min <= range_max)));

alter table public.valuations add constraint valuations_result_is_object CHECK ((jsonb_typeof(result) = 'object'::text));

alter table public.valuations add constraint valuations_result_size CHECK ((octet_length((result)::text) <= 262144));

alter table public.valuations add constraint valuations_state_length CHECK (private.has_text(state, 50));

alter table public.valuations add constraint valuations_title_length CHECK (private.has_text(title, 200));

alter table public.valuations add constraint valuations_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.valuations add constraint valuations_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX valuations_user_id_client_id_idx ON public.valuations USING btree (user_id, client_id);

CREATE INDEX valuations_user_id_created_at_idx ON public.valuations USING btree (user_id, created_at DESC);

CREATE INDEX valuations_user_id_property_id_idx ON public.valuations USING btree (user_id, property_id);

create policy second_factor on public.valuations as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

create policy valuations_delete_own on public.valuations for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy valuations_insert_own on public.valuations for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy valuations_select_own on public.valuations for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy valuations_update_own on public.valuations for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

CREATE TRIGGER valuations_check_quota AFTER INSERT ON public.valuations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER valuations_set_updated_at BEFORE UPDATE ON public.valuations FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.whatsapp_messages

create table public.whatsapp_messages (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  client_id uuid,
  property_id uuid,
  opportunity_id uuid,
  template_id uuid,
  direction text not null default 'outbound'::text,
  content text not null,
  status text not null default 'sent'::text,
  sent_at timestamp with time zone not null default now(),
  metadata jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);

comment on table public.whatsapp_messages is 'Messages an agent opened in WhatsApp; the record, not the sending.';

alter table public.whatsapp_messages add constraint whatsapp_messages_client_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES clients(id, user_id) ON DELETE SET NULL (client_id);

alter table public.whatsapp_messages add constraint whatsapp_messages_content_length CHECK (private.has_text(content, 4096));

alter table public.whatsapp_messages add constraint whatsapp_messages_created_at_range CHECK (((created_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (created_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.whatsapp_messages add constraint whatsapp_messages_direction_known CHECK ((direction = ANY (ARRAY['outbound'::text, 'inbound'::text])));

alter table public.whatsapp_messages add constraint whatsapp_messages_metadata_is_object CHECK ((jsonb_typeof(metadata) = 'object'::text));

alter table public.whatsapp_messages add constraint whatsapp_messages_metadata_size CHECK ((octet_length((metadata)::text) <= 262144));

alter table public.whatsapp_messages add constraint whatsapp_messages_opportunity_id_fkey FOREIGN KEY (opportunity_id, user_id) REFERENCES opportunities(id, user_id) ON DELETE SET NULL (opportunity_id);

alter table public.whatsapp_messages add constraint whatsapp_messages_pkey PRIMARY KEY (id);

alter table public.whatsapp_messages add constraint whatsapp_messages_property_id_fkey FOREIGN KEY (property_id, user_id) REFERENCES properties(id, user_id) ON DELETE SET NULL (property_id);

alter table public.whatsapp_messages add constraint whatsapp_messages_sent_at_range CHECK (((sent_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (sent_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.whatsapp_messages add constraint whatsapp_messages_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'sent'::text, 'delivered'::text, 'read'::text, 'failed'::text])));

alter table public.whatsapp_messages add constraint whatsapp_messages_template_id_fkey FOREIGN KEY (template_id, user_id) REFERENCES sales_scripts(id, user_id) ON DELETE SET NULL (template_id);

alter table public.whatsapp_messages add constraint whatsapp_messages_updated_at_range CHECK (((updated_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (updated_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

alter table public.whatsapp_messages add constraint whatsapp_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX whatsapp_messages_user_id_client_id_idx ON public.whatsapp_messages USING btree (user_id, client_id, sent_at DESC);

CREATE INDEX whatsapp_messages_user_id_direction_sent_at_idx ON public.whatsapp_messages USING btree (user_id, direction, sent_at);

CREATE INDEX whatsapp_messages_user_id_opportunity_id_idx ON public.whatsapp_messages USING btree (user_id, opportunity_id);

CREATE INDEX whatsapp_messages_user_id_property_id_idx ON public.whatsapp_messages USING btree (user_id, property_id);

CREATE INDEX whatsapp_messages_user_id_sent_at_idx ON public.whatsapp_messages USING btree (user_id, sent_at DESC);

CREATE INDEX whatsapp_messages_user_id_template_id_idx ON public.whatsapp_messages USING btree (user_id, template_id);

create policy second_factor on public.whatsapp_messages as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

create policy whatsapp_messages_delete_own on public.whatsapp_messages for delete to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy whatsapp_messages_insert_own on public.whatsapp_messages for insert to authenticated
  with check ((( SELECT auth.uid() AS uid) = user_id));

create policy whatsapp_messages_select_own on public.whatsapp_messages for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));

create policy whatsapp_messages_update_own on public.whatsapp_messages for update to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id))
  with check ((( SELECT auth.uid() AS uid) = user_id));

CREATE TRIGGER whatsapp_messages_check_quota AFTER INSERT ON public.whatsapp_messages REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.check_quota();

CREATE TRIGGER whatsapp_messages_pause_after_contact AFTER INSERT ON public.whatsapp_messages FOR EACH ROW WHEN (((new.direction = 'inbound'::text) AND (new.client_id IS NOT NULL))) EXECUTE FUNCTION private.pause_after_contact();

CREATE TRIGGER whatsapp_messages_set_updated_at BEFORE UPDATE ON public.whatsapp_messages FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();


-- public.withdrawn_listings

create table public.withdrawn_listings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  published_code text not null,
  withdrawn_at timestamp with time zone not null default now()
);

comment on table public.withdrawn_listings is 'Codes of deleted listings that a site showed: their addresses answer that they are gone.';

alter table public.withdrawn_listings add constraint withdrawn_listings_pkey PRIMARY KEY (id);

alter table public.withdrawn_listings add constraint withdrawn_listings_published_code_format CHECK ((published_code ~ '^[0-9a-f]{10}$'::text));

alter table public.withdrawn_listings add constraint withdrawn_listings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.withdrawn_listings add constraint withdrawn_listings_user_id_published_code_key UNIQUE (user_id, published_code);

alter table public.withdrawn_listings add constraint withdrawn_listings_withdrawn_at_range CHECK (((withdrawn_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (withdrawn_at < '2200-01-01 00:00:00+00'::timestamp with time zone)));

CREATE INDEX withdrawn_listings_withdrawn_at_idx ON public.withdrawn_listings USING btree (withdrawn_at);

create policy second_factor on public.withdrawn_listings as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));

create policy withdrawn_listings_select_own on public.withdrawn_listings for select to authenticated
  using ((( SELECT auth.uid() AS uid) = user_id));


-- storage.objects

create policy buckets_of_accounts_insert on storage.objects as restrictive for insert to authenticated
  with check (private.has_account());

create policy buckets_of_accounts_update on storage.objects as restrictive for update to authenticated
  using (true)
  with check (private.has_account());

create policy buckets_within_quota on storage.objects as restrictive for insert to authenticated
  with check (private.has_storage_left());

create policy documents_bucket_delete_own on storage.objects for delete to authenticated
  using (((bucket_id = 'documents'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy documents_bucket_insert_own on storage.objects for insert to authenticated
  with check (((bucket_id = 'documents'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy documents_bucket_select_own on storage.objects for select to authenticated
  using (((bucket_id = 'documents'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy documents_bucket_update_own on storage.objects for update to authenticated
  using (((bucket_id = 'documents'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)))
  with check (((bucket_id = 'documents'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy images_bucket_delete_own on storage.objects for delete to authenticated
  using (((bucket_id = 'images'::text) AND (owner_id = (( SELECT auth.uid() AS uid))::text)));

create policy images_bucket_insert_own on storage.objects for insert to authenticated
  with check (((bucket_id = 'images'::text) AND (owner_id = (( SELECT auth.uid() AS uid))::text) AND (((storage.foldername(name))[1] = 'processed'::text) OR (((storage.foldername(name))[1] = ANY (ARRAY['logos'::text, 'portraits'::text])) AND ((storage.foldername(name))[2] = (( SELECT auth.uid() AS uid))::text)))));

create policy images_bucket_select_own on storage.objects for select to authenticated
  using (((bucket_id = 'images'::text) AND (owner_id = (( SELECT auth.uid() AS uid))::text)));

create policy images_bucket_update_own on storage.objects for update to authenticated
  using (((bucket_id = 'images'::text) AND (owner_id = (( SELECT auth.uid() AS uid))::text)))
  with check (((bucket_id = 'images'::text) AND (owner_id = (( SELECT auth.uid() AS uid))::text) AND (((storage.foldername(name))[1] = 'processed'::text) OR (((storage.foldername(name))[1] = ANY (ARRAY['logos'::text, 'portraits'::text])) AND ((storage.foldername(name))[2] = (( SELECT auth.uid() AS uid))::text)))));

create policy listing_photos_bucket_delete_own on storage.objects for delete to authenticated
  using (((bucket_id = 'listing-photos'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy listing_photos_bucket_insert_own on storage.objects for insert to authenticated
  with check (((bucket_id = 'listing-photos'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy listing_photos_bucket_select_own on storage.objects for select to authenticated
  using (((bucket_id = 'listing-photos'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy listing_photos_bucket_update_own on storage.objects for update to authenticated
  using (((bucket_id = 'listing-photos'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)))
  with check (((bucket_id = 'listing-photos'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy notes_bucket_delete_own on storage.objects for delete to authenticated
  using (((bucket_id = 'notes'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy notes_bucket_insert_own on storage.objects for insert to authenticated
  with check (((bucket_id = 'notes'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy notes_bucket_select_own on storage.objects for select to authenticated
  using (((bucket_id = 'notes'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy notes_bucket_update_own on storage.objects for update to authenticated
  using (((bucket_id = 'notes'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)))
  with check (((bucket_id = 'notes'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));

create policy second_factor on storage.objects as restrictive for all to authenticated
  using (( SELECT private.passed_second_factor() AS passed_second_factor));


-- public.bulk_runs

create view public.bulk_runs with (security_invoker=true) as
 SELECT run.id,
    run.user_id,
    run.kind,
    run.action,
    run.created_at,
    packets.total,
    packets.done,
    packets.outcomes,
    packets.undone,
    packets.undo_outcomes
   FROM bulk_actions run
     CROSS JOIN LATERAL ( SELECT sum(cardinality(packet.ids))::integer AS total,
            COALESCE(sum(cardinality(packet.ids)) FILTER (WHERE packet.outcomes IS NOT NULL), 0::bigint)::integer AS done,
            private.add_counts(jsonb_agg(packet.outcomes) FILTER (WHERE packet.outcomes IS NOT NULL)) AS outcomes,
            sum(cardinality(packet.ids)) FILTER (WHERE packet.undo_outcomes IS NOT NULL)::integer AS undone,
            private.add_counts(jsonb_agg(packet.undo_outcomes) FILTER (WHERE packet.undo_outcomes IS NOT NULL)) AS undo_outcomes
           FROM bulk_packets packet
          WHERE packet.run_id = run.id AND packet.user_id = run.user_id
         HAVING count(*) > 0) packets;


-- public.chat_conversations

create view public.chat_conversations with (security_invoker=true) as
 SELECT id,
    user_id,
    turns,
    last_at,
    ( SELECT "left"(first.message, 300) AS "left"
           FROM chat_interactions first
          WHERE first.user_id = conversation.user_id AND first.conversation_id = conversation.id
          ORDER BY first.created_at, first.id
         LIMIT 1) AS first_message
   FROM ( SELECT turn.conversation_id AS id,
            turn.user_id,
            count(*)::integer AS turns,
            max(turn.created_at) AS last_at
           FROM chat_interactions turn
          GROUP BY turn.user_id, turn.conversation_id) conversation;


-- public.client_list

create view public.client_list with (security_invoker=true) as
 SELECT client.id,
    client.user_id,
    client.type,
    client.first_name,
    client.last_name,
    client.email,
    client.phone,
    client.whatsapp,
    client.address,
    client.notes,
    client.tags,
    client.status,
    client.source,
    client.budget_min,
    client.budget_max,
    client.search,
    client.created_at,
    client.updated_at,
    client.needs_review,
    client.is_example,
    GREATEST(( SELECT max(COALESCE(contact.scheduled_at, contact.created_at)) AS max
           FROM interactions contact
          WHERE contact.user_id = client.user_id AND contact.client_id = client.id AND COALESCE(contact.scheduled_at, contact.created_at) <= now()), ( SELECT max(message.sent_at) AS max
           FROM whatsapp_messages message
          WHERE message.user_id = client.user_id AND message.client_id = client.id)) AS last_contact_at,
    task.title AS next_task_title,
    task.due_date AS next_task_due
   FROM clients client
     LEFT JOIN LATERAL ( SELECT open_task.title,
            open_task.due_date
           FROM tasks open_task
          WHERE open_task.user_id = client.user_id AND open_task.client_id = client.id AND (open_task.status = ANY (ARRAY['pending'::text, 'in_progress'::text]))
          ORDER BY open_task.due_date, open_task.created_at
         LIMIT 1) task ON true;


-- public.client_matches

create view public.client_matches with (security_invoker=true) as
 SELECT id,
    user_id,
    type,
    first_name,
    last_name,
    email,
    phone,
    whatsapp,
    address,
    notes,
    tags,
    status,
    source,
    budget_min,
    budget_max,
    search,
    created_at,
    updated_at,
    needs_review,
    is_example,
    last_contact_at,
    next_task_title,
    next_task_due
   FROM client_list listed
  WHERE user_id = (( SELECT auth.uid() AS uid)) AND ((( SELECT private.view_tests() AS view_tests)) = '[]'::jsonb OR (id IN ( SELECT unnest(( SELECT private.clients_of_header() AS clients_of_header)) AS unnest)));


-- public.clients_by_activity

create view public.clients_by_activity with (security_invoker=true) as
 SELECT id,
    user_id,
    type,
    first_name,
    last_name,
    email,
    phone,
    whatsapp,
    address,
    notes,
    tags,
    status,
    source,
    budget_min,
    budget_max,
    search,
    created_at,
    updated_at,
    needs_review,
    is_example,
    last_contact_at,
    ( SELECT task.title
           FROM tasks task
          WHERE task.user_id = listed.user_id AND task.client_id = listed.id AND (task.status = ANY (ARRAY['pending'::text, 'in_progress'::text]))
          ORDER BY task.due_date, task.created_at
         LIMIT 1) AS next_task_title,
    next_task_due,
    has_next_task
   FROM ( SELECT client.id,
            client.user_id,
            client.type,
            client.first_name,
            client.last_name,
            client.email,
            client.phone,
            client.whatsapp,
            client.address,
            client.notes,
            client.tags,
            client.status,
            client.source,
            client.budget_min,
            client.budget_max,
            client.search,
            client.created_at,
            client.updated_at,
            client.import_id,
            client.import_row,
            client.needs_review,
            client.birthday,
            client.is_example,
            activity.last_contact_at,
            activity.has_next_task,
            activity.next_task_due
           FROM ( SELECT own.id,
                    own.user_id,
                    own.type,
                    own.first_name,
                    own.last_name,
                    own.email,
                    own.phone,
                    own.whatsapp,
                    own.address,
                    own.notes,
                    own.tags,
                    own.status,
                    own.source,
                    own.budget_min,
                    own.budget_max,
                    own.search,
                    own.created_at,
                    own.updated_at,
                    own.import_id,
                    own.import_row,
                    own.needs_review,
                    own.birthday,
                    own.is_example
                   FROM clients own
                  WHERE own.user_id = (( SELECT auth.uid() AS uid)) AND ((( SELECT private.view_tests() AS view_tests)) = '[]'::jsonb OR (own.id IN ( SELECT unnest(( SELECT private.clients_of_header() AS clients_of_header)) AS unnest)))) client
             FULL JOIN ( SELECT event.client_id,
                    max(event.contact) AS last_contact_at,
                    bool_or(event.is_task) AS has_next_task,
                    min(event.due) AS next_task_due
                   FROM ( SELECT interaction.client_id,
                            COALESCE(interaction.scheduled_at, interaction.created_at) AS contact,
                            false AS is_task,
                            NULL::timestamp with time zone AS due
                           FROM interactions interaction
                          WHERE interaction.user_id = (( SELECT auth.uid() AS uid)) AND interaction.client_id IS NOT NULL AND COALESCE(interaction.scheduled_at, interaction.created_at) <= now()
                        UNION ALL
                         SELECT message.client_id,
                            message.sent_at,
                            false,
                            NULL::timestamp with time zone
                           FROM whatsapp_messages message
                          WHERE message.user_id = (( SELECT auth.uid() AS uid)) AND message.client_id IS NOT NULL
                        UNION ALL
                         SELECT task.client_id,
                            NULL::timestamp with time zone,
                            true,
                            task.due_date
                           FROM tasks task
                          WHERE task.user_id = (( SELECT auth.uid() AS uid)) AND task.client_id IS NOT NULL AND (task.status = ANY (ARRAY['pending'::text, 'in_progress'::text]))) event
                  GROUP BY event.client_id) activity ON activity.client_id = client.id
         OFFSET 0) listed
  WHERE id IS NOT NULL;


-- public.document_rows

create view public.document_rows with (security_invoker=true) as
 SELECT document.id,
    document.user_id,
    document.name,
    document.type,
    document.category,
    document.status,
    document.url,
    document.version,
    document.property_id,
    document.client_id,
    document.template_id,
    document.metadata,
    document.last_edited_at,
    document.created_at,
    document.updated_at,
    document.content IS NOT NULL AS is_text,
    private.full_name(client.first_name, client.last_name) AS client_name,
    property.title AS property_title,
    property.wordpress_id AS property_wordpress_id,
    template.name AS template_name,
    ( SELECT count(*)::integer AS count
           FROM document_shares share
          WHERE share.user_id = document.user_id AND share.document_id = document.id AND share.revoked_at IS NULL AND share.expires_at > now()) AS active_shares,
    concat(document.search, ' ', private.search_text(VARIADIC ARRAY[property.title]), ' ', private.search_text(VARIADIC ARRAY[client.first_name, client.last_name])) AS search
   FROM documents document
     LEFT JOIN clients client ON client.id = document.client_id AND client.user_id = document.user_id
     LEFT JOIN properties property ON property.id = document.property_id AND property.user_id = document.user_id
     LEFT JOIN document_templates template ON template.id = document.template_id;


-- public.interaction_rows

create view public.interaction_rows with (security_invoker=true) as
 SELECT interaction.id,
    interaction.user_id,
    interaction.client_id,
    interaction.property_id,
    interaction.opportunity_id,
    interaction.type,
    interaction.subject,
    interaction.description,
    interaction.scheduled_at,
    interaction.outcome,
    interaction.created_at,
    interaction.updated_at,
    interaction.is_example,
    interaction.pinned_at,
    interaction.is_inbound,
    interaction.photos,
    COALESCE(interaction.scheduled_at, interaction.created_at) AS moment,
    private.full_name(client.first_name, client.last_name) AS client_name,
    property.title AS property_title,
    concat(private.search_text(VARIADIC ARRAY[interaction.subject, interaction.description, interaction.outcome]), ' ', client.search, ' ', property.search) AS search
   FROM interactions interaction
     LEFT JOIN clients client ON client.id = interaction.client_id
     LEFT JOIN properties property ON property.id = interaction.property_id;


-- public.matching_clients

create view public.matching_clients with (security_invoker=true) as
 SELECT id,
    user_id,
    type,
    first_name,
    last_name,
    email,
    phone,
    whatsapp,
    address,
    notes,
    tags,
    status,
    source,
    budget_min,
    budget_max,
    search,
    created_at,
    updated_at,
    import_id,
    import_row,
    needs_review,
    birthday,
    is_example
   FROM clients client
  WHERE user_id = (( SELECT auth.uid() AS uid)) AND ((( SELECT private.view_tests() AS view_tests)) = '[]'::jsonb OR (id IN ( SELECT unnest(( SELECT private.clients_of_header() AS clients_of_header)) AS unnest)));


-- public.opportunity_rows

create view public.opportunity_rows with (security_invoker=true) as
 SELECT opportunity.id,
    opportunity.user_id,
    opportunity.client_id,
    opportunity.property_id,
    opportunity.stage_id,
    opportunity.type,
    opportunity.status,
    opportunity.expected_amount,
    opportunity.commission_percentage,
    opportunity.probability,
    opportunity.expected_close_date,
    opportunity.closed_amount,
    opportunity.closed_reason,
    opportunity.closed_at,
    opportunity.stage_changed_at,
    opportunity.notes,
    opportunity.created_at,
    opportunity.updated_at,
    opportunity.commission_months,
    opportunity.is_example,
    opportunity.lender,
    NULLIF(concat_ws(' '::text, client.first_name, client.last_name), ''::text) AS client_name,
    property.title AS property_title,
    property.price AS property_price,
    stage.name AS stage_name,
    stage.color AS stage_color,
    COALESCE(opportunity.closed_amount, opportunity.expected_amount) AS amount,
    concat(client.search, ' ', property.search) AS search
   FROM opportunities opportunity
     JOIN opportunity_stages stage ON stage.id = opportunity.stage_id
     LEFT JOIN clients client ON client.id = opportunity.client_id
     LEFT JOIN properties property ON property.id = opportunity.property_id;


-- public.prospect_rows

create view public.prospect_rows with (security_invoker=true) as
 SELECT prospect.id,
    prospect.user_id,
    prospect.source,
    prospect.source_name,
    prospect.received_at,
    prospect.name,
    prospect.email,
    prospect.phone,
    prospect.message,
    prospect.listing_text,
    prospect.property_id,
    prospect.consent_at,
    prospect.status,
    prospect.client_id,
    prospect.answered_at,
    prospect.accepted_at,
    prospect.discarded_at,
    prospect.created_at,
    prospect.updated_at,
    property.title AS property_title,
    property.operation AS property_operation,
    private.full_name(client.first_name, client.last_name) AS client_name,
    match.id AS match_client_id,
    private.full_name(match.first_name, match.last_name) AS match_client_name,
        CASE
            WHEN prospect.status = 'waiting'::text THEN ( SELECT count(*)::integer AS count
               FROM prospects other
              WHERE other.user_id = prospect.user_id AND other.id <> prospect.id AND other.status = 'waiting'::text AND (other.phone IS NOT NULL AND private.phone_key(other.phone) = private.phone_key(prospect.phone) OR other.email IS NOT NULL AND lower(other.email) = lower(prospect.email)))
            ELSE 0
        END AS same_waiting,
    concat(private.search_text(VARIADIC ARRAY[prospect.name, prospect.email, prospect.phone, prospect.message, prospect.source_name, prospect.listing_text]), ' ', property.search) AS search
   FROM prospects prospect
     LEFT JOIN properties property ON property.id = prospect.property_id AND property.user_id = prospect.user_id
     LEFT JOIN clients client ON client.id = prospect.client_id AND client.user_id = prospect.user_id
     LEFT JOIN clients match ON prospect.status <> 'accepted'::text AND match.user_id = prospect.user_id AND match.id =
        CASE
            WHEN prospect.status <> 'accepted'::text THEN private.client_of_contact(prospect.phone, prospect.email)
            ELSE NULL::uuid
        END;


-- public.task_rows

create view public.task_rows with (security_invoker=true) as
 SELECT task.id,
    task.user_id,
    task.title,
    task.description,
    task.status,
    task.priority,
    task.due_date,
    task.completed_at,
    task.client_id,
    task.property_id,
    task.created_at,
    task.updated_at,
    task.is_example,
    task.purpose,
    task.message,
    task.status <> ALL (ARRAY['completed'::text, 'cancelled'::text]) AS is_open,
    private.full_name(client.first_name, client.last_name) AS client_name,
    property.title AS property_title,
    concat(private.search_text(VARIADIC ARRAY[task.title, task.description]), ' ', client.search, ' ', property.search) AS search,
    client.first_name AS client_first_name,
    client.whatsapp AS client_whatsapp,
    COALESCE(array_position(ARRAY['low'::text, 'medium'::text, 'high'::text, 'urgent'::text], task.priority), 0) AS urgency
   FROM tasks task
     LEFT JOIN clients client ON client.id = task.client_id
     LEFT JOIN properties property ON property.id = task.property_id;


-- private.about

CREATE OR REPLACE FUNCTION private.about(client text, property text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN concat(((' Cliente: '::text || client) || '.'::text), ((' Propiedad: '::text || private.shorten(property, 120)) || '.'::text));


-- private.absorb_client

CREATE OR REPLACE FUNCTION private.absorb_client(keep_id uuid, remove_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  perform private.require_second_factor();
  if keep_id = remove_id or not exists (
    select from public.clients as kept where kept.id = keep_id and kept.user_id = me
  ) then
    raise exception 'a client is merged into another one of the agent' using errcode = '22023';
  end if;
  update public.client_consents as own set client_id = keep_id where own.client_id = remove_id and own.user_id = me;
  update private.follow_up_failures as failed set client_id = keep_id
  where failed.client_id = remove_id and failed.user_id = me and not exists (
    select from private.follow_up_failures as other
    where other.client_id = keep_id and other.user_id = me
      and (other.happened, other.source_id, other.stage_id) is not distinct from (failed.happened, failed.source_id, failed.stage_id)
  );
  delete from public.clients as removed where removed.id = remove_id and removed.user_id = me;
end
$function$;


-- private.account_of_file

CREATE OR REPLACE FUNCTION private.account_of_file(bucket text, path text, owner_id text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select owner::uuid
  from (
    select case
      when bucket in ('documents', 'listing-photos', 'notes') then split_part(path, '/', 1)
      when bucket = 'images' and owner_id is not null then owner_id
      when bucket = 'images' and (path like 'logos/%' or path like 'portraits/%') then split_part(path, '/', 2)
    end as owner
  ) as found
  where owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$function$;


-- private.add_counts

CREATE OR REPLACE FUNCTION private.add_counts(counts jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(added.outcome, added.number), '{}')
  from (
    select counted.key as outcome, sum(counted.value::integer) as number
    from jsonb_array_elements(counts) as packet cross join lateral jsonb_each_text(packet) as counted
    group by 1
  ) as added
$function$;


-- private.add_report_tasks

CREATE OR REPLACE FUNCTION private.add_report_tasks(at timestamp with time zone, max_time interval DEFAULT '00:00:15'::interval)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
 SET lock_timeout TO '1s'
AS $function$
declare
  began constant timestamptz := clock_timestamp();
  office record;
  added integer := 0;
begin
  for office in
    select due.user_id, jsonb_agg(to_jsonb(due)) as links
    from private.due_report_tasks(add_report_tasks.at) as due
    group by due.user_id
    order by random()
    limit 1000
  loop
    exit when clock_timestamp() > began + add_report_tasks.max_time;
    begin
      insert into private.report_tasks (link_id, month)
      select link.link_id, link.month
      from jsonb_to_recordset(office.links) as link (link_id uuid, month date)
      on conflict do nothing;
      insert into public.tasks (user_id, assigned_to, title, description, due_date, client_id, property_id, purpose)
      select office.user_id, office.user_id, link.title, link.description, link.due_date, link.client_id, link.property_id, 'owner_report'
      from jsonb_to_recordset(office.links)
        as link (title text, description text, due_date timestamptz, client_id uuid, property_id uuid);
      added := added + jsonb_array_length(office.links);
    exception when others then
      perform private.tell_failure(
        office.user_id, 'Las tareas de tus reportes no se pudieron crear', sqlstate, sqlerrm, null, add_report_tasks.at
      );
    end;
  end loop;
  return added;
end
$function$;


-- private.advance_follow_ups

CREATE OR REPLACE FUNCTION private.advance_follow_ups(at timestamp with time zone, max_each integer DEFAULT 200, max_steps integer DEFAULT 5000, max_time interval DEFAULT '00:00:15'::interval)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET lock_timeout TO '1s'
AS $function$
declare
  began constant timestamptz := clock_timestamp();
  -- The day has come somewhere; do_due_steps knows the agent's.
  last_day constant date := ((advance_follow_ups.at + interval '14 hours') at time zone 'UTC')::date;
  due record;
  taken integer[] := '{}';
  steps integer;
  made bigint := 0;
begin
  for due in
    select own.id, agent.place
    from (select person.id, (row_number() over ())::integer as place from auth.users as person) as agent
    cross join lateral (
      select run.id, row_number() over (order by run.next_on, run.id) as turn
      from public.follow_up_runs as run
      where run.user_id = agent.id and run.state = 'running' and run.next_on <= last_day
      order by run.next_on, run.id
      limit advance_follow_ups.max_each
    ) as own
    order by own.turn, random()
  loop
    exit when made >= advance_follow_ups.max_steps or clock_timestamp() > began + advance_follow_ups.max_time;
    continue when taken[due.place] >= advance_follow_ups.max_each;
    begin
      steps := private.do_due_steps(due.id, advance_follow_ups.at);
      made := made + steps;
    exception when others then
      perform private.tell_failure(
        run.user_id, 'Un paso de un plan de seguimiento no se pudo crear', sqlstate, sqlerrm, run.client_id, advance_follow_ups.at
      ) from public.follow_up_runs as run where run.id = due.id;
      steps := 20;
    end;
    taken[due.place] := coalesce(taken[due.place], 0) + steps;
  end loop;
  return made;
end
$function$;


-- private.apply_stripe_state

CREATE OR REPLACE FUNCTION private.apply_stripe_state(agent uuid, ticket bigint, state jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  subscription constant text := state ->> 'subscription';
  next_status text := state ->> 'status';
begin
  insert into private.stripe_states as known (user_id, ticket) values (agent, apply_stripe_state.ticket)
  on conflict (user_id) do update set ticket = excluded.ticket where known.ticket < excluded.ticket;
  if not found then
    return 'stale';
  end if;

  -- It was paid after all: nothing is left to end.
  if next_status <> 'expired' then
    delete from private.stripe_cancellations as needless where needless.stripe_id = subscription and needless.unless_paid;
  end if;
  if next_status = 'active' and exists (
    select from private.stripe_cancellations as waiting
    where waiting.stripe_id = subscription and waiting.done_at is null
  ) then
    next_status := 'cancelled';
  end if;

  update public.subscriptions as own
  set
    plan_id = coalesce(
      (select plan.id from public.subscription_plans as plan where plan.id = (state ->> 'plan_id')::uuid), own.plan_id
    ),
    status = next_status,
    billing_type = coalesce(state ->> 'billing_type', own.billing_type),
    current_period_starts_at = least((state ->> 'starts_at')::timestamptz, (state ->> 'ends_at')::timestamptz),
    current_period_ends_at = (state ->> 'ends_at')::timestamptz,
    cancellation_date = case
      when next_status <> 'active'
        then coalesce((state ->> 'cancelled_at')::timestamptz, own.cancellation_date, now())
    end,
    auto_renew = next_status = 'active',
    stripe_subscription_id = subscription,
    price = (state ->> 'price')::integer,
    open_invoice_url = case when next_status <> 'expired' then state ->> 'open_invoice_url' end
  where own.user_id = agent;

  -- Stripe goes on trying the card for weeks; nobody is charged for what they were told has expired.
  if next_status = 'expired' and not (state ->> 'is_over')::boolean then
    perform private.queue_stripe_cancellation(subscription, true, true);
  end if;

  -- Whoever changes plans has a new subscription; the earlier one ends, and what is left of it is credited.
  perform private.queue_stripe_cancellation(superseded.id, true)
  from jsonb_array_elements_text(coalesce(state -> 'superseded', '[]')) as superseded (id);
  return 'applied';
end
$function$;


-- private.are_plan_steps

CREATE OR REPLACE FUNCTION private.are_plan_steps(steps jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case
    when jsonb_typeof(steps) <> 'array' then false
    when jsonb_array_length(steps) not between 1 and 20 then false
    else (
      select bool_and(
        case
          when jsonb_typeof(step.value) <> 'object' or step.value - 'day' - 'kind' - 'text' <> '{}' then false
          when jsonb_typeof(step.value -> 'day') is distinct from 'number' or (step.value ->> 'day') !~ '^\d{1,3}$' then false
          when jsonb_typeof(step.value -> 'text') is distinct from 'string' then false
          when (step.value ->> 'day')::integer > 730 then false
          when step.value ->> 'kind' = 'task' then private.has_text(step.value ->> 'text', 200)
          when step.value ->> 'kind' = 'message' then private.has_text(step.value ->> 'text', 1000)
          else false
        end
      ) and not exists (
        select from generate_series(1, jsonb_array_length(steps) - 1) as place
        where (steps -> place ->> 'day')::numeric < (steps -> (place - 1) ->> 'day')::numeric
      )
      from jsonb_array_elements(steps) as step (value)
    )
  end
$function$;


-- private.are_property_tags

CREATE OR REPLACE FUNCTION private.are_property_tags(tags text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select cardinality(tags) <= 200 and count(*) = cardinality(tags) and count(distinct private.search_text(tag)) = cardinality(tags)
  from unnest(tags) as tag
  where tag = btrim(regexp_replace(tag, '\s+', ' ', 'g')) and char_length(tag) between 1 and 50
$function$;


-- private.ask_second_factor

CREATE OR REPLACE FUNCTION private.ask_second_factor()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2'
    or not exists (
      select from auth.mfa_factors as factor
      where factor.user_id = (select auth.uid()) and factor.status = 'verified'
    )
$function$;


-- private.begin_follow_up

CREATE OR REPLACE FUNCTION private.begin_follow_up()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select plan.name, plan.steps into new.plan_name, new.steps
  from public.follow_up_plans as plan where plan.id = new.plan_id and plan.user_id = new.user_id;
  if not found then
    raise exception 'there is no such plan'
      using errcode = 'foreign_key_violation', schema = 'public', table = 'follow_up_runs', constraint = 'follow_up_runs_plan_id_fkey';
  end if;
  new.started_on := coalesce(new.started_on, private.today_of(new.user_id));
  new.state := 'running';
  new.why := null;
  new.next_step := 0;
  new.next_on := private.plan_day(new.started_on, (new.steps -> 0 ->> 'day')::integer);
  new.paused_on := null;
  return new;
end
$function$;


-- private.begin_pinning

CREATE OR REPLACE FUNCTION private.begin_pinning()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null then
    perform private.lock_pinned_notes(auth.uid());
  end if;
  return null;
end
$function$;


-- private.birthday_notices

CREATE OR REPLACE FUNCTION private.birthday_notices(at timestamp with time zone)
 RETURNS SETOF private.notice
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    client.user_id,
    'client_birthday',
    private.shorten('Hoy es cumpleaños de ' || private.full_name(client.first_name, client.last_name), 200),
    concat(
      case when feast.place = 2 then 'Nació un 29 de febrero. ' end,
      case age.years when 1 then 'Cumple 1 año.' else format('Cumple %s años.', age.years) end,
      ' Es buen momento para llamar o escribir.'
    ),
    jsonb_build_object('client_id', client.id),
    format('client_birthday:%s:%s', client.id, today.day)
  -- Somewhere it is still yesterday, somewhere already tomorrow.
  from generate_series(-1, 1) as shift (days)
  cross join lateral (
    select (birthday_notices.at at time zone 'UTC')::date + shift.days as day
  ) as today
  cross join lateral unnest(array[
    extract(month from today.day) * 100 + extract(day from today.day),
    case when extract(day from today.day) = 28 and extract(month from today.day + 1) = 3 then 229 end
  ]) with ordinality as feast (day, place)
  join public.clients as client
    on extract(month from client.birthday) * 100 + extract(day from client.birthday) = feast.day
    and client.birthday is not null
  join public.profiles as profile on profile.id = client.user_id
  cross join lateral (
    select (extract(year from today.day) - extract(year from client.birthday))::integer as years
  ) as age
  where (birthday_notices.at at time zone profile.time_zone)::date = today.day and age.years > 0
$function$;


-- private.bulk_columns

CREATE OR REPLACE FUNCTION private.bulk_columns(kind text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case kind
    when 'clients' then array['status', 'tags']
    when 'opportunities' then array['stage_id']
    when 'tasks' then array['status', 'priority', 'due_date', 'completed_at']
    when 'interactions' then array['type']
    when 'documents' then array['category']
  end
$function$;


-- private.call_facts

CREATE OR REPLACE FUNCTION private.call_facts(ids uuid[])
 RETURNS TABLE(id uuid, facts jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with days as (
    select
      coalesce(max(settings.call_visit_days), 1)::integer as visit, coalesce(max(settings.call_offer_days), 14)::integer as offer
    from public.user_settings as settings where settings.user_id = (select auth.uid())
  )
  select facts.id, to_jsonb(facts)
  from (
    select
      client.id, client.type, client.status, client.first_name, client.last_name, client.phone, client.whatsapp,
      client.budget_min, client.budget_max, client.created_at, client.is_example,
      (
        select jsonb_build_object(
          'property_type', wish.property_type, 'operation', wish.operation, 'min_price', wish.min_price,
          'max_price', wish.max_price, 'locations', wish.locations, 'bedrooms', wish.bedrooms
        )
        from public.client_preferences as wish
        where wish.client_id = client.id and wish.user_id = client.user_id
      ) as preferences,
      greatest(
        (
          select max(coalesce(contact.scheduled_at, contact.created_at))
          from public.interactions as contact
          where contact.user_id = client.user_id and contact.client_id = client.id
            -- A visit that is still to come is no contact yet.
            and coalesce(contact.scheduled_at, contact.created_at) <= now()
        ),
        (
          select max(message.sent_at) from public.whatsapp_messages as message
          where message.user_id = client.user_id and message.client_id = client.id
        )
      ) as last_touch_at,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'type', recent.type, 'scheduled_at', recent.scheduled_at, 'created_at', recent.created_at,
          'outcome', recent.outcome, 'property_title', property.title
        ) order by coalesce(recent.scheduled_at, recent.created_at) desc)
        from public.interactions as recent
        left join public.properties as property on property.id = recent.property_id
        where recent.user_id = client.user_id and recent.client_id = client.id
          and coalesce(recent.scheduled_at, recent.created_at) <= now()
          and (
            (
              recent.type = 'visit'
              and coalesce(recent.scheduled_at, recent.created_at) > now() - make_interval(days => (select days.visit from days) + 2)
            )
            or (
              recent.type = 'offer' and recent.outcome is null
              and coalesce(recent.scheduled_at, recent.created_at) > now() - make_interval(days => (select days.offer from days) + 2)
            )
          )
      ), '[]') as interactions,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'status', opportunity.status, 'stage', stage.name, 'property_title', property.title
        ) order by opportunity.stage_changed_at desc)
        from public.opportunities as opportunity
        join public.opportunity_stages as stage on stage.id = opportunity.stage_id
        left join public.properties as property on property.id = opportunity.property_id
        where opportunity.user_id = client.user_id and opportunity.client_id = client.id
          and opportunity.status <> 'lost'
      ), '[]') as opportunities
    from public.clients as client
    where client.user_id = (select auth.uid()) and client.id = any (ids)
  ) as facts
$function$;


-- private.carry_consent

CREATE OR REPLACE FUNCTION private.carry_consent(prospect uuid, client uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_second_factor();
  insert into public.client_consents (user_id, client_id, notice_id, method, given_at)
  select given.user_id, person.id, notice.id, 'link', given.consent_at
  from public.prospects as given
  join public.clients as person on person.id = carry_consent.client and person.user_id = given.user_id
  join public.privacy_notices as notice on notice.user_id = given.user_id and notice.version = given.notice_version
  where given.id = carry_consent.prospect and given.user_id = auth.uid()
    and not exists (
      select from public.client_consents as known
      where known.client_id = person.id and known.notice_id = notice.id and known.given_at = given.consent_at
    );
end
$function$;


-- private.change_tags

CREATE OR REPLACE FUNCTION private.change_tags(tags text[], add text[], remove text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(tag order by place), '{}')
  from (
    select distinct on (lower(trimmed.tag)) trimmed.tag, listed.place
    from unnest(tags || add) with ordinality as listed (tag, place),
      regexp_replace(listed.tag, '^\s+|\s+$', '', 'g') as trimmed (tag)
    where trimmed.tag <> ''
      -- `not in` is looked up in a hash, and holds for nothing where one of the removed is null.
      and lower(trimmed.tag) not in (
        select lower(regexp_replace(removed, '^\s+|\s+$', '', 'g')) from unnest(remove) as removed where removed is not null
      )
    order by lower(trimmed.tag), listed.place
  ) as kept
$function$;


-- private.check_automatic_plans

CREATE OR REPLACE FUNCTION private.check_automatic_plans()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  allowed constant bigint := (select quota.value from private.quotas as quota where quota.name = 'follow_up_plans_automatic');
begin
  perform private.lock_quotas(new.user_id);
  if allowed < (select count(*) from public.follow_up_plans as plan where plan.user_id = new.user_id and plan.is_automatic) then
    raise exception 'Tu cuenta llegó a su límite de % planes que inician solos. Quita «Iniciar solo» en uno que ya no uses.', allowed
      using errcode = 'P0001', detail = 'follow_up_plans_automatic', hint = 'quota';
  end if;
  return null;
end
$function$;


-- private.check_bulk

CREATE OR REPLACE FUNCTION private.check_bulk(kind text, batch_size integer)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if private.bulk_columns(kind) is null then
    raise exception 'no such kind of record: %', kind using errcode = '22023';
  end if;
  if batch_size > 100 then
    raise exception 'at most 100 records a call, not %', batch_size using errcode = '22023';
  end if;
end
$function$;


-- private.check_bulk_action

CREATE OR REPLACE FUNCTION private.check_bulk_action(kind text, action jsonb)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  kinds constant jsonb := '{"move": "tasks", "task": "clients", "plan": "clients"}';
  shape constant jsonb := jsonb '{
    "change": {"changes": "object", "add_tags": "array", "remove_tags": "array"},
    "delete": {},
    "move": {"day": "string", "zone": "string"},
    "task": {"task": "object"},
    "plan": {"plan": "string"}
  }' -> (action ->> 'do');
begin
  if shape is null or coalesce(kinds ->> (action ->> 'do'), kind) <> kind
    or exists (select from jsonb_each(action - 'do') as part where jsonb_typeof(part.value) is distinct from shape ->> part.key)
    or coalesce(action -> 'task', '{}') - array['title', 'description', 'priority', 'due_date'] <> '{}'
  then
    raise exception 'no such action: %', left(action::text, 200) using errcode = '22023';
  end if;
end
$function$;


-- private.check_document_template

CREATE OR REPLACE FUNCTION private.check_document_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (
    select from public.document_templates as template
    where template.id = new.template_id and (template.user_id = new.user_id or template.is_public)
  ) then
    raise exception 'La plantilla no existe o no es tuya'
      using errcode = 'foreign_key_violation', schema = 'public', table = 'documents',
            constraint = 'documents_template_id_fkey';
  end if;
  return new;
end
$function$;


-- private.check_listing_batch

CREATE OR REPLACE FUNCTION private.check_listing_batch(listings jsonb)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(listings) <> 'array' or jsonb_array_length(listings) > 100 or octet_length(listings::text) > 6000000 then
    raise exception 'at most 100 listings of 6 MB together a call' using errcode = '22023';
  end if;
end
$function$;


-- private.check_published

CREATE OR REPLACE FUNCTION private.check_published()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  allowed constant bigint := (select quota.value from private.quotas as quota where quota.name = 'published_listings');
  held bigint;
begin
  perform private.lock_quotas(new.user_id);
  select count(*) into held from (
    select from public.properties as own where own.user_id = new.user_id and own.is_published limit allowed + 1
  ) as counted;
  if held > allowed then
    raise exception 'Tu sitio puede mostrar hasta % propiedades. Quita las que ya no ofreces.', allowed
      using errcode = 'P0001', detail = 'published_listings', hint = 'quota';
  end if;
  return null;
end
$function$;


-- private.check_quota

CREATE OR REPLACE FUNCTION private.check_quota()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  allowed constant bigint := (select quota.value from private.quotas as quota where quota.name = tg_table_name);
  margin constant bigint := greatest(allowed / 10, 100);
  counting constant text := format(
    'select count(*) from (select from public.%I where user_id = $1 limit $2 + 1) as counted', tg_table_name
  );
  account record;
  held bigint;
begin
  if allowed is null then
    return null;
  end if;
  for account in
    select added.user_id, count(*) as fresh from added where added.user_id is not null group by added.user_id order by added.user_id
  loop
    execute counting into held using account.user_id, allowed;
    if held <= allowed and (held > allowed - margin or account.fresh > margin / 10) then
      perform private.lock_quotas(account.user_id);
      execute counting into held using account.user_id, allowed;
    end if;
    if held > allowed then
      raise exception 'Tu cuenta llegó a su límite de % registros de este tipo. Elimina los que ya no uses o escríbenos.', allowed
        using errcode = 'P0001', detail = tg_table_name, hint = 'quota';
    end if;
  end loop;
  return null;
end
$function$;


-- private.check_report_range

CREATE OR REPLACE FUNCTION private.check_report_range(first_day date, last_day date)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if first_day is null or last_day is null
    or first_day not between date '1900-01-01' and date '2199-12-31'
    or last_day not between date '1900-01-01' and date '2199-12-31'
  then
    raise exception 'The days of a report must lie between 1900 and 2199' using errcode = '22008';
  end if;
end
$function$;


-- private.check_room_to_delete

CREATE OR REPLACE FUNCTION private.check_room_to_delete()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  allowed constant bigint := (select quota.value from private.quotas as quota where quota.name = 'deleted_records_bytes');
begin
  if allowed < (
    select sum(pg_column_size(waiting.record) + pg_column_size(waiting.hanging))
    from private.deleted_records as waiting where waiting.user_id = auth.uid() and waiting.deleted_at < now()
  ) then
    raise exception 'Lo eliminado llegó al límite de % MB que se guardan para deshacerlo. Descártalo para eliminar el resto en otra acción.',
      allowed / 1048576 using errcode = 'P0001', detail = 'deleted_records_bytes', hint = 'quota';
  end if;
end
$function$;


-- private.check_selection_size

CREATE OR REPLACE FUNCTION private.check_selection_size()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from public.selection_items as item
    where item.selection_id in (select distinct added.selection_id from added)
    group by item.selection_id having count(*) > 100
  ) then
    raise exception 'Una selección tiene a lo más 100 propiedades.'
      using errcode = 'check_violation', schema = 'public', table = 'selection_items', constraint = 'selection_items_count';
  end if;
  return null;
end
$function$;


-- private.check_tag_counts

CREATE OR REPLACE FUNCTION private.check_tag_counts(add text[], remove text[])
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if cardinality(add) > 200 or cardinality(remove) > 1000 then
    raise exception 'a property has at most 200 tags' using errcode = 'check_violation';
  end if;
end
$function$;


-- private.check_time_zone

CREATE OR REPLACE FUNCTION private.check_time_zone()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  raise exception 'La zona horaria % no existe', new.time_zone
    using errcode = 'check_violation', schema = 'public', table = 'profiles', constraint = 'profiles_time_zone_known';
end
$function$;


-- private.clean_tags

CREATE OR REPLACE FUNCTION private.clean_tags(given text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  cleaned constant text[] := array(
    select trimmed.tag
    from unnest(given) with ordinality as listed (tag, place),
      btrim(regexp_replace(listed.tag, '\s+', ' ', 'g')) as trimmed (tag)
    where trimmed.tag <> ''
    order by listed.place
  );
begin
  if exists (select from unnest(cleaned) as each (tag) where char_length(each.tag) > 50) then
    raise exception 'a tag has at most 50 characters' using errcode = 'check_violation';
  end if;
  return cleaned;
end
$function$;


-- private.client_of_contact

CREATE OR REPLACE FUNCTION private.client_of_contact(phone text, email text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select found.id
  from (
    select own.id, own.created_at, 1 as place from public.clients as own
    where own.user_id = (select auth.uid()) and lower(own.email) = lower(client_of_contact.email)
    union all
    select own.id, own.created_at, 2 from public.clients as own
    where own.user_id = (select auth.uid()) and own.phone is not null
      and private.phone_key(own.phone) = private.phone_key(client_of_contact.phone)
    union all
    select own.id, own.created_at, 2 from public.clients as own
    where own.user_id = (select auth.uid()) and own.whatsapp is not null
      and private.phone_key(own.whatsapp) = private.phone_key(client_of_contact.phone)
  ) as found
  order by found.place, found.created_at, found.id
  limit 1
$function$;


-- private.clients_in_stages

CREATE OR REPLACE FUNCTION private.clients_in_stages(names text[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select opportunity.client_id from public.opportunities as opportunity
  join public.opportunity_stages as stage on stage.id = opportunity.stage_id
  where opportunity.user_id = (select auth.uid()) and opportunity.client_id is not null and opportunity.status = 'open'
    and (names is null or private.search_text(stage.name) = any (names))
$function$;


-- private.clients_in_zones

CREATE OR REPLACE FUNCTION private.clients_in_zones(names text[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select preference.client_id
  from public.client_preferences as preference
  where preference.user_id = (select auth.uid())
    and preference.locations <> '{}'
    and (
      names is null
      or preference.locations && array(
        select zone.name
        from (
          select distinct unnest(written.locations) as name
          from public.client_preferences as written
          where written.user_id = (select auth.uid())
        ) as zone
        where private.search_text(zone.name) = any (names)
      )
    )
$function$;


-- private.clients_of_header

CREATE OR REPLACE FUNCTION private.clients_of_header()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select public.view_ids('clients', private.related_tests(private.view_tests()))
$function$;


-- private.clients_with_operation

CREATE OR REPLACE FUNCTION private.clients_with_operation(names text[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select preference.client_id from public.client_preferences as preference
  where preference.user_id = (select auth.uid()) and preference.operation is not null and (names is null or preference.operation = any (names))
$function$;


-- private.clients_with_task

CREATE OR REPLACE FUNCTION private.clients_with_task(starts timestamp with time zone, ends timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select task.client_id from public.tasks as task
  where task.user_id = (select auth.uid()) and task.client_id is not null and task.status in ('pending', 'in_progress')
    and (starts is null or (task.due_date >= starts) is true)
    and (ends is null or (task.due_date < ends) is true)
$function$;


-- private.column_condition

CREATE OR REPLACE FUNCTION private.column_condition(test jsonb, columns jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  name constant text := test ->> 'column';
  type constant text := columns ->> name;
  comparison constant text := test ->> 'is';
  is_not constant boolean := coalesce(test -> 'not' = 'true', false);
  given constant text := test ->> 'value';
  listed text[];
begin
  if jsonb_typeof(test -> 'not') <> 'boolean' then
    raise exception 'not is true or false' using errcode = '22023';
  end if;
  if comparison = 'related' and not is_not then
    return private.related_condition(test, columns);
  end if;
  if type is null then
    raise exception 'no such column: %', left(name, 100) using errcode = '22023';
  end if;
  if comparison = 'null' and type <> 'related' then
    return format('found.%I is %snull', name, case when is_not then 'not ' end);
  elsif comparison = 'true' and type = 'boolean' then
    return format('found.%I is %strue', name, case when is_not then 'not ' end);
  elsif comparison = 'empty' and type = 'text[]' then
    return format('found.%I %s ''{}''::text[]', name, case when is_not then '<>' else '=' end);
  elsif comparison = 'in' and type in ('text', 'uuid') and test ? 'values' then
    return format(
      'found.%I %s (%L::%s[])', name, case when is_not then '<> all' else '= any' end, private.test_words(test -> 'values'), type
    );
  -- Tabs of 0.2.0 say `overlaps`.
  elsif ((comparison = 'word' and type = 'text') or (comparison in ('words', 'overlaps') and type = 'text[]')) and test ? 'values' then
    listed := array(select private.search_text(btrim(word)) from unnest(private.test_words(test -> 'values')) as word);
    -- What has no value is neither among them nor not; folded, it would be an empty text.
    return format('found.%I is not null and ', name) || case
      when type = 'text[]' then format('%s (private.folded_words(found.%I) && %L::text[])', case when is_not then 'not' end, name, listed)
      else format('private.search_text(found.%I) %s (%L::text[])', name, case when is_not then '<> all' else '= any' end, listed)
    end;
  elsif comparison = 'says' and type = 'search' and not is_not and length(test ->> 'text') <= 300 then
    -- As the lists search: every word, anywhere; what a pattern would read as a wildcard is only text.
    listed := array(
      select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      from regexp_split_to_table(private.search_text(test ->> 'text'), '[\s,;*]+') as word
      where word <> ''
    );
    return format('found.%I like all (%L::text[])', name, listed);
  elsif comparison in ('gte', 'lte', 'lt', 'gt', 'eq') and type in ('numeric', 'date', 'timestamptz', 'text', 'uuid', 'boolean')
    and not is_not and jsonb_typeof(test -> 'value') in ('string', 'number', 'boolean') and length(given) <= 1000
    and (type = 'text' or length(given) <= 100)
    -- Digits alone: '1e131071' would be written as 131,072 of them.
    and (type <> 'numeric' or given ~ '^-?\d+(\.\d+)?$') then
    return format(
      'found.%I %s %L::%s', name,
      case comparison when 'gte' then '>=' when 'lte' then '<=' when 'lt' then '<' when 'gt' then '>' else '=' end,
      case type
        when 'date' then given::date::text when 'timestamptz' then given::timestamptz::text when 'uuid' then given::uuid::text
        when 'boolean' then given::boolean::text else given
      end,
      type
    );
  end if;
  raise exception 'no such test of %: %', name, left(comparison, 100) using errcode = '22023';
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  raise exception 'not to be compared with %: %', name, sqlerrm using errcode = '22023';
end
$function$;


-- private.columns_except

CREATE OR REPLACE FUNCTION private.columns_except(source regclass, alias text, excepted text[] DEFAULT '{}'::text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  names constant text[] := array(
    select attribute.attname::text from pg_catalog.pg_attribute as attribute
    where attribute.attrelid = source and attribute.attnum > 0 and not attribute.attisdropped
    order by attribute.attnum
  );
begin
  if not names @> excepted then
    raise exception '% has not all of the columns %', source, excepted using errcode = '42703';
  end if;
  return (
    select string_agg(format('%I.%I', alias, listed.name), ', ' order by listed.place)
    from unnest(names) with ordinality as listed (name, place)
    where listed.name <> all (excepted)
  );
end
$function$;


-- private.commission_of

CREATE OR REPLACE FUNCTION private.commission_of(type text, amount numeric, percentage numeric, months numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN round(CASE type WHEN 'rent'::text THEN (amount * months) ELSE ((amount * percentage) / (100)::numeric) END, 2);


-- private.connected_site

CREATE OR REPLACE FUNCTION private.connected_site(agent uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.site_key(settings.wordpress_url) from public.user_settings as settings where settings.user_id = agent
$function$;


-- private.contacts_since

CREATE OR REPLACE FUNCTION private.contacts_since(start timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select interaction.client_id from public.interactions as interaction
  where interaction.user_id = (select auth.uid()) and interaction.client_id is not null
    and coalesce(interaction.scheduled_at, interaction.created_at) >= coalesce(start, '-infinity')
    and coalesce(interaction.scheduled_at, interaction.created_at) <= now()
  union
  select message.client_id from public.whatsapp_messages as message
  where message.user_id = (select auth.uid()) and message.client_id is not null
    and message.sent_at >= coalesce(start, '-infinity')
$function$;


-- private.copy_site_listings

CREATE OR REPLACE FUNCTION private.copy_site_listings(copies jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (select from jsonb_array_elements(copies) as each (copy) where each.copy ->> 'wordpress_id' is null) then
    raise exception 'a copy names its listing' using errcode = 'not_null_violation';
  end if;
  insert into public.properties (
    wordpress_id, site, title, location, description, price, currency, property_type, operation, sale_status, rental_status,
    bedrooms, bathrooms, area, images, features, url, site_facts
  )
  select
    given.wordpress_id, private.site_key(given.site), coalesce(given.title, 'Untitled Property'), coalesce(given.location, 'Unknown Location'),
    given.description, given.price, given.currency, given.property_type, given.operation, given.sale_status,
    given.rental_status, given.bedrooms, given.bathrooms, given.area, coalesce(given.images, '{}'),
    coalesce(given.features, '{}'), given.url, given.site_facts
  from jsonb_to_recordset(copies) as given (
    wordpress_id bigint, title text, location text, description text, price numeric, currency text, property_type text,
    operation text, sale_status text, rental_status text, bedrooms smallint, bathrooms numeric, area numeric, images text[],
    features text[], url text, site_facts jsonb, site text
  )
  -- Always in the same order, so that two calls cannot wait for each other.
  order by given.wordpress_id
  on conflict do nothing;
end
$function$;


-- private.count_outcomes

CREATE OR REPLACE FUNCTION private.count_outcomes(answers jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(counted.outcome, counted.number), '{}')
  from (select answer ->> 'outcome' as outcome, count(*) as number from jsonb_array_elements(answers) as answer group by 1) as counted
  where counted.outcome is not null
$function$;


-- private.count_selection_view

CREATE OR REPLACE FUNCTION private.count_selection_view()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.selection_view_days as counted (user_id, selection_id, day, views)
  select new.user_id, new.id, (coalesce(new.last_viewed_at, now()) at time zone profile.time_zone)::date, new.views - old.views
  from public.profiles as profile
  where profile.id = new.user_id
  on conflict (selection_id, day) do update set views = counted.views + excluded.views;
  return null;
end
$function$;


-- private.counts_examples

CREATE OR REPLACE FUNCTION private.counts_examples()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    not exists (select from public.clients as client where client.user_id = (select auth.uid()) and not client.is_example)
    and not exists (select from public.opportunities as deal where deal.user_id = (select auth.uid()) and not deal.is_example)
$function$;


-- private.cut_text

CREATE OR REPLACE FUNCTION private.cut_text(value text, most integer)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN substr(value, generate_series(1, char_length(value), most), most);


-- private.daily_parts

CREATE OR REPLACE FUNCTION private.daily_parts()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
RETURN ARRAY['expire_subscriptions'::text, 'add_report_tasks'::text, 'start_visit_plans'::text, 'advance_follow_ups'::text, 'give_notices'::text, 'forget_old_records'::text];


-- private.do_due_steps

CREATE OR REPLACE FUNCTION private.do_due_steps(run_id uuid, at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  run public.follow_up_runs;
  person record;
  today date;
  property uuid;
  made integer;
begin
  select * into run from public.follow_up_runs as waiting where waiting.id = run_id and waiting.state = 'running' for update;
  if run.id is null then return 0; end if;
  select client.first_name, client.is_example, profile.time_zone as zone into person
  from public.clients as client left join public.profiles as profile on profile.id = client.user_id
  where client.id = run.client_id;
  today := private.today_of(run.user_id, do_due_steps.at);
  -- What it is about, as that is now: the listing of the opportunity, the visit or the lease.
  property := coalesce(
    (select deal.property_id from public.opportunities as deal where deal.id = run.opportunity_id and deal.user_id = run.user_id),
    (select visit.property_id from public.interactions as visit where visit.id = run.source_id and visit.user_id = run.user_id),
    (select lease.property_id from public.property_clients as lease where lease.id = run.source_id and lease.user_id = run.user_id)
  );
  insert into public.tasks (user_id, assigned_to, title, description, message, due_date, client_id, property_id, is_example)
  select
    run.user_id, run.user_id,
    case step.value ->> 'kind' when 'task' then step.value ->> 'text' else format('Escribir a %s por WhatsApp', person.first_name) end,
    'Plan de seguimiento: ' || run.plan_name,
    case step.value ->> 'kind' when 'message' then step.value ->> 'text' end,
    (greatest(step_on, today) + time '09:00') at time zone coalesce(person.zone, 'America/Mexico_City'),
    run.client_id, property, person.is_example
  from jsonb_array_elements(run.steps) with ordinality as step (value, place)
  cross join lateral private.plan_day(run.started_on, (step.value ->> 'day')::integer) as step_on
  where step.place > run.next_step and step_on <= today
  order by step.place;
  -- Steps stand in the order of their days: those that are due are the next ones.
  get diagnostics made = row_count;
  run.next_step := run.next_step + made;
  if run.next_step = jsonb_array_length(run.steps) then
    update public.follow_up_runs set next_step = run.next_step, state = 'ended', why = 'done', next_on = null where id = run.id;
  elsif made > 0 then
    update public.follow_up_runs
    set next_step = run.next_step,
      next_on = private.plan_day(run.started_on, (run.steps -> run.next_step::integer ->> 'day')::integer)
    where id = run.id;
  end if;
  return made;
end
$function$;


-- private.due_report_tasks

CREATE OR REPLACE FUNCTION private.due_report_tasks(at timestamp with time zone)
 RETURNS TABLE(link_id uuid, user_id uuid, property_id uuid, client_id uuid, month date, title text, description text, due_date timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    link.id, link.user_id, link.property_id, link.client_id, local.month,
    private.shorten('Enviar reporte a ' || private.full_name(client.first_name, client.last_name), 200),
    format(
      'Reporte de %s de «%s».',
      regexp_replace(private.spanish_date((local.month - interval '1 month')::date), '^\d+ de ', ''),
      private.shorten(listing.title, 300)
    ),
    (greatest(local.month + 4, local.today) + time '18:00') at time zone profile.time_zone
  from public.property_clients as link
  join public.profiles as profile on profile.id = link.user_id
  cross join lateral (
    select
      (due_report_tasks.at at time zone profile.time_zone)::date as today,
      date_trunc('month', due_report_tasks.at at time zone profile.time_zone)::date as month
  ) as local
  join public.properties as listing on listing.id = link.property_id and listing.user_id = link.user_id
  join public.clients as client on client.id = link.client_id and client.user_id = link.user_id
  where link.relationship_type = 'owner' and link.status = 'active' and not link.is_example
    and local.today - local.month < 7
    and (link.created_at at time zone profile.time_zone)::date < local.month
    and listing.status = 'active' and listing.left_site_at is null and not listing.is_example
    and listing.sale_status is distinct from 'vendida' and listing.rental_status is distinct from 'rentada'
    and not exists (
      select from private.report_tasks as made where made.link_id = link.id and made.month = local.month
    )
    and not exists (
      select from public.notification_preferences as preference
      where preference.user_id = link.user_id and preference.kind = 'owner_report_due' and not preference.enabled
    )
$function$;


-- private.email_hash

CREATE OR REPLACE FUNCTION private.email_hash(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN encode(sha256(convert_to(lower(btrim(email)), 'UTF8'::name)), 'hex'::text);


-- private.end_follow_ups_of_deal

CREATE OR REPLACE FUNCTION private.end_follow_ups_of_deal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.follow_up_runs as run set state = 'ended', why = 'closed'
  where run.user_id = new.user_id and run.opportunity_id = new.id and run.state <> 'ended';
  return null;
end
$function$;


-- private.end_shares_of

CREATE OR REPLACE FUNCTION private.end_shares_of(owner uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ended integer;
begin
  update public.document_shares set revoked_at = now()
  where user_id = end_shares_of.owner and revoked_at is null and expires_at > now();
  get diagnostics ended = row_count;
  if ended > 0 then
    insert into public.notifications (user_id, kind, title, message)
    values (
      end_shares_of.owner,
      'general',
      'Recuperaste tu cuenta',
      'Por seguridad, al confirmar tu correo se cerraron las sesiones anteriores y '
        || case when ended = 1 then 'dejó de funcionar 1 enlace compartido'
          else 'dejaron de funcionar ' || ended || ' enlaces compartidos' end
        || '. Comparte de nuevo los documentos que hagan falta.'
    );
  end if;
  return ended;
end
$function$;


-- private.expire_subscriptions

CREATE OR REPLACE FUNCTION private.expire_subscriptions(at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  gone record;
  times bigint := 0;
begin
  for gone in
    with due as (
      select own.id, own.status from public.subscriptions as own
      where own.status in ('trial', 'active', 'cancelled')
        and own.current_period_ends_at <= expire_subscriptions.at
        and (
          own.current_period_ends_at <= expire_subscriptions.at - interval '72 hours'
          or not (own.status = 'active' and own.auto_renew and own.stripe_subscription_id is not null)
        )
      for no key update
    )
    update public.subscriptions as own set status = 'expired', open_invoice_url = null
    from due where own.id = due.id
    returning own.stripe_subscription_id, due.status as was
  loop
    times := times + 1;
    if gone.was = 'active' and gone.stripe_subscription_id is not null then
      perform private.queue_stripe_cancellation(gone.stripe_subscription_id, true, true);
    end if;
  end loop;
  return times;
end
$function$;


-- private.fold_tags

CREATE OR REPLACE FUNCTION private.fold_tags(tags text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array(select private.search_text(tag) from unnest(tags) with ordinality as listed (tag, place) order by place)
$function$;


-- private.folded_words

CREATE OR REPLACE FUNCTION private.folded_words(words text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN string_to_array(private.search_text(VARIADIC ARRAY[array_to_string(words, chr(31))]), chr(31));


-- private.follow_lease

CREATE OR REPLACE FUNCTION private.follow_lease()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.start_follow_ups(new.user_id, 'lease_begun', new.client_id, new.id, null, null, new.start_date);
  return null;
end
$function$;


-- private.follow_new_client

CREATE OR REPLACE FUNCTION private.follow_new_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.start_follow_ups(new.user_id, 'client_added', new.id, new.id);
  return null;
end
$function$;


-- private.follow_opportunity_stage

CREATE OR REPLACE FUNCTION private.follow_opportunity_stage()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  select stage.outcome into new.status from public.opportunity_stages as stage where stage.id = new.stage_id;
  -- An unknown stage is the foreign key's to refuse, which happens after this.
  new.status := coalesce(new.status, 'open');

  if tg_op = 'UPDATE' and new.stage_id <> old.stage_id then
    new.stage_changed_at := now();
  end if;

  if new.status = 'open' then
    new.closed_at := null;
    new.closed_amount := null;
    new.closed_reason := null;
  elsif tg_op = 'INSERT' or old.status <> new.status then
    new.closed_at := coalesce(nullif(new.closed_at, case when tg_op = 'UPDATE' then old.closed_at end), now());
  end if;
  return new;
end
$function$;


-- private.follow_run_state

CREATE OR REPLACE FUNCTION private.follow_run_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.state = 'ended' then
    raise exception 'Este plan ya terminó. Inicia uno nuevo.'
      using errcode = 'check_violation', schema = 'public', table = 'follow_up_runs', constraint = 'follow_up_runs_ended_stays';
  end if;
  new.why := case new.state when 'running' then null else coalesce(new.why, 'by_hand') end;
  new.paused_on := case new.state when 'paused' then private.today_of(new.user_id) end;
  if new.state = 'running' then
    new.started_on := old.started_on + (private.today_of(new.user_id) - old.paused_on);
    new.next_on := private.plan_day(new.started_on, (new.steps -> new.next_step::integer ->> 'day')::integer);
  elsif new.state = 'ended' then
    new.next_on := null;
  end if;
  return new;
end
$function$;


-- private.follow_site

CREATE OR REPLACE FUNCTION private.follow_site()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  connected constant text := private.site_key(new.wordpress_url);
begin
  update public.properties set site = connected where user_id = new.user_id and wordpress_id is not null and site is null;
  update public.properties set wordpress_id = null
  where user_id = new.user_id and wordpress_id is not null and site <> connected;
  update public.properties set wordpress_id = site_listing_id
  where user_id = new.user_id and site = connected and wordpress_id is null;
  return null;
end
$function$;


-- private.follow_stage_reached

CREATE OR REPLACE FUNCTION private.follow_stage_reached()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  deal public.opportunities;
begin
  select * into deal from public.opportunities as own where own.id = new.opportunity_id and not own.is_example;
  if deal.client_id is not null then
    -- Once for an opportunity: its way back and forth through the stages does not start it again.
    perform private.start_follow_ups(deal.user_id, 'stage_reached', deal.client_id, deal.id, deal.id, new.stage_id);
  end if;
  return null;
end
$function$;


-- private.follow_visit

CREATE OR REPLACE FUNCTION private.follow_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.start_follow_ups(
    new.user_id, 'visit_made', new.client_id, new.id, null, null,
    private.today_of(new.user_id, coalesce(new.scheduled_at, new.created_at))
  );
  return null;
end
$function$;


-- private.followed_columns

CREATE OR REPLACE FUNCTION private.followed_columns(kind text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case kind
    when 'opportunities' then array['closed_amount', 'closed_reason', 'closed_at', 'furthest_stage']
    else '{}'
  end
$function$;


-- private.form_columns

CREATE OR REPLACE FUNCTION private.form_columns(target regclass, given jsonb)
 RETURNS TABLE(name text, value text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select format('%I', known.attname), case
    -- Such a column cannot be emptied: it begins again.
    when known.attnotnull and initial.adbin is not null
      then format('coalesce(given.%I, %s)', known.attname, pg_catalog.pg_get_expr(initial.adbin, initial.adrelid))
    else format('given.%I', known.attname)
  end
  from pg_catalog.pg_attribute as known
  left join pg_catalog.pg_attrdef as initial on initial.adrelid = known.attrelid and initial.adnum = known.attnum
  where known.attrelid = target and known.attnum > 0 and not known.attisdropped and known.attgenerated = ''
    and given ? known.attname and known.attname <> all (private.server_columns())
  order by known.attnum
$function$;


-- private.full_name

CREATE OR REPLACE FUNCTION private.full_name(first_name text, last_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (first_name || COALESCE((' '::text || last_name), ''::text));


-- private.give_notice

CREATE OR REPLACE FUNCTION private.give_notice(notice private.notice)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.notifications (user_id, kind, title, message, data, dedupe_key)
  select notice.user_id, notice.kind, notice.title, notice.message, notice.data, notice.dedupe_key
  where not exists (
      select from public.notification_preferences as preference
      where preference.user_id = notice.user_id and preference.kind = notice.kind and not preference.enabled
    )
    and not exists (
      select from private.dismissed_notices as dismissed
      where dismissed.user_id = notice.user_id and dismissed.dedupe_key = notice.dedupe_key
    )
  on conflict (user_id, dedupe_key) do nothing
$function$;


-- private.give_notices

CREATE OR REPLACE FUNCTION private.give_notices(at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with notice as (
    select * from private.task_notices(give_notices.at)
    union all select * from private.visit_notices(give_notices.at)
    union all select * from private.rental_contract_notices(give_notices.at)
    union all select * from private.trial_notices(give_notices.at)
    union all select * from private.birthday_notices(give_notices.at)
  ),
  wanted as (
    select notice.*, row_number() over (partition by notice.user_id order by notice.kind desc, notice.dedupe_key) as place
    from notice
    where not exists (
        select from public.notification_preferences as preference
        where preference.user_id = notice.user_id and preference.kind = notice.kind and not preference.enabled
      )
      and not exists (
        select from private.dismissed_notices as dismissed
        where dismissed.user_id = notice.user_id and dismissed.dedupe_key = notice.dedupe_key
      )
      and not exists (
        select from public.notifications as given
        where given.user_id = notice.user_id and given.dedupe_key = notice.dedupe_key
      )
  ),
  room as materialized (
    select first.user_id, coalesce(quota.value - quota.value / 10 - held.notifications, 100) as places
    from wanted as first
    left join private.quotas as quota on quota.name = 'notifications'
    cross join lateral (
      select count(*) as notifications
      from (select from public.notifications as own where own.user_id = first.user_id limit quota.value) as counted
    ) as held
    where first.place = 1
  ),
  given as (
    insert into public.notifications (user_id, kind, title, message, data, dedupe_key)
    select wanted.user_id, wanted.kind, wanted.title, wanted.message, wanted.data, wanted.dedupe_key
    from wanted
    join room on room.user_id = wanted.user_id
    where wanted.place <= least(room.places, 100)
    on conflict (user_id, dedupe_key) do nothing
    returning kind
  ),
  counted as (
    select kind, count(given.kind) as times
    from unnest(array[
      'task_due', 'task_overdue', 'visit_tomorrow', 'rental_contract_ending', 'trial_ending', 'client_birthday'
    ]) as kind
    left join given using (kind)
    group by kind
  )
  select jsonb_object_agg(kind, times) from counted
$function$;


-- private.guard_subscription

CREATE OR REPLACE FUNCTION private.guard_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  cancelling constant text[] := array['status', 'cancellation_date', 'auto_renew', 'updated_at'];
begin
  if current_user <> 'authenticated' then
    return new;
  end if;

  if old.status <> 'active' or new.status <> 'cancelled'
    or to_jsonb(new) - cancelling is distinct from to_jsonb(old) - cancelling then
    raise exception 'Solo puedes cancelar tu suscripción mientras está activa'
      using errcode = 'insufficient_privilege', schema = 'public', table = 'subscriptions';
  end if;

  new.cancellation_date := now();
  new.auto_renew := false;
  return new;
end
$function$;


-- private.hanging_on

CREATE OR REPLACE FUNCTION private.hanging_on(target regclass, target_id uuid)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  fk record;
  part jsonb;
begin
  for fk in
    select con.conrelid::regclass as relation, col.attname as name, con.confdeltype = 'c' as goes_along
    from pg_catalog.pg_constraint as con
    join pg_catalog.pg_attribute as col on col.attrelid = con.conrelid and col.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = hanging_on.target
    order by con.confdeltype, con.conname
  loop
    if fk.goes_along then
      for part in execute format('select to_jsonb(own) from %s as own where own.%I = $1', fk.relation, fk.name) using target_id loop
        return next jsonb_build_object('table', fk.relation, 'row', part);
        if part ? 'id' then
          return query select private.hanging_on(fk.relation, (part ->> 'id')::uuid);
        end if;
      end loop;
    else
      return query execute format(
        'select jsonb_build_object(''table'', %L, ''link'', %L, ''row'', jsonb_build_object(''id'', own.id), ''to'', $1)
         from %s as own where own.%I = $1',
        fk.relation, fk.name, fk.relation, fk.name
      ) using target_id;
    end if;
  end loop;
end
$function$;


-- private.has_account

CREATE OR REPLACE FUNCTION private.has_account()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from auth.users as account where account.id = (select auth.uid()))
$function$;


-- private.has_storage_left

CREATE OR REPLACE FUNCTION private.has_storage_left()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  allowed_bytes constant bigint := (select quota.value from private.quotas as quota where quota.name = 'storage_bytes');
  allowed_objects constant bigint := (select quota.value from private.quotas as quota where quota.name = 'storage_objects');
  used_bytes bigint;
  used_objects bigint;
begin
  select
    coalesce(sum(coalesce((object.metadata ->> 'size')::bigint, 0) + coalesce(pg_column_size(object.user_metadata), 0) + 1024), 0),
    count(*)
  into used_bytes, used_objects
  from storage.objects as object
  where (
      object.bucket_id in ('documents', 'listing-photos', 'notes')
      and object.name collate "C" >= (select auth.uid())::text || '/'
      and object.name collate "C" < (select auth.uid())::text || '0'
    )
    or (object.bucket_id = 'images' and object.owner_id = (select auth.uid())::text);
  if used_bytes >= allowed_bytes then
    raise exception 'Tu cuenta llegó a su límite de % MB de archivos. Elimina los que ya no uses o escríbenos.', allowed_bytes / 1048576
      using errcode = 'P0001', hint = 'quota';
  end if;
  if used_objects >= allowed_objects then
    raise exception 'Tu cuenta llegó a su límite de % archivos. Elimina los que ya no uses o escríbenos.', allowed_objects
      using errcode = 'P0001', hint = 'quota';
  end if;
  return true;
end
$function$;


-- private.has_text

CREATE OR REPLACE FUNCTION private.has_text(value text, most integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((value ~ '\S'::text) AND (char_length(value) <= most));


-- private.is_as_before

CREATE OR REPLACE FUNCTION private.is_as_before(kind text, target uuid, before jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  is_same boolean;
begin
  execute format(
    'select %2$s from public.%1$I as own, jsonb_populate_record(null::public.%1$I, $1) as given
     where own.id = $2 and own.user_id = $3',
    kind,
    (
      select string_agg(format('own.%1$I is not distinct from given.%1$I', name), ' and ')
      from jsonb_object_keys(before) as name
    )
  ) into is_same using before, target, auth.uid();
  return coalesce(is_same, false);
end
$function$;


-- private.is_being_undone

CREATE OR REPLACE FUNCTION private.is_being_undone(run uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(bool_or(packet.undone is not null) and bool_or(packet.undone is null), false)
  from public.bulk_packets as packet where packet.user_id = auth.uid() and packet.run_id = run
$function$;


-- private.is_email

CREATE OR REPLACE FUNCTION private.is_email(address text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((char_length(address) >= 5) AND (char_length(address) <= 254)) AND (address ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'::text));


-- private.is_named

CREATE OR REPLACE FUNCTION private.is_named(texts text, names text[], numbers text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select exists (select from unnest(names) as name where strpos(read.folded, name) > 0)
    or exists (select from unnest(numbers) as number where strpos(read.digits, number) > 0)
  from (select private.search_text(texts) as folded, regexp_replace(texts, '[ ().-]', '', 'g') as digits offset 0) as read
$function$;


-- private.is_site_name

CREATE OR REPLACE FUNCTION private.is_site_name(name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (((char_length(name) >= 3) AND (char_length(name) <= 40)) AND (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));


-- private.keep_bulk_answers

CREATE OR REPLACE FUNCTION private.keep_bulk_answers(packet uuid, answered jsonb, is_undo boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  update public.bulk_packets as own
  set answers = case when is_undo then own.answers else answered end, undone = case when is_undo then answered end
  where own.id = packet and own.user_id = me;
  if not is_undo then
    perform private.limit_bulk_runs(me, own.run_id) from public.bulk_packets as own where own.id = packet and own.user_id = me;
  end if;
end
$function$;


-- private.keep_furthest_stage

CREATE OR REPLACE FUNCTION private.keep_furthest_stage()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.furthest_stage := greatest(
    case
      when current_user not in ('anon', 'authenticated') then new.furthest_stage
      when tg_op = 'UPDATE' then old.furthest_stage
      else 0
    end,
    (
      select stage.order_index from public.opportunity_stages as stage
      where stage.id = new.stage_id and stage.outcome <> 'lost'
    )
  );
  return new;
end
$function$;


-- private.keep_three_pinned

CREATE OR REPLACE FUNCTION private.keep_three_pinned()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.lock_pinned_notes(new.user_id);
  update public.interactions as note set pinned_at = null
  where note.user_id = new.user_id and note.client_id = new.client_id and note.id in (
    select pinned.id from public.interactions as pinned
    where pinned.user_id = new.user_id and pinned.client_id = new.client_id and pinned.pinned_at is not null
    order by pinned.pinned_at desc, pinned.id
    offset 3
  );
  return null;
end
$function$;


-- private.kinds_told_at_once

CREATE OR REPLACE FUNCTION private.kinds_told_at_once()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array['prospect']
$function$;


-- private.limit_bulk_runs

CREATE OR REPLACE FUNCTION private.limit_bulk_runs(owner uuid, run uuid)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  max_bytes constant bigint := (select quota.value from private.quotas as quota where quota.name = 'bulk_bytes');
  max_deleted constant bigint := (select quota.value from private.quotas as quota where quota.name = 'deleted_records');
  held record;
begin
  delete from public.bulk_actions as older
  where older.user_id = limit_bulk_runs.owner and older.id <> limit_bulk_runs.run and older.created_at < now() - interval '1 day';
  for attempt in 1 .. 2 loop
    with
      packets as (
        select
          packet.run_id, sum(packet.bytes) as bytes, sum(cardinality(packet.ids)) filter (where packet.undone is null) as records,
          count(*) = count(packet.answers) and count(packet.undone) in (0, count(*)) as is_idle
        from public.bulk_packets as packet where packet.user_id = limit_bulk_runs.owner group by packet.run_id
      ),
      ranked as (
        select
          own.id, packets.is_idle, row_number() over in_order as number,
          count(*) filter (where own.id = limit_bulk_runs.run or packets.run_id is not null) over in_order as place,
          sum(own.bytes + coalesce(packets.bytes, 0)) over in_order as bytes,
          sum(case when own.action ->> 'do' = 'delete' then packets.records end) over in_order as deleted
        from public.bulk_actions as own left join packets on packets.run_id = own.id
        where own.user_id = limit_bulk_runs.owner
        window in_order as (order by own.id = limit_bulk_runs.run desc, packets.is_idle is not false, own.created_at desc, own.id)
      ),
      gone as (
        delete from public.bulk_actions as older using ranked
        where older.id = ranked.id and older.id <> limit_bulk_runs.run and (
          ranked.place > 20 or ranked.number > 500
          or ranked.is_idle is not false and (ranked.bytes > max_bytes or ranked.deleted > max_deleted)
        )
        returning older.id
      )
    select max(ranked.bytes) as bytes, max(ranked.deleted) as deleted into held
    from ranked where ranked.id not in (select gone.id from gone);
    exit when attempt = 2 or held.bytes <= max_bytes - max_bytes / 10;
    perform private.lock_quotas(owner);
  end loop;
  if held.bytes > max_bytes then
    raise exception 'Tu cuenta llegó a su límite de % MB de acciones con muchos registros. Deshaz o descarta las que quedaron a medias.',
      max_bytes / 1048576 using errcode = 'P0001', detail = 'bulk_bytes', hint = 'quota';
  end if;
  return held.deleted;
end
$function$;


-- private.limit_deleted_records

CREATE OR REPLACE FUNCTION private.limit_deleted_records(owner uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.deleted_records as waiting
  using (
    select
      stored.kind, stored.record_id, row_number() over newest_first as place,
      sum(pg_column_size(stored.record) + pg_column_size(stored.hanging)) over newest_first as bytes
    from private.deleted_records as stored
    where stored.user_id = limit_deleted_records.owner
    window newest_first as (order by stored.deleted_at desc, stored.record_id)
  ) as ranked
  cross join (select quota.value from private.quotas as quota where quota.name = 'deleted_records') as allowed (records)
  cross join (select quota.value from private.quotas as quota where quota.name = 'deleted_records_bytes') as allowed_size (bytes)
  where waiting.user_id = limit_deleted_records.owner and waiting.kind = ranked.kind and waiting.record_id = ranked.record_id
    and waiting.deleted_at < now()
    and (ranked.place > allowed.records or ranked.bytes > allowed_size.bytes)
    and (
      ranked.place > 2 * allowed.records
      or not exists (
        select from public.bulk_packets as packet
        join public.bulk_actions as run on run.id = packet.run_id and run.user_id = packet.user_id
        cross join lateral unnest(packet.ids) as chosen (id)
        where packet.user_id = limit_deleted_records.owner and packet.answers is not null and packet.undone is null
          and run.action ->> 'do' = 'delete' and run.kind = waiting.kind and chosen.id = waiting.record_id
      )
    )
$function$;


-- private.list_columns

CREATE OR REPLACE FUNCTION private.list_columns(target regclass, given jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select coalesce(string_agg(', ' || written.name, ''), '') from private.form_columns(target, given) as written $function$;


-- private.list_source

CREATE OR REPLACE FUNCTION private.list_source(asked text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found constant text := case
    when asked = 'clients' then 'clients' else (select each.source from private.list_sources() as each where each.list = asked)
  end;
begin
  if found is null then
    raise exception 'no such list: %', left(asked, 100) using errcode = '22023';
  end if;
  return found;
end
$function$;


-- private.list_sources

CREATE OR REPLACE FUNCTION private.list_sources()
 RETURNS TABLE(list text, source text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  values ('clients', 'client_list'), ('opportunities', 'opportunity_rows'), ('tasks', 'task_rows'),
    ('interactions', 'interaction_rows'), ('documents', 'document_rows')
$function$;


-- private.list_values

CREATE OR REPLACE FUNCTION private.list_values(target regclass, given jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select coalesce(string_agg(', ' || written.value, ''), '') from private.form_columns(target, given) as written $function$;


-- private.lock_bulk_run

CREATE OR REPLACE FUNCTION private.lock_bulk_run(run uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select pg_advisory_xact_lock(hashtextextended('bulk run ' || auth.uid() || run, 0)) $function$;


-- private.lock_pinned_notes

CREATE OR REPLACE FUNCTION private.lock_pinned_notes(owner uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_advisory_xact_lock(hashtextextended('pinned notes of ' || lock_pinned_notes.owner, 0))
$function$;


-- private.lock_quotas

CREATE OR REPLACE FUNCTION private.lock_quotas(owner uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_advisory_xact_lock(hashtextextended('quotas of ' || lock_quotas.owner, 0))
$function$;


-- private.make_views

CREATE OR REPLACE FUNCTION private.make_views()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $functionx$
declare
  -- What the list of clients does not show.
  apart constant text[] := '{import_id,import_row,birthday}';
  -- Tabs of 0.2.0 send conditions as a header. Their ids are found once, and each row is looked up in the hash.
  passes constant text := '
    %1$I.user_id = (select auth.uid())
    and ((select private.view_tests()) = ''[]'' or %1$I.id in (select unnest((select private.clients_of_header()))))';
  list text;
  source text;
begin
  drop function if exists public.list_clients(jsonb, jsonb, integer), public.list_opportunities(jsonb, jsonb, integer),
    public.list_tasks(jsonb, jsonb, integer), public.list_interactions(jsonb, jsonb, integer),
    public.list_documents(jsonb, jsonb, integer);
  drop view if exists public.client_matches, public.client_list, public.matching_clients, public.clients_by_activity,
    public.opportunity_rows, public.task_rows, public.interaction_rows, public.document_rows;

  execute format($view$
    create view public.client_list with (security_invoker = true) as
    select
      %s,
      greatest(
        (
          select max(coalesce(contact.scheduled_at, contact.created_at))
          from public.interactions as contact
          where contact.user_id = client.user_id and contact.client_id = client.id
            -- A visit that is still to come is no contact yet.
            and coalesce(contact.scheduled_at, contact.created_at) <= now()
        ),
        (
          select max(message.sent_at) from public.whatsapp_messages as message
          where message.user_id = client.user_id and message.client_id = client.id
        )
      ) as last_contact_at,
      task.title as next_task_title,
      task.due_date as next_task_due
    from public.clients as client
    left join lateral (
      select open_task.title, open_task.due_date
      from public.tasks as open_task
      where open_task.user_id = client.user_id and open_task.client_id = client.id
        and open_task.status in ('pending', 'in_progress')
      order by open_task.due_date nulls last, open_task.created_at
      limit 1
    ) as task on true
  $view$, private.columns_except('public.clients', 'client', apart));
  comment on view public.client_list is 'Clients with their last contact and their next task.';

  execute 'create view public.client_matches with (security_invoker = true) as
    select listed.* from public.client_list as listed where ' || format(passes, 'listed');
  comment on view public.client_matches is 'client_list with the conditions of the header x-view-tests.';

  execute 'create view public.matching_clients with (security_invoker = true) as
    select client.* from public.clients as client where ' || format(passes, 'client');
  comment on view public.matching_clients is 'clients with the conditions of the header x-view-tests.';

  -- client_list looks the activity of each client up, which an order by it would do for every client. Here it is found for all of the agent's clients
  -- at once. A wrong guess of how many clients pass the other conditions would join by a nested loop, the activity of all for each client. So
  -- they stay outside (`offset 0`), and the join is a full one, which cannot be such a loop. A task need not have a due date, so has_next_task
  -- says whether there is one. The title of the next task is looked up only for the rows of a page.
  execute format($view$
    create view public.clients_by_activity with (security_invoker = true) as
    select
      %s,
      listed.last_contact_at,
      (
        select task.title from public.tasks as task
        where task.user_id = listed.user_id and task.client_id = listed.id and task.status in ('pending', 'in_progress')
        order by task.due_date nulls last, task.created_at
        limit 1
      ) as next_task_title,
      listed.next_task_due,
      listed.has_next_task
    from (
      select client.*, activity.last_contact_at, activity.has_next_task, activity.next_task_due
      from (select * from public.clients as own where %s) as client
      full join (
        select
          event.client_id, max(event.contact) as last_contact_at, bool_or(event.is_task) as has_next_task,
          min(event.due) as next_task_due
        from (
          -- A visit that is still to come is no contact yet.
          select
            interaction.client_id, coalesce(interaction.scheduled_at, interaction.created_at) as contact, false as is_task,
            null::timestamptz as due
          from public.interactions as interaction
          where interaction.user_id = (select auth.uid()) and interaction.client_id is not null
            and coalesce(interaction.scheduled_at, interaction.created_at) <= now()
          union all
          select message.client_id, message.sent_at, false, null
          from public.whatsapp_messages as message
          where message.user_id = (select auth.uid()) and message.client_id is not null
          union all
          select task.client_id, null, true, task.due_date
          from public.tasks as task
          where task.user_id = (select auth.uid()) and task.client_id is not null and task.status in ('pending', 'in_progress')
        ) as event
        group by event.client_id
      ) as activity on activity.client_id = client.id
      offset 0
    ) as listed
    -- Those whom the conditions of the header leave out have activity too.
    where listed.id is not null
  $view$, private.columns_except('public.clients', 'listed', apart), format(passes, 'own'));
  comment on view public.clients_by_activity is 'client_matches for an order by the last contact or the next task.';

  execute format($view$
    create view public.opportunity_rows with (security_invoker = true) as
    select
      %s,
      nullif(concat_ws(' ', client.first_name, client.last_name), '') as client_name,
      property.title as property_title,
      property.price as property_price,
      stage.name as stage_name,
      stage.color as stage_color,
      coalesce(opportunity.closed_amount, opportunity.expected_amount) as amount,
      concat(client.search, ' ', property.search) as search
    from public.opportunities as opportunity
    join public.opportunity_stages as stage on stage.id = opportunity.stage_id
    left join public.clients as client on client.id = opportunity.client_id
    left join public.properties as property on property.id = opportunity.property_id
  $view$, private.columns_except('public.opportunities', 'opportunity', '{furthest_stage}'));
  comment on view public.opportunity_rows is 'The opportunities with the names of client and property, for lists and the board.';

  -- With `urgency`: of tasks with the same due date the more urgent come first (TASK-06), which the names of priorities cannot say.
  execute format($view$
    create view public.task_rows with (security_invoker = true) as
    select
      %s,
      task.status not in ('completed', 'cancelled') as is_open,
      private.full_name(client.first_name, client.last_name) as client_name,
      property.title as property_title,
      concat(private.search_text(task.title, task.description), ' ', client.search, ' ', property.search) as search,
      client.first_name as client_first_name,
      client.whatsapp as client_whatsapp,
      coalesce(array_position(array['low', 'medium', 'high', 'urgent'], task.priority), 0) as urgency
    from public.tasks as task
    left join public.clients as client on client.id = task.client_id
    left join public.properties as property on property.id = task.property_id
  $view$, private.columns_except('public.tasks', 'task', '{assigned_to}'));
  comment on view public.task_rows is 'The tasks with the names of client and property, for lists.';

  execute format($view$
    create view public.interaction_rows with (security_invoker = true) as
    select
      %s,
      coalesce(interaction.scheduled_at, interaction.created_at) as moment,
      private.full_name(client.first_name, client.last_name) as client_name,
      property.title as property_title,
      concat(
        private.search_text(interaction.subject, interaction.description, interaction.outcome), ' ', client.search, ' ', property.search
      ) as search
    from public.interactions as interaction
    left join public.clients as client on client.id = interaction.client_id
    left join public.properties as property on property.id = interaction.property_id
  $view$, private.columns_except('public.interactions', 'interaction', '{booked_by,selection_item_id}'));
  comment on view public.interaction_rows is 'The interactions with the names of client and property, for lists and the agenda.';

  -- A document's content may be long, and its list shows only whether there is one.
  execute format($view$
    create view public.document_rows with (security_invoker = true) as
    select
      %s,
      document.content is not null as is_text,
      private.full_name(client.first_name, client.last_name) as client_name,
      property.title as property_title,
      property.wordpress_id as property_wordpress_id,
      template.name as template_name,
      (
        select count(*)::integer from public.document_shares as share
        where share.user_id = document.user_id and share.document_id = document.id
          and share.revoked_at is null and share.expires_at > now()
      ) as active_shares,
      concat(
        document.search, ' ', private.search_text(property.title), ' ',
        private.search_text(client.first_name, client.last_name)
      ) as search
    from public.documents as document
    left join public.clients as client on client.id = document.client_id and client.user_id = document.user_id
    left join public.properties as property on property.id = document.property_id and property.user_id = document.user_id
    left join public.document_templates as template on template.id = document.template_id
  $view$, private.columns_except('public.documents', 'document', '{content,search}'));
  comment on view public.document_rows is
    'The documents with the names of client, property and template and their open links, for lists.';

  revoke all on public.client_list, public.client_matches, public.matching_clients, public.clients_by_activity,
    public.opportunity_rows, public.task_rows, public.interaction_rows, public.document_rows from anon, authenticated;
  grant select on public.client_list, public.client_matches, public.matching_clients, public.clients_by_activity,
    public.opportunity_rows, public.task_rows, public.interaction_rows, public.document_rows to authenticated, service_role;

  for list, source in select * from private.list_sources() loop
    execute format(
      $function$
        create function public.%1$I(tests jsonb default '[]', sorts jsonb default '[]', size integer default 50)
        returns setof public.%2$I
        language plpgsql
        stable
        set search_path = ''
        as $body$
        begin
          return query execute private.view_page(%3$L, tests, sorts, size) using auth.uid();
        end
        $body$;
        revoke execute on function public.%1$I(jsonb, jsonb, integer) from public, anon;
        grant execute on function public.%1$I(jsonb, jsonb, integer) to authenticated, service_role
      $function$,
      'list_' || list, source, list
    );
  end loop;
end
$functionx$;


-- private.marks_of_client

CREATE OR REPLACE FUNCTION private.marks_of_client(client uuid, OUT names text[], OUT numbers text[])
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    array_remove(array[
      -- A first name alone is found everywhere.
      case when own.last_name ~ '\S' then private.search_text(private.full_name(own.first_name, own.last_name)) end,
      nullif(private.search_text(own.email), '')
    ], null),
    array_remove(array[nullif(right(own.phone, 10), ''), nullif(right(own.whatsapp, 10), '')], null)
  from public.clients as own where own.id = client and own.user_id = (select auth.uid())
$function$;


-- private.may_publish

CREATE OR REPLACE FUNCTION private.may_publish()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((select auth.jwt()) -> 'app_metadata' -> 'can_publish' = 'true'::jsonb, false)
$function$;


-- private.name_properties_in_spanish

CREATE OR REPLACE FUNCTION private.name_properties_in_spanish()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.title := private.spanish_defaults(new.title);
  new.message := private.spanish_defaults(new.message);
  return new;
end
$function$;


-- private.names_note_photos

CREATE OR REPLACE FUNCTION private.names_note_photos(photos text[], folder text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((cardinality(photos) <= 6) AND (NOT (EXISTS (SELECT FROM unnest(names_note_photos.photos) photo(photo) WHERE ((photo.photo IS NULL) OR (photo.photo !~ (('^'::text || names_note_photos.folder) || '[0-9a-f-]{36}\.jpg$'::text)))))));


-- private.names_own_photos

CREATE OR REPLACE FUNCTION private.names_own_photos(images text[], folder text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((NOT (EXISTS (SELECT FROM unnest(names_own_photos.images) image(image) WHERE ((image.image !~ '^https?://'::text) AND (NOT starts_with(image.image, names_own_photos.folder)))))) AND ((SELECT count(*) AS count FROM unnest(names_own_photos.images) image(image) WHERE starts_with(image.image, names_own_photos.folder)) <= 30));


-- private.note_prospect_source

CREATE OR REPLACE FUNCTION private.note_prospect_source()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select count(*) from public.prospect_sources as own where own.user_id = new.user_id) < 100 then
    insert into public.prospect_sources (user_id, name) values (new.user_id, new.source_name) on conflict do nothing;
  end if;
  return null;
end
$function$;


-- private.note_push_session

CREATE OR REPLACE FUNCTION private.note_push_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if auth.uid() = new.user_id then
    new.session_id := (auth.jwt() ->> 'session_id')::uuid;
  end if;
  return new;
end
$function$;


-- private.note_saved_secrets

CREATE OR REPLACE FUNCTION private.note_saved_secrets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    update public.user_settings
    set has_site_key = has_site_key or new.name = 'site', has_ai_key = has_ai_key or new.name = 'ai'
    where user_id = new.user_id and new.name in ('site', 'ai');
  else
    update public.user_settings
    set has_site_key = has_site_key and old.name <> 'site', has_ai_key = has_ai_key and old.name <> 'ai'
    where user_id = old.user_id and old.name in ('site', 'ai');
  end if;
  return null;
end
$function$;


-- private.number_document_version

CREATE OR REPLACE FUNCTION private.number_document_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    return new;
  end if;

  new.version := old.version;
  if new.content is distinct from old.content then
    new.version := old.version + 1;
  end if;
  if (new.content, new.name, new.category, new.status, new.url)
    is distinct from (old.content, old.name, old.category, old.status, old.url) then
    new.last_edited_at := now();
  end if;
  return new;
end
$function$;


-- private.number_own_listing

CREATE OR REPLACE FUNCTION private.number_own_listing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('own_listing ' || new.user_id::text, 0));
  new.own_number := 1 + coalesce(
    (select max(property.own_number) from public.properties as property where property.user_id = new.user_id), 0
  );
  return new;
end
$function$;


-- private.number_privacy_notice

CREATE OR REPLACE FUNCTION private.number_privacy_notice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('privacy_notice ' || new.user_id::text, 0));
  new.version := 1 + coalesce(
    (select max(notice.version) from public.privacy_notices as notice where notice.user_id = new.user_id), 0
  );
  if not exists (
    select from public.user_secrets as secret where secret.user_id = new.user_id and secret.name = 'notice'
  ) then
    perform private.set_notice_token(new.user_id, replace(gen_random_uuid()::text, '-', ''));
  end if;
  return new;
end
$function$;


-- private.passed_second_factor

CREATE OR REPLACE FUNCTION private.passed_second_factor()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when auth.jwt() operator(pg_catalog.->>) 'predio_second_factor' operator(pg_catalog.=) 'passed' then true
    else private.ask_second_factor()
  end
$function$;


-- private.pause_after_answer

CREATE OR REPLACE FUNCTION private.pause_after_answer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.pause_follow_ups(sent.user_id, sent.client_id)
  from public.selections as sent
  where sent.id = new.selection_id and sent.user_id = new.user_id and sent.client_id is not null;
  return null;
end
$function$;


-- private.pause_after_contact

CREATE OR REPLACE FUNCTION private.pause_after_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.pause_follow_ups(new.user_id, new.client_id);
  return null;
end
$function$;


-- private.pause_follow_ups

CREATE OR REPLACE FUNCTION private.pause_follow_ups(owner uuid, client uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.follow_up_runs as run set state = 'paused', why = 'answered'
  where run.user_id = owner and run.client_id = client and run.state = 'running'
$function$;


-- private.phone_key

CREATE OR REPLACE FUNCTION private.phone_key(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (phone ~ '^\s*\+(?!\s*52)'::text) THEN regexp_replace(phone, '\D'::text, ''::text, 'g'::text) ELSE regexp_replace(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), '^(?:521?)?(?:01|044|045)?([2-9]\d{9})$'::text, '52\1'::text) END;


-- private.place_copy

CREATE OR REPLACE FUNCTION private.place_copy()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  connected text;
begin
  connected := private.connected_site(new.user_id);
  new.site_listing_id := new.wordpress_id;
  new.site := coalesce(new.site, connected);
  -- A tab that still shows another site adds to what belongs to that site.
  if new.site <> connected then
    new.wordpress_id := null;
  end if;
  return new;
end
$function$;


-- private.place_words

CREATE OR REPLACE FUNCTION private.place_words(place text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  with
    folded as (select lower(regexp_replace(normalize(place, nfd), '[\u0300-\u036F]', '', 'g')) as text),
    named as (
      select case when folded.text ~ 'cdmx|mexico|\yd\.? ?f\y|distrito|edo|mex|gdl|mty|qro|slp|sma|pdc' then
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded.text,
          '\y(?:cdmx|ciudad de mexico|d\.? ?f\y\.?|distrito federal)', ' cdmx ', 'g'),
          '\y(?:edomex|edo\.? ?(?:de )?mex(?:ico)?\y\.?|estado de mexico)', ' edomex ', 'g'),
          '\ygdl\y', ' guadalajara ', 'g'), '\ymty\y', ' monterrey ', 'g'), '\yqro\y\.?', ' queretaro ', 'g'),
          '\yslp\y', ' san luis potosi ', 'g'), '\ysma\y', ' san miguel allende ', 'g'), '\ypdc\y', ' playa carmen ', 'g')
        else folded.text end as text
      from folded
    )
  select coalesce(array_agg(distinct word), '{}') from named, regexp_split_to_table(named.text, '[^[:alnum:]]+') as word
  where word <> '' and word <> all ('{a,al,cerca,de,del,el,en,la,las,los,o,por,y,area,col,colonia,fracc,fraccionamiento,municipio,rumbo,zona}')
$function$;


-- private.plan_day

CREATE OR REPLACE FUNCTION private.plan_day(started_on date, day integer)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((started_on + day) + CASE WHEN (day = 0) THEN 0 ELSE CASE EXTRACT(isodow FROM (started_on + day)) WHEN 6 THEN 2 WHEN 7 THEN 1 ELSE 0 END END);


-- private.preferences_changed

CREATE OR REPLACE FUNCTION private.preferences_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  wish constant public.client_preferences := case when tg_op = 'DELETE' then old else new end;
begin
  -- What this transaction wrote has its version already: a save of both rows, an import, and the examples, which are known by theirs.
  update public.clients as client set updated_at = now()
  where client.id = wish.client_id and client.user_id = wish.user_id and client.xmin <> pg_current_xact_id()::xid;
  return null;
end
$function$;


-- private.property_tags_after

CREATE OR REPLACE FUNCTION private.property_tags_after(stored text[], add text[], folded_add text[], remove text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  changed text[] := array(
    select kept.tag from unnest(stored) with ordinality as kept (tag, place)
    where (kept.tag = any (remove)) is not true
    order by kept.place
  );
  folded text[];
begin
  if add = '{}' then
    return changed;
  end if;
  folded := private.fold_tags(changed);
  for place in 1..cardinality(add) loop
    continue when folded_add[place] = any (folded);
    changed := changed || add[place];
    folded := folded || folded_add[place];
  end loop;
  return changed;
end
$function$;


-- private.prospects_of_client

CREATE OR REPLACE FUNCTION private.prospects_of_client(client uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select own.id from public.prospects as own
  where own.user_id = (select auth.uid()) and own.client_id = prospects_of_client.client
  union
  select own.id
  from public.clients as person
  join public.prospects as own on own.user_id = person.user_id and own.status <> 'accepted' and (
    own.phone is not null and private.phone_key(own.phone) in (private.phone_key(person.phone), private.phone_key(person.whatsapp))
    or own.email is not null and lower(own.email) = lower(person.email)
  )
  where person.id = prospects_of_client.client and person.user_id = (select auth.uid())
$function$;


-- private.put_back

CREATE OR REPLACE FUNCTION private.put_back(relation regclass, given jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  fk record;
  is_there boolean;
  columns text;
begin
  for fk in
    select
      con.confrelid::regclass as parent, con.confdeltype = 'n' as is_emptied, min(own.attname) filter (where pair.place = 1) as name,
      string_agg(format('parent.%I = given.%I', theirs.attname, own.attname), ' and ') as matches
    from pg_catalog.pg_constraint as con
    cross join lateral unnest(con.conkey, con.confkey) with ordinality as pair (own, theirs, place)
    join pg_catalog.pg_attribute as own on own.attrelid = con.conrelid and own.attnum = pair.own
    join pg_catalog.pg_attribute as theirs on theirs.attrelid = con.confrelid and theirs.attnum = pair.theirs
    where con.contype = 'f' and con.conrelid = put_back.relation and con.confrelid <> 'auth.users'::regclass
    group by con.oid, con.confrelid, con.confdeltype
  loop
    continue when given ->> fk.name is null;
    execute format(
      'select exists (select from %s as parent, jsonb_populate_record(null::%s, $1) as given where %s)', fk.parent, relation, fk.matches
    ) into is_there using given;
    continue when is_there;
    if not fk.is_emptied then return false; end if;
    given := given || jsonb_build_object(fk.name, null);
  end loop;
  select string_agg(format('%I', known.attname), ', ') into columns
  from pg_catalog.pg_attribute as known
  where known.attrelid = relation and known.attnum > 0 and not known.attisdropped and known.attgenerated = '' and given ? known.attname;
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', relation, columns) using given;
  return true;
end
$function$;


-- private.queue_deliveries

CREATE OR REPLACE FUNCTION private.queue_deliveries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.kind <> all (private.kinds_told_at_once()) then
    return null;
  end if;
  insert into private.deliveries as waiting (user_id, subscription_id, kind, news, news_since, due_at, pause)
  select new.user_id, way.subscription_id, new.kind, 1, now(), now(), way.pause
  from (
    select device.id as subscription_id, interval '15 seconds' as pause
    from public.push_subscriptions as device where device.user_id = new.user_id
    union all
    select null, interval '10 minutes'
  ) as way
  -- In one order, so that two writers never wait for each other.
  order by way.subscription_id
  on conflict on constraint deliveries_way_key do update set
    news = waiting.news + excluded.news,
    news_since = case when waiting.news > 0 then waiting.news_since else excluded.news_since end,
    -- What is under way, waits for another try or for its pause is not hurried.
    due_at = greatest(waiting.due_at, excluded.due_at);
  perform pg_notify('predio_deliveries', '');
  return null;
end
$function$;


-- private.queue_stripe_cancellation

CREATE OR REPLACE FUNCTION private.queue_stripe_cancellation(stripe_id text, at_once boolean, unless_paid boolean DEFAULT false)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.stripe_cancellations as waiting (stripe_id, at_once, unless_paid)
  values (
    queue_stripe_cancellation.stripe_id, queue_stripe_cancellation.at_once, queue_stripe_cancellation.unless_paid
  )
  on conflict (stripe_id) do update
    set at_once = waiting.at_once or excluded.at_once,
      -- Whoever cancelled meant it, paid or not.
      unless_paid = excluded.unless_paid and (waiting.unless_paid or waiting.done_at is not null),
      requested_at = now(), attempts = 0, next_attempt_at = now(), last_error = null, done_at = null
    where excluded.at_once > waiting.at_once or excluded.unless_paid < waiting.unless_paid
      or not (excluded.at_once or waiting.at_once)
$function$;


-- private.raise_own_version

CREATE OR REPLACE FUNCTION private.raise_own_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.version := old.version + 1;
  return new;
end
$function$;


-- private.raise_site_version

CREATE OR REPLACE FUNCTION private.raise_site_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner constant text := to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0];
  raised constant text := owner || ' ' || pg_current_xact_id();
begin
  if current_setting('predio.raised_site', true) is distinct from raised then
    update public.agent_sites as site set version = site.version + 1 where site.user_id = owner::uuid;
    perform set_config('predio.raised_site', raised, true);
  end if;
  return null;
end
$function$;


-- private.record_document_share

CREATE OR REPLACE FUNCTION private.record_document_share()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.document_history (user_id, document_id, action, details, performed_by)
  values (
    new.user_id, new.document_id, case when tg_op = 'INSERT' then 'shared' else 'revoked' end,
    jsonb_strip_nulls(jsonb_build_object(
      'share_id', new.id, 'client_id', new.shared_with, 'email', new.shared_email, 'expires_at', new.expires_at
    )),
    case when auth.uid() = new.user_id then new.user_id end
  );
  return null;
end
$function$;


-- private.record_document_version

CREATE OR REPLACE FUNCTION private.record_document_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  author constant uuid := case when auth.uid() = new.user_id then new.user_id end;
  moment constant timestamptz := case when tg_op = 'INSERT' then new.created_at else now() end;
  restored constant integer := (
    select max(earlier.version) from public.document_versions as earlier
    where earlier.document_id = new.id and earlier.content = new.content
  );
begin
  insert into public.document_versions (user_id, document_id, version, content, created_by, created_at)
  values (new.user_id, new.id, new.version, new.content, author, moment);

  insert into public.document_history (user_id, document_id, action, details, performed_by, created_at)
  values (
    new.user_id, new.id,
    case when tg_op = 'INSERT' then 'created' when restored is not null then 'restored' else 'edited' end,
    jsonb_strip_nulls(jsonb_build_object('version', new.version, 'restored', restored)), author, moment
  );
  return null;
end
$function$;


-- private.record_price_change

CREATE OR REPLACE FUNCTION private.record_price_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;


-- private.record_stage_change

CREATE OR REPLACE FUNCTION private.record_stage_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.opportunity_stage_changes
    (user_id, opportunity_id, from_stage_id, stage_id, created_at, entered_previous_at)
  values (
    new.user_id, new.id, case when tg_op = 'UPDATE' then old.stage_id end, new.stage_id, new.stage_changed_at,
    case when tg_op = 'UPDATE' then old.stage_changed_at end
  );
  return null;
end
$function$;


-- private.refuse_empty_document

CREATE OR REPLACE FUNCTION private.refuse_empty_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'El documento está vacío'
    using errcode = 'check_violation', schema = 'public', table = 'documents',
          constraint = 'documents_content_stays';
end
$function$;


-- private.related_condition

CREATE OR REPLACE FUNCTION private.related_condition(test jsonb, columns jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  inside constant text := '(found.id in (select client from private.%s as client)) is true';
  outside constant text := 'found.id not in (select client from private.%s as client)';
  field constant text := test ->> 'field';
  known constant boolean := (test ->> 'known')::boolean;
  starts constant timestamptz := (test ->> 'from')::timestamptz;
  ends constant timestamptz := (test ->> 'before')::timestamptz;
  wanted text[] := private.test_words(test -> 'any');
  unwanted text[] := private.test_words(test -> 'none');
  is_moment constant boolean := field in ('contact', 'step');
  source text;
  moment text;
  present text;
  missing text;
  parts text[] := '{}';
begin
  if columns ->> field is distinct from 'related' then
    raise exception 'no such field: %', left(field, 100) using errcode = '22023';
  end if;
  if coalesce(known::text, starts::text, ends::text, wanted::text, unwanted::text) is null
    or (is_moment and coalesce(wanted, unwanted) is not null) or (not is_moment and coalesce(starts, ends) is not null) then
    raise exception 'no such test of %', field using errcode = '22023';
  end if;

  if is_moment and columns ? 'has_next_task' then
    moment := case field when 'contact' then 'found.last_contact_at' else 'found.next_task_due' end;
    -- A task need not have a date, so its moment does not say whether there is one.
    present := case field when 'contact' then 'found.last_contact_at is not null' else 'found.has_next_task is true' end;
    missing := format('(%s) is not true', present);
    parts := array_remove(array[
      case when starts is not null then format('%s >= %L', moment, starts) end,
      case when ends is not null then format('%s < %L', moment, ends) end
    ], null);
    return case
      when not known then missing
      when cardinality(parts) = 0 then present
      when known then array_to_string(parts, ' and ')
      else format('(%s or %s)', array_to_string(parts, ' and '), missing)
    end;
  end if;

  if field = 'contact' then
    if known or starts is not null then
      parts := parts || format(inside, format('contacts_since(%L)', starts));
    end if;
    if not known or ends is not null then
      -- Who was never contacted was not contacted in the last days either.
      parts := parts || format(outside, format('contacts_since(%L)', ends));
    end if;
  elsif field = 'step' then
    if known or starts is not null then
      parts := parts || format(inside, format('clients_with_task(%L, %L)', starts, ends));
    end if;
    if not known then
      parts := parts || format(outside, 'clients_with_task(null, null)');
    elsif starts is not null then
      -- The next step is the earliest: one before the range is the next one instead.
      parts := parts || format(outside, format('clients_with_task(null, %L)', starts));
    elsif known is null then
      parts := parts || format(
        '(%s or %s)', format(outside, 'clients_with_task(null, null)'), format(inside, format('clients_with_task(null, %L)', ends))
      );
    end if;
  else
    if field <> 'operation' then
      wanted := array(select private.search_text(btrim(word)) from unnest(wanted) as word where wanted is not null);
      unwanted := array(select private.search_text(btrim(word)) from unnest(unwanted) as word where unwanted is not null);
    end if;
    source := case field
      when 'stage' then 'clients_in_stages(%L)' when 'zone' then 'clients_in_zones(%L)' else 'clients_with_operation(%L)'
    end;
    if known or cardinality(wanted) > 0 then
      parts := parts || format(inside, format(source, nullif(wanted, '{}')));
    end if;
    if not known or cardinality(unwanted) > 0 then
      parts := parts || format(outside, format(source, nullif(unwanted, '{}')));
    end if;
  end if;
  return array_to_string(parts, ' and ');
end
$function$;


-- private.related_tests

CREATE OR REPLACE FUNCTION private.related_tests(conditions jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_array(jsonb_build_array('{"is": "related"}' || each))), '[]')
  from jsonb_array_elements(conditions) as each
$function$;


-- private.remember_dismissed_notices

CREATE OR REPLACE FUNCTION private.remember_dismissed_notices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.dismissed_notices (user_id, dedupe_key)
  select gone.user_id, gone.dedupe_key
  from gone
  join auth.users as account on account.id = gone.user_id
  where gone.dedupe_key is not null
  on conflict (user_id, dedupe_key) do nothing;
  return null;
end
$function$;


-- private.remember_withdrawn

CREATE OR REPLACE FUNCTION private.remember_withdrawn()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- With its account a listing leaves nothing behind. Somebody who deletes without end is not remembered without end.
  if exists (select from auth.users as account where account.id = old.user_id) and 10000 > (
    select count(*) from (select from public.withdrawn_listings as gone where gone.user_id = old.user_id limit 10000) as counted
  ) then
    insert into public.withdrawn_listings (user_id, published_code) values (old.user_id, old.published_code) on conflict do nothing;
  end if;
  return null;
end
$function$;


-- private.rental_contract_notices

CREATE OR REPLACE FUNCTION private.rental_contract_notices(at timestamp with time zone)
 RETURNS SETOF private.notice
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    property.user_id,
    'rental_contract_ending',
    private.shorten('Contrato de renta por terminar: ' || property.title, 200),
    concat(
      'Termina ', case remaining.days when 1 then 'mañana' else format('en %s días', remaining.days) end,
      ', el ', private.spanish_date(property.rental_contract_end), '.',
      ' Inquilino: ' || tenant.name || '.',
      ' Acuerda a tiempo la renovación o la entrega.'
    ),
    jsonb_strip_nulls(jsonb_build_object('property_id', property.id, 'client_id', tenant.id)),
    format('rental_contract_ending:%s:%s:%s', property.id, property.rental_contract_end, mark.days)
  from public.properties as property
  join public.profiles as profile on profile.id = property.user_id
  cross join lateral (
    select property.rental_contract_end - (rental_contract_notices.at at time zone profile.time_zone)::date as days
  ) as remaining
  join (values (60), (30), (7)) as mark (days) on remaining.days between mark.days - 6 and mark.days
  left join lateral (
    select client.id, private.full_name(client.first_name, client.last_name) as name
    from public.property_clients as link
    join public.clients as client on client.id = link.client_id
    where link.user_id = property.user_id and link.property_id = property.id
      and link.relationship_type = 'tenant' and link.status = 'active'
    order by link.created_at desc
    limit 1
  ) as tenant on true
  where property.rental_contract_end
    between (rental_contract_notices.at at time zone 'UTC')::date
    and (rental_contract_notices.at at time zone 'UTC')::date + 61
    and not property.is_example
$function$;


-- private.report_activity

CREATE OR REPLACE FUNCTION private.report_activity(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with span as (
    select
      private.report_from(first_day, zone) as since,
      least(private.report_until(first_day, last_day, zone), now()) as until
  ),
  -- Days with the same week and the same month: a week that the end of a month cuts is two of them.
  pieces as (
    select
      date_trunc('week', days.day)::date as week, date_trunc('month', days.day)::date as month, days.day,
      row_number() over (order by days.day) as place
    from (
      select week
      from generate_series(
        date_trunc('week', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '7 days'
      ) as week
      union
      select month
      from generate_series(
        date_trunc('month', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '1 month'
      ) as month
      where month > date_trunc('week', first_day::timestamp)
    ) as days (day)
  ),
  beginnings as materialized (
    select array_agg(pieces.day at time zone zone order by pieces.place) as moments from pieces
  ),
  contacts as (
    select contact.type, coalesce(contact.scheduled_at, contact.created_at) as moment
    from public.interactions as contact
    where contact.user_id = (select auth.uid())
      and coalesce(contact.scheduled_at, contact.created_at) >= (select since from span)
      and coalesce(contact.scheduled_at, contact.created_at) < (select until from span)
      and (not contact.is_example or (select private.counts_examples()))
    union all
    select 'whatsapp', message.sent_at
    from public.whatsapp_messages as message
    where message.user_id = (select auth.uid()) and message.direction = 'outbound'
      and message.sent_at >= (select since from span) and message.sent_at < (select until from span)
  ),
  side_by_side as (
    select
      width_bucket(contacts.moment, (select moments from beginnings)) as place,
      count(*) filter (where contacts.type = 'call') as call,
      count(*) filter (where contacts.type = 'email') as email,
      count(*) filter (where contacts.type = 'meeting') as meeting,
      count(*) filter (where contacts.type = 'whatsapp') as whatsapp,
      count(*) filter (where contacts.type = 'visit') as visit,
      count(*) filter (where contacts.type = 'offer') as offer,
      count(*) filter (where contacts.type = 'other') as other
    from contacts
    group by 1
  ),
  counted as (
    select pieces.week, pieces.month, each_type.type, each_type.total
    from side_by_side
    join pieces using (place)
    cross join lateral (
      values ('call', call), ('email', email), ('meeting', meeting), ('whatsapp', whatsapp), ('visit', visit),
        ('offer', offer), ('other', other)
    ) as each_type (type, total)
    where each_type.total > 0
  ),
  by_week as (
    select
      weeks.week,
      coalesce(sum(sums.total), 0) as total,
      coalesce(jsonb_object_agg(sums.type, sums.total) filter (where sums.type is not null), '{}') as types
    from (select distinct pieces.week from pieces) as weeks
    left join (select week, type, sum(total) as total from counted group by week, type) as sums using (week)
    group by weeks.week
  ),
  by_month as (
    select
      months.month,
      coalesce(sum(sums.total), 0) as total,
      coalesce(jsonb_object_agg(sums.type, sums.total) filter (where sums.type is not null), '{}') as types
    from (select distinct pieces.month from pieces where pieces.month >= date_trunc('month', first_day::timestamp)) as months
    left join (select month, type, sum(total) as total from counted group by month, type) as sums using (month)
    group by months.month
  ),
  by_type as (
    select counted.type, sum(counted.total) as total from counted group by counted.type
  )
  select jsonb_build_object(
    'weeks', coalesce((select jsonb_agg(to_jsonb(by_week) order by week) from by_week), '[]'),
    'months', coalesce((select jsonb_agg(to_jsonb(by_month) order by month) from by_month), '[]'),
    'types', coalesce((select jsonb_object_agg(by_type.type, by_type.total) from by_type), '{}'),
    'total', (select coalesce(sum(by_type.total), 0) from by_type)
  )
$function$;


-- private.report_commissions

CREATE OR REPLACE FUNCTION private.report_commissions(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with lines as (
    select
      date_trunc('month', opportunity.closed_at at time zone zone)::date as month,
      opportunity.type,
      coalesce(private.commission_of(
        opportunity.type, coalesce(opportunity.closed_amount, opportunity.expected_amount),
        opportunity.commission_percentage, opportunity.commission_months
      ), 0) as earned,
      0::numeric as expected,
      0::numeric as weighted
    from public.opportunities as opportunity
    where opportunity.user_id = (select auth.uid()) and opportunity.status = 'won'
      and opportunity.closed_at >= (select private.report_from(first_day, zone))
      and opportunity.closed_at < (select private.report_until(first_day, last_day, zone))
      and (not opportunity.is_example or (select private.counts_examples()))
    union all
    select
      date_trunc('month', opportunity.expected_close_date::timestamp)::date,
      opportunity.type,
      0,
      commission.amount,
      round(commission.amount * coalesce(opportunity.probability, 0) / 100, 2)
    from public.opportunities as opportunity
    cross join lateral (
      select coalesce(private.commission_of(
        opportunity.type, opportunity.expected_amount, opportunity.commission_percentage, opportunity.commission_months
      ), 0) as amount
    ) as commission
    where opportunity.user_id = (select auth.uid()) and opportunity.status = 'open'
      and opportunity.expected_close_date between first_day and least(last_day, first_day + 3660)
      and (not opportunity.is_example or (select private.counts_examples()))
  ),
  months as (
    select month::date as month
    from generate_series(
      date_trunc('month', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '1 month'
    ) as month
  ),
  by_month as (
    select
      months.month, coalesce(sum(lines.earned), 0) as earned, coalesce(sum(lines.expected), 0) as expected,
      coalesce(sum(lines.weighted), 0) as weighted
    from months left join lines using (month)
    group by months.month
  ),
  by_type as (
    select type, sum(earned) as earned, sum(expected) as expected, sum(weighted) as weighted from lines group by type
  )
  select jsonb_build_object(
    'months', coalesce((select jsonb_agg(to_jsonb(by_month) order by month) from by_month), '[]'),
    'types', coalesce((select jsonb_agg(to_jsonb(by_type) order by type) from by_type), '[]'),
    'total', (
      select jsonb_build_object(
        'earned', coalesce(sum(earned), 0), 'expected', coalesce(sum(expected), 0), 'weighted', coalesce(sum(weighted), 0)
      )
      from lines
    )
  )
$function$;


-- private.report_forecast

CREATE OR REPLACE FUNCTION private.report_forecast(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with open as (
    select
      opportunity.expected_close_date as day,
      coalesce(opportunity.expected_amount, 0) as amount,
      round(coalesce(opportunity.expected_amount, 0) * coalesce(opportunity.probability, 0) / 100, 2) as weighted
    from public.opportunities as opportunity
    where opportunity.user_id = (select auth.uid()) and opportunity.status = 'open'
      and (not opportunity.is_example or (select private.counts_examples()))
  ),
  months as (
    select month::date as month
    from generate_series(
      date_trunc('month', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '1 month'
    ) as month
  ),
  summed as (
    select
      date_trunc('month', open.day::timestamp)::date as month,
      count(*) as total, sum(open.amount) as amount, sum(open.weighted) as weighted
    from open
    where open.day between first_day and least(last_day, first_day + 3660)
    group by 1
  )
  select jsonb_build_object(
    'months', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'month', months.month, 'total', coalesce(summed.total, 0), 'amount', coalesce(summed.amount, 0),
            'weighted', coalesce(summed.weighted, 0)
          )
          order by months.month
        )
        from months left join summed using (month)
      ),
      '[]'
    ),
    -- Worth a call, both. What was due earlier this month, or in days that somebody chose, still counts in its month.
    'undated', (
      select jsonb_build_object('total', count(*), 'amount', coalesce(sum(amount), 0), 'weighted', coalesce(sum(weighted), 0))
      from open where open.day is null
    ),
    'overdue', (
      select jsonb_build_object('total', count(*), 'amount', coalesce(sum(amount), 0), 'weighted', coalesce(sum(weighted), 0))
      from open where open.day < (now() at time zone zone)::date
    )
  )
$function$;


-- private.report_from

CREATE OR REPLACE FUNCTION private.report_from(first_day date, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((first_day)::timestamp without time zone AT TIME ZONE zone);


-- private.report_outcomes

CREATE OR REPLACE FUNCTION private.report_outcomes(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with closed as (
    select
      opportunity.status,
      nullif(btrim(opportunity.closed_reason), '') as reason,
      date_trunc('month', opportunity.closed_at at time zone zone)::date as month,
      coalesce(opportunity.closed_amount, opportunity.expected_amount, 0) as amount,
      date_part('epoch', opportunity.closed_at - opportunity.created_at) / 86400 as days
    from public.opportunities as opportunity
    where opportunity.user_id = (select auth.uid())
      and opportunity.closed_at >= (select private.report_from(first_day, zone))
      and opportunity.closed_at < (select private.report_until(first_day, last_day, zone))
      and (not opportunity.is_example or (select private.counts_examples()))
  ),
  totals as (
    select
      count(*) filter (where status = 'won') as won,
      count(*) filter (where status = 'lost') as lost,
      coalesce(sum(amount) filter (where status = 'won'), 0) as won_amount,
      coalesce(sum(amount) filter (where status = 'lost'), 0) as lost_amount,
      round((avg(days) filter (where status = 'won'))::numeric, 1) as days_to_win
    from closed
  ),
  months as (
    select month::date as month
    from generate_series(
      date_trunc('month', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '1 month'
    ) as month
  ),
  by_month as (
    select
      months.month,
      count(*) filter (where closed.status = 'won') as won,
      count(*) filter (where closed.status = 'lost') as lost,
      coalesce(sum(closed.amount) filter (where closed.status = 'won'), 0) as won_amount,
      coalesce(sum(closed.amount) filter (where closed.status = 'lost'), 0) as lost_amount
    from months left join closed using (month)
    group by months.month
  ),
  as_written as (
    select status, reason, count(*) as total, sum(amount) as amount from closed group by status, reason
  ),
  -- The same reason in other letters is the same reason; it is shown as it was written most often.
  by_reason as (
    select
      status, (array_agg(reason order by total desc, reason))[1] as reason, sum(total) as total, sum(amount) as amount
    from as_written
    group by status, private.search_text(reason), reason is null
  )
  select jsonb_build_object(
    'total', (
      select to_jsonb(totals) || jsonb_build_object('win_rate', private.share_of(won, won + lost)) from totals
    ),
    'months', coalesce((select jsonb_agg(to_jsonb(by_month) order by month) from by_month), '[]'),
    'reasons', coalesce(
      (select jsonb_agg(to_jsonb(by_reason) order by status, total desc, amount desc, reason) from by_reason), '[]'
    )
  )
$function$;


-- private.report_pipeline

CREATE OR REPLACE FUNCTION private.report_pipeline(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with span as (
    select private.report_until(first_day, last_day, zone) as until
  ),
  held as (
    select
      case
        when opportunity.stage_changed_at < span.until then opportunity.stage_id
        else (
          select change.stage_id from public.opportunity_stage_changes as change
          where change.user_id = opportunity.user_id and change.opportunity_id = opportunity.id
            and change.created_at < span.until
          order by change.created_at desc
          limit 1
        )
      end as stage_id,
      coalesce(opportunity.expected_amount, 0) as amount,
      coalesce(opportunity.probability, 0) as probability,
      coalesce(private.commission_of(
        opportunity.type, opportunity.expected_amount, opportunity.commission_percentage, opportunity.commission_months
      ), 0) as commission
    from public.opportunities as opportunity, span
    where opportunity.user_id = (select auth.uid())
      -- What is closed since before is neither open then nor worth a look.
      and (opportunity.closed_at is null or opportunity.closed_at >= span.until)
      and (not opportunity.is_example or (select private.counts_examples()))
  ),
  summed as (
    select
      held.stage_id,
      count(*) as total,
      sum(held.amount) as amount,
      sum(round(held.amount * held.probability / 100, 2)) as weighted,
      sum(held.commission) as commission
    from held
    group by held.stage_id
  ),
  stages as (
    select
      stage.id, stage.name, stage.color, stage.order_index,
      coalesce(summed.total, 0) as total,
      coalesce(summed.amount, 0) as amount,
      coalesce(summed.weighted, 0) as weighted,
      coalesce(summed.commission, 0) as commission
    from public.opportunity_stages as stage
    left join summed on summed.stage_id = stage.id
    where stage.outcome = 'open'
  )
  select jsonb_build_object(
    'stages', (select jsonb_agg(to_jsonb(stages) - 'order_index' order by stages.order_index) from stages),
    'total', (
      select jsonb_build_object(
        'total', sum(total), 'amount', sum(amount), 'weighted', sum(weighted), 'commission', sum(commission)
      )
      from stages
    )
  )
$function$;


-- private.report_prospects

CREATE OR REPLACE FUNCTION private.report_prospects(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with asked as materialized (
    select
      own.source_name, own.status, own.answered_at is not null as is_answered,
      extract(epoch from own.answered_at - own.received_at) as seconds
    from public.prospects as own
    where own.user_id = (select auth.uid()) and own.source <> 'test'
      and own.received_at >= (select private.report_from(first_day, zone))
      and own.received_at < (select private.report_until(first_day, last_day, zone))
  ),
  counted as (
    select
      asked.source_name, grouping(asked.source_name) = 1 as is_total,
      count(*) as prospects, count(*) filter (where asked.status = 'accepted') as accepted,
      count(*) filter (where asked.status = 'discarded') as discarded, count(*) filter (where asked.is_answered) as answered,
      count(*) filter (where asked.seconds <= 300) as within_five_minutes, count(*) filter (where asked.seconds <= 3600) as within_an_hour,
      round(percentile_cont(0.5) within group (order by asked.seconds))::bigint as median_seconds
    from asked
    group by grouping sets ((asked.source_name), ())
  )
  select jsonb_build_object(
    'total', (select to_jsonb(counted) - '{source_name,is_total}'::text[] from counted where counted.is_total),
    'sources', coalesce((
      select jsonb_agg(to_jsonb(counted) - 'is_total' order by counted.prospects desc, counted.source_name)
      from counted where not counted.is_total
    ), '[]')
  )
$function$;


-- private.report_sources

CREATE OR REPLACE FUNCTION private.report_sources(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with deals as (
    select
      opportunity.client_id,
      count(*) as opportunities,
      count(*) filter (where opportunity.status = 'won') as won,
      sum(coalesce(opportunity.closed_amount, opportunity.expected_amount, 0)) filter (where opportunity.status = 'won')
        as won_amount
    from public.opportunities as opportunity
    where opportunity.user_id = (select auth.uid()) and opportunity.client_id is not null
      and (not opportunity.is_example or (select private.counts_examples()))
    group by opportunity.client_id
  ),
  newcomers as materialized (
    select
      client.type, nullif(btrim(client.source), '') as source, coalesce(deals.opportunities, 0) as opportunities,
      coalesce(deals.won, 0) as won, coalesce(deals.won_amount, 0) as won_amount
    from public.clients as client
    left join deals on deals.client_id = client.id
    where client.user_id = (select auth.uid())
      and client.created_at >= (select private.report_from(first_day, zone))
      and client.created_at < (select private.report_until(first_day, last_day, zone))
      and (not client.is_example or (select private.counts_examples()))
  ),
  as_written as (
    select
      source, count(*) as clients, count(*) filter (where won > 0) as buyers, sum(opportunities) as opportunities,
      sum(won) as won, sum(won_amount) as won_amount
    from newcomers
    group by source
  ),
  -- The same source in other letters is the same source; it is shown as it was written most often.
  by_source as (
    select
      (array_agg(source order by clients desc, source))[1] as source, sum(clients) as clients, sum(buyers) as buyers,
      sum(opportunities) as opportunities, sum(won) as won, sum(won_amount) as won_amount
    from as_written
    group by private.search_text(source), source is null
  ),
  by_type as (
    select type, count(*) as clients, sum(won) as won, sum(won_amount) as won_amount from newcomers group by type
  )
  select jsonb_build_object(
    'total', (select count(*) from newcomers),
    'sources', coalesce(
      (
        select jsonb_agg(
          to_jsonb(by_source) || jsonb_build_object('conversion', private.share_of(buyers, clients))
          order by clients desc, won desc, source
        )
        from by_source
      ),
      '[]'
    ),
    'types', coalesce((select jsonb_agg(to_jsonb(by_type) order by clients desc, type) from by_type), '[]')
  )
$function$;


-- private.report_stages

CREATE OR REPLACE FUNCTION private.report_stages(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with span as (
    select private.report_from(first_day, zone) as since, private.report_until(first_day, last_day, zone) as until
  ),
  ends as (
    select opportunity.furthest_stage as reached, opportunity.status, count(*) as total
    from public.opportunities as opportunity, span
    where opportunity.user_id = (select auth.uid())
      and opportunity.created_at >= span.since and opportunity.created_at < span.until
      and (not opportunity.is_example or (select private.counts_examples()))
    group by opportunity.furthest_stage, opportunity.status
  ),
  stays as (
    select
      change.from_stage_id as stage_id,
      date_part('epoch', change.created_at - change.entered_previous_at) / 86400 as days
    from public.opportunity_stage_changes as change, span
    where change.user_id = (select auth.uid()) and change.created_at >= span.since and change.created_at < span.until
      and change.entered_previous_at is not null
      and change.opportunity_id <> all (array(
        select example.id from public.opportunities as example
        where example.user_id = (select auth.uid()) and example.is_example and not (select private.counts_examples())
      ))
  ),
  times as (
    select
      stays.stage_id, count(*) as left_it, round(avg(stays.days)::numeric, 1) as average_days,
      round((percentile_cont(0.5) within group (order by stays.days))::numeric, 1) as median_days
    from stays
    group by stays.stage_id
  ),
  stages as (
    select
      stage.id, stage.name, stage.color, stage.outcome, stage.order_index,
      coalesce((select sum(ends.total) from ends where ends.reached >= stage.order_index), 0) as reached,
      coalesce((select sum(ends.total) from ends where ends.reached > stage.order_index), 0) as went_on,
      coalesce(
        (select sum(ends.total) from ends where ends.reached = stage.order_index and ends.status = 'lost'), 0
      ) as lost_here,
      coalesce(times.left_it, 0) as left_it,
      times.average_days,
      times.median_days
    from public.opportunity_stages as stage
    left join times on times.stage_id = stage.id
    where stage.outcome <> 'lost'
  )
  select jsonb_build_object(
    'begun', (select coalesce(sum(ends.total), 0) from ends),
    'stages', (
      select jsonb_agg(
        to_jsonb(stages) - 'order_index'
          || jsonb_build_object('conversion', case when outcome = 'open' then private.share_of(went_on, reached) end)
        order by order_index
      )
      from stages
    )
  )
$function$;


-- private.report_tasks

CREATE OR REPLACE FUNCTION private.report_tasks(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with asked as materialized (
    select
      (task.due_date at time zone zone)::date as day,
      case when task.status = 'completed' then (task.completed_at at time zone zone)::date end as done
    from public.tasks as task
    where task.user_id = (select auth.uid()) and task.status <> 'cancelled'
      and task.due_date >= (select private.report_from(first_day, zone))
      and task.due_date < (select private.report_until(first_day, last_day, zone))
      and (not task.is_example or (select private.counts_examples()))
  ),
  counted as (
    select
      -- The first day of all was a Monday.
      asked.day - (asked.day - date '0001-01-01') % 7 as week,
      date_trunc('month', asked.day::timestamp)::date as month,
      count(*) filter (where asked.done <= asked.day) as on_time,
      count(*) filter (where asked.done > asked.day) as late,
      count(*) filter (where asked.done is null and asked.day < today.day) as missed,
      count(*) filter (where asked.done is null and asked.day >= today.day) as pending
    from asked, (select (now() at time zone zone)::date as day) as today
    group by 1, 2
  ),
  by_week as (
    select
      weeks.week::date as week, coalesce(sum(counted.on_time), 0) as on_time, coalesce(sum(counted.late), 0) as late,
      coalesce(sum(counted.missed), 0) as missed, coalesce(sum(counted.pending), 0) as pending
    from generate_series(
      date_trunc('week', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '7 days'
    ) as weeks (week)
    left join counted on counted.week = weeks.week::date
    group by 1
  ),
  by_month as (
    select
      months.month::date as month, coalesce(sum(counted.on_time), 0) as on_time, coalesce(sum(counted.late), 0) as late,
      coalesce(sum(counted.missed), 0) as missed, coalesce(sum(counted.pending), 0) as pending
    from generate_series(
      date_trunc('month', first_day::timestamp), least(last_day, first_day + 3660)::timestamp, interval '1 month'
    ) as months (month)
    left join counted on counted.month = months.month::date
    group by 1
  ),
  totals as (
    select
      coalesce(sum(on_time), 0) as on_time, coalesce(sum(late), 0) as late, coalesce(sum(missed), 0) as missed,
      coalesce(sum(pending), 0) as pending
    from by_week
  )
  select jsonb_build_object(
    'weeks', coalesce((select jsonb_agg(to_jsonb(by_week) order by week) from by_week), '[]'),
    'months', coalesce((select jsonb_agg(to_jsonb(by_month) order by month) from by_month), '[]'),
    'total', (
      select to_jsonb(totals) || jsonb_build_object('rate', private.share_of(on_time, on_time + late + missed))
      from totals
    )
  )
$function$;


-- private.report_traffic

CREATE OR REPLACE FUNCTION private.report_traffic(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with came as materialized (
    select visit.published_code, visit.source, visit.views, visit.forms, visit.presses
    from public.agent_site_visits as visit
    where visit.user_id = (select auth.uid()) and visit.day between report_traffic.first_day and report_traffic.last_day
  ),
  totals as (
    select
      coalesce(sum(came.views), 0) as views, coalesce(sum(came.forms), 0) as forms, coalesce(sum(came.presses), 0) as presses
    from came
  ),
  by_source as (
    select came.source, sum(came.views) as views, sum(came.forms) as forms, sum(came.presses) as presses
    from came group by came.source
  ),
  by_listing as (
    select came.published_code, sum(came.views) as views, sum(came.forms) as forms, sum(came.presses) as presses
    from came where came.published_code is not null
    group by came.published_code
    order by sum(came.views) desc, came.published_code
    limit 20
  )
  select jsonb_build_object(
    'total', (select to_jsonb(totals) from totals),
    'sources', coalesce((select jsonb_agg(to_jsonb(each) order by each.views desc, each.source) from by_source as each), '[]'),
    'listings', coalesce((
      select jsonb_agg(
        to_jsonb(each) || jsonb_build_object('title', own.title) order by each.views desc, each.published_code
      )
      from by_listing as each
      left join public.properties as own
        on own.user_id = (select auth.uid()) and own.published_code = each.published_code and own.published_at is not null
    ), '[]')
  )
$function$;


-- private.report_until

CREATE OR REPLACE FUNCTION private.report_until(first_day date, last_day date, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (((LEAST(last_day, (first_day + 3660)) + 1))::timestamp without time zone AT TIME ZONE zone);


-- private.require_second_factor

CREATE OR REPLACE FUNCTION private.require_second_factor()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not private.passed_second_factor() then
    raise exception 'the second factor has not been shown in this session' using errcode = '42501';
  end if;
end
$function$;


-- private.reserved_site_names

CREATE OR REPLACE FUNCTION private.reserved_site_names()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ARRAY['admin'::text, 'administrador'::text, 'agencia'::text, 'agente'::text, 'agentes'::text, 'api'::text, 'app'::text, 'assets'::text, 'aviso'::text, 'ayuda'::text, 'blog'::text, 'buscar'::text, 'compartido'::text, 'contacto'::text, 'cuenta'::text, 'dashboard'::text, 'demo'::text, 'feeds'::text, 'fotos'::text, 'home'::text, 'index'::text, 'inicio'::text, 'login'::text, 'mapa'::text, 'metrics'::text, 'null'::text, 'oficial'::text, 'operador'::text, 'planes'::text, 'precios'::text, 'predio'::text, 'privacidad'::text, 'propiedades'::text, 'registro'::text, 'reportar'::text, 'reporte'::text, 'robots'::text, 'seleccion'::text, 'sitemap'::text, 'sitio'::text, 'soporte'::text, 'terminos'::text, 'undefined'::text, 'usuario'::text, 'whatsapp'::text, 'www'::text];


-- private.retry_follow_ups

CREATE OR REPLACE FUNCTION private.retry_follow_ups(at timestamp with time zone, max_time interval DEFAULT '00:00:15'::interval)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET lock_timeout TO '1s'
AS $function$
declare
  began constant timestamptz := clock_timestamp();
  failed private.follow_up_failures;
  started integer := 0;
begin
  delete from private.follow_up_failures as known
  using public.opportunities as deal
  where deal.id = known.opportunity_id and deal.user_id = known.user_id
    and deal.status <> 'open' and deal.stage_id is distinct from known.stage_id;
  for failed in
    select known.* from private.follow_up_failures as known
    order by row_number() over (partition by known.user_id order by known.tried_at, known.id), random()
    limit 5000
  loop
    exit when clock_timestamp() > began + retry_follow_ups.max_time;
    begin
      perform private.start_plans(
        failed.user_id, failed.happened, failed.client_id, failed.source_id, failed.opportunity_id, failed.stage_id, failed.first_day,
        failed.since
      );
      delete from private.follow_up_failures as known where known.id = failed.id;
      started := started + 1;
    exception when others then
      update private.follow_up_failures as known set reason = sqlerrm, tried_at = clock_timestamp() where known.id = failed.id;
      perform private.tell_failure(
        failed.user_id, 'Un plan de seguimiento no pudo empezar', sqlstate, sqlerrm, failed.client_id, retry_follow_ups.at
      );
    end;
  end loop;
  return started;
end
$function$;


-- private.run_daily_part

CREATE OR REPLACE FUNCTION private.run_daily_part(part text, at timestamp with time zone DEFAULT now())
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  case run_daily_part.part
    when 'expire_subscriptions' then
      return jsonb_build_object('expired', private.expire_subscriptions(run_daily_part.at));
    when 'add_report_tasks' then
      return jsonb_strip_nulls(jsonb_build_object('report_tasks', nullif(private.add_report_tasks(run_daily_part.at), 0)));
    when 'start_visit_plans' then
      perform private.retry_follow_ups(run_daily_part.at);
      perform private.start_visit_plans(run_daily_part.at);
    when 'advance_follow_ups' then
      return jsonb_strip_nulls(jsonb_build_object('follow_up_tasks', nullif(private.advance_follow_ups(run_daily_part.at), 0)));
    when 'give_notices' then
      return jsonb_build_object('notifications', private.give_notices(run_daily_part.at));
    when 'forget_old_records' then
      -- Nothing is told for longer than two months, so older keys cannot come back.
      delete from private.dismissed_notices where dismissed_at < run_daily_part.at - interval '100 days';
      delete from private.report_tasks where month < (run_daily_part.at - interval '100 days')::date;
      delete from private.deleted_records where deleted_at < run_daily_part.at - interval '1 day';
      delete from public.bulk_actions where created_at < run_daily_part.at - interval '1 day';
      delete from private.follow_up_failures where created_at < run_daily_part.at - interval '30 days';
      delete from public.prospects where status = 'discarded' and discarded_at < run_daily_part.at - interval '90 days';
      delete from private.followed_visits where scheduled_at < run_daily_part.at - interval '3 days';
      delete from public.agent_site_visits where day < (run_daily_part.at - interval '2 years')::date;
      delete from public.withdrawn_listings where withdrawn_at < run_daily_part.at - interval '2 years';
  end case;
  return '{}';
end
$function$;


-- private.run_daily_work

CREATE OR REPLACE FUNCTION private.run_daily_work(at timestamp with time zone DEFAULT now())
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  part text;
  report jsonb := '{}';
  failures text[] := '{}';
begin
  foreach part in array private.daily_parts() loop
    begin
      report := report || private.run_daily_part(part, run_daily_work.at);
    exception when query_canceled or others then
      failures := failures || (part || ': ' || sqlerrm);
    end;
  end loop;
  if cardinality(failures) > 0 then
    raise warning 'daily work: %', array_to_string(failures, '; ');
    report := report || jsonb_build_object('failures', failures);
  end if;
  return report;
end
$function$;


-- private.search_text

CREATE OR REPLACE FUNCTION private.search_text(VARIADIC parts text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  folded text := private.spanish_defaults(array_to_string(parts, ' '));
begin
  if octet_length(folded) > length(folded) then
    folded := regexp_replace(normalize(folded, nfd), '[\u0300-\u036F]', '', 'g');
  end if;
  folded := lower(folded);
  if folded ~ '[''’‘`´ʼ]' then
    folded := regexp_replace(folded, '([a-z])[''’‘`´ʼ](?=[a-z])', '\1', 'g');
  end if;
  return folded;
end
$function$;


-- private.see_booked_request

CREATE OR REPLACE FUNCTION private.see_booked_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.selection_items as item set seen_at = item.answered_at
  where item.id = new.selection_item_id and item.user_id = new.user_id
    and item.answered_at is not null and (item.seen_at is null or item.seen_at < item.answered_at);
  return null;
end
$function$;


-- private.see_new_copy

CREATE OR REPLACE FUNCTION private.see_new_copy()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.first_seen_at := coalesce(new.first_seen_at, new.created_at, now());
  new.last_seen_at := coalesce(new.last_seen_at, new.first_seen_at);
  return new;
end
$function$;


-- private.server_columns

CREATE OR REPLACE FUNCTION private.server_columns()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN ARRAY['id'::text, 'user_id'::text, 'created_at'::text, 'updated_at'::text, 'is_example'::text, 'import_id'::text, 'import_row'::text, 'needs_review'::text];


-- private.set_link_token

CREATE OR REPLACE FUNCTION private.set_link_token(owner uuid, secret text, token text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.user_settings (user_id) values (owner) on conflict (user_id) do nothing;
  insert into public.user_secrets (user_id, name, plain_text, token_hash)
  values (owner, secret, token, encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  on conflict (user_id, name) do update
  set plain_text = excluded.plain_text, ciphertext = null, token_hash = excluded.token_hash;
$function$;


-- private.set_notice_token

CREATE OR REPLACE FUNCTION private.set_notice_token(owner uuid, token text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select private.set_link_token(owner, 'notice', token) $function$;


-- private.set_updated_at

CREATE OR REPLACE FUNCTION private.set_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$;


-- private.share_of

CREATE OR REPLACE FUNCTION private.share_of(part numeric, whole numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN round((part / NULLIF(whole, (0)::numeric)), 4);


-- private.shorten

CREATE OR REPLACE FUNCTION private.shorten(value text, most integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (char_length(value) <= most) THEN value ELSE (rtrim("left"(value, (most - 1))) || '…'::text) END;


-- private.sign_template

CREATE OR REPLACE FUNCTION private.sign_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.user_id is null then
    return new;
  end if;
  if not new.is_public then
    new.author := null;
    return new;
  end if;
  if exists (
    select from public.document_templates as built_in
    where built_in.user_id is null and private.search_text(built_in.name) = private.search_text(new.name)
  ) then
    raise exception 'Ya hay una plantilla de Predio con ese nombre. Elige otro para publicarla.' using errcode = 'P0001';
  end if;
  new.author := (
    select left(coalesce(nullif(btrim(profile.full_name), ''), nullif(btrim(profile.company), '')), 200)
    from public.profiles as profile where profile.id = new.user_id
  );
  return new;
end
$function$;


-- private.single_full_stop

CREATE OR REPLACE FUNCTION private.single_full_stop()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.message := regexp_replace(new.message, '([ap]\.m\.)\.', '\1', 'g');
  return new;
end
$function$;


-- private.site_key

CREATE OR REPLACE FUNCTION private.site_key(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "left"((SELECT (regexp_replace(lower(parts.parts[1]), '\.?(:80|:443)?$'::text, ''::text) || regexp_replace(parts.parts[2], '/+$'::text, ''::text)) FROM regexp_match(btrim(site_key.address), '^(?:https?://)?(?:[^/?#]*@)?(?:www\.)?([^/?#]+)([^?#]*)'::text, 'i'::text) parts(parts)), 300);


-- private.spanish_date

CREATE OR REPLACE FUNCTION private.spanish_date(day date)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN format('%s de %s de %s'::text, EXTRACT(day FROM day), (ARRAY['enero'::text, 'febrero'::text, 'marzo'::text, 'abril'::text, 'mayo'::text, 'junio'::text, 'julio'::text, 'agosto'::text, 'septiembre'::text, 'octubre'::text, 'noviembre'::text, 'diciembre'::text])[(EXTRACT(month FROM day))::integer], EXTRACT(year FROM day));


-- private.spanish_defaults

CREATE OR REPLACE FUNCTION private.spanish_defaults(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN replace(replace(value, 'Untitled Property'::text, 'Propiedad sin título'::text), 'Unknown Location'::text, 'Ubicación no indicada'::text);


-- private.spanish_hour

CREATE OR REPLACE FUNCTION private.spanish_hour(local timestamp without time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (to_char(local, 'HH24:MI'::text) = ANY (ARRAY['00:00'::text, '23:59'::text])) THEN ''::text ELSE ((CASE WHEN (to_char(local, 'FMHH12'::text) = '1'::text) THEN ' a la '::text ELSE ' a las '::text END || to_char(local, 'FMHH12:MI'::text)) || CASE WHEN (EXTRACT(hour FROM local) < (12)::numeric) THEN ' a.m.'::text ELSE ' p.m.'::text END) END;


-- private.stamp_notification_read

CREATE OR REPLACE FUNCTION private.stamp_notification_read()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.read_at := case when new.read then coalesce(new.read_at, now()) end;
  return new;
end
$function$;


-- private.stamp_prospect

CREATE OR REPLACE FUNCTION private.stamp_prospect()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.status = 'accepted' and new.status <> 'accepted' then
    raise exception 'Este prospecto ya es tu cliente.'
      using errcode = 'check_violation', schema = 'public', table = 'prospects', constraint = 'prospects_accepted_stays';
  end if;
  new.accepted_at := case when new.status = 'accepted' then coalesce(new.accepted_at, now()) end;
  new.discarded_at := case when new.status = 'discarded' then coalesce(old.discarded_at, now()) end;
  return new;
end
$function$;


-- private.stamp_publication

CREATE OR REPLACE FUNCTION private.stamp_publication()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.status = 'inactive' and old.status <> 'inactive' then
      new.is_published := false;
    end if;
    new.published_at := old.published_at;
  else
    new.published_at := null;
  end if;
  if new.is_published then
    new.published_at := coalesce(new.published_at, now());
  end if;
  return new;
end
$function$;


-- private.stamp_task_completed

CREATE OR REPLACE FUNCTION private.stamp_task_completed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status <> 'completed' then
    new.completed_at := null;
  elsif tg_op = 'UPDATE' and old.status = 'completed' then
    new.completed_at := old.completed_at;
  else
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  return new;
end
$function$;


-- private.stamp_withdrawn_consent

CREATE OR REPLACE FUNCTION private.stamp_withdrawn_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.withdrawn_at := case when old.withdrawn_at is not null then old.withdrawn_at when new.withdrawn_at is not null then now() end;
  return new;
end
$function$;


-- private.start_follow_ups

CREATE OR REPLACE FUNCTION private.start_follow_ups(owner uuid, happened text, client uuid, source uuid, opportunity uuid DEFAULT NULL::uuid, stage uuid DEFAULT NULL::uuid, first_day date DEFAULT NULL::date, since timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Most agents have no such plan: a block that catches errors is a subtransaction, and a statement with tens of thousands of rows would have as many.
  if not exists (
    select from public.follow_up_plans as plan
    where plan.user_id = start_follow_ups.owner and plan.is_automatic and plan.starts_when = start_follow_ups.happened
  ) then
    return true;
  end if;
  begin
    perform private.start_plans(owner, happened, client, source, opportunity, stage, first_day, since);
    return true;
  exception when others then
    -- Nobody is kept from saving (PLAN-07).
    insert into private.follow_up_failures as known
      (user_id, happened, client_id, source_id, opportunity_id, stage_id, first_day, since, reason)
    values (owner, happened, client, source, opportunity, stage, coalesce(first_day, private.today_of(owner)), since, sqlerrm)
    on conflict on constraint follow_up_failures_key do update set reason = excluded.reason, tried_at = now();
    return false;
  end;
end
$function$;


-- private.start_plan_for_clients

CREATE OR REPLACE FUNCTION private.start_plan_for_clients(batch uuid, plan uuid, ids uuid[])
 RETURNS TABLE(id uuid, outcome text, started uuid, tasks uuid[])
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.check_bulk('clients', cardinality(ids));
  for id in
    select client.id from public.clients as client where client.id = any (ids) and client.user_id = auth.uid() order by client.id
  loop
    insert into public.follow_up_runs (id, plan_id, client_id) values (md5(batch::text || id)::uuid, plan, start_plan_for_clients.id)
    on conflict do nothing
    returning follow_up_runs.id into started;
    outcome := case when started is null then 'same' else 'changed' end;
    -- Those of the first day.
    tasks := case when started is not null then array(
      select task.id from public.tasks as task
      where task.user_id = auth.uid() and task.client_id = start_plan_for_clients.id and task.created_at = now()
    ) end;
    return next;
  end loop;
end
$function$;


-- private.start_plans

CREATE OR REPLACE FUNCTION private.start_plans(owner uuid, happened text, client uuid, source uuid, opportunity uuid, stage uuid, first_day date, since timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  started uuid;
begin
  for started in
    insert into public.follow_up_runs (user_id, plan_id, client_id, opportunity_id, source_id, started_on)
    select start_plans.owner, plan.id, start_plans.client, start_plans.opportunity, start_plans.source, start_plans.first_day
    from public.follow_up_plans as plan
    join public.clients as person on person.id = start_plans.client and person.user_id = start_plans.owner
    where plan.user_id = start_plans.owner and plan.is_automatic and plan.starts_when = start_plans.happened
      and (plan.client_type is null or plan.client_type = person.type)
      and plan.stage_id is not distinct from start_plans.stage
      and person.status <> 'inactive' and not person.is_example
      -- Two conditions, each found by an index.
      and (start_plans.since is null or not exists (
        select from public.follow_up_runs as run
        where run.user_id = start_plans.owner and run.plan_id = plan.id and run.client_id = start_plans.client and run.state <> 'ended'
      ))
      and (start_plans.since is null or not exists (
        select from public.follow_up_runs as run
        where run.user_id = start_plans.owner and run.plan_id = plan.id and run.client_id = start_plans.client
          and run.updated_at >= start_plans.since
      ))
    on conflict do nothing
    returning id
  loop
    perform private.do_due_steps(started);
  end loop;
end
$function$;


-- private.start_visit_plans

CREATE OR REPLACE FUNCTION private.start_visit_plans(at timestamp with time zone, max_each integer DEFAULT 100, max_visits integer DEFAULT 5000, max_time interval DEFAULT '00:00:15'::interval)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET lock_timeout TO '1s'
AS $function$
declare
  began constant timestamptz := clock_timestamp();
  visit record;
  taken integer[] := '{}';
  started boolean;
  followed bigint := 0;
begin
  for visit in
    select own.*, agent.id as user_id, agent.place
    from (
      select known.id, (row_number() over ())::integer as place
      from (
        select distinct plan.user_id from public.follow_up_plans as plan where plan.is_automatic and plan.starts_when = 'visit_made'
      ) as known (id)
    ) as agent
    cross join lateral (
      select
        contact.id, contact.client_id, contact.scheduled_at, row_number() over (order by contact.scheduled_at, contact.id) as turn
      from public.interactions as contact
      where contact.user_id = agent.id and contact.type = 'visit' and contact.client_id is not null and not contact.is_example
        and contact.scheduled_at between start_visit_plans.at - interval '2 days' and start_visit_plans.at
        and not exists (
          select from private.followed_visits as earlier
          where earlier.visit_id = contact.id and earlier.scheduled_at = contact.scheduled_at
        )
      order by contact.scheduled_at, contact.id
      limit start_visit_plans.max_each
    ) as own
    order by own.turn, random()
    limit start_visit_plans.max_visits
  loop
    exit when clock_timestamp() > began + start_visit_plans.max_time;
    continue when taken[visit.place] >= start_visit_plans.max_each;
    -- Also a visit that is deleted meanwhile fails alone.
    begin
      started := private.start_follow_ups(
        visit.user_id, 'visit_made', visit.client_id, visit.id, null, null,
        private.today_of(visit.user_id, visit.scheduled_at), visit.scheduled_at
      );
      if started then
        insert into private.followed_visits (visit_id, scheduled_at) values (visit.id, visit.scheduled_at)
        on conflict (visit_id) do update set scheduled_at = excluded.scheduled_at;
      end if;
    exception when others then
      perform private.tell_failure(
        visit.user_id, 'Un plan de seguimiento no pudo empezar', sqlstate, sqlerrm, visit.client_id, start_visit_plans.at
      );
      started := false;
    end;
    if started then
      followed := followed + 1;
    else
      taken[visit.place] := coalesce(taken[visit.place], 0) + 20;
    end if;
  end loop;
  return followed;
end
$function$;


-- private.store_bulk_run

CREATE OR REPLACE FUNCTION private.store_bulk_run(run uuid, kind text, action jsonb, ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  chosen constant uuid[] := array_remove(ids, null);
  max_deleted constant bigint := (select quota.value from private.quotas as quota where quota.name = 'deleted_records');
  deleted bigint;
begin
  perform private.require_second_factor();
  perform private.lock_bulk_run(run);
  if exists (select from public.bulk_actions as known where known.id = run and known.user_id = me) then
    if (
      select bool_and(packet.undone is null) from public.bulk_packets as packet where packet.user_id = me and packet.run_id = run
    ) is not true then
      raise exception 'the run was undone or dismissed' using errcode = 'P0001';
    end if;
    return;
  end if;
  perform private.check_bulk(store_bulk_run.kind, 0);
  perform private.check_bulk_action(store_bulk_run.kind, store_bulk_run.action);
  if (cardinality(chosen) > 0) is not true then
    raise exception 'a run has at least one record' using errcode = '22023';
  end if;
  if cardinality(chosen) > 50000 then
    raise exception 'Se pueden elegir hasta 50,000 registros para una acción. Elige menos.'
      using errcode = 'P0001', detail = 'bulk_packets', hint = 'quota';
  end if;
  insert into public.bulk_actions (id, user_id, kind, action) values (run, me, store_bulk_run.kind, store_bulk_run.action);
  -- First for its rows, then for its bytes.
  perform private.limit_bulk_runs(me, run);
  insert into public.bulk_packets (user_id, run_id, place, ids)
  select me, run, packet.place, chosen[packet.place * 100 + 1 : packet.place * 100 + 100]
  from generate_series(0, (cardinality(chosen) - 1) / 100) as packet (place);
  deleted := private.limit_bulk_runs(me, run);
  if store_bulk_run.action ->> 'do' = 'delete' and deleted > max_deleted then
    raise exception 'Se pueden eliminar hasta % registros a la vez, los que se guardan para deshacerlo. Elige menos, o descarta antes lo que quedó a medias.',
      to_char(max_deleted, 'FM999,999,999') using errcode = 'P0001', detail = 'deleted_records', hint = 'quota';
  end if;
end
$function$;


-- private.take_due_steps

CREATE OR REPLACE FUNCTION private.take_due_steps()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.do_due_steps(new.id);
  return null;
end
$function$;


-- private.take_site_name

CREATE OR REPLACE FUNCTION private.take_site_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  named text;
begin
  if new.name = any (private.reserved_site_names()) then
    raise exception 'Ese nombre está reservado. Elige otro.' using errcode = '23514', schema = 'public', table = 'agent_sites',
      constraint = 'agent_sites_name_reserved';
  end if;
  for named in select distinct each from unnest(array[new.name, case when tg_op = 'UPDATE' then old.name end]) as each
    where each is not null order by each
  loop
    perform pg_advisory_xact_lock(hashtextextended('site name ' || named, 0));
  end loop;
  if exists (
    select from public.agent_site_names as former where former.name = new.name and former.user_id <> new.user_id
  ) then
    raise exception 'Ese nombre ya está en uso. Elige otro.' using errcode = '23505', schema = 'public', table = 'agent_sites',
      constraint = 'agent_sites_name_key';
  end if;
  delete from public.agent_site_names as former where former.name = new.name and former.user_id = new.user_id;
  if tg_op = 'UPDATE' then
    insert into public.agent_site_names (user_id, name) values (old.user_id, old.name) on conflict (name) do nothing;
    -- The five newest lead on; older ones are free again.
    delete from public.agent_site_names as former where former.user_id = new.user_id and former.id not in (
      select kept.id from public.agent_site_names as kept where kept.user_id = new.user_id
      -- Names given up in one transaction have one time; the one given up now is the newest.
      order by kept.created_at desc, kept.name = old.name desc, kept.id limit 5
    );
  end if;
  return new;
end
$function$;


-- private.task_notices

CREATE OR REPLACE FUNCTION private.task_notices(at timestamp with time zone)
 RETURNS SETOF private.notice
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    task.user_id,
    late.kind,
    private.shorten(case late.kind when 'task_due' then 'Tarea para hoy: ' else 'Tarea vencida: ' end || task.title, 200),
    case
      when late.days = 0 then 'Vence hoy' || private.spanish_hour(local.due) || '.'
      when late.days = 1 then 'Venció ayer. Complétala o cambia su fecha.'
      else format('Venció hace %s días, el %s. Complétala o cambia su fecha.', late.days, private.spanish_date(local.due::date))
    end || private.about(private.full_name(client.first_name, client.last_name), property.title),
    jsonb_strip_nulls(jsonb_build_object(
      'task_id', task.id, 'client_id', task.client_id, 'property_id', task.property_id
    )),
    format('%s:%s:%s', late.kind, task.id, local.due::date)
  from public.tasks as task
  join public.profiles as profile on profile.id = task.user_id
  cross join lateral (
    select task.due_date at time zone profile.time_zone as due, (task_notices.at at time zone profile.time_zone)::date as today
  ) as local
  cross join lateral (
    select
      local.today - local.due::date as days,
      case local.today - local.due::date when 0 then 'task_due' else 'task_overdue' end as kind
  ) as late
  left join public.clients as client on client.id = task.client_id
  left join public.properties as property on property.id = task.property_id
  where task.status in ('pending', 'in_progress')
    and task.due_date between task_notices.at - interval '768 hours' and task_notices.at + interval '26 hours'
    and late.days between 0 and 30
    and not task.is_example
$function$;


-- private.tell_failure

CREATE OR REPLACE FUNCTION private.tell_failure(owner uuid, title text, state text, reason text, client uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if state = '55P03' then return; end if;
  raise warning '%: %', title, reason;
  perform private.give_notice(row(
    owner, 'general', title,
    concat(
      (
        select private.full_name(person.first_name, person.last_name) || ': ' from public.clients as person
        where person.id = tell_failure.client and person.user_id = tell_failure.owner
      ),
      -- What the limits of an account say is Spanish.
      case state when 'P0001' then private.shorten(reason, 700) else 'Fue una falla nuestra.' end,
      ' Se intenta de nuevo cada hora.'
    ),
    jsonb_strip_nulls(jsonb_build_object('client_id', client)), format('failed:%s:%s', title, (at at time zone 'UTC')::date)
  )::private.notice);
exception when raise_exception then
  raise warning 'no room for a notice: %', sqlerrm;
end
$function$;


-- private.tell_payment_failed

CREATE OR REPLACE FUNCTION private.tell_payment_failed(agent uuid, invoice jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.give_notice(row(
    agent,
    'payment_failed',
    'No pudimos cobrar tu suscripción',
    format(
      'El cobro de %s de tu plan %s no se completó. Paga la factura pendiente en Plan para no perder el acceso.',
      to_char((invoice ->> 'amount')::numeric / 100, 'FM$999,999,999,990.00'), plan.name
    ),
    jsonb_build_object('subscription_id', subscription.id),
    'payment_failed:' || (invoice ->> 'id')
  )::private.notice)
  from public.subscriptions as subscription
  join public.subscription_plans as plan on plan.id = subscription.plan_id
  where subscription.user_id = agent
$function$;


-- private.tell_prospect

CREATE OR REPLACE FUNCTION private.tell_prospect()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said constant text := format(
    'Llegó por %s%s.', new.source_name,
    ' y pregunta por «' || (
      select private.shorten(own.title, 120) from public.properties as own where own.id = new.property_id and own.user_id = new.user_id
    ) || '»'
  );
  who constant text := coalesce(new.name, new.email, new.phone, 'sin nombre');
  earlier public.notifications;
begin
  select * into earlier from public.notifications as notice
  where notice.user_id = new.user_id and notice.kind = 'prospect' and not notice.read and notice.created_at > now() - interval '1 hour'
  order by notice.created_at desc
  limit 1
  for update;
  if earlier.id is null then
    begin
      perform private.give_notice(row(
        new.user_id, 'prospect', private.shorten('Prospecto nuevo: ' || who, 200), said,
        jsonb_build_object('prospect_id', new.id), 'prospect:' || new.id
      )::private.notice);
    exception when raise_exception then
      -- The quota of notifications; the inbox shows the prospect all the same.
      null;
    end;
  else
    update public.notifications as notice
    set
      title = coalesce((earlier.data ->> 'count')::integer, 1) + 1 || ' prospectos nuevos',
      message = private.shorten('El más reciente: ' || who || '. ' || said, 1000),
      data = jsonb_build_object('count', coalesce((earlier.data ->> 'count')::integer, 1) + 1, 'latest_id', new.id),
      created_at = now()
    where notice.id = earlier.id;
  end if;
  return null;
end
$function$;


-- private.tell_stripe_to_end

CREATE OR REPLACE FUNCTION private.tell_stripe_to_end()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.stripe_subscription_id is not null then
    perform private.queue_stripe_cancellation(old.stripe_subscription_id, tg_op = 'DELETE');
  end if;
  -- A payment page that is still open could be paid for nobody. Orders take up to half a minute: one that was on its way
  -- when the account went has opened its page by then.
  if tg_op = 'DELETE' and old.stripe_customer_id is not null then
    insert into private.stripe_cancellations (stripe_id, at_once, next_attempt_at)
    values (old.stripe_customer_id, true, now() + interval '1 minute')
    on conflict (stripe_id) do nothing;
  end if;
  return null;
end
$function$;


-- private.tell_visit_booked

CREATE OR REPLACE FUNCTION private.tell_visit_booked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  zone constant text := coalesce(
    (select profile.time_zone from public.profiles as profile where profile.id = new.user_id), 'America/Mexico_City'
  );
  local constant timestamp := new.scheduled_at at time zone zone;
  client constant text := (
    select private.full_name(person.first_name, person.last_name) from public.clients as person
    where person.id = new.client_id and person.user_id = new.user_id
  );
  property constant text := (
    select own.title from public.properties as own where own.id = new.property_id and own.user_id = new.user_id
  );
begin
  perform private.give_notice(row(
    new.user_id,
    'visit_booked',
    private.shorten('Visita agendada: ' || coalesce(client, property, new.subject), 200),
    format('El asistente la acordó para el %s%s.', private.spanish_date(local::date), private.spanish_hour(local))
      || private.about(client, property),
    jsonb_strip_nulls(jsonb_build_object(
      'interaction_id', new.id, 'client_id', new.client_id, 'property_id', new.property_id,
      'opportunity_id', new.opportunity_id
    )),
    'visit_booked:' || new.id
  )::private.notice);
  return null;
end
$function$;


-- private.test_words

CREATE OR REPLACE FUNCTION private.test_words(words jsonb)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  listed text[];
begin
  if words is null then
    return null;
  end if;
  listed := array(select jsonb_array_elements_text(words));
  -- `<> all` holds for nothing where one of the values is null.
  if cardinality(listed) not between 1 and 20 or array_position(listed, null) is not null
    or (select max(length(word)) from unnest(listed) as word) > 300 then
    raise exception 'a condition has 1 to 20 values of up to 300 characters' using errcode = '22023';
  end if;
  return listed;
end
$function$;


-- private.texts_within

CREATE OR REPLACE FUNCTION private.texts_within(list text[], max_items integer, max_length integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((cardinality(list) <= max_items) AND (COALESCE((SELECT max(char_length(item.item)) AS max FROM unnest(texts_within.list) item(item)), 0) <= max_length));


-- private.today_of

CREATE OR REPLACE FUNCTION private.today_of(owner uuid, at timestamp with time zone DEFAULT now())
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (today_of.at at time zone coalesce(
    (select profile.time_zone from public.profiles as profile where profile.id = owner), 'America/Mexico_City'
  ))::date
$function$;


-- private.trial_notices

CREATE OR REPLACE FUNCTION private.trial_notices(at timestamp with time zone)
 RETURNS SETOF private.notice
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    trial.user_id,
    'trial_ending',
    'Tu prueba gratuita termina ' || case remaining.days when 0 then 'hoy' when 1 then 'mañana' else 'en 2 días' end,
    format('Termina el %s%s. Elige un plan en Suscripción para seguir usando Predio.',
      private.spanish_date(local.ends::date), private.spanish_hour(local.ends)),
    jsonb_build_object('subscription_id', trial.id),
    format('trial_ending:%s:%s', trial.id, local.ends::date)
  from public.subscriptions as trial
  join public.profiles as profile on profile.id = trial.user_id
  cross join lateral (
    select
      trial.current_period_ends_at at time zone profile.time_zone as ends,
      (trial_notices.at at time zone profile.time_zone)::date as today
  ) as local
  cross join lateral (select local.ends::date - local.today as days) as remaining
  where trial.status = 'trial'
    and trial.current_period_ends_at > trial_notices.at
    and trial.current_period_ends_at < trial_notices.at + interval '74 hours'
    and remaining.days <= 2
$function$;


-- private.typed_texts

CREATE OR REPLACE FUNCTION private.typed_texts(target regclass)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(known.attname::text order by known.attnum), '{}')
  from pg_catalog.pg_attribute as known
  where known.attrelid = target and not known.attisdropped and exists (
    select from pg_catalog.pg_constraint as fixed
    where fixed.conrelid = target and fixed.contype = 'c' and fixed.conkey = array[known.attnum]
      and pg_catalog.pg_get_constraintdef(fixed.oid) like '%char\_length(%'
  )
$function$;


-- private.undo_move

CREATE OR REPLACE FUNCTION private.undo_move(target uuid, before jsonb, seen timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  was constant public.opportunities := jsonb_populate_record(null::public.opportunities, before);
  moved public.opportunities;
  entered timestamptz;
begin
  perform private.require_second_factor();
  select * into moved from public.opportunities as own
  where own.id = target and own.user_id = me and own.updated_at = undo_move.seen for update;
  delete from public.opportunity_stage_changes as change
  where change.user_id = me and change.opportunity_id = moved.id and change.created_at = moved.stage_changed_at
    and change.stage_id = moved.stage_id and change.from_stage_id = was.stage_id
  returning change.entered_previous_at into entered;
  if not found then
    return false;
  end if;
  -- Where it came further than the move took it, the move did not count. Else the rest of its history says how far it came, not the caller (OPP-10).
  if moved.furthest_stage <= (
    select stage.order_index from public.opportunity_stages as stage
    where stage.id = moved.stage_id and stage.outcome <> 'lost'
  ) then
    select coalesce(max(stage.order_index), 0) into moved.furthest_stage
    from public.opportunity_stage_changes as change
    join public.opportunity_stages as stage on stage.id = change.stage_id and stage.outcome <> 'lost'
    where change.user_id = me and change.opportunity_id = target;
  end if;
  update public.opportunities as own
  set stage_id = was.stage_id, closed_amount = was.closed_amount, closed_reason = was.closed_reason, closed_at = was.closed_at,
    furthest_stage = moved.furthest_stage
  where own.id = target;
  -- The way back is dated now and recorded, as every change of the stage is.
  delete from public.opportunity_stage_changes as change
  where change.user_id = me and change.opportunity_id = target and change.created_at = now() and change.stage_id = was.stage_id;
  update public.opportunities as own set stage_changed_at = coalesce(entered, own.stage_changed_at) where own.id = target;
  return true;
end
$function$;


-- private.undo_plans

CREATE OR REPLACE FUNCTION private.undo_plans(records jsonb)
 RETURNS TABLE(id uuid, outcome text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.tasks as task
  using jsonb_array_elements(records) as record cross join lateral jsonb_array_elements_text(record -> 'tasks') as made
  where task.id = made::uuid and task.user_id = auth.uid() and task.updated_at = task.created_at;
  return query
  with gone as (
    delete from public.follow_up_runs as started
    using jsonb_array_elements(records) as record
    where started.id = (record ->> 'started')::uuid and started.user_id = auth.uid()
    returning started.client_id
  )
  select gone.client_id, 'deleted' from gone;
end
$function$;


-- private.use_trial

CREATE OR REPLACE FUNCTION private.use_trial(email text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.used_trials (email_hash) values (private.email_hash(email))
  on conflict (email_hash) do nothing;
  return found;
end
$function$;


-- private.view_columns

CREATE OR REPLACE FUNCTION private.view_columns(source regclass)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_object_agg(
    attribute.attname,
    case
      when attribute.attname = 'search' then 'search'
      when attribute.atttypid = 'timestamptz'::regtype then 'timestamptz'
      when attribute.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype) then 'numeric'
      else attribute.atttypid::regtype::text
    end
  ) || case
    when source in (
      'public.clients'::regclass, 'public.client_list'::regclass, 'public.clients_by_activity'::regclass
    ) then '{"contact": "related", "step": "related", "stage": "related", "zone": "related", "operation": "related"}'
    else '{}'
  end::jsonb
  from pg_catalog.pg_attribute as attribute
  where attribute.attrelid = source and attribute.attnum > 0 and not attribute.attisdropped
    and attribute.attname <> 'user_id'
    and attribute.atttypid in (
      'text'::regtype, 'text[]'::regtype, 'bool'::regtype, 'numeric'::regtype, 'int2'::regtype, 'int4'::regtype, 'int8'::regtype,
      'date'::regtype, 'timestamptz'::regtype, 'uuid'::regtype
    )
$function$;


-- private.view_condition

CREATE OR REPLACE FUNCTION private.view_condition(tests jsonb, columns jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  test jsonb;
  alternative jsonb;
  alternatives text[];
  conditions text[] := array['true'];
begin
  if jsonb_typeof(tests) is distinct from 'array' or jsonb_array_length(tests) > 16 then
    raise exception 'a view has at most 16 conditions' using errcode = '22023';
  end if;
  if (select count(*) from jsonb_path_query(tests, '$[*][*][*]')) > 100 then
    raise exception 'a view has at most 100 tests' using errcode = '22023';
  end if;
  for test in select jsonb_array_elements(tests) loop
    alternatives := '{}';
    if jsonb_array_length(test) not between 1 and 24 then
      raise exception 'a condition has 1 to 24 alternatives' using errcode = '22023';
    end if;
    for alternative in select jsonb_array_elements(test) loop
      if jsonb_array_length(alternative) not between 1 and 6 then
        raise exception 'an alternative has 1 to 6 tests' using errcode = '22023';
      end if;
      alternatives := alternatives || (
        select '(' || string_agg(private.column_condition(single, columns), ' and ') || ')'
        from jsonb_array_elements(alternative) as single
      );
    end loop;
    conditions := conditions || ('(' || array_to_string(alternatives, ' or ') || ')');
  end loop;
  return array_to_string(conditions, ' and ');
end
$function$;


-- private.view_page

CREATE OR REPLACE FUNCTION private.view_page(list text, tests jsonb, sorts jsonb, size integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  rows constant text := (select each.source from private.list_sources() as each where each.list = view_page.list);
  source constant text := case
    when rows = 'client_list' and jsonb_path_exists(sorts, '$[*].column ? (@ == "last_contact_at" || @ == "next_task_due")')
      then 'clients_by_activity'
    else rows
  end;
  columns constant jsonb := private.view_columns(format('public.%I', source)::regclass);
  sort jsonb;
  keys text[] := '{}';
begin
  if jsonb_typeof(sorts) is distinct from 'array' or jsonb_array_length(sorts) > 6 then
    raise exception 'a list has at most 6 orders' using errcode = '22023';
  end if;
  if (size between 1 and 1000) is not true then
    raise exception 'a page has 1 to 1000 rows' using errcode = '22023';
  end if;
  for sort in select jsonb_array_elements(sorts) loop
    if coalesce(columns ->> (sort ->> 'column'), 'related') in ('related', 'search', 'text[]')
      or jsonb_typeof(sort -> 'ascending') is distinct from 'boolean' then
      raise exception 'no such order: %', left(sort::text, 100) using errcode = '22023';
    end if;
    -- The position of nulls is stated only where it differs from the default, so that an index can be used.
    keys := keys || format(
      'found.%I%s', sort ->> 'column',
      case
        when sort -> 'ascending' = 'true' then ''
        when sort -> 'isNullable' = 'true' then ' desc nulls last'
        else ' desc'
      end
    );
  end loop;
  return format(
    'select %s from public.%I as found where found.user_id = $1 and %s%s limit %s',
    private.columns_except(format('public.%I', rows)::regclass, 'found'), source, private.view_condition(tests, columns),
    case when cardinality(keys) > 0 then ' order by ' || array_to_string(keys, ', ') end, size
  );
end
$function$;


-- private.view_tests

CREATE OR REPLACE FUNCTION private.view_tests()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-view-tests', '[]')::jsonb
$function$;


-- private.visit_notices

CREATE OR REPLACE FUNCTION private.visit_notices(at timestamp with time zone)
 RETURNS SETOF private.notice
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    visit.user_id,
    'visit_tomorrow',
    private.shorten(concat(
      'Visita mañana', private.spanish_hour(local.scheduled), ': ',
      coalesce(private.full_name(client.first_name, client.last_name), property.title, visit.subject)
    ), 200),
    format('%s: mañana, %s%s.', visit.subject, private.spanish_date(local.scheduled::date),
      private.spanish_hour(local.scheduled))
      || private.about(private.full_name(client.first_name, client.last_name), property.title),
    jsonb_strip_nulls(jsonb_build_object(
      'interaction_id', visit.id, 'client_id', visit.client_id, 'property_id', visit.property_id,
      'opportunity_id', visit.opportunity_id
    )),
    format('visit_tomorrow:%s:%s', visit.id, local.scheduled::date)
  from public.interactions as visit
  join public.profiles as profile on profile.id = visit.user_id
  cross join lateral (
    select
      visit.scheduled_at at time zone profile.time_zone as scheduled,
      (visit_notices.at at time zone profile.time_zone)::date as today
  ) as local
  left join public.clients as client on client.id = visit.client_id
  left join public.properties as property on property.id = visit.property_id
  where visit.type = 'visit'
    and visit.scheduled_at between visit_notices.at and visit_notices.at + interval '50 hours'
    and local.scheduled::date = local.today + 1
    and not visit.is_example
$function$;


-- private.visit_slots_in_words

CREATE OR REPLACE FUNCTION private.visit_slots_in_words(slots text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg((private.spanish_date((split_part(chosen.slot, ' '::text, 1))::date) || CASE split_part(chosen.slot, ' '::text, 2) WHEN 'am'::text THEN ' por la mañana'::text ELSE ' por la tarde'::text END), ', '::text ORDER BY chosen.place) AS string_agg FROM unnest(visit_slots_in_words.slots) WITH ORDINALITY chosen(slot, place));


-- private.welcome_first_address

CREATE OR REPLACE FUNCTION private.welcome_first_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  has_trial boolean := private.use_trial(new.email);
begin
  -- A period without a length is that of an account that never had a trial.
  update public.subscriptions as subscription
  set status = 'trial', current_period_starts_at = now(), current_period_ends_at = now() + interval '7 days'
  where subscription.user_id = new.id and has_trial and subscription.status = 'expired'
    and subscription.current_period_starts_at = subscription.current_period_ends_at;
  if not found and has_trial then
    return new;
  end if;

  insert into public.notifications (user_id, kind, title, message, dedupe_key)
  values (
    new.id,
    'welcome',
    case when has_trial then 'Tu prueba ya empezó' else 'Tu cuenta ya tiene correo' end,
    case
      when has_trial then
        'Tienes 7 días de prueba con todas las funciones. Empieza por tus primeros pasos en Perfil.'
      else 'Tu prueba gratuita ya se usó con este correo. Elige un plan en Suscripción para seguir.'
    end,
    'welcome-address'
  )
  on conflict (user_id, dedupe_key) do nothing;
  return new;
end
$function$;


-- private.welcome_user

CREATE OR REPLACE FUNCTION private.welcome_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  has_trial boolean := case
    when nullif(new.email, '') is not null then private.use_trial(new.email)
    else not new.is_anonymous
  end;
begin
  insert into public.profiles (id, full_name)
  values (new.id, left(nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''), 200))
  on conflict (id) do nothing;

  insert into public.subscriptions (user_id, plan_id, status, current_period_starts_at, current_period_ends_at)
  select
    new.id, plan.id, case when has_trial then 'trial' else 'expired' end, now(),
    case when has_trial then now() + interval '7 days' else now() end
  from public.subscription_plans as plan
  where plan.name = 'Trial'
  on conflict (user_id) do nothing;

  insert into public.notifications (user_id, kind, title, message, dedupe_key)
  values (
    new.id,
    'welcome',
    '¡Te damos la bienvenida a Predio!',
    case
      when has_trial then
        'Tienes 7 días de prueba con todas las funciones. Empieza por tus primeros pasos en Perfil.'
      when new.is_anonymous then 'Tu prueba de 7 días empieza cuando agregues tu correo.'
      else 'Tu prueba gratuita ya se usó con este correo. Elige un plan en Suscripción para seguir.'
    end,
    'welcome'
  )
  on conflict (user_id, dedupe_key) do nothing;

  return new;
end
$function$;


-- private.write_preferences

CREATE OR REPLACE FUNCTION private.write_preferences(client uuid, wanted jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  -- They are found by their client, and stay with it.
  given constant jsonb := wanted - 'client_id';
  columns constant text := private.list_columns('public.client_preferences', given);
  written constant text := private.list_values('public.client_preferences', given);
  count integer;
begin
  execute format(
    'update public.client_preferences as own set (client_id%s) = row(own.client_id%s)
     from jsonb_populate_record(null::public.client_preferences, $1) as given where own.client_id = $2 and own.user_id = $3',
    columns, written
  ) using given, client, me;
  get diagnostics count = row_count;
  if count > 0 then return; end if;
  execute format(
    'insert into public.client_preferences (client_id, user_id%s)
     select $2, $3%s from jsonb_populate_record(null::public.client_preferences, $1) as given',
    columns, written
  ) using given, client, me;
end
$function$;


-- public.accept_privacy_notice

CREATE OR REPLACE FUNCTION public.accept_privacy_notice(link_id uuid, notice uuid)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  link public.selections;
begin
  select * into link from public.selections where id = link_id for share;
  if link.id is null then return 'not_found'; end if;
  if link.revoked_at is not null then return 'revoked'; end if;
  if link.expires_at <= now() then return 'expired'; end if;
  if link.client_id is null then return 'no_client'; end if;
  if not exists (select from public.privacy_notices as own where own.id = notice and own.user_id = link.user_id) then
    return 'not_found';
  end if;
  -- Two presses are one consent.
  perform 1 from public.clients where id = link.client_id for update;
  if not exists (
    select from public.client_consents as given
    where given.client_id = link.client_id and given.notice_id = notice and given.withdrawn_at is null
  ) then
    insert into public.client_consents (user_id, client_id, notice_id, method)
    values (link.user_id, link.client_id, notice, 'link');
  end if;
  return 'accepted';
end
$function$;


-- public.accept_prospect

CREATE OR REPLACE FUNCTION public.accept_prospect(record_id uuid, join_client uuid DEFAULT NULL::uuid, client jsonb DEFAULT '{}'::jsonb, as_new boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  asked public.prospects;
  known public.clients;
  listing public.properties;
  given jsonb;
  is_new boolean;
  person uuid;
  contact_id constant uuid := md5(record_id::text || ':interaction')::uuid;
  task_id constant uuid := md5(record_id::text || ':task')::uuid;
begin
  -- Two devices that accept two messages of one new person make one client.
  perform pg_advisory_xact_lock(hashtextextended('prospects of ' || me, 0));
  select * into asked from public.prospects as own where own.id = record_id and own.user_id = me for update;
  if asked.id is null then return jsonb_build_object('outcome', 'gone'); end if;
  if asked.client_id is not null then
    return jsonb_build_object('outcome', 'accepted', 'client_id', asked.client_id, 'is_new', false, 'task_id', task_id);
  end if;

  select * into listing from public.properties as own where own.id = asked.property_id and own.user_id = me;
  if not coalesce(as_new, false) or join_client is not null then
    select * into known from public.clients as own
    where own.user_id = me and own.id = coalesce(join_client, private.client_of_contact(asked.phone, asked.email))
    for update;
    if known.id is null and join_client is not null then return jsonb_build_object('outcome', 'client_gone'); end if;
  end if;
  is_new := known.id is null;

  given := jsonb_strip_nulls(jsonb_build_object(
    'type', case when listing.operation = 'rent' then 'inquilino' else 'comprador' end, 'status', 'lead',
    -- The name as it came, where nobody told its parts.
    'first_name', left(coalesce(asked.name, split_part(asked.email, '@', 1), asked.phone, 'Sin nombre'), 50),
    'email', asked.email, 'phone', asked.phone, 'source', asked.source_name
  )) || jsonb_strip_nulls(coalesce(client, '{}'));
  -- An address is one client's alone; it stays in the interaction.
  if exists (
    select from public.clients as other
    where other.user_id = me and lower(other.email) = lower(given ->> 'email') and other.id is distinct from known.id
  ) then
    given := given - 'email';
  end if;

  if is_new then
    execute format(
      'insert into public.clients (needs_review%s) select $2%s from jsonb_populate_record(null::public.clients, $1) as given returning id',
      private.list_columns('public.clients', given), private.list_values('public.clients', given)
    ) into person using given, given ->> 'last_name' is null;
  else
    person := known.id;
    given := coalesce((
      select jsonb_object_agg(fresh.key, fresh.value) from jsonb_each(given) as fresh where to_jsonb(known) -> fresh.key = 'null'
    ), '{}');
    execute format(
      'update public.clients as own set (needs_review%s) = row(own.needs_review%s)
       from jsonb_populate_record(null::public.clients, $1) as given where own.id = $2 and own.user_id = $3',
      private.list_columns('public.clients', given), private.list_values('public.clients', given)
    ) using given, person, me;
  end if;
  select * into known from public.clients as own where own.id = person and own.user_id = me;

  insert into public.interactions (id, client_id, property_id, type, subject, description, is_inbound, created_at)
  values (
    contact_id, person, listing.id, 'other',
    private.shorten(coalesce('Preguntó por «' || listing.title || '»', 'Llegó por ' || asked.source_name), 200),
    nullif(left(concat_ws(
      E'\n', asked.message,
      case when listing.id is null then 'Propiedad: ' || asked.listing_text end,
      -- What the client's own fields do not say.
      case when private.phone_key(asked.phone) not in (
        coalesce(private.phone_key(known.phone), ''), coalesce(private.phone_key(known.whatsapp), '')
      ) then 'Teléfono: ' || asked.phone end,
      case when lower(asked.email) is distinct from lower(known.email) then 'Correo: ' || asked.email end,
      (
        select string_agg(concat_ws(': ', field.value ->> 'label', field.value ->> 'value'), E'\n' order by field.place)
        from jsonb_array_elements(asked.other_fields) with ordinality as field (value, place)
      ),
      case when listing.id is not null then 'Llegó por ' || asked.source_name end
    ), 5000), ''),
    true, asked.received_at
  )
  -- Its client was deleted since.
  on conflict (id) do update set client_id = excluded.client_id;
  -- Whoever writes again pauses a plan, and whose first message this is has one that begins with it.
  if is_new then
    update public.follow_up_runs as run set state = 'running'
    where run.user_id = me and run.client_id = person and run.state = 'paused' and run.why = 'answered';
  end if;

  if listing.id is not null and not exists (
    select from public.property_clients as link
    where link.user_id = me and link.client_id = person and link.property_id = listing.id and link.status = 'active'
  ) then
    insert into public.property_clients (property_id, client_id, relationship_type) values (listing.id, person, 'interested');
  end if;
  insert into public.follow_up_runs (plan_id, client_id)
  select source.plan_id, person from public.prospect_sources as source
  where source.user_id = me and source.name = asked.source_name and source.plan_id is not null
  on conflict do nothing;
  if asked.answered_at is null then
    insert into public.tasks (id, title, due_date, priority, client_id, property_id)
    values (task_id, 'Responder', now() + interval '5 minutes', 'urgent', person, listing.id)
    on conflict (id) do update set client_id = excluded.client_id;
  end if;
  perform private.carry_consent(record_id, person);
  update public.prospects as own set status = 'accepted', client_id = person, raw_text = null
  where own.id = record_id and own.user_id = me;
  return jsonb_build_object('outcome', 'accepted', 'client_id', person, 'is_new', is_new, 'task_id', task_id);
end
$function$;


-- public.add_chat_outcome

CREATE OR REPLACE FUNCTION public.add_chat_outcome(interaction_id uuid, outcome text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.chat_interactions as turn
  set outcomes = turn.outcomes || add_chat_outcome.outcome
  where turn.id = add_chat_outcome.interaction_id and turn.user_id = (select auth.uid())
$function$;


-- public.add_example_data

CREATE OR REPLACE FUNCTION public.add_example_data(app_address text DEFAULT NULL::text, examples jsonb DEFAULT NULL::jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  kind text;
  columns text;
begin
  if examples is null then
    raise exception 'Predio se actualizó. Recarga la página.' using errcode = 'P0001', hint = 'quota';
  end if;
  -- Two tabs at the same time make one example.
  perform pg_advisory_xact_lock(hashtextextended('example_data ' || me::text, 0));
  if exists (select from public.properties as listing where listing.user_id = me and listing.is_example)
    or exists (select from public.clients as client where client.user_id = me and client.is_example)
  then
    return false;
  end if;

  examples := examples || jsonb_build_object(
    -- An address belongs to one client: it may be with an example that stayed from before.
    'clients', (
      select jsonb_agg(case when other.id is null then given else given || '{"email": null}' end)
      from jsonb_array_elements(examples -> 'clients') as given
      left join public.clients as other on other.user_id = me and lower(other.email) = given ->> 'email'
    ),
    'opportunities', (
      select jsonb_agg(given - 'stage' || jsonb_build_object('stage_id', stage.id))
      from jsonb_array_elements(examples -> 'opportunities') as given
      join public.opportunity_stages as stage on stage.name = given ->> 'stage'
    )
  );
  foreach kind in array array[
    'properties', 'clients', 'client_preferences', 'property_clients', 'opportunities', 'tasks', 'interactions'
  ] loop
    select string_agg(format('%I', name), ', ') into columns from jsonb_object_keys(examples -> kind -> 0) as name;
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)', kind, columns
    ) using examples -> kind;
  end loop;

  insert into public.user_settings (user_id, has_examples) values (me, true)
  on conflict (user_id) do update set has_examples = true;
  return true;
end
$function$;


-- public.add_task_for_clients

CREATE OR REPLACE FUNCTION public.add_task_for_clients(batch uuid, ids uuid[], task jsonb)
 RETURNS TABLE(id uuid, outcome text, task_id uuid)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.check_bulk('clients', cardinality(ids));
  return query
  with owned as (
    select client.id as client_id, md5(batch::text || client.id::text)::uuid as new_id
    from public.clients as client where client.id = any (ids) and client.user_id = auth.uid()
  ), added as (
    insert into public.tasks (id, client_id, title, description, priority, due_date)
    select owned.new_id, owned.client_id, given.title, given.description, coalesce(given.priority, 'medium'), given.due_date
    from owned, jsonb_populate_record(null::public.tasks, task) as given
    on conflict do nothing
  )
  select owned.client_id, 'changed', owned.new_id from owned;
end
$function$;


-- public.answer_prospect

CREATE OR REPLACE FUNCTION public.answer_prospect(record_id uuid)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  answered timestamptz;
begin
  update public.prospects as own set answered_at = coalesce(own.answered_at, now())
  where own.id = record_id and own.user_id = auth.uid()
  returning own.answered_at into answered;
  update public.tasks as task set status = 'completed'
  where answered is not null and task.id = md5(record_id::text || ':task')::uuid and task.user_id = auth.uid()
    and task.status in ('pending', 'in_progress');
  return answered;
end
$function$;


-- public.answer_selection

CREATE OR REPLACE FUNCTION public.answer_selection(link_id uuid, item_id uuid, given_answer text, given_reason text DEFAULT NULL::text, given_comment text DEFAULT NULL::text, given_slots text[] DEFAULT '{}'::text[])
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.selections;
  item public.selection_items;
  person text;
  listing text;
  detail text;
  keys constant text[] := array(select format('selection_answered:%s:%s', item_id, each) from unnest(array['like', 'pass', 'visit']) as each);
begin
  select * into link from public.selections where id = link_id for share;
  if link.id is null then return 'not_found'; end if;
  if link.revoked_at is not null then return 'revoked'; end if;
  if link.expires_at <= now() then return 'expired'; end if;
  select * into item from public.selection_items where id = item_id and selection_id = link_id for update;
  if item.id is null then return 'item_gone'; end if;
  if item.answer = given_answer and item.reason is not distinct from given_reason
    and item.comment is not distinct from given_comment and item.visit_slots = given_slots
  then
    return 'answered';
  end if;
  update public.selection_items
  set answer = given_answer, reason = given_reason, comment = given_comment, visit_slots = given_slots, answered_at = now(),
    reviewed_at = null
  where id = item_id;
  person := (
    select private.full_name(client.first_name, client.last_name) from public.clients as client where client.id = link.client_id
  );
  listing := private.shorten(coalesce(nullif(item.listing ->> 'title', ''), 'una propiedad'), 100);
  detail := concat_ws(E'\n',
    case given_reason
      when 'price' then 'Motivo: precio' when 'zone' then 'Motivo: zona' when 'size' then 'Motivo: tamaño'
      when 'condition' then 'Motivo: estado' when 'other' then 'Motivo: otro'
    end,
    given_comment,
    'Le gustaría verla: ' || private.visit_slots_in_words(given_slots)
  );
  -- One entry for each listing, with the last answer; its id is the item's, unless another account has taken that for an entry of its own.
  insert into public.interactions (id, user_id, client_id, property_id, type, subject, description)
  values (
    case
      when exists (select from public.interactions as taken where taken.id = item.id and taken.user_id <> item.user_id)
      then gen_random_uuid() else item.id
    end,
    item.user_id, link.client_id, item.property_id, 'other',
    case given_answer when 'like' then 'Me gusta: ' when 'pass' then 'No es para mí: ' else 'Quiero verla: ' end || listing,
    nullif(detail, '')
  )
  on conflict (id) do update set subject = excluded.subject, description = excluded.description
  where public.interactions.user_id = excluded.user_id;
  -- An earlier answer to this listing is told no more, and this one is told although its like was told or dismissed before.
  delete from public.notifications as told where told.user_id = item.user_id and told.dedupe_key = any (keys);
  delete from private.dismissed_notices as dismissed where dismissed.user_id = item.user_id and dismissed.dedupe_key = any (keys);
  perform private.give_notice(row(
    item.user_id,
    'selection_answered',
    private.shorten(
      coalesce(person, 'Tu cliente')
        || case given_answer when 'like' then ' dijo «Me gusta»' when 'pass' then ' dijo «No es para mí»' else ' quiere una visita' end,
      200
    ),
    private.shorten(listing || coalesce('. ' || replace(nullif(detail, ''), E'\n', '. '), ''), 500),
    jsonb_strip_nulls(jsonb_build_object(
      'selection_id', link.id, 'client_id', link.client_id, 'property_id', item.property_id
    )),
    format('selection_answered:%s:%s', item.id, given_answer)
  )::private.notice);
  return 'answered';
end
$function$;


-- public.arrange_views

CREATE OR REPLACE FUNCTION public.arrange_views(list text, ordered uuid[], default_view uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if cardinality(ordered) > 1000 then
    raise exception 'too many views: %', cardinality(ordered) using errcode = '22023';
  end if;
  -- First none: two defaults would meet in the unique index for a moment.
  update public.saved_views as own set is_default = false
  where own.user_id = auth.uid() and own.entity = list and own.is_default and own.id is distinct from default_view;
  update public.saved_views as own set position = place.at - 1, is_default = own.id is not distinct from default_view
  from unnest(ordered) with ordinality as place (id, at)
  where own.id = place.id and own.user_id = auth.uid() and own.entity = list;
end
$function$;


-- public.begin_stripe_event

CREATE OR REPLACE FUNCTION public.begin_stripe_event(event text, kind text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Stripe repeats an event for three days, a person by hand for thirty.
  delete from private.stripe_events where received_at < now() - interval '100 days';
  insert into private.stripe_events (id, type) values (event, kind) on conflict (id) do nothing;
  if exists (select from private.stripe_events as known where known.id = event and known.handled_at is not null) then
    return null;
  end if;
  return nextval('private.stripe_tickets');
end
$function$;


-- public.book_visit

CREATE OR REPLACE FUNCTION public.book_visit(visit_id uuid, task_id uuid, client_id uuid, property_id uuid, scheduled_at timestamp with time zone, subject text, task_title text, notes text DEFAULT NULL::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  insert into public.interactions (
    id, user_id, client_id, property_id, type, subject, description, scheduled_at, booked_by
  ) values (
    book_visit.visit_id, me, book_visit.client_id, book_visit.property_id, 'visit', book_visit.subject,
    book_visit.notes, book_visit.scheduled_at, 'assistant'
  ) on conflict (id) do nothing;
  if found then
    insert into public.tasks (id, user_id, title, description, due_date, client_id, property_id, assigned_to)
    values (
      book_visit.task_id, me, book_visit.task_title, book_visit.notes, book_visit.scheduled_at, book_visit.client_id,
      book_visit.property_id, me
    );
  else
    -- The hour or the client may have been changed between two tries. Only what this function booked is touched, and a
    -- task that was deleted since does not come back.
    update public.interactions as visit
    set client_id = book_visit.client_id, property_id = book_visit.property_id, subject = book_visit.subject,
      description = book_visit.notes, scheduled_at = book_visit.scheduled_at
    where visit.id = book_visit.visit_id and visit.user_id = me and visit.booked_by = 'assistant';
    if found then
      update public.tasks as task
      set title = book_visit.task_title, description = book_visit.notes, due_date = book_visit.scheduled_at,
        client_id = book_visit.client_id, property_id = book_visit.property_id
      where task.id = book_visit.task_id and task.user_id = me;
    end if;
  end if;
  return (
    select visit.id from public.interactions as visit
    where visit.id = book_visit.visit_id and visit.user_id = me and visit.scheduled_at = book_visit.scheduled_at
  );
end
$function$;


-- public.call_list

CREATE OR REPLACE FUNCTION public.call_list(offers jsonb DEFAULT '[]'::jsonb, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  zone constant text := coalesce((select profile.time_zone from public.profiles as profile where profile.id = me), 'America/Mexico_City');
  today constant date := (now() at time zone zone)::date;
  with_examples constant boolean := private.counts_examples();
  settings public.user_settings;
  answer jsonb;
begin
  if jsonb_array_length(offers) > 150 or page_size not between 1 and 200 then
    raise exception 'at most 150 offers and 200 calls a page' using errcode = '22023';
  end if;
  select * into settings from public.user_settings as own where own.user_id = me;
  if settings.user_id is null then
    settings.call_visit_days := 1;
    settings.call_offer_days := 14;
    settings.call_new_days := 7;
    settings.call_quiet_days := 30;
    settings.call_client_types := '{propietario,comprador,inquilino,inversionista}';
  end if;

  with
    place as materialized (
      select wanted.name, private.place_words(wanted.name) as words
      from (
        select distinct location as name from public.client_preferences as wish, unnest(wish.locations) as location
        where wish.user_id = me and jsonb_array_length(offers) > 0
      ) as wanted
    ),
    offer as materialized (
      select
        given.*,
        -- What the clients wrote that this listing lies in.
        array(select place.name from place where place.words <> '{}' and place.words <@ given.place) as within
      from jsonb_to_recordset(offers) as given (
        operation text, property_type text, price double precision, bedrooms double precision, place text[], published_at timestamptz,
        is_example boolean
      )
      where with_examples or given.is_example is not true
    ),
    vague as materialized (select coalesce(array_agg(place.name), '{}') as names from place where place.words = '{}'),
    activity as (
      select
        event.client_id, max(event.contact) as last_touch, bool_or(event.is_visit) as has_visit, bool_or(event.is_offer) as has_offer
      from (
        select
          interaction.client_id, moment.at as contact,
          case when interaction.type = 'visit' then (moment.at at time zone zone)::date = today - settings.call_visit_days end as is_visit,
          case when interaction.type = 'offer' and interaction.outcome is null
            then today - (moment.at at time zone zone)::date <= settings.call_offer_days end as is_offer
        from public.interactions as interaction
        cross join lateral (select coalesce(interaction.scheduled_at, interaction.created_at) as at) as moment
        where interaction.user_id = me and interaction.client_id is not null and moment.at <= now()
        union all
        select message.client_id, message.sent_at, null, null
        from public.whatsapp_messages as message
        where message.user_id = me and message.client_id is not null
        union all
        select opportunity.client_id, null, null, settings.call_offer_days is not null
        from public.opportunities as opportunity
        join public.opportunity_stages as stage on stage.id = opportunity.stage_id
        where opportunity.user_id = me and opportunity.client_id is not null and opportunity.status = 'open'
          and stage.name in ('Oferta', 'Negociación')
      ) as event
      group by event.client_id
    ),
    known as (
      select
        client.id, client.type, client.first_name, client.last_name, client.budget_min, client.budget_max,
        client.status <> 'inactive' and (client.phone is not null or client.whatsapp is not null)
          and client.type = any (settings.call_client_types) as is_callable,
        today - (client.created_at at time zone zone)::date as known_days,
        today - (activity.last_touch at time zone zone)::date as quiet_days,
        activity.last_touch, activity.has_visit, activity.has_offer
      from (
        -- Outside of the join, and a full one, which no guess of how many there are turns into a nested loop.
        select * from public.clients as own where own.user_id = me and (not own.is_example or with_examples) offset 0
      ) as client
      full join activity on activity.client_id = client.id
      where client.id is not null
    ),
    searching as (
      select
        known.*, wish.property_type, wish.locations, nullif(wish.bedrooms, 0) as bedrooms,
        coalesce(wish.operation, case known.type when 'comprador' then 'sale' when 'inquilino' then 'rent' end) as operation,
        wish.operation is not null or wish.property_type <> '{}' or wish.locations <> '{}' or wish.bedrooms <> 0 as says_what,
        case when stated.has_price or known.type = 'propietario' then wish.min_price else known.budget_min end::double precision as min_price,
        case when stated.has_price or known.type = 'propietario' then wish.max_price else known.budget_max end::double precision as max_price
      from known
      left join public.client_preferences as wish on wish.client_id = known.id and wish.user_id = me
      cross join lateral (select wish.min_price is not null or wish.max_price is not null as has_price) as stated
      where known.is_callable and known.quiet_days is distinct from 0
    ),
    -- The listings are compared once for each client.
    judged as materialized (
      select
        searching.id, private.full_name(searching.first_name, searching.last_name) as name,
        case
          when searching.has_visit then 1
          when searching.has_offer then 2
          when (searching.says_what or searching.min_price is not null or searching.max_price is not null) and exists (
            select from offer
            where (searching.last_touch is null or offer.published_at > searching.last_touch)
              and offer.operation is not distinct from searching.operation
              and (coalesce(searching.property_type, '{}') = '{}' or offer.property_type = any (searching.property_type))
              and (
                offer.price is null
                or (searching.max_price is null or searching.max_price > 0 and offer.price / nullif(searching.max_price, 0) - 1 <= 0.1 + 1e-9)
                and (coalesce(searching.min_price, 0) <= 0 or 1 - offer.price / nullif(searching.min_price, 0) <= 0.1 + 1e-9)
              )
              and (
                searching.bedrooms is null or offer.bedrooms is null or offer.bedrooms >= searching.bedrooms
                or offer.bedrooms = searching.bedrooms - 1 and offer.bedrooms <> 0
              )
              and (
                offer.place = '{}' or coalesce(searching.locations, '{}') <@ (select vague.names from vague)
                or searching.locations && offer.within
              )
          ) then 3
          when searching.last_touch is null and searching.known_days < settings.call_new_days then 4
          when coalesce(searching.quiet_days, searching.known_days) >= settings.call_quiet_days then 5
        end as rule,
        searching.known_days, coalesce(searching.quiet_days, searching.known_days) as waiting_days
      from searching
    ),
    called as materialized (
      select
        judged.id, judged.name, judged.rule,
        case judged.rule when 1 then settings.call_visit_days when 4 then judged.known_days else judged.waiting_days end as days
      from judged where judged.rule is not null
    ),
    page as materialized (
      select called.* from called
      where after is null
        or (called.rule, -called.days, called.name, called.id)
          > ((after ->> 'rule')::integer, -(after ->> 'days')::integer, after ->> 'name', (after ->> 'id')::uuid)
      order by called.rule, -called.days, called.name, called.id
      limit page_size
    )
  select jsonb_build_object(
    'contacted', (select count(*) from known where known.quiet_days = 0),
    'total', (select count(*) from called),
    'calls', coalesce((
      select jsonb_agg(
        found.facts || jsonb_build_object('rule', page.rule, 'days', page.days, 'name', page.name)
        order by page.rule, -page.days, page.name, page.id
      )
      from page join private.call_facts(array(select page.id from page)) as found on found.id = page.id
    ), '[]')
  ) into answer;
  return answer;
end
$function$;


-- public.call_list_facts

CREATE OR REPLACE FUNCTION public.call_list_facts()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(called.facts), '[]') from private.call_facts(array(
    select client.id from public.clients as client
    where client.user_id = (select auth.uid())
      and client.status <> 'inactive'
      and (client.phone is not null or client.whatsapp is not null)
      and (not client.is_example or (select private.counts_examples()))
  )) as called
$function$;


-- public.change_property_tags

CREATE OR REPLACE FUNCTION public.change_property_tags(property uuid, add text[] DEFAULT '{}'::text[], remove text[] DEFAULT '{}'::text[])
 RETURNS text[]
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stored text[];
  changed text[];
  added text[];
begin
  perform private.check_tag_counts(change_property_tags.add, change_property_tags.remove);
  added := private.clean_tags(change_property_tags.add);
  -- The lock makes the second of two changes wait for the first and then read what it wrote.
  select own.tags into stored from public.properties as own where own.id = change_property_tags.property for update;
  if not found then
    return null;
  end if;
  changed := private.property_tags_after(stored, added, private.fold_tags(added), change_property_tags.remove);
  if changed is distinct from stored then
    update public.properties as own set tags = changed where own.id = change_property_tags.property;
  end if;
  return changed;
end
$function$;


-- public.change_records

CREATE OR REPLACE FUNCTION public.change_records(kind text, ids uuid[], changes jsonb DEFAULT '{}'::jsonb, add_tags text[] DEFAULT '{}'::text[], remove_tags text[] DEFAULT '{}'::text[])
 RETURNS TABLE(id uuid, outcome text, before jsonb, seen timestamp with time zone)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  -- A lost opportunity has a reason and no amount (OPP-04).
  allowed constant text[] := private.bulk_columns(kind)
    || case kind when 'opportunities' then array['closed_amount', 'closed_reason'] else '{}' end;
  changes_tags constant boolean := coalesce(cardinality(add_tags), 0) + coalesce(cardinality(remove_tags), 0) > 0;
  columns text[];
  target uuid;
  stored jsonb;
  wanted jsonb;
begin
  perform private.check_bulk(kind, cardinality(ids));
  if cardinality(add_tags) > 200 or cardinality(remove_tags) > 200 then
    raise exception 'a record has at most 200 tags' using errcode = '22023';
  end if;
  select array_agg(name) into columns from jsonb_object_keys(changes) as name;
  if 'tags' = any (columns) then
    raise exception 'tags are added and removed' using errcode = '22023';
  end if;
  if changes_tags then
    columns := columns || array['tags'];
  end if;
  if columns is null or not columns <@ allowed or (kind = 'opportunities' and not 'stage_id' = any (columns)) then
    raise exception 'cannot be changed for many: %', columns using errcode = '22023';
  end if;

  -- Always in the same order, so that two calls cannot wait for each other.
  for target in select distinct asked from unnest(ids) as asked order by 1 loop
    id := target;
    before := null;
    seen := null;
    execute format('select to_jsonb(own) from public.%I as own where own.id = $1 and own.user_id = $2 for update', kind)
      into stored using target, auth.uid();
    continue when stored is null;
    wanted := coalesce(changes, '{}');
    if changes_tags then
      wanted := wanted || jsonb_build_object('tags', private.change_tags(
        array(select jsonb_array_elements_text(stored -> 'tags')), add_tags, remove_tags
      ));
    end if;
    if kind = 'opportunities' and stored -> 'stage_id' = wanted -> 'stage_id' then
      outcome := 'same';
    -- An array contains the same one in any order, so tags are compared as they are.
    elsif stored @> wanted and (not wanted ? 'tags' or wanted -> 'tags' = stored -> 'tags') then
      outcome := 'same';
    else
      begin
        execute format(
          'update public.%1$I as own set %2$s from jsonb_populate_record(null::public.%1$I, $1) as given
           where own.id = $2 and own.user_id = $3 returning own.updated_at',
          kind, (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name)
        ) into seen using wanted, target, auth.uid();
        outcome := 'changed';
        before := (
          select jsonb_object_agg(name, stored -> name) from unnest(columns || private.followed_columns(kind)) as name
        );
      exception when integrity_constraint_violation then
        outcome := 'refused';
      end;
    end if;
    return next;
  end loop;
end
$function$;


-- public.claim_stripe_cancellations

CREATE OR REPLACE FUNCTION public.claim_stripe_cancellations(most integer DEFAULT 20)
 RETURNS TABLE(stripe_id text, at_once boolean, unless_paid boolean)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.stripe_cancellations where done_at < now() - interval '100 days';
  update private.stripe_cancellations as waiting
  set
    attempts = waiting.attempts + 1,
    next_attempt_at = now() + least(interval '1 minute' * 2 ^ least(waiting.attempts, 10), interval '1 hour')
  where waiting.stripe_id in (
    select due.stripe_id from private.stripe_cancellations as due
    where due.done_at is null and due.next_attempt_at <= now()
    order by due.next_attempt_at
    limit least(most, 100)
    for update skip locked
  )
  returning waiting.stripe_id, waiting.at_once, waiting.unless_paid
$function$;


-- public.client_history

CREATE OR REPLACE FUNCTION public.client_history(of_client uuid, chip text DEFAULT NULL::text, patterns text[] DEFAULT '{}'::text[], after_at timestamp with time zone DEFAULT NULL::timestamp with time zone, after_source text DEFAULT NULL::text, after_id uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return (
  with
    -- Answers to a selection are interactions with the id of its item.
    answered as (
      select item.id, item.selection_id from public.selections as sent
      join public.selection_items as item on item.user_id = sent.user_id and item.selection_id = sent.id and item.answer is not null
      where sent.user_id = (select auth.uid()) and sent.client_id = of_client
    ),
    deals as (
      select deal.id, deal.type, deal.created_at, deal.property_id, property.title
      from public.opportunities as deal
      left join public.properties as property on property.id = deal.property_id
      where deal.user_id = (select auth.uid()) and deal.client_id = of_client
    ),
    linked as (
      select known.property_id, min(known.since) as since
      from (
        select link.property_id, link.created_at as since from public.property_clients as link
        where link.user_id = (select auth.uid()) and link.client_id = of_client
        union all
        select deals.property_id, deals.created_at from deals where deals.property_id is not null
      ) as known
      group by known.property_id
    ),
    happened as (
      (
        select
          'interaction' as source, contact.id, coalesce(contact.scheduled_at, contact.created_at) as at,
          coalesce(answer.selection_id, contact.id) as record_id,
          case when answer.id is null then contact.type else 'answer' end as type,
          contact.subject as title, nullif(concat_ws(E'\n', contact.description, contact.outcome), '') as detail,
          jsonb_build_object(
            'property', property.title, 'is_inbound', contact.is_inbound or answer.id is not null, 'pinned_at', contact.pinned_at,
            'updated_at', contact.updated_at, 'photos', contact.photos
          ) as facts
        from public.interactions as contact
        left join answered as answer on answer.id = contact.id
        left join public.properties as property on property.id = contact.property_id
        where contact.user_id = (select auth.uid()) and contact.client_id = of_client
          and coalesce(contact.scheduled_at, contact.created_at) <= least(coalesce(after_at, 'infinity'), now())
          and (
            after_at is null or coalesce(contact.scheduled_at, contact.created_at) < after_at
            or ('interaction', contact.id) > (after_source, after_id)
          )
          and (
            chip is null or chip = case
              when answer.id is not null then 'selections'
              else case contact.type
                when 'other' then 'notes' when 'call' then 'calls' when 'visit' then 'visits' when 'meeting' then 'visits'
                when 'offer' then 'deals' else 'messages'
              end
            end
          )
          -- What is pinned stands above the history, unless something is looked for.
          and (contact.pinned_at is null or chip is not null or cardinality(patterns) > 0)
          and (
            cardinality(patterns) = 0
            or private.search_text(contact.subject, contact.description, contact.outcome, property.title) like all (patterns)
          )
        order by coalesce(contact.scheduled_at, contact.created_at) desc, contact.id
        limit 30
      )
      union all
      (
        select
          'message', message.id, message.sent_at, message.id, message.direction, message.content, null,
          jsonb_build_object('is_inbound', message.direction = 'inbound')
        from public.whatsapp_messages as message
        where message.user_id = (select auth.uid()) and message.client_id = of_client
          and message.sent_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or message.sent_at < after_at or ('message', message.id) > (after_source, after_id))
          and (chip is null or chip = 'messages')
          and (cardinality(patterns) = 0 or private.search_text(message.content) like all (patterns))
        order by message.sent_at desc, message.id
        limit 30
      )
      union all
      (
        select 'opportunity', deals.id, deals.created_at, deals.id, deals.type, null, null, jsonb_build_object('property', deals.title)
        from deals
        where deals.created_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or deals.created_at < after_at or ('opportunity', deals.id) > (after_source, after_id))
          and (chip is null or chip = 'deals')
          and (cardinality(patterns) = 0 or private.search_text(deals.title) like all (patterns))
        order by deals.created_at desc, deals.id
        limit 30
      )
      union all
      (
        select
          'stage', change.id, change.created_at, deals.id, deals.type, stage.name, null,
          jsonb_build_object('property', deals.title, 'from', earlier.name)
        from deals
        join public.opportunity_stage_changes as change
          on change.user_id = (select auth.uid()) and change.opportunity_id = deals.id and change.from_stage_id is not null
        join public.opportunity_stages as stage on stage.id = change.stage_id
        left join public.opportunity_stages as earlier on earlier.id = change.from_stage_id
        where change.created_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or change.created_at < after_at or ('stage', change.id) > (after_source, after_id))
          and (chip is null or chip = 'deals')
          and (cardinality(patterns) = 0 or private.search_text(stage.name, earlier.name, deals.title) like all (patterns))
        order by change.created_at desc, change.id
        limit 30
      )
      union all
      (
        select
          'price', change.id, change.changed_at, change.property_id, change.operation, property.title, null,
          jsonb_build_object(
            'from', change.previous_price, 'to', change.price, 'currency', change.currency, 'wordpress_id', property.wordpress_id
          )
        from linked
        join public.property_price_changes as change
          on change.user_id = (select auth.uid()) and change.property_id = linked.property_id and change.changed_at >= linked.since
        join public.properties as property on property.id = linked.property_id
        where change.price < change.previous_price and change.currency = change.previous_currency
          and change.changed_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or change.changed_at < after_at or ('price', change.id) > (after_source, after_id))
          and (chip is null or chip = 'deals')
          and (cardinality(patterns) = 0 or private.search_text(property.title) like all (patterns))
        order by change.changed_at desc, change.id
        limit 30
      )
      union all
      (
        select 'task', task.id, task.completed_at, task.id, task.status, task.title, task.description, '{}'::jsonb
        from public.tasks as task
        where task.user_id = (select auth.uid()) and task.client_id = of_client
          and task.completed_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or task.completed_at < after_at or ('task', task.id) > (after_source, after_id))
          and (chip is null or chip = 'tasks')
          and (cardinality(patterns) = 0 or private.search_text(task.title, task.description) like all (patterns))
        order by task.completed_at desc, task.id
        limit 30
      )
      union all
      (
        select 'document', document.id, document.created_at, document.id, document.category, document.name, null, '{}'::jsonb
        from public.documents as document
        where document.user_id = (select auth.uid()) and document.client_id = of_client
          and document.created_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or document.created_at < after_at or ('document', document.id) > (after_source, after_id))
          and (chip is null or chip = 'documents')
          and (cardinality(patterns) = 0 or private.search_text(document.name) like all (patterns))
        order by document.created_at desc, document.id
        limit 30
      )
      union all
      (
        select
          'share', share.id, share.created_at, share.document_id, 'share', document.name, null, jsonb_build_object('views', share.views)
        from public.document_shares as share
        join public.documents as document on document.id = share.document_id
        where share.user_id = (select auth.uid()) and share.shared_with = of_client
          and share.created_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or share.created_at < after_at or ('share', share.id) > (after_source, after_id))
          and (chip is null or chip = 'documents')
          and (cardinality(patterns) = 0 or private.search_text(document.name) like all (patterns))
        order by share.created_at desc, share.id
        limit 30
      )
      union all
      (
        select 'selection', sent.id, sent.created_at, sent.id, 'sent', sent.title, sent.message, '{}'::jsonb
        from public.selections as sent
        where sent.user_id = (select auth.uid()) and sent.client_id = of_client
          and sent.created_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or sent.created_at < after_at or ('selection', sent.id) > (after_source, after_id))
          and (chip is null or chip = 'selections')
          and (cardinality(patterns) = 0 or private.search_text(sent.title, sent.message) like all (patterns))
        order by sent.created_at desc, sent.id
        limit 30
      )
      union all
      (
        select 'opening', sent.id, sent.last_viewed_at, sent.id, 'opened', sent.title, null, jsonb_build_object('views', sent.views)
        from public.selections as sent
        where sent.user_id = (select auth.uid()) and sent.client_id = of_client
          and sent.last_viewed_at <= least(coalesce(after_at, 'infinity'), now())
          and (after_at is null or sent.last_viewed_at < after_at or ('opening', sent.id) > (after_source, after_id))
          and (chip is null or chip = 'selections')
          and (cardinality(patterns) = 0 or private.search_text(sent.title) like all (patterns))
        order by sent.last_viewed_at desc, sent.id
        limit 30
      )
    ),
    page as (
      select * from happened order by happened.at desc, happened.source, happened.id limit 30
    )
  select jsonb_build_object(
    'entries', (select coalesce(jsonb_agg(to_jsonb(page) order by page.at desc, page.source, page.id), '[]') from page)
  ) || case when after_at is not null then '{}'::jsonb else jsonb_build_object(
    'pinned', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'source', 'interaction', 'id', note.id, 'at', coalesce(note.scheduled_at, note.created_at), 'record_id', note.id,
          'type', note.type, 'title', note.subject, 'detail', nullif(concat_ws(E'\n', note.description, note.outcome), ''),
          'facts', jsonb_build_object(
            'property', property.title, 'is_inbound', note.is_inbound, 'pinned_at', note.pinned_at, 'updated_at', note.updated_at,
            'photos', note.photos
          )
        )
        order by note.pinned_at desc, note.id
      )
      from public.interactions as note
      left join public.properties as property on property.id = note.property_id
      where note.user_id = (select auth.uid()) and note.client_id = of_client and note.pinned_at is not null
    ), '[]'),
    'ahead', coalesce((
      select jsonb_agg(to_jsonb(coming) order by coming.at, coming.id)
      from (
        select planned.* from (
          (
            select
              'interaction' as source, contact.id, coalesce(contact.scheduled_at, contact.created_at) as at, contact.id as record_id,
              contact.type, contact.subject as title, contact.description as detail,
              jsonb_build_object(
                'property', property.title, 'pinned_at', contact.pinned_at, 'updated_at', contact.updated_at, 'photos', contact.photos
              ) as facts
            from public.interactions as contact
            left join public.properties as property on property.id = contact.property_id
            where contact.user_id = (select auth.uid()) and contact.client_id = of_client
              and coalesce(contact.scheduled_at, contact.created_at) > now()
            order by coalesce(contact.scheduled_at, contact.created_at), contact.id
            limit 20
          )
          union all
          (
            select 'task', task.id, task.due_date, task.id, task.status, task.title, null, '{}'::jsonb
            from public.tasks as task
            where task.user_id = (select auth.uid()) and task.client_id = of_client
              and task.status in ('pending', 'in_progress') and task.due_date is not null
            order by task.due_date, task.id
            limit 20
          )
        ) as planned
        order by planned.at, planned.id
        limit 20
      ) as coming
    ), '[]'),
    'counts', (
      select coalesce(jsonb_object_agg(counted.chip, counted.times), '{}')
      from (
        select grouped.chip, sum(grouped.times) as times
        from (
          select
            case contact.type
              when 'other' then 'notes' when 'call' then 'calls' when 'visit' then 'visits' when 'meeting' then 'visits'
              when 'offer' then 'deals' else 'messages'
            end as chip,
            count(*) as times
          from public.interactions as contact
          where contact.user_id = (select auth.uid()) and contact.client_id = of_client
            and coalesce(contact.scheduled_at, contact.created_at) <= now()
            and contact.id not in (select answered.id from answered)
          group by 1
          union all
          select 'selections', count(*) from public.interactions as contact
          where contact.user_id = (select auth.uid()) and contact.client_id = of_client
            and contact.id in (select answered.id from answered)
          union all
          select 'messages', count(*) from public.whatsapp_messages as message
          where message.user_id = (select auth.uid()) and message.client_id = of_client and message.sent_at <= now()
          union all
          select 'deals', count(*) from deals
          union all
          select 'deals', count(*) from deals
          join public.opportunity_stage_changes as change
            on change.user_id = (select auth.uid()) and change.opportunity_id = deals.id and change.from_stage_id is not null
          union all
          select 'deals', count(*) from linked
          join public.property_price_changes as change
            on change.user_id = (select auth.uid()) and change.property_id = linked.property_id and change.changed_at >= linked.since
          where change.price < change.previous_price and change.currency = change.previous_currency
          union all
          select 'tasks', count(*) from public.tasks as task
          where task.user_id = (select auth.uid()) and task.client_id = of_client and task.completed_at <= now()
          union all
          select 'documents', count(*) from public.documents as document
          where document.user_id = (select auth.uid()) and document.client_id = of_client
          union all
          select 'documents', count(*) from public.document_shares as share
          where share.user_id = (select auth.uid()) and share.shared_with = of_client
          union all
          select 'selections', count(*) + count(sent.last_viewed_at) from public.selections as sent
          where sent.user_id = (select auth.uid()) and sent.client_id = of_client
        ) as grouped
        group by grouped.chip
      ) as counted
      where counted.times > 0
    )
  ) end
  );
end
$function$;


-- public.client_words

CREATE OR REPLACE FUNCTION public.client_words()
 RETURNS TABLE(field text, word text, uses bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  (
    select 'tags', tag, count(*) from public.clients as client, unnest(client.tags) as tag
    where client.user_id = auth.uid() group by tag order by 3 desc, 2 limit 200
  )
  union all
  (
    select 'source', client.source, count(*) from public.clients as client
    where client.user_id = auth.uid() and client.source is not null group by 2 order by 3 desc, 2 limit 200
  )
  union all
  (
    select 'locations', place, count(*) from public.client_preferences as preference, unnest(preference.locations) as place
    where preference.user_id = auth.uid() group by place order by 3 desc, 2 limit 200
  )
$function$;


-- public.close_session

CREATE OR REPLACE FUNCTION public.close_session(session_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_second_factor();
  delete from auth.sessions as session
  where session.id = close_session.session_id and session.user_id = (select auth.uid());
  return found;
end
$function$;


-- public.continue_bulk_run

CREATE OR REPLACE FUNCTION public.continue_bulk_run(run uuid)
 RETURNS TABLE(done integer, total integer)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  whole public.bulk_actions;
  packet public.bulk_packets;
  answered jsonb;
begin
  perform private.lock_bulk_run(run);
  select * into whole from public.bulk_actions as own where own.user_id = auth.uid() and own.id = run;
  select * into packet from public.bulk_packets as waiting
  where waiting.user_id = auth.uid() and waiting.run_id = run and waiting.answers is null
  order by waiting.place limit 1;
  if packet.id is not null then
    case whole.action ->> 'do'
      when 'change' then
        select jsonb_agg(answer) into answered from public.change_records(
          whole.kind, packet.ids, coalesce(whole.action -> 'changes', '{}'),
          array(select jsonb_array_elements_text(whole.action -> 'add_tags')),
          array(select jsonb_array_elements_text(whole.action -> 'remove_tags'))
        ) as answer;
      when 'delete' then
        select jsonb_agg(answer) into answered from public.delete_records(whole.kind, packet.ids) as answer;
        perform private.check_room_to_delete();
      when 'move' then
        select jsonb_agg(answer) into answered
        from public.move_tasks(packet.ids, (whole.action ->> 'day')::date, whole.action ->> 'zone') as answer;
      when 'task' then
        select jsonb_agg(answer) into answered
        from public.add_task_for_clients(run, packet.ids, whole.action -> 'task') as answer;
      when 'plan' then
        select jsonb_agg(answer) into answered
        from private.start_plan_for_clients(run, (whole.action ->> 'plan')::uuid, packet.ids) as answer;
    end case;
    perform private.keep_bulk_answers(packet.id, coalesce(answered, '[]'), false);
  end if;
  return query
  select
    coalesce(sum(cardinality(own.ids)) filter (where own.outcomes is not null), 0)::integer, coalesce(sum(cardinality(own.ids)), 0)::integer
  from public.bulk_packets as own where own.user_id = auth.uid() and own.run_id = run;
end
$function$;


-- public.count_client_data

CREATE OR REPLACE FUNCTION public.count_client_data(record_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with
    deal as (
      select own.id, own.status from public.opportunities as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id
    )
  select jsonb_build_object(
    'preferences', (select count(*) from public.client_preferences as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'links', (select count(*) from public.property_clients as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'opportunities', (select count(*) from deal),
    'won', (select count(*) from deal where deal.status = 'won'),
    'tasks', (select count(*) from public.tasks as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'interactions', (select count(*) from public.interactions as own
      where own.user_id = (select auth.uid())
        and (own.client_id = record_id or own.client_id is null and own.opportunity_id in (select deal.id from deal))),
    'messages', (select count(*) from public.whatsapp_messages as own
      where own.user_id = (select auth.uid())
        and (own.client_id = record_id or own.client_id is null and own.opportunity_id in (select deal.id from deal))),
    'documents', (select count(*) from public.documents as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'shares', (select count(*) from public.document_shares as own
      where own.user_id = (select auth.uid()) and (
        own.shared_with = record_id
        or own.shared_with is null and lower(own.shared_email) = (
          select lower(client.email) from public.clients as client where client.id = record_id and client.user_id = own.user_id
        )
      )),
    'selections', (select count(*) from public.selections as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'reports', (select count(*) from public.owner_reports as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'valuations', (select count(*) from public.valuations as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'consents', (select count(*) from public.client_consents as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'plans', (select count(*) from public.follow_up_runs as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'prospects', (select count(*) from private.prospects_of_client(record_id))
  )
$function$;


-- public.count_example_data

CREATE OR REPLACE FUNCTION public.count_example_data()
 RETURNS TABLE(listings integer, clients integer, opportunities integer, others integer, edited integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with example as (
    select 'listings' as kind, updated_at > created_at as is_edited
    from public.properties where user_id = (select auth.uid()) and is_example
    union all
    select 'clients', updated_at > created_at from public.clients where user_id = (select auth.uid()) and is_example
    union all
    select 'opportunities', updated_at > created_at from public.opportunities where user_id = (select auth.uid()) and is_example
    union all
    select 'others', updated_at > created_at from public.tasks where user_id = (select auth.uid()) and is_example
    union all
    select 'others', updated_at > created_at from public.interactions where user_id = (select auth.uid()) and is_example
  )
  select
    count(*) filter (where kind = 'listings')::integer, count(*) filter (where kind = 'clients')::integer,
    count(*) filter (where kind = 'opportunities')::integer, count(*) filter (where kind = 'others')::integer,
    count(*) filter (where is_edited)::integer
  from example
$function$;


-- public.count_link_view

CREATE OR REPLACE FUNCTION public.count_link_view(link_table text, link uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  counted integer;
begin
  if link_table is null or link_table not in ('document_shares', 'owner_reports', 'selections') then
    raise exception 'no table of links: %', left(link_table, 100) using errcode = '22023';
  end if;
  execute format('update public.%I set views = views + 1, last_viewed_at = now() where id = $1 and revoked_at is null', link_table)
    using link;
  get diagnostics counted = row_count;
  return counted > 0;
end
$function$;


-- public.count_views

CREATE OR REPLACE FUNCTION public.count_views(list text, views jsonb, leaving uuid[] DEFAULT '{}'::uuid[])
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  source constant text := private.list_source(list);
  columns constant jsonb := private.view_columns(format('public.%I', source)::regclass);
  each_view jsonb;
  tests jsonb;
  tested integer := 0;
  counted text[] := '{}';
  counts integer[];
begin
  if jsonb_typeof(views) is distinct from 'array' or jsonb_array_length(views) not between 1 and 60 then
    raise exception 'from 1 to 60 views are counted at once' using errcode = '22023';
  end if;
  -- Each row is looked up in them.
  if cardinality(leaving) > 20000 then
    raise exception 'at most 20000 records wait for their deletion' using errcode = '22023';
  end if;
  for each_view in select jsonb_array_elements(views) loop
    tests := each_view -> 'tests';
    if each_view ? 'elsewhere' and jsonb_typeof(tests) = 'array' then
      tests := tests || private.related_tests(each_view -> 'elsewhere');
    end if;
    counted := counted || format('count(*) filter (where %s)', private.view_condition(tests, columns));
    -- Each is tried on every row of the agent.
    tested := tested + (select count(*) from jsonb_path_query(tests, '$[*][*][*]'));
  end loop;
  if tested > 1000 then
    raise exception 'the views have at most 1000 tests together' using errcode = '22023';
  end if;
  execute format(
    'select array[%s]::integer[] from public.%I as found where found.user_id = $1 and found.id <> all ($2)',
    array_to_string(counted, ', '), source
  ) into counts using auth.uid(), array_remove(coalesce(leaving, '{}'), null);
  return counts;
end
$function$;


-- public.day_facts

CREATE OR REPLACE FUNCTION public.day_facts(day_start timestamp with time zone, day_end timestamp with time zone, today date, last_day date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with planned as (
    select count(*) as visits, count(*) filter (where coalesce(visit.outcome, '') = '') as open_visits
    from public.interactions as visit
    where visit.user_id = (select auth.uid())
      and visit.scheduled_at >= day_facts.day_start and visit.scheduled_at < day_facts.day_end
      and (not visit.is_example or (select private.counts_examples()))
  )
  select jsonb_build_object(
    'tasks', coalesce((
      select jsonb_agg(to_jsonb(task) - 'user_id' - 'search' order by task.due_date, task.id)
      from (
        select * from public.task_rows as due
        where due.user_id = (select auth.uid()) and due.is_open and due.due_date < day_facts.day_end
          and (not due.is_example or (select private.counts_examples()))
        order by due.due_date, due.id
        limit 50
      ) as task
    ), '[]'),
    'task_count', (
      select count(*) from public.tasks as due
      where due.user_id = (select auth.uid()) and due.status in ('pending', 'in_progress')
        and due.due_date < day_facts.day_end
        and (not due.is_example or (select private.counts_examples()))
    ),
    'visits', coalesce((
      select jsonb_agg(to_jsonb(visit) - 'user_id' - 'search' - 'created_at' order by visit.scheduled_at, visit.id)
      from (
        select * from public.interaction_rows as planned
        where planned.user_id = (select auth.uid())
          and planned.scheduled_at >= day_facts.day_start and planned.scheduled_at < day_facts.day_end
          and (not planned.is_example or (select private.counts_examples()))
        order by planned.scheduled_at, planned.id
        limit 50
      ) as visit
    ), '[]'),
    'visit_count', (select planned.visits from planned),
    'open_visit_count', (select planned.open_visits from planned),
    'contracts', coalesce((
      select jsonb_agg(to_jsonb(contract) order by contract.ends_on, contract.id)
      from (
        select
          property.id, property.title, property.rental_contract_end as ends_on, tenant.client_id, tenant.client_name
        from public.properties as property
        left join lateral (
          select client.id as client_id, private.full_name(client.first_name, client.last_name) as client_name
          from public.property_clients as link
          join public.clients as client on client.id = link.client_id and client.user_id = link.user_id
          where link.user_id = property.user_id and link.property_id = property.id
            and link.relationship_type = 'tenant' and link.status = 'active'
          order by link.created_at desc
          limit 1
        ) as tenant on true
        where property.user_id = (select auth.uid())
          and property.rental_contract_end between day_facts.today and day_facts.last_day
          and not property.is_example
        order by property.rental_contract_end, property.id
        limit 50
      ) as contract
    ), '[]'),
    'contract_count', (
      select count(*) from public.properties as property
      where property.user_id = (select auth.uid())
        and property.rental_contract_end between day_facts.today and day_facts.last_day
        and not property.is_example
    ),
    'answers', coalesce((
      select jsonb_agg(to_jsonb(given) order by given.answered_at desc, given.id)
      from (
        select
          item.id, item.selection_id, item.property_id, item.listing ->> 'title' as title, item.answer, item.comment,
          item.visit_slots, item.answered_at, client.id as client_id,
          private.full_name(client.first_name, client.last_name) as client_name
        from public.selection_items as item
        join public.selections as selection on selection.id = item.selection_id and selection.user_id = item.user_id
        left join public.clients as client on client.id = selection.client_id and client.user_id = selection.user_id
        where item.user_id = (select auth.uid())
          and item.answered_at is not null and (item.seen_at is null or item.seen_at < item.answered_at)
        order by item.answered_at desc, item.id
        limit 50
      ) as given
    ), '[]'),
    'answer_count', (
      select count(*) from public.selection_items as item
      where item.user_id = (select auth.uid())
        and item.answered_at is not null and (item.seen_at is null or item.seen_at < item.answered_at)
    )
  )
$function$;


-- public.delete_record

CREATE OR REPLACE FUNCTION public.delete_record(kind text, record_id uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from public.delete_records(delete_record.kind, array[delete_record.record_id])) $function$;


-- public.delete_records

CREATE OR REPLACE FUNCTION public.delete_records(kind text, ids uuid[])
 RETURNS TABLE(id uuid, outcome text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  perform private.require_second_factor();
  perform private.check_bulk(delete_records.kind, cardinality(ids));
  -- Locked first: what is added to one of them meanwhile is seen by the next statement, or refused.
  execute format(
    'select from public.%I as own where own.id = any ($1) and own.user_id = $2 order by own.id for update', delete_records.kind
  ) using ids, me;
  execute format(
    'insert into private.deleted_records (user_id, kind, record_id, record, hanging)
     select own.user_id, %1$L, own.id, to_jsonb(own), array_to_json(array(select private.hanging_on(''public.%1$I'', own.id)))::jsonb
     from public.%1$I as own where own.id = any ($1) and own.user_id = $2
     on conflict on constraint deleted_records_pkey do update
     set record = excluded.record, hanging = excluded.hanging, deleted_at = excluded.deleted_at',
    delete_records.kind
  ) using ids, me;
  execute format('delete from public.%I as own where own.id = any ($1) and own.user_id = $2', delete_records.kind) using ids, me;
  perform private.limit_deleted_records(me);
  return query
  select waiting.record_id, 'deleted' from private.deleted_records as waiting
  where waiting.user_id = me and waiting.kind = delete_records.kind and waiting.record_id = any (ids);
end
$function$;


-- public.dismiss_bulk_run

CREATE OR REPLACE FUNCTION public.dismiss_bulk_run(run uuid, unless_undoing boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_second_factor();
  perform private.lock_bulk_run(run);
  if unless_undoing and private.is_being_undone(run) then return; end if;
  delete from public.bulk_packets as own where own.user_id = auth.uid() and own.run_id = run;
end
$function$;


-- public.erase_client

CREATE OR REPLACE FUNCTION public.erase_client(record_id uuid, erasure_id uuid, keep_documents uuid[] DEFAULT '{}'::uuid[], keep_operations boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  person constant uuid := record_id;
  -- Null is what is not given: compared with it, nothing would be erased.
  papers_to_keep constant uuid[] := array_remove(coalesce(keep_documents, '{}'), null);
  keeps_operations constant boolean := coalesce(keep_operations, true);
  gone uuid[] := array[record_id];
  address text;
  marks record;
  deals uuid[];
  papers uuid[];
  shares uuid[];
  files text[];
  photos text[];
  erased jsonb;
  operations_kept integer := 0;
  papers_kept integer;
  notices integer;
begin
  perform private.require_second_factor();
  if exists (select from public.client_erasures as earlier where earlier.id = erasure_id and earlier.user_id = me) then
    return jsonb_build_object('outcome', 'erased', 'files', '[]'::jsonb, 'photos', '[]'::jsonb);
  end if;
  select lower(client.email) into address from public.clients as client where client.id = person and client.user_id = me for update;
  if not found then return jsonb_build_object('outcome', 'gone', 'files', '[]'::jsonb, 'photos', '[]'::jsonb); end if;

  select found.names, found.numbers into marks from private.marks_of_client(person) as found;
  erased := public.count_client_data(person);
  deals := array(select deal.id from public.opportunities as deal where deal.user_id = me and deal.client_id = person);
  papers := array(
    select paper.id from public.documents as paper
    where paper.user_id = me and paper.client_id = person and not paper.id = any (papers_to_keep)
  );
  shares := array(
    select share.id from public.document_shares as share
    where share.user_id = me and (share.shared_with = person or share.shared_with is null and lower(share.shared_email) = address)
  );
  gone := gone || papers || shares || array(
    select own.id from public.interactions as own
    where own.user_id = me and (own.client_id = person or own.client_id is null and own.opportunity_id = any (deals))
    union all
    select own.id from public.tasks as own where own.user_id = me and own.client_id = person
    union all
    select own.id from public.selections as own where own.user_id = me and own.client_id = person
    union all
    select own.id from public.owner_reports as own where own.user_id = me and own.client_id = person
    union all
    select own.id from public.valuations as own where own.user_id = me and own.client_id = person
    union all
    select own.id from private.prospects_of_client(person) as own (id)
    union all
    select deal.id from public.opportunities as deal
    where deal.user_id = me and deal.client_id = person and not (keeps_operations and deal.status = 'won')
  );

  -- What was deleted within the last day could be brought back.
  with removed as (
    delete from private.deleted_records as waiting
    where waiting.user_id = me
      and concat(waiting.record, waiting.hanging) ilike any (array(
        select '%' || mark || '%'
        from unnest(person::text || deals::text[] || ('"' || regexp_replace(address, '([\\%_])', '\\\1', 'g') || '"')) as mark
        where mark is not null
      ))
    returning waiting.kind, waiting.record
  )
  select
    array_agg(removed.record ->> 'url') filter (where removed.kind = 'documents' and removed.record ->> 'url' is not null),
    array(
      select photo from public.interactions as own cross join unnest(own.photos) as photo
      where own.user_id = me and own.id = any (gone)
    ) || array_agg(photo) filter (where photo is not null)
  into files, photos
  from removed left join lateral jsonb_array_elements_text(
    case removed.kind when 'interactions' then removed.record -> 'photos' end
  ) as photo on true;
  -- A run over many forgets the client; one that names the client is dropped.
  update public.bulk_packets as own
  set
    ids = array(select listed.id from unnest(own.ids) with ordinality as listed (id, place) where not listed.id = any (gone) order by listed.place),
    answers = case when own.answers is not null then coalesce((
      select jsonb_agg(answer) from jsonb_array_elements(own.answers) as answer where not (answer ->> 'id')::uuid = any (gone)
    ), '[]') end
  where own.user_id = me and own.ids && gone;
  delete from public.bulk_packets as own
  where own.user_id = me
    and private.is_named(concat_ws(E'\n', own.answers, own.undone), marks.names, marks.numbers);
  delete from public.bulk_actions as own
  where own.user_id = me and private.is_named(own.action::text, marks.names, marks.numbers);
  delete from public.interactions as own where own.user_id = me and own.id = any (gone);
  delete from public.whatsapp_messages as own
  where own.user_id = me and (
    own.client_id = person or own.client_id is null and own.opportunity_id = any (deals)
    -- No page shows what is left of a client, an operation and a property that are gone.
    or num_nonnulls(own.client_id, own.opportunity_id, own.property_id) = 0
      and private.is_named(own.content, marks.names, marks.numbers)
  );
  -- Nobody can open or change an earlier answer about a document.
  delete from public.document_ai_history as own
  where own.user_id = me and (
    own.metadata ->> 'document_id' = any (papers::text[])
    or private.is_named(concat_ws(E'\n', own.content, own.metadata), marks.names, marks.numbers)
  );
  delete from public.tasks as own where own.user_id = me and own.id = any (gone);
  delete from public.valuations as own where own.user_id = me and own.id = any (gone);
  delete from public.prospects as own where own.user_id = me and own.id = any (gone);
  delete from public.opportunities as own where own.user_id = me and own.id = any (gone);
  if keeps_operations then
    execute format(
      'update public.opportunities as own set client_id = null, %s where own.user_id = $1 and own.client_id = $2',
      (select string_agg(format('%I = null', name), ', ') from unnest(private.typed_texts('public.opportunities')) as name)
    ) using me, person;
    get diagnostics operations_kept = row_count;
  end if;

  delete from public.document_shares as own where own.user_id = me and own.id = any (shares);
  with removed as (
    delete from public.documents as own where own.user_id = me and own.id = any (papers) returning own.url
  )
  select files || array_agg(distinct removed.url) into files from removed where removed.url is not null;
  update public.documents as own set client_id = null where own.user_id = me and own.client_id = person;
  get diagnostics papers_kept = row_count;
  update public.document_history as own set details = own.details - 'client_id' - 'email'
  where own.user_id = me and (
    own.details ->> 'client_id' = person::text or own.details ->> 'share_id' = any (shares::text[])
    or lower(own.details ->> 'email') = address
  );

  delete from public.notifications as notice
  where notice.user_id = me
    and exists (select from jsonb_each_text(notice.data) as named where named.value = any (gone::text[]));
  get diagnostics notices = row_count;
  -- Preferences, links to properties, selections, reports and consents go with it.
  delete from public.clients as client where client.id = person and client.user_id = me;

  insert into public.client_erasures (id, user_id, erased, kept)
  values (
    erasure_id, me,
    erased - 'won' || jsonb_build_object(
      'clients', 1, 'notifications', notices,
      'opportunities', (erased ->> 'opportunities')::integer - operations_kept,
      'documents', (erased ->> 'documents')::integer - papers_kept
    ),
    jsonb_build_object('opportunities', operations_kept, 'documents', papers_kept)
  );
  return jsonb_build_object('outcome', 'erased', 'files', coalesce((
    select jsonb_agg(file) from unnest(files) as file
    where not exists (select from public.documents as paper where paper.user_id = me and paper.url = file)
  ), '[]'::jsonb), 'photos', coalesce((
    select jsonb_agg(file order by file)
    from unnest(photos) as photo cross join unnest(array[photo, regexp_replace(photo, '\.jpg$', '-480.jpg')]) as file
  ), '[]'::jsonb));
end
$function$;


-- public.erase_prospect

CREATE OR REPLACE FUNCTION public.erase_prospect(record_id uuid, erasure_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  person public.prospects;
  gone uuid[];
  notices integer;
begin
  perform private.require_second_factor();
  if exists (select from public.client_erasures as earlier where earlier.id = erasure_id and earlier.user_id = me) then
    return 'erased';
  end if;
  select * into person from public.prospects as own where own.id = record_id and own.user_id = me for update;
  if person.id is null then return 'gone'; end if;
  if person.client_id is not null then return 'is_client'; end if;
  gone := array(
    select own.id from public.prospects as own
    where own.user_id = me and own.client_id is null and (
      own.id = record_id
      or own.phone is not null and private.phone_key(own.phone) = private.phone_key(person.phone)
      or own.email is not null and lower(own.email) = lower(person.email)
    )
  );
  delete from public.notifications as notice
  where notice.user_id = me
    and exists (select from jsonb_each_text(notice.data) as named where named.value = any (gone::text[]));
  get diagnostics notices = row_count;
  delete from public.prospects as own where own.user_id = me and own.id = any (gone);
  insert into public.client_erasures (id, user_id, erased, kept)
  values (erasure_id, me, jsonb_build_object('prospects', cardinality(gone), 'notifications', notices), '{}');
  return 'erased';
end
$function$;


-- public.files_to_sweep

CREATE OR REPLACE FUNCTION public.files_to_sweep(max_files integer DEFAULT 500)
 RETURNS TABLE(bucket text, path text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select object.bucket_id, object.name
  from storage.objects as object
  cross join lateral (
    select private.account_of_file(object.bucket_id, object.name, object.owner_id) as id
  ) as account
  -- The record whose folder it lies in, as an id: one of text would be looked for in all rows of the agent, file by file.
  cross join lateral (
    select case
      when split_part(object.name, '/', 2) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(object.name, '/', 2)::uuid
    end as id
  ) as folder
  where object.bucket_id in ('documents', 'images', 'listing-photos', 'notes')
    and object.created_at < now() - interval '1 day'
    and account.id is not null
    and (
      not exists (select from auth.users as person where person.id = account.id)
      or (
        object.bucket_id = 'documents'
        and not exists (
          select from public.documents as document
          where document.user_id = account.id and document.url = object.name
        )
        and not exists (
          select from private.deleted_records as waiting
          where waiting.user_id = account.id and waiting.kind = 'documents' and waiting.record ->> 'url' = object.name
        )
      )
      or (
        object.bucket_id = 'listing-photos'
        and not exists (
          select from public.properties as property
          where property.user_id = account.id and property.id = folder.id
            and regexp_replace(object.name, '-480\.jpg$', '.jpg') = any (property.images)
        )
      )
      or (
        object.bucket_id = 'notes'
        and not exists (
          select from public.interactions as interaction
          where interaction.user_id = account.id and interaction.id = folder.id
            and regexp_replace(object.name, '-480\.jpg$', '.jpg') = any (interaction.photos)
        )
        -- A deleted interaction comes back with its photographs.
        and not exists (
          select from private.deleted_records as waiting
          where waiting.user_id = account.id and waiting.kind = 'interactions'
            and waiting.record_id = folder.id
            and waiting.record -> 'photos' ? regexp_replace(object.name, '-480\.jpg$', '.jpg')
        )
      )
      or (
        object.bucket_id = 'images'
        and object.name like 'portraits/%'
        and not exists (
          select from public.profiles as profile where profile.id = account.id and profile.photo_path = object.name
        )
      )
    )
  order by object.bucket_id, object.name
  limit least(greatest(max_files, 0), 1000)
$function$;


-- public.find_client_mentions

CREATE OR REPLACE FUNCTION public.find_client_mentions(record_id uuid, max_rows integer DEFAULT 50, with_lists boolean DEFAULT false)
 RETURNS TABLE(kind text, id uuid, title text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with
    person as materialized (select found.names, found.numbers from private.marks_of_client(record_id) as found),
    deal as (
      select own.id from public.opportunities as own where own.user_id = (select auth.uid()) and own.client_id = record_id
    ),
    typed as materialized (select private.typed_texts('public.opportunities') as names),
    other as (
      select own.*, private.full_name(own.first_name, own.last_name) as full_name
      from public.clients as own where own.user_id = (select auth.uid()) and own.id <> record_id
    ),
    candidate as (
      select 'clientes' as kind, own.id, own.full_name as title, concat_ws(
        E'\n', own.full_name, own.email, own.phone, own.whatsapp, own.address, own.source, own.notes, array_to_string(own.tags, E'\n'),
        array_to_string(wanted.locations, E'\n')
      ) as texts
      from other as own left join public.client_preferences as wanted on wanted.client_id = own.id and wanted.user_id = own.user_id
      union all
      select 'clientes', own.id, own.full_name, link.notes
      from public.property_clients as link join other as own on own.id = link.client_id
      where link.user_id = (select auth.uid())
      union all
      select 'clientes', own.id, own.full_name, concat_ws(E'\n', run.plan_name, run.steps)
      from public.follow_up_runs as run join other as own on own.id = run.client_id
      where run.user_id = (select auth.uid())
      union all
      select 'clientes', own.id, own.full_name, message.content
      from public.whatsapp_messages as message join other as own on own.id = message.client_id
      where message.user_id = (select auth.uid())
      union all
      -- Those that are left without a client are shown with their operation or their property.
      select
        case when message.opportunity_id is null then 'propiedades' else 'oportunidades' end,
        coalesce(message.opportunity_id, message.property_id), coalesce(property.title, 'Oportunidad'), message.content
      from public.whatsapp_messages as message
      left join public.properties as property
        on property.id = message.property_id and property.user_id = message.user_id and message.opportunity_id is null
      where message.user_id = (select auth.uid()) and message.client_id is null
        and coalesce(message.opportunity_id, message.property_id) is not null
        and (message.opportunity_id is null or message.opportunity_id not in (select deal.id from deal))
      union all
      select 'oportunidades', own.id, 'Oportunidad', (
        select string_agg(stored.value, E'\n') from jsonb_each_text(to_jsonb(own)) as stored, typed where stored.key = any (typed.names)
      )
      from public.opportunities as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'tareas', own.id, own.title, concat_ws(E'\n', own.title, own.description, own.message)
      from public.tasks as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'interacciones', own.id, own.subject, concat_ws(E'\n', own.subject, own.description, own.outcome)
      from public.interactions as own
      where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
        and (own.client_id is not null or own.opportunity_id is null or own.opportunity_id not in (select deal.id from deal))
      union all
      select 'propiedades', own.id, own.title, concat_ws(
        E'\n', own.title, own.description, own.location, own.street, own.colonia, own.city, own.state, own.private_note,
        array_to_string(own.features, E'\n'), array_to_string(own.tags, E'\n')
      )
      from public.properties as own where own.user_id = (select auth.uid())
      union all
      select 'propiedades', property.id, property.title, concat_ws(E'\n', own.title, own.recommendation, own.facts)
      from public.owner_reports as own
      join public.properties as property on property.id = own.property_id and property.user_id = own.user_id
      where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'documentos', own.id, own.name, concat_ws(E'\n', own.name, own.content, own.metadata)
      from public.documents as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'documentos', own.id, own.name, earlier.content
      from public.document_versions as earlier
      join public.documents as own on own.id = earlier.document_id and own.user_id = earlier.user_id
      where earlier.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'documentos', own.id, own.name, share.shared_email
      from public.document_shares as share
      join public.documents as own on own.id = share.document_id and own.user_id = share.user_id
      where share.user_id = (select auth.uid()) and own.client_id is distinct from record_id
        and share.shared_with is not null and share.shared_with <> record_id
      union all
      select 'valuaciones', own.id, coalesce(own.title, 'Valuación'), concat_ws(E'\n', own.title, own.colony, own.input)
      from public.valuations as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'selecciones', own.id, own.title, concat_ws(E'\n', own.title, own.message)
      from public.selections as own where own.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'selecciones', own.id, own.title, concat_ws(E'\n', item.note, item.comment, item.listing)
      from public.selection_items as item
      join public.selections as own on own.id = item.selection_id and own.user_id = item.user_id
      where item.user_id = (select auth.uid()) and own.client_id is distinct from record_id
      union all
      select 'profesionales', own.id, own.name, concat_ws(
        E'\n', own.name, own.specialty, own.phone, own.email, own.address, own.notes
      )
      from public.professionals as own where own.user_id = (select auth.uid())
      union all
      select 'profesionales', own.id, own.name, concat_ws(E'\n', job.description, job.notes)
      from public.professional_jobs as job
      join public.professionals as own on own.id = job.professional_id and own.user_id = job.user_id
      where job.user_id = (select auth.uid())
      union all
      select 'scripts', own.id, own.title, concat_ws(E'\n', own.title, own.content)
      from public.sales_scripts as own where own.user_id = (select auth.uid())
      union all
      select 'prospectos', own.id, coalesce(own.name, own.source_name), concat_ws(
        E'\n', own.name, own.email, own.phone, own.message, own.listing_text, own.other_fields, own.raw_text
      )
      from public.prospects as own
      where with_lists and own.user_id = (select auth.uid())
        and own.id not in (select theirs.id from private.prospects_of_client(record_id) as theirs (id))
      union all
      select 'plantillas', own.id, own.name, concat_ws(E'\n', own.name, own.description, own.content, own.variables)
      from public.document_templates as own where with_lists and own.user_id = (select auth.uid())
      union all
      select 'planes', own.id, own.name, concat_ws(E'\n', own.name, own.steps)
      from public.follow_up_plans as own where with_lists and own.user_id = (select auth.uid())
      union all
      select 'avisos', own.id, own.title, concat_ws(E'\n', own.title, own.message)
      from public.notifications as own
      where with_lists and own.user_id = (select auth.uid()) and own.data ->> 'client_id' is distinct from record_id::text
    )
  select candidate.kind, candidate.id, min(candidate.title)
  from person join candidate on private.is_named(candidate.texts, person.names, person.numbers)
  group by candidate.kind, candidate.id
  order by 1, 3, 2
  limit least(greatest(max_rows, 0), 200)
$function$;


-- public.finish_stripe_event

CREATE OR REPLACE FUNCTION public.finish_stripe_event(event text, ticket bigint, customer text, state jsonb DEFAULT NULL::jsonb, failed_invoice jsonb DEFAULT NULL::jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  agent uuid;
  result text := 'nothing to do';
begin
  -- Whoever delivers the same event at this moment waits here and then finds it handled.
  update private.stripe_events set handled_at = now(), outcome = result where id = event and handled_at is null;
  if not found then
    return 'repeated';
  end if;

  select own.user_id into agent from public.subscriptions as own
  where own.stripe_customer_id = customer
  for no key update;
  if agent is null then
    result := 'unknown customer';
  else
    if state is not null then
      result := private.apply_stripe_state(agent, ticket, state);
    end if;
    if failed_invoice is not null then
      perform private.tell_payment_failed(agent, failed_invoice);
    end if;
  end if;

  update private.stripe_events set outcome = result where id = event;
  return result;
end
$function$;


-- public.first_steps

CREATE OR REPLACE FUNCTION public.first_steps()
 RETURNS TABLE(has_listing boolean, has_clients boolean, has_opportunity boolean, has_name boolean, has_logo boolean, has_ai_key boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    settings.wordpress_url is not null or exists (
      select from public.properties as listing
      where listing.user_id = me.id and listing.own_number is not null and not listing.is_example
    ),
    exists (select from public.clients as client where client.user_id = me.id and not client.is_example),
    exists (select from public.opportunities as deal where deal.user_id = me.id and not deal.is_example),
    profile.full_name is not null,
    settings.logo_url is not null,
    coalesce(settings.has_ai_key, false)
  from (select auth.uid() as id) as me
  left join public.user_settings as settings on settings.user_id = me.id
  left join public.profiles as profile on profile.id = me.id
$function$;


-- public.import_clients

CREATE OR REPLACE FUNCTION public.import_clients(import uuid, batch jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
 SET enable_nestloop TO 'off'
AS $function$
declare
  me constant uuid := auth.uid();
  known jsonb;
  taken jsonb;
  added integer := 0;
  keys jsonb;
begin
  if jsonb_array_length(batch) > 500 then
    raise exception 'a batch has at most 500 rows' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(earlier.import_row order by earlier.import_row), '[]') into known
  from public.clients as earlier
  join jsonb_to_recordset(batch) as given (import_row integer) on given.import_row = earlier.import_row
  where earlier.user_id = me and earlier.import_id = import;
  select coalesce(jsonb_agg(given.import_row order by given.import_row), '[]') into taken
  from jsonb_populate_recordset(null::public.clients, batch) as given
  join public.clients as owner on owner.user_id = me and lower(owner.email) = lower(given.email)
  where not known @> to_jsonb(given.import_row);
  if taken = '[]' then
    select jsonb_object_agg(held.key, true) into keys from jsonb_array_elements(batch) as row cross join jsonb_each(row) as held;
    execute format(
      'with written as (
        insert into public.clients (user_id, import_id, import_row, needs_review%s)
        select $2, $3, given.import_row, coalesce(given.needs_review, false)%s
        from jsonb_populate_recordset(null::public.clients, $1) as given
        on conflict (user_id, import_id, import_row) do nothing
        returning id, import_row
      ), noted as (
        insert into public.interactions (user_id, client_id, type, subject, description)
        select $2, written.id, ''other'', ''Notas del contacto importado'', piece.description
        from written
        join jsonb_to_recordset($1) as given (import_row integer, leftover text)
          on given.import_row = written.import_row
        cross join lateral private.cut_text(given.leftover, 5000) as piece (description)
      )
      select count(*) from written',
      private.list_columns('public.clients', keys), private.list_values('public.clients', keys)
    ) into added using batch, me, import;
  end if;
  return jsonb_build_object('added', added, 'known', known, 'taken', taken);
end
$function$;


-- public.import_listings

CREATE OR REPLACE FUNCTION public.import_listings(import uuid, listings jsonb, owners jsonb)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  known uuid[];
  columns text;
begin
  if jsonb_array_length(listings) not between 1 and 100 then
    raise exception 'a batch has 1 to 100 listings' using errcode = '22023';
  end if;
  select coalesce(array_agg(stored.id), '{}') into known
  from public.properties as stored
  join jsonb_to_recordset(listings) as given (id uuid) on given.id = stored.id
  where stored.user_id = me;

  -- The columns that the rows name, as any insert of the API does: grants, policies and constraints decide.
  select string_agg(distinct format('%I', named.key), ', ') into columns
  from jsonb_array_elements(listings) as row, jsonb_object_keys(row) as named (key);
  execute format(
    'insert into public.properties (user_id, %1$s)
     select $1, %1$s from jsonb_populate_recordset(null::public.properties, $2) as given
     on conflict (id) do nothing',
    columns
  ) using me, listings;

  insert into public.clients (user_id, import_id, import_row, type, first_name, last_name, phone, needs_review)
  select distinct on (given.phone)
    me, import, given.import_row, 'propietario', given.first_name, given.last_name, given.phone, coalesce(given.needs_review, false)
  from jsonb_to_recordset(owners) as given (
    property_id uuid, import_row integer, first_name text, last_name text, phone text, needs_review boolean
  )
  where given.property_id <> all (known) and given.phone is not null and not exists (
    select from public.clients as client where client.user_id = me and given.phone in (client.phone, client.whatsapp)
  )
  order by given.phone, given.import_row
  on conflict (user_id, import_id, import_row) do nothing;

  insert into public.property_clients (user_id, created_by, property_id, client_id, relationship_type)
  select me, me, given.property_id, owner.id, 'owner'
  from jsonb_to_recordset(owners) as given (property_id uuid, phone text)
  cross join lateral (
    select client.id from public.clients as client
    where client.user_id = me and given.phone in (client.phone, client.whatsapp)
    order by client.created_at, client.id
    limit 1
  ) as owner
  where given.property_id <> all (known)
  on conflict do nothing;
  return known;
end
$function$;


-- public.join_listings

CREATE OR REPLACE FUNCTION public.join_listings(own_id uuid, copy_id uuid, own_seen timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  own public.properties;
  copy public.properties;
  facts text;
begin
  -- Always in the same order, so that two of them cannot wait for each other.
  perform 1 from public.properties where id in (own_id, copy_id) and user_id = auth.uid() order by id for update;
  select * into copy from public.properties where id = copy_id and user_id = auth.uid() and own_number is null;
  if copy.id is null then return 'gone'; end if;
  select * into own from public.properties where id = own_id and user_id = auth.uid() and own_number is not null;
  if own.id is null then return 'done'; end if;
  if own.updated_at <> own_seen then return 'changed'; end if;

  -- Only one active link of a kind may be between a client and a property: the second becomes history.
  update public.property_clients as link
  set status = 'ended', end_date = coalesce(link.end_date, greatest(link.start_date, current_date))
  where link.property_id = own_id and link.user_id = auth.uid() and link.status = 'active' and exists (
    select from public.property_clients as other
    where other.property_id = copy_id and other.user_id = auth.uid() and other.status = 'active'
      and other.client_id = link.client_id and other.relationship_type = link.relationship_type
  );
  update public.property_clients set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.opportunities set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.tasks set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.interactions set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.whatsapp_messages set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.documents set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.valuations set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.professional_jobs set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.owner_reports set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  update public.prospects set property_id = copy_id where property_id = own_id and user_id = auth.uid();
  -- A selection may hold both already; then the own one stays on its page as what it was.
  update public.selection_items as item set property_id = copy_id
  where item.property_id = own_id and item.user_id = auth.uid() and not exists (
    select from public.selection_items as other where other.selection_id = item.selection_id and other.property_id = copy_id
  );
  update public.properties
  set
    tags = array(select distinct tag from unnest(copy.tags || own.tags) as tag order by tag),
    sale_status = coalesce(copy.sale_status, own.sale_status),
    rental_status = coalesce(copy.rental_status, own.rental_status),
    rental_contract_end = coalesce(copy.rental_contract_end, own.rental_contract_end),
    assigned_agent = coalesce(copy.assigned_agent, own.assigned_agent)
  where id = copy_id and user_id = auth.uid();
  -- What only an own listing holds would go with it: it stays in the history, in two notes where one does not hold it all.
  facts := nullif(concat_ws(E'\n',
    'Calle y número: ' || own.street,
    'Punto del mapa: ' || own.latitude || ', ' || own.longitude,
    'Video: ' || own.video_url,
    'Recorrido virtual: ' || own.tour_url,
    'Comisión: ' || own.commission_percentage || ' %',
    'Parte para colegas: ' || trim_scale(own.shared_commission_percentage) || ' % de la comisión',
    case when own.is_exclusive then 'Exclusiva' || coalesce(' hasta el ' || to_char(own.exclusive_until, 'DD/MM/YYYY'), '') end
  ), '');
  insert into public.interactions (property_id, type, subject, description)
  select copy_id, 'other', 'Datos de la propiedad propia', note
  from unnest(
    case
      when char_length(concat_ws(E'\n', own.private_note, facts)) > 5000 then array[own.private_note, facts]
      else array[nullif(concat_ws(E'\n', own.private_note, facts), '')]
    end
  ) as note
  where note is not null;
  delete from public.properties where id = own_id and user_id = auth.uid();
  return 'joined';
end
$function$;


-- public.list_clients

CREATE OR REPLACE FUNCTION public.list_clients(tests jsonb DEFAULT '[]'::jsonb, sorts jsonb DEFAULT '[]'::jsonb, size integer DEFAULT 50)
 RETURNS SETOF client_list
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
        begin
          return query execute private.view_page('clients', tests, sorts, size) using auth.uid();
        end
        $function$;


-- public.list_documents

CREATE OR REPLACE FUNCTION public.list_documents(tests jsonb DEFAULT '[]'::jsonb, sorts jsonb DEFAULT '[]'::jsonb, size integer DEFAULT 50)
 RETURNS SETOF document_rows
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
        begin
          return query execute private.view_page('documents', tests, sorts, size) using auth.uid();
        end
        $function$;


-- public.list_interactions

CREATE OR REPLACE FUNCTION public.list_interactions(tests jsonb DEFAULT '[]'::jsonb, sorts jsonb DEFAULT '[]'::jsonb, size integer DEFAULT 50)
 RETURNS SETOF interaction_rows
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
        begin
          return query execute private.view_page('interactions', tests, sorts, size) using auth.uid();
        end
        $function$;


-- public.list_opportunities

CREATE OR REPLACE FUNCTION public.list_opportunities(tests jsonb DEFAULT '[]'::jsonb, sorts jsonb DEFAULT '[]'::jsonb, size integer DEFAULT 50)
 RETURNS SETOF opportunity_rows
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
        begin
          return query execute private.view_page('opportunities', tests, sorts, size) using auth.uid();
        end
        $function$;


-- public.list_sessions

CREATE OR REPLACE FUNCTION public.list_sessions()
 RETURNS TABLE(id uuid, user_agent text, ip text, created_at timestamp with time zone, last_used_at timestamp with time zone, is_current boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  perform private.require_second_factor();
  return query
  select
    session.id,
    left(session.user_agent, 1000),
    host(session.ip),
    session.created_at,
    greatest(session.refreshed_at at time zone 'utc', session.created_at) as last_used_at,
    coalesce(session.id::text = (select auth.jwt()) ->> 'session_id', false) as is_current
  from auth.sessions as session
  where session.user_id = (select auth.uid())
    and (session.not_after is null or session.not_after > now())
  order by is_current desc, last_used_at desc nulls last, session.id
  limit 50;
end
$function$;


-- public.list_tasks

CREATE OR REPLACE FUNCTION public.list_tasks(tests jsonb DEFAULT '[]'::jsonb, sorts jsonb DEFAULT '[]'::jsonb, size integer DEFAULT 50)
 RETURNS SETOF task_rows
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
        begin
          return query execute private.view_page('tasks', tests, sorts, size) using auth.uid();
        end
        $function$;


-- public.listing_site_visits

CREATE OR REPLACE FUNCTION public.listing_site_visits(listing_id uuid, first_day date, last_day date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'views', coalesce(sum(visit.views), 0), 'forms', coalesce(sum(visit.forms), 0), 'presses', coalesce(sum(visit.presses), 0)
  )
  from public.properties as own
  left join public.agent_site_visits as visit
    on visit.user_id = own.user_id and visit.published_code = own.published_code and visit.day between first_day and last_day
  where own.id = listing_id and own.user_id = (select auth.uid()) and own.published_at is not null
  group by own.id
$function$;


-- public.listings_named

CREATE OR REPLACE FUNCTION public.listings_named(owner uuid, texts text[])
 RETURNS TABLE(id uuid, title text, wordpress_id bigint, own_number integer, url text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select own.id, own.title, own.wordpress_id, own.own_number, own.url
  from public.properties as own
  cross join lateral (
    select max(case
      when own.id::text = lower(btrim(named.text)) then 3
      when coalesce(own.wordpress_id, -own.own_number)::text = ltrim(btrim(named.text), '#') then 3
      when own.url ~ '^https?://' and strpos(lower(named.text), regexp_replace(lower(own.url), '^https?://(www\.)?|#.*$|/+$', '', 'g')) > 0 then 2
      when char_length(named.folded) < 4 then null
      when starts_with(own.search, left(named.folded, 60)) then 2
      when starts_with(own.search, left(named.folded, 8)) then 1
    end) as rank
    from (
      select given as text, btrim(private.search_text(given), ' «»"“”') as folded
      from unnest(listings_named.texts[1:10]) as given
    ) as named
  ) as found
  where own.user_id = listings_named.owner and found.rank is not null
  order by found.rank desc, own.id
  limit 200
$function$;


-- public.mark_notifications_read

CREATE OR REPLACE FUNCTION public.mark_notifications_read(seen_until timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with marked as (
    update public.notifications as notice
    set read = true, read_at = now()
    where notice.user_id = (select auth.uid()) and not notice.read
      and notice.created_at <= mark_notifications_read.seen_until
    returning notice.id
  )
  select count(*)::integer from marked
$function$;


-- public.merge_clients

CREATE OR REPLACE FUNCTION public.merge_clients(keep_id uuid, remove_id uuid, keep_seen timestamp with time zone, remove_seen timestamp with time zone, merged jsonb, wishes jsonb DEFAULT NULL::jsonb, leftover text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kept public.clients;
  removed public.clients;
  -- What the browser does not know of is that of the client who stays, or else of the one who goes.
  filled jsonb;
  wanted jsonb;
begin
  if keep_id = remove_id then
    raise exception 'a client cannot be merged with itself' using errcode = '22023';
  end if;
  -- Always in the same order, so that two merges cannot wait for each other.
  perform 1 from public.clients where id in (keep_id, remove_id) and user_id = auth.uid() order by id for update;
  select * into kept from public.clients where id = keep_id and user_id = auth.uid();
  if kept.id is null then return 'gone'; end if;
  select * into removed from public.clients where id = remove_id and user_id = auth.uid();
  if removed.id is null then return 'done'; end if;
  if kept.updated_at <> keep_seen or removed.updated_at <> remove_seen then return 'changed'; end if;

  -- Only one active link of a kind may be between a client and a property: the second becomes history.
  update public.property_clients as link
  set status = 'ended', end_date = coalesce(link.end_date, greatest(link.start_date, current_date))
  where link.client_id = remove_id and link.user_id = auth.uid() and link.status = 'active' and exists (
    select from public.property_clients as other
    where other.client_id = keep_id and other.user_id = auth.uid() and other.status = 'active'
      and other.property_id = link.property_id and other.relationship_type = link.relationship_type
  );
  update public.property_clients set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.opportunities set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.tasks set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.interactions set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.whatsapp_messages set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.documents set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.document_shares set shared_with = keep_id where shared_with = remove_id and user_id = auth.uid();
  update public.valuations set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.selections set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  -- Nobody is in the same plan twice: the run of the client who goes ends.
  update public.follow_up_runs as run set state = 'ended', why = 'merged'
  where run.client_id = remove_id and run.user_id = auth.uid() and run.state <> 'ended' and exists (
    select from public.follow_up_runs as other
    where other.client_id = keep_id and other.user_id = auth.uid() and other.state <> 'ended' and other.plan_id = run.plan_id
      and other.opportunity_id is not distinct from run.opportunity_id
  );
  update public.follow_up_runs set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.owner_reports set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.prospects set client_id = keep_id where client_id = remove_id and user_id = auth.uid();

  if wishes is not null then
    select jsonb_object_agg(held.key, held.value order by preference.client_id = keep_id) into wanted
    from public.client_preferences as preference cross join jsonb_each(jsonb_strip_nulls(to_jsonb(preference))) as held
    where preference.client_id in (keep_id, remove_id) and preference.user_id = auth.uid();
    perform private.write_preferences(keep_id, coalesce(wanted, '{}') || wishes);
  end if;
  -- First gone, then updated: both may hold the same e-mail address for a moment. The consents move with it.
  perform private.absorb_client(keep_id, remove_id);
  filled := jsonb_strip_nulls(to_jsonb(removed)) || jsonb_strip_nulls(to_jsonb(kept)) || merged;
  -- An example that a real client was merged into holds what is real.
  execute format(
    'update public.clients as own set (needs_review, is_example%s) = row(coalesce(given.needs_review, false), $2%s)
     from jsonb_populate_record(null::public.clients, $1) as given where own.id = $3 and own.user_id = $4',
    private.list_columns('public.clients', filled), private.list_values('public.clients', filled)
  ) using filled, kept.is_example and removed.is_example, keep_id, auth.uid();
  if leftover is not null then
    insert into public.interactions (client_id, type, subject, description)
    values (keep_id, 'other', 'Datos del cliente fusionado', left(leftover, 5000));
  end if;
  return 'merged';
end
$function$;


-- public.move_site

CREATE OR REPLACE FUNCTION public.move_site(address text)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  target constant text := private.site_key(address);
  moved integer;
begin
  if target is null then
    raise exception 'an address is needed' using errcode = '22023';
  end if;
  update public.properties as copy set site = target
  where copy.user_id = auth.uid() and copy.wordpress_id is not null and copy.site is distinct from target and not exists (
    select from public.properties as other
    where other.user_id = auth.uid() and other.site = target and other.site_listing_id = copy.site_listing_id
  );
  get diagnostics moved = row_count;
  update public.user_settings set wordpress_url = address where user_id = auth.uid();
  return moved;
end
$function$;


-- public.move_tasks

CREATE OR REPLACE FUNCTION public.move_tasks(ids uuid[], day date, zone text)
 RETURNS TABLE(id uuid, outcome text, before jsonb, seen timestamp with time zone)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  task record;
  due timestamptz;
begin
  perform private.check_bulk('tasks', cardinality(ids));
  if day is null or zone is null then
    raise exception 'tasks are moved to a day of a zone' using errcode = '22023';
  end if;
  for task in
    select own.id, own.due_date from public.tasks as own
    where own.id = any (ids) and own.user_id = auth.uid()
    order by own.id
    for update
  loop
    id := task.id;
    before := null;
    seen := null;
    due := (day + coalesce((task.due_date at time zone zone)::time, time '09:00')) at time zone zone;
    if due is not distinct from task.due_date then
      outcome := 'same';
    else
      begin
        update public.tasks as own set due_date = due
        where own.id = task.id and own.user_id = auth.uid()
        returning own.updated_at into seen;
        outcome := 'changed';
        before := jsonb_build_object('due_date', task.due_date);
      exception when integrity_constraint_violation then
        outcome := 'refused';
      end;
    end if;
    return next;
  end loop;
end
$function$;


-- public.note_document_download

CREATE OR REPLACE FUNCTION public.note_document_download(document uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.require_second_factor();
  insert into public.document_history (user_id, document_id, action, performed_by)
  select owned.user_id, owned.id, 'downloaded', owned.user_id
  from public.documents as owned
  where owned.id = document and owned.user_id = (select auth.uid())
$function$;


-- public.notice_token

CREATE OR REPLACE FUNCTION public.notice_token(profile profiles)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.privacy_notices as notice where notice.user_id = profile.id) then
    raise exception 'Predio se actualizó. Recarga la página.';
  end if;
  return null;
end
$function$;


-- public.opportunity_board

CREATE OR REPLACE FUNCTION public.opportunity_board(tests jsonb DEFAULT '[]'::jsonb, per_stage integer DEFAULT 30, leaving uuid[] DEFAULT '{}'::uuid[])
 RETURNS TABLE(id uuid, name text, color text, outcome text, total integer, amount numeric, commission numeric, cards jsonb)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query execute format(
    $board$
      with ranked as (
        select
          found.*,
          row_number() over (partition by found.stage_id order by found.stage_changed_at desc, found.id) as place
        from public.opportunity_rows as found
        where found.user_id = $1 and found.id <> all ($3) and %s
      )
      select
        stage.id,
        stage.name,
        stage.color,
        stage.outcome,
        count(ranked.id)::integer,
        coalesce(sum(ranked.amount), 0),
        coalesce(
          sum(private.commission_of(ranked.type, ranked.amount, ranked.commission_percentage, ranked.commission_months)), 0
        ),
        coalesce(
          jsonb_agg(to_jsonb(ranked) - 'place' - 'search' - 'user_id' order by ranked.place)
            filter (where ranked.place <= least($2, 100)),
          '[]'
        )
      from public.opportunity_stages as stage
      left join ranked on ranked.stage_id = stage.id
      group by stage.id
      order by stage.order_index
    $board$,
    private.view_condition(tests, private.view_columns('public.opportunity_rows'))
  ) using auth.uid(), per_stage,
    -- `<> all` holds for nothing where one of them is null.
    array_remove(coalesce(leaving, '{}'), null);
end
$function$;


-- public.owner_report_facts

CREATE OR REPLACE FUNCTION public.owner_report_facts(listing_id uuid, first_day date, last_day date, similar_ids uuid[] DEFAULT '{}'::uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  zone constant text := coalesce(
    (select profile.time_zone from public.profiles as profile where profile.id = me), 'America/Mexico_City'
  );
  listing public.properties;
  since timestamptz;
  until timestamptz;
begin
  perform private.check_report_range(first_day, last_day);
  if first_day > last_day or last_day - first_day > 3660 then
    raise exception 'The days of a report are in order and at most ten years' using errcode = '22008';
  end if;
  if cardinality(similar_ids) > 200 then
    raise exception 'At most 200 listings are compared' using errcode = '22023';
  end if;
  select * into listing from public.properties as property where property.id = listing_id and property.user_id = me;
  if listing.id is null then return null; end if;
  since := first_day::timestamp at time zone zone;
  until := (last_day + 1)::timestamp at time zone zone;
  return (
    with
    item as (
      select sent.*, (sent.created_at at time zone zone)::date as sent_day
      from public.selection_items as sent
      where sent.user_id = me and sent.property_id = listing.id
    ),
    visit as (
      select about.client_id, about.outcome, coalesce(about.scheduled_at, about.created_at) as moment
      from public.interactions as about
      where about.user_id = me and about.property_id = listing.id and about.type = 'visit'
        and (listing.is_example or not about.is_example)
    ),
    made as (select * from visit where visit.moment >= since and visit.moment < least(until, now())),
    upcoming as (select * from visit where visit.moment >= now()),
    -- Somebody who was sent a selection without a name is one person.
    interested as (
      select coalesce(sent.client_id, sent.id) as person
      from item join public.selections as sent on sent.id = item.selection_id and sent.user_id = me
      where item.answer in ('like', 'visit') and item.answered_at >= since and item.answered_at < until
      union select made.client_id from made
      union select upcoming.client_id from upcoming
      union
      select deal.client_id from public.opportunities as deal
      where deal.user_id = me and deal.property_id = listing.id and (listing.is_example or not deal.is_example)
        and (deal.status = 'open' or (deal.created_at >= since and deal.created_at < until))
    ),
    change as (
      select * from public.property_price_changes as price
      where price.user_id = me and price.property_id = listing.id and price.changed_at < until
      order by price.changed_at desc, price.id
      limit 12
    )
    select jsonb_build_object(
      'publishedAt', coalesce(listing.first_seen_at, listing.created_at),
      'priceChanges', coalesce((
        select jsonb_agg(jsonb_build_object(
          'day', (change.changed_at at time zone zone)::date,
          'previousPrice', change.previous_price, 'previousCurrency', change.previous_currency,
          'price', change.price, 'currency', change.currency
        ) order by change.changed_at, change.id desc) from change
      ), '[]'),
      'selections', jsonb_build_object(
        'sent', (select count(*) from item where item.sent_day between first_day and last_day),
        'views', coalesce((
          select sum(counted.views) from public.selection_view_days as counted
          join item on item.selection_id = counted.selection_id
          where counted.user_id = me and counted.day between greatest(first_day, item.sent_day) and last_day
        ), 0)
      ),
      'answers', (
        select jsonb_build_object(
          'like', count(*) filter (where item.answer = 'like'),
          'visit', count(*) filter (where item.answer = 'visit'),
          'pass', count(*) filter (where item.answer = 'pass'),
          'reasons', jsonb_strip_nulls(jsonb_build_object(
            'price', nullif(count(*) filter (where item.reason = 'price'), 0),
            'zone', nullif(count(*) filter (where item.reason = 'zone'), 0),
            'size', nullif(count(*) filter (where item.reason = 'size'), 0),
            'condition', nullif(count(*) filter (where item.reason = 'condition'), 0),
            'other', nullif(count(*) filter (where item.reason = 'other'), 0)
          ))
        )
        from item where item.answered_at >= since and item.answered_at < until
      ),
      'visits', jsonb_build_object(
        'made', (select count(*) from made),
        'madeDays', coalesce((
          select jsonb_agg(recent.day order by recent.day)
          from (select (made.moment at time zone zone)::date as day from made order by made.moment desc limit 12) as recent
        ), '[]'),
        -- Of what was noted afterwards only the answers that the form proposes: a text of the agent's own may name somebody.
        'outcomes', coalesce((
          select jsonb_object_agg(told.outcome, told.times)
          from (
            select made.outcome, count(*) as times from made
            where made.outcome in ('Interesado', 'Quiere otra visita', 'Lo va a pensar', 'Hizo una oferta', 'No le interesó')
            group by made.outcome
          ) as told
        ), '{}'),
        'upcoming', (select count(*) from upcoming),
        'upcomingAt', coalesce((
          select jsonb_agg(next.moment order by next.moment)
          from (select upcoming.moment from upcoming order by upcoming.moment limit 10) as next
        ), '[]')
      ),
      'interested', jsonb_build_object(
        'clients', (
          select count(*) from interested
          where interested.person is not null and not exists (
            select from public.property_clients as link
            where link.user_id = me and link.property_id = listing.id and link.client_id = interested.person
              and link.relationship_type = 'owner' and link.status = 'active'
          )
        ),
        'negotiations', (
          select count(*) from public.opportunities as deal
          where deal.user_id = me and deal.property_id = listing.id and deal.status = 'open'
            and (listing.is_example or not deal.is_example)
        )
      ),
      'similarVisits', (
        select count(*) from public.interactions as about
        where about.user_id = me and about.property_id = any (similar_ids) and about.property_id <> listing.id
          and about.type = 'visit'
          and coalesce(about.scheduled_at, about.created_at) >= since
          and coalesce(about.scheduled_at, about.created_at) < least(until, now())
      )
    )
  );
end
$function$;


-- public.passed_second_factor

CREATE OR REPLACE FUNCTION public.passed_second_factor()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.passed_second_factor()
$function$;


-- public.record_site_reading

CREATE OR REPLACE FUNCTION public.record_site_reading(seen bigint[], missing bigint[] DEFAULT '{}'::bigint[], changed jsonb DEFAULT '[]'::jsonb, of_site text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
  -- A reading of another site says nothing of this one's listings, whose numbers may be the same.
  if private.site_key(of_site) <> private.connected_site(me) then
    return 0;
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
$function$;


-- public.remove_example_data

CREATE OR REPLACE FUNCTION public.remove_example_data(keep_edited boolean DEFAULT false)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
      or exists (select from public.selections as sent where sent.user_id = me and sent.client_id = client.id)
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
      or exists (select from public.selection_items as item where item.user_id = me and item.property_id = listing.id)
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
$function$;


-- public.replace_notice_address

CREATE OR REPLACE FUNCTION public.replace_notice_address()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.passed_second_factor() then
    raise exception 'the second factor is missing' using errcode = '42501';
  end if;
  perform private.set_notice_token(secret.user_id, replace(gen_random_uuid()::text, '-', ''))
  from public.user_secrets as secret
  where secret.user_id = auth.uid() and secret.name = 'notice';
end
$function$;


-- public.replace_prospect_address

CREATE OR REPLACE FUNCTION public.replace_prospect_address(address text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_second_factor();
  if auth.uid() is null or address is null or address not in ('prospects', 'contact', 'feeds') then
    raise exception 'no such address' using errcode = '22023';
  end if;
  perform private.set_link_token(auth.uid(), address, replace(gen_random_uuid()::text, '-', ''));
end
$function$;


-- public.report_activity

CREATE OR REPLACE FUNCTION public.report_activity(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
       begin
         perform private.check_report_range(first_day, last_day);
         return private.report_activity(first_day, last_day, zone);
       end
       $function$;


-- public.report_commissions

CREATE OR REPLACE FUNCTION public.report_commissions(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
       begin
         perform private.check_report_range(first_day, last_day);
         return private.report_commissions(first_day, last_day, zone);
       end
       $function$;


-- public.report_forecast

CREATE OR REPLACE FUNCTION public.report_forecast(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
       begin
         perform private.check_report_range(first_day, last_day);
         return private.report_forecast(first_day, last_day, zone);
       end
       $function$;


-- public.report_outcomes

CREATE OR REPLACE FUNCTION public.report_outcomes(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
       begin
         perform private.check_report_range(first_day, last_day);
         return private.report_outcomes(first_day, last_day, zone);
       end
       $function$;


-- public.report_pipeline

CREATE OR REPLACE FUNCTION public.report_pipeline(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
       begin
         perform private.check_report_range(first_day, last_day);
         return private.report_pipeline(first_day, last_day, zone);
       end
       $function$;


-- public.report_prospects

CREATE OR REPLACE FUNCTION public.report_prospects(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.check_report_range(first_day, last_day);
  return private.report_prospects(first_day, last_day, zone);
end
$function$;


-- public.report_sources

CREATE OR REPLACE FUNCTION public.report_sources(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
       begin
         perform private.check_report_range(first_day, last_day);
         return private.report_sources(first_day, last_day, zone);
       end
       $function$;


-- public.report_stages

CREATE OR REPLACE FUNCTION public.report_stages(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
       begin
         perform private.check_report_range(first_day, last_day);
         return private.report_stages(first_day, last_day, zone);
       end
       $function$;


-- public.report_tasks

CREATE OR REPLACE FUNCTION public.report_tasks(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
       begin
         perform private.check_report_range(first_day, last_day);
         return private.report_tasks(first_day, last_day, zone);
       end
       $function$;


-- public.report_traffic

CREATE OR REPLACE FUNCTION public.report_traffic(first_day date, last_day date, zone text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.check_report_range(first_day, last_day);
  -- Refuses a zone that there is not, as the other reports do.
  perform private.report_from(first_day, zone);
  return private.report_traffic(first_day, last_day, zone);
end
$function$;


-- public.restore_deleted

CREATE OR REPLACE FUNCTION public.restore_deleted(kind text, ids uuid[])
 RETURNS TABLE(id uuid, outcome text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  gone private.deleted_records;
  part record;
begin
  perform private.require_second_factor();
  perform private.check_bulk(restore_deleted.kind, cardinality(ids));
  perform set_config('predio.restoring', 'on', true);
  for gone in
    select * from private.deleted_records as waiting
    where waiting.user_id = me and waiting.kind = restore_deleted.kind and waiting.record_id = any (ids)
    order by waiting.record_id for update
  loop
    id := gone.record_id;
    begin
      -- SEL-18: the request was booked again meanwhile. This visit comes back without it.
      if exists (
        select from public.interactions as other
        where other.user_id = me and other.type = 'visit' and other.selection_item_id = (gone.record ->> 'selection_item_id')::uuid
      ) then
        gone.record := gone.record || jsonb_build_object('selection_item_id', null);
      end if;
      perform private.put_back(format('public.%I', gone.kind)::regclass, gone.record);
      for part in
        select value ->> 'table' as relation, value ->> 'link' as link, value -> 'row' as given, value ->> 'to' as target
        from jsonb_array_elements(gone.hanging) with ordinality as hanging (value, place)
        -- What pointed at a row comes after all rows.
        order by hanging.value ? 'link', hanging.place
      loop
        if part.link is null then
          perform private.put_back(part.relation::regclass, part.given);
        else
          execute format(
            'update %1$s as own set %2$I = $1 where own.id = $2 and own.user_id = $3 and own.%2$I is null', part.relation, part.link
          ) using part.target::uuid, (part.given ->> 'id')::uuid, me;
        end if;
      end loop;
      delete from private.deleted_records as waiting
      where waiting.user_id = me and waiting.kind = gone.kind and waiting.record_id = gone.record_id;
      outcome := 'restored';
    exception when unique_violation then
      outcome := 'refused';
    end;
    return next;
    ids := array_remove(ids, id);
  end loop;
  perform set_config('predio.restoring', '', true);
  return query execute format(
    'select own.id, ''restored'' from public.%I as own where own.id = any ($1) and own.user_id = $2', restore_deleted.kind
  ) using ids, me;
end
$function$;


-- public.restore_property_tags

CREATE OR REPLACE FUNCTION public.restore_property_tags(listings jsonb)
 RETURNS TABLE(id uuid, outcome text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  given record;
begin
  perform private.check_listing_batch(listings);
  for given in
    select listing.id, listing.before, listing.after
    from jsonb_to_recordset(listings) as listing (id uuid, before text[], after text[])
    order by listing.id
  loop
    id := given.id;
    outcome := 'refused';
    if private.are_property_tags(given.before) then
      update public.properties as own set tags = given.before
      where own.id = given.id and own.user_id = auth.uid() and own.tags = given.after;
      continue when not found and not exists (
        select from public.properties as own
        where own.id = given.id and own.user_id = auth.uid() and own.tags = given.before
      );
      outcome := 'restored';
    end if;
    return next;
  end loop;
end
$function$;


-- public.restore_record

CREATE OR REPLACE FUNCTION public.restore_record(kind text, record_id uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.restore_deleted(restore_record.kind, array[restore_record.record_id]) as answer where answer.outcome = 'restored'
  )
$function$;


-- public.restore_records

CREATE OR REPLACE FUNCTION public.restore_records(kind text, records jsonb)
 RETURNS TABLE(id uuid, outcome text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  given record;
  columns text[];
  is_written boolean;
begin
  perform private.check_bulk(kind, jsonb_array_length(records));
  for given in
    select record.id, record.before, record.seen
    from jsonb_to_recordset(records) as record (id uuid, before jsonb, seen timestamptz)
    order by record.id
  loop
    id := given.id;
    columns := array(select jsonb_object_keys(given.before));
    if cardinality(columns) = 0 or not columns <@ (private.bulk_columns(kind) || private.followed_columns(kind))
      or (kind = 'opportunities' and not 'stage_id' = any (columns)) then
      raise exception 'cannot be changed for many: %', columns using errcode = '22023';
    end if;
    if kind = 'opportunities' then
      is_written := private.undo_move(given.id, given.before, given.seen);
    else
      execute format(
        'update public.%1$I as own set %2$s from jsonb_populate_record(null::public.%1$I, $1) as given
         where own.id = $2 and own.user_id = $3 and own.updated_at = $4 returning true',
        kind, (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name)
      ) into is_written using given.before, given.id, auth.uid(), given.seen;
    end if;
    -- How far an opportunity came follows from its history, not from what the caller says (OPP-10).
    continue when is_written is not true and not private.is_as_before(kind, given.id, given.before - 'furthest_stage');
    outcome := 'restored';
    return next;
  end loop;
end
$function$;


-- public.save_client

CREATE OR REPLACE FUNCTION public.save_client(record_id uuid, client jsonb, preferences jsonb DEFAULT NULL::jsonb, seen timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  columns constant text := private.list_columns('public.clients', client);
  written constant text := private.list_values('public.clients', client);
  count integer;
begin
  if seen is null then
    execute format(
      'insert into public.clients (id, user_id%s) select $2, $3%s from jsonb_populate_record(null::public.clients, $1) as given
       on conflict (id) do nothing',
      columns, written
    ) using client, record_id, me;
    get diagnostics count = row_count;
    if count = 0 then
      perform from public.clients where id = record_id and user_id = me;
      if found then return false; end if;
      raise exception 'this id is not free' using errcode = '42501';
    end if;
  else
    -- Whoever passes the form has been reviewed.
    execute format(
      'update public.clients as own set (needs_review%s) = row(false%s) from jsonb_populate_record(null::public.clients, $1) as given
       where own.id = $2 and own.user_id = $3 and own.updated_at = $4',
      columns, written
    ) using client, record_id, me, seen;
    get diagnostics count = row_count;
    if count = 0 then return false; end if;
  end if;

  if preferences is null then
    delete from public.client_preferences where client_id = record_id and user_id = me;
  else
    perform private.write_preferences(record_id, preferences);
  end if;
  return true;
end
$function$;


-- public.save_selection

CREATE OR REPLACE FUNCTION public.save_selection(record_id uuid, selection jsonb, items jsonb, seen timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  given constant public.selections := jsonb_populate_record(null::public.selections, selection);
  stored public.selections;
begin
  select * into stored from public.selections where id = record_id and user_id = me for update;
  if stored.id is null then
    if seen is not null then return 'gone'; end if;
    insert into public.selections (id, client_id, title, message, token_hash, expires_at)
    values (record_id, given.client_id, given.title, given.message, given.token_hash, given.expires_at);
  else
    if seen is not null and stored.updated_at <> seen then return 'changed'; end if;
    -- A new link comes with another token; otherwise the old one goes on opening the page.
    update public.selections
    set client_id = given.client_id, title = given.title, message = given.message, expires_at = given.expires_at,
      token_hash = coalesce(given.token_hash, stored.token_hash)
    where id = record_id and user_id = me;
  end if;
  delete from public.selection_items as item
  where item.selection_id = record_id and item.user_id = me
    and not exists (select from jsonb_array_elements(items) as wanted where (wanted ->> 'id')::uuid = item.id);
  update public.selection_items as item
  set position = (wanted.place - 1)::smallint, note = wanted.value ->> 'note'
  from jsonb_array_elements(items) with ordinality as wanted (value, place)
  where item.selection_id = record_id and item.user_id = me and item.id = (wanted.value ->> 'id')::uuid;
  insert into public.selection_items (id, selection_id, property_id, position, note, listing)
  select (wanted.value ->> 'id')::uuid, record_id, (wanted.value ->> 'property_id')::uuid, (wanted.place - 1)::smallint,
    wanted.value ->> 'note', wanted.value -> 'listing'
  from jsonb_array_elements(items) with ordinality as wanted (value, place)
  where not exists (
    select from public.selection_items as item
    where item.id = (wanted.value ->> 'id')::uuid and item.selection_id = record_id and item.user_id = me
  );
  return 'saved';
end
$function$;


-- public.search_clients

CREATE OR REPLACE FUNCTION public.search_clients(query text DEFAULT ''::text, max_rows integer DEFAULT 20)
 RETURNS TABLE(id uuid, first_name text, last_name text, email text, phone text, total integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with asked as materialized (
    select
      folded.typed,
      -- What a pattern would read as a wildcard is only text here.
      array(
        select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
        from unnest(string_to_array(folded.typed, ' ')) as word
      ) as parts,
      array(
        select '% ' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
        from unnest(string_to_array(folded.typed, ' ')) as word
      ) as beginnings,
      -- Of '(999) 123-4567' or '+52 999'.
      case
        when folded.typed ~ '^[\d ()+.-]+$' and length(regexp_replace(folded.typed, '\D', '', 'g')) >= 3
          then regexp_replace(folded.typed, '\D', '', 'g')
      end as digits
    from (select btrim(regexp_replace(private.search_text(left(search_clients.query, 200)), '\s+', ' ', 'g')) as typed) as folded
  ),
  ranked as materialized (
    select
      client.id, client.user_id, client.first_name, client.last_name, client.email, client.phone,
      case
        when starts_with(client.search, asked.typed) or starts_with(folded.surname, asked.typed) then 1
        when ' ' || translate(folded.name, '-.''', '   ') like all (asked.beginnings) then 2
        when starts_with(lower(client.email), asked.typed)
          or ltrim(client.phone, '+') ~ ('^(521?)?' || asked.digits)
          or ltrim(client.whatsapp, '+') ~ ('^(521?)?' || asked.digits)
          then 3
        else 4
      end as rank
    from public.clients as client
    cross join asked
    cross join lateral (
      -- The search column begins with the name. Folding keeps the number of characters, and folding here again would cost more
      -- than the rest of the search.
      select
        left(client.search, length(concat_ws(' ', client.first_name, client.last_name))) as name,
        case when client.last_name is not null then substr(client.search, length(client.first_name) + 2) end as surname
    ) as folded
    where client.user_id = (select auth.uid())
      and (
        client.search like all (asked.parts)
        or strpos(concat_ws(' ', client.phone, client.whatsapp), asked.digits) > 0
      )
  ),
  counted as (
    select ranked.rank, count(*) as clients, sum(count(*)) over (order by ranked.rank) as so_far
    from ranked
    group by ranked.rank
  ),
  contacts as (
    select contact.client_id, coalesce(contact.scheduled_at, contact.created_at) as at
    from public.interactions as contact
    where contact.user_id = (select auth.uid())
      -- A visit that is still to come is no contact yet.
      and coalesce(contact.scheduled_at, contact.created_at) <= now()
    union all
    select message.client_id, message.sent_at from public.whatsapp_messages as message
    where message.user_id = (select auth.uid())
  ),
  last_contact as (
    select contacts.client_id, max(contacts.at) as at from contacts group by contacts.client_id
  )
  select
    ranked.id, ranked.first_name, ranked.last_name, ranked.email, ranked.phone,
    (select sum(counted.clients) from counted)::integer
  from ranked
  join counted on counted.rank = ranked.rank and counted.so_far - counted.clients < search_clients.max_rows
  left join last_contact on last_contact.client_id = ranked.id
  order by ranked.rank, last_contact.at desc nulls last, ranked.first_name, ranked.last_name, ranked.id
  limit least(search_clients.max_rows, 100)
$function$;


-- public.settle_stripe_cancellation

CREATE OR REPLACE FUNCTION public.settle_stripe_cancellation(stripe_id text, at_once boolean, failure text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.stripe_cancellations
  set done_at = case when failure is null then now() end, last_error = left(failure, 500)
  where stripe_cancellations.stripe_id = settle_stripe_cancellation.stripe_id and done_at is null
    and stripe_cancellations.at_once = settle_stripe_cancellation.at_once
$function$;


-- public.site_name_state

CREATE OR REPLACE FUNCTION public.site_name_state(name text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_second_factor();
  return case
    when not coalesce(private.is_site_name(site_name_state.name), false) then 'invalid'
    when site_name_state.name = any (private.reserved_site_names()) then 'reserved'
    when exists (
      select from public.agent_sites as site where site.name = site_name_state.name and site.user_id = (select auth.uid())
      union all
      select from public.agent_site_names as former where former.name = site_name_state.name and former.user_id = (select auth.uid())
    ) then 'own'
    when exists (
      select from public.agent_sites as site where site.name = site_name_state.name
      union all
      select from public.agent_site_names as former where former.name = site_name_state.name
    ) then 'taken'
    else 'free'
  end;
end
$function$;


-- public.start_bulk_run

CREATE OR REPLACE FUNCTION public.start_bulk_run(run uuid, kind text, action jsonb, ids uuid[])
 RETURNS TABLE(done integer, total integer)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.store_bulk_run(run, kind, action, ids);
  return query select progress.done, progress.total from public.continue_bulk_run(run) as progress;
end
$function$;


-- public.tag_properties

CREATE OR REPLACE FUNCTION public.tag_properties(listings jsonb, add text[] DEFAULT '{}'::text[], remove text[] DEFAULT '{}'::text[])
 RETURNS TABLE(id uuid, outcome text, before text[], after text[])
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  added text[];
  folded_added text[];
  folded_removed text[];
  copies jsonb;
  fitting jsonb := '[]';
  each_copy jsonb;
  ids uuid[];
  target uuid;
  stored text[];
  wanted text[];
begin
  perform private.check_listing_batch(listings);
  perform private.check_tag_counts(tag_properties.add, tag_properties.remove);
  added := private.clean_tags(tag_properties.add);
  folded_added := private.fold_tags(added);
  -- People write 'playa' for 'Playa': what is one to a search is removed.
  folded_removed := array_remove(private.fold_tags(tag_properties.remove), '');

  -- Always in the same order, by number, so that two calls cannot wait for each other.
  select coalesce(jsonb_agg(item -> 'copy' order by number.value nulls last), '[]') into copies
  from jsonb_array_elements(listings) as item,
    lateral (
      select case when item -> 'copy' ->> 'wordpress_id' ~ '^-?\d{1,18}$' then (item -> 'copy' ->> 'wordpress_id')::bigint end
    ) as number (value)
  where item ? 'copy';
  begin
    perform private.copy_site_listings(copies);
  exception when integrity_constraint_violation or data_exception then
    -- One that does not fit its columns leaves the others tagged.
    for each_copy in
      select listed.copy from jsonb_array_elements(copies) with ordinality as listed (copy, place) order by listed.place
    loop
      begin
        perform private.copy_site_listings(jsonb_build_array(each_copy));
        fitting := fitting || jsonb_build_array(each_copy);
      exception when integrity_constraint_violation or data_exception then
        outcome := 'refused';
        return next;
      end;
    end loop;
    copies := fitting;
  end;

  ids := array(select (item ->> 'id')::uuid from jsonb_array_elements(listings) as item where item ? 'id');
  ids := ids || array(
    select own.id
    from jsonb_array_elements(copies) as copy
    join public.properties as own on own.site_listing_id = (copy ->> 'wordpress_id')::bigint
    where own.user_id = auth.uid()
      and case when copy ->> 'site' is null then own.wordpress_id is not null else own.site = private.site_key(copy ->> 'site') end
  );
  for target, stored in
    select own.id, own.tags from public.properties as own
    where own.user_id = auth.uid() and own.id = any (ids)
    order by own.id
    for update
  loop
    id := target;
    before := null;
    after := null;
    wanted := private.property_tags_after(stored, added, folded_added, case
      when folded_removed = '{}' then '{}'
      else array(select kept from unnest(stored) as kept where private.search_text(kept) = any (folded_removed))
    end);
    if wanted = stored then
      outcome := 'same';
    else
      begin
        update public.properties as own set tags = wanted where own.id = target;
        outcome := 'changed';
        before := stored;
        after := wanted;
      exception when integrity_constraint_violation then
        outcome := 'refused';
      end;
    end if;
    return next;
  end loop;
end
$function$;


-- public.undo_bulk_run

CREATE OR REPLACE FUNCTION public.undo_bulk_run(run uuid)
 RETURNS TABLE(done integer, total integer)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  whole public.bulk_actions;
  packet public.bulk_packets;
  records jsonb;
  ids uuid[];
  answered jsonb;
begin
  perform private.lock_bulk_run(run);
  delete from public.bulk_packets as waiting
  where waiting.user_id = auth.uid() and waiting.run_id = run and waiting.answers is null;
  select * into whole from public.bulk_actions as own where own.user_id = auth.uid() and own.id = run;
  select * into packet from public.bulk_packets as made
  where made.user_id = auth.uid() and made.run_id = run and made.undone is null
  order by made.place desc limit 1;
  if packet.id is not null then
    records := coalesce((
      select jsonb_agg(answer) from jsonb_array_elements(packet.answers) as answer where answer ->> 'outcome' in ('changed', 'deleted')
    ), '[]');
    ids := array(
      select coalesce(record ->> 'task_id', record ->> 'id')::uuid from jsonb_array_elements(records) as record
    );
    case whole.action ->> 'do'
      when 'change', 'move' then
        select jsonb_agg(answer) into answered from public.restore_records(whole.kind, records) as answer;
      when 'delete' then
        select jsonb_agg(answer) into answered from public.restore_deleted(whole.kind, ids) as answer;
      when 'task' then
        ids := array(
          select task.id from public.tasks as task
          where task.id = any (ids) and task.user_id = auth.uid() and task.updated_at = task.created_at
          order by task.id for update
        );
        select jsonb_agg(answer) into answered from public.delete_records('tasks', ids) as answer;
      when 'plan' then
        select jsonb_agg(answer) into answered from private.undo_plans(records) as answer;
    end case;
    perform private.keep_bulk_answers(packet.id, coalesce(answered, '[]'), true);
  end if;
  return query
  select
    coalesce(sum(cardinality(own.ids)) filter (where own.undo_outcomes is not null), 0)::integer,
    coalesce(sum(cardinality(own.ids)), 0)::integer
  from public.bulk_packets as own where own.user_id = auth.uid() and own.run_id = run;
end
$function$;


-- public.undo_opportunity_move

CREATE OR REPLACE FUNCTION public.undo_opportunity_move(target uuid, before jsonb, seen timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.undo_move(target, before, seen)
$function$;


-- public.update_imported_clients

CREATE OR REPLACE FUNCTION public.update_imported_clients(batch jsonb)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SET search_path TO ''
 SET enable_nestloop TO 'off'
AS $function$
declare
  me constant uuid := auth.uid();
begin
  if jsonb_array_length(batch) > 500 then
    raise exception 'a batch has at most 500 rows' using errcode = '22023';
  end if;
  -- All rows of a batch come from one tab, so the first one has every key.
  return query execute format(
    'with written as (
      update public.clients as client set (needs_review%s) = row(given.needs_review%s)
      from jsonb_populate_recordset(null::public.clients, $1) as given
      where client.id = given.id and client.user_id = $2 and client.updated_at = given.updated_at
      returning client.id
    ), noted as (
      insert into public.interactions (user_id, client_id, type, subject, description)
      select $2, written.id, ''other'', ''Notas del contacto importado'', piece.description
      from written
      join jsonb_to_recordset($1) as given (id uuid, leftover text) on given.id = written.id
      cross join lateral private.cut_text(given.leftover, 5000) as piece (description)
    )
    select written.id from written',
    private.list_columns('public.clients', batch -> 0), private.list_values('public.clients', batch -> 0)
  ) using batch, me;
end
$function$;


-- public.usage

CREATE OR REPLACE FUNCTION public.usage()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'properties', (select count(*) from public.properties as property where property.user_id = (select auth.uid())),
    'documents', (select count(*) from public.documents as document where document.user_id = (select auth.uid())),
    'storage_bytes', (
      select coalesce(sum((object.metadata ->> 'size')::bigint), 0)::bigint
      from storage.objects as object
      -- The folder is a range of the names' index ('0' comes next after '/'); pictures are known by their owner.
      where (
          object.bucket_id in ('documents', 'listing-photos', 'notes')
          and object.name collate "C" >= (select auth.uid())::text || '/'
          and object.name collate "C" < (select auth.uid())::text || '0'
        )
        or (object.bucket_id = 'images' and object.owner_id = (select auth.uid())::text)
    )
  )
$function$;


-- public.view_ids

CREATE OR REPLACE FUNCTION public.view_ids(list text, tests jsonb DEFAULT '[]'::jsonb)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  source constant text := private.list_source(list);
  ids uuid[];
begin
  execute format(
    'select array(select found.id from public.%I as found where found.user_id = $1 and %s order by found.id)',
    source, private.view_condition(tests, private.view_columns(format('public.%I', source)::regclass))
  ) into ids using auth.uid();
  return ids;
end
$function$;
