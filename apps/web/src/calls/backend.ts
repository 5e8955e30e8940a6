import { Account, Client, Databases } from 'appwrite'
import { NotOurAnswer } from './backend-failure.ts'

export interface Backend {
  client: Client
  account: Account
  databases: Databases
}

export const databaseId = 'scry'

/** Takes only answers that our server can have given: the SDK makes `{ message }` of any page that a network puts between. */
class CheckedClient extends Client {
  override async call(...input: Parameters<Client['call']>) {
    const answer: unknown = await super.call(...input)
    const [method] = input
    const { $id, total, message } = (answer ?? {}) as Record<string, unknown>
    const isOurs =
      method.toLowerCase() === 'delete' ? message === '' : typeof $id === 'string' || typeof total === 'number'
    if (!isOurs) throw new NotOurAnswer(`${method} was not answered by our server.`)
    return answer
  }
}

/** The official SDK on our own origin. Imported only by `account.ts` and `documents.ts`, which screens load on demand. */
export function openBackend(): Backend {
  const client = new CheckedClient().setEndpoint(`${window.location.origin}/v1`).setProject('scry')
  return { client, account: new Account(client), databases: new Databases(client) }
}
