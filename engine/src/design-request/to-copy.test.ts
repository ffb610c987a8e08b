import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BriefBlock, BriefKind } from '../brief/brief.ts';
import { copyTexts } from '../quality/copy.ts';
import { anyBrief } from './any-brief.fixture.ts';
import { toCopy } from './to-copy.ts';

const copyOf = (blocks: BriefBlock[], kind: BriefKind = 'plain') => toCopy({ blocks, kind, layout: [] }).copy;

test('a saying is set as the title, with its author below', () => {
  expect(
    copyOf(
      [
        { role: 'title', text: 'What guests say' },
        { role: 'quote', text: 'Best bread in town' },
        { role: 'author', text: 'Mira' },
      ],
      'testimonial',
    ),
  ).toEqual({ title: 'Best bread in town', eyebrow: 'What guests say', attribution: 'Mira' });
});

test('a request and the address behind it are one text, and a button while it is short', () => {
  const title: BriefBlock = { role: 'title', text: 'Tea' };
  const contact: BriefBlock = { role: 'contact', text: 'ada@example.com' };
  const call: BriefBlock = { role: 'action', text: 'Write to' };
  expect(copyOf([title, call, contact]).callToAction).toBe('Write to ada@example.com');
  const long = { ...call, text: 'Speak to Brenda after the service or write to' };
  const copy = copyOf([title, long, contact]);
  expect(copy.callToAction).toBeUndefined();
  expect(copy.footer).toEqual([`${long.text} ${contact.text}`]);
});

test('a figure has its words around it, and leads where it comes first', () => {
  const discount: BriefBlock = { role: 'discount', text: 'Up to 30% off' };
  const title: BriefBlock = { role: 'title', text: 'All bikes' };
  const metric = { prefix: 'Up to', value: '30%', suffix: 'off' };
  expect(copyOf([title, discount], 'sale')).toEqual({ title: 'All bikes', metric });
  expect(copyOf([discount, title], 'sale').metric).toEqual({ ...metric, leads: true });
  const counted = { role: 'figure', text: '87%', detail: 'of teams' } as const;
  expect(copyOf([title, counted]).metric).toEqual({ aside: true, value: '87%', suffix: 'of teams' });
});

test('what a number counts is its title where it is too long to stand beside the number', () => {
  const detail = 'of readers finish an article of under 600 words';
  const { copy } = toCopy({
    kind: 'statistic',
    layout: [],
    blocks: [
      { role: 'figure', text: '68%', detail },
      { role: 'source', text: 'Reading survey 2026' },
    ],
  });
  expect(copy).toMatchObject({ metric: { value: '68%' }, title: detail, attribution: 'Reading survey 2026' });
});

test('the price of an event is a fact at its foot, that of a product a number beside its name', () => {
  const blocks: BriefBlock[] = [
    { role: 'title', text: 'Pottery' },
    { role: 'price', text: '£2 per head' },
  ];
  expect(copyOf(blocks, 'event')).toEqual({ title: 'Pottery', footer: ['£2 per head'] });
  expect(copyOf(blocks, 'product').metric).toEqual({ aside: true, value: '£2', suffix: 'per head' });
});

test('of a goal, what is reached is the figure', () => {
  const goal = { role: 'goal', text: '€5,000', value: '€3,200' } as const;
  expect(copyOf([{ role: 'title', text: 'New roof' }, goal], 'appeal').metric).toEqual({
    value: '€3,200',
    suffix: '/ €5,000',
    aside: true,
  });
});

test('days, hours, places and people are joined in order', () => {
  expect(
    copyOf([
      { role: 'title', text: 'Plant swap' },
      { role: 'date', text: '3 May' },
      { role: 'time', text: '7pm' },
      { role: 'place', text: 'Town hall' },
      { role: 'person', text: 'Ada Park', detail: 'CTO' },
      { role: 'person', text: 'Ben Li' },
      { role: 'subtitle', text: 'Bring a pot' },
    ]),
  ).toEqual({
    title: 'Plant swap',
    subtitle: 'Bring a pot',
    notesLast: true,
    date: '3 May, 7pm',
    place: 'Town hall',
    people: ['Ada Park (CTO)', 'Ben Li'],
  });
});

test('rows keep their values, and a section begins with its heading', () => {
  expect(
    copyOf([
      { role: 'title', text: 'Menu' },
      { role: 'item', text: 'Soup', value: '5 €', label: 'Starters' },
      { role: 'item', text: 'Stew', value: '9 €', label: 'Mains' },
    ]).items,
  ).toEqual([
    { text: 'Starters' },
    { text: 'Soup', value: '5 €' },
    { text: 'Mains' },
    { text: 'Stew', value: '9 €' },
  ]);
});

