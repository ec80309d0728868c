/** The first fault gets the focus, and a message is not sent twice. */
export function connectContact(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-contact]')
  const button = form?.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!form || !button) return
  const send = button.textContent
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  form.addEventListener('submit', (event) => {
    if (button.ariaDisabled) return event.preventDefault()
    button.ariaDisabled = 'true'
    button.textContent = form.dataset['contact'] ?? ''
  })
  // The page may come back from the browser's memory.
  addEventListener('pageshow', () => {
    button.ariaDisabled = null
    button.textContent = send
  })
}
