import { describe, expect, test } from 'vitest';
import type { Block, Placement } from '../layout/column.ts';
import type { TextRole } from '../layout/composition.ts';
import { placeText } from '../quality/placed-text.fixture.ts';
import { type CardBlock, setCardColumn } from './card-column.ts';

type Made = { height: number; size?: number; truncated?: boolean; text?: string };

/** A text that came out at a given size, whatever the room. */
function made(role: TextRole, { height, size = 20, truncated = false, text = role }: Made): Block {
  return {
    gap: 0,
    share: 0,
    comfort: 0,
    measure: async () => ({
      width: 100,
      height,
      size,
      lineHeight: size,
      truncated,
      place: (x, y): Placement => {
        const placed = placeText(text, { x, y }, { role });
        return { texts: [{ ...placed, fitted: { ...placed.fitted, size, height, truncated } }], art: [] };
      },
    }),
  };
}
const card = (
  block: Block,
  dispensable: CardBlock['dispensable'],
  group: CardBlock['group'] = 0,
): CardBlock => ({
  block,
  dispensable,
  group,
});
const set = async (...blocks: (CardBlock | undefined)[]) => {
  const box = { x: 0, y: 0, width: 200, height: 100 };
  const layout = { box, groupGap: 0, align: 'left', justify: 'between', comfort: 16 } as const;
  const { texts } = await setCardColumn({ ...layout, blocks });
  return texts.map(({ role }) => role);
};

describe('what gives way', () => {
  test('is nothing while all fit', async () => {
    expect(
      await set(
        card(made('eyebrow', { height: 20 }), 2),
        undefined,
        card(made('title', { height: 40 }), 0),
        card(made('label', { height: 20 }), 1),
      ),
    ).toEqual(['eyebrow', 'title', 'label']);
  });

  test('is the most dispensable first, and only as much as it must', async () => {
    const blocks = (height: number) => [
      card(made('eyebrow', { height: 20 }), 2),
      card(made('title', { height }), 0),
      card(made('subtitle', { height: 20 }), 3),
      card(made('label', { height: 20 }), 1),
    ];
    expect(await set(...blocks(60))).toEqual(['eyebrow', 'title', 'label']);
    expect(await set(...blocks(80))).toEqual(['title', 'label']);
    expect(await set(...blocks(100))).toEqual(['title']);
  });

  test('is what would make the title small, or stand there cut', async () => {
    const small = made('title', { height: 20, size: 12 });
    expect(await set(card(small, 0), card(made('subtitle', { height: 20 }), 3))).toEqual(['title']);
    const cut = made('eyebrow', { height: 20, truncated: true, text: 'Too long for its line' });
    expect(await set(card(cut, 2), card(made('title', { height: 40 }), 0))).toEqual(['title']);
  });

  test('is not a long text that is cut anyway', async () => {
    const long = made('subtitle', { height: 20, truncated: true, text: 'word '.repeat(40) });
    expect(await set(card(made('title', { height: 40 }), 0), card(long, 3))).toEqual(['title', 'subtitle']);
  });
});

describe('a title that no card can hold', () => {
  const title = (height: number) => card(made('title', { height, truncated: true }), 0);
  const rest = [card(made('subtitle', { height: 20 }), 3), card(made('label', { height: 20 }), 1)];

  test('leaves room for who signed it', async () => {
    expect(await set(title(60), ...rest)).toEqual(['title', 'label']);
  });

  test('stands alone where the others would take the better part', async () => {
    expect(await set(title(30), ...rest)).toEqual(['title']);
  });
});

test('a description without a title is the message', async () => {
  const small = made('subtitle', { height: 20, size: 12 });
  expect(await set(card(made('eyebrow', { height: 20 }), 2), card(small, 0))).toEqual(['subtitle']);
});

test('nothing to set is an empty column', async () => {
  expect(await set(undefined, undefined)).toEqual([]);
});

describe('spread over the height', () => {
  const topsOf = async (...blocks: CardBlock[]) => {
    const box = { x: 0, y: 0, width: 200, height: 100 };
    const layout = { box, groupGap: 0, align: 'left', justify: 'between', comfort: 16 } as const;
    const { texts } = await setCardColumn({ ...layout, blocks });
    return texts.map(({ role, box: { y } }) => [role, y]);
  };
  const top = card(made('eyebrow', { height: 10 }), 2, 0);
  const main = card(made('title', { height: 40 }), 0, 1);
  const foot = card(made('label', { height: 10 }), 1, 2);

  test('the title stands in the middle of the room, whatever is missing above or below', async () => {
    expect(await topsOf(top, main, foot)).toEqual([
      ['eyebrow', 0],
      ['title', 30],
      ['label', 90],
    ]);
    expect(await topsOf(main, foot)).toEqual([
      ['title', 25],
      ['label', 90],
    ]);
    expect(await topsOf(top, main)).toEqual([
      ['eyebrow', 0],
      ['title', 35],
    ]);
    expect(await topsOf(main)).toEqual([['title', 30]]);
  });

  test('a logo or a label alone is centred', async () => {
    expect(await topsOf(top)).toEqual([['eyebrow', 45]]);
    expect(await topsOf(foot)).toEqual([['label', 45]]);
  });
});
