import type { Database } from '@predio/domain/database'

export type Table = keyof Database['public']['Tables']

/** A write names the tables that it changed (changed.ts), and every query that shows one of these tables is read again. */
export const SHOWS = {
  account: [],
  'agent-site': ['agent_sites', 'agent_site_names'],
  'feed-reviews': ['agent_sites', 'properties'],
  'agent-site-visits': ['agent_site_visits'],
  'bulk-runs': ['bulk_packets'],
  'recovery-codes': [],
  calls: [
    'clients',
    'interactions',
    'opportunities',
    'properties',
    'user_settings',
    'whatsapp_messages',
  ],
  'client-data': [],
  'client-erasures': ['client_erasures'],
  'client-history': [
    'clients',
    'document_shares',
    'documents',
    'interactions',
    'opportunities',
    'properties',
    'property_clients',
    'property_price_changes',
    'selection_items',
    'selections',
    'tasks',
    'whatsapp_messages',
  ],
  'client-import': [],
  'client-page': [
    'clients',
    'client_consents',
    'client_preferences',
    'documents',
    'follow_up_runs',
    'interactions',
    'opportunities',
    'owner_reports',
    'properties',
    'property_clients',
    'selection_items',
    'selections',
    'tasks',
    'valuations',
  ],
  clients: [
    'clients',
    'client_preferences',
    'interactions',
    'opportunities',
    'tasks',
    'whatsapp_messages',
  ],
  'contacts-copy': ['clients'],
  conversations: ['chat_interactions'],
  day: [
    'clients',
    'interactions',
    'properties',
    'property_clients',
    'selection_items',
    'selections',
    'tasks',
  ],
  'document-templates': ['document_templates'],
  'document-version': [],
  documents: [
    'clients',
    'document_history',
    'document_shares',
    'document_templates',
    'document_versions',
    'documents',
    'properties',
  ],
  'example-counts': ['clients', 'interactions', 'opportunities', 'properties', 'tasks'],
  'first-steps': ['clients', 'opportunities', 'profiles', 'properties', 'user_settings'],
  'follow-up-plans': ['follow_up_plans'],
  'follow-up-runs': ['clients', 'follow_up_runs', 'interactions'],
  identity: ['profiles', 'user_settings'],
  interactions: ['clients', 'interactions', 'opportunities', 'properties'],
  jobs: ['professional_jobs', 'professionals', 'properties'],
  links: ['clients', 'properties', 'property_clients'],
  listing: [],
  'listing-import': [],
  'listing-owners': ['clients'],
  'local-properties': ['properties', 'property_price_changes'],
  logo: [],
  'notification-preferences': ['notification_preferences'],
  notifications: ['notifications'],
  'offline-contacts': [],
  'offline-day': [],
  'offline-own-listings': [],
  opportunities: ['clients', 'opportunities', 'properties'],
  'opportunity-stages': ['opportunity_stages'],
  'owner-report-facts': [
    'interactions',
    'opportunities',
    'properties',
    'property_clients',
    'property_price_changes',
    'selection_items',
    'selection_view_days',
    'selections',
  ],
  'owner-reports': ['clients', 'owner_reports', 'properties'],
  plans: ['subscription_plans'],
  'privacy-notices': ['privacy_notices'],
  professionals: ['professional_jobs', 'professionals'],
  profile: ['profiles'],
  'property-description': ['properties'],
  'prospect-address': [],
  'prospect-sources': ['follow_up_plans', 'prospect_sources'],
  // A prospect's row names the client who it may be.
  prospects: ['clients', 'properties', 'prospects'],
  reports: [
    'agent_site_visits',
    'clients',
    'interactions',
    'opportunities',
    'opportunity_stage_changes',
    'properties',
    'prospects',
    'tasks',
    'whatsapp_messages',
  ],
  'saved-views': ['saved_views'],
  scripts: ['sales_scripts'],
  search: ['clients', 'documents', 'opportunities', 'professionals', 'properties'],
  selections: ['clients', 'interactions', 'properties', 'selection_items', 'selections'],
  sessions: [],
  settings: ['user_settings'],
  'shared-texts': [],
  sheets: [],
  'site-sample': [],
  subscription: ['subscriptions'],
  tasks: ['clients', 'properties', 'tasks'],
  usage: ['clients', 'documents', 'properties'],
  valuations: ['clients', 'properties', 'valuations'],
} as const satisfies Record<string, readonly Table[]>

export type QueryName = keyof typeof SHOWS

export function keyOf<Name extends QueryName, Rest extends readonly unknown[]>(
  name: Name,
  ...rest: Rest
): readonly [Name, ...Rest] {
  return [name, ...rest]
}

export function showsOneOf(name: unknown, tables: readonly Table[]): boolean {
  const shown: readonly Table[] = isQueryName(name) ? SHOWS[name] : []
  return shown.some((table) => tables.includes(table))
}

function isQueryName(name: unknown): name is QueryName {
  return typeof name === 'string' && Object.hasOwn(SHOWS, name)
}
