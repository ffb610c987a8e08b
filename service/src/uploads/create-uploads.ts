import { createHash } from 'node:crypto';
import type { FontType } from '@cardwright/engine/clean-font';
import { type CleanImage, cleanImage } from '@cardwright/engine/clean-image';
import { FileBusyError, UnusableFileError } from '@cardwright/engine/unusable-file-error';
import { createTtlCache } from '../accounts/ttl-cache.ts';
import type { Clock } from '../base/clock.ts';
import { ID_ALPHABET } from '../base/ids.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { DatabaseUnavailableError } from '../stores/database-unavailable-error.ts';
import type { ImageStore } from '../stores/image-store.ts';
import { lockAccount } from '../stores/lock-account.ts';
import type { UploadsTable } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { noteUnused } from '../stores/unused-objects.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import type { SentFile, Upload, UploadLimits, Uploads } from './types.ts';

export type UploadsOptions = {
  database: Database;
  images: ImageStore;
  clock: Clock;
  limits: UploadLimits;
  /** Called when objects are left to the sweep. */
  onDeleted(): void;
};

const BUSY = { code: 'uploads_busy', retryAfterSeconds: 5 };
const WAITING = { ...BUSY, each: 16, all: 400, what: 'uploads are being read' };
// Bodies that are on their way.
const RECEIVED = { ...WAITING, atOnce: 16, share: 4, maxWaitMs: 20_000 };
// A large photo takes some hundred megabytes while it is read. Two of the slowest that are read at all take twenty seconds: nobody is refused for these.
const CLEANED = { ...WAITING, atOnce: 2, share: 1, maxWaitMs: 30_000 };
const ID_CHARACTERS = 24;
// Every request for a card asks for its uploads. As with keys, a deletion on another node is seen within 5 seconds, and nothing is
// deleted while the database is away.
const CACHE = {
  ttlMs: 4_000,
  max: 10_000,
  outage: {
    maxAgeMs: 5 * 60_000,
    isOutage: (error: unknown): boolean => error instanceof DatabaseUnavailableError,
  },
};

/** Uploads whose rows are in `database` and whose files are in `images`. */
export function createUploads(options: UploadsOptions): Uploads {
  const { database, images, clock, limits, onDeleted } = options;
  const receiving = createAccountTurns(RECEIVED);
  const cleaning = createAccountTurns(CLEANED);
  const known = createTtlCache({
    ...CACHE,
    clock,
    load: async (key) => {
      const [accountId = '', id = ''] = key.split(' ');
      return await find(database, accountId, id);
    },
  });

  const find = async (connection: Connection, accountId: string, id: string) => {
    const row = await connection
      .selectFrom('uploads')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { object: row.object, upload: toUpload(row) };
  };

  const clean = async (accountId: string, { bytes, type }: SentFile): Promise<CleanFile> => {
    try {
      const { sniffFontType } = await import('@cardwright/engine/clean-font');
      const fontType = sniffFontType(bytes);
      return await cleaning.run(accountId, () =>
        fontType === undefined ? toCleanImage(bytes, type) : toCleanFont(bytes, fontType, type),
      );
    } catch (error) {
      throw toServiceError(error);
    }
  };

  const uploads: Uploads = {
    limits,

    list: async (accountId) => {
      const rows = await database
        .selectFrom('uploads')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toUpload);
    },

    get: async (accountId, id) => {
      const found = await find(database, accountId, id);
      if (found === undefined) throw noSuchUpload();
      return found.upload;
    },

    has: async (accountId, id, kind) => (await known.get(`${accountId} ${id}`))?.upload.kind === kind,

    read: async (accountId, id) => {
      const found = await find(database, accountId, id);
      if (found === undefined) return undefined;
      const bytes = await images.get(found.object);
      return bytes && { upload: found.upload, bytes };
    },

    receive: (accountId, read) => receiving.run(accountId, async () => uploads.add(accountId, await read())),

    async add(accountId, file) {
      const id = toId(file.bytes);
      const former = await find(database, accountId, id);
      if (former !== undefined) return { upload: former.upload, isNew: false };
      // Looked at first to spare work; the transaction decides.
      await refuseBeyond(limits, database, accountId, 0);
      const { bytes, type, extension, details } = file.cleaned
        ? toCleanFile(file.cleaned)
        : await clean(accountId, file);
      const object = await images.put(bytes, extension);
      const row: UploadsTable = {
        account_id: accountId,
        id,
        name: file.name ?? null,
        type,
        object,
        bytes: bytes.length,
        details: JSON.stringify(details),
        created_at: clock.now().toISOString(),
      };
      let isNew = false;
      try {
        return await transact(database, async (transaction) => {
          await lockExisting(transaction, accountId);
          const other = await find(transaction, accountId, id);
          isNew = other === undefined;
          if (other !== undefined) return { upload: other.upload, isNew };
          await refuseBeyond(limits, transaction, accountId, bytes.length);
          await transaction.insertInto('uploads').values(row).execute();
          return { upload: toUpload(row), isNew };
        });
      } catch (error) {
        isNew = error instanceof DatabaseUnavailableError && error.mayBeCommitted;
        throw error;
      } finally {
        // An object that stays only costs some space, until the sweep.
        if (!isNew) await images.delete(object).catch(() => {});
      }
    },

    async delete(accountId, id) {
      await transact(database, async (transaction) => {
        await lockExisting(transaction, accountId);
        const deleted = await transaction
          .deleteFrom('uploads')
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .returning('object')
          .executeTakeFirst();
        if (deleted === undefined) throw noSuchUpload();
        await noteUnused(transaction, 'images', [deleted.object]);
      });
      known.forget((_, key) => key === `${accountId} ${id}`);
      onDeleted();
    },
  };
  return uploads;
}

