import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { follow } from './live.ts'

class Socket extends EventTarget {
  static readonly opened: Socket[] = []
  static readonly [name: string]: unknown
  readyState = 1
  constructor() {
    super()
    Socket.opened.push(this)
  }
  send() {}
  close() {}
  hear(type: string, data?: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type, data }) }))
  }
  drop() {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Object.assign(Socket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Socket.opened.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('each opening of the connection asks again, since what happened before it is told to nobody; the answer to a sign of life does not (§9.17)', async () => {
  const onChange = vi.fn()
  const stop = follow('review', onChange)
  await vi.advanceTimersByTimeAsync(50)
  Socket.opened[0]?.hear('connected', { channels: ['review'] })
  expect(onChange).toHaveBeenCalledTimes(1)
  Socket.opened[0]?.hear('pong')
  expect(onChange).toHaveBeenCalledTimes(1)
  Socket.opened[0]?.hear('event', { channels: ['review'], events: [], payload: {} })
  await vi.advanceTimersByTimeAsync(0)
  expect(onChange).toHaveBeenCalledTimes(2)
  Socket.opened[0]?.drop()
  await vi.advanceTimersByTimeAsync(1000)
  Socket.opened[1]?.hear('connected', { channels: ['review'] })
  expect(onChange).toHaveBeenCalledTimes(3)
  stop()
})
