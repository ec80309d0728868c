/** A client that stops reading must not occupy its slot and the memory of the answer for ever. */
const READ_WITHIN_MS = 60_000

/** Frees the slot when the answer was read, aborted or not read in time. */
export function leaveWhenRead(answer: Response, leave: () => void): Response {
  if (!answer.body) {
    leave()
    return answer
  }
  const reader = answer.body.getReader()
  let left = false
  const leaveOnce = () => {
    if (left) return
    left = true
    clearTimeout(timer)
    leave()
  }
  const timer = setTimeout(() => {
    leaveOnce()
    void reader.cancel('not read in time')
  }, READ_WITHIN_MS)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (!done) return controller.enqueue(value)
      leaveOnce()
      controller.close()
    },
    cancel(reason) {
      leaveOnce()
      return reader.cancel(reason)
    },
  })
  return new Response(body, { status: answer.status, headers: answer.headers })
}
