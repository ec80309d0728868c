-- Every value that an agent may write has a limit of size, so that the limits of rows are limits of bytes too. What the screens
-- write stays far below.

-- Rows from before, without the triggers, as nobody edited them: the first texts of a list, each cut; an object that no screen of
-- ours could have written becomes an empty one.
create function private.cut_texts(list text[], max_items integer, max_length integer) returns text[]
  language sql immutable parallel safe
  return array(
    select left(item, max_length) from unnest(list) with ordinality as given (item, place) order by place limit max_items
  );

do $$
declare
  part record;
begin
  for part in
    select * from (values
      ('clients', 'tags', 'text[]'),
      ('client_preferences', 'locations', 'text[]'),
      ('client_preferences', 'property_type', 'text[]'),
      ('properties', 'tags', 'text[]'),
      ('properties', 'assigned_agent', 'jsonb'),
      ('documents', 'metadata', 'jsonb'),
      ('document_ai_history', 'metadata', 'jsonb'),
      ('user_settings', 'wordpress_field_mapping', 'jsonb'),
      ('valuations', 'input', 'jsonb'),
      ('valuations', 'result', 'jsonb'),
      ('whatsapp_messages', 'metadata', 'jsonb'),
      ('chat_interactions', 'context', 'jsonb')
    ) as sized (table_name, column_name, type)
  loop
    execute format('alter table public.%I disable trigger user', part.table_name);
    if part.type = 'jsonb' then
      execute format(
        'update public.%1$I set %2$I = %3$L where octet_length(%2$I::text) > 262144', part.table_name, part.column_name, '{}'
      );
      execute format(
        'alter table public.%1$I add constraint %2$I check (octet_length(%3$I::text) <= 262144)',
        part.table_name, part.table_name || '_' || part.column_name || '_size', part.column_name
      );
    else
      execute format(
        'update public.%1$I set %2$I = private.cut_texts(%2$I, 200, 300) where not private.texts_within(%2$I, 200, 300)',
        part.table_name, part.column_name
      );
      execute format(
        'alter table public.%1$I add constraint %2$I check (private.texts_within(%3$I, 200, 300))',
        part.table_name, part.table_name || '_' || part.column_name || '_size', part.column_name
      );
    end if;
    execute format('alter table public.%I enable trigger user', part.table_name);
  end loop;
end
$$;

drop function private.cut_texts(text[], integer, integer);

-- As before, and of a question only its beginning counts: the longest name has less.
create or replace function public.search_clients(query text default '', max_rows integer default 20)
returns table (
  id uuid,
  first_name text,
  last_name text,
  email text,
  phone text,
  total integer
)
  language sql
  stable
  set search_path = ''
as $$
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
$$;

-- As before, and of the words of a search only the first fifty count.
create or replace function public.opportunity_board(
  patterns text[] default '{}',
  kind text default null,
  per_stage integer default 30
) returns table (
  id uuid,
  name text,
  color text,
  outcome text,
  total integer,
  amount numeric,
  commission numeric,
  cards jsonb
)
  language sql
  stable
  set search_path = ''
as $$
  with ranked as (
    select
      found.*,
      row_number() over (partition by found.stage_id order by found.stage_changed_at desc, found.id) as place
    from public.opportunity_rows as found
    where found.user_id = (select auth.uid())
      and (kind is null or found.type = kind)
      and found.search like all (patterns[1:50])
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
        filter (where ranked.place <= least(per_stage, 100)),
      '[]'
    )
  from public.opportunity_stages as stage
  left join ranked on ranked.stage_id = stage.id
  group by stage.id
  order by stage.order_index
$$;

-- As before, and not more tags than a property may have: each is compared with every other.
create or replace function public.change_property_tags(property uuid, add text[] default '{}', remove text[] default '{}')
  returns text[]
  language plpgsql volatile
  set search_path = ''
as $$
declare
  stored text[];
  changed text[];
  wanted text;
begin
  if cardinality(change_property_tags.add) > 200 or cardinality(change_property_tags.remove) > 1000 then
    raise exception 'a property has at most 200 tags' using errcode = 'check_violation';
  end if;
  -- The lock makes the second of two changes wait for the first and then read what it wrote.
  select own.tags into stored from public.properties as own where own.id = change_property_tags.property for update;
  if not found then
    return null;
  end if;
  changed := array(
    select kept.tag from unnest(stored) with ordinality as kept (tag, place)
    where (kept.tag = any (change_property_tags.remove)) is not true
    order by kept.place
  );
  foreach wanted in array coalesce(change_property_tags.add, '{}') loop
    wanted := btrim(regexp_replace(wanted, '\s+', ' ', 'g'));
    continue when coalesce(wanted, '') = '';
    if char_length(wanted) > 50 then
      raise exception 'a tag has at most 50 characters' using errcode = 'check_violation';
    end if;
    -- 'Playa' and 'playá' are one to a search, and so they are here.
    continue when exists (
      select from unnest(changed) as known (tag)
      where private.search_text(known.tag) = private.search_text(wanted)
    );
    changed := changed || wanted;
  end loop;
  if changed is distinct from stored then
    update public.properties as own set tags = changed where own.id = change_property_tags.property;
  end if;
  return changed;
end
$$;
