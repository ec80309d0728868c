import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../backend/src/config.ts'
import { environment } from '../../backend/src/settings/environment.ts'
import { root } from '../lib/root.mjs'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const allMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '')

const { version, engines } = JSON.parse(read('package.json')) as {
  version: string
  engines: { node: string }
}
const guide = read('docs/deploy.md')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const unit = read('deploy/predio.service')
const caddyfile = read('deploy/Caddyfile')
const example = read('deploy/predio.env')

/** Commented lines of the example are included, because an operator may enable them. */
const completed = example.replaceAll(/^#(?=[A-Z])/gm, '')
/** Compose and PostgreSQL's image read these variables, but Predio does not. */
const OTHERS = new Set(['COMPOSE_PROFILES', 'POSTGRES_PASSWORD'])

const settingOf = (name: string) => allMatches(unit, new RegExp(`^${name}=(.*)$`, 'gm'))

describe('OPS-63 the variables of the deploy files', () => {
  const known = Object.keys(environment.shape)
  const table = guide.slice(guide.indexOf('## Variables'))
  const described = allMatches(table, /^\| (`[^|]*`)/gm).flatMap((cell) =>
    allMatches(cell, /`([A-Z0-9_]+)`/g),
  )

  it('the server reads all variables of the deploy files, and they describe all of its variables', () => {
    const named = [
      ...Object.keys(parseEnv(completed)),
      ...allMatches(dockerfile.match(/^ENV .*$/m)?.[0] ?? '', /([A-Z_]+)=/g),
      ...allMatches(
        compose.slice(0, compose.indexOf('  postgres:\n    profiles')),
        /^ {6}([A-Z_]+):/gm,
      ),
      ...allMatches(unit, /^Environment=([A-Z_]+)/gm),
    ].filter((name) => !OTHERS.has(name))
    expect(named).toContain('TRUST_PROXY')
    expect(named.filter((name) => !known.includes(name))).toEqual([])
    expect(described.toSorted()).toEqual(known.toSorted())
  })

  it('the server accepts the example’s variables as they are, and with every line filled in', () => {
    const key = Buffer.alloc(32).toString('base64')
    const whole = { ...parseEnv(completed), SECRETS_KEY: key }
    expect(readConfig(whole, root).databaseUrl).toMatch(/^postgres:/)
    expect(readConfig(parseEnv(example), root)).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      trustProxy: true,
      demo: false,
      dataDir: '/var/lib/predio',
      backup: { folder: '/var/backups/predio' },
    })
  })
})

it('OPS-63 the deploy files name one version of Node.js, which package.json allows', () => {
  const [image] = allMatches(dockerfile, /^ARG NODE_IMAGE=node:(\d+)-/gm)
  expect(allMatches(guide, /node_(\d+)\.x/g)).toEqual([image])
  expect(allMatches(guide, /prints `v(\d+)\.`/g)).toEqual([image])
  expect(allMatches(engines.node, /(?:\^|>=)(\d+)/g)).toContain(image)
})

it('OPS-63 the image is named after the version', () => {
  expect(allMatches(compose, /^ {4}image: predio:(.*)$/gm)).toEqual([version])
})

it('OPS-63 the files that the Dockerfile copies exist and are not ignored', () => {
  // The file excludes everything with `*`, so only files that a later line admits with `!` become part of the image.
  const admitted = allMatches(read('.dockerignore'), /^!(.*)$/gm)
  const copied = allMatches(dockerfile, /^COPY (?!--from)(.*) \S+$/gm).flatMap((line) =>
    line.split(' '),
  )
  expect(copied).toContain('supabase')
  // '.' copies all files that .dockerignore admits.
  for (const path of copied.filter((each) => each !== '.')) {
    const [top = path] = path.split('/')
    expect([path, existsSync(join(root, path)), admitted.includes(top)]).toEqual([path, true, true])
  }
})

it('OPS-63 port and folders are the same in all deploy files', () => {
  const ports = [
    ...allMatches(dockerfile, /\bPORT=(\d+)/g),
    ...allMatches(dockerfile, /^EXPOSE (\d+)/gm),
    ...allMatches(compose, /^ {6}PORT: '(\d+)'/gm),
    ...allMatches(compose, /127\.0\.0\.1:(\d+):/g),
    ...allMatches(compose, /127\.0\.0\.1:\d+:(\d+)/g),
    ...allMatches(caddyfile, /reverse_proxy 127\.0\.0\.1:(\d+)/g),
    ...allMatches(guide, /http:\/\/127\.0\.0\.1:(\d+)\/ready/g),
  ]
  expect(ports.length).toBeGreaterThanOrEqual(7)
  expect(new Set(ports)).toEqual(new Set([String(environment.shape.PORT.parse(undefined))]))

  const { DATA_DIR: data, BACKUP_DIR: backups } = parseEnv(example)
  expect(settingOf('StateDirectory').map((name) => `/var/lib/${name}`)).toEqual([data])
  expect(settingOf('ReadWritePaths')).toEqual([`-${backups}`])
  expect(dockerfile).toContain(`VOLUME ${data}\n`)
  expect(dockerfile).toContain(`DATA_DIR=${data}\n`)
  expect(dockerfile).toContain(`-m 0700 ${data} ${backups}\n`)
  expect(compose).toContain(`DATA_DIR: ${data}\n      BACKUP_DIR: ${backups}\n`)
  expect(compose).toContain(`- data:${data}\n      - backups:${backups}\n`)
  expect(guide).toContain(`-m 0700 ${data} ${backups}\n`)

  const [home] = settingOf('WorkingDirectory')
  expect(settingOf('ExecStart')).toEqual([`/usr/bin/node ${home}/backend/dist/main.js`])
  expect(allMatches(dockerfile, /^WORKDIR (.*)$/gm)).toEqual([home, home])
  expect(guide).toContain(`git clone ADDRESS ${home}\n`)
  expect(guide).toContain(`${home}/deploy/predio.env ${settingOf('EnvironmentFile')[0]}\n`)
  expect(guide).toContain(`--shell /usr/sbin/nologin ${settingOf('User')[0]}\n`)
})

it('OPS-63 a stop leaves time to answer running requests and to stop PostgreSQL', () => {
  const [drain] = allMatches(read('backend/src/http/drain.ts'), /^const TIMEOUT_MS = ([\d_]+)$/gm)
  const [database] = allMatches(
    read('backend/src/database/embedded/server.ts'),
    /^const STOPS_WITHIN_MS = ([\d_]+)$/gm,
  )
  const needed = [drain, database].reduce((sum, ms) => sum + Number(ms?.replace('_', '')), 0)
  const allowed = settingOf('TimeoutStopSec').map(Number)
  expect(allMatches(compose, /stop_grace_period: (\d+)s/g).map(Number)).toContain(allowed[0])
  expect(allowed[0]).toBeGreaterThan(needed / 1000)
  expect(settingOf('KillMode')).toEqual(['mixed'])
})

it('OPS-63 every file of deploy/ that the guide names exists', () => {
  const named = allMatches(guide, /\bdeploy\/([\w.]+)/g).filter((name) => name !== 'files')
  expect(new Set(named)).toEqual(new Set(['predio.service', 'predio.env', 'Caddyfile']))
  for (const name of named)
    expect([name, existsSync(join(root, 'deploy', name))]).toEqual([name, true])
})
