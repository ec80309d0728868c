export const SMALL_NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ['un', 1],
  ['una', 1],
  ['dieciseis', 16],
  ['diecisiete', 17],
  ['dieciocho', 18],
  ['diecinueve', 19],
  ['veintiun', 21],
  ...'veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
    .split(' ')
    .map((word, value) => [word, 20 + value] as const),
])
