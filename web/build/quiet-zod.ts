import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Every module gets zod through zod-without-eval.ts, so that it is configured before the first schema of any chunk. */
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
