import { CLIENT_FIELDS, PREFERENCE_FIELDS } from '@predio/domain/clients'
import { COLUMNS, type Tables } from '@predio/domain/database'
import { DOCUMENT_FIELDS } from '@predio/domain/documents'
import type { Fields } from '@predio/domain/fields'
import { INTERACTION_FIELDS } from '@predio/domain/interactions'
import { CLOSING_FIELDS, OPPORTUNITY_FIELDS } from '@predio/domain/opportunities'
import { JOB_FIELDS, PROFESSIONAL_FIELDS } from '@predio/domain/professionals'
import { OWN_LISTING_FIELDS } from '@predio/domain/properties'
import { PROSPECT_FIELDS } from '@predio/domain/prospects'
import { SCRIPT_FIELDS } from '@predio/domain/scripts'
import { TASK_FIELDS } from '@predio/domain/tasks'

const OF_EVERY_ROW = ['id', 'user_id', 'created_at', 'updated_at'] as const

const NOT_OF_FORM = {
  clients: [...OF_EVERY_ROW, 'search', 'import_id', 'import_row', 'needs_review', 'is_example'],
  client_preferences: [...OF_EVERY_ROW, 'client_id'],
  opportunities: [
    ...OF_EVERY_ROW,
    'status',
    'closed_at',
    'stage_changed_at',
    'furthest_stage',
    'is_example',
  ],
  tasks: [...OF_EVERY_ROW, 'completed_at', 'assigned_to', 'purpose', 'message', 'is_example'],
  interactions: [...OF_EVERY_ROW, 'pinned_at', 'booked_by', 'selection_item_id', 'is_example'],
  properties: [
    ...OF_EVERY_ROW,
    'search',
    'wordpress_id',
    'site',
    'site_listing_id',
    'site_facts',
    'first_seen_at',
    'last_seen_at',
    'left_site_at',
    'not_joined',
    'url',
    'assigned_agent',
    'rental_contract_end',
    'tags',
    'status',
    'own_number',
    'is_example',
    'shown_latitude',
    'shown_longitude',
    'published_at',
    'published_code',
  ],
  professionals: [...OF_EVERY_ROW, 'search'],
  professional_jobs: [...OF_EVERY_ROW, 'professional_id'],
  sales_scripts: [...OF_EVERY_ROW],
  documents: [
    ...OF_EVERY_ROW,
    'content',
    'type',
    'url',
    'version',
    'template_id',
    'metadata',
    'last_edited_at',
    'search',
  ],
  prospects: [
    ...OF_EVERY_ROW,
    'source',
    'external_id',
    'received_at',
    'other_fields',
    'raw_text',
    'consent_at',
    'notice_version',
    'status',
    'client_id',
    'answered_at',
    'accepted_at',
    'discarded_at',
  ],
} as const satisfies { [Table in keyof typeof COLUMNS]?: readonly (keyof Tables<Table>)[] }

export type RecordTable = keyof typeof NOT_OF_FORM

export const RECORD_TABLES = Object.keys(NOT_OF_FORM) as RecordTable[]

const { offer: _twoColumns, ...LISTING_COLUMNS } = OWN_LISTING_FIELDS

export const RECORD_FIELDS: Record<RecordTable, Fields> = {
  clients: CLIENT_FIELDS,
  client_preferences: PREFERENCE_FIELDS,
  opportunities: { ...OPPORTUNITY_FIELDS, ...CLOSING_FIELDS },
  tasks: TASK_FIELDS,
  interactions: INTERACTION_FIELDS,
  properties: LISTING_COLUMNS,
  professionals: PROFESSIONAL_FIELDS,
  professional_jobs: JOB_FIELDS,
  sales_scripts: SCRIPT_FIELDS,
  documents: DOCUMENT_FIELDS,
  prospects: PROSPECT_FIELDS,
}

export function formColumns(table: RecordTable): string[] {
  const others: readonly string[] = NOT_OF_FORM[table]
  return COLUMNS[table].filter((column) => !others.includes(column))
}

type FormValues<Table extends RecordTable> = Omit<
  Tables<Table>,
  (typeof NOT_OF_FORM)[Table][number]
>

type Nullable<Values> = {
  [Name in keyof Values as null extends Values[Name] ? Name : never]: Values[Name]
}

interface RecordCase<Table extends RecordTable> {
  full: FormValues<Table>
  empty: Nullable<FormValues<Table>> & Partial<FormValues<Table>>
  other?: Partial<FormValues<Table>>
}

const id = (at: number) => `8d0a3f0e-0000-4000-8000-00000000000${at}`

export const STAGES = { open: id(4), won: id(5), lost: id(6) }

