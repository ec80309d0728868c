import type { Dice } from './random.ts'
import type { Light } from './light.ts'

/** One picture while it is drawn: shapes in order, and the gradients they need. */
export interface Sheet {
  dice: Dice
  light: Light
  add(...shapes: string[]): void
  /** Adds a gradient from top to bottom (or from left to right) and gives the fill that uses it. */
  fade(colours: readonly string[], sideways?: boolean): string
  /** Adds light that fades away from a point. */
  shine(x: number, y: number, radius: number, colour: string, strength: number): void
  /** Mirrored or from nearer by, scenes of the same kind look like different places. */
  toSvg(view: { mirrored: boolean; zoom: number }): string
}

export const WIDTH = 1200
export const HEIGHT = 800

export function createSheet(dice: Dice, light: Light): Sheet {
  const shapes: string[] = []
  const gradients: string[] = []
  return {
    dice,
    light,
    add: (...more) => void shapes.push(...more),
    fade(colours, sideways = false) {
      const id = `g${gradients.length}`
      const stops = colours
        .map(
          (colour, index) =>
            `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
        )
        .join('')
      const direction = sideways ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
      gradients.push(
        `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${stops}</linearGradient>`,
      )
      return `url(#${id})`
    },
    shine(x, y, radius, colour, strength) {
      const id = `g${gradients.length}`
      gradients.push(
        `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>` +
          `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      )
      shapes.push(
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})" style="mix-blend-mode:screen"/>`,
      )
    },
    toSvg: ({ mirrored, zoom }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
      `<defs>${gradients.join('')}${PAINT}</defs>` +
      `<g filter="url(#brush)"><g transform="${camera(mirrored, zoom)}">` +
      `${shapes.join('')}</g></g>${PIGMENT}${VIGNETTE}</svg>`,
  }
}

function camera(mirrored: boolean, zoom: number): string {
  const [x, y] = [WIDTH / 2, 480]
  const nearer = `translate(${x} ${y}) scale(${zoom}) translate(${-x} ${-y})`
  return mirrored ? `translate(${WIDTH}) scale(-1 1) ${nearer}` : nearer
}

// Edges tremble a little and the pigment lies unevenly, as gouache does; coarse enough to compress well.
const PAINT = `
  <filter id="brush" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.018" numOctaves="2" seed="4" result="noise"/>
    <feDisplacementMap in="SourceGraphic" in2="noise" scale="3.2" xChannelSelector="R" yChannelSelector="G" result="wet"/>
    <feGaussianBlur in="wet" stdDeviation="1"/>
  </filter>
  <filter id="pigment" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.006 0.011" numOctaves="3" seed="9"/>
    <feColorMatrix values="0 0 0 0 0.32  0 0 0 0 0.22  0 0 0 0 0.16  0.9 0 0 0 -0.32"/>
  </filter>
  <radialGradient id="vignette" cx="0.5" cy="0.45" r="0.8">
    <stop offset="0.6" stop-color="#2a1c2e" stop-opacity="0"/>
    <stop offset="1" stop-color="#2a1c2e" stop-opacity="0.28"/>
  </radialGradient>`

const PIGMENT = `<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#pigment)" opacity="0.22" style="mix-blend-mode:multiply"/>`
const VIGNETTE = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/>`
