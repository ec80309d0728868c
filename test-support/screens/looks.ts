const SIZES = [
  { id: 'desk', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { id: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const

const THEMES = ['light', 'dark'] as const

export interface Look {
  name: string
  size: 'desk' | 'phone'
  theme: 'light' | 'dark'
  viewport: { width: number; height: number }
  hasTouch: boolean
}

export const LOOKS: readonly Look[] = SIZES.flatMap(({ id, viewport, hasTouch }) =>
  THEMES.map((theme) => ({
    name: `${viewport.width}-${theme}`,
    size: id,
    theme,
    viewport,
    hasTouch,
  })),
)
