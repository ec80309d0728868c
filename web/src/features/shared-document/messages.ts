import { linkProblems } from '../../lib/links/messages.ts'
import { words } from '../../lib/words.ts'

/** Texts for every refusal of the function `shared-document`, and for when it cannot be reached (DOC-58). */
export const messages = {
  sharedBy: (who: string) => `Te lo comparte ${who}`,
  sharedBySomebody: 'Te comparten este documento',
  expires: (day: string) => `Disponible hasta el ${day}`,
  loading: 'Abriendo el documento',
  preview: words.preview,
  download: words.download,
  asPdf: 'PDF',
  asWord: 'Word (DOCX)',
  downloaded: 'Documento descargado exitosamente',
  downloadFailed: 'Error al descargar el documento',
  previewFailed: 'No se pudo cargar la vista previa. Intenta descargar el documento.',
  retry: words.tryAgain,
  madeWith: 'Compartido con Predio',
  problems: {
    ...linkProblems,
    document_unavailable: {
      title: 'El documento ya no está disponible',
      text: 'Pídelo de nuevo a quien te lo envió.',
    },
    unreachable: {
      title: 'No se pudo abrir el documento',
      text: words.checkConnection,
    },
  },
} as const
