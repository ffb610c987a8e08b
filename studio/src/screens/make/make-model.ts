import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type {
  BriefBlock,
  FinishedGeneration,
  GenerateOptions,
  Generation,
  ReadBrief,
} from '../../../../client/src/index.ts';
import { api, liveApi } from '../../base/api.ts';
import { loadCredits } from '../../base/credits.ts';
import { createDraft } from '../../base/draft.ts';
import { keepTrying } from '../../base/keep-trying.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { CARD_SHAPE_NAMES, CARD_SHAPES, type CardShape } from '../../base/shapes.ts';
import {
  type Brief,
  type Corrections,
  EMPTY_BRIEF,
  isBlank,
  isEmpty,
  toEditedField,
  toSentBrief,
} from './brief.ts';
import { type Basis, isBound, settleCorrections, toBasis } from './corrections.ts';
import { toShapeName } from './format-names.ts';
import { areOf, type KeptDesign, type KeptDesigns, keepDesigns, latestOf } from './kept-designs.ts';
import { openAsTemplate } from './make-template.ts';
import { createSeeds } from './seeds.ts';
import { dropDoubts, dropSet } from './unset.ts';

export type Draft = {
  prompt: string;
  corrections: Corrections;
  /** What the corrections of texts and picture are of; undefined without any. */
  basis?: Basis | undefined;
  designMd: string;
  /** Name of a saved brand, in place of the document; empty for none. */
  brand: string;
  /** Of the variations. */
  seeds: number[];
  /** The one that is drawn large. */
  seed: number;
  /** What stays while texts are corrected; undefined until a variation is chosen or something is corrected. */
  kept?: KeptDesigns | undefined;
  format: 'png' | 'jpeg';
};

export type Warnings = Generation['warningDetails'];
type Picture = { url: string; warnings: Warnings };

export type MakeModel = {
  draft: Signal<Draft>;
  change(changes: Partial<Draft>): void;
  /** What was understood of the prompt; undefined before, and without one. */
  reading: ReadonlySignal<(ReadBrief & { prompt: string }) | undefined>;
  /** What will be drawn: the reading with the corrections. */
  brief: ReadonlySignal<Brief>;
  isEmpty: ReadonlySignal<boolean>;
  correct(corrections: Corrections): void;
  /** Corrections that the new prompt gave no place to, until something else is done. */
  dropped: ReadonlySignal<Dropped | undefined>;
  /** Takes the dropped corrections back. */
  restoreDropped(): void;
  /** Starts another picture; the brand stays. */
  startNew(): void;
  /** Takes what was read of the prompt again. */
  uncorrect(...fields: (keyof Brief)[]): void;
  addBlock(block: BriefBlock): void;
  /** By seed; of an earlier brief until the new one is drawn. */
  pictures: ReadonlySignal<ReadonlyMap<number, Picture>>;
  isDrawing: ReadonlySignal<boolean>;
  warnings: ReadonlySignal<Warnings>;
  /** Why the last reading, preview or generation failed. */
  refusal: ReadonlySignal<Refusal | undefined>;
  choose(seed: number): void;
  newSeeds(): void;
  /** The card that was generated last, and after it the same card in other shapes. */
  results: ReadonlySignal<readonly FinishedGeneration[]>;
  /** Shapes that this card was not generated in. */
  otherShapes: ReadonlySignal<readonly CardShape[]>;
  isGenerating: ReadonlySignal<boolean>;
  generate(): Promise<void>;
  /** Generates the last card, with its texts and design, in another shape. */
  generateAs(shape: CardShape): Promise<void>;
  /** Opens the editor with a template made of the card: its texts are parameters. */
  makeTemplate(): Promise<void>;
  dispose(): void;
};

const READ_AFTER_MS = 300;
const DRAW_AFTER_MS = 120;
// The other variations follow when the typing rests: each counts as a preview, too.
const VARY_AFTER_MS = 700;

type Dropped = { corrections: Corrections; basis: Basis | undefined; gone: string };

