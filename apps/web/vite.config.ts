import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { partLoader } from './part-loader.ts'
import { precompress } from './precompress.ts'
import { prerender } from './prerender.ts'
import { serviceWorker } from './service-worker.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), partLoader(), prerender(), serviceWorker(), precompress()],
  build: {
    outDir: 'dist',
    // Baseline of November 2026; older targets would rewrite light-dark().
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 700,
    // The part's own file belongs to what is fetched before it is imported; Vite names what it needs.
    modulePreload: { resolveDependencies: (file, needed) => [...new Set([file, ...needed])] },
    // Few chunks instead of dozens of a few hundred bytes: each is a round trip on a phone. What the entry needs stays with it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'entry', priority: 2, tags: ['$initial'] },
            {
              name: 'controls',
              priority: 1,
              test: /\/node_modules\/(lucide-react|@tanstack)\/|\/src\/(ui\/(?!FormDialog|PasswordField|TagInput|use-before-submit|use-checked-form)|shell\/)|\/contracts\/src\/review\./,
              minShareCount: 2,
            },
            // What stands in forms alone; after the controls, or these would come with it.
            {
              name: 'forms',
              test: /\/react-hook-form\/|\/src\/ui\/(use-checked-form|use-before-submit|FormDialog|PasswordField|TagInput)\./,
            },
            { name: 'backend', priority: 1, test: /\/appwrite\/|\/src\/calls\/(account|documents|backend)\.ts/ },
            { name: 'person', priority: 1, test: /\/src\/session\/|\/packages\/profile\/src\//, minShareCount: 3 },
            { name: 'suggestions', priority: 1, test: /\/downshift\/|\/src\/listing\/SuggestField\./ },
            // Small parts of a list that pages without one use too.
            {
              name: 'dates',
              priority: 1,
              test: /\/src\/(listing\/(dates|use-now|use-kept-ids|use-left-out|filter-words|told-words|stage-words|SearchField|Deadline)|calls\/(feedback|applications|calendar)|resume\/ResumeUploadCard)\.|\/contracts\/src\/applications\./,
            },
            // What a listing shows wherever it stands: on the confirm step and on its own page, which have no list.
            {
              name: 'match',
              priority: 1,
              test: /\/src\/(listing\/(listing(?=\.css)|MatchReasons|RowDetailsLater|PreparingState|SourceCredit|ApplyButton|RecordButton|SaveButton|SkillList|RowFacts|Countdown|LabelConflict|asked-apply|job-text|hackathon-text|hackathon-figures|fold-skills|place-names|status-badge)|calls\/(listings|listing-page))\./,
            },
            {
              name: 'shortlist',
              priority: 1,
              test: /\/src\/listing\/(Shortlist|shortlist-(query|sentence))\./,
            },
            // A list itself. What opens in it and the shortlist are parts of their own.
            {
              name: 'listing',
              test: /\/src\/(listing\/(?!RowDetails\.|Explanation|Match|ListingText|marked-words|resume-line|[Ss]hortlist|share-)|postings\/(OwnPostings|use-own)|calls\/health)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/v1': { target: 'http://127.0.0.1:3000', ws: true } } },
})
