import { resolve } from 'node:path'

/** npm changes to the checkout's folder and names the original one, to which the path is relative. */
export function resolveHere(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
}
