import { expect, test } from 'vitest';
import { drawings } from '../../src/art/drawings/drawings.ts';
import type { Brief } from '../../src/brief/brief.ts';
import { EMPTY_BRIEF } from '../../src/understand/empty-brief.fixture.ts';
import { arrangements, canvas } from './arrangements.ts';
import { seenOutline } from './seen-outline.ts';

const SIZE = [400, 400] as const;
// Of its outline that a figure keeps. Pixels have shades, lights and hairs that the table of outlines sums up.
const [KEPT, LEAST] = [0.7, 0.4];

test('the outline of a figure is seen against what is behind it, in every look and family that shows one', async () => {
  const shares: number[] = [];
  for (const [index, arrangement] of arrangements.entries()) {
    if (arrangement.kind === 'photo') continue;
    const drawing = drawings[(index * 11) % drawings.length]?.name ?? '';
    const blocks: Brief['blocks'] = [{ role: 'title', text: 'Night trains' }];
    const brief: Brief = { ...EMPTY_BRIEF, kind: 'announcement', blocks, illustration: [drawing] };
    const composition = await arrangement.toCard(brief, SIZE, index)?.layOut(0);
    if (!composition?.images.some(({ src }) => src.startsWith('subject-'))) continue;
    const seen = await seenOutline(canvas, composition);
    shares.push(seen);
    expect(seen, `${arrangement.name}: ${drawing}`).toBeGreaterThan(LEAST);
  }
  expect(shares.length).toBeGreaterThan(20);
  expect(shares.filter((seen) => seen >= KEPT).length / shares.length).toBeGreaterThan(0.9);
});
