export interface Size {
  width: number
  height: number
}

export interface Area extends Size {
  x: number
  y: number
}
