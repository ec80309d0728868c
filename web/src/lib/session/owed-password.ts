/**
 * ACC-37: a session from a recovery mail owes a new password. This is stored beside the session, so that a reload or another tab cannot
 * avoid it.
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
    // Without storage the session, too, lasts only as long as the page.
  }
}
