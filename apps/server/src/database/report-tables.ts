/** A bug report, feature request or piece of feedback, stored before it is mailed. */
export interface ReportTable {
  id: string
  /** Null for a visitor's. */
  account_id: string | null
  /** The id that the sender's browser gave it. */
  report_id: string
  content_hash: string
  /** JSON of the contracts' ReportParams. */
  params: string
  created_at: number
}

/** A screenshot as the server re-encoded it. The id is its unguessable address. */
export interface ReportImageTable {
  id: string
  account_id: string | null
  image: Uint8Array
  thumb: Uint8Array
  created_at: number
  expires_at: number
}

export interface ReportTables {
  reports: ReportTable
  report_images: ReportImageTable
}
