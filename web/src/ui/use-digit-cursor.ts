import { useLayoutEffect, useRef } from 'react'

/** The cursor stays before the same digits while separators are added and removed. */
export function useDigitCursor() {
  const input = useRef<HTMLInputElement>(null)
  const digitsAfter = useRef<number>(undefined)
  useLayoutEffect(() => {
    const field = input.current
    if (!field || digitsAfter.current === undefined) return
    const place = placeBefore(field.value, digitsAfter.current)
    field.setSelectionRange(place, place)
    digitsAfter.current = undefined
  })
  return {
    attach: (element: HTMLInputElement | null) => {
      input.current = element
    },
    keepCursor: (typed: string) => {
      const cursor = input.current?.selectionStart ?? typed.length
      digitsAfter.current = typed.slice(cursor).replaceAll(/[^\d.]/g, '').length
    },
  }
}

function placeBefore(text: string, digits: number): number {
  let place = text.length
  for (let left = digits; left > 0 && place > 0; place -= 1) {
    if (/[\d.]/.test(text[place - 1] ?? '')) left -= 1
  }
  return place
}
