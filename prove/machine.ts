import { arch, cpus, totalmem } from 'node:os'
import { locateBinaries } from '../backend/src/database/embedded/binaries.ts'

export interface Machine {
  cores: number
  architecture: string
  memoryGb: number
  node: string
  postgres: string
}

export function describeMachine(): Machine {
  return {
    cores: cpus().length,
    architecture: arch(),
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    postgres: locateBinaries().version.split('-')[0]!,
  }
}

export function nameMachine({ cores, architecture, memoryGb, node, postgres }: Machine): string {
  return `${cores} cores (${architecture}), ${memoryGb} GB of memory, Node ${node}, PostgreSQL ${postgres}`
}
