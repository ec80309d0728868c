import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from './ask-site.ts'
import type { WordPressOptions } from './options.ts'
import type { SiteKeys } from './site-keys.ts'
import { startWordPress, type RunningWordPress } from './start-wordpress.ts'

type Who = keyof SiteKeys | 'anonymous'
const ROUTES = ['', 'wp/v2/properties', 'wp/v2/users/me', 'wp/v2/nothing'] as const
const EVERYBODY_ELSE = ['anonymous', 'wrong', 'unknownUser', 'loginPassword'] as const

const OPEN = ['200', '200', '401 rest_not_logged_in', '404 rest_no_route']
const KNOWN = ['200', '200', '200', '404 rest_no_route']
const everywhere = (answer: string) => [answer, answer, answer, answer]

interface Kind {
  name: string
  options: WordPressOptions
  answers: Record<Who, string[]>
}

const KINDS: Kind[] = [
  {
    name: 'an ordinary site takes a wrong key for nobody',
    options: {},
    answers: forAll(OPEN, { admin: KNOWN, subscriber: KNOWN }),
  },
  {
    name: 'a strict site refuses a wrong key on every route',
    options: { strict: true },
    answers: {
      anonymous: OPEN,
      admin: KNOWN,
      subscriber: KNOWN,
      wrong: everywhere('401 incorrect_password'),
      loginPassword: everywhere('401 incorrect_password'),
      unknownUser: everywhere('401 invalid_username'),
    },
  },
  {
    name: 'a locked site answers only who has a key',
    options: { locked: true },
    answers: forAll(everywhere('401 rest_not_logged_in'), { admin: KNOWN, subscriber: KNOWN }),
  },
  {
    name: 'a server that drops Authorization knows nobody',
    options: { dropsAuthorization: true },
    answers: forAll(OPEN, {}),
  },
  {
    name: 'a production site over http takes no application passwords',
    options: { environment: 'production' },
    answers: forAll(OPEN, {}),
  },
]

function forAll(answer: string[], others: Partial<Record<Who, string[]>>): Kind['answers'] {
  const same = { admin: answer, subscriber: answer }
  return {
    ...same,
    ...Object.fromEntries(EVERYBODY_ELSE.map((who) => [who, answer])),
    ...others,
  } as Kind['answers']
}

/** Sites that run at the same time share a database server, so all start together. */
const sites = new Map<string, RunningWordPress>()
beforeAll(async () => {
  await Promise.all(
    KINDS.map(async ({ name, options }) => {
      sites.set(name, await startWordPress({ listings: 3, ...options }))
    }),
  )
})
afterAll(() => Promise.all([...sites.values()].map((site) => site.stop())))

function siteOf(name: string): RunningWordPress {
  const site = sites.get(name)
  if (!site) throw new Error(`no site: ${name}`)
  return site
}

describe.each(KINDS)('$name', ({ name, options, answers }) => {
  it.each(Object.keys(answers) as Who[])(
    'the site answers %s with the expected status and code',
    async (who) => {
      const { url, keys } = siteOf(name)
      const key = who === 'anonymous' ? undefined : keys[who]
      const heard = await Promise.all(
        ROUTES.map(async (route) => {
          const { status, code } = await ask(`${url}/wp-json/${route}`, key)
          return code ? `${status} ${code}` : String(status)
        }),
      )
      expect(heard).toEqual(answers[who])
    },
  )

  it('the site says in its index whether it has application passwords', async () => {
    const { url, keys } = siteOf(name)
    const { body } = await ask(`${url}/wp-json/`, keys.admin)
    const { authentication } = body as { authentication: object }
    const offered = options.environment === 'production' ? [] : ['application-passwords']
    expect(Object.keys(authentication)).toEqual(offered)
  })
})

describe('a right key', () => {
  const ordinary = () => siteOf(KINDS[0]?.name ?? '')

  it('a right key ignores spaces, but not the case of letters', async () => {
    const { url, keys } = ordinary()
    const { user, password } = keys.admin
    const me = async (spelling: string) =>
      (await ask(`${url}/wp-json/wp/v2/users/me`, { user, password: spelling })).status
    expect(password).toMatch(/^(\w{4} ){5}\w{4}$/)
    expect(await me(password.replaceAll(' ', ''))).toBe(200)
    expect(await me(` ${password} `)).toBe(200)
    expect(await me(password.toLowerCase())).toBe(401)
  })

  it('a right key lets an administrator read drafts, which nobody else may', async () => {
    const { endpoint, keys, manifest } = ordinary()
    const draft = manifest.listings.find(({ hiddenBecause }) => hiddenBecause === 'draft')
    const drafts = `${endpoint}?status=draft`
    expect(await ask(drafts, keys.admin)).toMatchObject({ status: 200, body: [{ id: draft?.id }] })
    expect(await ask(drafts, keys.subscriber)).toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
    })
    expect(await ask(drafts)).toMatchObject({ status: 400, code: 'rest_invalid_param' })
  })
})
