/**
 * The texts are Supabase Storage's. The HTTP status is 400 for every expected refusal, and the true status is the string `statusCode` in
 * the body.
 */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly statusCode: number
  readonly error: string
  readonly code: string
  readonly httpStatus: number

  constructor(statusCode: number, error: string, code: string, message: string, httpStatus = 400) {
    super(message)
    this.statusCode = statusCode
    this.error = error
    this.code = code
    this.httpStatus = httpStatus
  }
}

export const noSuchKey = () => new StorageError(404, 'not_found', 'NoSuchKey', 'Object not found')

export const noSuchBucket = () =>
  new StorageError(404, 'Bucket not found', 'NoSuchBucket', 'Bucket not found')

/** This error means that the row exists without its bytes; Supabase has no code for this case. */
export const blobNotFound = () =>
  new StorageError(404, 'Not found', 'NoSuchKey', 'The resource was not found')

export const noSuchRoute = (method: string, path: string) =>
  new StorageError(404, 'Not Found', 'NotFound', `Route ${method}:${path} not found`, 404)

export const keyAlreadyExists = () =>
  new StorageError(409, 'Duplicate', 'KeyAlreadyExists', 'The resource already exists')

export const bucketAlreadyExists = () =>
  new StorageError(409, 'Duplicate', 'BucketAlreadyExists', 'The resource already exists')

export const bucketNotEmpty = () =>
  new StorageError(
    409,
    'ResourceNotEmpty',
    'ResourceNotEmpty',
    'The bucket you tried to delete is not empty',
  )

export const accessDenied = (message = 'new row violates row-level security policy') =>
  new StorageError(403, 'Unauthorized', 'AccessDenied', message)

export const invalidJwt = (message: string) =>
  new StorageError(400, 'InvalidJWT', 'InvalidJWT', message)

export const invalidSignature = () =>
  new StorageError(400, 'InvalidSignature', 'InvalidSignature', 'Invalid signature')

export const entityTooLarge = () =>
  new StorageError(
    413,
    'Payload too large',
    'EntityTooLarge',
    'The object exceeded the maximum allowed size',
  )

export const invalidMimeType = (type: string) =>
  new StorageError(
    415,
    'invalid_mime_type',
    'InvalidMimeType',
    `mime type ${type} is not supported`,
  )

export const mimeTypeMismatch = (declared: string, found: string) =>
  new StorageError(
    415,
    'invalid_mime_type',
    'InvalidMimeType',
    `mime type ${declared} is not what the content is: ${found}`,
  )

export const invalidKey = (key: string) =>
  new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${key}`)

export const invalidBucketName = () =>
  new StorageError(400, 'Invalid Input', 'InvalidBucketName', 'Bucket name invalid')

export const invalidRequest = (message: string) =>
  new StorageError(400, 'InvalidRequest', 'InvalidRequest', message)

export const bodyTooComplex = (message: string) =>
  new StorageError(413, 'Payload too large', 'EntityTooLarge', message)

/** The message is the database's text about the full quota, which the agent sees. */
export const quotaExceeded = (message: string) =>
  new StorageError(400, 'QuotaExceeded', 'QuotaExceeded', message)

export const noContentProvided = () => invalidRequest('No content provided')

export const invalidRange = () =>
  new StorageError(416, 'InvalidRange', 'InvalidRange', 'invalid range provided', 416)

export const databaseTimeout = () =>
  new StorageError(
    544,
    'DatabaseTimeout',
    'DatabaseTimeout',
    'The connection to the database timed out',
    544,
  )

export const tooManyConnections = () =>
  new StorageError(
    429,
    'too_many_connections',
    'SlowDown',
    'Too many connections issued to the database',
    429,
  )

export const diskFull = () =>
  new StorageError(
    507,
    'InsufficientStorage',
    'InsufficientStorage',
    'El servidor no tiene espacio para más archivos. Intenta más tarde.',
    507,
  )

export const internalError = () =>
  new StorageError(500, 'Internal', 'InternalError', 'Internal server error', 500)
