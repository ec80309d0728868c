import { mix } from './colours.ts'
import { rect } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** The town behind. */

/** Silhouettes of the town behind. */
export function skyline(sheet: Sheet, horizon: number): void {
  const { dice, light } = sheet
  const far = light.sky.at(-1) ?? '#ffffff'
  for (let x = -30; x < 1230; x += dice.between(60, 110)) {
    const tall = dice.between(40, 190)
    sheet.add(
      rect(
        x,
        horizon - tall,
        dice.between(50, 100),
        tall + 10,
        mix(dice.pick(['#8b7f93', '#a5849a', '#7a8fa0']), far, 0.45),
      ),
    )
  }
}
