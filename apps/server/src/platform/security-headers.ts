import type { FastifyInstance } from 'fastify'

const unusedFeatures =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()'

/** Nothing from anywhere else, no inline script or style; WebAssembly for reading a resume in the browser. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join(';')

const everywhere = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': unusedFeatures,
  // Links in mails carry secrets in their query: no other site is told where a person came from.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/**
 * Written out instead of a library: they are the same for every answer, and building them anew for each was a tenth of
 * the work on a short one (measured).
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? { ...everywhere, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : everywhere
}

export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (isCallPath(request.url)) reply.header('cache-control', 'no-store')
    done()
  })
}

function isCallPath(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/v1/')
}
