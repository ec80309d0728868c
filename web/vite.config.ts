import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './build/chunks.ts'
import { documentsByAddress } from './build/documents-by-address.ts'
import { preloadChunks } from './build/preload-chunks.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { quietRouter } from './build/quiet-router.ts'
import { serviceWorker } from './build/service-worker.ts'

/** In development Vite answers on the usual port and hands the server's addresses on to it. */
const server = 'http://localhost:3001'
const SERVED = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/api',
  '/demo-sitio',
  '/config.json',
  '/health',
]

function page(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}

export default defineConfig({
  appType: 'mpa',
  plugins: [
    // react-aria brings its controls' names in 34 languages; ours speak Spanish, and English where it falls back.
    { ...optimizeLocales.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' },
    quietRouter(),
    documentsByAddress(SERVED),
    preloadFonts(),
    preloadChunks(),
    serviceWorker(),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    // What matters has its budget in scripts/check-sizes.ts; pdfmake and its kin load only when somebody asks for a PDF.
    chunkSizeWarningLimit: 2500,
    // scripts/check-sizes.ts reads it; our server shows no dot folders.
    manifest: true,
    // The first browsers that know light-dark(); older targets would have it rewritten for the root only.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: ['index.html', 'terminos.html', 'privacidad.html', 'app.html'].map(page),
      output: { codeSplitting },
    },
  },
  server: {
    port: 3000,
    proxy: {
      ...Object.fromEntries(SERVED.map((prefix) => [prefix, server])),
      '/realtime/v1': { target: server, ws: true },
    },
  },
})
