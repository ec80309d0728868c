import type { Page } from '@playwright/test'
import { DEMO_DOCUMENT, shareDemoDocument } from '../../demo-document.ts'
import { DEMO_SELECTION, sendDemoSelection } from '../../demo-selection.ts'
import { DEMO_NOTICE } from '../../demo-notice.ts'
import { DEMO_QUIET_REPORT, DEMO_REPORT, sendDemoReports } from '../../demo-report.ts'
import { DEMO_SITE, DEMO_SITE_LISTING } from '../../demo-site.ts'
import { failing, press, type Screen } from '../screen.ts'

const withLink = (send: (url: string) => Promise<void>) => async (page: Page) =>
  send(new URL((await page.request.get('/config.json')).url()).origin)
const withSelection = withLink(sendDemoSelection)
const withReports = withLink(sendDemoReports)

function siteScreens(pages: Record<string, readonly [path: string, shows: string | RegExp]>) {
  return Object.entries(pages).map(([name, [path, shows]]): Screen => ({
    name,
    path: `${DEMO_SITE}${path}`,
    who: 'visitor',
    shows,
    isAlone: true,
  }))
}

export const VISITOR: readonly Screen[] = [
  { name: 'landing', path: '/', who: 'visitor', shows: 'Prueba Gratuita', isAlone: true },
  { name: 'terms', path: '/terminos', who: 'visitor', shows: /términos/i, isAlone: true },
  { name: 'privacy', path: '/privacidad', who: 'visitor', shows: /privacidad/i, isAlone: true },
  { name: 'help', path: '/ayuda', who: 'visitor', shows: '¿En qué te ayudamos?', isAlone: true },
  {
    name: 'help-guide',
    path: '/ayuda/contratos-y-documentos',
    who: 'visitor',
    shows: 'Con una plantilla',
    isAlone: true,
  },
  {
    name: 'selection',
    path: DEMO_SELECTION,
    who: 'visitor',
    before: withSelection,
    shows: /^Hola/,
  },
  {
    name: 'selection-visit',
    path: DEMO_SELECTION,
    who: 'visitor',
    before: withSelection,
    shows: /^Hola/,
    steps: async (page) => {
      await press('Quiero verla')(page)
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'selection-not-found',
    path: '/seleccion/no-hay-tal-enlace',
    who: 'visitor',
    shows: 'Este enlace no está disponible',
    isAlone: true,
    isFailure: true,
  },
  {
    name: 'shared-document',
    path: DEMO_DOCUMENT,
    who: 'visitor',
    before: withLink(shareDemoDocument),
    shows: 'Descargar PDF',
  },
  {
    name: 'shared-not-found',
    path: '/compartido/no-hay-tal-enlace',
    who: 'visitor',
    shows: 'Este enlace no está disponible',
    isAlone: true,
    isFailure: true,
  },
  {
    name: 'notice',
    path: DEMO_NOTICE,
    who: 'visitor',
    shows: 'Aviso de privacidad integral',
    isAlone: true,
  },
  {
    name: 'notice-not-found',
    path: '/aviso/no-hay-tal-enlace',
    who: 'visitor',
    shows: 'Este enlace no está disponible',
    isAlone: true,
    isFailure: true,
  },
  {
    name: 'owner-report',
    path: DEMO_REPORT,
    who: 'visitor',
    before: withReports,
    shows: /^Hola/,
  },
  {
    name: 'owner-report-quiet',
    path: DEMO_QUIET_REPORT,
    who: 'visitor',
    before: withReports,
    shows: /^Hola/,
  },
  ...siteScreens({
    'site-home': ['', 'Propiedades destacadas'],
    'site-listings': ['/propiedades', 'Propiedades'],
    'site-listings-filtered': ['/propiedades?tipo=casa&recamaras=2', 'Casas'],
    'site-listings-none': ['/propiedades?hasta=1', 'Ninguna propiedad coincide'],
    'site-contact': ['/contacto', /^Escríbele a/],
    'site-notice': ['/aviso-de-privacidad', 'Aviso de privacidad integral'],
  }),
  {
    name: 'site-listing',
    path: DEMO_SITE_LISTING,
    who: 'visitor',
    shows: 'Casa con alberca en Itzimná',
    isAlone: true,
  },
  {
    name: 'site-not-found',
    path: '/agente/no-hay-nadie',
    who: 'visitor',
    shows: 'No encontramos esta página',
    isAlone: true,
    isFailure: true,
  },
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
  {
    name: 'login-faults',
    path: '/login',
    who: 'visitor',
    shows: 'Iniciar Sesión',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
      await page.getByText('Escribe tu contraseña').waitFor()
    },
  },
  { name: 'register', path: '/register', who: 'visitor', shows: 'Crea tu cuenta' },
  {
    name: 'register-typing',
    path: '/register',
    who: 'visitor',
    shows: 'Crea tu cuenta',
    steps: (page) => page.getByLabel(/^Contraseña/).fill('Casita9'),
  },
  {
    name: 'register-faults',
    path: '/register',
    who: 'visitor',
    shows: 'Crea tu cuenta',
    steps: async (page) => {
      await page.getByLabel(/^Email/).fill('sin-arroba')
      await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
      await page.getByText('Por favor ingresa un email válido').waitFor()
    },
  },
  { name: 'recover', path: '/recuperar', who: 'visitor', shows: /contraseña/i },
  { name: 'recovery-expired', path: '/nueva-contrasena', who: 'visitor', shows: /enlace/i },
  {
    name: 'confirm-recovery',
    path: '/confirmar?token_hash=abc&type=recovery&email=ana%40agente.mx',
    who: 'visitor',
    shows: 'Restablece tu contraseña',
  },
  {
    name: 'confirm-expired',
    path: '/confirmar?token_hash=abc&type=signup&email=ana%40agente.mx',
    who: 'visitor',
    shows: 'Confirma tu correo',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
      await page.getByText('El enlace venció o ya se usó').waitFor()
    },
    isFailure: true,
  },
  { name: 'confirm-incomplete', path: '/confirmar', who: 'visitor', shows: /incompleto/i },
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
