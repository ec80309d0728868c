export function isOn(value: string | undefined): boolean {
  return value === 'on' || value === 'true' || value === '1'
}
