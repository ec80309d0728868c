/** 'error': a legal requirement is missing; 'warning': to be reviewed; 'info': for information. */
export interface Finding {
  severity: 'error' | 'warning' | 'info'
  text: string
}
