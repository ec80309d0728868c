-- The views of the lists named every column of their tables, each in several migrations, and `create or replace view` can only append. Now one function
-- makes them all, from the columns that the catalogue has. A migration that adds a column to one of their tables calls it:
--   select private.make_views();

create function private.columns_except(source regclass, alias text, excepted text[] default '{}') returns text
language plpgsql
stable
set search_path = ''
as $$
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
$$;

create function private.make_views() returns void
language plpgsql
set search_path = ''
as $make$
declare
  -- What the list of clients does not show.
  apart constant text[] := '{import_id,import_row,birthday}';
  -- The sets of the conditions elsewhere are found once, and each row is looked up in their hashes.
  passes constant text := '
    %1$I.user_id = (select auth.uid())
    and (
      not (select private.asks_within((select private.view_tests())))
      or %1$I.id in (select unnest(private.clients_within((select private.view_tests()))))
    )
    and %1$I.id not in (select unnest(private.clients_without((select private.view_tests()))))';
begin
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
end
$make$;

comment on function private.make_views() is 'Makes the views of the lists again, for a migration that gave one of their tables a column.';

revoke execute on function private.columns_except(regclass, text, text[]), private.make_views() from public;

select private.make_views();
