const KIB = 1024
const MIB = 1024 * KIB

export const GLOBAL_SIZE_LIMIT = 50 * MIB
export const MAX_KEY_BYTES = 1024
export const MAX_BUCKET_NAME_LENGTH = 100
export const MAX_JSON_BYTES = MIB
export const MAX_VALUES_PER_BODY = 5000
export const MAX_KEYS_PER_REQUEST = 1000
/** The allowance for boundaries, headers and fields around a file. */
export const MULTIPART_OVERHEAD = MIB
export const MAX_FIELD_BYTES = 256 * KIB
export const MAX_USER_METADATA_BYTES = 8 * KIB
export const MAX_PART_HEADER_BYTES = 16 * KIB
export const MAX_PARTS = 100
/** A signed upload URL is meant to be used at once. */
export const SIGNED_UPLOAD_SECONDS = 7200
export const MAX_SIGNED_SECONDS = 10 * 365 * 24 * 3600
