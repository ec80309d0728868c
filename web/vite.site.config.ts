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
    // A chunk may be this large, because the code for files loads only when a visitor opens a file.
    chunkSizeWarningLimit: 2500,
    cssTarget: CSS_TARGET,
    rolldownOptions: {
      input: 'src/app/site/site.ts',
      // Two warnings are off: react-router begins with 'use client', which only React's server components need, and Vite's helper for
      // import() reads import.meta for the styles of a module, which ours do not have.
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
