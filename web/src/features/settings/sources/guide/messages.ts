import { HONEYPOT } from '@predio/domain/prospects'
import { words } from '../../../../lib/words.ts'

/** Tag of the form in the snippet for the agent's own site; this app renders no such form. */
const FORM = 'form'

interface Instruction {
  id: string
  title: string
  steps: readonly string[]
  /** Text that the agent copies without changes. */
  snippet?: string
}

const FIELDS =
  'Los campos pueden llamarse como quieras: se reconocen nombre, teléfono, correo y mensaje; lo demás se guarda como texto.'

/** PROS-62: explains for each plug-in or portal how it sends prospects to the address. */
export function instructionsFor(address: string): readonly Instruction[] {
  return [
    {
      id: 'cf7',
      title: 'Contact Form 7 (WordPress)',
      steps: [
        'Instala el plugin «CF7 to Webhook» (Contact Form 7 no envía a otras direcciones por sí solo).',
        'Abre tu formulario, pestaña «Webhook», y activa «Send to Webhook».',
        'Pega tu dirección en «Webhook URL».',
        'En «Special Mail Tags» escribe [_url page_url] para saber desde qué propiedad escriben. Guarda.',
      ],
      snippet: address,
    },
    {
      id: 'elementor',
      title: 'Elementor Pro (WordPress)',
      steps: [
        'Edita la página, elige tu formulario y abre «Actions After Submit».',
        'Agrega «Webhook» y pega tu dirección en «Webhook URL».',
        'Activa «Advanced Data» si quieres también la página desde la que escriben. Publica.',
      ],
      snippet: address,
    },
    {
      id: 'wpforms',
      title: 'WPForms (WordPress)',
      steps: [
        'Abre el formulario, «Settings», «Webhooks» (complemento del plan Elite).',
        'Pega tu dirección en «Request URL», con método POST y formato JSON o FORM.',
        'En «Request Body» agrega nombre, teléfono, correo y mensaje. Guarda.',
      ],
      snippet: address,
    },
    {
      id: 'gravity',
      title: 'Gravity Forms (WordPress)',
      steps: [
        'Instala el complemento «Webhooks Add-On» y abre «Settings», «Webhooks» de tu formulario.',
        'Crea uno con tu dirección en «Request URL», método POST y «All Fields» en el cuerpo.',
        'Guarda el «feed».',
      ],
      snippet: address,
    },
    {
      id: 'html',
      title: 'HTML de tu propio sitio',
      steps: [
        `Copia este formulario en tu página. No cambies el campo «${HONEYPOT}»: detiene a los robots.`,
        FIELDS,
      ],
      snippet: [
        `<${FORM} action="${address}" method="post">`,
        `  <label>${words.name} <input name="nombre" required></label>`,
        `  <label>${words.phone} <input name="telefono" type="tel"></label>`,
        '  <label>Correo <input name="email" type="email"></label>',
        '  <label>Mensaje <textarea name="mensaje"></textarea></label>',
        `  <input name="${HONEYPOT}" tabindex="-1" autocomplete="off" hidden>`,
        '  <button>Enviar</button>',
        `</${FORM}>`,
      ].join('\n'),
    },
    {
      id: 'json',
      title: 'Zapier, Make u otro programa (JSON)',
      steps: [
        'Envía por POST a tu dirección un JSON con al menos un nombre y un teléfono o correo.',
        FIELDS,
      ],
      snippet: [
        `curl -X POST '${address}' \\`,
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"nombre":"Ana Pech","telefono":"9991234567","email":"ana@example.com","mensaje":"Me interesa"}'`,
      ].join('\n'),
    },
    {
      id: 'opennavent',
      title: 'Inmuebles24 y Vivanuncios (OpenNavent)',
      steps: [
        'Pide a tu ejecutivo que registre tu dirección como «callback» de contactos (eventos CONTACTO y CONTACTO_MENSAJE, idioma ES).',
        'Si tu integrador lo hace por API, es el campo «url» de «configuracion/callbacks».',
      ],
      snippet: address,
    },
    {
      id: 'easybroker',
      title: 'EasyBroker',
      steps: [
        'EasyBroker no avisa por sí solo. Con Zapier o Make toma cada «contact request» nueva y envíala por POST a tu dirección, tal como llega.',
      ],
      snippet: address,
    },
  ]
}
