import type { SiteAnswer } from '@predio/domain/properties'

export class ReadingFailure extends Error {
  override name = 'ReadingFailure'
  readonly answer: SiteAnswer

  constructor(answer: SiteAnswer) {
    super(answer.kind === 'failure' ? answer.failure : `status ${answer.status}`)
    this.answer = answer
  }
}

export function wordpressCode(answer: SiteAnswer): string | null {
  if (answer.kind === 'failure') return null
  const code = answer.code ?? textOf(answer.json, 'code')
  return code ?? null
}

export function textOf(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value = (body as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}
