export class Refusal extends Error {
  readonly status: number
  readonly body: { error: { type: string; code?: string; message: string } }

  constructor(status: number, message: string, code?: string, type = 'invalid_request_error') {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...(code && { code }) } }
  }
}

export const missing = (what: string) => new Refusal(404, `No such ${what}`, 'resource_missing')
