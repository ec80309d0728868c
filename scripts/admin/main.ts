import { createInterface } from 'node:readline/promises'
import { readVariables } from '../../backend/src/config.ts'
import { root } from '../lib/root.mjs'
import { runAdmin } from './run-admin.ts'

export async function main(): Promise<void> {
  const { text, exitCode, isRefusal } = await runAdmin(process.argv.slice(2), {
    root,
    variables: readVariables(root, process.env),
    ...(process.stdin.isTTY && { ask }),
  })
  if (isRefusal) process.stderr.write(`\n${text}\n\n`)
  else process.stdout.write(`${text}\n`)
  process.exitCode = exitCode
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
