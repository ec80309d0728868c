-- Which bank or institution lends, where a purchase is paid with a credit (OPP-24).
alter table public.opportunities
  add column lender text,
  add constraint opportunities_lender_length check (char_length(lender) <= 80);

select private.make_views();
