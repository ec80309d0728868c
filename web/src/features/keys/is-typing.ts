/** Where letters are text or choose an entry by its first letter. */
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

/** KEY-01: never while somebody types, and never behind a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[data-overlay]')) return true
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}
