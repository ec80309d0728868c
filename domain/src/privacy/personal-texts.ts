import { CLIENT_FIELDS, PREFERENCE_FIELDS } from '../clients/index.ts'
import { DOCUMENT_FIELDS } from '../documents/index.ts'
import { type Fields, personalNames } from '../fields/index.ts'
import { INTERACTION_FIELDS } from '../interactions/index.ts'
import { CLOSING_FIELDS, OPPORTUNITY_FIELDS } from '../opportunities/index.ts'
import { JOB_FIELDS, PROFESSIONAL_FIELDS } from '../professionals/index.ts'
import { OWN_LISTING_FIELDS } from '../properties/index.ts'
import { SCRIPT_FIELDS } from '../scripts/index.ts'
import { TASK_FIELDS } from '../tasks/index.ts'

/**
 * The texts of the database that may name a client, as `table.column`. `erase_client` leaves none of them that is the client's own, and
 * `find_client_mentions` looks through those of others (PRIV-21, PRIV-23).
 */
export const PERSONAL_TEXTS: readonly string[] = [
  ...textsOf('clients', CLIENT_FIELDS),
  ...textsOf('client_preferences', PREFERENCE_FIELDS),
  ...textsOf('opportunities', { ...OPPORTUNITY_FIELDS, ...CLOSING_FIELDS }),
  ...textsOf('tasks', TASK_FIELDS),
  ...textsOf('interactions', INTERACTION_FIELDS),
  ...textsOf('professionals', PROFESSIONAL_FIELDS),
  ...textsOf('professional_jobs', JOB_FIELDS),
  ...textsOf('sales_scripts', SCRIPT_FIELDS),
  ...textsOf('documents', DOCUMENT_FIELDS),
  'bulk_packets.action',
  'bulk_packets.answers',
  'document_ai_history.content',
  'document_ai_history.metadata',
  'document_history.details',
  'document_shares.shared_email',
  'document_templates.content',
  'document_templates.description',
  'document_templates.name',
  'document_templates.variables',
  'document_versions.content',
  'documents.content',
  'documents.metadata',
  'follow_up_plans.name',
  'follow_up_plans.steps',
  'follow_up_runs.plan_name',
  'follow_up_runs.steps',
  'notifications.message',
  'notifications.title',
  'owner_reports.facts',
  'owner_reports.recommendation',
  'owner_reports.title',
  'properties.location',
  'properties.tags',
  ...textsOf('properties', OWN_LISTING_FIELDS),
  'property_clients.notes',
  'selection_items.comment',
  'selection_items.listing',
  'selection_items.note',
  'selections.message',
  'selections.title',
  'tasks.message',
  'valuations.colony',
  'valuations.input',
  'valuations.title',
  'whatsapp_messages.content',
]

/** PRIV-23: a kind of record with a description says there which of its texts name nobody. */
function textsOf(table: string, fields: Fields): string[] {
  return personalNames(fields).map((name) => `${table}.${name}`)
}

/**
 * The other texts, and why no search looks through them. The dialog of an erasure says that neither the conversations with the assistant nor the
 * saved views are searched.
 */
export const OTHER_TEXTS = {
  'bulk_packets.undone': 'ids',
  'chat_interactions.context': 'assistant',
  'chat_interactions.message': 'assistant',
  'chat_interactions.outcomes': 'assistant',
  'chat_interactions.response': 'assistant',
  'client_erasures.erased': 'counts',
  'client_erasures.kept': 'counts',
  'document_shares.token_hash': 'hash',
  'document_templates.author': 'agent',
  'documents.type': 'format',
  'documents.url': 'path',
  'follow_up_plans.built_in': 'key',
  'interactions.photos': 'path',
  'notifications.data': 'ids',
  'notifications.dedupe_key': 'key',
  'opportunity_stages.color': 'shared',
  'opportunity_stages.name': 'shared',
  'owner_reports.token_hash': 'hash',
  'privacy_notices.answers': 'agent',
  'privacy_notices.full_text': 'agent',
  'privacy_notices.simple_text': 'agent',
  'profiles.brand_color': 'agent',
  'profiles.company': 'agent',
  'profiles.facebook_url': 'agent',
  'profiles.full_name': 'agent',
  'profiles.instagram_url': 'agent',
  'profiles.license_number': 'agent',
  'profiles.linkedin_url': 'agent',
  'profiles.phone': 'agent',
  'profiles.photo_path': 'path',
  'profiles.tiktok_url': 'agent',
  'profiles.time_zone': 'agent',
  'profiles.website_url': 'agent',
  'properties.assigned_agent': 'agent',
  'properties.images': 'path',
  'properties.site': 'site',
  'properties.site_facts': 'site',
  'properties.tour_url': 'address',
  'properties.url': 'site',
  'properties.video_url': 'address',
  'saved_views.name': 'view',
  'saved_views.query': 'view',
  'selection_items.visit_slots': 'days',
  'selections.token_hash': 'hash',
  'subscription_plans.currency': 'plan',
  'subscription_plans.features': 'plan',
  'subscription_plans.name': 'plan',
  'subscriptions.open_invoice_url': 'payment',
  'subscriptions.stripe_customer_id': 'payment',
  'subscriptions.stripe_subscription_id': 'payment',
  'user_secrets.ciphertext': 'secret',
  'user_secrets.plain_text': 'secret',
  'user_secrets.token_hash': 'secret',
  'user_settings.logo_url': 'agent',
  'user_settings.wordpress_endpoint': 'site',
  'user_settings.wordpress_field_mapping': 'site',
  'user_settings.wordpress_url': 'site',
  'valuations.result': 'figures',
  'valuations.state': 'place',
  'whatsapp_messages.metadata': 'ids',
} as const
