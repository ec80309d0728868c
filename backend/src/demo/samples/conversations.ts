import type { ProposalOutcome } from '@predio/domain/assistant'

interface SampleTurn {
  message: string
  response: string
  listings: readonly number[]
  outcomes?: readonly ProposalOutcome[]
}

export type SampleConversation = readonly [day: number, time: string, turns: readonly SampleTurn[]]

export const CONVERSATIONS: readonly SampleConversation[] = [
  [
    -2,
    '11:05',
    [
      {
        message: '¿Qué casas con alberca tengo en Mérida de menos de 5 millones?',
        response: [
          'Tienes dos que cumplen, las dos en venta:',
          '',
          '- **Casa jardín & alberca en Santa Gertrudis**: $4,750,000, 3 recámaras, 2.5 baños y jardín; acepta mascotas [#1480]',
          '- **Casa con recámara en planta baja, San Ramón Norte**: $4,390,000, 4 recámaras, 3 baños y cuarto de servicio [#1395]',
          '',
          'Ojo: la de Santa Gertrudis está apartada.',
        ].join('\n'),
        listings: [1480, 1395],
      },
      {
        message: '¿Y en Conkal? Es para Valeria, quiere tres recámaras',
        response:
          'En Conkal está la **Casa minimalista con patio central** [#1216]: $4,180,000, 3 recámaras, 3.5 baños, alberca, jardín y paneles solares. Te preparé un mensaje para Valeria.',
        listings: [1216],
        outcomes: [
          {
            kind: 'done',
            tool: 'draft_whatsapp',
            text: 'Mensaje de WhatsApp listo para Valeria Menéndez Puerto',
          },
        ],
      },
    ],
  ],
  [
    -4,
    '16:20',
    [
      {
        message: 'Camila pregunta si en el estudio de Santiago aceptan a su gata',
        response:
          'En los datos del **Estudio amueblado en renta, barrio de Santiago** [#1501] no dice nada de mascotas, así que conviene preguntarle al dueño. Si no se puede, el **Departamento en renta con terraza, Montes de Amé** [#1259] sí acepta mascotas: $16,800 al mes, 2 recámaras.',
        listings: [1501, 1259],
        outcomes: [
          {
            kind: 'done',
            tool: 'create_task',
            text: 'Tarea creada: Preguntar por mascotas al dueño del estudio',
          },
        ],
      },
    ],
  ],
  [
    -9,
    '17:40',
    [
      {
        message: 'Opciones para una pareja de recién casados con 3.5 millones',
        response: [
          'Estas tres les pueden quedar:',
          '',
          '- **Departamento familiar en planta baja con jardín**, San Ramón Norte: $3,480,000, 3 recámaras [#1512]',
          '- **Departamento nuevo en preventa, Santa Gertrudis**: $2,860,000, 2 recámaras y amenidades [#1290]',
          '- **Loft en casona rehabilitada del Centro**: $2,950,000, 1 recámara, amueblado y sin estacionamiento [#1303]',
        ].join('\n'),
        listings: [1512, 1290, 1303],
      },
      {
        message: '¿Cuál acepta mascotas?',
        response:
          'Solo la de planta baja en San Ramón Norte lo dice en sus datos [#1512]. De las otras dos no tengo esa información.',
        listings: [1512],
      },
    ],
  ],
]
