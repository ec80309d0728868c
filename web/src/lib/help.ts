export const GUIDE_IDS = [
  'conectar-wordpress',
  'contrasena-de-aplicacion',
  'importar-contactos',
  'en-el-telefono',
  'buzon-de-prospectos',
  'mi-sitio',
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

export const HELP = '/ayuda'

export function guideAddress(id: GuideId): string {
  return `${HELP}/${id}`
}
