export const historyMessages = {
  title: (name: string) => `Historial de «${name}»`,
  list: 'Historial',
  failed: 'No se pudo cargar el historial.',
  none: 'Todavía no hay nada en el historial.',
  version: (version: number) => `Versión ${version}`,
  restored: (from: number, version: number) =>
    `La versión ${from} volvió a ser la actual, como versión ${version}`,
  until: (day: string) => `vence el ${day}`,
  forAnyone: 'Para quien tenga el enlace',
  bySomebody: (whom: string) => (whom === '' ? 'Por quien tiene el enlace' : `Enlace de ${whom}`),
  byYou: 'Por ti',
} as const
