/** The types contain no node for HTML, links or images, so no text of an AI or of somebody else's template can become one. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'break' }

export interface Heading {
  type: 'heading'
  level: 1 | 2 | 3
  children: Inline[]
}

export interface Paragraph {
  type: 'paragraph'
  children: Inline[]
}

export interface ListItem {
  children: Inline[]
  checked: boolean | null
  lists: List[]
}

export interface List {
  type: 'list'
  ordered: boolean
  start: number
  items: ListItem[]
}

interface Rule {
  type: 'rule'
}

export interface Signature {
  type: 'signature'
  lines: Inline[][]
}

export interface Table {
  type: 'table'
  header: Inline[][]
  rows: Inline[][][]
}

export type Block = Heading | Paragraph | List | Rule | Signature | Table
