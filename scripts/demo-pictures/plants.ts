import { BOUGAINVILLEA, darker, LEAVES, lighter, mix } from './colours.ts'
import { blob, ellipse, f, path, polygon, type Point } from './shapes.ts'
import { WIDTH, type Sheet } from './sheet.ts'

/** Everything that grows. */

/** A broad crown on a trunk, lit from the left. */
export function tree(sheet: Sheet, x: number, base: number, height: number, colour?: string): void {
  const leaf = colour ?? sheet.dice.pick(LEAVES)
  const crown = height * 0.36
  const top = base - height + crown
  sheet.add(
    ellipse(x + height * 0.16, base + 4, height * 0.42, height * 0.05, '#2b2453', 'opacity="0.3"'),
    path(
      `M${f(x - height * 0.03)} ${f(base)} Q${f(x)} ${f(base - height * 0.3)} ${f(x - height * 0.1)} ${f(top)} L${f(x + height * 0.1)} ${f(top)} Q${f(x + height * 0.03)} ${f(base - height * 0.3)} ${f(x + height * 0.045)} ${f(base)}Z`,
      '#6b4a35',
    ),
  )
  leaves(sheet, { x, y: top, rx: crown * 1.15, ry: crown * 0.8 }, leaf)
}

/** A mass of leaves: dark inside, lit at the upper left. */
function leaves(
  sheet: Sheet,
  mass: { x: number; y: number; rx: number; ry: number },
  leaf: string,
): void {
  const { dice } = sheet
  const { x, y, rx, ry } = mass
  const layers = [
    { tone: darker(leaf, 0.38), count: 12, size: 0.42, shift: 0 },
    { tone: darker(leaf, 0.16), count: 13, size: 0.3, shift: 0.1 },
    { tone: leaf, count: 16, size: 0.2, shift: 0.2 },
    { tone: mix(leaf, '#c9cf6a', 0.34), count: 18, size: 0.11, shift: 0.3 },
  ]
  for (const { tone, count, size, shift } of layers) {
    for (let part = 0; part < count; part++) {
      const angle = dice.between(0, Math.PI * 2)
      const reach = Math.sqrt(dice.between(0.02, 0.72))
      const round = size * dice.between(0.75, 1.2)
      const at: Point = [
        x + Math.cos(angle) * rx * reach - shift * rx * 0.5,
        y + Math.sin(angle) * ry * reach - shift * ry * 0.8,
      ]
      sheet.add(blob(dice, ...at, rx * round, ry * round * 1.05, tone))
    }
  }
}

/** A coconut or royal palm that leans a little. */
export function palm(sheet: Sheet, x: number, base: number, height: number): void {
  const { dice } = sheet
  const lean = dice.between(-0.12, 0.12) * height
  const [topX, topY] = [x + lean, base - height]
  sheet.add(
    ellipse(x + 26, base + 3, height * 0.16, 7, '#2b2453', 'opacity="0.28"'),
    path(
      `M${f(x - 9)} ${f(base)} Q${f(x - 2)} ${f(base - height * 0.55)} ${f(topX - 5)} ${f(topY)} L${f(topX + 5)} ${f(topY)} Q${f(x + 9)} ${f(base - height * 0.5)} ${f(x + 10)} ${f(base)}Z`,
      sheet.fade(['#a58560', '#6d513b'], true),
    ),
  )
  const leaf = dice.pick(['#3f7350', '#4d7f4b', '#33684f'])
  const spread = Math.max(70, height * 0.34)
  for (let frond = 0; frond < 11; frond++) {
    const angle = -Math.PI * (-0.18 + (1.36 * frond) / 10)
    const reach = spread * dice.between(0.85, 1.12)
    const tip: Point = [
      topX + Math.cos(angle) * reach,
      topY + Math.sin(angle) * reach * 0.72 + reach * 0.36,
    ]
    const bend: Point = [
      topX + Math.cos(angle) * reach * 0.55,
      topY + Math.sin(angle) * reach * 0.85 - reach * 0.12,
    ]
    const tone = frond % 3 === 0 ? darker(leaf, 0.28) : frond % 3 === 1 ? leaf : lighter(leaf, 0.2)
    sheet.add(
      path(
        `M${f(topX)} ${f(topY)} Q${f(bend[0])} ${f(bend[1] - 12)} ${f(tip[0])} ${f(tip[1])} Q${f(bend[0])} ${f(bend[1] + 18)} ${f(topX)} ${f(topY)}Z`,
        tone,
      ),
    )
  }
}

