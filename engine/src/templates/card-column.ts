import { type Align, type Block, type Column, setColumn } from '../layout/column.ts';
import type { Box } from '../layout/composition.ts';

/** A block and how gladly it is given up when the card is too small for all: 0 stays always, 3 goes first. */
export type CardBlock = { block: Block; group: number; dispensable: 0 | 1 | 2 | 3 };

export type CardColumnRequest = {
  box: Box;
  /** In reading order; `undefined` for a parameter that was not given. */
  blocks: readonly (CardBlock | undefined)[];
  groupGap: number;
  align: Align;
  justify: 'center' | 'between';
  /** Font size in px below which a title is too small to share the card with lesser texts. */
  comfort: number;
};

// Of the height: a title that is cut on any card leaves the rest to those who signed it, but not less than this.
const LONG_TITLE_SHARE = 0.45;

/** Sets the blocks in the box; on a small card the lesser texts give way, so that the title stays legible. */
export async function setCardColumn(request: CardColumnRequest): Promise<Column> {
  const given = request.blocks.filter((block) => block !== undefined);
  const set = (limit: number): Promise<Column> =>
    setColumn({
      ...request,
      groups: toGroups(given.filter(({ dispensable }) => dispensable <= limit)),
    });
  const tried: Column[] = [];
  for (const limit of [3, 2, 1]) {
    const column = await set(limit);
    if (fits(column, request)) return column;
    tried.push(column);
  }
  const alone = await set(0);
  if (fits(alone, request)) return alone;
  return tried.slice(1).find((column) => signs(column, request)) ?? alone;
}

function fits(column: Column, request: CardColumnRequest): boolean {
  const title = findMain(column);
  const whole = !title || (!title.truncated && title.size >= request.comfort);
  return whole && isSound(column, request);
}

/** Whether a title too long for any card still has the better part of this one. */
function signs(column: Column, request: CardColumnRequest): boolean {
  const title = findMain(column);
  return isSound(column, request) && !!title && title.height >= request.box.height * LONG_TITLE_SHARE;
}

const isSound = ({ bounds, texts }: Column, { box }: CardColumnRequest): boolean =>
  bounds.height <= box.height + 0.5 &&
  texts.every(({ role, fitted }) => role === 'title' || !fitted.truncated || !isShort(fitted.text));

// Without a title the description is the message.
const findMain = ({ texts }: Column) =>
  (texts.find(({ role }) => role === 'title') ?? texts.find(({ role }) => role === 'subtitle'))?.fitted;

// A short text that is cut says less than none; a long one is cut on any card.
const isShort = (text: string): boolean => [...text].length <= 60;

function toGroups(blocks: readonly CardBlock[]): Block[][] {
  const groups = new Map<number, Block[]>();
  for (const { block, group } of blocks) groups.set(group, [...(groups.get(group) ?? []), block]);
  return [...groups.values()];
}
