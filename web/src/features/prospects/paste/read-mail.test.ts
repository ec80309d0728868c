import { expect, it } from 'vitest'
import { readMail, type ReadMail } from './read-mail.ts'

function mail(headers: string[], ...body: string[]): Blob {
  return new Blob([[...headers, '', ...body].join('\r\n')])
}

const PORTAL = [
  'From: Portal <notificaciones@inmuebles24.com>',
  'Reply-To: =?utf-8?q?Ana_N=C3=BA=C3=B1ez?= <ana@example.com>',
  'Subject: =?utf-8?q?Casa_en_Cholul?=',
]

const CASES: [what: string, file: Blob, read: ReadMail][] = [
  [
    'plain text, with the name and the listing of its head',
    mail(
      [...PORTAL, 'Content-Type: text/plain; charset=utf-8'],
      'Teléfono: 999 123 4567',
      'Mensaje: Quiero verla',
    ),
    {
      facts: {
        name: 'Ana Núñez',
        email: 'ana@example.com',
        phone: '999 123 4567',
        message: 'Quiero verla',
        listing: 'Casa en Cholul',
        source: 'Inmuebles24',
      },
    },
  ],
  [
    'HTML alone, in the encoding of older programs',
    mail(
      [
        'From: leads@lamudi.com.mx',
        'Content-Type: text/html; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
      ],
      '<style>td { color: red }</style><table><tr><td><b>Nombre:</b> Jos=E9 Uc</td></tr>',
      '<tr><td>Tel=E9fono</td><td>5512345678</td></tr></table><p>Mensaje: Hola<br>=BFprecio?</p>',
    ),
    {
      facts: { name: 'José Uc', phone: '5512345678', message: 'Hola\n¿precio?', source: 'Lamudi' },
    },
  ],
  ['one without anything', new Blob(['\r\n\r\n']), { fault: 'unreadable' }],
  ['one of 30 MB', new Blob([new Uint8Array(30 * 1024 * 1024)]), { fault: 'too-large' }],
  [
    'one of 500 parts',
    mail(
      ['Content-Type: multipart/mixed; boundary=x'],
      ...Array.from({ length: 500 }, () => '--x\r\nContent-Type: text/plain\r\n\r\nhola'),
      '--x--',
    ),
    { fault: 'too-many-parts' },
  ],
]

it.each(CASES)('PROS-52 reads %s', async (_, file, read) => {
  expect(await readMail(file)).toEqual(read)
})

it('PROS-52 reads what stands before large attachments', async () => {
  const file = new Blob([
    'From: ana@example.com\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n',
    '--x\r\nContent-Type: text/plain\r\n\r\nMensaje: Hola\r\n',
    '--x\r\nContent-Type: image/jpeg\r\nContent-Transfer-Encoding: base64\r\n\r\n',
    'aGVs\r\n'.repeat(1_000_000),
  ])
  expect(await readMail(file)).toEqual({
    facts: { email: 'ana@example.com', message: 'Hola' },
  })
})
