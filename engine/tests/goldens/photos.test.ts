import { beforeAll, expect, test } from 'vitest';
import { type PictureName, paintPicture } from '../../scripts/photo-sheet/paint-pictures.ts';
import type { BriefBlock, BriefKind } from '../../src/brief/brief.ts';
import { createEngine, type Engine } from '../../src/index.ts';
import { EMPTY_BRIEF } from '../../src/understand/empty-brief.fixture.ts';
import { matchGolden } from './match-golden.ts';

type Golden = {
  family: string;
  picture: PictureName;
  kind: BriefKind;
  blocks: BriefBlock[];
  size: readonly [number, number];
  seed: number;
};

const goldens: Golden[] = [
  {
    family: 'photo-aside',
    picture: 'portrait',
    kind: 'event',
    blocks: [
      { role: 'title', text: 'Designing for trust' },
      { role: 'person', text: 'Ana Ruiz', detail: 'Head of design, Northline' },
      { role: 'date', text: '14 May' },
      { role: 'place', text: 'Hall 3, Lisbon' },
    ],
    size: [1200, 630],
    seed: 1,
  },
  {
    family: 'photo-split',
    picture: 'landscape',
    kind: 'travel',
    blocks: [
      { role: 'title', text: 'Five quiet lakes' },
      { role: 'price', text: 'from €49' },
    ],
    size: [1080, 1080],
    seed: 4,
  },
];

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

for (const { family, picture, size, seed, ...content } of goldens)
  test(`${family} is drawn as before`, async () => {
    const [width, height] = size;
    const image = await paintPicture(picture, 0.5);
    const brief = { ...EMPTY_BRIEF, language: 'en', ...content, image: { url: 'https://cdn.example/a.jpg' } };
    const drawn = await engine.compose({ brief, image, width, height, format: 'png', seed, longSide: 640 });
    expect(drawn.family).toBe(family);
    await matchGolden(`photos/${family}`, drawn.bytes);
  });