/** Pointed leaves from the ground: agave, henequén, or a low bush of them. */
export function agave(sheet: Sheet, x: number, base: number, size: number): void {
  const { dice } = sheet
  const colour = dice.pick(['#6f9384', '#7c9d8c', '#5f8778'])
  sheet.add(ellipse(x + size * 0.2, base + 2, size, size * 0.13, '#2b2453', 'opacity="0.28"'))
  for (let leaf = 0; leaf < 11; leaf++) {
    const angle = Math.PI * (1.06 + (0.88 * leaf) / 10)
    const reach = size * dice.between(0.8, 1.1)
    const tip: Point = [x + Math.cos(angle) * reach, base + Math.sin(angle) * reach]
    const side = size * 0.085
    const tone = leaf % 2 ? darker(colour, 0.25) : lighter(colour, 0.18)
    sheet.add(polygon([[x - side, base], tip, [x + side, base]], tone))
  }
}

export function shrub(sheet: Sheet, x: number, base: number, size: number, colour?: string): void {
  const leaf = colour ?? sheet.dice.pick(LEAVES)
  sheet.add(
    ellipse(x + size * 0.25, base + 2, size * 1.1, size * 0.14, '#2b2453', 'opacity="0.25"'),
  )
  leaves(sheet, { x, y: base - size * 0.42, rx: size * 0.92, ry: size * 0.5 }, leaf)
}

/** Bougainvillea spilling over a wall, from its upper edge down. */
export function bougainvillea(
  sheet: Sheet,
  x: number,
  top: number,
  width: number,
  drop: number,
): void {
  const { dice } = sheet
  const flower = dice.pick([BOUGAINVILLEA, '#d6437f', '#b8327c', '#e0703a'])
  const layers = [
    { tone: '#2f5640', count: 30, size: 26 },
    { tone: '#4d7a4c', count: 20, size: 15 },
    { tone: darker(flower, 0.28), count: 30, size: 17 },
    { tone: flower, count: 38, size: 13 },
    { tone: mix(flower, '#ffd3c2', 0.42), count: 28, size: 7 },
  ]
  layers.forEach(({ tone, count, size }, layer) => {
    for (let part = 0; part < count; part++) {
      const along = (dice.between(0, 1) + dice.between(0, 1)) / 2
      const fall = dice.between(0, 1) ** 1.5 * drop * (1.1 - Math.abs(along - 0.5) * 1.9)
      const round = size * dice.between(0.7, 1.2)
      sheet.add(
        blob(
          dice,
          x + along * width - layer * 2,
          top + fall - layer * 3,
          round * 1.15,
          round,
          tone,
        ),
      )
    }
  })
}

/** A branch that hangs into the picture from an upper corner and gives it depth. */
export function overhang(sheet: Sheet, corner: 'left' | 'right'): void {
  const { dice } = sheet
  const leaf = darker(dice.pick(LEAVES), 0.3)
  const edge = corner === 'left' ? 0 : WIDTH
  const inward = corner === 'left' ? 1 : -1
  const branch = `M${edge} 20 Q${edge + inward * 150} 30 ${edge + inward * 330} 118`
  sheet.add(path(branch, 'none', 'stroke="#4a362c" stroke-width="9"'))
  for (let part = 0; part < 60; part++) {
    const along = dice.between(0, 1)
    const x = edge + inward * along * 360
    const y = 20 + along ** 1.6 * 100 + dice.between(-60, 46)
    const tone = dice.pick([
      leaf,
      lighter(leaf, 0.1),
      darker(leaf, 0.2),
      mix(leaf, '#8fa04e', 0.35),
    ])
    const turn = `transform="rotate(${f(dice.between(-60, 60))} ${f(x)} ${f(y)})"`
    sheet.add(ellipse(x, y, dice.between(16, 30), dice.between(7, 12), tone, turn))
  }
}
