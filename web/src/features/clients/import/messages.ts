import { countOf, formatNumber } from '@predio/domain/numbers'
import { IMPORT_MESSAGES } from '@predio/domain/csv'
import { words } from '../../../lib/words.ts'
import { messages as shared } from '../../../capabilities/imports/messages.ts'

export const messages = {
  ...shared,
  title: 'Importar clientes',
  accepted:
    'Excel (.xlsx), CSV de Excel o Google, o contactos de tu teléfono (.vcf). Hasta 20,000 filas.',
  notReadable:
    'No pudimos leer ese archivo. Guárdalo como .xlsx o CSV, o exporta tus contactos como .vcf.',
  nameMissing: IMPORT_MESSAGES.nameMissing,
  help: '¿Cómo preparo mi archivo?',
  checkFailed: 'No se pudieron comparar las filas con tus clientes. Intenta de nuevo.',

  defaultType: 'Tipo de los clientes',
  defaultTypeHint: 'Para las filas que no lo dicen',
  phoneIsWhatsapp: 'Su teléfono también es su WhatsApp',
  groupHints: {
    ...shared.groupHints,
    review:
      'Se importan y quedan marcadas «Por revisar»; lo que no cabe en su campo va a las notas. Si quieres, corrígelas ahora.',
    duplicates: 'Decide qué hacer con cada una, o con todas a la vez.',
  },
  ofClient: (name: string, reasons: string) => `Ya tienes a ${name} (${reasons.toLowerCase()})`,
  ofRow: (line: number, reasons: string) => `Igual que la fila ${line} (${reasons.toLowerCase()})`,
  namesakeOfClient: (name: string) =>
    `Se llama igual que ${name}, que ya tienes; no comparten teléfono ni email`,
  namesakeOfRow: (line: number) =>
    `Se llama igual que la fila ${line}; no comparten teléfono ni email`,
  emailTaken: 'Su email ya es de otro cliente: quedará en sus notas',
  decisions: {
    import: 'Importar como otra persona',
    skip: shared.skip,
    update: 'Actualizar al que ya tienes',
  },
  decisionsForAll: {
    suggested: 'Lo que sugerimos en cada fila',
    import: shared.importAll,
    skip: shared.skipAll,
    update: 'Actualizar a los que ya tienes',
  },
  start: (added: number, updated: number) => {
    if (added === 0 && updated > 0) return `Actualizar ${clients(updated)}`
    const first = `Importar ${clients(added)}`
    return updated === 0 ? first : `${first} y actualizar ${formatNumber(updated)}`
  },

  running: 'Importando clientes',

  added: (count: number) => countOf(count, 'cliente importado', 'clientes importados'),
  toReview: (count: number) => `${formatNumber(count)} de ellos por revisar`,
  updated: (count: number) =>
    countOf(count, 'cliente que ya tenías, actualizado', 'clientes que ya tenías, actualizados'),
  report: 'Descargar informe',
  seeToReview: 'Ver los que están por revisar',

  duplicateEmail: 'Ya existe un cliente con ese email',
  updateFailed: 'El cliente cambió o se eliminó mientras tanto',
  outcomes: {
    added: 'Importado',
    review: 'Importado, por revisar',
    known: 'Ya estaba importado',
    updated: 'Actualizado',
    skipped: 'Omitido por repetido',
    faulty: 'Con errores',
    failed: 'No importado',
    pending: 'Sin importar',
  },
  reportColumns: [
    shared.reportLine,
    words.name,
    'Apellidos',
    words.email,
    words.phone,
    'Resultado',
    'Detalle',
  ],
} as const

function clients(count: number): string {
  return countOf(count, 'cliente', 'clientes')
}
