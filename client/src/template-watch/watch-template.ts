import { createHash } from 'node:crypto';
import { type FSWatcher, readFileSync, watch } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { type Cardwright, CardwrightError, type TemplateDefinition } from '../index.ts';
import { findJsonLine } from './find-json-line.ts';
import { type ReadTemplate, type Remark, readTemplate } from './read-template.ts';
import { type Shown, startWatchServer } from './watch-server.ts';

export type WatchOptions = {
  cardwright: Cardwright;
  params: Readonly<Record<string, string | number>>;
  port: number;
  signal: AbortSignal;
  onStart(url: string): void;
  /** Called with each version: what is wrong with it, or undefined. */
  onDrawn(fault: Remark | undefined): void;
};

const SIZES = [
  { width: 1200, height: 630, shownWidth: 600 },
  { width: 1080, height: 1080, shownWidth: 320 },
  { width: 1080, height: 1920, shownWidth: 240 },
] as const;
// Editors write a file in several steps.
const SETTLE_MS = 60;

/** Shows a template in the browser, drawn by the service, and again whenever a file in its folder changes; until `signal` ends. */
export async function watchTemplate(file: string, options: WatchOptions): Promise<void> {
  const { cardwright, params, signal } = options;
  const put = createPut(cardwright, signal);
  const server = await startWatchServer(basename(file), options.port);
  let shown: Shown = { revision: 0, notes: [], cards: [] };
  let before: string | undefined;

  const update = async (): Promise<void> => {
    const read = await readTemplate(file, put);
    // What did not change is not drawn again.
    const now = JSON.stringify(read);
    if (now === before) return;
    before = now;
    const next = await draw(read);
    if (signal.aborted) return;
    shown = next;
    server.show(shown);
    options.onDrawn(shown.fault);
  };

  const draw = async (read: ReadTemplate): Promise<Shown> => {
    const { cards } = shown;
    const revision = shown.revision + 1;
    if (read.definition === undefined) return { revision, fault: read.fault, notes: [], cards };
    const { definition, remarks } = read;
    try {
      const drawn = await Promise.all(SIZES.map((size) => drawOne(definition, size)));
      const warnings = new Set(drawn.map(({ warning }) => warning).filter((warning) => warning !== ''));
      return {
        revision,
        notes: [...remarks, ...[...warnings].map((message) => ({ message }))],
        cards: drawn,
      };
    } catch (error) {
      return { revision, fault: toFault(error, file), notes: remarks, cards };
    }
  };

  const drawOne = async (definition: TemplateDefinition, size: (typeof SIZES)[number]) => {
    const { width, height } = size;
    const { bytes, type, warnings } = await cardwright.ownTemplates.preview(definition, params, {
      width,
      height,
      format: 'webp',
      signal,
    });
    return { ...size, bytes, type, warning: warnings };
  };

  try {
    options.onStart(server.url);
    await followFile(file, update, signal);
  } finally {
    await server.close();
  }
}

/** Calls `update` now and after changes in the folder of the file, one at a time. */
async function followFile(file: string, update: () => Promise<void>, signal: AbortSignal): Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  try {
    await new Promise<void>((stop, fail) => {
      const run = (): void => {
        running = running.then(update).catch(fail);
      };
      // The folder, since many editors put a new file in place of the old one.
      watcher = watch(dirname(resolve(file)), () => {
        clearTimeout(timer);
        timer = setTimeout(run, SETTLE_MS);
      });
      watcher.on('error', fail);
      signal.addEventListener('abort', () => stop());
      if (signal.aborted) stop();
      run();
    });
  } finally {
    clearTimeout(timer);
    watcher?.close();
  }
}

/** What the service says of a definition, with the line in a file of JSON. */
function toFault(error: unknown, file: string): Remark {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof CardwrightError) || error.parameter === undefined) return { message };
  const path = error.parameter.replace(/^definition\.?/, '');
  const line = extname(file) === '.json' ? findJsonLine(readFileSync(file, 'utf8'), path) : undefined;
  return { ...(line !== undefined && { line }), message: message.replaceAll('`definition.', '`') };
}

/** Uploads each file once. */
function createPut(cardwright: Cardwright, signal: AbortSignal) {
  const references = new Map<string, string>();
  return async (bytes: Uint8Array, name: string): Promise<string> => {
    const key = createHash('sha256').update(bytes).digest('hex');
    const known = references.get(key);
    if (known !== undefined) return known;
    const { reference } = await cardwright.uploads.create(bytes, { name, signal });
    references.set(key, reference);
    return reference;
  };
}
