import { pino, type Logger } from 'pino'
import type { Config } from '../config.ts'
import { readableLine } from './readable-line.ts'

export function createLog({ logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): Logger {
  if (logFormat === 'json') return pino({ level: logLevel })
  const toPeople = { write: (json: string) => void process.stdout.write(readableLine(json)) }
  return pino({ level: logLevel }, toPeople)
}
