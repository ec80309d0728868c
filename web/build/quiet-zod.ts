import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Gives every module zod by way of zod-without-eval.ts, so that it is told before the first schema is made, in whatever chunk that is. */
export function quietZod(): Plugin {
  return {
    name: 'predio:quiet-zod',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^zod$/,
            replacement: fileURLToPath(new URL('zod-without-eval.ts', import.meta.url)),
          },
        ],
      },
    }),
  }
}
