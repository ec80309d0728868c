/** The plan of the free trial, which is never offered for sale. */
export const TRIAL_PLAN = 'Trial'
