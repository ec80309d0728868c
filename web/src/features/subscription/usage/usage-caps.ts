/** SUB-14: these figures are shown and never enforced. */
export const USAGE_CAPS = { properties: 50, documents: 100, storage_bytes: 1024 ** 3 } as const

const NEAR = 0.8

export function usageTone(used: number, cap: number): 'info' | 'warning' | 'danger' {
  if (used >= cap) return 'danger'
  return used >= cap * NEAR ? 'warning' : 'info'
}
