import { PEOPLE, type SampleClient } from '@predio/domain/samples'
import { BUYERS } from './clients/buyers.ts'
import { INVESTORS } from './clients/investors.ts'
import { OWNERS } from './clients/owners.ts'
import { TENANTS } from './clients/tenants.ts'

const ALL = [...PEOPLE, ...BUYERS, ...TENANTS, ...OWNERS, ...INVESTORS] as const

export type ClientKey = (typeof ALL)[number]['key']

export const CLIENTS: readonly (SampleClient & { key: ClientKey })[] = ALL
