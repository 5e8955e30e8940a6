import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import fastify, { type FastifyInstance } from 'fastify'
import { addSecurityHeaders, securityHeaders } from '../apps/server/src/platform/security-headers.ts'
import { serveWebApp } from '../apps/server/src/platform/web-app.ts'
import { copyBuild, copyNextBuild } from './built-app.ts'
import { resumeFile } from './journey.ts'
import { freePort } from './own-server.ts'

test.use({ serviceWorkers: 'allow' })

/** The pages of a build at an address that stays, so that one build can follow another and the server can be away. */
async function pagesOf(port: number, folder: string, worksOffline = true): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true })
  addSecurityHeaders(app, securityHeaders(false))
  await serveWebApp(app, folder, worksOffline)
  await app.listen({ host: '127.0.0.1', port })
  return app
}

/** Loads the page and waits until the service worker answers for it. */
async function install(page: Page, address: string) {
  await page.goto(address)
  await installed(page)
}

async function installed(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

/** Has the browser ask whether there is another service worker, and waits until that one is in charge. */
async function update(page: Page) {
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await (await navigator.serviceWorker.ready).update()
    await changed
  })
}

const build = (page: Page) => page.locator('html').getAttribute('data-build')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('after one visit every page opens without a connection', async ({ page }) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await pagesOf(port, copyBuild())
  await install(page, origin)
  await server.close()
  for (const [path, name] of [
    ['/jobs', 'Jobs'],
    ['/hackathons', 'Hackathons'],
    ['/login', 'Welcome Back'],
    ['/nothing-here', /not found/i],
  ] as const) {
    await page.goto(origin + path)
    await expect(heading(page)).toHaveText(name)
  }
})

test('a newer build is shown by the first page that the server answers, and is what is kept from then on', async ({
  page,
}) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const first = await pagesOf(port, copyBuild())
  await install(page, origin)
  await first.close()
  const second = await pagesOf(port, copyNextBuild())
  await page.goto(`${origin}/login`)
  expect(await build(page)).toBe('next')
  await expect(heading(page)).toHaveText('Welcome Back')
  await update(page)
  await second.close()
  await page.goto(`${origin}/jobs`)
  expect(await build(page)).toBe('next')
  await expect(heading(page)).toHaveText('Jobs')
})

test('files that are not those of the build are never kept: a login page of a network, or one changed on the way', async ({
  page,
}) => {
  const port = await freePort()
  const folder = copyBuild()
  writeFileSync(join(folder, 'app.html'), '<html><h1>Log in to the network of the hotel</h1></html>')
  const server = await pagesOf(port, folder)
  await page.goto(`http://127.0.0.1:${port}`)
  const kept = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    const worker = registration.installing ?? registration.active
    await new Promise<void>((resolve) => {
      if (worker?.state === 'redundant') resolve()
      worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve())
    })
    return [registration.active !== null, (await caches.match('/app.html')) !== undefined]
  })
  expect(kept).toEqual([false, false])
  await server.close()
})

test('a host who turns it off takes away the service worker and all that it kept, at the next visit', async ({
  page,
}) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const folder = copyBuild()
  const on = await pagesOf(port, folder)
  await install(page, origin)
  await on.close()
  const off = await pagesOf(port, folder, false)
  await page.goto(origin)
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0])
  await off.close()
})

test('a PDF that another app shares with the installed one goes straight to its reading, and a second time asks for it', async ({
  page,
}) => {
  const { name, mimeType, buffer } = await resumeFile(samplePerson)
  await page.goto('/')
  const { share_target: target } = await (await page.request.get('/app.webmanifest')).json()
  await installed(page)
  await page.evaluate(
    ({ target, name, mimeType, bytes }) => {
      const given = new DataTransfer()
      given.items.add(new File([Uint8Array.from(bytes)], name, { type: mimeType }))
      const field = Object.assign(document.createElement('input'), { type: 'file', name: target.params.files[0].name })
      field.files = given.files
      const { action, method, enctype } = target
      const form = Object.assign(document.createElement('form'), { action, method, enctype })
      form.append(field)
      document.body.append(form)
      form.submit()
    },
    { target, name, mimeType, bytes: [...buffer] },
  )
  await expect(page.getByRole('heading', { name: 'Check what we read, then create your account' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'choose a PDF' })).toBeVisible()
  await expect(page.getByText('The shared file did not arrive.')).toHaveCount(0)
  await page.goto('/?shared')
  await expect(page.getByText('The shared file did not arrive.')).toBeVisible()
})
