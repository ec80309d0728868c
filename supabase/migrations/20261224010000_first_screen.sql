-- What the dashboard opens with: a section, or one of the places below the sections (PROF-09).
alter table public.profiles
  add column first_screen text not null default 'properties',
  add constraint profiles_first_screen_known check (first_screen in (
    'properties', 'crm', 'scripts', 'directory', 'documents', 'calculator', 'estimator', 'images', 'settings',
    'today', 'calls', 'plans', 'selections', 'reports'
  ));
comment on column public.profiles.first_screen is 'The screen that the dashboard opens with.';
