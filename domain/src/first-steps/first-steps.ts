/** FIRST-01: the most helpful steps for an agent come first. */
export const FIRST_STEPS = ['listing', 'contacts', 'opportunity', 'identity', 'assistant'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** FIRST-02: public.first_steps tells which records exist, without counting examples. */
export interface FirstFacts {
  has_listing: boolean
  has_clients: boolean
  has_opportunity: boolean
  has_name: boolean
  has_logo: boolean
  has_ai_key: boolean
}

export function isStepDone(step: FirstStep, facts: FirstFacts): boolean {
  switch (step) {
    case 'listing':
      return facts.has_listing
    case 'contacts':
      return facts.has_clients
    case 'opportunity':
      return facts.has_opportunity
    case 'identity':
      return missingIdentity(facts) === null
    case 'assistant':
      return facts.has_ai_key
  }
}

/** FIRST-04: returns the part of the identity that the agent is asked for next. */
export function missingIdentity({
  has_name,
  has_logo,
}: Pick<FirstFacts, 'has_name' | 'has_logo'>): 'name' | 'logo' | null {
  if (!has_name) return 'name'
  return has_logo ? null : 'logo'
}

export function countDone(facts: FirstFacts): number {
  return FIRST_STEPS.filter((step) => isStepDone(step, facts)).length
}
