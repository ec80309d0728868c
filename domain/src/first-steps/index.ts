export {
  countDone,
  FIRST_STEPS,
  type FirstFacts,
  type FirstStep,
  isStepDone,
  missingIdentity,
} from './first-steps.ts'
