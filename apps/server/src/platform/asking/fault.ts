import { AnswerError } from './exchange.ts'
import { PrivateAddressError } from './public-address.ts'

/** An address for people to read. The query may hold a key, and a login stands before the host. */
export const placeOf = (url: URL): string => `${url.origin}${url.pathname}`

export type Fault = { reason: string; isTrouble: boolean }

/** What went wrong at an address, as a sentence without anything that the error or the address holds beyond its path. */
export function faultOf(error: unknown, url: URL): Fault {
  const place = placeOf(url)
  if (error instanceof PrivateAddressError || has(error, PrivateAddressError))
    return lasting(`${place} was not asked: its name leads to a private address.`)
  if (error instanceof AnswerError) return lasting(`${place} ${error.message}.`)
  const { code, name, message } = fieldsOf(error)
  const tunnel = /Proxy response \((\d{3})\)/.exec(message)?.[1]
  if (tunnel === '407' || /\(407\)/.test(message))
    return lasting('The proxy wants a login: write it into HTTPS_PROXY and HTTP_PROXY.')
  if (tunnel !== undefined) return passing(`The proxy did not lead to ${url.host}: it answered ${tunnel}.`)
  if (/^Z_|^ERR__ERROR|BUF_ERROR/.test(code)) return passing(`${place} sent an answer whose compression is broken.`)
  if (isCertificateCode(code))
    return lasting(
      `The certificate of ${url.host} is not trusted (${code}). If your network opens its connections, name its authority in NODE_EXTRA_CA_CERTS.`,
    )
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return passing(`The name ${url.hostname} could not be looked up.`)
  if (/TIMEOUT|TIMEDOUT/.test(code) || name === 'TimeoutError') return passing(`${place} gave no answer in time.`)
  if (/REFUSED|UNREACH|NETDOWN|PRX|PROXY/.test(code)) return passing(`No connection to ${url.host} could be made.`)
  return passing(`The connection to ${url.host} broke off.`)
}

const lasting = (reason: string): Fault => ({ reason, isTrouble: false })
const passing = (reason: string): Fault => ({ reason, isTrouble: true })

const isCertificateCode = (code: string): boolean =>
  /CERT|UNABLE_TO_|SELF_SIGNED|^ERR_TLS|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE/.test(code)

function has(error: unknown, kind: typeof PrivateAddressError): boolean {
  const { cause, errors } = (error ?? {}) as { cause?: unknown; errors?: unknown }
  return cause instanceof kind || (Array.isArray(errors) && errors.some((inner) => inner instanceof kind))
}

/** A name with several addresses ends in an error for each of them. */
function fieldsOf(error: unknown): { code: string; name: string; message: string } {
  const outer = (error ?? {}) as { errors?: unknown; code?: unknown }
  const own = outer.code === undefined && Array.isArray(outer.errors) ? outer.errors[0] : outer
  const { code, name, message } = own as { code?: unknown; name?: unknown; message?: unknown }
  return { code: String(code ?? ''), name: String(name ?? ''), message: String(message ?? '') }
}
