-- The history of a client: what the agent wrote and what happened by itself, read from where each is stored, newest first. Nothing is
-- copied, so that nothing is there twice and older accounts have all of it.

alter table public.interactions
  add column pinned_at timestamptz,
  add column is_inbound boolean not null default false,
  add constraint interactions_pinned_at_range check (pinned_at >= '1900-01-01' and pinned_at < '2200-01-01');
comment on column public.interactions.pinned_at is 'Since when it stands at the top of the client''s history.';
comment on column public.interactions.is_inbound is 'The client made this contact: answered, called, wrote.';
-- Those that wait to be restored get what the new column holds.
update private.deleted_records set record = record || '{"is_inbound": false}' where kind = 'interactions';

create index interactions_user_id_client_id_moment_idx
  on public.interactions (user_id, client_id, (coalesce(scheduled_at, created_at)) desc, id) include (type);
create index interactions_pinned_idx on public.interactions (user_id, client_id, pinned_at desc) where pinned_at is not null;
create index tasks_user_id_client_id_completed_at_idx on public.tasks (user_id, client_id, completed_at desc, id)
  where completed_at is not null;

-- Two that pin at once would not see each other's note.
create function private.lock_pinned_notes(owner uuid) returns void
  language sql volatile
  set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('pinned notes of ' || lock_pinned_notes.owner, 0))
$$;
revoke execute on function private.lock_pinned_notes(uuid) from public, anon;
grant execute on function private.lock_pinned_notes(uuid) to authenticated, service_role;

-- Before any row is locked: whoever changes the note that has to give way would hold it and wait for the other, who waits for the note.
create function private.begin_pinning() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.lock_pinned_notes(auth.uid());
  end if;
  return null;
end
$$;
revoke execute on function private.begin_pinning() from public, anon, authenticated;
create trigger interactions_begin_pinning before update of pinned_at on public.interactions
  for each statement execute function private.begin_pinning();

-- A client has at most three pinned notes: the one pinned longest ago gives way. Invoker: they are the caller's own rows.
create function private.keep_three_pinned() returns trigger
  language plpgsql
  set search_path = ''
as $$
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
$$;
revoke execute on function private.keep_three_pinned() from public, anon, authenticated;
create trigger interactions_keep_three_pinned after insert or update of pinned_at, client_id on public.interactions
  for each row when (new.pinned_at is not null and new.client_id is not null) execute function private.keep_three_pinned();

create or replace view public.interaction_rows with (security_invoker = true) as
  select
    interaction.id, interaction.user_id, interaction.type, interaction.subject, interaction.description, interaction.scheduled_at,
    interaction.outcome, interaction.client_id, interaction.property_id, interaction.opportunity_id, interaction.created_at,
    interaction.updated_at, coalesce(interaction.scheduled_at, interaction.created_at) as moment,
    private.full_name(client.first_name, client.last_name) as client_name, property.title as property_title,
    concat(
      private.search_text(interaction.subject, interaction.description, interaction.outcome), ' ', client.search, ' ', property.search
    ) as search,
    interaction.is_example, interaction.pinned_at, interaction.is_inbound
  from public.interactions as interaction
  left join public.clients as client on client.id = interaction.client_id
  left join public.properties as property on property.id = interaction.property_id;

-- One page of 30 entries of a client's history and, with the first, what stands above it. `chip` is one of the groups that the chips name, `patterns`
-- are words as `like` takes them, and the three values of `after_…` are those of the last entry that was read. Each source is read by an
-- index of its own and gives no more than a page. Invoker: the policies decide.
create function public.client_history(
  of_client uuid, chip text default null, patterns text[] default '{}', after_at timestamptz default null,
  after_source text default null, after_id uuid default null
) returns jsonb
  language plpgsql stable
  set search_path = ''
  -- A plan for any client and any chip would read all that a client has and sort it.
  set plan_cache_mode = 'force_custom_plan'
as $$
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
            'updated_at', contact.updated_at
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
            'property', property.title, 'is_inbound', note.is_inbound, 'pinned_at', note.pinned_at, 'updated_at', note.updated_at
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
              jsonb_build_object('property', property.title, 'pinned_at', contact.pinned_at, 'updated_at', contact.updated_at) as facts
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
$$;
comment on function public.client_history(uuid, text, text[], timestamptz, text, uuid) is
  'A page of what happened with a client, newest first; with the first page what is pinned, what is to come and how many there are of each.';
revoke execute on function public.client_history(uuid, text, text[], timestamptz, text, uuid) from public, anon;
grant execute on function public.client_history(uuid, text, text[], timestamptz, text, uuid) to authenticated, service_role;
