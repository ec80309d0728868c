import { failing, opening, press, type Screen } from '../screen.ts'

export const PROFILE: readonly Screen[] = [
  { name: 'profile', path: '/dashboard/profile', who: 'demo', shows: 'Guardar cambios' },
  { name: 'agent-site', path: '/dashboard/mi-sitio', who: 'demo', shows: 'Nombre en la dirección' },
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
    name: 'confirm-other',
    path: '/confirmar?token_hash=abc&type=recovery&email=ana%40agente.mx',
    who: 'demo',
    shows: 'Cerrar esa sesión y continuar',
  },
  {
    name: 'confirm-change',
    path: '/confirmar?token_hash=abc&type=email_change&email=ana%40agente.mx&new_email=nueva%40agente.mx&to=ana%40agente.mx',
    who: 'demo',
    shows: 'Confirmar el cambio',
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
    steps: (page) => page.getByRole('list', { name: 'Sesiones abiertas' }).scrollIntoViewIfNeeded(),
    extent: 'window',
  },
  {
    name: 'profile-notice',
    path: '/dashboard/profile',
    who: 'demo',
    shows: 'Preparar la versión 3',
    steps: (page) => page.getByRole('list', { name: 'Versiones' }).scrollIntoViewIfNeeded(),
    extent: 'window',
  },
  {
    name: 'profile-notice-form',
    path: '/dashboard/profile',
    who: 'demo',
    shows: 'Preparar la versión 3',
    steps: opening('Preparar la versión 3'),
    extent: 'window',
  },
  {
    name: 'profile-delete',
    path: '/dashboard/profile',
    who: 'demo',
    shows: 'Guardar cambios',
    steps: opening('Eliminar mi cuenta'),
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
  { name: 'settings', path: '/dashboard/settings', who: 'demo', shows: 'Configuración' },
]
