import { messages } from './messages.ts'

/** An error answer of the REST API, with the code and text that WordPress uses. */
export class RestError extends Error {
  override name = 'RestError'
  readonly status: 400 | 401 | 404
  readonly code: string
  readonly details: object

  constructor(status: 400 | 401 | 404, code: string, message: string, details: object = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }

  toJSON(): object {
    const { code, message, status, details } = this
    return { code, message, data: { status, ...details } }
  }
}

export const noRoute = () => new RestError(404, 'rest_no_route', messages.noRoute)
export const invalidId = () => new RestError(404, 'rest_post_invalid_id', messages.invalidId)
export const invalidPage = () =>
  new RestError(400, 'rest_post_invalid_page_number', messages.invalidPage)
export const forbiddenContext = () =>
  new RestError(401, 'rest_forbidden_context', messages.forbiddenContext)
export const notLoggedIn = () => new RestError(401, 'rest_not_logged_in', messages.notLoggedIn)
export const wrongPassword = () => new RestError(401, 'incorrect_password', messages.wrongPassword)

export function invalidParameters(names: string[]): RestError {
  const params = Object.fromEntries(names.map((name) => [name, messages.invalidParameter(name)]))
  const text = messages.invalidParameters(names.join(', '))
  return new RestError(400, 'rest_invalid_param', text, { params })
}
