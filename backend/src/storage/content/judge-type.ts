import { invalidMimeType, mimeTypeMismatch } from '../errors.ts'
import type { Family } from './sniff-head.ts'
import { DOC, DOCX, JPEG, ODT, PDF, PNG, TELLABLE, TEXT, UNKNOWN, type FoundType } from './types.ts'

export type AllowedTypes = readonly string[] | null

const FAMILY_OF: Record<string, Family> = {
  [PDF]: 'pdf',
  [DOC]: 'ole',
  [DOCX]: 'zip',
  [ODT]: 'zip',
  [JPEG]: 'jpeg',
  [PNG]: 'png',
  [TEXT]: 'other',
}

export function restricts(allowed: AllowedTypes): allowed is readonly string[] {
  return allowed !== null && allowed.length > 0
}

/** The type becomes a header of every download, so its form is checked. */
const SYNTAX = /^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}(?:\s*;[\x20-\x7e]{0,200})?$/

/** Refuses a specific declared type that the bucket does not allow, before the bytes arrive. */
export function judgeDeclared(declared: string | undefined, allowed: AllowedTypes): void {
  if (declared !== undefined && !SYNTAX.test(declared)) throw invalidMimeType(declared)
  if (!restricts(allowed) || isUndeclared(declared)) return
  if (!isAllowed(declared, allowed)) throw invalidMimeType(declared)
}

/** If the first bytes contradict the declared type, the file is not read to its end. */
export function judgeFamily(
  family: Family,
  declared: string | undefined,
  allowed: AllowedTypes,
): void {
  if (!restricts(allowed) || isUndeclared(declared)) return
  const expected = FAMILY_OF[essenceOf(declared)]
  if (expected !== undefined && expected !== family) {
    throw mimeTypeMismatch(declared, family === 'other' ? 'something else' : family)
  }
}

/**
 * In a bucket with a list of types, the detected type must be listed and agree with the declared one. If a listed type cannot be detected
 * (image/webp, for example), the declaration is believed unless the bytes are recognisably something else.
 */
export function judgeContent(
  found: FoundType,
  declared: string | undefined,
  allowed: AllowedTypes,
): string {
  if (!restricts(allowed)) return declared ?? UNKNOWN
  if (isUndeclared(declared)) {
    if (!isAllowed(found, allowed)) throw invalidMimeType(found)
    return found
  }
  judgeDeclared(declared, allowed)
  if (agrees(found, essenceOf(declared))) return declared
  throw isAllowed(found, allowed) ? mimeTypeMismatch(declared, found) : invalidMimeType(found)
}

/** Turns `text/plain;charset=utf-8` into `text/plain`. */
function essenceOf(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase()
}

function isUndeclared(declared: string | undefined): declared is undefined {
  return declared === undefined || essenceOf(declared) === UNKNOWN
}

/** Like Supabase, this compares the whole type with its parameters, or `type/*`. */
function isAllowed(type: string, allowed: readonly string[]): boolean {
  return allowed.some(
    (pattern) =>
      pattern === type ||
      pattern === '*/*' ||
      (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1))),
  )
}

function agrees(found: FoundType, essence: string): boolean {
  if (TELLABLE.has(essence)) return found === essence
  if (essence.startsWith('text/') || /[/+](?:json|xml)$/.test(essence)) return found === TEXT
  // Old spreadsheets are OLE files like DOC, and some application types, such as RTF, are text.
  return (
    found === UNKNOWN || (essence.startsWith('application/') && (found === DOC || found === TEXT))
  )
}
