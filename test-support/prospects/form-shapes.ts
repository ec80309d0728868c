/** Requests in the shapes that form plug-ins send. Each entry names the source of its shape. */
export interface FormShape {
  /** The plug-in, as the inbox calls it. */
  plugin: string
  source: string
  type: 'application/x-www-form-urlencoded' | 'multipart/form-data' | 'application/json'
  /** The fields of a form, or the body of JSON. */
  body: readonly (readonly [string, string])[] | object
}

const PERSON = {
  name: 'Ana Pech Uc',
  email: 'ana.pech@correo.mx',
  phone: '999 111 2233',
  message: 'Buenas tardes, ¿sigue disponible?\n¿Aceptan Infonavit?',
} as const
/** The facts that every shape below states, each in its own form. */
export const SAID = { ...PERSON, phone: '+529991112233' } as const

export const FORM_SHAPES: readonly FormShape[] = [
  {
    plugin: 'Contact Form 7',
    source:
      'contactform7.com/submitting-form-data: fields of the default form and its hidden fields',
    type: 'multipart/form-data',
    body: [
      ['_wpcf7', '12'],
      ['_wpcf7_version', '6.1'],
      ['_wpcf7_locale', 'es_MX'],
      ['_wpcf7_unit_tag', 'wpcf7-f12-p34-o1'],
      ['_wpcf7_container_post', '34'],
      ['your-name', PERSON.name],
      ['your-email', PERSON.email],
      ['your-tel', PERSON.phone],
      ['your-subject', 'Casa en Itzimná'],
      ['your-message', PERSON.message],
    ],
  },
  {
    plugin: 'Contact Form 7',
    source: 'wordpress.org/plugins/cf7-to-zapier: the same names as JSON',
    type: 'application/json',
    body: {
      'your-name': PERSON.name,
      'your-email': PERSON.email,
      'your-tel': PERSON.phone,
      'your-message': PERSON.message,
    },
  },
  {
    plugin: 'Elementor',
    source:
      'elementor-developers-docs/src/forms/form-records.md: the ids of the fields; names of the form itself as its page sends them',
    type: 'application/x-www-form-urlencoded',
    body: [
      ['post_id', '34'],
      ['form_id', '5a1b2c3'],
      ['referer_title', 'Casa en Itzimná – Casas del Sur'],
      ['queried_id', '34'],
      ['form_fields[name]', PERSON.name],
      ['form_fields[email]', PERSON.email],
      ['form_fields[telefono]', PERSON.phone],
      ['form_fields[message]', PERSON.message],
    ],
  },
  {
    plugin: 'Elementor',
    source:
      'Elementor Pro, action Webhook with advanced data: fields with title and value, and what it knows of the page',
    type: 'application/x-www-form-urlencoded',
    body: [
      ['form[id]', '5a1b2c3'],
      ['form[name]', 'Contacto'],
      ['fields[name][id]', 'name'],
      ['fields[name][type]', 'text'],
      ['fields[name][title]', 'Nombre'],
      ['fields[name][value]', PERSON.name],
      ['fields[name][raw_value]', PERSON.name],
      ['fields[field_7d1][id]', 'field_7d1'],
      ['fields[field_7d1][type]', 'tel'],
      ['fields[field_7d1][title]', 'Teléfono'],
      ['fields[field_7d1][value]', PERSON.phone],
      ['fields[email][id]', 'email'],
      ['fields[email][title]', 'Correo electrónico'],
      ['fields[email][value]', PERSON.email],
      ['fields[message][id]', 'message'],
      ['fields[message][title]', 'Mensaje'],
      ['fields[message][value]', PERSON.message],
      ['meta[page_url][title]', 'Page URL'],
      ['meta[page_url][value]', 'https://sitio.example/propiedades/casa-en-itzimna/'],
      ['meta[remote_ip][value]', '203.0.113.7'],
    ],
  },
  {
    plugin: 'WPForms',
    source:
      'BeAPI/beapi-frontend-framework src/_readymade/wpforms/wpforms.php: the markup of a form',
    type: 'multipart/form-data',
    body: [
      ['wpforms[fields][0][first]', 'Ana'],
      ['wpforms[fields][0][last]', 'Pech Uc'],
      ['wpforms[fields][1]', PERSON.email],
      ['wpforms[fields][3]', PERSON.phone],
      ['wpforms[fields][2]', PERSON.message],
      ['wpforms[hp]', ''],
      ['wpforms[id]', '123'],
      ['wpforms[author]', '1'],
      ['wpforms[submit]', 'wpforms-submit'],
    ],
  },
  {
    plugin: 'Gravity Forms',
    source:
      'docs.gravityforms.com/triggering-webhooks-form-submissions: Request Body "All Fields", the entry by the ids of its fields',
    type: 'application/json',
    body: {
      id: '77',
      form_id: '3',
      date_created: '2026-11-19 15:04:05',
      is_starred: 0,
      is_read: 0,
      ip: '203.0.113.7',
      source_url: 'https://sitio.example/propiedades/casa-en-itzimna/',
      user_agent: 'Mozilla/5.0',
      currency: 'MXN',
      payment_status: null,
      created_by: null,
      status: 'active',
      '1.3': 'Ana',
      '1.6': 'Pech Uc',
      2: PERSON.email,
      3: PERSON.phone,
      4: PERSON.message,
    },
  },
  {
    plugin: 'Gravity Forms',
    source:
      'docs.gravityforms.com: the names of the inputs of a form, input_FIELD and input_FIELD_PART',
    type: 'application/x-www-form-urlencoded',
    body: [
      ['input_1_3', 'Ana'],
      ['input_1_6', 'Pech Uc'],
      ['input_2', PERSON.email],
      ['input_3', PERSON.phone],
      ['input_4', PERSON.message],
      ['is_submit_3', '1'],
      ['gform_submit', '3'],
      ['state_3', 'WyJbXSIsIjEyMyJd'],
    ],
  },
  {
    plugin: 'Formulario web',
    source: 'a form of plain HTML in Spanish',
    type: 'application/x-www-form-urlencoded',
    body: [
      ['Nombre', 'Ana'],
      ['Apellidos', 'Pech Uc'],
      ['Correo', PERSON.email],
      ['Celular', PERSON.phone],
      ['Comentarios', PERSON.message],
    ],
  },
]
