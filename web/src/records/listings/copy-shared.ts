import type { Property } from '@predio/domain/properties'
import { log } from '../../lib/log.ts'
import { ensureLocalProperty } from './store/api/ensure-local-property.ts'

/**
 * PROP-40: a shared listing gets a copy in the account, so that it stays known when it leaves the site. Sharing does not wait for the
 * copy.
 */
export function copyShared(property: Property): void {
  ensureLocalProperty(property).catch((error: unknown) => {
    log.warn('no local copy of a shared property', error)
  })
}
