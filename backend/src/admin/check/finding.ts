export interface Finding {
  area: CheckArea
  state: 'ok' | 'off' | 'warning' | 'wrong'
  says: string
  todo?: string
}

export const CHECK_AREAS = [
  'settings',
  'database',
  'key',
  'backup',
  'disk',
  'clock',
  'url',
  'mail',
  's3',
  'stripe',
  'ai',
  'proxy',
] as const
export type CheckArea = (typeof CHECK_AREAS)[number]

export function isCheckArea(text: string): text is CheckArea {
  return (CHECK_AREAS as readonly string[]).includes(text)
}

type Found = Omit<Finding, 'area'>

export const ok = (says: string): Found => ({ state: 'ok', says })
export const off = (says: string, todo?: string): Found => ({
  state: 'off',
  says,
  ...(todo !== undefined && { todo }),
})
export const warning = (says: string, todo: string): Found => ({ state: 'warning', says, todo })
export const wrong = (says: string, todo: string): Found => ({ state: 'wrong', says, todo })
export type { Found }