export const RECORD_CASES: { [Table in RecordTable]: RecordCase<Table> } = {
  clients: {
    full: {
      type: 'inquilino',
      first_name: 'Ana',
      last_name: 'Pech',
      email: 'ana@correo.mx',
      phone: '+529991112233',
      whatsapp: '+13055551234',
      birthday: '1980-03-15',
      address: 'Calle 60 núm. 491',
      notes: 'Prefiere jardín.\n\nLlama por la tarde.',
      tags: ['VIP', 'Zona norte'],
      status: 'lead',
      source: 'Recomendación',
      budget_min: 1_500_000.5,
      budget_max: 2_000_000,
    },
    empty: {
      last_name: 'Pech',
      email: null,
      phone: null,
      whatsapp: null,
      birthday: null,
      address: null,
      notes: null,
      source: null,
      budget_min: null,
      budget_max: null,
      tags: [],
    },
  },
  client_preferences: {
    full: {
      property_type: ['casa', 'terreno'],
      operation: 'rent',
      min_price: 8000,
      max_price: 15_000.25,
      locations: ['Centro', 'Itzimná'],
      bedrooms: 3,
    },
    empty: { operation: null, min_price: null, max_price: null, bedrooms: null },
  },
  opportunities: {
    full: {
      client_id: id(1),
      property_id: id(2),
      stage_id: STAGES.won,
      type: 'rent',
      expected_amount: 12_000.5,
      commission_percentage: 4.5,
      commission_months: 0.0833,
      probability: 75,
      expected_close_date: '2026-12-31',
      closed_amount: 11_500,
      closed_reason: 'Firmó por un año',
      lender: 'Infonavit',
      notes: 'Pide factura',
    },
    empty: {
      client_id: id(1),
      property_id: null,
      stage_id: STAGES.open,
      expected_amount: null,
      commission_percentage: null,
      commission_months: null,
      probability: null,
      expected_close_date: null,
      lender: null,
      closed_amount: null,
      closed_reason: null,
      notes: null,
    },
    other: { type: 'sale', stage_id: STAGES.lost, closed_amount: null },
  },
  tasks: {
    full: {
      title: 'Llamar al notario',
      description: 'Preguntar por la escritura',
      status: 'in_progress',
      priority: 'urgent',
      due_date: '2026-11-16T02:30:45.123456+00:00',
      client_id: id(1),
      property_id: id(2),
    },
    empty: { description: null, due_date: null, client_id: null, property_id: null },
  },
  interactions: {
    full: {
      client_id: id(1),
      property_id: id(2),
      opportunity_id: id(3),
      type: 'visit',
      subject: 'Visita a la casa',
      description: 'Le gustó la cocina',
      scheduled_at: '2026-11-16T02:30:45.123456+00:00',
      outcome: 'Quiere verla otra vez',
      is_inbound: true,
      photos: ['a/b.webp'],
    },
    empty: {
      client_id: id(1),
      property_id: null,
      opportunity_id: null,
      description: null,
      scheduled_at: null,
      outcome: null,
    },
  },
  properties: {
    full: {
      title: 'Casa en Itzimná',
      description: 'Con alberca',
      price: 4_500_000,
      currency: 'USD',
      location: 'Itzimná, Mérida, Yucatán',
      property_type: 'casa',
      operation: 'sale',
      operations: ['sale', 'rent'],
      second_price: 25_000,
      sale_status: 'apartada',
      rental_status: 'rentada',
      street: 'Calle 20 núm. 100',
      latitude: 21.012345,
      longitude: -89.612345,
      point_shown: 'approximate',
      colonia: 'Itzimná',
      city: 'Mérida',
      state: 'Yucatán',
      bedrooms: 4,
      bathrooms: 3.5,
      area: 285.5,
      land_area: 320,
      parking: 2,
      year_built: 2019,
      maintenance_fee: 1200,
      images: ['https://sitio.example/a.webp'],
      features: ['Alberca', 'Jardín'],
      video_url: 'https://youtu.be/a1b2c3',
      tour_url: 'https://my.matterport.com/show/?m=a1b2c3',
      private_note: 'Las llaves están con el vecino',
      is_exclusive: true,
      exclusive_until: '2027-03-01',
      commission_percentage: 5,
      shared_commission_percentage: 40,
      is_published: true,
      hides_price: true,
      is_featured: true,
    },
    empty: {
      description: null,
      second_price: null,
      sale_status: null,
      rental_status: null,
      bedrooms: null,
      bathrooms: null,
      area: null,
      land_area: null,
      parking: null,
      year_built: null,
      maintenance_fee: null,
      street: null,
      latitude: null,
      longitude: null,
      point_shown: 'private',
      colonia: null,
      city: null,
      state: null,
      location: 'Unknown Location',
      video_url: null,
      tour_url: null,
      private_note: null,
      is_exclusive: false,
      exclusive_until: null,
      commission_percentage: null,
      shared_commission_percentage: null,
      is_published: false,
      hides_price: false,
      is_featured: false,
      price: 1,
      images: [],
      features: [],
    },
    other: { operation: 'rent', operations: ['rent'], second_price: null, sale_status: null },
  },
  professionals: {
    full: {
      name: 'Raúl Canul',
      profession: 'carpintero',
      specialty: 'Cocinas',
      phone: '+529991112233',
      email: 'raul@correo.mx',
      address: 'Calle 60 núm. 491',
      rating: 4,
      notes: 'Contesta por la mañana',
    },
    empty: { specialty: null, email: null, address: null, notes: null },
  },
  professional_jobs: {
    full: {
      property_id: id(2),
      description: 'Pintó la fachada',
      job_date: '2026-11-18',
      cost: 3500.5,
      notes: 'Con su material',
    },
    empty: { property_id: null, cost: null, notes: null },
  },
  sales_scripts: {
    full: {
      title: 'Primera llamada',
      content: 'Hola, {{nombre}}:\n\n¿Cómo está?',
      category: 'cierre',
    },
    empty: {},
  },
  documents: {
    full: {
      name: 'Contrato de la casa',
      category: 'contract',
      status: 'active',
      property_id: id(2),
      client_id: id(1),
    },
    empty: { property_id: null, client_id: null },
  },
  prospects: {
    full: {
      name: 'Ana Pech',
      phone: '+529991112233',
      email: 'ana@correo.mx',
      message: '¿Sigue disponible?',
      listing_text: 'EB-1234',
      property_id: id(2),
      source_name: 'Inmuebles24',
    },
    empty: {
      name: null,
      phone: '+529991112233',
      email: null,
      message: null,
      listing_text: null,
      property_id: null,
    },
  },
}
