-- One row a question and its answer; rows with the same conversation_id are one conversation. Agents continue and delete
-- conversations, but what was said is not edited.
create table public.chat_interactions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  conversation_id uuid not null default gen_random_uuid(),
  message text not null,
  response text,
  context jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint chat_interactions_message_length check (private.has_text(message, 10000)),
  constraint chat_interactions_response_length check (char_length(response) <= 100000)
);
comment on table public.chat_interactions is 'Questions to the assistant and its answers.';
comment on column public.chat_interactions.context is 'The listings and the history that went along with the question.';

create index chat_interactions_user_id_created_at_idx on public.chat_interactions (user_id, created_at desc);
create index chat_interactions_user_id_conversation_id_idx
  on public.chat_interactions (user_id, conversation_id, created_at);

alter table public.chat_interactions enable row level security;
revoke all on public.chat_interactions from anon, authenticated;
grant select, insert, delete on public.chat_interactions to authenticated;
grant all on public.chat_interactions to service_role;

create policy chat_interactions_select_own on public.chat_interactions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy chat_interactions_insert_own on public.chat_interactions for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy chat_interactions_delete_own on public.chat_interactions for delete to authenticated
  using ((select auth.uid()) = user_id);
