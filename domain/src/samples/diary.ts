import type { PersonKey } from './people.ts'
import type { ListingKey } from './properties.ts'
import type { SampleInteraction, SampleTask } from './sample.ts'

export const TASKS: readonly SampleTask<PersonKey, ListingKey>[] = [
  {
    title: 'Confirmar la visita de mañana con Rodrigo',
    client: 'rodrigo',
    property: 'depto-01',
    priority: 'high',
    due: [0, '17:00'],
  },
  {
    title: 'Llamar al valuador del banco',
    client: 'sofia',
    property: 'casa-05',
    priority: 'urgent',
    due: [1, '10:00'],
  },
  {
    title: 'Preparar el contrato de renovación de Daniela',
    client: 'daniela',
    property: 'depto-07',
    priority: 'high',
    due: [2, '11:00'],
  },
  {
    title: 'Renovar la exclusiva con Ramiro',
    client: 'ramiro',
    property: 'casa-01',
    priority: 'medium',
    due: [24, '12:00'],
  },
]

export const INTERACTIONS: readonly SampleInteraction<PersonKey>[] = [
  [-28, '09:40', 'sofia', 'call', 'Primera llamada', 'Tres recámaras, jardín y escuela cerca'],
  [
    -19,
    '10:30',
    'sofia',
    'visit',
    'Visita a la casa de Santa Gertrudis',
    'A las niñas les encantó la alberca',
  ],
  [-9, '10:00', 'sofia', 'offer', 'Oferta de 4,650,000', 'Aceptada con apartado'],
  [
    -8,
    '11:30',
    'rodrigo',
    'visit',
    'Visita al piso nueve de Altabrisa',
    'Quiere volver con su esposa',
  ],
  [-3, '12:00', 'hector', 'offer', 'Oferta de 9,100,000 de contado', 'Los hermanos la revisan'],
  [-1, '16:15', 'miriam', 'call', 'Terrenos para construir', 'Mandarle tres opciones'],
  [1, '11:00', 'rodrigo', 'visit', 'Segunda visita al piso nueve'],
]
