import { darker, lighter, mix } from './colours.ts'
import { blob, ellipse, line, polygon, rect, type Point } from './shapes.ts'
import { HEIGHT, WIDTH, type Sheet } from './sheet.ts'

/** Sky, ground, water and light. */

export function sky(sheet: Sheet): void {
  const { light, dice } = sheet
  sheet.add(rect(-20, -20, WIDTH + 40, HEIGHT + 40, sheet.fade(light.sky)))
  if (light.sun) {
    const { x, y, radius, colour } = light.sun
    sheet.shine(x, y, radius * 5, colour, 0.7)
    sheet.add(ellipse(x, y, radius, radius, colour))
  }
  for (let bank = dice.whole(2, 4); bank > 0; bank--) {
    cloud(sheet, dice.between(40, 1160), dice.between(60, 300))
  }
}

function cloud(sheet: Sheet, x: number, y: number): void {
  const { dice, light } = sheet
  const size = dice.between(60, 130)
  const puffs = Array.from({ length: 7 }, () => {
    const along = dice.between(-1.5, 1.5)
    const high = (1.6 - Math.abs(along)) * size * 0.15
    return blob(dice, x + along * size, y - high / 2, size * 0.62, size * 0.09 + high, light.clouds)
  })
  sheet.add(`<g opacity="0.62">${puffs.join('')}</g>`)
}

export function hills(sheet: Sheet, horizon: number): void {
  const { dice, light } = sheet
  const far = light.sky.at(-1) ?? '#ffffff'
  for (const [depth, height] of [
    [0.62, 90],
    [0.4, 52],
  ] as const) {
    const points: Point[] = [[-20, horizon + 20]]
    for (let x = -20; x <= WIDTH + 60; x += 80)
      points.push([x, horizon - dice.between(0.35, 1) * height])
    points.push([WIDTH + 40, horizon + 20])
    sheet.add(polygon(points, mix('#4d6f63', far, depth)))
  }
}

export function treeLine(sheet: Sheet, horizon: number, height = 60): void {
  const { dice, light } = sheet
  const far = light.sky.at(-1) ?? '#ffffff'
  for (let x = -40; x < WIDTH + 60; x += 46) {
    const tall = dice.between(0.5, 1) * height
    sheet.add(blob(dice, x, horizon - tall * 0.4, 50, tall, mix('#4f7455', far, 0.32)))
  }
}

export function ground(sheet: Sheet, horizon: number, colour: string): void {
  sheet.add(
    rect(
      -20,
      horizon,
      WIDTH + 40,
      HEIGHT - horizon + 20,
      sheet.fade([lighter(colour, 0.22), colour, darker(colour, 0.16)]),
    ),
  )
}

export function sea(sheet: Sheet, horizon: number, until: number): void {
  const { dice, light } = sheet
  const far = light.sky.at(-1) ?? '#ffffff'
  sheet.add(
    rect(
      -20,
      horizon,
      WIDTH + 40,
      until - horizon + 10,
      sheet.fade([mix('#2d7f9a', far, 0.3), '#3fa3a8', '#9cd3bf']),
    ),
  )
  for (let wave = 0; wave < 16; wave++) {
    const y = horizon + dice.between(0.06, 0.94) * (until - horizon)
    const x = dice.between(0, WIDTH)
    const reach = dice.between(30, 140)
    sheet.add(line([x, y], [x + reach, y], '#f2f6e8', 2.4, 'opacity="0.45"'))
  }
}

/** Grass that catches the light, and the shadow of a tree that is not in the picture. */
export function meadow(sheet: Sheet, from: number): void {
  const { dice } = sheet
  for (let tuft = 0; tuft < 60; tuft++) {
    const y = from + dice.between(0, 1) * (HEIGHT - from)
    const x = dice.between(0, WIDTH)
    const tip: Point = [x + dice.between(-4, 4), y - 5 - (y - from) * 0.06]
    sheet.add(line([x, y], tip, dice.pick(['#a9b765', '#5f7f45', '#c2c07a']), 2.2, 'opacity="0.6"'))
  }
  for (let patch = 0; patch < 9; patch++) {
    const [x, y] = [dice.between(-60, 620), HEIGHT - dice.between(-10, 70)]
    const [rx, ry] = [dice.between(60, 130), dice.between(12, 26)]
    sheet.add(blob(dice, x, y, rx, ry, '#2b2453', 'opacity="0.2"'))
  }
}

/** A soft colour over everything, as the hour has it. */
export function glaze(sheet: Sheet): void {
  const { colour, strength } = sheet.light.tint
  const blend = `opacity="${strength}" style="mix-blend-mode:soft-light"`
  sheet.add(rect(-20, -20, WIDTH + 40, HEIGHT + 40, colour, blend))
}
