import { countOf, formatNumber } from '@predio/domain/numbers'

export const messages = {
  title: 'Buscar',
  placeholder: 'Busca una sección o una acción',
  searching: 'Buscando…',
  results: 'Resultados',
  preparing: 'Preparando…',
  notDone: 'No se pudo hacer. Intenta de nuevo.',
} as const

export function nothingFound(text: string): string {
  return `Sin resultados para «${text}»`
}

export function searchFailed(label: string): string {
  return `No se pudo buscar en ${label}. Intenta de nuevo.`
}

export function moreHits(count: number): string {
  return count === 1
    ? 'Hay 1 más: escribe más letras para encontrarlo.'
    : `Hay ${formatNumber(count)} más: escribe más letras para encontrarlos.`
}

export function hitCount(count: number): string {
  return countOf(count, 'resultado', 'resultados')
}
