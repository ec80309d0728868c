import type { Guess } from '../query/guess.ts'

export function describeGuesses(guesses: readonly Guess[]): string {
  return guesses.map(phraseOf).join(', ')
}

function phraseOf(guess: Guess): string {
  const text = guess.label.charAt(0).toLowerCase() + guess.label.slice(1)
  switch (guess.kind) {
    case 'amenity':
      return guess.isExcluded ? text : `con ${text}`
    case 'bedrooms':
    case 'bathrooms':
    case 'parking':
      return guess.max === 0 ? text : `con ${text}`
    case 'pets':
      return `que ${text}`
    case 'place':
    case 'type':
    case 'operation':
    case 'price':
    case 'area':
    case 'furnished':
    case 'year':
    case 'available':
    case 'sort':
      return text
  }
}
