import { DEFAULT_TIME_ZONE, formatDate } from '@predio/domain/dates'
import type { Mail } from '../mailers/mailer.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

interface BackupNotice {
  to: string
  origin: string
  folder: string
  at: Date
}

export function backupFailedMail(
  notice: BackupNotice & { reason: string; lastGood: Date | undefined },
): Mail {
  const { origin, folder, at, reason, lastGood } = notice
  return mailOf('backup-failed', notice.to, `Falló el respaldo automático de ${origin}`, {
    title: 'Falló el respaldo automático',
    paragraphs: [
      `Predio en ${origin} no pudo hacer su respaldo en ${folder} (${moment(at)}).`,
      `Motivo: ${reason}`,
      lastGood
        ? `El último respaldo bueno es del ${moment(lastGood)} y sigue en su lugar.`
        : 'Esta instalación todavía no tiene ningún respaldo en esa carpeta.',
      'Predio lo vuelve a intentar cada hora. Recibirás otro correo cuando vuelva a funcionar, y ninguno más mientras tanto.',
    ],
    closing: 'Los detalles están en el registro del servidor.',
  })
}

export function backupWorksMail(notice: BackupNotice): Mail {
  const { origin, folder, at } = notice
  return mailOf(
    'backup-works',
    notice.to,
    `El respaldo automático de ${origin} funciona otra vez`,
    {
      title: 'El respaldo automático funciona otra vez',
      paragraphs: [`Predio en ${origin} hizo y comprobó un respaldo en ${folder} (${moment(at)}).`],
      closing: 'No tienes que hacer nada.',
    },
  )
}

function mailOf(kind: Mail['kind'], to: string, subject: string, content: MailContent): Mail {
  return { to, kind, subject, text: layoutText(content), html: layoutHtml(content) }
}

function moment(at: Date): string {
  return `${formatDate(at, DEFAULT_TIME_ZONE, 'dateTime')}, hora del centro de México`
}
