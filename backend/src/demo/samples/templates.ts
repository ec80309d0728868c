export interface SampleTemplate {
  name: string
  category: 'maintenance' | 'other'
  description: string
  daysAgo: number
  content: string
  variables: SampleVariable[]
}

type SampleVariable = {
  name: string
  label: string
  type: 'text' | 'number' | 'date' | 'select'
  required: boolean
  options: string[]
}

const text = (name: string, label: string, required = true): SampleVariable => ({
  name,
  label,
  type: 'text',
  required,
  options: [],
})

export const TEMPLATES: readonly SampleTemplate[] = [
  {
    name: 'Lista de entrega',
    category: 'maintenance',
    description: 'Lo que se revisa con el cliente el día que recibe las llaves.',
    daysAgo: 40,
    content: `# Lista de entrega

**Inmueble:** {{inmueble}}
**Recibe:** {{cliente_nombre}}
**Fecha:** {{fecha_entrega}}

- Lectura de luz y agua
- Llaves y controles: {{llaves}}
- Estado general: {{estado}}

{{observaciones}}
`,
    variables: [
      text('inmueble', 'Inmueble'),
      text('cliente_nombre', 'Nombre de quien recibe'),
      {
        name: 'fecha_entrega',
        label: 'Fecha de entrega',
        type: 'date',
        required: true,
        options: [],
      },
      text('llaves', 'Llaves y controles'),
      {
        name: 'estado',
        label: 'Estado general',
        type: 'select',
        required: true,
        options: ['Excelente', 'Bueno', 'Con detalles por atender'],
      },
      text('observaciones', 'Observaciones', false),
    ],
  },
  {
    name: 'Carta oferta',
    category: 'other',
    description: 'Oferta de compra con apartado y vigencia.',
    daysAgo: 65,
    content: `# Carta oferta

Por este medio ofrezco **\${{precio_oferta}}** por {{inmueble}}, {{forma_pago}}.

- Vigencia de la oferta: {{vigencia_dias}} días naturales.
- Apartado: \${{apartado}}, que se aplica al precio.

Atentamente, {{cliente_nombre}}
`,
    variables: [
      text('inmueble', 'Inmueble'),
      text('cliente_nombre', 'Nombre de quien ofrece'),
      {
        name: 'precio_oferta',
        label: 'Precio ofrecido',
        type: 'number',
        required: true,
        options: [],
      },
      {
        name: 'forma_pago',
        label: 'Forma de pago',
        type: 'select',
        required: true,
        options: [
          'de contado y contra escritura',
          'con crédito hipotecario',
          'con crédito Infonavit',
        ],
      },
      {
        name: 'vigencia_dias',
        label: 'Vigencia en días',
        type: 'number',
        required: true,
        options: [],
      },
      { name: 'apartado', label: 'Apartado', type: 'number', required: true, options: [] },
    ],
  },
]
