export { MatchingClients } from './matching-clients.tsx'
export { MatchingListings } from './matching-listings.tsx'
