import { cropArea, OUTPUT_TYPE } from '@predio/domain/images'
import { textOn, tintOf, WHITE } from '@predio/domain/identity'
import type { Sheet } from '@predio/domain/sheets'
import { canvasOf } from '../../../lib/pictures/canvas.ts'
import { decode } from '../../../lib/pictures/decode.ts'
import { codeSquares } from '../look/draw-code.ts'
import { INK, SOFT } from '../look/sheet-look.ts'
import { withoutPictograms } from '../look/sheet-fonts.ts'
import { loadPictures, loadPublicPicture } from './load-pictures.ts'

/** SHEET-10: social networks show this format uncut in a feed, and WhatsApp in a chat. */
const PICTURE = { width: 1080, height: 1350 } as const

const PHOTO = 742
const MARGIN = 64
const WIDTH = PICTURE.width - 2 * MARGIN
const FOOT = 168
const QUALITY = 0.9
const BODY = '"Nunito Sans Variable", "Nunito Sans", sans-serif'
const HEAD = '"Piazzolla Variable", "Piazzolla", serif'

type Context = OffscreenCanvasRenderingContext2D

export async function drawPicture(sheet: Sheet, signal: AbortSignal): Promise<Blob> {
  await loadFonts()
  const { canvas, context } = canvasOf(PICTURE, true)
  await drawPhoto(context, sheet, signal)
  context.fillStyle = sheet.color
  context.fillRect(0, PHOTO, PICTURE.width, 8)
  drawOffer(context, sheet)
  await drawFoot(context, sheet, signal)
  return canvas.convertToBlob({ type: OUTPUT_TYPE, quality: QUALITY })
}

async function loadFonts(): Promise<void> {
  await Promise.allSettled(
    [`400 30px ${BODY}`, `700 30px ${BODY}`, `600 50px ${HEAD}`].map((font) =>
      document.fonts.load(font),
    ),
  )
}

async function drawPhoto(context: Context, sheet: Sheet, signal: AbortSignal): Promise<void> {
  const [first] = await loadPictures(sheet.images.slice(0, 1), signal)
  if (!first) {
    context.fillStyle = tintOf(sheet.color, 0.18)
    context.fillRect(0, 0, PICTURE.width, PHOTO)
    return
  }
  const bitmap = await decode(first.blob)
  const { area } = cropArea(first.size, { width: PICTURE.width, height: PHOTO })
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, PICTURE.width, PHOTO)
  bitmap.close()
}

function drawOffer(context: Context, sheet: Sheet): void {
  let y = PHOTO + 62
  write(context, sheet.offer.toLocaleUpperCase('es-MX'), {
    y,
    size: 24,
    weight: 700,
    color: sheet.ink,
    spacing: 3,
  })
  y += 64
  write(context, sheet.price, { y, size: 60, weight: 600, color: sheet.ink, family: HEAD })
  y += 58
  for (const line of wrap(context, sheet.title, `600 42px ${HEAD}`, 2)) {
    write(context, line, { y, size: 42, weight: 600, color: INK, family: HEAD })
    y += 50
  }
  if (sheet.place !== null) {
    write(context, sheet.place, { y, size: 28, weight: 400, color: SOFT })
    y += 46
  }
  const facts = sheet.facts.slice(0, 4).map(({ label, value }) => `${value} ${label.toLowerCase()}`)
  write(context, facts.join('  ·  '), { y, size: 26, weight: 700, color: INK })
  // The picture for a colleague has no foot with the agent's contact, so one more line fits.
  if (sheet.commission !== null)
    write(context, sheet.commission, { y: y + 46, size: 26, weight: 700, color: sheet.ink })
}

async function drawFoot(context: Context, sheet: Sheet, signal: AbortSignal): Promise<void> {
  const { contact, contactCode, color } = sheet
  if (!contact) return
  const top = PICTURE.height - FOOT
  context.fillStyle = color
  context.fillRect(0, top, PICTURE.width, FOOT)
  let x = MARGIN
  const side = 116
  const portrait = await loadPublicPicture(contact.photoUrl, signal)
  if (portrait) {
    const bitmap = await decode(portrait.blob)
    const { area } = cropArea(portrait.size, { width: side, height: side })
    context.save()
    context.beginPath()
    context.arc(x + side / 2, top + FOOT / 2, side / 2, 0, 2 * Math.PI)
    context.clip()
    context.drawImage(
      bitmap,
      area.x,
      area.y,
      area.width,
      area.height,
      x,
      top + (FOOT - side) / 2,
      side,
      side,
    )
    context.restore()
    bitmap.close()
    x += side + 28
  }
  const codeSide = contactCode ? 132 : 0
  const room = PICTURE.width - MARGIN - x - (codeSide === 0 ? 0 : codeSide + 28)
  const ink = textOn(color)
  const name = contact.name ?? contact.company ?? ''
  const second = [contact.name === null ? null : contact.company, contact.license]
    .filter(Boolean)
    .join(' · ')
  write(context, name, { x, y: top + 62, size: 34, weight: 700, color: ink, room })
  write(context, second, { x, y: top + 96, size: 22, weight: 400, color: ink, room })
  write(context, contact.phone ?? '', { x, y: top + 136, size: 30, weight: 700, color: ink, room })
  if (contactCode)
    drawCode(
      context,
      contactCode.url,
      PICTURE.width - MARGIN - codeSide,
      top + (FOOT - codeSide) / 2,
      codeSide,
    )
}

function drawCode(context: Context, url: string, x: number, y: number, side: number): void {
  context.fillStyle = WHITE
  context.beginPath()
  context.roundRect(x, y, side, side, 10)
  context.fill()
  const rows = codeSquares(url)
  const quiet = 8
  const unit = (side - 2 * quiet) / rows.length
  context.fillStyle = INK
  for (const [row, squares] of rows.entries()) {
    for (const [column, isDark] of squares.entries()) {
      // The squares overlap, which hides the light line between two of them.
      if (isDark)
        context.fillRect(x + quiet + column * unit, y + quiet + row * unit, unit + 0.3, unit + 0.3)
    }
  }
}

interface Written {
  x?: number
  y: number
  size: number
  weight: number
  color: string
  family?: string
  room?: number
  spacing?: number
}

function write(context: Context, text: string, look: Written): void {
  const { x = MARGIN, y, size, weight, color, family = BODY, room = WIDTH, spacing = 0 } = look
  const clean = withoutPictograms(text)
  if (clean === '') return
  context.letterSpacing = `${spacing}px`
  context.font = `${weight} ${size}px ${family}`
  const width = context.measureText(clean).width
  const fitted = Math.max(size * 0.8, Math.min(size, (size * room) / width))
  context.font = `${weight} ${fitted}px ${family}`
  context.fillStyle = color
  context.fillText(cutTo(context, clean, room), x, y)
  context.letterSpacing = '0px'
}

function cutTo(context: Context, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text
  const letters = Array.from(text)
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > room)
    letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function wrap(context: Context, text: string, font: string, maxLines: number): string[] {
  context.font = font
  const lines: string[] = []
  let line = ''
  for (const word of withoutPictograms(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && lines.length < maxLines - 1 && context.measureText(longer).width > WIDTH) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
