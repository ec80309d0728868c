import type { Plugin } from 'vite'

interface Wall {
  functions?: string[]
  classes?: string[]
  values?: string[]
}

/** Whole files. An export that a release adds is missing here and ends the build. */
const FILES: [RegExp, Wall][] = [
  [/iceberg-js[\\/]dist[\\/]index\.mjs$/, { classes: ['IcebergRestCatalog'] }],
  [
    /auth-js[\\/]dist[\\/]module[\\/]lib[\\/]web3[\\/]ethereum\.js$/,
    { functions: ['createSiweMessage', 'fromHex', 'getAddress', 'toHex'] },
  ],
  [
    /auth-js[\\/]dist[\\/]module[\\/]lib[\\/]webauthn\.js$/,
    {
      functions: [
        'createCredential',
        'deserializeCredentialCreationOptions',
        'deserializeCredentialRequestOptions',
        'getCredential',
        'serializeCredentialCreationResponse',
        'serializeCredentialRequestResponse',
        'browserSupportsWebAuthn',
      ],
      classes: ['WebAuthnApi'],
      values: ['webAuthnAbortService'],
    },
  ],
]

interface Part {
  file: RegExp
  from: string
  until: string
  classes: string[]
}

/** Parts of a file, from one line up to another; a release without these lines ends the build. */
const PARTS: Part[] = [
  {
    file: /storage-js[\\/]dist[\\/]index\.mjs$/,
    from: '//#region src/packages/StorageAnalyticsClient.ts',
    until: '//#region src/StorageClient.ts',
    classes: [
      'StorageAnalyticsClient',
      'StorageVectorsClient',
      'VectorBucketApi',
      'VectorBucketScope',
      'VectorDataApi',
      'VectorIndexApi',
      'VectorIndexScope',
    ],
  },
  {
    // Every browser that Predio supports has WebSocket.
    file: /phoenix[\\/]priv[\\/]static[\\/]phoenix\.mjs$/,
    from: '// js/phoenix/longpoll.js',
    until: '// js/phoenix/presence.js',
    classes: ['LongPoll'],
  },
]

/**
 * supabase-js carries signing in by passkey and by wallet, clients for analytics and vector tables, and long polling. Predio
 * opens none of these doors; behind each stands a wall of the same names (8 kB less on the first screen).
 */
export function doorsNotUsed(): Plugin {
  return {
    name: 'predio:doors-not-used',
    enforce: 'pre',
    load(id) {
      const wall = FILES.find(([file]) => file.test(id))?.[1]
      if (!wall) return undefined
      const { functions = [], classes = [], values = [] } = wall
      return [
        `function closed() { throw new Error('Predio does not use this part of supabase-js') }`,
        ...functions.map((name) => `export const ${name} = closed`),
        ...classes.map((name) => `export class ${name} {}`),
        ...values.map((name) => `export const ${name} = {}`),
      ].join('\n')
    },
    transform(code, id) {
      const part = PARTS.find(({ file }) => file.test(id))
      if (!part) return undefined
      const [start, end] = [code.indexOf(part.from), code.indexOf(part.until)]
      if (start < 0 || end < start) return this.error(`${id} is not what it was: see doorsNotUsed`)
      const walls = part.classes.map((name) => `class ${name} {}\n`).join('')
      return { code: code.slice(0, start) + walls + code.slice(end), map: null }
    },
  }
}
