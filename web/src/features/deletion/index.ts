export { DeleteButton } from './delete-button.tsx'
