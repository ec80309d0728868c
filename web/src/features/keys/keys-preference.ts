import { readPreference, savePreference } from '../../lib/preferences.ts'

export const KEYS_PART = 'teclas'

const NAME = 'single-keys'

/** KEY-04: the keys are on until the person switches them off on this device. */
export function areKeysOn(userId: string): boolean {
  return readPreference(NAME, userId) !== false
}

export function switchKeys(userId: string, isOn: boolean): void {
  savePreference(NAME, userId, isOn)
}
