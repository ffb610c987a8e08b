import type { CatalogueEntry, CatalogueName, CatalogueQuery, Engine } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import { atMost } from '../base/at-most.ts';
import { ServiceError } from '../base/service-error.ts';

type Found = {
  entries: readonly CatalogueEntry[];
  total: number;
  hasThumbnails: boolean;
  /** What to try where nothing was found. */
  hint: string | undefined;
};

export type Catalogue = {
  /** Throws `not-found` for a catalogue that does not exist. */
  list(name: string, query: CatalogueQuery): Promise<Found>;
  /** A JPEG, drawn once. Throws `not-found`, and `unavailable` when too many are being drawn. */
  thumbnail(name: string, entry: string): Promise<Uint8Array>;
};

const NAMES: readonly string[] = [
  'looks',
  'styles',
  'illustrations',
  'places',
  'formats',
  'fonts',
] satisfies CatalogueName[];
const WITHOUT_THUMBNAILS: readonly string[] = ['formats', 'fonts'];
// All there are, of about 10 kB each.
const KEPT = 2_000;
// They share the engine with images that somebody pays for: drawn one after the other.
const MAX_WAITING = 32;
const BUSY_RETRY_SECONDS = 2;

/** The names that a brief may have. Anybody may ask, so that each thumbnail is drawn once and few wait. */
export function createCatalogue(engine: Pick<Engine, 'listCatalogue' | 'drawThumbnail'>): Catalogue {
  const drawn = new LRUCache<string, Uint8Array>(atMost(KEPT));
  const waiting = new Map<string, Promise<Uint8Array | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  const draw = (name: CatalogueName, entry: string): Promise<Uint8Array | undefined> => {
    const key = `${name}/${entry}`;
    const running = waiting.get(key);
    if (running) return running;
    if (waiting.size >= MAX_WAITING)
      throw new ServiceError(
        'unavailable',
        'Too many example images are being drawn; try again in a moment.',
        {
          code: 'thumbnails_busy',
          retryAfterSeconds: BUSY_RETRY_SECONDS,
        },
      );
    const drawing = last.then(() => engine.drawThumbnail(name, entry)).finally(() => waiting.delete(key));
    last = drawing.catch(() => undefined);
    waiting.set(key, drawing);
    return drawing;
  };

  return {
    list: async (name, query) => {
      if (!isCatalogue(name)) throw noCatalogue();
      const { entries, total, nearest } = await engine.listCatalogue(name, query);
      return {
        entries,
        total,
        hasThumbnails: !WITHOUT_THUMBNAILS.includes(name),
        hint: total === 0 && query.query ? toHint(nearest, query) : undefined,
      };
    },
    thumbnail: async (name, entry) => {
      if (!isCatalogue(name) || WITHOUT_THUMBNAILS.includes(name)) throw noCatalogue();
      const key = `${name}/${entry}`;
      const known = drawn.get(key);
      if (known) return known;
      const bytes = await draw(name, entry);
      if (!bytes)
        throw new ServiceError('not-found', `There is no entry of this name among the ${name}.`, {
          code: 'not_found',
        });
      drawn.set(key, bytes);
      return bytes;
    },
  };
}

function toHint(nearest: string | undefined, { language }: CatalogueQuery): string {
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`;
  return language === undefined
    ? 'Words are searched in English. Name another language with `language`, such as `language=de`, or leave out `q` to list all names.'
    : 'Try a shorter word, or leave out `q` to list all names.';
}

const isCatalogue = (name: string): name is CatalogueName => NAMES.includes(name);

const noCatalogue = (): ServiceError =>
  new ServiceError('not-found', `There is no such catalogue. The catalogues are ${NAMES.join(', ')}.`, {
    code: 'not_found',
  });
