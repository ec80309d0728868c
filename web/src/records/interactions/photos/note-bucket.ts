import { signedBucket } from '../../listings/photos/signed-bucket.ts'

/** Where the photographs of interactions can be loaded from. */
export const notePhotos = signedBucket('notes')
