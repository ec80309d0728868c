import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './build/chunks.ts'
import { CSS_TARGET } from './build/css-target.ts'
import { documentsByAddress } from './build/documents-by-address.ts'
import { preloadChunks } from './build/preload-chunks.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { quietRouter } from './build/quiet-router.ts'
import { quietZod } from './build/quiet-zod.ts'
import { renderDocuments } from './build/render-documents.ts'
import { serviceWorker } from './build/service-worker.ts'

const server = 'http://localhost:3001'
const SERVED = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/api',
  '/demo-sitio',
  // The server makes an agent's site, and names its files, from the last build (decision 31).
  '/agente/',
  '/assets/',
  '/sitemap',
  '/config.json',
  '/health',
]

export default defineConfig({
  appType: 'mpa',
  plugins: [
    // react-aria brings texts in 34 languages; only Spanish and the fallback English are bundled.
    { ...optimizeLocales.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' },
    quietRouter(),
    quietZod(),
    documentsByAddress(SERVED),
    renderDocuments(),
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
    // A chunk may be this large, because pdfmake and similar libraries load only when a person asks for a PDF.
    chunkSizeWarningLimit: 2500,
    cssTarget: CSS_TARGET,
    rolldownOptions: {
      // The public pages are built separately (vite.site.config.ts).
      input: [fileURLToPath(new URL('app.html', import.meta.url))],
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
