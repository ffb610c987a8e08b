import type { Brief } from '@cardwright/engine';
import { cleanImage } from '@cardwright/engine/clean-image';
import { FileBusyError, UnusableFileError } from '@cardwright/engine/unusable-file-error';
import { ServiceError } from '../base/service-error.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import type { Uploads } from '../uploads/types.ts';

type BriefImage = NonNullable<Brief['image']>;

/** Where the picture of a brief comes from: an address, or an upload of the account. */
export interface ImageSource {
  /**
   * The picture of a brief as the account's for good: one at an address becomes an upload, so that a retry and a copy of the brief show
   * the same, whatever is at the address later. Throws `invalid` naming the field, and `conflict` when the account has no room.
   */
  keep(accountId: string, image: BriefImage): Promise<BriefImage>;
  /** The file, as it would be kept. Throws like `keep`, and stores nothing. */
  load(accountId: string, image: BriefImage): Promise<Uint8Array>;
  /** The file of a kept picture; undefined once its upload was deleted. */
  read(accountId: string, image: BriefImage): Promise<Uint8Array | undefined>;
}

/** For those who have no uploads. */
export const NO_IMAGES: ImageSource = {
  keep: async (_, image) => image,
  load: async () => {
    throw invalid('url', 'cannot be fetched');
  },
  read: async () => undefined,
};

// What the engine takes; smaller ones are icons.
const LEAST_SIDE = 32;
const READING = {
  atOnce: 2,
  share: 1,
  each: 16,
  all: 400,
  what: 'pictures are being read',
  code: 'queue_full',
  retryAfterSeconds: 5,
};

export function createImageSource(
  fetchImage: GuardedFetch,
  uploads: Pick<Uploads, 'add' | 'read'>,
): ImageSource {
  const turns = createAccountTurns(READING);

  const readUpload = async (accountId: string, id: string): Promise<Uint8Array> => {
    const found = await uploads.read(accountId, id);
    if (found === undefined)
      throw invalid('upload', 'is no upload of this account. `GET /api/v1/uploads` lists them');
    if (found.upload.kind !== 'image') throw invalid('upload', 'is a font; name an image');
    refuseTiny('upload', found.upload);
    return found.bytes;
  };

  return {
    keep: async (accountId, image) => {
      const { url, upload, ...focus } = image;
      if (upload !== undefined) await readUpload(accountId, upload);
      if (url === undefined) return image;
      const bytes = await atUrl(() => fetchImage(url));
      const cleaned = await atUrl(() => clean(accountId, bytes));
      refuseTiny('url', cleaned);
      const kept = await uploads.add(accountId, { bytes, type: undefined, name: undefined, cleaned });
      return { ...focus, upload: kept.upload.id };
    },
    load: async (accountId, { url, upload }) => {
      if (url === undefined) return readUpload(accountId, upload ?? '');
      const file = await atUrl(async () => clean(accountId, await fetchImage(url)));
      refuseTiny('url', file);
      return file.bytes;
    },
    read: async (accountId, { upload }) =>
      upload === undefined ? undefined : (await uploads.read(accountId, upload))?.bytes,
  };

  function clean(accountId: string, bytes: Uint8Array): ReturnType<typeof cleanImage> {
    return turns.run(accountId, () => cleanImage(bytes));
  }
}

async function atUrl<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutboundRefusedError || error instanceof UnusableFileError)
      throw invalid('url', error.message, error);
    if (error instanceof FileBusyError)
      throw new ServiceError(
        'unavailable',
        'The server has no time to read the picture now; try again in a moment.',
        {
          code: READING.code,
          retryAfterSeconds: READING.retryAfterSeconds,
          cause: error,
        },
      );
    throw error;
  }
}

function refuseTiny(field: 'url' | 'upload', { width, height }: { width: number; height: number }): void {
  if (Math.min(width, height) < LEAST_SIDE)
    throw invalid(field, `must be at least ${LEAST_SIDE} pixels wide and high`);
}

const invalid = (field: 'url' | 'upload', problem: string, cause?: unknown): ServiceError =>
  new ServiceError('invalid', `\`brief.image.${field}\` ${problem}.`, {
    code: 'invalid_parameter',
    parameter: `brief.image.${field}`,
    cause,
  });
