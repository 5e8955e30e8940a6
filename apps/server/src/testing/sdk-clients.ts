import './own-form-data.ts'
import * as sdk21 from 'appwrite'
import * as sdk13 from 'appwrite-13'
import * as sdk27 from 'appwrite-27'

const project = 'scry'
type Fields = Record<string, unknown>
export type Answer = Record<string, unknown>
export type Answers = { total: number } & Record<string, unknown>

/** The specified calls, made by an official client: what differs between its majors is inside. */
export interface SdkClient {
  /** Creates an account with the client's own unique id. */
  register(email: string, password: string, name: string): Promise<Answer>
  login(email: string, password: string): Promise<Answer>
  account(): Promise<Answer>
  logout(): Promise<unknown>
  sessions(): Promise<Answers>
  endSession(id: string): Promise<unknown>
  rename(name: string): Promise<Answer>
  changePassword(password: string, oldPassword: string): Promise<Answer>
  recover(email: string, url: string): Promise<Answer>
  reset(userId: string, secret: string, password: string): Promise<Answer>
  askVerification(url: string): Promise<Answer>
  verify(userId: string, secret: string): Promise<Answer>
  list(collection: string, queries: (query: typeof sdk21.Query) => string[]): Promise<Answers>
  create(collection: string, data: Fields, id?: string): Promise<Answer>
  read(collection: string, id: string): Promise<Answer>
  update(collection: string, id: string, data: Fields): Promise<Answer>
  remove(collection: string, id: string): Promise<unknown>
  /** Hears of the documents of a collection as they change; answers what ends it. */
  follow(collection: string, hear: (event: HeardEvent) => void): Promise<() => unknown>
}

export interface HeardEvent {
  readonly events: string[]
  readonly payload: unknown
}

export interface SdkMajor {
  readonly label: string
  connect(endpoint: string): SdkClient
}

const answer = async (call: Promise<unknown>): Promise<Answer> => (await call) as Answer
const answers = async (call: Promise<unknown>): Promise<Answers> => (await call) as Answers

/** The calls with documents, alike in both majors but for the name of the login and what a reset takes. */
const withDocuments = (
  sdk: typeof sdk21,
  endpoint: string,
  login: (account: sdk21.Account, email: string, password: string) => Promise<unknown>,
  reset: (account: sdk21.Account, userId: string, secret: string, password: string) => Promise<unknown>,
): SdkClient => {
  const client = new sdk.Client().setEndpoint(`${endpoint}/v1`).setProject(project)
  const account = new sdk.Account(client)
  const databases = new sdk.Databases(client)
  return {
    register: (email, password, name) => answer(account.create(sdk.ID.unique(), email, password, name)),
    login: (email, password) => answer(login(account, email, password)),
    account: () => answer(account.get()),
    logout: () => account.deleteSession('current'),
    sessions: () => answers(account.listSessions()),
    endSession: (id) => account.deleteSession(id),
    rename: (name) => answer(account.updateName(name)),
    changePassword: (password, old) => answer(account.updatePassword(password, old)),
    recover: (email, url) => answer(account.createRecovery(email, url)),
    reset: (userId, secret, password) => answer(reset(account, userId, secret, password)),
    askVerification: (url) => answer(account.createVerification(url)),
    verify: (userId, secret) => answer(account.updateVerification(userId, secret)),
    list: (collection, queries) => answers(databases.listDocuments(project, collection, queries(sdk.Query))),
    create: (collection, data, id = sdk.ID.unique()) => answer(databases.createDocument(project, collection, id, data)),
    read: (collection, id) => answer(databases.getDocument(project, collection, id)),
    update: (collection, id, data) => answer(databases.updateDocument(project, collection, id, data)),
    remove: (collection, id) => databases.deleteDocument(project, collection, id),
    follow: async (collection, hear) =>
      client.subscribe(`databases.${project}.collections.${collection}.documents`, hear),
  }
}

/** 13.0.2: old query syntax, the literal id 'unique()', recovery with `passwordAgain`. */
const major13: SdkMajor = {
  label: 'appwrite 13.0.2',
  connect: (endpoint) =>
    withDocuments(
      sdk13 as unknown as typeof sdk21,
      endpoint,
      (account, email, password) => (account as unknown as sdk13.Account).createEmailSession(email, password),
      (account, userId, secret, password) =>
        (account as unknown as sdk13.Account).updateRecovery(userId, secret, password, password),
    ),
}

/** 21.0.0: the client of the web app. */
const major21: SdkMajor = {
  label: 'appwrite 21.0.0',
  connect: (endpoint) =>
    withDocuments(
      sdk21,
      endpoint,
      (account, email, password) => account.createEmailPasswordSession(email, password),
      (account, userId, secret, password) => account.updateRecovery(userId, secret, password),
    ),
}

/** 27.0.0: the newest, with /account/verifications/email, and rows of tables in place of documents. */
const major27: SdkMajor = {
  label: 'appwrite 27.0.0',
  connect: (endpoint) => {
    const client = new sdk27.Client().setEndpoint(`${endpoint}/v1`).setProject(project)
    const account = new sdk27.Account(client)
    const tables = new sdk27.TablesDB(client)
    const realtime = new sdk27.Realtime(client)
    const Query = sdk27.Query as unknown as typeof sdk21.Query
    const at = (tableId: string) => ({ databaseId: project, tableId })
    return {
      register: (email, password, name) => answer(account.create({ userId: sdk27.ID.unique(), email, password, name })),
      login: (email, password) => answer(account.createEmailPasswordSession({ email, password })),
      account: () => answer(account.get()),
      logout: () => account.deleteSession({ sessionId: 'current' }),
      sessions: () => answers(account.listSessions()),
      endSession: (sessionId) => account.deleteSession({ sessionId }),
      rename: (name) => answer(account.updateName({ name })),
      changePassword: (password, oldPassword) => answer(account.updatePassword({ password, oldPassword })),
      recover: (email, url) => answer(account.createRecovery({ email, url })),
      reset: (userId, secret, password) => answer(account.updateRecovery({ userId, secret, password })),
      askVerification: (url) => answer(account.createEmailVerification({ url })),
      verify: (userId, secret) => answer(account.updateEmailVerification({ userId, secret })),
      list: async (collection, queries) => {
        const { rows, ...rest } = await answers(tables.listRows({ ...at(collection), queries: queries(Query) }))
        return { ...rest, documents: rows }
      },
      create: (collection, data, rowId = sdk27.ID.unique()) =>
        answer(tables.createRow({ ...at(collection), rowId, data })),
      read: (collection, rowId) => answer(tables.getRow({ ...at(collection), rowId })),
      update: (collection, rowId, data) => answer(tables.updateRow({ ...at(collection), rowId, data })),
      remove: (collection, rowId) => tables.deleteRow({ ...at(collection), rowId }),
      follow: async (collection, hear) => {
        const { close } = await realtime.subscribe(`tablesdb.${project}.tables.${collection}.rows`, hear)
        return close
      },
    }
  },
}

export const sdkMajors: readonly SdkMajor[] = [major13, major21, major27]
