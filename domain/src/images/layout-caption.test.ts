import { describe, expect, it } from 'vitest'
import { fitText } from './fit-text.ts'
import type { LogoPosition } from './image-rules.ts'
import { layoutCaption } from './layout-caption.ts'
import { placeLogo } from './place-logo.ts'

const measure = (text: string, fontSize: number) => (Array.from(text).length * fontSize) / 2
const POST = { width: 1080, height: 1080 }
const CAPTION = { price: '$2,500,000', place: 'Altabrisa, Mérida' }

const logoAt = (position: LogoPosition) => ({
  area: placeLogo(POST, { width: 300, height: 300 }, position),
  position,
})

describe('IMG-23 writes price and place along the bottom of the image', () => {
  it('a caption starts at the margin when there is no logo', () => {
    expect(layoutCaption(POST, CAPTION, null, measure)).toEqual({
      band: { x: 0, y: 918, width: 1080, height: 162 },
      align: 'left',
      lines: [
        { kind: 'price', text: '$2,500,000', fontSize: 59, x: 20, y: 938 },
        { kind: 'place', text: 'Altabrisa, Mérida', fontSize: 38, x: 20, y: 1012 },
      ],
    })
  })

  it.each<[LogoPosition, 'left' | 'right', number, number]>([
    ['bottomRight', 'left', 20, 858],
    ['bottomLeft', 'right', 1060, 858],
    ['topRight', 'left', 20, 1040],
    ['topLeft', 'left', 20, 1040],
  ])('a caption beside a logo %s: %s at %i, %i px of room', (position, align, x, room) => {
    const long = { price: '$2,500,000', place: 'x'.repeat(200) }
    const layout = layoutCaption(POST, long, logoAt(position), measure)
    const place = layout?.lines[1]
    expect(layout?.align).toBe(align)
    expect(place?.x).toBe(x)
    expect(place && measure(place.text, place.fontSize)).toBe(Math.floor(room / 6) * 6)
  })

  it.each([
    [{ price: '$2,500,000', place: '' }, ['price']],
    [{ price: ' ', place: 'Centro' }, ['place']],
    [{ price: 'Precio a consultar', place: '  Centro \n Mérida ' }, ['price', 'place']],
  ])('the caption of %j has the lines %j', (caption, kinds) => {
    const layout = layoutCaption(POST, caption, null, measure)
    expect(layout?.lines.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('a caption has its whitespace collapsed', () => {
    const layout = layoutCaption(POST, { price: '', place: ' Centro \n Mérida ' }, null, measure)
    expect(layout?.lines[0]?.text).toBe('Centro Mérida')
  })

  it.each([
    ['empty texts', POST, { price: '', place: ' ' }],
    ['a profile picture', { width: 299, height: 299 }, CAPTION],
    ['a strip', { width: 1584, height: 200 }, CAPTION],
  ])('an image gets no caption for %s', (_name, image, caption) => {
    expect(layoutCaption(image, caption, null, measure)).toBeNull()
  })

  it.each([
    [1080, 1920],
    [820, 312],
    [300, 300],
    [1920, 1080],
  ])('the caption stays inside an image of %i×%i', (width, height) => {
    const layout = layoutCaption({ width, height }, CAPTION, null, measure)
    expect(layout?.band.y).toBeGreaterThanOrEqual(height / 2)
    for (const { text, fontSize, x, y } of layout?.lines ?? []) {
      expect(x + measure(text, fontSize)).toBeLessThanOrEqual(width - 20)
      expect(y + fontSize).toBeLessThanOrEqual(height - 20)
    }
  })
})

describe('IMG-24 a long text gets a smaller font first and is shortened then', () => {
  it.each([
    ['fits', 'Centro', 200, { text: 'Centro', fontSize: 40 }],
    ['smaller', 'Temozón Norte', 200, { text: 'Temozón Norte', fontSize: 30 }],
    [
      'shorter',
      'Fraccionamiento Las Américas',
      200,
      { text: 'Fraccionamiento Las…', fontSize: 20 },
    ],
    ['one letter', 'Centro', 20, { text: 'C…', fontSize: 20 }],
    ['an emoji is not cut in two', '🏡🏡🏡🏡', 30, { text: '🏡🏡…', fontSize: 20 }],
  ])(
    'a caption’s long text is made smaller first and then shortened: %s',
    (_name, text, room, fitted) => {
      expect(fitText(text, room, { largest: 40, smallest: 20 }, measure)).toEqual(fitted)
    },
  )

  it.each([5, 0, -40])('a caption’s text does not fit into %i px', (room) => {
    expect(fitText('Centro', room, { largest: 40, smallest: 20 }, measure)).toBeNull()
  })
})
