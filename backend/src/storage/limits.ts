const KIB = 1024
const MIB = 1024 * KIB

/** No object is larger, whatever its bucket says. */
export const GLOBAL_SIZE_LIMIT = 50 * MIB
export const MAX_KEY_BYTES = 1024
export const MAX_BUCKET_NAME_LENGTH = 100
/** JSON bodies: the largest is a list of a thousand keys, each as long as it may be. */
export const MAX_JSON_BYTES = MIB
export const MAX_VALUES_PER_BODY = 5000
export const MAX_KEYS_PER_REQUEST = 1000
/** What a multipart body may hold besides its file: boundaries, headers, fields. */
export const MULTIPART_OVERHEAD = MIB
export const MAX_FIELD_BYTES = 256 * KIB
/** What somebody stores beside a file, as JSON. */
export const MAX_USER_METADATA_BYTES = 8 * KIB
export const MAX_PART_HEADER_BYTES = 16 * KIB
export const MAX_PARTS = 100
/** A signed upload is for now, not for later. */
export const SIGNED_UPLOAD_SECONDS = 7200
export const MAX_SIGNED_SECONDS = 10 * 365 * 24 * 3600
