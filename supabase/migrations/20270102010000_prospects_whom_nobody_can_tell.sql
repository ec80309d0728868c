-- Whoever asked is kept also where the agent has as many notifications as an account may have (PROS-22).

create or replace function private.tell_prospect() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
