import type { Box } from '../geometry.ts';
import { type Align, type Block, type Column, setColumn } from '../layout/column.ts';

/** A block and how readily it is dropped on a small card: 0 never, 3 first. */
export type CardBlock = { block: Block; group: number; dispensable: 0 | 1 | 2 | 3 };

export type CardColumnRequest = {
  box: Box;
  /** In reading order; `undefined` for a parameter that is missing. */
  blocks: readonly (CardBlock | undefined)[];
  groupGap: number;
  align: Align;
  justify: 'center' | 'between';
  /** Font size in px below which a title needs the room of lesser texts. */
  comfort: number;
};

// Share of the height that a title keeps when it is cut on any card; attribution gets the rest.
const LONG_TITLE_SHARE = 0.45;

/** Sets the blocks in the box; on a small card lesser texts are dropped to keep the title legible. */
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

/** Whether a title too long for any card still gets most of this one. */
function signs(column: Column, request: CardColumnRequest): boolean {
  const title = findMain(column);
  return isSound(column, request) && !!title && title.height >= request.box.height * LONG_TITLE_SHARE;
}

const isSound = ({ bounds, texts }: Column, { box }: CardColumnRequest): boolean =>
  bounds.height <= box.height + 0.5 &&
  texts.every(({ role, fitted }) => role === 'title' || !fitted.truncated || !isShort(fitted.text));

// Without a title, the description is the message.
const findMain = ({ texts }: Column) =>
  (texts.find(({ role }) => role === 'title') ?? texts.find(({ role }) => role === 'subtitle'))?.fitted;

// A short text is useless when cut; a long one is cut on any card.
const isShort = (text: string): boolean => [...text].length <= 60;

function toGroups(blocks: readonly CardBlock[]): Block[][] {
  const groups = new Map<number, Block[]>();
  for (const { block, group } of blocks) groups.set(group, [...(groups.get(group) ?? []), block]);
  return [...groups.values()];
}
