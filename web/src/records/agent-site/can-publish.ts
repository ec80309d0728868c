import type { Property } from '@predio/domain/properties'
import { deployment } from '../../lib/deployment.ts'

/** WEB-85: an own listing that is offered, where Predio's server makes the sites. */
export function canPublish({ own }: Property): boolean {
  return own !== undefined && !own.isArchived && !own.isExample && deployment().sites === true
}
