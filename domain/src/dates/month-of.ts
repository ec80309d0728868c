export const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )
const ENGLISH_MONTHS =
  'january february march april may june july august september october november december'.split(' ')

export function monthOf(word: string): number | null {
  const short = /^(?:sept|setiembre|set)$/.test(word) ? 'sep' : word
  for (const names of [MONTHS, ENGLISH_MONTHS]) {
    const index = names.findIndex((name) => name === short || name.slice(0, 3) === short)
    if (index !== -1) return index + 1
  }
  return null
}
