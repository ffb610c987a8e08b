import { expect, test } from 'vitest';
import type { Copy } from '../brief/design-request.ts';
import { createRenderKit } from '../render/render-kit.ts';
import type { Block } from './column.ts';
import type { TextRole } from './composition.ts';
import { copyRows, toCopyGroups } from './copy-groups.ts';
import type { RoleVoice, Voice } from './voice.ts';

const spoken: RoleVoice = {
  style: { family: 'Inter', weight: 500, lineHeight: 1.2 },
  color: '#111111',
  size: 30,
  minSize: 12,
  maxLines: 2,
};
const voice: Voice = {
  eyebrow: spoken,
  title: { ...spoken, size: 80 },
  titleByFigure: { ...spoken, size: 40 },
  figure: spoken,
  figureSide: spoken,
  subtitle: spoken,
  person: spoken,
  detail: spoken,
  attribution: spoken,
  line: spoken,
  button: spoken,
};

const { typesetter } = await createRenderKit();

async function wordsOf(blocks: readonly Block[]): Promise<[TextRole, string][]> {
  const placed = await Promise.all(
    blocks.map(async (block) => {
      const measured = await block.measure({ width: 1000, height: 200, scale: 1 });
      return measured.place(0, 0, 1000, 'left').texts;
    }),
  );
  return placed.flat().map(({ role, fitted }) => [role, fitted.text]);
}

test('every role of the copy becomes words, in reading order', async () => {
  const copy: Copy = {
    title: 'Black Friday',
    eyebrow: 'Online only',
    subtitle: 'All shoes',
    metric: { prefix: 'Up to', value: '50%', suffix: 'off' },
    people: ['Ada', 'Grace'],
    date: '28 November',
    place: 'Berlin',
    attribution: 'Leonardo',
    lines: ['First', 'Second'],
    callToAction: 'Shop now',
  };
  const { head, body, foot } = toCopyGroups(copy, voice, typesetter);
  expect(await wordsOf(head)).toEqual([['eyebrow', 'Online only']]);
  expect(await wordsOf(body)).toEqual([
    ['title', 'Black Friday'],
    ['metric', 'Up to'],
    ['metric', '50%'],
    ['metric', 'off'],
    ['subtitle', 'All shoes'],
  ]);
  expect(await wordsOf(foot)).toEqual([
    ['person', 'Ada, Grace'],
    ['date', '28 November · Berlin'],
    ['attribution', '— Leonardo'],
    ['label', 'First'],
    ['label', 'Second'],
    ['call-to-action', 'Shop now'],
  ]);
});

test('notes that are said behind the day are read behind it', async () => {
  const copy: Copy = {
    title: 'Closed',
    subtitle: 'Back on Monday',
    date: '1 May',
    notesLast: true,
    callToAction: 'Map',
  };
  const { body, foot } = toCopyGroups(copy, voice, typesetter);
  expect(await wordsOf(body)).toEqual([['title', 'Closed']]);
  expect(await wordsOf(foot)).toEqual([
    ['date', '1 May'],
    ['subtitle', 'Back on Monday'],
    ['call-to-action', 'Map'],
  ]);
});

test('what the copy does not say takes no block', () => {
  const { head, body, foot } = toCopyGroups({ title: 'Hello', eyebrow: ' ' }, voice, typesetter);
  expect([head.length, body.length, foot.length]).toEqual([0, 1, 0]);
});

test('a title beside a figure speaks with the smaller voice', async () => {
  const sizeOf = async (copy: Copy): Promise<number | undefined> => {
    const [title] = toCopyGroups(copy, voice, typesetter).body;
    return (await title?.measure({ width: 1000, height: 200, scale: 1 }))?.size;
  };
  expect(await sizeOf({ title: 'Sale' })).toBeCloseTo(80, 0);
  expect(await sizeOf({ title: 'Sale', metric: { value: '50%' } })).toBeCloseTo(40, 0);
});

