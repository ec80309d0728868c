import type { Page } from '@playwright/test'
import { CALCULATORS } from './calculator-screens.ts'
import { DIRECTORY, IMAGES } from './toolbox-screens.ts'

/** One picture in every size and theme. A new screen or state is a new line in SCREENS. */
export interface Screen {
  /** Its file's name. */
  name: string
  path: string
  /** Nobody, or the demo account with its sample data. */
  who: 'visitor' | 'demo'
  /** Of the dashboard's root, whose sections share one address. */
  section?: string
  /** Text that is there once the screen has come. */
  shows: string | RegExp
  /** Before the page is opened: what its requests meet. */
  before?: (page: Page) => Promise<unknown>
  /** From the open page to the state in the picture. */
  steps?: (page: Page) => Promise<unknown>
  /** What lies over a page is taken as the window shows it, a page in its whole length. */
  extent?: 'page' | 'window'
  /** Where only one size has it. */
  only?: 'desk' | 'phone'
  /** A failure that is being shown also appears in the console. */
  isFailure?: boolean
}

const SECTIONS = [
  ['properties', 'Propiedades'],
  ['crm', 'CRM'],
  ['scripts', 'Prospección'],
  ['directory', 'Directorio'],
  ['documents', 'Documentos'],
  ['calculator', 'Calculadora'],
  ['estimator', 'Estimador'],
  ['images', 'Imágenes'],
  ['settings', 'Configuración'],
] as const

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

/** What opens may still have to arrive. */
const opening = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('dialog').waitFor()
}

const failing = (address: string) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 400, json: { message: 'refused' } }))

const VISITOR: Screen[] = [
  { name: 'landing', path: '/', who: 'visitor', shows: 'Prueba Gratuita' },
  { name: 'terms', path: '/terminos', who: 'visitor', shows: /términos/i },
  { name: 'privacy', path: '/privacidad', who: 'visitor', shows: /privacidad/i },
  { name: 'login', path: '/login', who: 'visitor', shows: 'Iniciar Sesión' },
  {
    name: 'login-refused',
    path: '/login',
    who: 'visitor',
    shows: 'Iniciar Sesión',
    steps: async (page) => {
      await page.getByLabel(/^Email/).fill('nadie@agente.mx')
      await page.getByLabel(/^Contraseña/).fill('Equivocada-1')
      await page.getByLabel(/^Contraseña/).press('Enter')
      await page.getByText('Email o contraseña incorrectos').waitFor()
    },
    isFailure: true,
  },
  { name: 'register', path: '/register', who: 'visitor', shows: 'Crea tu cuenta' },
  {
    name: 'register-typing',
    path: '/register',
    who: 'visitor',
    shows: 'Crea tu cuenta',
    steps: (page) => page.getByLabel(/^Contraseña/).fill('Casita9'),
  },
  { name: 'recover', path: '/recuperar', who: 'visitor', shows: /contraseña/i },
  { name: 'recovery-expired', path: '/nueva-contrasena', who: 'visitor', shows: /enlace/i },
  { name: 'not-found', path: '/nada', who: 'visitor', shows: 'Página no encontrada' },
  {
    name: 'start-failure',
    path: '/login',
    who: 'visitor',
    before: failing('**/config.json'),
    shows: 'Algo salió mal',
    isFailure: true,
  },
]

const DASHBOARD: Screen[] = [
  ...SECTIONS.map(([section, label]): Screen => ({
    name: `section-${section}`,
    path: '/dashboard',
    who: 'demo',
    section,
    shows: label,
  })),
  {
    name: 'menu-open',
    path: '/dashboard',
    who: 'demo',
    shows: 'Propiedades',
    steps: opening('Menú'),
    extent: 'window',
    only: 'phone',
  },
  {
    name: 'bell-open',
    path: '/dashboard',
    who: 'demo',
    shows: 'Propiedades',
    steps: press(/^Notificaciones/),
    extent: 'window',
  },
  {
    name: 'search-open',
    path: '/dashboard',
    who: 'demo',
    shows: 'Propiedades',
    steps: press(/^Buscar/),
    extent: 'window',
  },
  { name: 'dashboard-not-found', path: '/dashboard/nada', who: 'demo', shows: /no encontrada/i },
]

