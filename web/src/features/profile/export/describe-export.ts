import { formatNumber } from '@predio/domain/numbers'

export interface TableSummary {
  file: string
  rows: number
  isOwn: boolean
}

export interface ExportSummary {
  tables: readonly TableSummary[]
  files: number
  missing: readonly string[]
}

interface ExportMoment {
  email: string
  date: string
}

/** EXPORT-09: the text has Windows line ends, so that every editor shows them. */
export function describeExport(
  { tables, files, missing }: ExportSummary,
  { email, date }: ExportMoment,
): string {
  const lines = [
    'TUS DATOS DE PREDIO',
    '',
    `Cuenta: ${email}`,
    `Hecho el: ${date}`,
    '',
    'QUÉ HAY AQUÍ',
    '',
    'datos/     Cada tabla dos veces: .csv para abrir en Excel, Numbers u hojas de Google, y .json con todo el detalle.',
    '           Las columnas que terminan en _id unen una tabla con otra.',
    'archivos/  Tus documentos y tus imágenes, como los subiste o los guardaste.',
    '',
    'REGISTROS',
    '',
    ...tables.map(({ file, rows }) => `${file}: ${formatNumber(rows)}`),
    `Archivos: ${formatNumber(files)}`,
    '',
    'QUÉ NO ESTÁ',
    '',
    '- La API Key de tu sitio WordPress y la API key de OpenAI: se dejan fuera para que esta copia no abra nada si',
    '  cae en otras manos. Las ves y las cambias en Configuración.',
    '- Tu contraseña y los códigos de tus enlaces compartidos: Predio no los guarda en una forma que se pueda leer.',
    '- Lo que está publicado en tu sitio WordPress: sigue ahí, con sus fotos.',
    '',
    ...(missing.length > 0
      ? [
          `ARCHIVOS QUE NO SE PUDIERON INCLUIR (${formatNumber(missing.length)})`,
          '',
          'No se pudieron descargar después de varios intentos. Exporta otra vez más tarde.',
          '',
          ...missing.map((path) => `- ${path}`),
          '',
        ]
      : []),
  ]
  return lines.join('\r\n')
}
