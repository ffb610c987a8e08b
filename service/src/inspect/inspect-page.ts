import { advise, type FetchAs, PLATFORMS, readLength, type Visit, visit } from '@cardwright/contract/unfurl';
import { toThumbnail } from '@cardwright/engine/clean-image';
import { ServiceError } from '../base/service-error.ts';
import type { GuardedRequest } from '../outbound/guarded-request.ts';
import { OutboundRefusedError, parseOutboundUrl } from '../outbound/outbound-url.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import type { InspectionThread } from './inspection-thread.ts';

export type Inspection = {
  url: string;
  tags: { name: string; content: string }[];
  image: { url: string; type: string; width: number; height: number; bytes: number } | null;
  /** Base64 of a JPEG. */
  thumbnail: string | null;
  platforms: { platform: string; shows: Visit['shows']; what: string }[];
  advice: { problem: string; mend: string }[];
};

/** Throws `invalid` naming `url`, `rate-limited` or `unavailable`. */
export type InspectPage = (url: string, accountId: string, signal: AbortSignal) => Promise<Inspection>;

type InspectParts = {
  request: GuardedRequest;
  /** Of an account. */
  hostsFor(accountId: string): Promise<readonly string[]>;
  /** Of the operator's own. */
  trustedHosts: readonly string[];
  thread: Pick<InspectionThread, 'readerOf'>;
};

export const INSPECT_SETTING = 'CARDWRIGHT_INSPECT_HOSTS';
// Each opens some twenty connections to a stranger.
const TURNS = {
  atOnce: 32,
  share: 4,
  each: 0,
  all: 0,
  what: 'pages are being inspected',
  code: 'inspections_busy',
  retryAfterSeconds: 3,
} as const;
// Each is decoded in a process of its own; a page is described without one, too.
const THUMBNAIL_TURNS = {
  atOnce: 2,
  share: 1,
  each: 4,
  all: 64,
  what: 'pictures are being read',
  code: 'inspections_busy',
  retryAfterSeconds: 3,
} as const;
const MAX_CONTENT = 1000;
const SHOWN_TAGS = /^(?:title|description|og:.*|twitter:.*)$/;
const THUMBNAIL_SIDE = 600;

/** Visits a page as every platform does, through the guarded door. */
export function createInspectPage({ request, hostsFor, trustedHosts, thread }: InspectParts): InspectPage {
  const turns = createAccountTurns(TURNS);
  const thumbnailTurns = createAccountTurns(THUMBNAIL_TURNS);

  const inspect = async (url: string, accountId: string, signal: AbortSignal): Promise<Inspection> => {
    const allowedHosts = await hostsFor(accountId);
    checkUrl(url, allowedHosts, trustedHosts);
    const pictures = new Map<string, Uint8Array>();
    const fetchAs = createFetchAs((page, asked) => request(page, { ...asked, allowedHosts }), pictures);
    const reader = thread.readerOf(accountId);
    const visits = await Promise.all(
      PLATFORMS.map((platform) => visit(url, platform, fetchAs, signal, reader)),
    );
    const found = visits.find(({ image }) => image !== undefined);
    const image = found?.image && { url: found.imageUrl ?? url, ...found.image };
    const tags = visits.find((one) => one.tags !== undefined)?.tags ?? new Map<string, string>();
    return {
      url,
      tags: [...tags]
        .filter(([name]) => SHOWN_TAGS.test(name))
        .map(([name, content]) => ({
          name: name.slice(0, MAX_CONTENT),
          content: content.slice(0, MAX_CONTENT),
        })),
      image: image ?? null,
      thumbnail: image === undefined ? null : await findThumbnail(pictures.get(image.url), accountId),
      platforms: visits.map(({ platform, shows, what }) => ({
        platform,
        shows,
        what: what.slice(0, MAX_CONTENT),
      })),
      advice: advise(visits),
    };
  };

  async function findThumbnail(bytes: Uint8Array | undefined, accountId: string): Promise<string | null> {
    if (bytes === undefined) return null;
    try {
      const jpeg = await thumbnailTurns.run(accountId, () => toThumbnail(bytes, THUMBNAIL_SIDE));
      return jpeg === undefined ? null : Buffer.from(jpeg).toString('base64');
    } catch (error) {
      if (error instanceof ServiceError) return null;
      throw error;
    }
  }

  return (url, accountId, signal) => turns.run(accountId, () => inspect(url, accountId, signal), signal);
}

function checkUrl(url: string, allowedHosts: readonly string[], trustedHosts: readonly string[]): void {
  try {
    parseOutboundUrl(url, allowedHosts, INSPECT_SETTING, trustedHosts);
  } catch (error) {
    if (!(error instanceof OutboundRefusedError)) throw error;
    throw new ServiceError(
      'invalid',
      `\`url\` ${error.message}${/allowed host/.test(error.message) ? ', and sites that you have verified are allowed, too' : ''}.`,
      {
        code: 'invalid_parameter',
        parameter: 'url',
        cause: error,
      },
    );
  }
}

/** The door as platforms use it; `pictures` collects whole images by their URL. */
function createFetchAs(request: GuardedRequest, pictures: Map<string, Uint8Array>): FetchAs {
  return async (url, asked) => {
    try {
      const { status, url: end, headers, bytes, isCut } = await request(url, asked);
      const length = Math.max(readLength(headers), bytes.length + Number(isCut));
      if (status === 200 && !isCut && headers.get('content-type')?.startsWith('image/'))
        pictures.set(url, bytes);
      return { status, url: end, headers, bytes, length };
    } catch (error) {
      if (asked.signal.aborted) return { problem: 'timed out' };
      if (error instanceof OutboundRefusedError) return { problem: `it ${error.message}` };
      throw error;
    }
  };
}
