import { personalNames } from '@predio/domain/fields'
import { OPPORTUNITY_FIELDS } from '@predio/domain/opportunities'
import type { Row } from './generate-row.ts'

const MARKED: Record<string, (mark: string) => Row> = {
  clients: (mark) => ({
    first_name: `Ana ${mark}`,
    last_name: `Núñez ${mark}`,
    email: `${mark}@correo.mx`,
    address: `Calle ${mark}`,
    notes: mark,
    source: mark,
    tags: [mark, 'vista'],
    budget_min: 100,
    budget_max: 5_000,
  }),
  properties: (mark) => ({
    title: `Casa ${mark}`,
    description: mark,
    location: `Mérida ${mark}`,
    tags: [mark],
    features: [mark],
    images: [`https://sitio.example/${mark}.jpg`],
    url: `https://sitio.example/${mark}`,
    assigned_agent: { note: mark },
    price: 1_500_000,
  }),
  client_preferences: (mark) => ({ locations: [mark], bedrooms: 3 }),
  property_clients: (mark) => ({ notes: mark }),
  opportunities: (mark) =>
    Object.fromEntries(personalNames(OPPORTUNITY_FIELDS).map((name) => [name, mark])),
  tasks: (mark) => ({ title: `Visita ${mark}`, description: mark }),
  interactions: (mark) => ({ subject: mark, description: mark, outcome: mark }),
  follow_up_plans: (mark) => ({ name: mark, steps: [{ day: 700, kind: 'task', text: mark }] }),
  sales_scripts: (mark) => ({ title: `Saludo ${mark}`, content: mark }),
  whatsapp_messages: (mark) => ({ content: mark, metadata: { note: mark } }),
  document_templates: (mark) => ({
    name: mark,
    description: mark,
    content: mark,
    variables: [mark],
  }),
  documents: (mark) => ({ name: mark, content: mark, metadata: { note: mark } }),
  document_shares: (mark) => ({ shared_email: `${mark}@correo.mx` }),
  selections: (mark) => ({ title: `Casas ${mark}`, message: mark }),
  selection_items: (mark) => ({ note: mark, listing: { title: mark } }),
  privacy_notices: (mark) => ({ answers: { note: mark }, simple_text: mark, full_text: mark }),
  client_erasures: (mark) => ({ erased: { note: mark } }),
  owner_reports: (mark) => ({
    title: `Reporte ${mark}`,
    recommendation: mark,
    facts: { listing: { title: mark } },
  }),
  document_ai_history: (mark) => ({ content: mark, metadata: { note: mark } }),
  professionals: (mark) => ({ name: `Luis ${mark}`, specialty: mark, address: mark, notes: mark }),
  professional_jobs: (mark) => ({ description: mark, notes: mark }),
  prospects: (mark) => ({
    name: `Ana ${mark}`,
    email: `${mark}@correo.mx`,
    message: mark,
    listing_text: mark,
    raw_text: mark,
  }),
  prospect_sources: (mark) => ({ name: mark.slice(0, 60) }),
  chat_interactions: (mark) => ({ message: mark, response: mark, context: { note: mark } }),
  valuations: (mark) => ({
    title: mark,
    state: `Yucatán ${mark}`,
    colony: mark,
    input: { note: mark },
    result: { note: mark },
  }),
  saved_views: (mark) => ({ name: mark, query: `texto=${mark}` }),
  push_subscriptions: (mark) => ({ endpoint: `https://push.example/${mark}`, label: mark }),
  agent_sites: (mark) => ({ introduction: mark, areas: [mark.slice(0, 60)] }),
  user_settings: (mark) => ({
    wordpress_url: `https://${mark}.example`,
    wordpress_field_mapping: { note: mark },
  }),
  user_secrets: (mark) => ({ ciphertext: mark.padEnd(60, 'A') }),
  notifications: (mark) => ({ title: mark, message: mark, data: { note: mark } }),
}

export function markedValues(table: string, mark: string): Row {
  return MARKED[table]?.(mark) ?? {}
}
