// Finds, or on Debian installs, the programs that the full test needs beside npm's packages.
import { existsSync, readdirSync } from 'node:fs'
import { requireNode, run } from './toolchain.mjs'

// The headless one draws no window of its own, which halves the processor time of a test.
const chromiums = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

function findPostgres() {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return null
  const newest = readdirSync(base).sort((a, b) => Number(b) - Number(a))
  return newest.map((version) => `${base}/${version}/bin`).find((bin) => existsSync(`${bin}/initdb`)) ?? null
}

async function aptInstall(packages) {
  if (!existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(', ')} ...`)
  await run('apt-get', ['update', '-qq'], { env: process.env, stdio: 'pipe' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: 'pipe',
  })
  if (code !== 0) console.error(output.slice(-2000))
}

/** {chromium, firefox, postgresBin}; ends with a clear sentence when one of them cannot be had. */
export async function findPrograms() {
  const look = () => ({
    chromium: process.env.CHROMIUM_PATH ?? chromiums.find((path) => existsSync(path)),
    firefox: process.env.FIREFOX_PATH ?? firefoxes.find((path) => existsSync(path)),
    postgresBin: process.env.POSTGRES_BIN ?? findPostgres(),
  })
  let found = look()
  const missing = [
    ...(found.chromium ? [] : ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-cjk']),
    ...(found.firefox ? [] : ['firefox-esr']),
    ...(found.postgresBin ? [] : ['postgresql']),
  ]
  if (missing.length) {
    await aptInstall(missing)
    found = look()
  }
  if (!found.chromium || !found.firefox || !found.postgresBin) {
    const what = [
      !found.chromium && 'Chromium (CHROMIUM_PATH)',
      !found.firefox && 'Firefox (FIREFOX_PATH)',
      !found.postgresBin && 'PostgreSQL (POSTGRES_BIN, the folder with initdb)',
    ]
      .filter(Boolean)
      .join(' and ')
    console.error(
      `npm test needs ${what}, and could not install it here. Install it, or name it in the variable, and run npm test again.`,
    )
    process.exit(1)
  }
  return found
}

/** What the programs call themselves, so that a failure elsewhere can be told from one here. */
export async function printVersions({ chromium, firefox, postgresBin }) {
  const programs = [
    [chromium, '--version'],
    [firefox, '--version'],
    [`${postgresBin}/postgres`, '--version'],
    [requireNode(), '-p', "'Node ' + process.versions.node + ', SQLite ' + process.versions.sqlite"],
  ]
  for (const [command, ...args] of programs) {
    const { output } = await run(command, args, { stdio: 'pipe' })
    // A browser may complain of the machine before it says its name.
    console.log(`   ${output.trim().split('\n').at(-1)}`)
  }
}
