export { OpportunityForm } from './form/opportunity-form.tsx'
export { StageMark } from './stage-mark.tsx'
