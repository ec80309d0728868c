/** An 'error' means that a legal requirement is missing; a 'warning' asks for a review. */
export interface Finding {
  severity: 'error' | 'warning' | 'info'
  text: string
}
