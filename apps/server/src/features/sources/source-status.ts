import type { SourceStatus } from '@scry/contracts/source-routes'
import { missingSettings, type SourceManifest } from '@scry/sources/connector'
import { heldTerms } from '@scry/sources/held-terms'
import type { Settings } from './source-plan.ts'
import type { UnitRow } from './unit-store.ts'

const iso = (ms: number | null | undefined): string | null => (ms ? new Date(ms).toISOString() : null)

const most = (values: readonly (number | null)[]): number | null =>
  values.reduce((best, value) => (value !== null && (best === null || value > best) ? value : best), null)

/** How a source stands, from its units; `isShown` says that this server shows its kind of listings. */
export function statusOf(
  manifest: SourceManifest,
  {
    settings,
    isShown,
    units,
    waiting,
    listings,
  }: {
    settings: Settings
    isShown: boolean
    units: readonly UnitRow[]
    /** How many requests of its runs under way wait. */
    waiting: number
    /** Where its listings are not counted by unit. */
    listings?: number
  },
): SourceStatus {
  const { id, name, homePage, kinds, shape, terms, isFictional } = manifest
  const missing = missingSettings(manifest, settings)
  const failing = units.filter(({ state }) => state === 'failing')
  const running = units.filter(({ state }) => state === 'running')
  const isProven = units.some(({ last_run_at }) => last_run_at !== null)
  const sum = (field: 'open_listings' | 'rejected') => units.reduce((total, unit) => total + unit[field], 0)
  const isAsked = isShown && missing.length === 0
  const [worst] = failing.toSorted((one, other) => other.failures - one.failures)
  return {
    ...{ id, name, home_page: homePage ?? null, kinds: [...kinds], is_fictional: isFictional },
    state: stateOf(isShown, missing.length > 0, units, isFictional),
    ...{ units: units.length, failing_units: failing.length },
    asked_units: units.filter(({ last_run_at }) => last_run_at !== null).length,
    run: running.length > 0 ? { answered: running.reduce((sum, one) => sum + one.run_requests, 0), waiting } : null,
    ...{ listings: listings ?? sum('open_listings'), rejected: sum('rejected') },
    last_run: iso(most(units.map(({ last_run_at }) => last_run_at))),
    next_run: isAsked && units.length > 0 ? iso(Math.min(...units.map(({ next_run_at }) => next_run_at))) : null,
    error: worst?.error ?? units.find(({ error }) => error !== null)?.error ?? null,
    needs: missing.map((setting) => ({ name: setting.name, what: setting.what })),
    unproven: !isProven && (shape === 'documented' || shape === 'reconstructed') ? shape : null,
    terms: {
      ...{ label: terms.label, sentence: terms.sentence, link_back: terms.linkBack },
      ...{ attribution: terms.attribution ?? null, page: terms.page ?? null },
      held: heldTerms(manifest),
    },
  }
}

function stateOf(
  isShown: boolean,
  lacksSettings: boolean,
  units: readonly UnitRow[],
  isFictional: boolean,
): SourceStatus['state'] {
  if (!isShown) return 'off'
  if (lacksSettings) return 'needs-settings'
  if (isFictional) return 'good'
  const states = new Set(units.map(({ state }) => state))
  // One board that fails among many that do not is told by its count.
  for (const state of ['running', 'good', 'failing'] as const) if (states.has(state)) return state
  return 'waiting'
}
