import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressFault, isPublicAddress, publicLookup, readHosts } from './public-address.ts'

const nobody: ReadonlySet<string> = new Set()
const octet = fc.nat(255)
const ipv4 = fc.tuple(octet, octet, octet, octet)
const hex = ([a, b, c, d]: readonly number[]) =>
  `${(((a ?? 0) << 8) | (b ?? 0)).toString(16)}:${(((c ?? 0) << 8) | (d ?? 0)).toString(16)}`

describe('an address', () => {
  test.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '100.100.100.200'],
    ...['127.0.0.1', '127.255.255.254', '169.254.169.254', '169.254.0.1', '172.16.0.1', '172.31.255.255'],
    ...['192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
    ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
    ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1'],
    ...['64:ff9b::808:808', '64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '2002:808:808::1'],
    ...['3fff::1', '5f00::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%eth0', '2606:4700::1111%eth0'],
    ...['fec0::1', 'ff02::1', 'no address', ''],
  ])('is not public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '192.167.255.255', '2606:4700::1111', '2a00:1450::1'])(
    'is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test('never counts as public where IPv6 carries an IPv4 address within, whichever that is', () => {
    fc.assert(
      fc.property(ipv4, (parts) => {
        const tail = hex(parts)
        for (const text of [`::ffff:${tail}`, `::${tail}`, `64:ff9b::${tail}`, `2002:${tail}::1`, `::ffff:0:${tail}`])
          expect(isPublicAddress(text)).toBe(false)
      }),
    )
  })
})

describe('an address of the web', () => {
  test.each([
    ...['127.0.0.1', '2130706433', '017700000001', '0x7f000001', '0177.0.0.1', '0x7f.1', '127.1', '127.0.0.1.'],
    ...['0', '①②⑦.⓪.⓪.①', '１２７.0.0.1', '127。0。0。1', '%31%32%37.0.0.1', '169.254.169.254', '0xa9fea9fe'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]'],
    ...['localhost', 'LOCALHOST', 'localhost.', 'ⓛocalhost', 'a.localhost', 'printer', 'printer.local', 'nas.lan'],
    ...['localhost..', '127.0.0.1..', 'a..b.internal', 'printer.local..', '.localhost', 'feed..example.org'],
    ...['metadata.google.internal', 'router.home.arpa', 'wiki.corp', 'db.intranet', 'localhost.localdomain'],
  ])('is refused in any spelling of a private host: %s', (host) => {
    expect(addressFault(new URL(`https://${host}/jobs`), nobody)).toBe('leads to a private address')
  })

  test('cannot carry the zone of a network card', () => {
    expect(URL.canParse('https://[fe80::1%25eth0]/')).toBe(false)
  })

  test('is refused with a login, which also hides where it leads', () => {
    expect(addressFault(new URL('https://jobs.example.org@127.0.0.1/'), nobody)).toBe('holds a login')
    expect(addressFault(new URL('https://ana:secret@jobs.example.org/'), nobody)).toBe('holds a login')
  })

  test('is refused over anything but https', () => {
    for (const text of ['http://jobs.example.org/', 'ftp://jobs.example.org/', 'file:///etc/passwd', 'data:,a'])
      expect(addressFault(new URL(text), nobody)).toBe('is not https')
  })

  test('may be private and plain http where the host allowed that name or address', () => {
    const allowed = readHosts(['Careers.Campus.internal', '10.0.0.5', 'fd00::5', '[fd00::6]', 'bad host'])
    for (const host of ['careers.campus.internal', 'careers.campus.internal.', '10.0.0.5', '[fd00:0::5]', '[fd00::6]'])
      expect(addressFault(new URL(`http://${host}/`), allowed)).toBeUndefined()
    for (const host of ['other.campus.internal', '10.0.0.6', '[fd00::7]'])
      expect(addressFault(new URL(`https://${host}/`), allowed)).toBe('leads to a private address')
    expect(addressFault(new URL('file://careers.campus.internal/'), allowed)).toBe('is not https')
  })

  test('is fine with a public name or address over https', () => {
    for (const host of ['jobs.example.org', 'jobs.example.org:8443', '8.8.8.8', '[2606:4700::1111]', 'пример.рф'])
      expect(addressFault(new URL(`https://${host}/jobs?page=2`), nobody)).toBeUndefined()
  })
})

describe('a lookup', () => {
  const answering =
    (...addresses: string[]) =>
    (_name: string, _options: object, callback: (error: null, found: { address: string; family: number }[]) => void) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
  const look = (addresses: string[], options: { all: boolean }, allowed = nobody) =>
    new Promise((resolve) => {
      publicLookup(answering(...addresses), allowed)('feed.example.org', options, (error, ...found) =>
        resolve(error === null ? found : error.name),
      )
    })

  test('gives what it checked, one or all', async () => {
    expect(await look(['1.1.1.1', '2606:4700::1111'], { all: true })).toEqual([
      [
        { address: '1.1.1.1', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
    ])
    expect(await look(['1.1.1.1'], { all: false })).toEqual(['1.1.1.1', 4])
  })

  test('refuses them all where one of them is private, and an empty answer', async () => {
    for (const answers of [['10.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['::ffff:1.1.1.1', '1.1.1.1'], []])
      for (const all of [true, false]) expect(await look(answers, { all })).toBe('PrivateAddressError')
  })

  test('lets a private answer pass where its name or that address is allowed', async () => {
    expect(await look(['10.0.0.1'], { all: false }, readHosts(['feed.example.org']))).toEqual(['10.0.0.1', 4])
    expect(await look(['10.0.0.1'], { all: false }, readHosts(['10.0.0.1']))).toEqual(['10.0.0.1', 4])
    expect(await look(['10.0.0.2'], { all: false }, readHosts(['10.0.0.1']))).toBe('PrivateAddressError')
  })
})
