export interface Done {
  requests: readonly number[]
  kills: readonly number[]
}

const CLAIM = /(\d[\d,]*) (?:(?:fuzzed|generated) (requests)|(kills))\b/g

export function findWrongNumbers(text: string, done: Done): string[] {
  return [...text.replaceAll('\n', ' ').matchAll(CLAIM)]
    .filter(([, number = '', requests]) => {
      const named = Number(number.replaceAll(',', ''))
      return !(requests ? done.requests : done.kills).includes(named)
    })
    .map(([claim]) => claim)
}
