/** 'error' lacks what the law asks for, 'warning' should be looked at, 'info' is good to know. */
export interface Finding {
  severity: 'error' | 'warning' | 'info'
  text: string
}
