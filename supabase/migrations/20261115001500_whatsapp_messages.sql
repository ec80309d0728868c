create table public.whatsapp_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id uuid,
  property_id uuid,
  opportunity_id uuid,
  template_id uuid,
  direction text not null default 'outbound',
  content text not null,
  status text not null default 'sent',
  sent_at timestamptz not null default now(),
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint whatsapp_messages_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete set null (client_id),
  constraint whatsapp_messages_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete set null (property_id),
  constraint whatsapp_messages_opportunity_id_fkey foreign key (opportunity_id, user_id)
    references public.opportunities (id, user_id) on delete set null (opportunity_id),
  constraint whatsapp_messages_template_id_fkey foreign key (template_id, user_id)
    references public.sales_scripts (id, user_id) on delete set null (template_id),
  constraint whatsapp_messages_direction_known check (direction in ('outbound', 'inbound')),
  constraint whatsapp_messages_content_length check (private.has_text(content, 4096)),
  constraint whatsapp_messages_status_known check (status in ('pending', 'sent', 'delivered', 'read', 'failed')),
  constraint whatsapp_messages_metadata_is_object check (jsonb_typeof(metadata) = 'object')
);
comment on table public.whatsapp_messages is 'Messages an agent opened in WhatsApp; the record, not the sending.';

create index whatsapp_messages_user_id_sent_at_idx on public.whatsapp_messages (user_id, sent_at desc);
create index whatsapp_messages_user_id_client_id_idx on public.whatsapp_messages (user_id, client_id, sent_at desc);
create index whatsapp_messages_user_id_property_id_idx on public.whatsapp_messages (user_id, property_id);
create index whatsapp_messages_user_id_opportunity_id_idx on public.whatsapp_messages (user_id, opportunity_id);
create index whatsapp_messages_user_id_template_id_idx on public.whatsapp_messages (user_id, template_id);

create trigger whatsapp_messages_set_updated_at before update on public.whatsapp_messages
  for each row execute function private.set_updated_at();

alter table public.whatsapp_messages enable row level security;
revoke all on public.whatsapp_messages from anon, authenticated;
grant select, insert, update, delete on public.whatsapp_messages to authenticated;
grant all on public.whatsapp_messages to service_role;

create policy whatsapp_messages_select_own on public.whatsapp_messages for select to authenticated
  using ((select auth.uid()) = user_id);
create policy whatsapp_messages_insert_own on public.whatsapp_messages for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy whatsapp_messages_update_own on public.whatsapp_messages for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy whatsapp_messages_delete_own on public.whatsapp_messages for delete to authenticated
  using ((select auth.uid()) = user_id);
