/** What a preview shows of a word processor's file. */
export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'item'
  text: string
}

/** In its place among the others. */
export interface PlacedBlock extends TextBlock {
  id: number
}
