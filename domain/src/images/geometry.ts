/** Whole pixels. */
export interface Size {
  width: number
  height: number
}

/** From the top left corner. */
export interface Area extends Size {
  x: number
  y: number
}
