import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
})

async function as<Row>(agent: Agent | undefined, text: string, values: unknown[] = []) {
  const { owner } = database
  return runAs(owner, agent, async () => (await owner.query(text, values)).rows as Row[])
}

async function historyOf(documentId: string | undefined) {
  const { rows } = await database.owner.query<{ action: string; details: unknown }>(
    `select action, details, performed_by from document_history where document_id = $1
     order by created_at, details ->> 'version'`,
    [documentId],
  )
  return rows
}

describe('document_rows', () => {
  it('DOC-49 the list of documents shows an agent only their own rows, and a visitor nothing', async () => {
    const rows = await as<{ user_id: string }>(mine, 'select user_id from document_rows')
    expect(rows).toEqual([{ user_id: mine.id }])
    await expect(as(undefined, 'select 1 from document_rows')).rejects.toThrow('permission denied')
  })

  it.each(['contrato', 'casa en merida', 'jose', 'nunez jose'])(
    'DOC-44 a search finds a document by name, category, property and client: %s',
    async (words) => {
      const patterns = words.split(' ').map((word) => `%${word}%`)
      const found = await as<{ client_name: string; property_title: string }>(
        mine,
        'select client_name, property_title, template_name, is_text, active_shares from document_rows where search like all ($1::text[])',
        [patterns],
      )
      expect(found).toEqual([
        {
          client_name: 'José Núñez',
          property_title: 'Casa en Mérida',
          template_name: 'Contrato',
          is_text: true,
          active_shares: 1,
        },
      ])
    },
  )

  it('DOC-53 the list of documents counts only the active links', async () => {
    await database.owner.query('update document_shares set revoked_at = now() where user_id = $1', [
      mine.id,
    ])
    expect(await as(mine, 'select active_shares from document_rows')).toEqual([
      { active_shares: 0 },
    ])
  })
})

describe('note_document_download', () => {
  it('DOC-45 the history records a download by the owner, and by nobody else', async () => {
    const id = mine.ids['documents']
    await as(theirs, 'select note_document_download($1)', [id])
    expect((await historyOf(id)).map(({ action }) => action)).not.toContain('downloaded')
    await as(mine, 'select note_document_download($1)', [id])
    expect(await historyOf(id)).toContainEqual({
      action: 'downloaded',
      details: {},
      performed_by: mine.id,
    })
    await expect(as(undefined, 'select note_document_download($1)', [id])).rejects.toThrow(
      'permission denied',
    )
  })
})

describe('the history of versions', () => {
  it('DOC-46 the history of versions distinguishes an edit from a restored text', async () => {
    const [made] = await as<{ id: string }>(
      mine,
      `insert into documents (name, content) values ('Carta', 'uno') returning id`,
    )
    for (const content of ['dos', 'uno']) {
      await as(mine, 'update documents set content = $2 where id = $1', [made?.id, content])
    }
    expect((await historyOf(made?.id)).map(({ action, details }) => [action, details])).toEqual([
      ['created', { version: 1 }],
      ['edited', { version: 2 }],
      ['restored', { version: 3, restored: 1 }],
    ])
  })

  it('DOC-46 the history does not record a document without text as restored', async () => {
    const [made] = await as<{ id: string }>(
      mine,
      `insert into documents (name, content) values ('Plano', null) returning id`,
    )
    expect((await historyOf(made?.id)).map(({ action }) => action)).toEqual(['created'])
  })
})

describe('the text of a written document', () => {
  it.each([null, '', ' \n'])(
    'DOC-47 the text of a written document cannot be removed: %j',
    async (content) => {
      const [made] = await as<{ id: string }>(
        mine,
        `insert into documents (name, content) values ('Carta', 'uno') returning id`,
      )
      await expect(
        as(mine, 'update documents set content = $2 where id = $1', [made?.id, content]),
      ).rejects.toMatchObject({ code: '23514', constraint: 'documents_content_stays' })
      await as(mine, `update documents set name = 'Oficio' where id = $1`, [made?.id])
      expect(
        await as(mine, 'select name, content, version from documents where id = $1', [made?.id]),
      ).toEqual([{ name: 'Oficio', content: 'uno', version: 1 }])
    },
  )

  it('DOC-46 a text can be added to a document without text', async () => {
    const [made] = await as<{ id: string }>(
      mine,
      `insert into documents (name, content) values ('Plano', null) returning id`,
    )
    await as(mine, `update documents set content = 'uno' where id = $1`, [made?.id])
    expect(await as(mine, 'select version from documents where id = $1', [made?.id])).toEqual([
      { version: 2 },
    ])
  })
})
