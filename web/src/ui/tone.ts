/** Each tone also has its own shape, for people who cannot distinguish its colour. */
export type Tone = 'neutral' | 'success' | 'info' | 'warning' | 'attention' | 'danger'

export const SOFT: Record<Tone, string> = {
  neutral: 'bg-ink/8 text-ink-soft',
  success: 'bg-success-soft text-success',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  attention: 'bg-attention-soft text-attention',
  danger: 'bg-danger-soft text-danger',
}
