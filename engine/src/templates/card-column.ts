import type { Box } from '../geometry.ts';
import { type Align, type Block, type Column, setColumn } from '../layout/column.ts';

/** A block, its place on the card, and how readily it is dropped on a small one: 0 never, 3 first. */
export type CardBlock = { block: Block; group: Place; dispensable: 0 | 1 | 2 | 3 };

/** Top, main and foot. */
type Place = 0 | 1 | 2;
const PLACES: readonly Place[] = [0, 1, 2];
const MAIN: Place = 1;

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
      groups: toGroups(
        given.filter(({ dispensable }) => dispensable <= limit),
        request.justify,
      ),
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

/** Spread over the height, top and foot keep their room beside a main text: few words stand in the middle, not at the top. */
function toGroups(blocks: readonly CardBlock[], justify: CardColumnRequest['justify']): Block[][] {
  const groups = PLACES.map((place) =>
    blocks.filter(({ group }) => group === place).map(({ block }) => block),
  );
  const keepsRoom = justify === 'between' && blocks.some(({ group }) => group === MAIN);
  return groups.map((group) => (group.length === 0 && keepsRoom ? [NOTHING] : group));
}

const NOTHING: Block = {
  gap: 0,
  share: 0,
  comfort: 0,
  measure: async () => ({
    width: 0,
    height: 0,
    size: 0,
    lineHeight: 0,
    truncated: false,
    place: () => ({ texts: [], art: [] }),
  }),
};
