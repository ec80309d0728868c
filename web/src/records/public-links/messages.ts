import { DOCUMENT_MESSAGES } from '@predio/domain/documents'
import { countOf } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'

const days = (count: number) => (count === 365 ? '1 año' : countOf(count, 'día', 'días'))

export interface LinkQuestion {
  label: string
  title: string
  text: string
  confirm: string
  done: string
  failed: string
}

export const linkTexts = {
  selection: {
    newLink: 'Enlace nuevo para tu cliente',
    renew: 'Renovar 30 días',
    renewed: 'El enlace vence ahora en 30 días',
    revoke: {
      label: 'Revocar enlace',
      title: '¿Revocar el enlace?',
      text: 'Tu cliente ya no podrá abrir la selección ni contestar. Las respuestas se quedan.',
      confirm: 'Revocar enlace',
      done: 'Enlace revocado',
      failed: 'No se pudo revocar el enlace. Intenta de nuevo.',
    },
    remove: {
      label: 'Eliminar selección',
      title: '¿Eliminar la selección?',
      text: 'El enlace dejará de abrirse y la selección no se puede recuperar. Lo que tu cliente contestó sigue en su historial.',
      confirm: 'Eliminar selección',
      done: 'Selección eliminada',
      failed: 'No se pudo eliminar la selección. Intenta de nuevo.',
    },
    sent: {
      sent: 'Selección enviada por WhatsApp',
      failed: 'No se pudo enviar la selección',
    },
  },
  report: {
    newLink: 'Volver a enviar',
    renew: 'Renovar por 90 días',
    renewed: 'Enlace renovado',
    revoke: {
      label: 'Cancelar enlace',
      title: '¿Cancelar el enlace?',
      text: 'Quien lo tenga ya no podrá abrir el reporte.',
      confirm: 'Cancelar enlace',
      done: 'Enlace cancelado',
      failed: 'No se pudo cancelar el enlace. Intenta de nuevo.',
    },
    remove: {
      label: words.delete,
      title: '¿Eliminar este reporte?',
      text: 'Su enlace deja de abrirse. No se puede recuperar.',
      confirm: words.delete,
      done: 'Reporte eliminado',
      failed: 'No se pudo eliminar el reporte. Intenta de nuevo.',
    },
    sent: { sent: 'Reporte enviado por WhatsApp', failed: 'No se pudo enviar el reporte' },
  },
  document: {
    revoke: {
      label: 'Revocar',
      title: '¿Revocar el enlace?',
      text: 'Dejará de abrirse de inmediato. Quien lo tenga abierto en este momento podría todavía descargar el archivo durante un minuto.',
      confirm: 'Revocar',
      done: 'Enlace revocado',
      failed: 'No se pudo revocar el enlace. Intenta de nuevo.',
    },
    sent: { sent: DOCUMENT_MESSAGES.shared, failed: DOCUMENT_MESSAGES.shareFailed },
  },
  /** The address of the privacy notice has no end; it can only be replaced. */
  notice: {
    replace: {
      label: 'Cambiar la dirección',
      title: '¿Cambiar la dirección de tu aviso?',
      text: 'Tu aviso pasa a una dirección nueva. La que ya enviaste deja de abrirse; las páginas que compartes usan la nueva.',
      confirm: 'Cambiar dirección',
      done: 'Tu aviso tiene una dirección nueva',
      failed: 'No se pudo cambiar la dirección. Intenta de nuevo.',
    },
  },
  contact: {
    replace: {
      label: 'Cambiar la dirección',
      title: '¿Cambiar la dirección de tu formulario?',
      text: 'Tu formulario pasa a una dirección nueva. La que ya publicaste deja de abrirse.',
      confirm: 'Cambiar dirección',
      done: 'Tu formulario tiene una dirección nueva',
      failed: 'No se pudo cambiar la dirección. Intenta de nuevo.',
    },
  },
  feeds: {
    replace: {
      label: 'Renovar las direcciones',
      title: '¿Renovar las direcciones de tus listados?',
      text: 'Las anteriores dejan de abrirse de inmediato. Tendrás que dar las nuevas a tus portales.',
      confirm: 'Renovar direcciones',
      done: 'Tus direcciones son nuevas',
      failed: 'No se pudieron renovar las direcciones. Intenta de nuevo.',
    },
  },
  prospects: {
    replace: {
      label: 'Renovar la dirección',
      title: '¿Renovar tu dirección secreta?',
      text: 'La anterior deja de recibir de inmediato. Tendrás que poner la nueva en tu sitio y en tus portales.',
      confirm: 'Renovar dirección',
      done: 'Tu dirección es nueva',
      failed: 'No se pudo renovar la dirección. Intenta de nuevo.',
    },
  },
} as const satisfies Record<string, object>

export const messages = {
  days,
  renewFailed: 'No se pudo renovar el enlace. Intenta de nuevo.',
  anyone: 'Para quien tenga el enlace',
  views: (count: number) =>
    count === 0 ? 'Sin abrir' : `Se abrió ${countOf(count, 'vez', 'veces')}`,
  lastView: (when: string) => `la última ${when}`,
  expires: (when: string) => `El enlace vence el ${when}`,
  expired: (when: string) => `El enlace venció el ${when}`,
  revoked: (when: string) => `El enlace se revocó el ${when}`,
  newLinkTitle: '¿Crear un enlace nuevo?',
  newLinkText: (count: number) =>
    `Por seguridad Predio no guarda el enlace que enviaste y no puede volver a mostrarlo. Con uno nuevo, el anterior dejará de abrirse. El nuevo vence en ${days(count)}.`,
  newLink: 'Crear enlace nuevo',
  newLinkFailed: 'No se pudo crear el enlace. Intenta de nuevo.',
  ready: 'Tu enlace está listo',
  readyHint: 'Cópialo ahora: por seguridad no se vuelve a mostrar.',
  link: 'Enlace',
  copy: words.copyLink,
  openPage: 'Abrir la página',
  byMail: 'Enviar por email',
  sendWhatsApp: 'Enviar por WhatsApp',
  sending: 'Enviando…',
  whatsAppClient: 'Cliente al que lo envías por WhatsApp',
  clientMissing: DOCUMENT_MESSAGES.shareClientMissing,
  numberMissing: 'Cliente no tiene número de WhatsApp registrado',
  localAddress: 'Este enlace solo se abre en esta computadora o en tu red.',
  localAddressHint:
    'Predio está instalado aquí y no en internet: tu cliente no podrá abrirlo. Mientras tanto envíale el PDF o el mensaje de WhatsApp.',
} as const