test('without a title the next best text leads, but a list has none', () => {
  expect(copyOf([{ role: 'brand', text: 'Acme' }]).title).toBe('Acme');
  expect(copyOf([{ role: 'item', text: 'Soup' }]).title).toBe('');
  expect(copyOf([])).toEqual({ title: '' });
});

test('of more texts than the foot has lines for, the short ones become a list and none is left out', () => {
  const quoted = Array.from(
    { length: 14 },
    (_, at): BriefBlock => ({ role: 'quote', text: `Sign number ${at} says so in a few words more` }),
  );
  const { copy, unset } = toCopy({
    blocks: [{ role: 'title', text: 'Signs' }, ...quoted],
    kind: 'plain',
    layout: [],
  });
  expect(unset).toEqual([]);
  expect(copy.subtitle).toContain('Sign number 0');
  expect(copy.items?.at(-1)).toEqual({ text: 'Sign number 13 says so in a few words more' });
});

test('texts of several lines are no rows of a list, and have the lines of a foot', () => {
  const verses = Array.from(
    { length: 14 },
    (): BriefBlock => ({ role: 'body', text: 'first line\nsecond line' }),
  );
  const { copy } = toCopy({ blocks: verses, kind: 'plain', layout: [] });
  expect(copy.items).toBeUndefined();
  expect(copy.footer?.length).toBeLessThanOrEqual(4);
});

test('a text that no name and no date is as long as stays whole', () => {
  const dates = Array.from(
    { length: 6 },
    (_, at): BriefBlock => ({ role: 'date', text: `${at} May, ${'at the old mill '.repeat(3)}` }),
  );
  const { copy, unset } = toCopy({ blocks: dates, kind: 'event', layout: [] });
  expect(unset).toEqual([]);
  expect(copy.date?.length).toBeLessThanOrEqual(170);
});

test('rows and lines that a small card has no room for are left out, and named', () => {
  const rows = Array.from(
    { length: 10 },
    (_, at): BriefBlock => ({ role: 'item', text: `${at}. soup of the day` }),
  );
  const blocks: BriefBlock[] = [
    { role: 'title', text: 'Menu' },
    ...rows,
    { role: 'note', text: 'Ask us about allergens.' },
  ];
  const small = toCopy({ blocks, kind: 'menu', layout: [] }, 100);
  expect(small.copy.items?.length).toBe(4);
  expect(small.copy.footer).toBeUndefined();
  expect(small.unset.map(({ text }) => text)).toEqual([...rows.slice(4), blocks.at(-1)].map((b) => b?.text));
  const large = toCopy({ blocks, kind: 'menu', layout: [] }, 1000);
  expect(large.unset).toEqual([]);
  expect(large.copy).toEqual(toCopy({ blocks, kind: 'menu', layout: [] }).copy);
});

test('a letter of two widths needs the room of two', () => {
  const blocks: BriefBlock[] = [
    { role: 'title', text: 'お品書き' },
    { role: 'item', text: '日替わりのスープ'.repeat(5) },
  ];
  expect(toCopy({ blocks, kind: 'menu', layout: [] }, 80).unset).toHaveLength(1);
  expect(toCopy({ blocks, kind: 'menu', layout: [] }, 100).unset).toEqual([]);
});

test('the length of an episode is one of its facts, and not its figure', () => {
  const blocks = [
    { role: 'title' as const, text: 'The night the set fell over' },
    { role: 'figure' as const, text: '54 minutes' },
  ];
  const { copy } = toCopy({ blocks, kind: 'podcast', layout: [] });
  expect(copy.metric).toBeUndefined();
  expect(JSON.stringify(copy)).toContain('54 minutes');
});

const bare = (words: string): string => words.replace(/[\s·:,]+/gu, '');
const textsOf = ({ text, value, detail, label }: BriefBlock): string[] =>
  [text, value, detail, label].filter((words) => words !== undefined);

test('every text of a brief is in its copy, or its block is named as one that has no room', () => {
  fc.assert(
    fc.property(anyBrief, (brief) => {
      const { copy, unset } = toCopy(brief);
      const set = bare(
        copyTexts(copy)
          .map(([, words]) => words)
          .join('\n'),
      );
      for (const block of brief.blocks) {
        if (unset.includes(block)) continue;
        for (const words of textsOf(block)) expect(set).toContain(bare(words));
      }
    }),
    { seed: 6, numRuns: 15 },
  );
});
