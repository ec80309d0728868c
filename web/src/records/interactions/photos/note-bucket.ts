import { signedBucket } from '../../listings/photos/api/signed-bucket.ts'

export const notePhotos = signedBucket('notes')
