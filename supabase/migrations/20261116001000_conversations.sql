-- What a question led to, kept beside it: reading a conversation again should not need the listings that went along.
alter table public.chat_interactions
  add column listing_ids bigint[] not null default '{}',
  add column outcomes text[] not null default '{}',
  add constraint chat_interactions_listing_ids_count check (cardinality(listing_ids) <= 100),
  add constraint chat_interactions_outcomes_size
    check (cardinality(outcomes) <= 50 and char_length(array_to_string(outcomes, '')) <= 20000);
comment on column public.chat_interactions.listing_ids is 'The listings the answer mentions, by their numbers on the site.';
comment on column public.chat_interactions.outcomes is 'What became of the actions the assistant proposed with the answer.';

-- What was said stays as it was said; only what came of it is written later.
grant update (outcomes) on public.chat_interactions to authenticated;
create policy chat_interactions_update_own on public.chat_interactions for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- Two actions of one answer may be settled at once: each adds its own line. Invoker: the policies decide.
create function public.add_chat_outcome(interaction_id uuid, outcome text) returns void
  language sql volatile
  set search_path = ''
as $$
  update public.chat_interactions as turn
  set outcomes = turn.outcomes || add_chat_outcome.outcome
  where turn.id = add_chat_outcome.interaction_id and turn.user_id = (select auth.uid())
$$;
comment on function public.add_chat_outcome(uuid, text) is 'Keeps what became of an action the assistant proposed.';
revoke execute on function public.add_chat_outcome(uuid, text) from public, anon;
grant execute on function public.add_chat_outcome(uuid, text) to authenticated, service_role;

-- The conversations there are, known by how they began. They are counted from an index alone; the first message is only
-- looked up for those a page shows. Invoker: the policies of the table decide.
create view public.chat_conversations with (security_invoker = true) as
select
  conversation.id, conversation.user_id, conversation.turns, conversation.last_at,
  (
    select left(first.message, 300) from public.chat_interactions as first
    where first.user_id = conversation.user_id and first.conversation_id = conversation.id
    order by first.created_at, first.id
    limit 1
  ) as first_message
from (
  select turn.conversation_id as id, turn.user_id, count(*)::integer as turns, max(turn.created_at) as last_at
  from public.chat_interactions as turn
  group by turn.user_id, turn.conversation_id
) as conversation;
comment on view public.chat_conversations is 'Past conversations with the assistant, for the list.';

revoke all on public.chat_conversations from anon, authenticated;
grant select on public.chat_conversations to authenticated, service_role;
