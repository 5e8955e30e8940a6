import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** A Fastify route that does nothing but answer recorded bytes: what any answer costs at least. `node bare-route.ts FILE` */
const recorded = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as string[]
const app = Fastify()
let turn = 0
app.all('/*', async (_request, reply) => {
  turn = (turn + 1) % recorded.length
  return reply.type('application/json; charset=utf-8').send(recorded[turn])
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
