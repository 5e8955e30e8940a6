import { readFileSync } from 'node:fs'
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls'
import { ConfigError } from '../../config.ts'

/**
 * Whom to believe about certificates beside those that Node believes by itself. Node reads that file only where the
 * variable stands in the environment before it starts, not in a file of settings.
 */
export function authorities(file: string | undefined): { secureContext?: SecureContext } {
  if (file === undefined) return {}
  try {
    return { secureContext: createSecureContext({ ca: [...getCACertificates('default'), readFileSync(file, 'utf8')] }) }
  } catch {
    throw new ConfigError('NODE_EXTRA_CA_CERTS names a file that cannot be read, or that holds no certificate (PEM).')
  }
}
