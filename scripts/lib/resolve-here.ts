import { resolve } from 'node:path'

/** npm changes to the checkout's folder and passes the original one in INIT_CWD, to which the path is relative. */
export function resolveHere(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
}
