import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { prerender } from './prerender.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), prerender(), precompress()],
  build: {
    outDir: 'dist',
    // Baseline of November 2026; older targets would rewrite light-dark().
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 700,
    // Few chunks instead of dozens of a few hundred bytes: each is a round trip on a phone.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'forms', priority: 1, test: /\/react-hook-form\/|\/src\/ui\/use-checked-form\./ },
            { name: 'frame', test: /\/src\/(ui|shell)\/.*\.tsx?$/, minShareCount: 2 },
            { name: 'vendor', test: /\/node_modules\/(lucide-react|react|react-router|@tanstack)\//, minShareCount: 2 },
            { name: 'backend', test: /\/appwrite\/|\/src\/calls\/(account|documents|backend)\.ts/ },
            { name: 'listing', test: /\/src\/listing\/.*\.tsx?$/, minShareCount: 3 },
            { name: 'profile', test: /\/packages\/(profile|contracts)\/src\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/v1': 'http://127.0.0.1:3000' } },
})
