-- Another account that knew the id of an item could write an interaction with it, and the client's answer then never reached the agent's history.

create or replace function public.answer_selection(link_id uuid, item_id uuid, given_answer text, given_reason text DEFAULT NULL::text, given_comment text DEFAULT NULL::text, given_slots text[] DEFAULT '{}'::text[])
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
