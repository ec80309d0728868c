import { FunctionsHttpError } from '@supabase/supabase-js'

export interface Refusal {
  status: number
  body: Record<string, unknown>
}

export async function refusalOf(answer: { data: unknown; error: unknown }): Promise<Refusal> {
  if (!(answer.error instanceof FunctionsHttpError))
    throw new Error(`the function did not refuse: ${JSON.stringify(answer.data)}`)
  const response = answer.error.context as Response
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
