/**
 * Whether this device's session came from a recovery mail and still needs a new password (ACC-37). Stored beside the session, so
 * that a reload or another tab cannot get around it.
 */
const KEY = 'predio.owes-password'

let owesWithoutStorage = false

export function owesPassword(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return owesWithoutStorage
  }
}

export function setOwesPassword(owes: boolean): void {
  owesWithoutStorage = owes
  try {
    if (owes) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage it lasts as long as the page, and so does the session.
  }
}
