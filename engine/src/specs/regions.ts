import { FOOT, poster, SUBTITLE, senderAndFoot, TURNS, titleAndRest } from './slots.ts';
import type { Flow, PartSlot, Region, Slot } from './spec.ts';

// Regions that several cards share; everything here is plain data.

// A banner is so much wider than a wide card, less what a picture grows by.
const WIDER = 290;

// On one ground, words and what they are about need no more between them.
const NEAR: Pick<Region, 'pad'> = { pad: { wide: 24, tall: 75 } };

/** Words, so wide on a wide card, and at their other end a picture: beside them, and on tall cards above. */
export const flowAndPicture = (wide: number, words: Flow, picture: Region): Region => ({
  split: TURNS,
  regions: [
    {
      size: { wide, banner: wide + WIDER, tall: 'content' },
      ...(picture.ground === undefined ? NEAR : {}),
      flow: words,
    },
    { rises: true, least: { wide: 300, square: 320, story: 640 }, ...picture },
  ],
});

/** A title and what may follow it, beside a picture. */
export const wordsAndPicture = (wide: number, picture: Region): Region =>
  flowAndPicture(wide, senderAndFoot(...titleAndRest(poster('split'))), picture);

/** As `wordsAndPicture`, with whatever a card may be about: choices, something to reach. */
export const allAndPicture = (wide: number, picture: Region): Region =>
  flowAndPicture(
    wide,
    senderAndFoot(
      poster('split'),
      SUBTITLE,
      { of: 'option', as: 'options', size: 'sub', lines: 2, gap: { wide: 44, tall: 56 } },
      { of: 'goal', as: 'progress', size: 'sub', gap: { wide: 48, tall: 60 } },
      FOOT,
    ),
    picture,
  );

/** Words above a bar across the foot of the card, which is as high as what stands in it. */
export const aboveBar = (words: Flow, bar: readonly Slot[], more: Region = {}): Region => ({
  split: 'below',
  regions: [
    { pad: 44, flow: words },
    {
      ground: 'strong',
      size: 'content',
      pad: { wide: 40, tall: 60 },
      flow: { groups: [[...bar]], justify: 'middle' },
      ...more,
    },
  ],
});

const above: PartSlot = { of: 'above', voice: 'strong', size: 'sub', lines: 3 };
const below: PartSlot = { of: 'below', voice: 'strong', size: 'sub', lines: 3 };
const day = (most: number, gap: number): PartSlot => ({
  of: 'figure',
  voice: 'figure',
  ink: 'bright',
  size: { fit: most },
  gap,
});

const aboveTall: PartSlot = { ...above, size: 'lead' };
const belowTall: PartSlot = { ...below, size: 'lead' };

// The numeral has more of a row.
const NARROW: Pick<PartSlot, 'width'> = { width: 0.82 };

/** Beside each other, where a field is not as high as it is wide. */
const FLAT_DAY: Flow = {
  groups: [
    [
      {
        row: [
          { of: 'figure', voice: 'figure', ink: 'bright', size: { fit: { wide: 330, story: 460 } } },
          {
            row: [
              { ...aboveTall, ...NARROW },
              { ...belowTall, ...NARROW },
            ],
            join: 'below',
            between: 30,
          },
        ],
        join: 'beside',
        cross: 'middle',
        between: 44,
      },
    ],
  ],
  justify: 'middle',
};

// The same in the order of reading, which some languages need: 11月 20 日(土).
const READ_DAY: Flow = {
  groups: [
    [
      above,
      {
        row: [{ of: 'figure', voice: 'figure', ink: 'bright', size: { fit: 290 } }, below],
        join: 'beside',
        cross: 'baseline',
        between: 48,
        gap: 40,
      },
    ],
  ],
  justify: 'middle',
};

const DAY_FIELD: Region = {
  ground: 'field',
  rises: true,
  size: { wide: 404, square: 440, portrait: 560, story: 820 },
  least: { wide: 404, square: 300, portrait: 400, story: 640 },
};

/** The day of a date on a field, as large as a picture: from the head of the field to its foot. */
export const TALL_DAY: Region = {
  ...DAY_FIELD,
  pad: { wide: 40, tall: 60 },
  flow: {
    wide: { groups: [[above], [day(300, 40), { ...below, gap: 44 }]], justify: 'between' },
    banner: { groups: [[above], [day(220, 40), { ...below, gap: 32 }]], justify: 'between' },
    square: READ_DAY,
    story: { groups: [[above, day(560, 40), { ...below, gap: 44 }]], justify: 'middle' },
  },
};

// What a large figure keeps below it, it has above it too.
const FROM_DAY = 64;

const middleDay = (most: number, ...more: Slot[]): Flow => ({
  groups: [[above, day(most, FROM_DAY), { ...below, gap: FROM_DAY }, ...more]],
  justify: 'middle',
  align: 'center',
});

/** As `TALL_DAY`, in the middle of the field; on a wide card with `more` below it. */
export const dayField = (...more: Slot[]): Region => ({
  ...DAY_FIELD,
  size: { wide: 404, square: 440, story: 760 },
  least: { wide: 404, square: 350, story: 600 },
  pad: { wide: 36, square: 40, tall: 60 },
  flow: { wide: middleDay(290, ...more), banner: middleDay(220), tall: FLAT_DAY },
});
