/** An 'error' is a missing legal requirement; a 'warning' needs review. */
export interface Finding {
  severity: 'error' | 'warning' | 'info'
  text: string
}