/** What the screen Make knows and does. `owner` is the account whose draft it is. */
export function createMakeModel(owner: string): MakeModel {
  const seeds = createSeeds();
  const draft = createDraft<Draft>(owner, 'make', {
    prompt: '',
    corrections: {},
    designMd: '',
    brand: '',
    seeds,
    seed: seeds[0] ?? 0,
    format: 'png',
  });
  const reading = signal<(ReadBrief & { prompt: string }) | undefined>(undefined);
  const pictures = signal<ReadonlyMap<number, Picture>>(new Map());
  const readRefusal = signal<Refusal | undefined>(undefined);
  const drawRefusal = signal<Refusal | undefined>(undefined);
  const isDrawing = signal(false);
  const isGenerating = signal(false);
  const results = signal<readonly FinishedGeneration[]>([]);
  const dropped = signal<Dropped | undefined>(undefined);

  // Parts of the draft, so that what depends on one does not follow the others.
  const prompt = computed(() => draft.value.prompt);
  /** The brand of the pictures, as a text: equal texts are read and drawn once. */
  const design = computed(() => JSON.stringify(toDesign(draft.value)));
  const brief = computed<Brief>(() => ({
    ...EMPTY_BRIEF,
    ...reading.value?.brief,
    ...draft.value.corrections,
  }));
  const empty = computed(() => isEmpty(brief.value));
  /** All that the pictures depend on besides the seed, as a text: equal texts are drawn once. */
  const source = computed(() =>
    JSON.stringify({ brief: toSentBrief(brief.value), design: design.value, format: draft.value.format }),
  );
  const seed = computed(() => draft.value.seed);
  const seedList = computed(() => draft.value.seeds.join());

  const change = (changes: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...changes };
  };

  // Which pictures show the source as it is now, and the designs that these have.
  let drawnSource = '';
  const drawn = new Map<number, KeptDesign | undefined>();

  const designOf = (of: number): KeptDesign | undefined => {
    const kept = draft.peek().kept?.bySeed[of];
    const shown = drawn.get(of);
    return kept && shown ? latestOf(kept, shown) : (kept ?? shown);
  };

  /** Has the designs of the pictures stay as they are. */
  const keep = (): void => {
    const shown = draft.peek().seeds.flatMap((of) => {
      const design = designOf(of);
      return design ? [[of, design] as const] : [];
    });
    if (shown.length > 0) change({ kept: keepDesigns(Object.fromEntries(shown), brief.peek()) });
  };

  const read = async (text: string, of: string, cancel: AbortSignal): Promise<void> => {
    const found = await liveApi.readPrompt(text, { ...parseDesign(of), signal: cancel });
    batch(() => {
      const { corrections, basis } = draft.peek();
      const settled = settleCorrections(corrections, basis, { prompt: text, brief: found.brief });
      if (settled.gone !== undefined) dropped.value = { corrections, basis, gone: settled.gone };
      change({ corrections: settled.corrections, basis: settled.basis });
      reading.value = { ...found, prompt: text };
      const { kept } = draft.peek();
      if (kept && !areOf(kept, brief.value)) change({ kept: undefined });
      readRefusal.value = undefined;
    });
  };

  const correct = (corrections: Corrections): void => {
    dropped.value = undefined;
    keep();
    const { basis, corrections: others } = draft.peek();
    const { prompt: text, brief: of } = reading.peek() ?? { prompt: '', brief: EMPTY_BRIEF };
    change({
      corrections: { ...others, ...corrections },
      basis: basis ?? (isBound(corrections) ? toBasis(text, of) : undefined),
    });
  };

  const stopReading = effect(() => {
    const [text, of] = [prompt.value, design.value];
    if (isBlank(text)) {
      reading.value = undefined;
      readRefusal.value = undefined;
      return;
    }
    const isNew = untracked(() => reading.value === undefined);
    return keepTrying({
      afterMs: isNew ? 0 : READ_AFTER_MS,
      run: (cancel) => read(text, of, cancel),
      onError: (refusal) => {
        readRefusal.value = refusal;
      },
    });
  });

  const draw = async (text: string, of: number, cancel: AbortSignal): Promise<void> => {
    const { brief: sent, design: ofBrand, format } = JSON.parse(text);
    const design = draft.peek().kept?.bySeed[of];
    const options = { ...parseDesign(ofBrand), format, seed: of, design, signal: cancel };
    const { bytes, type, warningDetails, design: shown } = await liveApi.preview(sent, options);
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    const old = pictures.peek().get(of);
    pictures.value = new Map(pictures.peek()).set(of, { url, warnings: warningDetails });
    if (old !== undefined) URL.revokeObjectURL(old.url);
    drawn.set(of, shown ?? undefined);
  };

  const drawMissing = async (text: string, wanted: readonly number[], cancel: AbortSignal): Promise<void> => {
    if (text !== drawnSource) drawn.clear();
    drawnSource = text;
    for (const of of wanted) {
      if (drawn.has(of)) continue;
      await draw(text, of, cancel);
    }
  };

  const forgetPictures = (): void => {
    for (const { url } of pictures.peek().values()) URL.revokeObjectURL(url);
    pictures.value = new Map();
    drawn.clear();
  };

  const stopDrawing = effect(() => {
    const [text, chosen] = [source.value, seed.value];
    const others = seedList.value.split(',').map(Number);
    if (empty.value) {
      forgetPictures();
      drawRefusal.value = undefined;
      return;
    }
    return keepTrying({
      afterMs: DRAW_AFTER_MS,
      run: async (cancel) => {
        isDrawing.value = true;
        await drawMissing(text, [chosen], cancel);
        batch(() => {
          isDrawing.value = false;
          drawRefusal.value = undefined;
        });
        await pause(VARY_AFTER_MS, cancel);
        await drawMissing(text, others, cancel);
      },
      onError: (refusal) => {
        isDrawing.value = false;
        drawRefusal.value = refusal.parameter
          ? { ...refusal, parameter: toEditedField(refusal.parameter, brief.peek()) }
          : refusal;
      },
    });
  });

  /** What the last card was generated from. */
  let last: { brief: Brief; options: GenerateOptions } | undefined;
  const whileGenerating = async (work: () => Promise<void>): Promise<void> => {
    isGenerating.value = true;
    try {
      await work();
      drawRefusal.value = undefined;
    } catch (error) {
      if (!noteSignedOut(error)) drawRefusal.value = toRefusal(error);
    } finally {
      isGenerating.value = false;
      void loadCredits();
    }
  };

  return {
    draft,
    change,
    reading,
    brief,
    isEmpty: empty,
    correct,
    dropped,
    restoreDropped: () => {
      const given = dropped.peek();
      if (given === undefined) return;
      const { prompt: text, brief: of } = reading.peek() ?? { prompt: '', brief: EMPTY_BRIEF };
      // Of the prompt as it is now, or the next reading would drop them again.
      change({
        corrections: { ...given.corrections, ...draft.peek().corrections },
        basis: toBasis(text, of),
      });
      dropped.value = undefined;
    },
    startNew: () => {
      const next = createSeeds();
      batch(() => {
        dropped.value = undefined;
        results.value = [];
        change({
          prompt: '',
          corrections: {},
          basis: undefined,
          kept: undefined,
          seeds: next,
          seed: next[0] ?? 0,
        });
      });
    },
    uncorrect: (...fields) => {
      const kept = Object.entries(draft.peek().corrections).filter(
        ([name]) => !fields.some((field) => field === name),
      );
      const corrections: Corrections = Object.fromEntries(kept);
      dropped.value = undefined;
      keep();
      change({ corrections, ...(!isBound(corrections) && { basis: undefined }) });
    },
    addBlock: (block) => correct({ blocks: [...brief.peek().blocks, block] }),
    pictures,
    isDrawing,
    warnings: computed(() => {
      const told = reading.value?.warningDetails ?? [];
      const all = [
        ...dropSet(draft.value.corrections.blocks ? dropDoubts(told) : told, brief.value),
        ...(pictures.value.get(seed.value)?.warnings ?? []),
      ];
      return all.filter(
        ({ message }, index) => all.findIndex((other) => other.message === message) === index,
      );
    }),
    refusal: computed(() => drawRefusal.value ?? readRefusal.value),
    choose: (seed) => {
      change({ seed });
      keep();
    },
    newSeeds: () => {
      const next = createSeeds();
      change({ seeds: next, seed: next[0] ?? 0, kept: undefined });
    },
    results,
    otherShapes: computed(() => {
      const made = results.value.map(toShapeName);
      if (made.length === 0) return [];
      return CARD_SHAPE_NAMES.filter((shape) => !made.includes(toShapeName(CARD_SHAPES[shape])));
    }),
    isGenerating,
    makeTemplate: () =>
      whileGenerating(async () => {
        const { seed: chosen } = draft.peek();
        const made = await api.cardTemplate(toSentBrief(brief.peek()), {
          seed: chosen,
          design: designOf(chosen),
          ...toDesign(draft.peek()),
        });
        await openAsTemplate(owner, made);
      }),
    generate: () =>
      whileGenerating(async () => {
        const { seed: chosen, format, prompt: text } = draft.peek();
        const options = {
          seed: chosen,
          design: designOf(chosen),
          format,
          ...toDesign(draft.peek()),
          prompt: isBlank(text) ? undefined : text,
        };
        const sent = toSentBrief(brief.peek());
        results.value = [await api.generate(sent, options)];
        last = { brief: sent, options };
      }),
    generateAs: (shape) =>
      whileGenerating(async () => {
        const [first] = results.peek();
        if (last === undefined || first === undefined) return;
        const { width, height } = CARD_SHAPES[shape];
        const sent = { ...last.brief, format: { width, height } };
        const made = await api.generate(sent, { ...last.options, design: first.design ?? undefined });
        results.value = [...results.peek(), made];
      }),
    dispose: () => {
      stopReading();
      stopDrawing();
      forgetPictures();
    },
  };
}

type Design = { brand?: string; designMd?: string };

const toDesign = ({ brand, designMd }: Draft): Design => {
  if (brand !== '') return { brand };
  return isBlank(designMd) ? {} : { designMd };
};

const parseDesign = (text: string): Design => JSON.parse(text);

const pause = (ms: number, cancel: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    cancel.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(cancel.reason);
    });
  });
