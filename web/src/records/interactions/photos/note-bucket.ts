import { signedBucket } from '../../listings/photos/api/signed-bucket.ts'

/** Where the photographs of interactions can be loaded from. */
export const notePhotos = signedBucket('notes')
