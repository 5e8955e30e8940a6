import { expect, test } from 'vitest'
import { curvedConnector, laneConnector } from './connector-path.ts'

test('a connector runs under its line to the edge, then curves with handles of at least 24 px', () => {
  expect(curvedConnector({ x: 50, y: 10 }, 100, { x: 120, y: 40 })).toEqual({
    onSheet: 'M50 10H100',
    beyond: 'M100 10C124 10 96 40 120 40',
  })
  expect(curvedConnector({ x: 50, y: 10 }, 100, { x: 200, y: 40 }).beyond).toBe('M100 10C150 10 150 40 200 40')
})

test('the vertical form goes out to its lane, down, and in', () => {
  expect(laneConnector({ x: 50, y: 10 }, 18, 0, { x: 14, y: 200 })).toEqual({
    onSheet: 'M50 10H18',
    beyond: 'M18 10H6Q0 10 0 16V194Q0 200 6 200H14',
  })
})
