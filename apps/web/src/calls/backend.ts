import { Account, Client, Databases } from 'appwrite'

export interface Backend {
  client: Client
  account: Account
  databases: Databases
}

export const databaseId = 'scry'

/** The official SDK on our own origin. Imported only by `account.ts` and `documents.ts`, which screens load on demand. */
export function openBackend(): Backend {
  const client = new Client().setEndpoint(`${window.location.origin}/v1`).setProject('scry')
  return { client, account: new Account(client), databases: new Databases(client) }
}