/** Derived from the content: whoever refers to it always gets the same file, and nobody can put another one there. */
function toId(bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest();
  const characters = [...digest.subarray(0, ID_CHARACTERS)].map((byte) => ID_ALPHABET[byte & 31]);
  return `up_${characters.join('')}`;
}

async function lockExisting(transaction: Connection, accountId: string): Promise<void> {
  if ((await lockAccount(transaction, accountId)) === undefined)
    throw new ServiceError('unauthorized', 'This account no longer exists.', { code: 'unauthorized' });
}

async function refuseBeyond(
  limits: UploadLimits,
  connection: Connection,
  accountId: string,
  more: number,
): Promise<void> {
  const { count, bytes } = await connection
    .selectFrom('uploads')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('bytes').as('bytes')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.count)
    throw full(`Your account has ${count} uploads, as many as this server allows. Delete one first.`);
  const left = limits.bytes - Number(bytes ?? 0);
  if (more > left || left <= 0)
    throw full(
      `The uploads of your account may take up ${limits.bytes} bytes, of which ${Math.max(0, left)} are left${more === 0 ? '' : `; this one has ${more} as it is stored`}. Delete one first.`,
    );
}

/** A file written anew, with what is kept of it in `details`. */
type CleanFile = {
  bytes: Uint8Array;
  type: Upload['type'];
  extension: 'png' | 'jpeg' | 'webp' | 'ttf' | 'otf';
  details: { width: number; height: number } | { family: string | undefined };
};

async function toCleanImage(file: Uint8Array, sentAs: string | undefined): Promise<CleanFile> {
  const cleaned = await cleanImage(file);
  const isSvg = cleaned.type === 'png' && file[0] !== 0x89;
  checkType(sentAs, isSvg ? ['image/svg+xml'] : [`image/${cleaned.type}`]);
  return toCleanFile(cleaned);
}

const toCleanFile = ({ bytes, type, width, height }: CleanImage): CleanFile => ({
  bytes,
  type: `image/${type}`,
  extension: type,
  details: { width, height },
});

async function toCleanFont(
  file: Uint8Array,
  fontType: FontType,
  sentAs: string | undefined,
): Promise<CleanFile> {
  // An OpenType font may have the outlines of TrueType.
  checkType(sentAs, fontType === 'woff2' ? ['font/woff2'] : ['font/ttf', 'font/otf']);
  const { cleanFont } = await import('@cardwright/engine/clean-font');
  const { bytes, type, family } = await cleanFont(file);
  return { bytes, type: `font/${type}`, extension: type, details: { family } };
}

/** A name that does not tell what is in the file is a mistake of the sender. */
function checkType(sent: string | undefined, found: readonly string[]): void {
  if (sent === undefined || found.includes(sent)) return;
  throw unusable(`The file is sent as ${sent}, but its content is ${found.join(' or ')}.`);
}

function toServiceError(error: unknown): unknown {
  if (error instanceof UnusableFileError) return unusable(`The file ${error.message}.`, error);
  if (!(error instanceof FileBusyError)) return error;
  return new ServiceError(
    'unavailable',
    'The server has no time to read the file now; try again in a moment.',
    {
      ...BUSY,
      cause: error,
    },
  );
}

const toUpload = (row: UploadsTable): Upload => {
  const { id, type } = row;
  const common = { id, name: row.name ?? undefined, bytes: Number(row.bytes), createdAt: row.created_at };
  const details = JSON.parse(row.details);
  if (type === 'font/ttf' || type === 'font/otf')
    return { ...common, kind: 'font', type, family: details.family };
  return { ...common, kind: 'image', type, width: details.width, height: details.height };
};

const unusable = (message: string, cause?: unknown): ServiceError =>
  new ServiceError('invalid', message, { code: 'unusable_file', cause });

const full = (message: string): ServiceError =>
  new ServiceError('conflict', message, { code: 'upload_limit_reached' });

const noSuchUpload = (): ServiceError =>
  new ServiceError(
    'not-found',
    'Your account has no upload with this id. `GET /api/v1/uploads` lists them.',
    {
      code: 'not_found',
    },
  );
