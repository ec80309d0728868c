import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { CSS_TARGET } from './build/css-target.ts'

/**
 * The script and the stylesheet of the public pages, one file each. Built apart from the app, so that no chunk is shared: what
 * the app groups together would come to visitors who only read. `scripts/lib/prerender.mjs` writes the documents around them.
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
      // react-router begins with 'use client', which is for React's server components. The pages use none of it: lib/navigation.ts imports it for the app.
      // Vite's helper for import() asks import.meta where a module has styles of its own; ours have none.
      checks: { moduleLevelDirective: false, emptyImportMeta: false },
      output: {
        // A classic script: a module would wait for the whole document and let the wrong theme be painted.
        format: 'iife',
        entryFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
})
