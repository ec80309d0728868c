/**
 * The claim that tells the policies that a session has no second factor to show, or has shown it: where it stands they need not look
 * (docs/decisions/0028-the-second-factor-in-a-claim.md). This server alone writes it, for a statement that leaves at this moment.
 */
const CLAIM = 'predio_second_factor'
const PASSED = 'passed'

interface Claims {
  claims: Record<string, unknown>
  /** The same as JSON text. */
  json: string
}

/** The server ignores a token's own claim about the second factor, whoever signed the token. */
export function withoutSecondFactor({ claims, json }: Claims): Claims {
  if (!Object.hasOwn(claims, CLAIM)) return { claims, json }
  const { [CLAIM]: _, ...others } = claims
  return { claims: others, json: JSON.stringify(others) }
}

/** For claims that name at least a session. */
export function withPassedSecondFactor(json: string): string {
  return `${json.slice(0, json.lastIndexOf('}'))},"${CLAIM}":"${PASSED}"}`
}
