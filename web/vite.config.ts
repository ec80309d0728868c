import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In development Vite answers on the usual port and hands the server's addresses on to it. */
const server = 'http://localhost:3001'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: true },
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
