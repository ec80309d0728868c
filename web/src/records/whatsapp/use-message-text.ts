import { fillScript, listVariables, scriptValues } from '@predio/domain/scripts'
import { useState } from 'react'
import type { Script } from '../scripts/api/list-scripts.ts'
import { messages } from './messages.ts'

interface Subject {
  client: { first_name: string } | undefined
  property: { title: string; price: number | null; currency: string } | undefined
}

/** Variables stay in the text until their values are known, so that a client who is chosen later is filled in, too. */
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
