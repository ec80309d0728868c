/**
 * What is chosen may have to be read or stored before a form can send it. A press on its button is held until then: it goes on by itself,
 * or not at all where that failed, and nothing is sent without what was chosen.
 */
export function holdSubmit(form: HTMLFormElement | null): (isReady: boolean) => void {
  let isAsked = false
  function hold(event: Event): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    isAsked = true
  }
  form?.addEventListener('submit', hold, true)
  return (isReady) => {
    form?.removeEventListener('submit', hold, true)
    if (isAsked && isReady) form?.requestSubmit()
  }
}
