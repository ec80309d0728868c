/** Mixing paint. */

export function mix(one: string, other: string, part: number): string {
  const [a, b] = [channels(one), channels(other)]
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * part)).join('')}`
}

export const darker = (colour: string, part: number) => mix(colour, '#2b1f3d', part)
export const lighter = (colour: string, part: number) => mix(colour, '#fff4dc', part)

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}

/** Walls as they are painted in Mexico: lime, earth, pink, indigo. */
export const WALLS = {
  cal: '#f1e4cc',
  ocre: '#d9982f',
  terracota: '#bb5a33',
  rosa: '#cf5072',
  anil: '#2f5f96',
  agua: '#86b5a6',
  maiz: '#e9bf5b',
  lila: '#a58bb4',
  chukum: '#cfb79c',
  concreto: '#bcb4a8',
  salmon: '#e39a7c',
  verde: '#5d7f57',
} as const

export const WOOD = '#8a5230'
export const STONE = '#c9b79b'
export const LEAVES = ['#2f5d43', '#3f7350', '#58804a', '#6f8f4d'] as const
export const BOUGAINVILLEA = '#c22d6e'
