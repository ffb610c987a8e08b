import { readUploadReference } from '@cardwright/contract/upload-reference';
import type { TemplateImage } from '@cardwright/engine';
import { decodeLogo, LogoBusyError, LogoError } from '@cardwright/engine/logo';
import { LRUCache } from 'lru-cache';
import { ServiceError } from '../base/service-error.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import type { UploadKind, Uploads } from '../uploads/types.ts';

/**
 * Pixels of the logo at a URL, or of an upload of the account `owner`. Throws `invalid` naming the parameter, or `unavailable`
 * when the machine has no time for it.
 */
export type LoadLogo = (source: string, parameter?: string, owner?: string) => Promise<TemplateImage>;

const KEEP_MS = 10 * 60_000;
const KEEP_BYTES = 48 * 1024 * 1024;
// A large picture takes 100 MB while it is decoded.
const DECODING = {
  atOnce: 4,
  share: 2,
  each: 40,
  all: 400,
  what: 'logos are being decoded',
  code: 'queue_full',
  retryAfterSeconds: 5,
};
const QUEUE_MS = 3000;
/** Completes the sentence "`logo` ...". */
export const toNoUpload = (kind: UploadKind): string =>
  `refers to an upload that this account does not have, or that is no ${kind}. Upload the file again, or use another`;
const NO_HOSTS = async (): Promise<readonly string[]> => [];
const NO_UPLOADS: Pick<Uploads, 'has' | 'read'> = { has: async () => false, read: async () => undefined };

/** Fetches and decodes logos, each once per ten minutes however many cards of an account ask; a failure is not kept. */
export function createLoadLogo(
  guardedFetch: GuardedFetch,
  {
    decode = decodeLogo,
    queueMs = QUEUE_MS,
    uploads = NO_UPLOADS,
    hostsOf = NO_HOSTS,
  }: {
    decode?: (bytes: Uint8Array) => Promise<TemplateImage>;
    queueMs?: number;
    uploads?: Pick<Uploads, 'has' | 'read'>;
    /** Hosts of the account's own, which it may show pictures of besides those that the operator allows. */
    hostsOf?: (owner: string) => Promise<readonly string[]>;
  } = {},
): LoadLogo {
  const turns = createAccountTurns({ ...DECODING, maxWaitMs: queueMs });
  const findOwnHost = async (source: string, owner: string | undefined): Promise<string | undefined> => {
    const host = URL.parse(source)?.hostname;
    if (owner === undefined || host === undefined) return undefined;
    return (await hostsOf(owner)).find((one) => one === host);
  };
  const fetchSource = async (source: string, { owner, ownHost }: Context): Promise<Uint8Array> => {
    const id = readUploadReference(source);
    if (id === undefined) return await guardedFetch(source, ownHost === undefined ? undefined : [ownHost]);
    const found = owner === undefined ? undefined : await uploads.read(owner, id);
    if (found === undefined) throw new LogoError(toNoUpload('image'));
    return found.bytes;
  };
  // Uploads too: the same id is the same file, whoever has it.
  const logos = new LRUCache<string, TemplateImage>({
    ttl: KEEP_MS,
    maxSize: KEEP_BYTES,
    sizeCalculation: ({ data }) => data.length,
  });
  const loading = new Map<string, Promise<TemplateImage>>();
  const read = async (key: string, context: Context): Promise<TemplateImage> => {
    const bytes = await fetchSource(context.source, context);
    const logo = await turns.run(context.owner ?? '', () => decode(bytes));
    logos.set(key, logo);
    return logo;
  };
  const load = async (key: string, context: Context): Promise<TemplateImage> => {
    const known = logos.get(key);
    if (known !== undefined) return known;
    // What refuses one account is no answer to another.
    const name = `${context.owner} ${key}`;
    const running = loading.get(name);
    if (running !== undefined) return await running;
    const done = read(key, context).finally(() => loading.delete(name));
    loading.set(name, done);
    return await done;
  };
  return async (source, parameter = 'logo', owner) => {
    try {
      const id = readUploadReference(source);
      if (id !== undefined && (owner === undefined || !(await uploads.has(owner, id, 'image'))))
        throw new LogoError(toNoUpload('image'));
      const ownHost = id === undefined ? await findOwnHost(source, owner) : undefined;
      // What only its owner may show must not be in memory for others.
      const key = ownHost === undefined ? source : `${owner} ${source}`;
      return await load(key, { source, owner, ownHost });
    } catch (error) {
      throw toServiceError(error, parameter);
    }
  };
}

type Context = { source: string; owner: string | undefined; ownHost: string | undefined };

function toServiceError(error: unknown, parameter: string): unknown {
  if (error instanceof LogoError || error instanceof OutboundRefusedError) {
    return new ServiceError('invalid', `\`${parameter}\` ${error.message}.`, {
      code: 'invalid_parameter',
      parameter,
      cause: error,
    });
  }
  if (error instanceof LogoBusyError) {
    return new ServiceError(
      'unavailable',
      'The server had no time to draw the logo. You were not charged; try again in a moment.',
      { code: 'render_timeout', retryAfterSeconds: DECODING.retryAfterSeconds, cause: error },
    );
  }
  return error;
}
