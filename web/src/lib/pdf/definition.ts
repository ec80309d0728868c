/** All lengths are in points: 72 are an inch. */
export type PdfContent = string | PdfNode | readonly PdfContent[]

type Margin = number | readonly [number, number] | readonly [number, number, number, number]

interface PdfStyle {
  font?: string
  fontFeatures?: Readonly<Record<string, boolean>>
  fontSize?: number
  bold?: boolean
  italics?: boolean
  color?: string
  fillColor?: string
  alignment?: 'left' | 'right' | 'center' | 'justify'
  lineHeight?: number
  characterSpacing?: number
  margin?: Margin
}

interface PdfLine {
  type: 'line'
  x1: number
  y1: number
  x2: number
  y2: number
  lineWidth?: number
  lineColor?: string
}

interface PdfRect {
  type: 'rect'
  x: number
  y: number
  w: number
  h: number
  r?: number
  color?: string
  lineWidth?: number
  lineColor?: string
}

interface PdfTableLayout {
  hLineWidth?: (line: number) => number
  vLineWidth?: (line: number) => number
  hLineColor?: string
  vLineColor?: string
  paddingLeft?: () => number
  paddingRight?: () => number
  paddingTop?: () => number
  paddingBottom?: () => number
  fillColor?: (row: number) => string | null
}

export interface PdfNode extends PdfStyle {
  text?: PdfContent
  link?: string
  stack?: readonly PdfContent[]
  columns?: readonly PdfContent[]
  columnGap?: number
  ul?: readonly PdfContent[]
  ol?: readonly PdfContent[]
  start?: number
  type?: 'none'
  table?: {
    body: readonly (readonly PdfContent[])[]
    widths?: readonly (number | '*' | 'auto' | `${number}%`)[]
    headerRows?: number
    heights?: readonly number[]
    dontBreakRows?: boolean
    keepWithHeaderRows?: number
  }
  layout?: PdfTableLayout | 'noBorders' | 'lightHorizontalLines'
  colSpan?: number
  /** A data URL; makePdf refuses every other address. */
  image?: string
  svg?: string
  fit?: readonly [number, number]
  height?: number
  absolutePosition?: { x: number; y: number }
  width?: number | '*' | 'auto' | `${number}%`
  canvas?: readonly (PdfLine | PdfRect)[]
  style?: string | readonly string[]
  pageBreak?: 'before' | 'after'
  unbreakable?: boolean
  headlineLevel?: number
  preserveLeadingSpaces?: boolean
}

interface PdfPlace {
  pageNumbers: readonly number[]
  headlineLevel?: number
  startPosition: { verticalRatio: number }
}

export interface PdfDefinition {
  content: PdfContent
  info?: { title?: string; author?: string; subject?: string }
  pageSize?: 'LETTER' | 'A4' | 'TABLOID'
  pageOrientation?: 'portrait' | 'landscape'
  pageMargins?: Margin
  header?: (page: number, pages: number) => PdfContent
  footer?: (page: number, pages: number) => PdfContent
  styles?: Readonly<Record<string, PdfStyle>>
  defaultStyle?: PdfStyle
  pageBreakBefore?: (node: PdfPlace) => boolean
  language?: string
}
