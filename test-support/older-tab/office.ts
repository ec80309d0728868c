import { STAGES } from '../pipeline.ts'

/** This placeholder stands for the agent's id, which differs on every server. */
export const AGENT = '{{agent}}'

export type Rows = Record<string, Record<string, unknown>[]>

const id = (kind: string, number: number) => `${kind}-0000-4000-8000-00000000000${number}`
const mine = { user_id: AGENT }
const at = (day: string) => ({
  created_at: `2026-01-${day}T16:00:00+00:00`,
  updated_at: `2026-01-${day}T16:00:00+00:00`,
})

export const CLIENTS = {
  ana: id('c0000001', 1),
  luis: id('c0000001', 2),
  eva: id('c0000001', 3),
  olga: id('c0000001', 4),
}
export const LISTINGS = { house: id('a0000001', 1), flat: id('a0000001', 2) }
export const OPPORTUNITIES = { ana: id('0b000001', 1), eva: id('0b000001', 2) }
export const TASKS = { call: id('7a000001', 1), send: id('7a000001', 2), sign: id('7a000001', 3) }
export const INTERACTIONS = { visit: id('1a000001', 1), call: id('1a000001', 2) }
export const DOCUMENTS = { contract: id('d0000001', 1), receipt: id('d0000001', 2) }
export const SCRIPT = id('5c000001', 1)
export const PROFESSIONALS = { plumber: id('9f000001', 1), painter: id('9f000001', 2) }
const TEMPLATE = id('7e000001', 1)
export const VALUATION = id('ea000001', 1)
const LINK = id('11000001', 1)
const SELECTION = id('5e000001', 1)
const PLAN = id('f0000001', 1)

/**
 * The agent has at least one record of each kind before the older tab writes, with every field of its form. The order ensures that each row
 * finds the rows it references. Days are far from today, so that the answers never change.
 */
