import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** react-router's own map selects its development build, whose warnings are for developers. */
export function quietRouter(): Plugin {
  const files = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }
  return {
    name: 'predio:quiet-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: Object.entries(files).map(([name, file]) => ({
          find: new RegExp(`^${name}$`),
          replacement: fileURLToPath(
            new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url),
          ),
        })),
      },
    }),
  }
}
