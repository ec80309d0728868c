import { expect, it } from 'vitest'
import { kindOf } from './kind-of.ts'

const ORIGIN = 'https://predio.mx'
const SHELL = ['/app.html', '/theme.js', '/assets/app-1.js']

it.each([
  ['GET', 'navigate', '/dashboard', 'page'],
  ['GET', 'navigate', '/dashboard/profile?a=1', 'page'],
  ['GET', 'navigate', '/login', 'page'],
  ['GET', 'navigate', '/register', 'page'],
  ['GET', 'navigate', '/recuperar', 'page'],
  ['GET', 'navigate', '/nueva-contrasena', 'page'],
  ['GET', 'navigate', '/', undefined],
  ['GET', 'navigate', '/terminos', undefined],
  ['GET', 'navigate', '/privacidad', undefined],
  ['GET', 'navigate', '/ayuda/oportunidades', undefined],
  ['GET', 'navigate', '/compartido/abc', undefined],
  ['GET', 'navigate', '/seleccion/abc', undefined],
  ['GET', 'navigate', '/reporte/abc', undefined],
  ['GET', 'navigate', '/dashboards', undefined],
  ['GET', 'navigate', '/demo-sitio/', undefined],
  ['GET', 'cors', '/assets/clients-tab-x.js', 'hashed'],
  ['GET', 'no-cors', '/theme.js', 'named'],
  ['GET', 'no-cors', '/og.png', undefined],
  ['GET', 'cors', '/config.json', 'named'],
  ['POST', 'cors', '/config.json', undefined],
  ['GET', 'cors', '/health', undefined],
  ['GET', 'cors', '/auth/v1/user', undefined],
  ['GET', 'cors', '/rest/v1/clients?select=id', undefined],
  ['POST', 'cors', '/rest/v1/rpc/mark_notifications_read', undefined],
  ['GET', 'cors', '/storage/v1/object/sign/documents/a.pdf?token=x', undefined],
  ['GET', 'no-cors', '/storage/v1/object/public/images/logo.png', undefined],
  ['GET', 'cors', '/functions/v1/shared-document', undefined],
  ['GET', 'no-cors', 'https://sitio.example/assets/foto.jpg', undefined],
])('OFF-01 and OFF-02 the request %s %s %s is answered as %s', (method, mode, url, kind) => {
  expect(kindOf({ method, mode, url: new URL(url, ORIGIN).href }, ORIGIN, SHELL)).toBe(kind)
})
