import { expect, it } from 'vitest'
import { MAX_PASTED_TEXT, type PastedFacts, readPastedText } from './read-pasted-text.ts'

const CASES: [what: string, lines: string[], facts: PastedFacts][] = [
  [
    "a portal's mail with labels in its lines",
    [
      'Tienes un nuevo interesado en tu aviso',
      '',
      'Nombre: Ana María Pech',
      'Teléfono: 999 123 4567',
      'Email: ana.pech@example.com',
      'Mensaje: Hola, me interesa la casa.',
      '¿Sigue disponible?',
      '',
      'Aviso: Casa en venta en Cholul (EB-1234)',
      '----------------',
      'Este mensaje se envió desde notificaciones@inmuebles24.com',
    ],
    {
      name: 'Ana María Pech',
      phone: '999 123 4567',
      email: 'ana.pech@example.com',
      message: 'Hola, me interesa la casa.\n¿Sigue disponible?',
      listing: 'Casa en venta en Cholul (EB-1234)',
      source: 'Inmuebles24',
    },
  ],
  [
    'labels above what they name, and bold ones',
    [
      'Nombre',
      'Luis Uc',
      '*Teléfono:* +52 1 55 1234 5678',
      '• E-mail: <luis@example.com>',
      'Mensaje',
      'Quiero verla',
    ],
    {
      name: 'Luis Uc',
      phone: '+52 1 55 1234 5678',
      email: 'luis@example.com',
      message: 'Quiero verla',
    },
  ],
  [
    'a name in two labels',
    ['Nombre: Rosa', 'Apellidos: Canul Ek', 'Celular: 9991112233', 'Comentarios: Busco renta'],
    { name: 'Rosa Canul Ek', phone: '9991112233', message: 'Busco renta' },
  ],
  [
    'a mail in English of a form',
    ['Name: John Smith', 'Phone: +1 305 555 1234', 'Your message: Is it still for sale?'],
    { name: 'John Smith', phone: '+1 305 555 1234', message: 'Is it still for sale?' },
  ],
]

const UNLABELLED: typeof CASES = [
  [
    'messages copied from a chat',
    [
      '[10:33, 12/11/2026] Ana Pech: Hola, vi tu casa de Cholul',
      '[10:34, 12/11/2026] Ana Pech: mi correo es ana@example.com',
      'y mi horario por la tarde',
      '[10:40, 12/11/2026] Lucía Medina: ¡Hola Ana!',
    ],
    {
      name: 'Ana Pech',
      email: 'ana@example.com',
      message:
        'Hola, vi tu casa de Cholul\nmi correo es ana@example.com\ny mi horario por la tarde',
      source: 'WhatsApp',
    },
  ],
  [
    'a chat with somebody who is not a contact',
    ['12/11/26, 10:33 a. m. - +52 1 999 123 4567: Buenas tardes'],
    { phone: '+52 1 999 123 4567', message: 'Buenas tardes', source: 'WhatsApp' },
  ],
  [
    'a message without labels',
    ['Buen día, soy Karla Dzul y me interesa https://casas.mx/p/12. Mi número: 999-765-4321.'],
    {
      name: 'Karla Dzul',
      phone: '999-765-4321',
      listing: 'https://casas.mx/p/12.',
      message:
        'Buen día, soy Karla Dzul y me interesa https://casas.mx/p/12. Mi número: 999-765-4321.',
    },
  ],
  [
    "only the sender's own address",
    ['Contáctanos en noreply@lamudi.com.mx o leads@portal.mx'],
    {
      message: 'Contáctanos en noreply@lamudi.com.mx o leads@portal.mx',
      source: 'Lamudi',
    },
  ],
  ['nothing', ['  ', ''], {}],
]

it.each(CASES)('PROS-51 reads the pasted text %s', (_, lines, facts) => {
  expect(readPastedText(lines.join('\n'))).toEqual(facts)
})

it.each(UNLABELLED)('PROS-67 reads the unlabelled text %s', (_, lines, facts) => {
  expect(readPastedText(lines.join('\n'))).toEqual(facts)
})

it('PROS-51 reads a long pasted text up to its limit', () => {
  const { message } = readPastedText('a: '.repeat(MAX_PASTED_TEXT))
  expect(message?.length).toBeLessThanOrEqual(MAX_PASTED_TEXT)
})