export const OFFICE: Rows = {
  user_settings: [{ ...mine, ...at('01'), call_quiet_days: 45 }],
  clients: [
    {
      ...mine,
      ...at('01'),
      id: CLIENTS.ana,
      type: 'comprador',
      first_name: 'Ana',
      last_name: 'Pech',
      email: 'ana@cliente.mx',
      phone: '+529991112233',
      whatsapp: '+529991112233',
      address: 'Calle 60, Mérida',
      notes: 'Prefiere las mañanas',
      tags: ['VIP'],
      source: 'referido',
      budget_min: 1_000_000,
      budget_max: 3_000_000,
      birthday: '1980-05-04',
    },
    {
      ...mine,
      ...at('02'),
      id: CLIENTS.luis,
      type: 'propietario',
      first_name: 'Luis',
      last_name: 'Canul',
      tags: ['VIP'],
    },
    {
      ...mine,
      ...at('03'),
      id: CLIENTS.eva,
      type: 'comprador',
      first_name: 'Eva',
      last_name: 'Uc',
    },
    {
      ...mine,
      ...at('04'),
      id: CLIENTS.olga,
      type: 'inquilino',
      first_name: 'Olga',
      last_name: 'May',
    },
  ],
  client_preferences: [
    {
      ...mine,
      ...at('01'),
      client_id: CLIENTS.ana,
      property_type: ['casa'],
      operation: 'sale',
      min_price: 1_000_000,
      max_price: 3_000_000,
      locations: ['Centro'],
      bedrooms: 3,
    },
  ],
  properties: [
    {
      ...mine,
      ...at('01'),
      id: LISTINGS.house,
      title: 'Casa en el Centro',
      description: 'Casa con patio',
      price: 2_500_000,
      location: 'Centro, Mérida, Yucatán',
      property_type: 'casa',
      operation: 'sale',
      operations: ['sale'],
      bedrooms: 3,
      bathrooms: 2,
      area: 180,
      land_area: 300,
      parking: 2,
      colonia: 'Centro',
      city: 'Mérida',
      state: 'Yucatán',
      tags: ['patio'],
      commission_percentage: 5,
      private_note: 'Llaves con el vecino',
    },
    {
      ...mine,
      ...at('02'),
      id: LISTINGS.flat,
      title: 'Departamento en Altabrisa',
      price: 1_800_000,
      location: 'Altabrisa, Mérida, Yucatán',
      property_type: 'departamento',
      operation: 'sale',
      operations: ['sale'],
      city: 'Mérida',
      state: 'Yucatán',
    },
    { ...mine, ...at('03'), wordpress_id: 7, title: 'Terreno del sitio', tags: ['plano'] },
  ],
  property_clients: [
    {
      ...mine,
      ...at('01'),
      id: LINK,
      property_id: LISTINGS.house,
      client_id: CLIENTS.luis,
      relationship_type: 'owner',
      start_date: '2026-01-01',
      notes: 'Dueño desde 2010',
      created_by: AGENT,
    },
  ],
  opportunities: [
    {
      ...mine,
      ...at('01'),
      id: OPPORTUNITIES.ana,
      client_id: CLIENTS.ana,
      property_id: LISTINGS.house,
      stage_id: STAGES.Visita,
      expected_amount: 2_400_000,
      probability: 60,
      expected_close_date: '2099-01-31',
      notes: 'Quiere cerrar pronto',
    },
    {
      ...mine,
      ...at('02'),
      id: OPPORTUNITIES.eva,
      client_id: CLIENTS.eva,
      stage_id: STAGES.Prospecto,
      expected_amount: 900_000,
    },
  ],
  tasks: [
    {
      ...mine,
      ...at('01'),
      id: TASKS.call,
      title: 'Llamar a Ana',
      description: 'Preguntar por el crédito',
      priority: 'high',
      due_date: '2099-01-10T16:00:00+00:00',
      client_id: CLIENTS.ana,
      property_id: LISTINGS.house,
      assigned_to: AGENT,
    },
    { ...mine, ...at('02'), id: TASKS.send, title: 'Enviar planos', assigned_to: AGENT },
    {
      ...mine,
      ...at('03'),
      id: TASKS.sign,
      title: 'Firmar contrato',
      priority: 'high',
      assigned_to: AGENT,
      due_date: '2099-01-11T16:00:00+00:00',
    },
  ],
  interactions: [
    {
      ...mine,
      ...at('01'),
      id: INTERACTIONS.visit,
      client_id: CLIENTS.ana,
      property_id: LISTINGS.house,
      opportunity_id: OPPORTUNITIES.ana,
      type: 'visit',
      subject: 'Visita a la casa',
      description: 'Con su hermana',
      scheduled_at: '2099-01-12T16:00:00+00:00',
    },
    {
      ...mine,
      ...at('02'),
      id: INTERACTIONS.call,
      client_id: CLIENTS.eva,
      type: 'call',
      subject: 'Primera llamada',
    },
  ],
  document_templates: [
    {
      ...mine,
      ...at('01'),
      id: TEMPLATE,
      name: 'Carta de oferta',
      content: 'Yo, {{nombre}}, ofrezco',
      description: 'Para compradores',
      variables: [{ name: 'nombre' }],
    },
  ],
  documents: [
    {
      ...mine,
      ...at('01'),
      id: DOCUMENTS.contract,
      name: 'Contrato de Ana',
      category: 'contract',
      content: 'Contrato entre las partes',
      client_id: CLIENTS.ana,
      property_id: LISTINGS.house,
      template_id: TEMPLATE,
    },
    {
      ...mine,
      ...at('02'),
      id: DOCUMENTS.receipt,
      name: 'Recibo de enero',
      category: 'rent_receipt',
      content: 'Recibí',
    },
  ],
  sales_scripts: [
    {
      ...mine,
      ...at('01'),
      id: SCRIPT,
      title: 'Saludo',
      category: 'presentacion',
      content: 'Hola, {{nombre}}',
    },
  ],
  professionals: [
    {
      ...mine,
      ...at('01'),
      id: PROFESSIONALS.plumber,
      name: 'Pedro Plomero',
      profession: 'fontanero',
      specialty: 'Tinacos',
      phone: '+529994445566',
      email: 'pedro@oficio.mx',
      address: 'Calle 50',
      rating: 4,
      notes: 'Puntual',
    },
    {
      ...mine,
      ...at('02'),
      id: PROFESSIONALS.painter,
      name: 'Paula Pintora',
      profession: 'pintor',
      phone: '+529997778899',
    },
  ],
  professional_jobs: [
    {
      ...mine,
      ...at('01'),
      professional_id: PROFESSIONALS.plumber,
      property_id: LISTINGS.house,
      description: 'Cambio de tinaco',
      job_date: '2026-11-18',
      cost: 1200,
    },
  ],
  valuations: [
    {
      ...mine,
      ...at('01'),
      id: VALUATION,
      title: 'Casa de la abuela',
      client_id: CLIENTS.ana,
      property_id: LISTINGS.house,
      state: 'Yucatán',
      input: { state: 'Yucatán', constructionArea: 240, landArea: 320, age: 8, amenities: [] },
      estimated_value: 5_000_000,
    },
  ],
  saved_views: [
    {
      ...mine,
      ...at('01'),
      entity: 'clients',
      name: 'Compradores',
      query: 'tipo=comprador',
    },
  ],
  selections: [
    {
      ...mine,
      ...at('01'),
      id: SELECTION,
      client_id: CLIENTS.ana,
      title: 'Casas para Ana',
      token_hash: 'a'.repeat(64),
      expires_at: '2099-01-01T00:00:00+00:00',
    },
  ],
  selection_items: [
    {
      ...mine,
      ...at('01'),
      selection_id: SELECTION,
      property_id: LISTINGS.house,
      position: 0,
      listing: { title: 'Casa en el Centro' },
    },
  ],
  follow_up_plans: [
    {
      ...mine,
      ...at('01'),
      id: PLAN,
      name: 'Bienvenida',
      steps: [{ day: 700, kind: 'task', text: 'Llamar' }],
    },
  ],
}
