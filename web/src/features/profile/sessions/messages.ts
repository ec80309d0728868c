import { words } from '../../../lib/words.ts'

export const messages = {
  title: 'Sesiones',
  intro:
    'Los dispositivos donde está abierta tu cuenta. Si no reconoces alguno, cierra su sesión y cambia tu contraseña.',
  loading: 'Cargando tus sesiones',
  loadFailed: 'No se pudieron cargar tus sesiones',
  listLabel: 'Sesiones abiertas',
  thisDevice: 'Este dispositivo',
  inUse: 'En uso ahora',
  onlyThis: 'Tu cuenta solo está abierta en este dispositivo.',
  close: words.close,
  closeTitle: '¿Cerrar esta sesión?',
  closeConfirm: 'Cerrar sesión',
  closed: 'Se cerró la sesión',
  closedBefore: 'Esa sesión ya estaba cerrada',
  closeFailed: 'No se pudo cerrar la sesión. Intenta de nuevo.',
  closeOthers: 'Cerrar las demás',
  closeOthersTitle: '¿Cerrar las demás sesiones?',
  closeOthersText:
    'Quien use tu cuenta en otro dispositivo tendrá que volver a entrar con la contraseña. En este sigues dentro.',
  othersClosed: 'Se cerraron tus otras sesiones',
  othersFailed: 'No se pudieron cerrar las otras sesiones. Intenta de nuevo.',
} as const

export function closeText(device: string): string {
  return `${device} tendrá que volver a entrar con la contraseña.`
}

export function lastUse(when: string): string {
  return `Último uso ${when}`
}

export function openSince(when: string): string {
  return `Abierta desde el ${when}`
}

export function fromAddress(ip: string): string {
  return `IP ${ip}`
}
