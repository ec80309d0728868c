export const TRIAL_PLAN = 'Trial'
