/** Requests in the forms in which form plug-ins send them. Each entry names the source of its form. */
export interface FormShape {
  /** The name of the plug-in in the inbox. */
  plugin: string
  source: string
  type: 'application/x-www-form-urlencoded' | 'multipart/form-data' | 'application/json'
  /** The fields of a form, or a JSON body. */
  body: readonly (readonly [string, string])[] | object
  /** Texts of the person that are none of the known facts. */
  others?: readonly string[]
}

const PERSON = {
  name: 'Ana Pech Uc',
  email: 'ana.pech@correo.mx',
  phone: '999 111 2233',
  message: 'Buenas tardes, ¿sigue disponible?\n¿Aceptan Infonavit?',
} as const
/** The facts that every entry below contains, each in its own form. */
export const SAID = { ...PERSON, phone: '+529991112233' } as const

export const FORM_SHAPES: readonly FormShape[] = [
  {
    plugin: 'Contact Form 7',
    // The page of this form sends the data only to its own site; no setting of the plug-in sends them to another address.
    source:
      'rocklobster-in/contact-form-7 includes/contact-form.php, form_hidden_fields(), and includes/contact-form-template.php',
    type: 'multipart/form-data',
    body: [
      ['_wpcf7', '12'],
      ['_wpcf7_version', '6.1'],
      ['_wpcf7_locale', 'es_MX'],
      ['_wpcf7_unit_tag', 'wpcf7-f12-p34-o1'],
      ['_wpcf7_container_post', '34'],
      ['_wpcf7_posted_data_hash', ''],
      ['your-name', PERSON.name],
      ['your-email', PERSON.email],
      ['tel-742', PERSON.phone],
      ['your-subject', 'Casa en Itzimná'],
      ['your-message', PERSON.message],
    ],
    others: ['your subject: Casa en Itzimná'],
  },
  {
    plugin: 'Contact Form 7',
    // The form's tags are sent under their names, lists as lists, and the 'Special Mail Tags' under their own keys.
    source:
      'mariovalney/cf7-to-zapier (CF7 to Webhook) modules/cf7/class-module-cf7.php, get_data_from_contact_form(), and modules/zapier/class-module-zapier.php, pull_the_trigger()',
    type: 'application/json',
    body: {
      page_url: 'https://sitio.example/propiedades/casa-en-itzimna/',
      'your-name': PERSON.name,
      'your-email': PERSON.email,
      'tel-742': PERSON.phone,
      'your-subject': 'Casa en Itzimná',
      'your-message': PERSON.message,
      'checkbox-318': ['Por la mañana', 'Por la tarde'],
    },
    others: ['your subject: Casa en Itzimná', 'checkbox 318: Por la mañana, Por la tarde'],
  },
  {
    plugin: 'Elementor',
    source:
      'Elementor Pro modules/forms/actions/webhook.php, run() without "Advanced Data", and modules/forms/classes/form-record.php, get_formatted_data(): the titles of the fields and of what it knows of the page',
    type: 'application/x-www-form-urlencoded',
    body: [
      ['Nombre', PERSON.name],
      ['Correo electrónico', PERSON.email],
      ['Teléfono', PERSON.phone],
      ['No Label message', PERSON.message],
      ['Date', '19 noviembre, 2026'],
      ['Time', '9:04 am'],
      ['Page URL', 'https://sitio.example/propiedades/casa-en-itzimna/'],
      ['User Agent', 'Mozilla/5.0'],
      ['Remote IP', '203.0.113.7'],
      ['Powered by', 'Elementor'],
      ['form_id', '5a1b2c3'],
      ['form_name', 'Contacto'],
    ],
  },
  {
    plugin: 'Elementor',
    source:
      'Elementor Pro modules/forms/actions/webhook.php, run() with "Advanced Data", and modules/forms/classes/form-record.php, set_fields() and get_form_meta()',
    type: 'application/x-www-form-urlencoded',
    body: [
      ['form[id]', '5a1b2c3'],
      ['form[name]', 'Contacto'],
      ...advanced('name', 'text', 'Nombre', PERSON.name),
      ...advanced('field_7d1', 'tel', 'Teléfono', PERSON.phone),
      ...advanced('email', 'email', 'Correo electrónico', PERSON.email),
      ...advanced('message', 'textarea', 'Mensaje', PERSON.message),
      ...advanced('field_9e2', 'checkbox', 'Horario', 'Mañana, Tarde', ['Mañana', 'Tarde']),
      ['meta[date][title]', 'Date'],
      ['meta[date][value]', '19 noviembre, 2026'],
      ['meta[page_url][title]', 'Page URL'],
      ['meta[page_url][value]', 'https://sitio.example/propiedades/casa-en-itzimna/'],
      ['meta[remote_ip][title]', 'Remote IP'],
      ['meta[remote_ip][value]', '203.0.113.7'],
      ['meta[credit][title]', 'Powered by'],
      ['meta[credit][value]', 'Elementor'],
    ],
    others: ['Horario: Mañana, Tarde'],
  },
  // WPForms uses the names that the agent writes in 'Request Body', so nothing in the data tells that they come from WPForms.
  ...(['application/json', 'application/x-www-form-urlencoded'] as const).map((type): FormShape => {
    const body = {
      Nombre: PERSON.name,
      Correo: PERSON.email,
      Teléfono: PERSON.phone,
      Mensaje: PERSON.message,
    }
    return {
      plugin: 'Formulario web',
      source: `WPForms Webhooks src/Process.php, delivery() and fill_http_body_params_value(), as ${type}`,
      type,
      body: type === 'application/json' ? body : Object.entries(body),
    }
  }),
  {
    plugin: 'WPForms',
    // The data that the page of a form sends to its own site.
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
      'gravityformswebhooks class-gf-webhooks.php, get_request_data() with "All Fields", and docs.gravityforms.com/entry-object: the whole entry by the ids of its fields',
    type: 'application/json',
    body: {
      id: '77',
      form_id: '3',
      post_id: null,
      date_created: '2026-11-19 15:04:05',
      date_updated: '2026-11-19 15:04:05',
      is_starred: 0,
      is_read: 0,
      ip: '203.0.113.7',
      source_url: 'https://sitio.example/propiedades/casa-en-itzimna/',
      source_id: '34',
      user_agent: 'Mozilla/5.0',
      currency: 'MXN',
      payment_status: null,
      payment_date: null,
      payment_amount: null,
      payment_method: null,
      transaction_id: null,
      transaction_type: null,
      is_fulfilled: null,
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
    plugin: 'Formulario web',
    source:
      'gravityformswebhooks class-gf-webhooks.php, get_request_data() with "Select Fields": the keys that the agent writes',
    type: 'application/x-www-form-urlencoded',
    body: [
      ['nombre', PERSON.name],
      ['correo', PERSON.email],
      ['telefono', PERSON.phone],
      ['mensaje', PERSON.message],
    ],
  },
  {
    plugin: 'Gravity Forms',
    // The data that the page of a form sends to its own site.
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

/** A field of Elementor's advanced data as PHP writes it into a form: booleans as numbers, and list items under their indexes. */
function advanced(
  id: string,
  type: string,
  title: string,
  value: string,
  raw: string | readonly string[] = value,
): (readonly [string, string])[] {
  const of = (name: string) => `fields[${id}][${name}]`
  return [
    [of('id'), id],
    [of('type'), type],
    [of('title'), title],
    [of('value'), value],
    ...(typeof raw === 'string'
      ? [[of('raw_value'), raw] as const]
      : raw.map((each, at) => [`${of('raw_value')}[${at}]`, each] as const)),
    [of('required'), '0'],
  ]
}
