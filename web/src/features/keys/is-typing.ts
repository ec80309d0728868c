const TYPED_INTO = [
  'input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=submit])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=searchbox]',
  '[role=combobox]',
  '[role=spinbutton]',
  '[role=slider]',
  '[role=listbox]',
  '[role=menu]',
  '[aria-haspopup=listbox]',
].join(',')

/** KEY-01: keys do nothing while somebody types or a dialog is open. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[data-overlay]')) return true
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}