test('a figure that leads stands before the title, as the prompt says it', async () => {
  const metric = { value: '40%', leads: true } as const;
  const { body } = toCopyGroups({ title: 'All bikes', metric }, voice, typesetter);
  expect(await wordsOf(body)).toEqual([
    ['metric', '40%'],
    ['title', 'All bikes'],
  ]);
});

test('day and place that fill more than a glance have a line each', async () => {
  const copy: Copy = { title: 'Reading', date: 'Thursday 12 March, 19:30', place: 'Harbour Library' };
  expect(await wordsOf(toCopyGroups(copy, voice, typesetter).foot)).toEqual([
    ['date', 'Thursday 12 March, 19:30'],
    ['date', 'Harbour Library'],
  ]);
});

test('when and where stand the larger, the less there is to say', async () => {
  const sizeOf = async (copy: Copy): Promise<number> => {
    const [block] = toCopyGroups(copy, voice, typesetter).foot;
    return (await block?.measure({ width: 1000, height: 200, scale: 1 }))?.size ?? 0;
  };
  const airy: Copy = { title: 'Reading', date: '12 March' };
  const lines = ['Doors open at seven', 'Bring a cushion', 'Tea at the break', 'Free for members'];
  expect(await sizeOf(airy)).toBeGreaterThan(await sizeOf({ ...airy, subtitle: 'An evening', lines }));
});

test('things that are compared stand under one another, and a sentence with "vs" does not', async () => {
  const titleOf = async (title: string): Promise<string[] | undefined> => {
    const [block] = toCopyGroups({ title }, voice, typesetter).body;
    const measured = await block?.measure({ width: 1000, height: 600, scale: 1 });
    return measured?.place(0, 0, 1000, 'left').texts[0]?.fitted.lines.map(({ text }) => text);
  };
  expect(await titleOf('REST vs GraphQL vs gRPC')).toEqual(['REST', 'vs GraphQL', 'vs gRPC']);
  expect(await titleOf('Tee gegen Kaffee')).toEqual(['Tee', 'gegen Kaffee']);
  expect((await titleOf('Why we chose tabs vs spaces'))?.join('\n')).not.toMatch(/^vs/m);
});

test('the name of an event over a title is larger than a mere label', async () => {
  const sizeOf = async (eyebrow: string): Promise<number> => {
    const [block] = toCopyGroups({ title: 'Blue Hour', eyebrow }, voice, typesetter).head;
    return (await block?.measure({ width: 1000, height: 200, scale: 1 }))?.size ?? 0;
  };
  expect(await sizeOf('Spring choir concert')).toBeGreaterThan(await sizeOf('Webinar'));
});

test('a title that shall be huge is larger than its look would set it', async () => {
  const sizeOf = async (copy: Copy): Promise<number> => {
    const [block] = toCopyGroups(copy, voice, typesetter).body;
    return (await block?.measure({ width: 1000, height: 600, scale: 1 }))?.size ?? 0;
  };
  expect(await sizeOf({ title: 'NO', loud: true })).toBeGreaterThan(1.5 * (await sizeOf({ title: 'NO' })));
});

test('more copy asks for more rows', () => {
  const word: Copy = { title: 'Hello' };
  const full: Copy = {
    ...word,
    eyebrow: 'New',
    subtitle: 'A year of measuring',
    date: 'May',
    callToAction: 'Go',
  };
  expect(copyRows(word)).toBeLessThan(
    copyRows({ ...word, title: 'A title that takes a good deal more room' }),
  );
  expect(copyRows(word) + 4).toBeLessThan(copyRows(full));
});

test('a lone line at the foot is no small print, the items of a full card are as they are', async () => {
  const sizesOf = async (copy: Copy): Promise<number[]> => {
    const { foot } = toCopyGroups(copy, voice, typesetter);
    return Promise.all(
      foot.map(async (block) => (await block.measure({ width: 1000, height: 200, scale: 1 })).size),
    );
  };
  expect(await sizesOf({ title: 'New drop', lines: ['HELVA'] })).toEqual([37.5]);
  expect(await sizesOf({ title: 'New drop', lines: ['One', 'Two words', 'Three', 'Four'] })).not.toContain(
    37.5,
  );
});
