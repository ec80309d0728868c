-- A number of another country keeps its code and may be shorter or longer than a Mexican one.
alter table public.professionals
  drop constraint professionals_phone_format,
  add constraint professionals_phone_format check (
    phone ~ '^\+[0-9]{11,14}$' or (phone ~ '^\+[0-9]{10,15}$' and phone !~ '^\+52')
  );
