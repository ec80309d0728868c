-- Finds clients by what a person types, the likeliest first: 1. the first name or the surname begins with it; 2. each typed word
-- begins a word of the name; 3. a telephone, with or without the country's 52, or the e-mail begins with it; 4. it stands
-- somewhere in name, e-mail, telephones or tags. Within a rank whoever was contacted last comes first. `total` is how many
-- there are, however few are asked for. domain/src/text/rank-match.ts ranks what is searched in the browser by the same rule.
--
-- Invoker: the policies decide. The agent's own rows are found by user_id, and then compared by the unaccented column: no
-- index serves a search for a part of a word under row-level security.
create function public.search_clients(query text default '', max_rows integer default 20)
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
    from (select btrim(regexp_replace(private.search_text(search_clients.query), '\s+', ' ', 'g')) as typed) as folded
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
comment on function public.search_clients(text, integer) is
  'The agent''s clients who answer what was typed, the likeliest first, with how many there are in all.';

revoke execute on function public.search_clients(text, integer) from public, anon;
grant execute on function public.search_clients(text, integer) to authenticated, service_role;
