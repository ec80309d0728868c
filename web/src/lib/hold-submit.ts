interface Held {
  waiting: number
  isAsked: boolean
  submitter: HTMLElement | null
  stop: () => void
}

const held = new WeakMap<HTMLFormElement, Held>()

/**
 * A choice may have to be read or uploaded before a form marked with `data-waits` can be sent. A press on its submit button is held back
 * until all choices are ready, and dropped if one of them failed.
 */
export function holdSubmit(inside: Element | null): (isReady: boolean) => void {
  const form = inside?.closest<HTMLFormElement>('form[data-waits]')
  if (!form) return () => {}
  const state = held.get(form) ?? startHolding(form)
  state.waiting += 1
  return (isReady) => {
    state.waiting -= 1
    if (!isReady) state.isAsked = false
    if (state.waiting > 0) return
    state.stop()
    held.delete(form)
    if (!state.isAsked) return
    form.requestSubmit(state.submitter?.isConnected ? state.submitter : null)
  }
}

function startHolding(form: HTMLFormElement): Held {
  const state: Held = {
    waiting: 0,
    isAsked: false,
    submitter: null,
    stop: () => form.removeEventListener('submit', hold, true),
  }
  function hold(event: SubmitEvent): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    state.isAsked = true
    state.submitter = event.submitter
  }
  form.addEventListener('submit', hold, true)
  held.set(form, state)
  return state
}

export function pressedButton({ nativeEvent }: { nativeEvent: Event }): string | undefined {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement ? submitter.value : undefined
}
