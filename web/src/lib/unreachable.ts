export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** The device has a connection, but the server did not answer any of the attempts to read. */
export class ServerSilent extends Unreachable {
  override name = 'ServerSilent'
  /** postgrest-js does not repeat a read that fails with this code. */
  readonly code = 'ABORT_ERR'
}

/** Even if the server seems unreachable, it may have stored the save. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Unreachable
}

/** An answer of our server has the id of the request; that of a gateway has none. */
export function isGatewayFailure(response: Response): boolean {
  return (
    response.status >= 502 &&
    response.status <= 504 &&
    response.headers.get('x-request-id') === null
  )
}
