import { setFlagsFromString } from 'node:v8'

/**
 * Measures the bytes of buffers by the size of the heap when the next full collection is due. Without it V8 13 starts one
 * whenever some 64 MB of buffers were made, however big the heap and however short their life: with 100,000 listings
 * that was one for every 450 lists, and as much work as answering them (docs/bench-server.md). Later versions of V8 do so
 * by themselves and do not know the flag any more.
 */
export function measureBuffersByHeap(): void {
  if (process.versions.v8.startsWith('13.')) setFlagsFromString('--external-memory-accounted-in-global-limit')
}
