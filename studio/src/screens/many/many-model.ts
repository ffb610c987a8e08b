import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BatchTemplate } from '../../../../client/src/batch/batch-template.ts';
import { type ListFormat, type SignedRow, toCardList } from '../../../../client/src/batch/card-list.ts';
import { guessMapping, type Mapping } from '../../../../client/src/batch/mapping.ts';
import {
  type Plan,
  type PlannedCard,
  planCards,
  type RowProblem,
} from '../../../../client/src/batch/plan-cards.ts';
import { readPages } from '../../../../client/src/batch/read-pages.ts';
import { type ReadTable, readTable } from '../../../../client/src/batch/read-table.ts';
import { type BatchResult, type Progress, runBatch } from '../../../../client/src/batch/run-batch.ts';
import type { Table } from '../../../../client/src/batch/table.ts';
import { api, liveApi, toLocalPath } from '../../base/api.ts';
import { loadCredits } from '../../base/credits.ts';
import { createDraft } from '../../base/draft.ts';
import { keepTrying } from '../../base/keep-trying.ts';
import { isAbort, type Refusal, toRefusal } from '../../base/refusal.ts';
import { saveFile } from '../../base/save-file.ts';
import { noteSignedOut } from '../../base/session.ts';
import { CARD_SHAPES, type CardShape } from '../../base/shapes.ts';
import { type Expiry, toExpiresAt } from '../cards/card.ts';

/** What the table is made of. Apart from the choices: a file may be too large for the browser to keep. */
export type Source = { text: string; fileName: string };

export type Choices = {
  template: string;
  /** The saved brand whose look was taken; empty for none. */
  brand: string;
  /** The column of a parameter, empty for none; one that is not here is guessed. */
  columns: Readonly<Record<string, string>>;
  /** Values for cards without one of their own. */
  fixed: Readonly<Record<string, string>>;
  /** Files are named after it; empty for the title. */
  fileColumn: string;
  /** In the order of `CARD_SHAPES`; one at least. */
  shapes: readonly CardShape[];
  as: 'urls' | 'images';
  format: ListFormat;
  keyId: string;
  expiry: Expiry;
};

export type Job = Progress & { what: 'pages' | 'rows' | 'urls' | 'images' };

/** What came of the last job. */
export type Outcome = {
  what: 'urls' | 'images';
  done: number;
  failed: readonly RowProblem[];
  remaining: number;
  refusal: Refusal | undefined;
};

/** The drawn cards of a row, and what of the row is not on them. */
type Sample = { pictures: readonly { shape: CardShape; url: string }[]; row: number; warnings: string };

/** A card of a row in one of the chosen shapes. */
type ShapedCard = { card: PlannedCard; shape: CardShape };

type Read = { table: ReadTable | undefined; error: string | undefined };

export type ManyModel = {
  source: Signal<Source>;
  choices: Signal<Choices>;
  choose(changes: Partial<Choices>): void;
  read: ReadonlySignal<Read>;
  template: Signal<BatchTemplate | undefined>;
  mapping: ReadonlySignal<Mapping>;
  /** The rows as they are mapped: of a sitemap, with the tags of its pages once they were read. */
  table: ReadonlySignal<Table | undefined>;
  /** Whether columns are mapped that only the pages can fill. */
  needsPages: ReadonlySignal<boolean>;
  plan: ReadonlySignal<Plan>;
  /** Cards of all rows, in all shapes. */
  cardCount: ReadonlySignal<number>;
  job: ReadonlySignal<Job | undefined>;
  outcome: ReadonlySignal<Outcome | undefined>;
  refusal: ReadonlySignal<Refusal | undefined>;
  /** The row whose card is shown. */
  shown: ReadonlySignal<PlannedCard | undefined>;
  show(row: number): void;
  sample: ReadonlySignal<Sample | undefined>;
  /** What is not on the card of a row, empty for nothing; undefined until the row was drawn as it is. */
  noteOf(row: number): string | undefined;
  loadPages(): Promise<void>;
  /** Draws the card of each row, free, to find what has no room on it. */
  checkRows(): Promise<void>;
  /** Signs or draws all cards that can be made. What is made already is kept, so it goes on where it stopped. */
  make(keyId: string): Promise<void>;
  cancel(): void;
  dispose(): void;
};

const NO_PLAN: Plan = { cards: [], problems: [] };
const DRAW_AFTER_MS = 200;
// A longer table is checked when the typing pauses: each letter would wait for all of its rows.
const CHECKED_AT_ONCE = 500;
const CHECK_AFTER_MS = 200;

