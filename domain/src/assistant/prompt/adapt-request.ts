/** AST-33: a provider's refusals show which form of request it accepts. */
export interface RequestForm {
  stream: boolean
  tools: boolean
  temperature: boolean
  limitField: 'max_tokens' | 'max_completion_tokens'
  /** The model's own limit, which its refusal names when more was requested. */
  answerLimit: number | null
  contextShare: number
}

export const FIRST_FORM: RequestForm = {
  stream: true,
  tools: true,
  temperature: true,
  limitField: 'max_tokens',
  answerLimit: null,
  contextShare: 1,
}

const SMALLEST_SHARE = 1 / 8

const TOO_LONG =
  /context[_ ](?:length|window)|maximum context|(?:prompt|input|request|string)\b.{0,20}\btoo (?:long|large)|reduce the length/i

export function isTooLong(refusal: string): boolean {
  return TOO_LONG.test(refusal)
}

export function adaptRequest(form: RequestForm, refusal: string): RequestForm | null {
  if (isTooLong(refusal)) {
    const contextShare = form.contextShare / 2
    return contextShare < SMALLEST_SHARE ? null : { ...form, contextShare }
  }
  const next = {
    ...form,
    stream: form.stream && !/\bstream(?:ing|_options)?\b/i.test(refusal),
    tools:
      form.tools &&
      !/\b(?:tools?|tool_choice|functions?|function[ _]call(?:ing|s)?)\b/i.test(refusal),
    temperature: form.temperature && !/\btemperature\b/i.test(refusal),
    ...limitOf(form, refusal),
  }
  return Object.entries(next).some(([field, value]) => form[field as keyof RequestForm] !== value)
    ? next
    : null
}

function limitOf(
  { limitField, answerLimit }: RequestForm,
  refusal: string,
): Pick<RequestForm, 'limitField' | 'answerLimit'> {
  if (!/\bmax_(?:completion_)?tokens\b/i.test(refusal)) return { limitField, answerLimit }
  const most = /\bat most (\d+)/i.exec(refusal)?.[1]
  if (most !== undefined) return { limitField, answerLimit: Number(most) }
  const isRenamed = /\bmax_completion_tokens\b/i.test(refusal)
  return { limitField: isRenamed ? 'max_completion_tokens' : limitField, answerLimit }
}

export function inForm(body: object, form: RequestForm): Record<string, unknown> {
  const { stream, tools, temperature, limitField, answerLimit } = form
  const taken: Readonly<Record<string, boolean>> = { stream, tools, temperature }
  return Object.fromEntries(
    Object.entries(body as Record<string, unknown>)
      .filter(([field]) => taken[field] !== false)
      .map(([field, value]) => {
        if (field !== 'max_tokens') return [field, value]
        return [limitField, Math.min(Number(value), answerLimit ?? Infinity)]
      }),
  )
}
