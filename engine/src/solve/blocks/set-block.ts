import type { BlockName, PartSlot } from '../../specs/spec.ts';
import type { Block, Context } from '../context.ts';
import { setBrand } from './brand.ts';
import { setButton, setPill } from './button.ts';
import { setByline } from './byline.ts';
import { setCounts } from './counts.ts';
import { setDuration } from './duration.ts';
import { setPeople, setSignature } from './people.ts';
import { setPrice } from './price.ts';
import { setRating, setStars } from './rating.ts';
import { partsIn, type Room, type SetBlock } from './slot-request.ts';
import { setTexts } from './texts.ts';

// What one template of ours shows, or none, is read when a card does.
const late =
  (load: () => Promise<SetBlock>): SetBlock =>
  async (...asked) =>
    (await load())(...asked);

const SET: Readonly<Record<BlockName, SetBlock>> = {
  text: setTexts,
  brand: setBrand,
  byline: setByline,
  people: setPeople,
  meta: late(async () => (await import('./meta.ts')).setMeta),
  signature: setSignature,
  stars: setStars,
  price: setPrice,
  rating: setRating,
  button: setButton,
  pill: setPill,
  counts: setCounts,
  duration: setDuration,
  progress: late(async () => (await import('./progress.ts')).setProgress),
  state: late(async () => (await import('./state.ts')).setState),
  snippet: late(async () => (await import('./snippet.ts')).setSnippet),
  options: late(async () => (await import('./choices.ts')).setChoices),
  table: late(async () => (await import('./table.ts')).setTable),
  crumbs: late(async () => (await import('./crumbs.ts')).setCrumbs),
  facts: late(async () => (await import('./facts.ts')).setFacts),
  figures: late(async () => (await import('./figures.ts')).setFigures),
  steps: late(async () => (await import('./steps.ts')).setSteps),
  rows: late(async () => (await import('./rows.ts')).setRows),
  window: late(async () => (await import('./code-window.ts')).codeWindow),
};

/** Sets the parts of a slot in a room. */
export const setBlock = (slot: PartSlot, room: Room, context: Context): Promise<Block> =>
  SET[slot.as ?? 'text'](slot, partsIn(slot, context), room, context);
