import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const unusedFeatures =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()'

/** Nothing from anywhere else, no inline script or style; WebAssembly for reading a resume in the browser. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  },
}

export async function addSecurityHeaders(app: FastifyInstance, options: { readonly isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: options.isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    // Links in mails carry secrets in their query: no other site is told where a person came from.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', unusedFeatures)
    if (isCallPath(request.url)) reply.header('cache-control', 'no-store')
  })
}

function isCallPath(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/v1/')
}
