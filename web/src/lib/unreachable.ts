export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** The device has a connection, but the server did not answer a read, however often it was asked. */
export class ServerSilent extends Unreachable {
  override name = 'ServerSilent'
  /** postgrest-js does not repeat reads that fail with this code. */
  readonly code = 'ABORT_ERR'
}

/** The save may have arrived all the same. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Unreachable
}

/** Answers of the server itself carry the id of the request; those of a gateway do not. */
export function isGatewayFailure(response: Response): boolean {
  return (
    response.status >= 502 &&
    response.status <= 504 &&
    response.headers.get('x-request-id') === null
  )
}
