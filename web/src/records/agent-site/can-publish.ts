import type { Property } from '@predio/domain/properties'
import { deployment } from '../../lib/deployment.ts'

/** WEB-85: an own listing that is offered, where Predio's server makes the sites. */
export function canPublish({ own }: Property): boolean {
  return deployment().sites === true && own !== undefined && !own.isArchived && !own.isExample
}
