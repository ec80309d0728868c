import { expect, it } from 'vitest'
import { helpSource } from './search-source.ts'

const found = (text: string) =>
  helpSource.find(text).map(({ target }) => 'href' in target && target.href)

it.each([
  ['¿Cómo consigo la API Key?', '/ayuda/contrasena-de-aplicacion'],
  ['cómo conecto mi sitio', '/ayuda/conectar-wordpress'],
  ['importar excel', '/ayuda/importar-contactos'],
  ['embudo', '/ayuda/oportunidades'],
  ['contrato de arrendamiento', '/ayuda/contratos-y-documentos'],
  ['enviar por whatsapp', '/ayuda/compartir-documentos'],
  ['logo instagram', '/ayuda/imagenes-para-redes'],
  ['cuánto cuesta el asistente', '/ayuda/asistente-y-su-costo'],
  ['cancelar mi suscripción', '/ayuda/plan-y-pagos'],
  ['respaldo', '/ayuda/llevarte-tus-datos'],
  ['perdí mi código', '/ayuda/proteger-tu-cuenta'],
  ['sin internet', '/ayuda/en-el-telefono'],
  ['recordatorios', '/ayuda/tareas-y-avisos'],
  ['leads de inmuebles24', '/ayuda/buzon-de-prospectos'],
  ['manual', '/ayuda'],
])('PUB-22 a search finds the guide for «%s»', (text, address) => {
  expect(found(text)).toContain(address)
})

it('PUB-22 a search for help offers all guides, and a search without a subject offers none', () => {
  expect(found('ayuda')).toHaveLength(16)
  expect(found('')).toEqual([])
  expect(found('cómo puedo')).toEqual([])
})
