/** Stripe's own error contains headers and quotes the key, so only these fields are kept. */
export class StripeFailure extends Error {
  override name = 'StripeFailure'
  readonly code: string | undefined
  readonly type: string

  constructor({ type, code, statusCode, requestId }: StripeErrorLike) {
    const parts = [type, code, statusCode, requestId].filter((part) => part !== undefined)
    super(`Stripe refused or did not answer: ${parts.join(' ')}`)
    this.code = code
    this.type = type
  }
}

interface StripeErrorLike {
  type: string
  code?: string | undefined
  statusCode?: number | undefined
  requestId?: string | undefined
}

/** Errors are replaced by ones without the parts that no log may contain. */
export async function askStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw isStripeError(error) ? new StripeFailure(error) : error
  }
}

export async function findInStripe<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await askStripe(call)
  } catch (error) {
    if (error instanceof StripeFailure && error.code === 'resource_missing') return undefined
    throw error
  }
}

/** The class of Stripe's errors belongs to a library that is loaded on demand, so the error's shape is checked instead. */
function isStripeError(error: unknown): error is StripeErrorLike {
  const { type } = (error ?? {}) as { type?: unknown }
  return error instanceof Error && typeof type === 'string' && type.startsWith('Stripe')
}
