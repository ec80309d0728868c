import { words } from '../../../lib/words.ts'

export const messages = {
  title: 'Fusionar clientes',
  intro:
    'Los dos quedan en una sola ficha. Sus propiedades, oportunidades, tareas, mensajes, interacciones y documentos se conservan.',
  other: '¿Con quién es la misma persona?',
  keep: '¿Cuál ficha se queda?',
  noContact: 'Sin contacto',
  since: (date: string) => `Desde ${date}`,
  result: 'Así queda',
  overflow: 'Lo que no cabe en las notas queda guardado como una interacción.',
  confirm: 'Fusionar',
  merging: 'Fusionando…',
  merged: 'Clientes fusionados exitosamente',
  failed:
    'No se pudieron fusionar los clientes. Nada cambió o se fusionaron por completo: intenta de nuevo.',
  changed: 'Una de las fichas cambió mientras tanto. Revisa cómo quedan y vuelve a fusionar.',
  gone: 'Una de las fichas ya no existe.',
  same: 'Elige a otra persona: es la misma ficha.',
  loadFailed: words.crmLoadFailed,
  irreversible: 'La fusión no se puede deshacer.',
} as const
