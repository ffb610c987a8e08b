import { parseQueryPairs, parseSignature } from '@cardwright/contract';
import type { Engine, ImageFormat } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import type { Accounts, FallbackCard } from '../accounts/types.ts';
import type { CardBytes, Delivery, RequestTarget } from './types.ts';

type Size = { width: number; height: number };
type Content = { template: string; params: Readonly<Record<string, string>> };

const LANDSCAPE: Size = { width: 1200, height: 630 };
// A URL that was not verified must not cause work, so these are all that are ever rendered: one per kind of shape.
const SIZES: readonly Size[] = [LANDSCAPE, { width: 1080, height: 1080 }, { width: 1080, height: 1920 }];
const NEUTRAL: Content = { template: 'og_brand', params: { title: 'Preview unavailable' } };
const KEPT_CARDS = 64;
// Nobody pays for these renders, so they are made one at a time, and no more than this many wait.
const MAX_WAITING = 8;

/**
 * The cards for URLs whose own card is refused: the account's, or the service's. Each is rendered once and kept. An
 * account's card that cannot be had at once is replaced by the neutral one.
 */
export function createFallbackCards(options: {
  engine: Pick<Engine, 'parseCard' | 'renderCard'>;
  accounts: Pick<Accounts, 'findSigningKey'>;
  /** What accounts have that chose nothing. */
  fallbackCard: 'off' | 'neutral';
  /** Maximum time that a caller waits; the render goes on, for the next one. */
  deadlineMs: number;
}): Delivery['fallbackCard'] {
  const { engine, accounts, fallbackCard, deadlineMs } = options;
  const rendered = new LRUCache<string, Promise<CardBytes | undefined>>({ max: KEPT_CARDS });
  const neutral = new Map<string, Promise<CardBytes | undefined>>();
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  async function render({ template, params }: Content, size: Size, format: ImageFormat): Promise<CardBytes> {
    const data = new Map(Object.entries(params));
    const card = engine.parseCard({ template, data, ...size, format });
    return { bytes: await engine.renderCard(card), format };
  }

  function find(content: Content, size: Size, format: ImageFormat): Promise<CardBytes | undefined> {
    const cache = content === NEUTRAL ? neutral : rendered;
    const name = JSON.stringify([content, size, format]);
    const found = cache.get(name);
    if (found !== undefined) return found;
    if (content !== NEUTRAL && waiting >= MAX_WAITING) return Promise.resolve(undefined);
    waiting += 1;
    const made = turn
      .then(() => render(content, size, format))
      .catch(() => {
        cache.delete(name);
        return undefined;
      })
      .finally(() => {
        waiting -= 1;
      });
    turn = made;
    cache.set(name, made);
    return made;
  }

  return async (target) => {
    const chosen = (await findOwn(target, accounts)) ?? { mode: fallbackCard };
    if (chosen.mode === 'off') return undefined;
    const size = nearestSize(new URLSearchParams(target.query));
    const format = readFormat(target);
    const own = chosen.mode === 'card' ? await before(find(chosen, size, format), deadlineMs) : undefined;
    return own ?? (await before(find(NEUTRAL, size, format), deadlineMs));
  };
}

/** Of the account whose key the URL names, whatever its signature: the card holds nothing secret. */
async function findOwn(
  { query }: RequestTarget,
  accounts: Pick<Accounts, 'findSigningKey'>,
): Promise<FallbackCard | undefined> {
  try {
    const signature = parseSignature(parseQueryPairs(query).find(({ name }) => name === 'sig')?.value ?? '');
    return signature && (await accounts.findSigningKey(signature.keyId))?.fallbackCard;
  } catch {
    // The query is malformed, or the database is what is broken.
    return undefined;
  }
}

function readFormat({ path, query }: RequestTarget): ImageFormat {
  const isJpeg = new URLSearchParams(query).get('format') === 'jpeg' || /\.jpe?g$/.test(path);
  return isJpeg ? 'jpeg' : 'png';
}

/** The size of the most similar shape; landscape for missing or malformed sides. */
function nearestSize(parameters: URLSearchParams): Size {
  const [width, height] = [Number(parameters.get('width')), Number(parameters.get('height'))];
  const asked = (width || LANDSCAPE.width) / (height || LANDSCAPE.height);
  const distance = (size: Size): number => Math.abs(Math.log(asked / (size.width / size.height)));
  return SIZES.reduce((best, size) => (distance(size) < distance(best) ? size : best), LANDSCAPE);
}

async function before<Value>(result: Promise<Value>, ms: number): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  try {
    return await Promise.race([result, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
