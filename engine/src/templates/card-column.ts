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

/** Sets the blocks in the box; on a small card the lesser texts give way, so that the title stays legible. */
export async function setCardColumn(request: CardColumnRequest): Promise<Column> {
  const given = request.blocks.filter((block) => block !== undefined);
  for (const limit of [3, 2, 1, 0]) {
    const kept = given.filter(({ dispensable }) => dispensable <= limit);
    const column = await setColumn({ ...request, groups: toGroups(kept) });
    if (limit === 0 || fits(column, request)) return column;
  }
  throw new Error('the last set of blocks is always taken');
}

function fits(column: Column, { box, comfort }: CardColumnRequest): boolean {
  const inside = column.bounds.height <= box.height + 0.5;
  const cut = column.texts.some(
    ({ role, fitted }) => fitted.truncated && (role === 'title' || isShort(fitted.text)),
  );
  const title = column.texts.find(({ role }) => role === 'title');
  return inside && !cut && (!title || title.fitted.size >= comfort);
}

// A short text that is cut says less than none; a long one is cut on any card.
const isShort = (text: string): boolean => [...text].length <= 60;

function toGroups(blocks: readonly CardBlock[]): Block[][] {
  const groups = new Map<number, Block[]>();
  for (const { block, group } of blocks) groups.set(group, [...(groups.get(group) ?? []), block]);
  return [...groups.values()];
}
