import { isNameParticle, isNameTitle } from './greeting-name.ts'

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const named = words.filter((word) => !isNameTitle(word) && !isNameParticle(word))
  const [first, second, third, fourth] = named.length > 0 ? named : words
  return [first, fourth === undefined ? second : third].map(firstLetter).join('')
}

function firstLetter(word = ''): string {
  return (/\p{L}/u.exec(word)?.[0] ?? '').toLocaleUpperCase('es-MX')
}
