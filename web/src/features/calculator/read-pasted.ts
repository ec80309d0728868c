import { parseMoney } from '@predio/domain/money'

/** Words beside an amount: '2.5 mdp', '800 mil'. The field takes only digits, and 2.5 would become 25. */
export function readPasted(text: string): number | null {
  if (!/\d\s*(?:mil|k|m|mdp)/i.test(text)) return null
  const pesos = parseMoney(text)
  return pesos === null || pesos < 0 ? null : Math.trunc(pesos)
}
