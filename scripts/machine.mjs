// Finds, or on Debian installs, the two programs that the full test needs beside npm's packages.
import { existsSync, readdirSync } from 'node:fs'
import { run } from './toolchain.mjs'

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

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

/** {chromium, postgresBin}; ends with a clear sentence when one of them cannot be had. */
export async function findPrograms() {
  const look = () => ({
    chromium: process.env.CHROMIUM_PATH ?? browsers.find((path) => existsSync(path)),
    postgresBin: process.env.POSTGRES_BIN ?? findPostgres(),
  })
  let found = look()
  const missing = [
    ...(found.chromium ? [] : ['chromium', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-cjk']),
    ...(found.postgresBin ? [] : ['postgresql']),
  ]
  if (missing.length) {
    await aptInstall(missing)
    found = look()
  }
  if (!found.chromium || !found.postgresBin) {
    const what = [
      !found.chromium && 'Chromium (CHROMIUM_PATH)',
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
