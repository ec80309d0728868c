-- A task with the names it is read and searched by. Invoker: the policies of the tables below decide.
create view public.task_rows with (security_invoker = true) as
select
  task.id, task.user_id, task.title, task.description, task.status, task.priority, task.due_date, task.completed_at,
  task.client_id, task.property_id, task.created_at, task.updated_at,
  task.status in ('pending', 'in_progress') as is_open,
  client.first_name || ' ' || client.last_name as client_name,
  property.title as property_title,
  concat(private.search_text(task.title, task.description), ' ', client.search, ' ', property.search) as search
from public.tasks as task
left join public.clients as client on client.id = task.client_id
left join public.properties as property on property.id = task.property_id;
comment on view public.task_rows is 'The tasks with the names of client and property, for lists.';

revoke all on public.task_rows from anon, authenticated;
grant select on public.task_rows to authenticated, service_role;

create view public.interaction_rows with (security_invoker = true) as
select
  interaction.id, interaction.user_id, interaction.type, interaction.subject, interaction.description,
  interaction.scheduled_at, interaction.outcome, interaction.client_id, interaction.property_id,
  interaction.opportunity_id, interaction.created_at, interaction.updated_at,
  -- One noted afterwards has no time of its own.
  coalesce(interaction.scheduled_at, interaction.created_at) as moment,
  client.first_name || ' ' || client.last_name as client_name,
  property.title as property_title,
  concat(
    private.search_text(interaction.subject, interaction.description, interaction.outcome), ' ', client.search, ' ',
    property.search
  ) as search
from public.interactions as interaction
left join public.clients as client on client.id = interaction.client_id
left join public.properties as property on property.id = interaction.property_id;
comment on view public.interaction_rows is 'The interactions with the names of client and property, for lists and the agenda.';

revoke all on public.interaction_rows from anon, authenticated;
grant select on public.interaction_rows to authenticated, service_role;

-- The order of the list.
create index interactions_user_id_moment_idx
  on public.interactions (user_id, coalesce(scheduled_at, created_at) desc, id);

-- One array in one answer, which the limit of rows does not cut. The windows are wider than the rules by a day: which
-- day it is depends on the agent's zone, and the rules decide.
create function public.call_list_facts() returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(facts)), '[]')
  from (
    select
      client.id, client.type, client.status, client.first_name, client.last_name, client.phone, client.whatsapp,
      client.budget_min, client.budget_max, client.created_at,
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
            (recent.type = 'visit' and coalesce(recent.scheduled_at, recent.created_at) > now() - interval '3 days')
            or (
              recent.type = 'offer' and recent.outcome is null
              and coalesce(recent.scheduled_at, recent.created_at) > now() - interval '16 days'
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
    where client.user_id = (select auth.uid())
      and client.status <> 'inactive'
      and (client.phone is not null or client.whatsapp is not null)
  ) as facts
$$;
comment on function public.call_list_facts() is
  'What is known about each client who can be called, for the list of calls of the day.';

revoke execute on function public.call_list_facts() from public, anon;
grant execute on function public.call_list_facts() to authenticated, service_role;
