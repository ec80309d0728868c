export interface Said {
  text: string
  call?: { name: string; arguments: string }
}

const CALL_ID = 'call_de_prueba'

export function toMessage({ text, call }: Said): object {
  return {
    role: 'assistant',
    content: call ? text || null : text,
    ...(call && { tool_calls: [{ id: CALL_ID, type: 'function', function: call }] }),
  }
}

export function toEvents({ text, call }: Said): string[] {
  const pieces: object[] = text === '' ? [] : text.split(/(?<= )/).map((content) => ({ content }))
  if (call) {
    const half = Math.floor(call.arguments.length / 2)
    const [head, tail] = [call.arguments.slice(0, half), call.arguments.slice(half)]
    pieces.push(
      { tool_calls: [{ index: 0, id: CALL_ID, function: { name: call.name, arguments: head } }] },
      { tool_calls: [{ index: 0, function: { arguments: tail } }] },
    )
  }
  return [...pieces.map((delta) => toEvent({ choices: [{ delta }] })), 'data: [DONE]\n\n']
}

function toEvent(piece: object): string {
  return `data: ${JSON.stringify(piece)}\n\n`
}
