import { buildDocument, type DataOfType, type DocumentType } from '@predio/domain/documents'
import type { ClientKey } from './clients.ts'
import type { PropertyKey } from './properties.ts'

export interface SampleDocument {
  name: string
  category: 'contract' | 'lease_application' | 'rent_receipt' | 'maintenance' | 'other'
  status: 'draft' | 'pending' | 'active'
  daysAgo: number
  client?: ClientKey
  property?: PropertyKey
  content: string
  template?: string
  edited?: string
  shared?: { daysAgo: number; days: number; views: number }
}

export interface SampleUpload extends Omit<SampleDocument, 'content' | 'template' | 'edited'> {
  file: string
  pages: readonly (readonly string[])[]
}

export interface SampleGenerated extends Omit<SampleDocument, 'category' | 'template' | 'edited'> {
  type: DocumentType
  data: Readonly<Record<string, string | number | null>>
}

const RENEWAL = `# Renovación de contrato de arrendamiento

**Arrendador:** Joaquín Zavala Gómez
**Arrendataria:** Daniela Aguilar Sosa
**Inmueble:** departamento amueblado en Altabrisa, Mérida, Yucatán

1. Las partes renuevan el contrato por doce meses.
2. La renta mensual será de $21,500.00 (veintiún mil quinientos pesos 00/100 M.N.).
3. El depósito entregado al inicio se conserva en las mismas condiciones.
`

export const DOCUMENTS: readonly SampleDocument[] = [
  {
    name: 'Renovación de arrendamiento – Altabrisa',
    category: 'contract',
    status: 'draft',
    daysAgo: 3,
    client: 'daniela',
    property: 'depto-07',
    content: RENEWAL,
    edited: RENEWAL.replace(
      '$21,500.00 (veintiún mil quinientos pesos 00/100 M.N.)',
      '$22,300.00 (veintidós mil trescientos pesos 00/100 M.N.)',
    ),
  },
  {
    name: 'Carta oferta – Montes de Amé',
    category: 'other',
    status: 'pending',
    daysAgo: 3,
    client: 'hector',
    property: 'casa-02',
    template: 'Carta oferta',
    content: `# Carta oferta

Por este medio ofrezco **$9,100,000.00** (nueve millones cien mil pesos 00/100 M.N.) por la residencia en Montes de Amé, de contado y contra escritura.

- Vigencia de la oferta: diez días naturales.
- Apartado: $100,000.00, que se aplica al precio.

Atentamente, Héctor Ancona Peniche
`,
    shared: { daysAgo: 2, days: 30, views: 3 },
  },
  {
    name: 'Recibo de renta – Altabrisa',
    category: 'rent_receipt',
    status: 'active',
    daysAgo: 10,
    client: 'daniela',
    property: 'depto-07',
    content: `# Recibo de renta

Recibí de **Daniela Aguilar Sosa** la cantidad de **$21,500.00** (veintiún mil quinientos pesos 00/100 M.N.) por la renta del mes en curso del departamento amueblado en Altabrisa.

Mérida, Yucatán
`,
  },
  {
    name: 'Lista de entrega – casa de Temozón Norte',
    category: 'maintenance',
    status: 'active',
    daysAgo: 2,
    client: 'marco',
    property: 'casa-14',
    template: 'Lista de entrega',
    content: `# Lista de entrega

- [x] Jardín podado y riego probado
- [x] Aires acondicionados con servicio
- [ ] Colchón principal nuevo
- [ ] Lectura de luz y agua
- [ ] Tres juegos de llaves y control del portón
`,
  },
]

export const UPLOADS: readonly SampleUpload[] = [
  {
    name: 'Contrato de exclusiva – Montes de Amé',
    category: 'contract',
    status: 'active',
    daysAgo: 21,
    property: 'casa-02',
    file: 'contrato_de_exclusiva_montes_de_ame.pdf',
    pages: [
      [
        'CONTRATO DE PRESTACIÓN DE SERVICIOS EN EXCLUSIVA',
        '',
        'Entre el propietario de la residencia en Montes de Amé, Mérida, Yucatán,',
        'y la agencia, para promover su venta.',
        '',
        'PRIMERA. La exclusiva dura ciento ochenta días naturales.',
        'SEGUNDA. La comisión es del cinco por ciento más IVA, pagadera al escriturar.',
        'TERCERA. La agencia informa cada quince días de las visitas recibidas.',
      ],
      ['FIRMAS', '', 'El propietario', '', 'La agencia'],
    ],
    shared: { daysAgo: 20, days: 7, views: 1 },
  },
  {
    name: 'Predial 2026 – departamento Altabrisa',
    category: 'other',
    status: 'active',
    daysAgo: 34,
    client: 'daniela',
    property: 'depto-07',
    file: 'predial_2026_altabrisa.pdf',
    pages: [
      [
        'RECIBO DE IMPUESTO PREDIAL 2026',
        '',
        'Municipio de Mérida, Yucatán',
        'Inmueble: departamento en Altabrisa',
        'Importe pagado: $2,184.00',
      ],
    ],
  },
]

/** Dates count from the day of seeding, so that the documents are up to date whenever the demo is opened. */
export function generatedDocuments(day: (offset: number) => string): readonly SampleGenerated[] {
  const data: DataOfType['contrato_arrendamiento'] = {
    arrendador: 'Gloria Echeverría Ruz',
    arrendatario: 'Marco Antonio Ríos Delgado',
    direccion_inmueble: 'Privada Los Almendros, casa 7, Temozón Norte, Mérida, Yucatán',
    renta: 38_000,
    plazo: 12,
    fecha_inicio: day(5),
    entidad: 'Yucatán',
    uso: 'Habitacional',
    dia_pago: 5,
    deposito: 38_000,
    fiador: null,
    domicilio_arrendador: null,
    domicilio_arrendatario: null,
    lugar_firma: 'Mérida, Yucatán',
    fecha_firma: day(4),
  }
  return [
    {
      name: `Contrato de arrendamiento – ${data.arrendatario}`,
      type: 'contrato_arrendamiento',
      status: 'draft',
      daysAgo: 1,
      client: 'marco',
      property: 'casa-14',
      data,
      content: buildDocument('contrato_arrendamiento', data),
    },
  ]
}
