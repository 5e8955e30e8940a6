import { lifeMs } from '@scry/contracts/retention'
import type { Platform } from '../../platform/platform.ts'
import type { ReencodedImage } from './reencode-image.ts'

export function createImageStore({ database, clock, ids }: Pick<Platform, 'database' | 'clock' | 'ids'>) {
  return {
    /** Answers the id, which is the image's unguessable address. */
    async keep(picture: ReencodedImage, accountId: string | null): Promise<string> {
      const id = ids.id()
      const now = clock.now()
      await database.query
        .insertInto('report_images')
        .values({ id, account_id: accountId, ...picture, created_at: now, expires_at: now + lifeMs.screenshot })
        .execute()
      return id
    },
    async find(id: string, size: 'image' | 'thumb'): Promise<Uint8Array | undefined> {
      const row = await database.query
        .selectFrom('report_images')
        .select(`${size} as bytes`)
        .where('id', '=', id)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst()
      return row?.bytes
    },
  }
}
