import { currentCaller } from '../bound-callers.ts'
import { passwordsAt, type Passwords } from './password.ts'
import { PasswordTurns, type Asker } from './password-turns.ts'

export interface QueuedPasswords extends Passwords {
  inTurn<T>(asker: Asker, work: (passwords: Passwords) => Promise<T>): Promise<T>
}

export function queuedPasswordsAt(cost: number, turns = new PasswordTurns()): QueuedPasswords {
  const passwords = passwordsAt(cost)
  let asked = 0
  // People of one network sign up independently, so each request has a key of its own.
  const asker = (): Asker => ({ key: `request ${asked++}`, network: currentCaller() })
  return {
    hash: (password) => turns.run(asker(), () => passwords.hash(password)),
    matches: (password, stored) => turns.run(asker(), () => passwords.matches(password, stored)),
    inTurn: (given, work) => turns.run(given, () => work(passwords)),
  }
}
