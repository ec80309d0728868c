import { createElement, lazy as lazyOnce, type ComponentType } from 'react'

export class CodeNotLoaded extends Error {
  override name = 'CodeNotLoaded'
}

const lost = new Set<() => void>()

/**
 * FRAME-30: React's `lazy` remembers a failure until the page is reloaded; this function remembers it until `forgetLostParts`. It does
 * not retry by itself, because it would do so forever.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Part = create()

  function create(): ComponentType<Props> {
    return lazyOnce(async () => {
      try {
        return await load()
      } catch (cause) {
        lost.add(renew)
        throw new CodeNotLoaded('A part of the screen did not load', { cause })
      }
    })
  }

  function renew(): void {
    Part = create()
  }

  return function LazyPart(props) {
    return createElement(Part, props)
  }
}

/** If the code does not load, nothing is rendered. */
export function lazyExtra(load: () => Promise<ComponentType>): ComponentType {
  return lazyOnce(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
}

/** Chromium remembers a module that failed to load until the page is reloaded. */
export function reloadPage(): void {
  if (navigator.onLine) location.reload()
}

export function forgetLostParts(): void {
  for (const renew of lost) renew()
  lost.clear()
}
