/** What each output shows of a listing, a client and an agent (SHOW rules). Types and tables only: the functions use it too. */
export { OUTPUTS, type Output } from './outputs.ts'
export { showAgent, showClient, showListing, showStoredListing } from './show-facts.ts'
