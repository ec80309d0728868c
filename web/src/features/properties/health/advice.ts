import type { HealthIssue } from '@predio/domain/properties'

/** One line on why it matters or how to mend it. */
export const ADVICE: Readonly<Record<HealthIssue, string>> = {
  'leaked-data':
    'Cualquiera puede leer estos datos en la API de tu sitio. Pide a quien lo administra que oculte esos campos.',
  'sold-still-published':
    'Retíralas o márcalas en tu sitio para no recibir llamadas que no van a ningún lado.',
  duplicated: 'La misma propiedad aparece más de una vez. Deja solo una.',
  'no-price': 'Las propiedades con precio reciben más mensajes.',
  'few-photos': 'Con cinco fotos o más, la gente se detiene a ver.',
  'no-area': 'Sin superficie no aparecen cuando alguien filtra por metros.',
  'no-location': 'Sin ubicación nadie la encuentra al buscar por zona.',
}

/** What the reading noted about one listing, in words. */
export function describeDetail(issue: HealthIssue, detail: string | null): string | null {
  if (detail === null) return null
  switch (issue) {
    case 'few-photos':
      return detail === '0' ? 'Sin fotos' : detail === '1' ? '1 foto' : `${detail} fotos`
    case 'duplicated':
      return `También publicada como ${detail}`
    case 'leaked-data':
      return `Campos: ${detail}`
    case 'sold-still-published':
    case 'no-price':
    case 'no-area':
    case 'no-location':
      return detail
  }
}
