import type { BlockName, PartSlot } from '../../specs/spec.ts';
import type { Block, Context } from '../context.ts';
import { setBrand } from './brand.ts';
import { setButton, setPill } from './button.ts';
import { setByline } from './byline.ts';
import { setCounts } from './counts.ts';
import { setCrumbs } from './crumbs.ts';
import { setDuration } from './duration.ts';
import { setFacts } from './facts.ts';
import { setMeta } from './meta.ts';
import { setPeople, setSignature } from './people.ts';
import { setPrice } from './price.ts';
import { setProgress } from './progress.ts';
import { setRating, setStars } from './rating.ts';
import { setRows } from './rows.ts';
import { partsIn, type Room, type SetBlock } from './slot-request.ts';
import { setSnippet } from './snippet.ts';
import { setState } from './state.ts';
import { setSteps } from './steps.ts';
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
  meta: setMeta,
  signature: setSignature,
  stars: setStars,
  price: setPrice,
  rating: setRating,
  button: setButton,
  pill: setPill,
  counts: setCounts,
  duration: setDuration,
  progress: setProgress,
  state: setState,
  snippet: setSnippet,
  options: late(async () => (await import('./choices.ts')).setChoices),
  table: late(async () => (await import('./table.ts')).setTable),
  crumbs: setCrumbs,
  facts: setFacts,
  figures: late(async () => (await import('./figures.ts')).setFigures),
  steps: setSteps,
  rows: setRows,
  window: late(async () => (await import('./code-window.ts')).codeWindow),
};

/** Sets the parts of a slot in a room. */
export const setBlock = (slot: PartSlot, room: Room, context: Context): Promise<Block> =>
  SET[slot.as ?? 'text'](slot, partsIn(slot, context), room, context);
