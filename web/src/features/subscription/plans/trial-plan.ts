/** The one plan that is given and not on offer (specification, platform section 3). */
export const TRIAL_PLAN = 'Trial'
