import { readConfig } from './config.ts'
import { askForPort } from './platform/port.ts'
import { startFailure } from './platform/start-failure.ts'

try {
  const config = readConfig()
  // Before the product is loaded and made: whoever cannot listen here need not wait to hear it.
  if (config.role !== 'worker') await askForPort(config)
  const { start } = await import('./start.ts')
  await start(config)
} catch (error) {
  console.error(startFailure(error))
  process.exit(1)
}
