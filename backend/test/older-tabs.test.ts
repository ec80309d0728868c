import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { newPerson } from '../../test-support/accounts.ts'
import { namedTexts } from '../../test-support/older-tab/made-values.ts'
import { prepareAgent } from '../../test-support/older-tab/prepare-agent.ts'
import {
  readRecording,
  RECORDINGS,
  type Recording,
} from '../../test-support/older-tab/recording.ts'
import { findDifferences } from '../../test-support/older-tab/replay/compare.ts'
import {
  fillNewColumns,
  findChanged,
  listNewColumns,
} from '../../test-support/older-tab/replay/new-columns.ts'
import { replay } from '../../test-support/older-tab/replay/replay.ts'
import { readRows } from '../../test-support/older-tab/replay/stored-rows.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'

// docs/release.md describes how a recording is made; test-support/older-tab replays the recording.
let backend: TestBackend
afterEach(() => backend.close())

async function signUp(): Promise<{ id: string; email: string }> {
  const person = newPerson()
  const response = await ask('/auth/v1/signup', {
    method: 'POST',
    headers: {
      apikey: backend.services.keyring.publishableKey,
      'content-type': 'application/json',
    },
    body: JSON.stringify(person),
  })
  const { user } = (await response.json()) as { user: { id: string } }
  return { id: user.id, email: person.email }
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  return backend.fetch(new Request(`http://localhost:3000${path}`, init))
}

it.each(readdirSync(RECORDINGS))(
  'OPS-95 OPS-96 answers every call of a tab of %s as its own server did, and empties no later column',
  async (name) => {
    const recording = readRecording(join(RECORDINGS, name))
    backend = await createTestBackend()
    const { owner } = backend
    const agent = await signUp()
    await prepareAgent(owner, agent.id, recording.office)
    const added = await listNewColumns(owner, recording.columns)
    const { filled, empty } = await fillNewColumns(owner, agent.id, added)
    expect(empty).toEqual([])
    const problems = await replay(recording, {
      ask,
      publishableKey: backend.services.keyring.publishableKey,
      agent,
      checkRows: () => findChanged(owner, filled),
    })
    expect(problems).toEqual([])
    expect(await findLeftOtherwise(recording, agent)).toEqual([])
  },
)

async function findLeftOtherwise(
  { office, calls, columns, rows }: Recording,
  agent: { id: string; email: string },
): Promise<string[]> {
  return findDifferences(
    rows,
    await readRows(backend.owner, agent, columns, namedTexts(office, calls)),
  )
}
