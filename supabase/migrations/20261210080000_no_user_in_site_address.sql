-- A user or password in the address of a site is refused by the site proxy, which took it for one of a private network and let the saved key be read. The
-- key was bound to the whole address: whoever had such a one types it again.

update public.user_settings
set wordpress_url = regexp_replace(wordpress_url, '^(https?:/+)[^/?#\\]*@', '\1', 'i')
where wordpress_url ~* '^https?:/+[^/?#\\]*@';

alter table public.user_settings add constraint user_settings_wordpress_url_no_user
  check (wordpress_url !~* '^https?:[/\\]+[^/?#\\]*@');
