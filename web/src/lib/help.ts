/** The guides at /ayuda by the last part of their address, in reading order. What they say is in app/help. */
export const GUIDE_IDS = [
  'conectar-wordpress',
  'contrasena-de-aplicacion',
  'importar-contactos',
  'en-el-telefono',
  'oportunidades',
  'tareas-y-avisos',
  'contratos-y-documentos',
  'compartir-documentos',
  'imagenes-para-redes',
  'asistente-y-su-costo',
  'plan-y-pagos',
  'llevarte-tus-datos',
  'proteger-tu-cuenta',
] as const
export type GuideId = (typeof GUIDE_IDS)[number]

/** The index of the guides: a document of its own, not an address of the app. */
export const HELP = '/ayuda'

export function guideAddress(id: GuideId): string {
  return `${HELP}/${id}`
}
