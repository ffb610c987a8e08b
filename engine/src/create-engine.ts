import { LRUCache } from 'lru-cache';
import { isOwnFont } from './assets/font-catalogue.ts';
import type { OwnFonts } from './assets/font-library.ts';
import type { Reader } from './brief/reader.ts';
import { type ComposedCards, createComposedCards } from './composed-cards.ts';
import type { Card, Engine } from './engine.ts';
import { findUndrawable } from './find-undrawable.ts';
import { createCardPrinter, type PrintCard } from './render/card-printer.ts';
import { convertImage } from './render/convert-image.ts';
import { createGate } from './render/gate.ts';
import { createRenderKit, type RenderKit } from './render/render-kit.ts';
import { parseCard, renderCard } from './render-card.ts';
import { templateOf } from './set-up-card.ts';
import { listOwnFonts } from './templates/own/own-template.ts';
import { templates } from './templates/templates.ts';
import type { Understand } from './understand/understand-once.ts';

export type EngineOptions = {
  /** Number of images drawn at the same time; others wait in order. Default 3. */
  concurrency?: number;
  /** Reads prompts; default: the built-in one. */
  reader?: Reader;
  /** Loads at once what reads and draws prompts, which the first prompt would otherwise wait for. */
  eager?: boolean;
};

// Backgrounds of a handful of templates and themes at the usual sizes, 3 MB each.
const ART_CACHE_BYTES = 32 * 1024 * 1024;

// The same for cards in fonts of accounts, by font.
const OWN_ART_CACHE_BYTES = 4 * 1024 * 1024;
const OWN_KITS = 4;

// Reading it builds the index of words, and lets V8 optimize the tagger.
const EXAMPLE = 'Poster "Open day" for a school, Saturday 10 am, with a blue bird';

const THUMBNAIL = { width: 640, height: 400, format: 'jpeg', longSide: 320 } as const;

/**
 * Creates the engine with its fonts. Create one per process: it holds the renderer and limits its load. Reading and
 * drawing prompts needs over nine tenths of the modules, so these are loaded with the first prompt unless it is `eager`: the start
 * is quick, and a process that only renders cards stays small.
 */
export async function createEngine({
  concurrency = 3,
  reader,
  eager = false,
}: EngineOptions = {}): Promise<Engine> {
  const kit = await createRenderKit();
  let builtIn: Promise<Reader> | undefined;
  const loadReader = (): Promise<Reader> => {
    builtIn ??= reader
      ? Promise.resolve(reader)
      : import('./reader/tagger/create-tag-reader.ts').then(({ createTagReader }) => createTagReader());
    return builtIn;
  };
  let understanding: Understand | undefined;
  const loadPrompts = async () => {
    const [composer, loaded, { createUnderstanding }] = await Promise.all([
      import('./compose.ts'),
      loadReader(),
      import('./understand/understand-once.ts'),
    ]);
    understanding ??= createUnderstanding();
    return { composer, reader: loaded, understand: understanding };
  };
  if (eager) {
    await (await loadPrompts()).reader.read(EXAMPLE);
  }
  const gate = createGate(concurrency);
  const composed = createComposedCards(kit);
  const cardKit = { ...kit, composed, print: createCardPrinter(kit.canvas, ART_CACHE_BYTES) };
  const kitFor = createOwnKits(cardKit);
  const compose: Engine['compose'] = (request, signal) =>
    gate.run(async () => {
      const { composer, ...loaded } = await loadPrompts();
      return composer.compose(request, { ...kit, ...loaded }, signal);
    }, signal);
  return {
    templates,
    read: async (prompt, options) => {
      const loaded = await loadReader();
      return { ...(await loaded.read(prompt, options)), reader: loaded.name };
    },
    platformSize: async (prompt) => {
      const { brief } = await (await loadReader()).read(prompt);
      return brief.format ? { width: brief.format.width, height: brief.format.height } : undefined;
    },
    planPicture: async (request) =>
      (await import('./plan-picture.ts')).planPicture(request, await loadReader()),
    checkReading: async (prompt, reading) =>
      (await import('./reader/own-words/check-reading.ts')).checkReading(prompt, reading),
    findBriefFault: async (brief) => (await import('./catalogue/check-brief.ts')).findBriefFault(brief),
    listCatalogue: async (name, query) =>
      (await import('./catalogue/catalogue.ts')).listCatalogue(name, query),
    drawThumbnail: async (catalogue, name) => {
      const brief = (await import('./catalogue/catalogue.ts')).briefOfEntry(catalogue, name);
      return brief && (await compose({ ...THUMBNAIL, brief })).bytes;
    },
    compose,
    convertImage: (image, encoding) => gate.run(() => convertImage(image, encoding)),
    parseCard,
    findUndrawable: async (card) => {
      // The fonts of accounts are not at hand here, and others would need other room.
      const omitted = hasOwnFont(card) ? undefined : await composed.findOmitted(card);
      return { ...(await findUndrawable(card, kit)), ...(omitted && { omitted }) };
    },
    renderCard: (card, images = {}, { signal, longSide, fonts = {} } = {}) =>
      gate.run(async () => renderCard(card, images, { ...(await kitFor(fonts)), longSide, signal }), signal),
    findFaintTexts: async (card, images = {}, { signal, fonts = {} } = {}) => {
      const { findFaintTexts } = await import('./find-faint-texts.ts');
      return await gate.run(async () => findFaintTexts(card, images, await kitFor(fonts)), signal);
    },
    drawDraft: async (card, images, { signal, longSide, fonts = {} }) => {
      const { drawDraft } = await import('./draw-draft.ts');
      return await gate.run(
        async () => drawDraft(card, images, { ...(await kitFor(fonts)), longSide }),
        signal,
      );
    },
  };
}

/** Whether a card is set in a font of an account: by its template, or by a parameter. */
function hasOwnFont(card: Card): boolean {
  const { values, own } = card;
  const named =
    templateOf(card)?.parameters.flatMap(({ name, type }) => (type === 'font' ? [name] : [])) ?? [];
  const usual = own?.definition.parameters.flatMap((one) => (one.type === 'font' ? [one.default] : [])) ?? [];
  return (
    (own !== undefined && listOwnFonts(own.definition).length > 0) ||
    [...named.map((name) => values[name]), ...usual].some((font) => font !== undefined && isOwnFont(font))
  );
}

type CardKit = RenderKit & { composed: ComposedCards; print: PrintCard };

/**
 * Kits for cards in fonts of accounts: `shared` if there are none. A font cannot be taken from a renderer again, so each set has a
 * renderer of its own, and the last few are kept.
 */
function createOwnKits(shared: CardKit): (fonts: OwnFonts) => Promise<CardKit> {
  const kits = new LRUCache<string, Promise<CardKit>>({ max: OWN_KITS });
  const create = async (fonts: OwnFonts): Promise<CardKit> => {
    const kit = await createRenderKit(fonts);
    return {
      ...kit,
      composed: createComposedCards(kit),
      print: createCardPrinter(kit.canvas, OWN_ART_CACHE_BYTES),
    };
  };
  return async (fonts) => {
    // References say what is in the file, so equal names are equal fonts.
    const names = Object.keys(fonts).sort().join(' ');
    if (names === '') return shared;
    const kit = kits.get(names) ?? create(fonts);
    kits.set(names, kit);
    kit.catch(() => kits.delete(names));
    return await kit;
  };
}
