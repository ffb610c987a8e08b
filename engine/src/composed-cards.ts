import { LRUCache } from 'lru-cache';
import type { Card, Undrawable } from './engine.ts';
import { type SettingKit, setUpCard, templateOf } from './set-up-card.ts';
import type { Sheet } from './sheets/sheet.ts';
import { type SheetOf, toTemplateSheet } from './sheets/template-sheet.ts';
import type { ComposedCard, SetText, TemplateImage } from './templates/template.ts';

/** Cards of templates, each composed once for what asks of it in a row: whether all of it has room, and its bytes. */
export interface ComposedCards {
  compose(card: Card, images: Readonly<Record<string, TemplateImage>>): Promise<ComposedCard>;
  /** The parameters whose texts a card has no room for, and those whose texts end in an ellipsis; undefined where all is drawn. */
  findOmitted(card: Card): Promise<Undrawable['omitted']>;
}

// Whoever asks about a card asks for its bytes next, or has just done so.
const KEPT_CARDS = 64;
const KEPT_ANSWERS = 1000;
const KEPT_SHEETS = 100;
// Whatever picture there is, where a card with it was not drawn yet.
const STAND_IN: TemplateImage = { width: 4, height: 4, data: new Uint8Array(64).fill(255) };

export function createComposedCards(tools: SettingKit): ComposedCards {
  const kit = { ...tools, sheetOf: createSheets() };
  const cards = new LRUCache<string, Promise<ComposedCard>>({ max: KEPT_CARDS });
  const answers = new LRUCache<string, ComposedCard['omitted']>({ max: KEPT_ANSWERS });

  const compose: ComposedCards['compose'] = async (card, images) => {
    const isBare = Object.keys(images).length === 0;
    const composing = (isBare ? cards.get(card.key) : undefined) ?? composeAnew(card, images);
    if (isBare) cards.set(card.key, composing);
    try {
      const composed = await composing;
      answers.set(card.key, composed.omitted);
      return composed;
    } catch (error) {
      cards.delete(card.key);
      throw error;
    }
  };

  const composeAnew: ComposedCards['compose'] = async (card, images) => {
    const { template, context } = await setUpCard(card, images, kit);
    return await template.compose(context);
  };

  return {
    compose,
    findOmitted: async (card) => {
      const named = (templateOf(card)?.parameters ?? []).filter(
        ({ name, type }) => type === 'image-url' && card.values[name] !== undefined,
      );
      const standIns = Object.fromEntries(named.map(({ name }) => [name, STAND_IN]));
      const answer = answers.get(card.key);
      const asked = named.length > 0 ? composeAnew : compose;
      return toParameters(answer ?? (await asked(card, standIns)).omitted);
    },
  };
}

/** To settle the colors of a sheet takes as long as to set the words of a card. */
function createSheets(): SheetOf {
  const sheets = new LRUCache<string, Sheet>({ max: KEPT_SHEETS });
  return (wishes) => {
    const key = JSON.stringify(wishes);
    const sheet = sheets.get(key) ?? toTemplateSheet(wishes);
    sheets.set(key, sheet);
    return sheet;
  };
}

function toParameters({ dropped, cut }: ComposedCard['omitted']): Undrawable['omitted'] {
  const namesOf = (texts: readonly SetText[]): string[] => [
    ...new Set(texts.flatMap((one) => one.parameters)),
  ];
  return dropped.length + cut.length === 0 ? undefined : { dropped: namesOf(dropped), cut: namesOf(cut) };
}
