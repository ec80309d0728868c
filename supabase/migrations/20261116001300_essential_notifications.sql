-- Whoever does not hear that a charge failed loses the account without knowing why; what the operator writes by hand and the
-- welcome ask nobody. A switch that did nothing would be a lie, so none of them can be switched off.
delete from public.notification_preferences where kind in ('payment_failed', 'general', 'welcome');

alter table public.notification_preferences
  drop constraint if exists notification_preferences_essential_stay_on;
alter table public.notification_preferences
  add constraint notification_preferences_essential_stay_on
  check (enabled or kind not in ('payment_failed', 'general', 'welcome'));
