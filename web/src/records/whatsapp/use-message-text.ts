import { fillScript, listVariables, scriptValues } from '@predio/domain/scripts'
import { useState } from 'react'
import type { Script } from '../scripts/api/list-scripts.ts'
import { messages } from './messages.ts'

interface Subject {
  client: { first_name: string } | undefined
  property: { title: string; price: number | null; currency: string } | undefined
}

/**
 * The text while it is prepared. Variables stay in it until their value is known, so that a client chosen later is
 * still filled in; what the person types is kept as typed.
 */
export function useMessageText(
  initial: string | undefined,
  template: Script | undefined,
  { client, property }: Subject,
) {
  const [typed, setTyped] = useState<string>()
  const raw = typed ?? template?.content ?? initial ?? messages.noScriptHint
  const values = scriptValues({ client: client ?? null, property: property ?? null })
  const text = fillScript(raw, values)
  return {
    text,
    unfilled: listVariables(text),
    type: setTyped,
    startOver: () => setTyped(undefined),
  }
}
