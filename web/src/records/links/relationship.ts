import type { ClientType } from '@predio/domain/clients'
import { messages } from './messages.ts'

export const RELATIONSHIPS = ['owner', 'buyer', 'tenant', 'investor', 'interested'] as const
export type Relationship = (typeof RELATIONSHIPS)[number]

export const RELATIONSHIP_LABELS: Record<Relationship, string> = {
  owner: messages.owner,
  buyer: messages.buyer,
  tenant: messages.tenant,
  investor: messages.investor,
  interested: messages.interested,
}

export const CLIENT_TYPE_OF: Record<Relationship, ClientType> = {
  owner: 'propietario',
  buyer: 'comprador',
  tenant: 'inquilino',
  investor: 'inversionista',
  interested: 'comprador',
}

export function isRelationship(text: string): text is Relationship {
  return RELATIONSHIPS.some((each) => each === text)
}

/** The API types the column as text; a database constraint allows only these relationships. */
export function relationshipLabel(text: string): string {
  return isRelationship(text) ? RELATIONSHIP_LABELS[text] : text
}
