import { words } from '../../../lib/words.ts'

export const messages = {
  pageTitle: 'Documento compartido',
  description: 'Un documento que te comparten. Ábrelo para leerlo y descargarlo.',
  loading: 'Abriendo el documento',

  sharedBy: (who: string) => `Te lo comparte ${who}`,
  sharedBySomebody: 'Te comparten este documento',
  expires: (day: string) => `Disponible hasta el ${day}`,
  firstMessage: (agent: string, name: string) =>
    `Hola ${agent}, vi el documento «${name}» que me compartiste.`,

  preview: words.preview,
  previewFailed: 'No se pudo cargar la vista previa. Intenta descargar el documento.',
  retry: words.tryAgain,

  download: words.download,
  downloadPdf: `${words.download} PDF`,
  word: 'Word (DOCX)',
  print: words.print,
  preparing: 'Preparando el archivo…',
  downloaded: 'Documento descargado exitosamente',
  downloadFailed: 'Error al descargar el documento',
} as const
