import type { IncomingMessage, RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { localNames, openOutside } from '../../testing/open-outside.ts'
import { makeAuthority, serveLocally } from '../../testing/outside-world.ts'

let authority: Awaited<ReturnType<typeof makeAuthority>>
let tls: { key: string; cert: string }

beforeAll(async () => {
  authority = await makeAuthority()
  tls = await authority.certificateFor('jobs.example.org', 'pay.example.net')
})
afterAll(() => authority.remove())

/** Two sites on this machine, 127.0.0.1 standing for the public world, and on 127.0.0.2 what nobody may reach. */
async function world(answer: RequestListener, { isRobotsSlow = false, robots = '' } = {}) {
  const asked: IncomingMessage[] = []
  const site = await serveLocally(
    (request, response) => {
      asked.push(request)
      if (request.url === '/robots.txt') isRobotsSlow ? response.write('User-agent: *\n') : response.end(robots)
      else answer(request, response)
    },
    { tls },
  )
  const reached: string[] = []
  const inside = await serveLocally((request, response) => response.end(`${reached.push(`${request.url}`)}`), {
    ...{ tls, address: '127.0.0.2', port: site.port },
  })
  onTestFinished(async () => {
    await Promise.all([site.close(), inside.close()])
  })
  const { lookup } = localNames({
    ...{ 'jobs.example.org': ['127.0.0.1'], 'pay.example.net': ['127.0.0.1'], 'inside.example.net': ['127.0.0.2'] },
  })
  const { leadsTo, waits } = openOutside({
    ...{ lookup, allowedHosts: ['127.0.0.1'], env: { NODE_EXTRA_CA_CERTS: authority.file } },
    limits: { linkMs: 500, robotsMs: 500 },
  })
  const pages = () => asked.map(({ url }) => url).filter((url) => url !== '/robots.txt')
  return { port: site.port, reached, asked, pages, leadsTo, waits, jobs: `https://jobs.example.org:${site.port}` }
}
const to = (places: Record<string, string>): RequestListener => {
  return (request, response) => {
    const location = places[request.url ?? '']
    if (location) response.writeHead(302, { location, 'set-cookie': 'seen=1' }).end()
    else response.end('fine')
  }
}

test('a link is followed to its end, which is told without its query, by requests that carry nothing', async () => {
  const places: Record<string, string> = { '/7?via=a': '/8' }
  const { port, jobs, leadsTo, asked, pages } = await world((...args) => to(places)(...args))
  places['/8'] = `https://pay.example.net:${port}/9?key=secret#part`
  const end = { address: `https://pay.example.net:${port}/9`, isReached: true }
  expect(await leadsTo(`${jobs}/7?via=a`)).toEqual(end)
  expect(pages()).toEqual(['/7?via=a', '/8', '/9?key=secret'])
  for (const { method, headers } of asked) {
    expect(method).toBe('GET')
    expect(headers.cookie ?? headers.referer ?? headers.authorization).toBeUndefined()
  }
})

test('a page that refuses us is reached all the same', async () => {
  const { jobs, leadsTo } = await world((_request, response) => response.writeHead(403).end('no robots'))
  expect(await leadsTo(`${jobs}/7`)).toEqual({ address: `${jobs}/7`, isReached: true })
})

test('three redirects are followed and the place of the fourth is only told', async () => {
  const { jobs, leadsTo, pages } = await world(to({ '/1': '/2', '/2': '/3', '/3': '/4', '/4': '/5' }))
  expect(await leadsTo(`${jobs}/2`)).toEqual({ address: `${jobs}/5`, isReached: true })
  expect(await leadsTo(`${jobs}/1`)).toEqual({ address: `${jobs}/5`, isReached: false })
  expect(pages()).toEqual(['/2', '/3', '/4', '/5', '/1', '/2', '/3', '/4'])
})

test.each([
  'https://127.0.0.2:PORT/x',
  'https://[::1]:PORT/x',
  'https://inside.example.net:PORT/x',
  'http://169.254.169.254/latest',
])('a redirect to %s, which is private, is told and not followed', async (place) => {
  const places: Record<string, string> = {}
  const { port, jobs, leadsTo, reached } = await world((...args) => to(places)(...args))
  const address = place.replace('PORT', `${port}`)
  places['/7'] = `${address}?key=secret`
  expect(await leadsTo(`${jobs}/7`)).toEqual({ address, isReached: false })
  expect(await leadsTo(address)).toEqual({ address, isReached: false })
  expect(reached).toEqual([])
})

test('links that lead nowhere leave the others of their host as they are', async () => {
  const { jobs, leadsTo } = await world((request, response) =>
    request.url === '/good' ? response.end('fine') : response.destroy(),
  )
  for (let dead = 0; dead < 12; dead += 1)
    expect(await leadsTo(`${jobs}/dead-${dead}`)).toMatchObject({ isReached: false })
  expect(await leadsTo(`${jobs}/good`)).toEqual({ address: `${jobs}/good`, isReached: true })
})

test('links and redirects of a host that wants a minute between two requests are followed to their end', async () => {
  const { jobs, leadsTo, waits } = await world(to({ '/1': '/2' }), { robots: 'User-agent: *\nCrawl-delay: 60\n' })
  expect(await leadsTo(`${jobs}/1`)).toEqual({ address: `${jobs}/2`, isReached: true })
  expect(await leadsTo(`${jobs}/3`)).toEqual({ address: `${jobs}/3`, isReached: true })
  expect(waits.filter((ms) => ms > 50_000)).toHaveLength(2)
})

test('a redirect that opens no page is named by its kind', async () => {
  const { jobs, leadsTo } = await world(to({ '/7': 'javascript:alert(1)' }))
  expect(await leadsTo(`${jobs}/7`)).toEqual({ address: 'javascript:', isReached: false })
})

test('what is sent without end is not read, and who never answers is left', async () => {
  const { jobs, leadsTo } = await world((request, response) => {
    if (request.url === '/never') return
    const more = () => {
      while (response.writable && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  })
  expect(await leadsTo(`${jobs}/endless`)).toEqual({ address: `${jobs}/endless`, isReached: true })
  expect(await leadsTo(`${jobs}/never`)).toEqual({ address: `${jobs}/never`, isReached: false })
})

test('who is slow to send its robots.txt is left as well', async () => {
  const { jobs, leadsTo } = await world(() => {}, { isRobotsSlow: true })
  expect(await leadsTo(`${jobs}/7`)).toEqual({ address: `${jobs}/7`, isReached: false })
})
