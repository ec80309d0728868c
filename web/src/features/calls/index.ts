export { CallsButton } from './calls-button.tsx'
