import type { MarkupElement } from './markup.ts'

export function makeElements({ tag, properties, children }: MarkupElement): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === false) continue
    made.setAttribute(name === 'className' ? 'class' : name, value === true ? '' : String(value))
  }
  made.append(...children.map((child) => (typeof child === 'string' ? child : makeElements(child))))
  return made
}
