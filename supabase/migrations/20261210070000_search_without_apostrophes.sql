-- SEARCH-01: 'obrien' finds O'Brien. An apostrophe between two letters is no part of what a search compares; one between digits stays, as in
-- 1'500,000. Whoever types the apostrophe finds the same, because the typed text is folded too. search_clients() cuts the name out of the
-- folded text by its length, which is one too many for each apostrophe: that moves such a name by a place at most.
create or replace function private.search_text(variadic parts text[]) returns text
  language sql immutable parallel safe
  return regexp_replace(
    lower(regexp_replace(
      normalize(private.spanish_defaults(array_to_string(parts, ' ')), nfd), '[\u0300-\u036F]', '', 'g'
    )),
    '([a-z])[''’‘`´ʼ](?=[a-z])', '\1', 'g'
  );

-- Stored columns keep what the function gave when their row was written last. Nothing the agent did: not an update.
alter table public.clients disable trigger clients_set_updated_at;
update public.clients set first_name = first_name where search ~ '[a-z][''’‘`´ʼ][a-z]';
alter table public.clients enable trigger clients_set_updated_at;

alter table public.professionals disable trigger professionals_set_updated_at;
update public.professionals set name = name where search ~ '[a-z][''’‘`´ʼ][a-z]';
alter table public.professionals enable trigger professionals_set_updated_at;

alter table public.properties disable trigger properties_set_updated_at;
update public.properties set title = title where search ~ '[a-z][''’‘`´ʼ][a-z]';
alter table public.properties enable trigger properties_set_updated_at;

alter table public.documents disable trigger user;
update public.documents set name = name where search ~ '[a-z][''’‘`´ʼ][a-z]';
alter table public.documents enable trigger user;
