export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'item'
  text: string
}

/** Position of the block in the document. */
export interface PlacedBlock extends TextBlock {
  id: number
}

export const BLOCK_CLASS: Record<TextBlock['kind'], string> = {
  heading: 'mt-3 text-lg font-semibold first:mt-0',
  paragraph: '',
  item: 'ml-4 border-l-2 border-line pl-3',
}
