export { readWholeClock, readWholeMoment, type When } from './find-moment.ts'
export { findStages } from './find-stage.ts'
export { type Command, parseCommand } from './parse-command.ts'
export type { Verb } from './verbs.ts'
