/** Switches read the same everywhere: on, true or 1. */
export function isOn(value: string | undefined): boolean {
  return value === 'on' || value === 'true' || value === '1'
}
