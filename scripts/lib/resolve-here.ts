import { resolve } from 'node:path'

/** A path as the person wrote it: npm changes to the checkout's folder and says where it was called. */
export function resolveHere(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
}
