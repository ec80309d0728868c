-- SEL-03: selections of own listings were stored without the description, which lists do not read. Each item whose listing still
-- exists gets the listing's text in the form of a snapshot: without tags, on one line, at most 3,000 characters. Nothing that is
-- not empty changes, and the selection keeps its version, so that a form that is open saves without a conflict.
with described as (
  select item.id,
    trim(regexp_replace(regexp_replace(property.description, '</?[a-zA-Z][^>]*>', ' ', 'g'), '\s+', ' ', 'g')) as text
  from public.selection_items as item
  join public.properties as property on property.id = item.property_id
  where property.wordpress_id is null
    and property.description is not null
    and coalesce(item.listing ->> 'description', '') = ''
), shortened as (
  select id,
    case
      when char_length(text) <= 3000 then text
      else regexp_replace(left(text, 2999), '\s+\S*$', '') || '…'
    end as text
  from described
  where text <> ''
)
update public.selection_items as item
set listing = jsonb_set(item.listing, '{description}', to_jsonb(shortened.text))
from shortened
where item.id = shortened.id
  and octet_length(jsonb_set(item.listing, '{description}', to_jsonb(shortened.text))::text) <= 32768;
