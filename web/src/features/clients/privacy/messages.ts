import { countOf, formatNumber } from '@predio/domain/numbers'
import { words } from '../../../lib/words.ts'
import type { MentionKind } from '../../../records/privacy/api/erase-client.ts'

export const messages = {
  consent: 'Aviso de privacidad',
  noNotice: 'Publica tu aviso de privacidad para registrar el consentimiento de tus clientes.',
  createNotice: 'Crear mi aviso',
  noConsent: 'Todavía no registras su consentimiento.',
  given: (version: number, day: string, how: string) =>
    `Aceptó la versión ${version} el ${day} · ${how}`,
  withdrawn: (version: number, day: string) =>
    `Retiró el ${day} su consentimiento a la versión ${version}.`,
  withOptional: 'Incluye las finalidades voluntarias.',
  withoutOptional: 'Sin las finalidades voluntarias.',
  outdated: (version: number) =>
    `Tu aviso ya va en la versión ${version}: pídele que acepte la nueva.`,
  method: 'Cómo lo dio',
  acceptsOptional: 'También acepta las finalidades voluntarias',
  record: 'Registrar consentimiento',
  recorded: 'Consentimiento registrado',
  consentFailed: 'No se pudo cargar tu aviso de privacidad',
  recordFailed: 'No se pudo registrar el consentimiento. Intenta de nuevo.',
  ask: 'Pedirlo por WhatsApp',
  asked: 'Aviso enviado por WhatsApp',
  askFailed: 'No se pudo enviar el aviso',
  withdraw: 'Retirar consentimiento',
  withdrawTitle: '¿Retirar el consentimiento?',
  withdrawText: (name: string) =>
    `Queda registrado que ${name} lo retiró hoy. El anterior se conserva en el historial; después puedes registrar uno nuevo.`,
  withdrawConfirm: 'Retirar',
  withdrawnNow: 'Consentimiento retirado',
  withdrawFailed: 'No se pudo retirar el consentimiento. Intenta de nuevo.',
  earlier: 'Anteriores',

  exportMenu: 'Exportar todo sobre este cliente',
  exportTitle: (name: string) => `Exportar todo sobre ${name}`,
  exportIntro:
    'Un ZIP con todo lo que guardas de esta persona: sus datos, lo que busca, historial, mensajes, oportunidades, tareas, vínculos, selecciones con sus respuestas, consentimientos, fotos y documentos con sus archivos. Sirve para responder una solicitud de acceso.',
  exportStart: 'Preparar copia',
  exportRunning: 'Preparando la copia',
  exportProgress: (done: number, total: number) =>
    `${formatNumber(done)} de ${formatNumber(total)}`,
  exportDone: (rows: number, files: number) =>
    `La copia está lista: ${countOf(rows, 'registro', 'registros')} y ${countOf(files, 'archivo', 'archivos')}.`,
  exportMissing: (count: number) =>
    `${countOf(count, 'archivo', 'archivos')} no se ${count === 1 ? 'pudo' : 'pudieron'} incluir. La lista está en LEEME.txt.`,
  exportFailed: 'No se pudo preparar la copia. Revisa tu conexión e intenta de nuevo.',
  exportSave: 'Guardar otra vez',
  readme: {
    title: (name: string) => `TODO SOBRE ${name.toUpperCase()}`,
    made: (day: string) => `Hecho el: ${day}`,
    contents: [
      'datos/     Cada tipo de registro dos veces: .csv para abrir en Excel, Numbers u hojas de Google, y .json con todo el detalle.',
      'archivos/  Los documentos de esta persona, como se subieron, y las fotos de sus interacciones.',
    ],
    records: 'REGISTROS',
    row: (file: string, rows: number) => `${file}: ${formatNumber(rows)}`,
    files: (count: number) => `Archivos: ${formatNumber(count)}`,
    missing: (count: number) => `ARCHIVOS QUE NO SE PUDIERON INCLUIR (${formatNumber(count)})`,
    missingRow: (path: string) => `- ${path}`,
    notIncluded:
      'No están las notas de otros registros que nombren a esta persona, ni las conversaciones con el asistente.',
  },

  eraseMenu: 'Borrar a petición del cliente',
  eraseTitle: (name: string) => `Borrar a ${name} a petición suya`,
  eraseIntro:
    'Responde una solicitud de cancelación: borra todo lo que guardas de esta persona, de una vez y sin poder deshacerlo. Antes, si te lo pidió, dale su copia.',
  counting: 'Contando lo que se borra',
  countFailed: 'No se pudo leer lo que se borraría. Revisa tu conexión e intenta de nuevo.',
  willErase: 'Se borra',
  kinds: {
    clients: () => 'Su ficha, con datos de contacto y notas',
    preferences: () => 'Lo que busca',
    links: (count: number) =>
      countOf(count, 'vínculo con una propiedad', 'vínculos con propiedades'),
    opportunities: (count: number) => countOf(count, 'oportunidad', 'oportunidades'),
    tasks: (count: number) => countOf(count, 'tarea', 'tareas'),
    interactions: (count: number) => countOf(count, 'interacción', 'interacciones'),
    messages: (count: number) => countOf(count, 'mensaje de WhatsApp', 'mensajes de WhatsApp'),
    documents: (count: number) =>
      countOf(
        count,
        'documento con sus versiones y su archivo',
        'documentos con sus versiones y archivos',
      ),
    shares: (count: number) =>
      countOf(count, 'enlace que le compartiste', 'enlaces que le compartiste'),
    selections: (count: number) =>
      countOf(count, 'selección con sus respuestas', 'selecciones con sus respuestas'),
    reports: (count: number) =>
      countOf(count, 'reporte de su propiedad', 'reportes de su propiedad'),
    valuations: (count: number) => countOf(count, 'estimación', 'estimaciones'),
    consents: (count: number) => countOf(count, 'consentimiento', 'consentimientos'),
    plans: (count: number) => countOf(count, 'plan de seguimiento', 'planes de seguimiento'),
    prospects: (count: number) =>
      countOf(count, 'mensaje del buzón de prospectos', 'mensajes del buzón de prospectos'),
  },
  mustKeep: 'Qué debes conservar',
  keepWhy:
    'La ley permite conservar lo que otra obligación exige: contratos vigentes, comprobantes fiscales y, en operaciones que vigila la ley contra el lavado de dinero, sus documentos por 10 años. Marca solo eso; se queda sin ligarse a la ficha.',
  keepOperations: (count: number) =>
    `Conservar ${countOf(count, 'operación ganada', 'operaciones ganadas')}, sin cliente ni notas`,
  keepOperationsHint:
    'Quedan el monto, la fecha y la propiedad, para tus reportes y tu contabilidad.',
  keepDocument: (name: string) => `Conservar «${name}»`,
  nothingToKeep: 'No hay operaciones ganadas ni documentos.',
  proof:
    'Queda una constancia sin datos personales: fecha, folio y cuántos registros. La ves en Perfil.',
  notSearched:
    'No se buscan las conversaciones con el asistente, tus vistas guardadas ni lo que ya exportaste o enviaste fuera de Predio. Las copias de respaldo del servidor se reemplazan con el tiempo.',
  mentions: 'También se nombra aquí',
  mentionsHint:
    'Estos registros son de otras personas o propiedades y no se borran. Ábrelos y quita lo que haga falta.',
  mentionKinds: {
    clientes: words.client,
    oportunidades: 'Oportunidad',
    tareas: 'Tarea',
    interacciones: 'Interacción',
    propiedades: words.property,
    selecciones: 'Selección',
    documentos: 'Documento',
    scripts: 'Script',
    profesionales: 'Profesional',
    valuaciones: 'Estimación',
    prospectos: 'Prospecto',
    plantillas: 'Plantilla de documentos',
    planes: 'Plan de seguimiento',
    avisos: 'Notificación',
  } satisfies Record<MentionKind, string>,
  mentionsMany: (count: number) => `Se muestran los primeros ${formatNumber(count)}.`,
  confirmLabel: (word: string) => `Escribe ${word} para confirmar`,
  confirmWord: 'BORRAR',
  confirmMissing: 'Escribe BORRAR, con mayúsculas',
  erase: 'Borrar para siempre',
  erasing: 'Borrando…',
  erased: (folio: string) => `Se borró a petición del cliente. Folio ${folio}`,
  gone: 'Este cliente ya no existe.',
  eraseFailed: 'No se pudo borrar. No se borró nada; intenta de nuevo.',
  retry: words.retry,
  cancel: words.cancel,
} as const
