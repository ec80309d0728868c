import type { Property } from '@predio/domain/properties'
import { ensureLocalProperty } from '../../listings/store/api/ensure-local-property.ts'

export class LocalCopyMissing extends Error {
  override name = 'LocalCopyMissing'
}

interface LocalTarget {
  property: Property
  localId: string | undefined
}

/**
 * A listing without a row gets one first, and so does a listing whose row was deleted meanwhile; `write` returns null if the row is gone.
 */
export async function writeLocalRow<Written>(
  { property, localId }: LocalTarget,
  write: (id: string) => Promise<Written | null>,
): Promise<Written> {
  const known = localId === undefined ? null : await write(localId)
  if (known !== null) return known
  const written = await write(await makeLocalRow(property))
  if (written === null) throw new Error('The local copy is gone')
  return written
}

async function makeLocalRow(property: Property): Promise<string> {
  try {
    return await ensureLocalProperty(property)
  } catch (cause) {
    throw new LocalCopyMissing('no local copy', { cause })
  }
}
