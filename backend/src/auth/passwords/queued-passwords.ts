import { currentCaller } from '../bound-callers.ts'
import { passwordsAt, type Passwords } from './password.ts'
import { PasswordTurns, type Asker } from './password-turns.ts'

/** Passwords that are hashed and compared in turn, for the caller of the present request. */
export interface QueuedPasswords extends Passwords {
  /** One turn for the comparison and what has to be asked right before it and stored right after. */
  inTurn<T>(asker: Asker, work: (passwords: Passwords) => Promise<T>): Promise<T>
}

export function queuedPasswordsAt(cost: number, turns = new PasswordTurns()): QueuedPasswords {
  const passwords = passwordsAt(cost)
  let asked = 0
  // People sign up beside each other in one network: nobody waits for somebody else's turn to end.
  const asker = (): Asker => ({ key: `request ${asked++}`, network: currentCaller() })
  return {
    hash: (password) => turns.run(asker(), () => passwords.hash(password)),
    matches: (password, stored) => turns.run(asker(), () => passwords.matches(password, stored)),
    inTurn: (given, work) => turns.run(given, () => work(passwords)),
  }
}