const PROFILE: Screen[] = [
  { name: 'profile', path: '/dashboard/profile', who: 'demo', shows: 'Guardar cambios' },
  {
    name: 'profile-faults',
    path: '/dashboard/profile',
    who: 'demo',
    shows: 'Guardar cambios',
    steps: async (page) => {
      await page.getByLabel(/^Contraseña nueva/).fill('Casita9')
      await press('Cambiar contraseña')(page)
      await page.getByText('Las contraseñas nuevas no coinciden').waitFor()
    },
  },
  {
    name: 'profile-zones',
    path: '/dashboard/profile',
    who: 'demo',
    shows: 'Guardar cambios',
    steps: async (page) => {
      await page.getByRole('combobox', { name: 'Zona horaria' }).fill('frontera')
      await page.getByRole('option', { name: 'Ojinaga' }).waitFor()
    },
    extent: 'window',
  },
  {
    name: 'profile-sessions',
    path: '/dashboard/profile',
    who: 'demo',
    shows: 'Guardar cambios',
    steps: press('Cerrar otras sesiones'),
    extent: 'window',
  },
  {
    name: 'profile-delete',
    path: '/dashboard/profile',
    who: 'demo',
    shows: 'Guardar cambios',
    steps: press('Eliminar mi cuenta'),
    extent: 'window',
  },
  {
    name: 'profile-failure',
    path: '/dashboard/profile',
    who: 'demo',
    before: failing('**/rest/v1/profiles*'),
    shows: 'No se pudo cargar tu perfil',
    isFailure: true,
  },
  { name: 'subscription', path: '/dashboard/subscription', who: 'demo', shows: 'Plan' },
  { name: 'settings', path: '/dashboard/settings', who: 'demo', shows: 'Configuración' },
]

const openOpportunities = (page: Page) => page.getByRole('tab', { name: 'Oportunidades' }).click()

/** The list, where a picture before this one chose it, is kept. */
const openBoard = async (page: Page) => {
  await openOpportunities(page)
  await page.getByRole('radio', { name: 'Tablero' }).click()
}

const OPPORTUNITIES: Screen[] = [
  {
    name: 'opportunities-board',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    shows: 'CRM Inmobiliario',
    steps: async (page) => {
      await openOpportunities(page)
      await page.getByRole('heading', { name: /^Prospecto/ }).waitFor()
    },
  },
  {
    name: 'opportunities-list',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    shows: 'CRM Inmobiliario',
    steps: async (page) => {
      await openOpportunities(page)
      await page.getByRole('radio', { name: 'Lista' }).click()
      await page.getByRole('list', { name: 'Oportunidades' }).waitFor()
    },
  },
  {
    name: 'opportunities-form',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    shows: 'CRM Inmobiliario',
    steps: async (page) => {
      await openOpportunities(page)
      await press('Nueva Oportunidad')(page)
      await page.getByText('Comisión esperada').waitFor()
    },
    extent: 'window',
  },
  {
    name: 'opportunities-lost',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    shows: 'CRM Inmobiliario',
    steps: async (page) => {
      await openBoard(page)
      await press(/^Mover a/)(page)
      await page.getByRole('menuitem', { name: 'Perdida' }).click()
      await page.getByRole('dialog').waitFor()
    },
    extent: 'window',
  },
  {
    name: 'opportunities-failure',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    before: failing('**/rest/v1/rpc/opportunity_board*'),
    shows: 'CRM Inmobiliario',
    steps: async (page) => {
      await openBoard(page)
      await page.getByText('Error al cargar los datos del CRM').waitFor()
    },
    isFailure: true,
  },
]

const openFirstClient = async (page: Page) => {
  await page
    .getByRole('list', { name: 'Clientes' })
    .getByRole('heading')
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('heading', { name: 'Historial' }).waitFor()
}

const CLIENTS: readonly Screen[] = [
  { name: 'clients', path: '/dashboard', who: 'demo', section: 'crm', shows: /Último contacto/ },
  {
    name: 'clients-none',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    shows: 'CRM Inmobiliario',
    steps: async (page) => {
      await page.getByPlaceholder('Buscar clientes...').fill('nadie se llama así')
      await page.getByText('Ningún cliente coincide').waitFor()
    },
  },
  {
    name: 'clients-failure',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    before: failing('**/rest/v1/client_list*'),
    shows: 'Error al cargar los datos del CRM',
    isFailure: true,
  },
  {
    name: 'client-form',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    shows: 'CRM Inmobiliario',
    steps: async (page) => {
      await press('Nuevo Cliente')(page)
      await page.getByRole('dialog').waitFor()
    },
    extent: 'window',
  },
  {
    name: 'client-page',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    shows: 'CRM Inmobiliario',
    steps: openFirstClient,
  },
  {
    name: 'client-merge',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    shows: 'CRM Inmobiliario',
    steps: async (page) => {
      await openFirstClient(page)
      await press('Más acciones')(page)
      await page.getByRole('menuitem', { name: /Fusionar/ }).click()
      await page.getByRole('dialog', { name: 'Fusionar clientes' }).waitFor()
    },
    extent: 'window',
  },
  {
    name: 'client-import',
    path: '/dashboard',
    who: 'demo',
    section: 'crm',
    shows: 'CRM Inmobiliario',
    steps: async (page) => {
      await press('Importar y exportar')(page)
      await page.getByRole('menuitem', { name: 'Importar clientes' }).click()
      await page.getByRole('dialog').waitFor()
    },
    extent: 'window',
  },
]

