export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  authorization: string | undefined
  origin: string | undefined
  cookie: string | undefined
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  body: string | Buffer
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
    body: JSON.stringify(body),
  }
}

export function refusal(status: number, code: string, message = code): Answer {
  return json({ code, message, data: { status } }, status)
}

export function page(status = 200): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
    body: '<!doctype html><title>Casas</title><h1>Bienvenido</h1>',
  }
}
