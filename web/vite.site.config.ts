import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { CSS_TARGET } from './build/css-target.ts'

/**
 * The public pages have one script and one stylesheet, built apart from the app: shared chunks would bring visitors what the app groups
 * together. `scripts/lib/prerender.mjs` writes the documents around them.
 */
export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    sourcemap: true,
    cssCodeSplit: false,
    // What shows and makes files loads only when somebody opens one.
    chunkSizeWarningLimit: 2500,
    cssTarget: CSS_TARGET,
    rolldownOptions: {
      input: 'src/app/site/site.ts',
      // react-router begins with 'use client', which is for React's server components; lib/navigation.ts imports it for the app only.
      // Vite's helper for import() asks import.meta for a module's styles, and ours have none.
      checks: { moduleLevelDirective: false, emptyImportMeta: false },
      output: {
        // A module would wait for the whole document and let the wrong theme be painted, so this is a classic script.
        format: 'iife',
        entryFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
})
