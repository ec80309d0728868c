export { AiFailure } from './ai-failure.ts'
export { completeChat } from './complete-chat.ts'
export { explainFailure } from './explain-failure.ts'