const openTab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click()
  await page.getByRole('heading', { level: 3, name }).waitFor()
}

const look = (name: string) => (page: Page) => page.getByRole('radio', { name }).click()

const ofCrm = (name: string, steps: NonNullable<Screen['steps']>): Screen => ({
  name,
  path: '/dashboard',
  who: 'demo',
  section: 'crm',
  shows: 'CRM Inmobiliario',
  steps,
})

const ACTIVITIES: Screen[] = [
  ofCrm('tasks-today', openTab('Tareas')),
  ofCrm('tasks-all', async (page) => {
    await openTab('Tareas')(page)
    await look('Todas')(page)
  }),
  {
    ...ofCrm('task-faults', async (page) => {
      await openTab('Tareas')(page)
      await press('Nueva Tarea')(page)
      await press('Crear tarea')(page)
      await page.getByText('Escribe el título de la tarea').waitFor()
    }),
    extent: 'window',
  },
  ofCrm('interactions', openTab('Interacciones')),
  ofCrm('agenda-month', async (page) => {
    await openTab('Interacciones')(page)
    await look('Mes')(page)
  }),
  ofCrm('agenda-week', async (page) => {
    await openTab('Interacciones')(page)
    await look('Semana')(page)
  }),
  {
    ...ofCrm('interaction-form', async (page) => {
      await openTab('Interacciones')(page)
      await press('Nueva Interacción')(page)
      await page.getByRole('dialog').waitFor()
    }),
    extent: 'window',
  },
  { ...ofCrm('calls', opening('Llamadas de hoy')), extent: 'window' },
  {
    ...ofCrm('calls-whatsapp', async (page) => {
      await press('Llamadas de hoy')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'WhatsApp' }).first().click()
      await page.getByRole('dialog', { name: /^Enviar WhatsApp/ }).waitFor()
    }),
    extent: 'window',
  },
  {
    name: 'script-form',
    path: '/dashboard',
    who: 'demo',
    section: 'scripts',
    shows: 'Scripts de venta',
    steps: press('Editar'),
    extent: 'window',
  },
  {
    name: 'scripts-failure',
    path: '/dashboard',
    who: 'demo',
    section: 'scripts',
    before: failing('**/rest/v1/sales_scripts*'),
    shows: 'Error al cargar los scripts de venta',
    isFailure: true,
  },
]

const ofDocuments = (name: string, steps?: NonNullable<Screen['steps']>): Screen => ({
  name,
  path: '/dashboard',
  who: 'demo',
  section: 'documents',
  shows: 'Seleccionar todos',
  ...(steps && { steps }),
})

const openDocument = (name: RegExp) => async (page: Page) => {
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name: 'Datos' }).waitFor()
}

const DOCUMENTS: Screen[] = [
  ofDocuments('documents'),
  ofDocuments('documents-none', async (page) => {
    await page.getByRole('searchbox', { name: 'Buscar documentos' }).fill('nada se llama así')
    await page.getByText('Ningún documento coincide').waitFor()
  }),
  {
    ...ofDocuments('documents-failure'),
    before: failing('**/rest/v1/document_rows*'),
    shows: 'Error al cargar los documentos',
    isFailure: true,
  },
  {
    ...ofDocuments('document-upload', async (page) => {
      await press('Nuevo Documento')(page)
      await press('Subir documento')(page)
      await page.getByText('Por favor selecciona un archivo').waitFor()
    }),
    extent: 'window',
  },
  ofDocuments('document-written', async (page) => {
    await openDocument(/^Renovación/)(page)
    await page.getByText('Las partes renuevan').waitFor()
  }),
  ofDocuments('document-pdf', async (page) => {
    await openDocument(/^Contrato de exclusiva/)(page)
    await page.getByText('Página 1 de 2. ').waitFor({ state: 'attached' })
  }),
  {
    ...ofDocuments('document-share', async (page) => {
      await openDocument(/^Carta oferta/)(page)
      await press('Compartir')(page)
      await page.getByText(/^Se abrió/).waitFor()
    }),
    extent: 'window',
  },
  {
    ...ofDocuments('document-history', async (page) => {
      await openDocument(/^Carta oferta/)(page)
      await press('Historial')(page)
      await page.getByText('Enlace abierto').waitFor()
    }),
    extent: 'window',
  },
  {
    name: 'shared-not-found',
    path: '/compartido/no-hay-tal-enlace',
    who: 'visitor',
    shows: 'Este enlace no existe',
    isFailure: true,
  },
]

export const SCREENS: readonly Screen[] = [
  ...VISITOR,
  ...DASHBOARD,
  ...PROFILE,
  ...OPPORTUNITIES,
  ...CLIENTS,
  ...ACTIVITIES,
  ...DIRECTORY,
  ...IMAGES,
  ...CALCULATORS,
  ...DOCUMENTS,
]
