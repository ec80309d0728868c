import { createHmac } from 'node:crypto'
import { jwtSecret } from './context.ts'

export type Claims = Record<string, unknown>

export function claimsOf(token: string): Claims {
  return decodePart(token, 1)
}

export function headerOf(token: string): Claims {
  return decodePart(token, 0)
}

function decodePart(token: string, index: number): Claims {
  const part = token.split('.')[index]
  if (part === undefined) throw new Error('not a token')
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Claims
}

export function sign(claims: Claims, secret: string = jwtSecret): string {
  const encode = (part: Claims): string => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
