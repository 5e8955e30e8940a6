import { databaseId, openBackend } from './backend.ts'

/** Where the server tells of changes: a person's own postings of one kind, or the queue of the reviewers. */
export type LiveChannel = 'aggregated_jobs' | 'hackathon' | 'review'

/**
 * Hears of changes until it is stopped; the client connects again by itself (§9.17). What happened while nobody listened is
 * told to nobody, so that each opening counts as a change.
 */
export function follow(channel: LiveChannel, onChange: () => void): () => void {
  const name = channel === 'review' ? channel : `databases.${databaseId}.collections.${channel}.documents`
  const { client } = openBackend()
  // The client has no callback for it: it keeps what it heard last.
  const { realtime } = client as unknown as { realtime: { onMessage(event: MessageEvent): void; lastMessage?: Heard } }
  const { onMessage } = realtime
  realtime.onMessage = (event) => {
    onMessage(event)
    if (realtime.lastMessage?.type === 'connected') onChange()
  }
  return client.subscribe(name, onChange)
}

type Heard = { type: string }
