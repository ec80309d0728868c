export { OUTPUTS, type Output } from './outputs.ts'
export { showAgent, showClient, showListing, showStoredListing } from './show-facts.ts'
