import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** In development Vite answers on the usual port and hands the server's addresses on to it. */
const server = 'http://localhost:3001'

/** react-aria brings its controls' names in 34 languages; ours speak Spanish, and English where it falls back. */
function spanishOnly(): Plugin {
  const others =
    /react-(?:aria|stately)\/dist\/private\/intl\/.*\/(?!es-ES|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/
  return {
    name: 'predio:spanish-only',
    enforce: 'pre',
    load(id) {
      return others.test(id) ? 'export default {}' : undefined
    },
  }
}

export default defineConfig({
  plugins: [spanishOnly(), react(), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    // The first browsers that know light-dark(); older targets would have it rewritten for the root only.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  server: {
    port: 3000,
    proxy: {
      '/auth/v1': server,
      '/rest/v1': server,
      '/config.json': server,
      '/health': server,
    },
  },
})