/** What the screen knows and does. `owner` is the account whose drafts they are. */
export function createManyModel(owner: string): ManyModel {
  const source = createDraft<Source>(owner, 'many-table', { text: '', fileName: '' });
  const choices = createDraft<Choices>(owner, 'many', {
    template: 'og_standard',
    brand: '',
    columns: {},
    fixed: {},
    fileColumn: '',
    shapes: ['wide'],
    as: 'urls',
    format: 'csv',
    keyId: '',
    expiry: 'year',
  });
  const choose = (changes: Partial<Choices>): void => {
    choices.value = { ...choices.peek(), ...changes };
  };
  const template = signal<BatchTemplate | undefined>(undefined);
  const filled = signal<{ of: ReadTable; table: Table; problems: readonly RowProblem[] } | undefined>(
    undefined,
  );
  const job = signal<Job | undefined>(undefined);
  const outcome = signal<Outcome | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const chosenRow = signal<number | undefined>(undefined);
  const sample = signal<Sample | undefined>(undefined);
  // By what is drawn: equal cards have equal notes.
  const notes = signal<ReadonlyMap<string, string>>(new Map());
  let stop = new AbortController();
  // By what is drawn, and in which shape.
  const images = new Map<string, Uint8Array>();

  const read = computed<Read>(() => {
    const { text, fileName } = source.value;
    if (text.trim() === '') return { table: undefined, error: undefined };
    try {
      return { table: readTable(text, fileName), error: undefined };
    } catch (error) {
      return { table: undefined, error: error instanceof Error ? error.message : String(error) };
    }
  });
  /** The choices that the rows are checked with. */
  const checked = signal(choices.peek());
  const check = (): void => {
    checked.value = choices.peek();
  };
  const stopChecking = effect(() => {
    const next = choices.value;
    if (next === checked.peek()) return;
    if ((read.value.table?.rows.length ?? 0) <= CHECKED_AT_ONCE) return check();
    const timer = setTimeout(check, CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  });
  const toMapping = ({ columns }: Choices): Mapping => {
    const { table } = read.value;
    if (table === undefined || template.value === undefined) return new Map();
    const chosen = Object.entries(columns).filter(
      ([, column]) => column === '' || table.columns.includes(column),
    );
    const taken = new Set(chosen.map(([, column]) => column));
    const guessed = [...guessMapping(template.value.rules, table.columns)].filter(
      ([, column]) => !taken.has(column),
    );
    const all = new Map([...guessed, ...chosen]);
    const names = template.value.rules.map(({ name }) => name);
    return new Map([...all].filter(([name, column]) => column !== '' && names.includes(name)));
  };
  const mapping = computed(() => toMapping(choices.value));
  const checkedMapping = computed(() => toMapping(checked.value));
  const fileColumn = computed(() => {
    const { fileColumn: column } = checked.value;
    return read.value.table?.columns.includes(column) ? column : undefined;
  });
  const needsPages = computed(
    () =>
      read.value.table?.isSitemap === true &&
      filled.value?.of !== read.value.table &&
      [...checkedMapping.value.values(), fileColumn.value].some(
        (column) => column !== undefined && column !== 'url',
      ),
  );
  const table = computed(() =>
    filled.value?.of === read.value.table ? filled.value?.table : read.value.table,
  );
  const plan = computed<Plan>(() => {
    if (table.value === undefined || template.value === undefined || needsPages.value) return NO_PLAN;
    const { fixed, expiry, as, shapes } = checked.value;
    const { cards, problems } = planCards(table.value, template.value, {
      mapping: checkedMapping.value,
      fixed: new Map(Object.entries(fixed)),
      fileColumn: as === 'images' ? fileColumn.value : undefined,
      signing: {
        baseUrl: location.origin,
        expiresAt: toExpiresAt(expiry, new Date()),
        ...toSize(shapes[0]),
      },
    });
    const ofPages = filled.value?.of === read.value.table ? (filled.value?.problems ?? []) : [];
    return { cards, problems: [...ofPages, ...problems].sort((a, b) => a.row - b.row) };
  });
  const shown = computed(
    () => plan.value.cards.find(({ row }) => row.number === chosenRow.value) ?? plan.value.cards[0],
  );
  const shapes = computed(() => checked.value.shapes);
  // As a text: equal ones are drawn once.
  const shownSource = computed(() =>
    shown.value === undefined
      ? ''
      : JSON.stringify([template.value?.name, shown.value.params, shapes.value, shown.value.row.number]),
  );
  const toKey = (params: PlannedCard['params'], of: readonly CardShape[]): string =>
    JSON.stringify([template.value?.name, template.value?.version, params, of]);
  const toNoteKey = (params: PlannedCard['params']): string => toKey(params, shapes.value);
  const keyOfRow = computed(
    () => new Map(plan.value.cards.map(({ row, params }) => [row.number, toNoteKey(params)])),
  );
  const note = (key: string, text: string): void => {
    notes.value = new Map(notes.peek()).set(key, text);
  };
  const showSample = (next: Sample | undefined): void => {
    const old = sample.peek();
    sample.value = next;
    for (const { url } of old?.pictures ?? []) URL.revokeObjectURL(url);
  };
  const stopDrawing = effect(() => {
    if (shownSource.value === '') return showSample(undefined);
    const [name, params, of, row] = JSON.parse(shownSource.value);
    return keepTrying({
      afterMs: DRAW_AFTER_MS,
      run: async (cancel) => {
        const { drawn, warnings } = await drawShapes(liveApi, { name, params, shapes: of }, cancel);
        const pictures = drawn.map(({ shape, bytes, type }) => ({
          shape,
          url: URL.createObjectURL(new Blob([bytes], { type })),
        }));
        showSample({ pictures, row, warnings });
        note(toKey(params, of), warnings);
      },
      onError: (found) => {
        refusal.value = found;
      },
    });
  });

  /** Runs one job at a time; what ends it is a refusal, unless someone cancelled it. */
  const work = async (
    what: Job['what'],
    run: (onProgress: (progress: Progress) => void) => Promise<void>,
  ) => {
    if (job.peek() !== undefined) return;
    stop = new AbortController();
    batch(() => {
      refusal.value = undefined;
      outcome.value = undefined;
      job.value = { what, done: 0, total: 0, waitSeconds: undefined };
    });
    try {
      await run((progress) => {
        job.value = { ...progress, what };
      });
    } catch (error) {
      if (!isAbort(error) && !noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      job.value = undefined;
      void loadCredits();
    }
  };
  const finish = (what: Outcome['what'], result: BatchResult<ShapedCard>, done: number): void => {
    const { failed, remaining, stoppedBy } = result;
    noteSignedOut(stoppedBy);
    outcome.value = {
      what,
      done,
      failed: failed.map(({ item, error }) => ({
        row: item.card.row.number,
        column: mapping.peek().get(error.parameter ?? ''),
        parameter: error.parameter,
        message: error.message,
      })),
      remaining: remaining.length,
      refusal: remaining.length === 0 || isAbort(stoppedBy) ? undefined : toRefusal(stoppedBy),
    };
  };
  const signer = (keyId: string) => {
    const name = template.peek()?.name ?? '';
    const options = { keyId, expiresAt: toExpiresAt(choices.peek().expiry, new Date()) };
    return ({ card, shape }: ShapedCard, cancel: AbortSignal): Promise<string> =>
      api.signOnServer(name, card.params, { ...options, ...toSize(shape), signal: cancel });
  };
  const inShapes = (cards: readonly PlannedCard[]): ShapedCard[] =>
    cards.flatMap((card) => shapes.peek().map((shape) => ({ card, shape })));
  const signAll = (keyId: string): Promise<void> =>
    work('urls', async (onProgress) => {
      const urls = new Map<ShapedCard, string>();
      const [{ cards }, rows, { format }, sign] = [plan.peek(), table.peek(), choices.peek(), signer(keyId)];
      if (rows === undefined) return;
      const all = inShapes(cards);
      const result = await runBatch(all, {
        work: async (one, cancel) => {
          urls.set(one, await sign(one, cancel));
        },
        signal: stop.signal,
        onProgress,
      });
      finish('urls', result, urls.size);
      const signed = [...Map.groupBy(all, ({ card }) => card)].flatMap(([card, ofCard]) =>
        toSignedRow(card, ofCard, urls),
      );
      if (signed.length > 0 && !stop.signal.aborted)
        saveFile(new Blob([toCardList(rows, signed, format)], { type: TYPES[format] }), `cards.${format}`);
    });
  const drawAll = (keyId: string): Promise<void> =>
    work('images', async (onProgress) => {
      const sign = signer(keyId);
      const all = inShapes([...new Map(plan.peek().cards.map((card) => [card.fileName, card])).values()]);
      const keyOf = ({ card, shape }: ShapedCard): string => toKey(card.params, [shape]);
      const { zipSync } = await import('fflate');
      const result = await runBatch(
        all.filter((one) => !images.has(keyOf(one))),
        {
          work: async (one, cancel) => {
            const { bytes } = await api.download(location.origin + toLocalPath(await sign(one, cancel)), {
              signal: cancel,
            });
            images.set(keyOf(one), bytes);
          },
          signal: stop.signal,
          onProgress,
        },
      );
      const files = all.flatMap((one) => {
        const bytes = images.get(keyOf(one));
        const folder = shapes.peek().length > 1 ? `${one.shape}/` : '';
        return bytes === undefined ? [] : [[folder + one.card.fileName, bytes] as const];
      });
      finish('images', result, files.length);
      // They are compressed already.
      if (files.length > 0 && !stop.signal.aborted)
        saveFile(
          new Blob([zipSync(Object.fromEntries(files), { level: 0 }) as Uint8Array<ArrayBuffer>], {
            type: 'application/zip',
          }),
          'cards.zip',
        );
    });

  return {
    source,
    choices,
    choose,
    read,
    template,
    mapping,
    table,
    needsPages,
    plan,
    cardCount: computed(() => plan.value.cards.length * shapes.value.length),
    job,
    outcome,
    refusal,
    shown,
    show: (row) => {
      chosenRow.value = row;
    },
    sample,
    noteOf: (row) => notes.value.get(keyOfRow.value.get(row) ?? ''),
    checkRows: () =>
      work('rows', async (onProgress) => {
        const name = template.peek()?.name ?? '';
        const open = plan.peek().cards.filter(({ params }) => !notes.peek().has(toNoteKey(params)));
        const { failed, stoppedBy } = await runBatch(open, {
          work: async ({ params }, signal) => {
            const of = shapes.peek();
            const { warnings } = await drawShapes(api, { name, params, shapes: of }, signal);
            note(toKey(params, of), warnings);
          },
          signal: stop.signal,
          onProgress,
        });
        for (const { item, error } of failed) note(toNoteKey(item.params), error.message);
        if (stoppedBy !== undefined) throw stoppedBy;
      }),
    loadPages: () =>
      work('pages', async (onProgress) => {
        const { table: of } = read.peek();
        if (of === undefined) return;
        filled.value = { of, ...(await readPages(of, api, stop.signal, onProgress)) };
      }),
    make: (keyId) => {
      // What was chosen last counts, also within the pause.
      check();
      return choices.peek().as === 'urls' ? signAll(keyId) : drawAll(keyId);
    },
    cancel: () => stop.abort(),
    dispose: () => {
      stop.abort();
      stopChecking();
      stopDrawing();
      showSample(undefined);
    },
  };
}

const TYPES: Readonly<Record<ListFormat, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
};

/** Nothing for wide, which is what URLs without a size are. */
function toSize(shape: CardShape = 'wide'): { width?: number; height?: number } {
  const { width, height } = CARD_SHAPES[shape];
  return shape === 'wide' ? {} : { width, height };
}

type Shaped = { name: string; params: PlannedCard['params']; shapes: readonly CardShape[] };

/** The card of a row in each shape, and what is on none or not all of them. */
async function drawShapes(by: Pick<typeof api, 'previewCard'>, of: Shaped, signal: AbortSignal) {
  const drawn: { shape: CardShape; bytes: Uint8Array<ArrayBuffer>; type: string }[] = [];
  const warnings: string[] = [];
  for (const shape of of.shapes) {
    const { warnings: told, ...image } = await by.previewCard(of.name, of.params, {
      ...toSize(shape),
      signal,
    });
    drawn.push({ shape, ...image });
    if (told !== '') warnings.push(of.shapes.length > 1 ? `${CARD_SHAPES[shape].title}: ${told}` : told);
  }
  return { drawn, warnings: warnings.join(' ') };
}

/** The URL of the first shape, and of the others by their names; nothing while one is missing. */
function toSignedRow(
  card: PlannedCard,
  ofCard: readonly ShapedCard[],
  urls: ReadonlyMap<ShapedCard, string>,
): SignedRow[] {
  const signed = ofCard.flatMap((one) => {
    const url = urls.get(one);
    return url === undefined ? [] : [[one.shape, url] as const];
  });
  const [first, ...others] = signed;
  if (first === undefined || signed.length < ofCard.length) return [];
  return [{ card, url: first[1], others: Object.fromEntries(others) }];
}
