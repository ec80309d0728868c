import type { PushState } from './this-device.ts'

export const messages = {
  title: 'Avisos en este dispositivo',
  failed: 'No se pudo cambiar. Revisa tu conexión e intenta de nuevo.',
} as const

const TEXTS: Record<PushState, string> = {
  on: 'Te avisa aquí de cada prospecto nuevo, aunque Predio esté cerrado. El aviso no dice su nombre ni lo que escribió.',
  off: 'Para enterarte de cada prospecto nuevo aunque Predio esté cerrado.',
  denied:
    'Este navegador tiene bloqueados los avisos de Predio. Permítelos en los ajustes del sitio (el candado junto a la dirección) y vuelve aquí.',
  'not-installed':
    'En iPhone y iPad, primero agrega Predio a la pantalla de inicio: en Safari toca Compartir y luego «Agregar a inicio». Ábrelo desde ahí y vuelve aquí.',
  unsupported: 'Este navegador no puede mostrar avisos con Predio cerrado.',
  'no-server': 'Esta instalación no tiene el servidor de Predio, que es quien envía los avisos.',
}

export function textOf(state: PushState): string {
  return TEXTS[state]
}
