export class Unauthorized extends Event {
  static readonly type = 'predio:unauthorized'
  readonly token: string | undefined

  constructor(token: string | undefined) {
    super(Unauthorized.type)
    this.token = token
  }
}

export function reportUnauthorized(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (response.status === 401) {
      const authorization = new Headers(init?.headers).get('authorization')
      dispatchEvent(new Unauthorized(authorization?.replace(/^Bearer /i, '')))
    }
    return response
  }
}
