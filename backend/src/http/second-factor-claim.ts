/**
 * This claim tells the policies that the session owes no second factor or has verified it, so that they need no lookup
 * (docs/decisions/0028-the-second-factor-in-a-claim.md). Only this server writes the claim, for a statement that it sends at that moment.
 */
const CLAIM = 'predio_second_factor'
const PASSED = 'passed'

interface Claims {
  claims: Record<string, unknown>
  /** The claims as JSON text. */
  json: string
}

/** The server ignores a token's own claim about the second factor, whoever signed the token. */
export function withoutSecondFactor({ claims, json }: Claims): Claims {
  if (!Object.hasOwn(claims, CLAIM)) return { claims, json }
  const { [CLAIM]: _, ...others } = claims
  return { claims: others, json: JSON.stringify(others) }
}

/** Appends the claim. The claims must contain at least a session. */
export function withPassedSecondFactor(json: string): string {
  return `${json.slice(0, json.lastIndexOf('}'))},"${CLAIM}":"${PASSED}"}`
}
