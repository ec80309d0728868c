import type { ClientKey } from './clients.ts'
import type { SCRIPTS } from './scripts.ts'

export type SampleMessage = readonly [
  day: number,
  time: string,
  client: ClientKey,
  content: string,
  script?: (typeof SCRIPTS)[number]['title'],
]

export const MESSAGES: readonly SampleMessage[] = [
  [
    -28,
    '09:20',
    'sofia',
    'Hola Sofía, soy Lucía Medina de Casas del Mayab. Vi que buscas casa cerca de Santa Gertrudis. ¿Te va bien si te llamo hoy?',
    'Primer contacto desde el sitio',
  ],
  [
    -27,
    '16:25',
    'gerardo',
    'El patio mide 9 por 21 metros y el pozo tiene agua. Le mando el levantamiento en cuanto lo tenga.',
  ],
  [
    -25,
    '10:05',
    'oscar',
    'Don Óscar, estos son los tres lotes de Conkal con su precio. ¿Cuál le gustaría ver primero?',
  ],
  [
    -22,
    '09:00',
    'hector',
    'Buenos días, Héctor. El recorrido por video es hoy a las 5:30. Le marco por aquí.',
  ],
  [
    -21,
    '18:40',
    'rodrigo',
    'Te comparto dos departamentos con terraza y dos cajones en Altabrisa.',
  ],
  [
    -20,
    '19:00',
    'regina',
    'Hola Regina, gracias por acompañarme a ver la casa de García Ginerés. ¿Qué fue lo que más te gustó y qué cambiarías?',
    'Después de la visita',
  ],
  [
    -19,
    '20:10',
    'sofia',
    'Hola Sofía, gracias por acompañarme a ver la casa de Santa Gertrudis. ¿Qué dijeron las niñas?',
    'Después de la visita',
  ],
  [
    -18,
    '09:30',
    'arturo',
    'Arturo, aceptaron los 2,250,000. Te mando el borrador del contrato hoy mismo.',
  ],
  [
    -17,
    '12:20',
    'paulina',
    'Para la precalificación necesito tu NSS y el último recibo de nómina. Con eso sale mañana.',
  ],
  [-16, '10:30', 'oscar', 'Lote 33 apartado para usted hasta el viernes.'],
  [
    -14,
    '19:00',
    'lorena',
    'Doña Lorena, el propietario puede recibirnos otra vez el jueves para medir sus muebles.',
  ],
  [
    -13,
    '18:10',
    'luisa',
    'Hola Luisa, te busqué tres opciones con más luz en la mañana. ¿Te las mando?',
    'Cliente que dejó de contestar',
  ],
  [
    -12,
    '11:30',
    'hector',
    'Le dejo la ficha técnica de la residencia y el recibo de luz de los paneles.',
  ],
  [
    -11,
    '17:00',
    'cafe',
    'Guadalupe, la banqueta mide cuatro metros y el municipio sí da permiso de mesas.',
  ],
  [-10, '13:00', 'marco', 'Marco, ya pedí el cambio del colchón. Lo entregan antes de la firma.'],
  [
    -9,
    '10:20',
    'sofia',
    'Sofía, con un apartado de 50,000 detenemos la promoción de la casa quince días mientras sale tu crédito.',
    'Cierre con apartado',
  ],
  [
    -9,
    '18:05',
    'ana',
    'Ana Lucía, la planta baja con jardín sigue disponible. ¿La vemos el sábado con Mauricio?',
  ],
  [-7, '17:00', 'luisa', 'Me da gusto que ya encontraste, Luisa. Si un día compras, aquí estoy.'],
  [
    -6,
    '18:30',
    'bernardo',
    'Bernardo, bienvenido a tu casa. Te paso el contacto del jardinero y del plomero.',
  ],
  [
    -5,
    '13:40',
    'lorena',
    '¡Felicidades, Lorena! Ya es su casa. Le guardo copia de todo en su expediente.',
  ],
  [
    -4,
    '11:20',
    'sofia',
    'El avalúo queda para esta semana, te confirmo la hora en cuanto me digan.',
  ],
  [-4, '16:05', 'camila', 'Hola Camila, le pregunto al propietario por tu gata y te digo mañana.'],
  [-3, '18:00', 'despacho', 'Licenciado Carrillo, le llevo el plano con doce lugares el jueves.'],
  [
    -2,
    '10:50',
    'valeria',
    'Hola Valeria, soy Lucía Medina de Casas del Mayab. Vi que te interesó la casa con patio central. ¿Te va bien si te llamo hoy?',
    'Primer contacto desde el sitio',
  ],
  [-1, '16:40', 'miriam', 'Miriam, van tres terrenos en Cholul y Conkal con escritura individual.'],
]
