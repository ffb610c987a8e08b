import { expect, test } from 'vitest';
import { luminance } from '../color/contrast.ts';
import { createRenderKit } from '../render/render-kit.ts';
import type { LaidText } from '../solve/layout.ts';
import { announcement } from './cards/announcement.ts';
import { changelog } from './cards/changelog.ts';
import { event } from './cards/event.ts';
import { job } from './cards/job.ts';
import { ogBrand } from './cards/og-brand.ts';
import { ogStandard } from './cards/og-standard.ts';
import { profile } from './cards/profile.ts';
import { quote } from './cards/quote.ts';

const kit = await createRenderKit();
const WIDE = { width: 1200, height: 630 };
const SQUARE = { width: 1080, height: 1080 };
const STORY = { width: 1080, height: 1920 };

async function layOut(
  template: typeof event,
  values: Readonly<Record<string, string>>,
  size: { width: number; height: number },
): Promise<(text: string) => LaidText> {
  const { layout } = await template.layOut({ values, images: {}, ...size, ...kit });
  return (text) => layout.texts.find(({ fitted }) => fitted.text === text) as LaidText;
}
const footOf = ({ box }: LaidText): number => box.y + box.height;

test('on a story, words stand between the head and what is known, above what covers the foot', async () => {
  const values = { title: 'Parking', site: 'Town of Brennick', author: 'Ada Holt' };
  const textOf = await layOut(ogStandard, values, STORY);
  const [head, words, foot] = ['Town of Brennick', 'Parking', 'Ada Holt'].map((text) => {
    const { box } = textOf(text);
    return box.y + box.height / 2;
  }) as [number, number, number];
  expect(words - head).toBeGreaterThan(0.4 * (foot - head));
  expect(words - head).toBeLessThan(0.6 * (foot - head));
  expect(footOf(textOf('Ada Holt'))).toBeLessThan(STORY.height - 330);
});

test('few words on a tall card are larger than many', async () => {
  const sizeOf = async (values: Readonly<Record<string, string>>) =>
    (await layOut(ogStandard, { title: 'Parking', ...values }, SQUARE))('Town of Brennick').fitted.size;
  const site = 'Town of Brennick';
  const title =
    'Parking during the harbour festival, and where to leave a boat, a caravan or a horse until Monday';
  expect(await sizeOf({ site })).toBeGreaterThan((await sizeOf({ site, title, description: title })) * 1.05);
});

test('the day of an event is as far from what stands above it as from what stands below', async () => {
  const textOf = await layOut(event, { title: 'Swap meet', date: 'Sunday, 3 May' }, WIDE);
  const [above, day, below] = ['Sunday', '3', 'May'].map(textOf) as [LaidText, LaidText, LaidText];
  // Capitals and figures have the same share of their size above and below them.
  const edges = ({ box, fitted }: LaidText): { top: number; foot: number } => {
    const middle = box.y + box.height / 2;
    return { top: middle - fitted.size * 0.364, foot: middle + fitted.size * 0.364 };
  };
  const distances = [edges(day).top - edges(above).foot, edges(below).top - edges(day).foot];
  expect(Math.abs((distances[0] ?? 0) - (distances[1] ?? 0))).toBeLessThan(4);
});

test('what joins a date and its time is of their script', async () => {
  const whenOf = async (date: string, time: string): Promise<string[]> => {
    const { layout } = await event.layOut({
      values: { title: '?', date, time },
      images: {},
      ...WIDE,
      ...kit,
    });
    return layout.texts.map(({ fitted }) => fitted.text.replaceAll(/\s+/gu, ' '));
  };
  expect(await whenOf('Sunday, 3 May', '18:30')).toContain('May, 18:30');
  expect(await whenOf('5月3日（日）', '18:30開演')).toContain('（日） 18:30開演');
  expect(await whenOf('الأحد 3 مايو', '18:30')).toContain('مايو، 18:30');
});

test('a date and its time that are long stand on two lines, without a comma', async () => {
  const values = { title: '?', date: 'الأحد 25 أكتوبر 2026', time: '09:00 إلى 17:30' };
  for (const size of [WIDE, SQUARE, STORY]) {
    const { layout } = await event.layOut({ values, images: {}, ...size, ...kit });
    const lines = layout.texts.flatMap(({ fitted }) =>
      fitted.lines.map(({ text }) => text.trim().replaceAll(/\s+/gu, ' ')),
    );
    expect(lines).toContain('09:00 إلى 17:30');
    expect(lines.filter((line) => /[,،]$/u.test(line))).toEqual([]);
  }
});

test('a narrow portrait is as narrow on a story, and whole', async () => {
  const avatar = { width: 400, height: 600, data: new Uint8Array(400 * 600 * 4).fill(200) };
  for (const [template, image] of [
    [profile, 'avatar'],
    [quote, 'avatar'],
    [event, 'image'],
  ] as const) {
    const values = { ...template.example };
    const { layout } = await template.layOut({ values, images: { [image]: avatar }, ...STORY, ...kit });
    const box = layout.shapes.find((shape) => shape.image === image)?.box;
    expect({ name: template.name, narrow: (box?.width ?? 9e9) < (box?.height ?? 0) * 0.8 }).toEqual({
      name: template.name,
      narrow: true,
    });
  }
});

test('a company that is also the name of the site is said once', async () => {
  const values = { title: 'Cook', company: 'Halden', site: 'Halden' };
  const { layout } = await job.layOut({ values, images: {}, ...WIDE, ...kit });
  expect(layout.texts.filter(({ fitted }) => fitted.text === 'Halden')).toHaveLength(1);
});

test('a fact that is longer than the others has a wider column, and stays on its line', async () => {
  const values = {
    title: 'Cook',
    place: 'Lyon',
    remote: 'On site',
    salary: '€38,000 to €44,000',
    kind: 'Full time',
  };
  const textOf = await layOut(job, values, WIDE);
  expect(textOf('€38,000 to €44,000').fitted.lines).toHaveLength(1);
});

test('all rows of a list have one size, and the number of a release is whole beside its title', async () => {
  const rows = [
    'New: Audit logs can be searched by person, by resource and by the address that a request came from, in any period',
    'Fixed: Exports no longer stop',
  ];
  for (const version of ['2.4', '2026.2.1-rc.4+build.77'])
    for (const size of [WIDE, SQUARE, STORY]) {
      const values = { title: 'Statements you can read', version, items: rows.join('\n') };
      const { layout } = await changelog.layOut({ values, images: {}, ...size, ...kit });
      const sizes = layout.texts.filter(({ part }) => part?.role === 'item').map(({ fitted }) => fitted.size);
      expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.01);
      expect([...layout.clamped, ...layout.dropped]).toEqual([]);
    }
});

test('an explanation stands beside its button, on as many lines as it needs', async () => {
  const description =
    'Connect the provider that you already use in a few minutes. Customers are switched over automatically during March, and nobody signs in again.';
  const values = {
    title: 'Single sign-on is part of every plan',
    description,
    cta: 'Read the migration guide',
  };
  const textOf = await layOut(announcement, values, WIDE);
  const [words, button] = [textOf(description), textOf('Read the migration guide')];
  expect(words.fitted.truncated).toBe(false);
  expect(words.box.x + words.fitted.width).toBeLessThan(button.box.x);
  expect(footOf(words)).toBeGreaterThan(button.box.y);
});

test('a sign stands behind few words, and not behind many', async () => {
  const signsOf = async (title: string): Promise<number> => {
    const values = { title, site: 'Brennick' };
    const { layout } = await ogStandard.layOut({ values, images: {}, ...WIDE, ...kit });
    return layout.shapes.filter(({ draw }) => draw === 'glyph').length;
  };
  expect(await signsOf('Parking')).toBe(1);
  expect(await signsOf('Parking, walking and waiting. '.repeat(5).trim())).toBe(0);
});

test('an accent that is to be used sparingly fills no area of the card of a brand', async () => {
  const values = { title: 'Two weeks', footer: 'Kite', bg: '#ffffff', accent: '#e4572e' };
  const shareOf = async (more: Readonly<Record<string, string>>): Promise<number> => {
    const { layout } = await ogBrand.layOut({ values: { ...values, ...more }, images: {}, ...WIDE, ...kit });
    const filled = layout.shapes.filter(({ draw, color }) => draw === 'rect' && color === values.accent);
    return filled.reduce((sum, { box }) => sum + box.width * box.height, 0) / (WIDE.width * WIDE.height);
  };
  expect(await shareOf({})).toBeGreaterThan(0.2);
  expect(await shareOf({ accentUse: 'sparing' })).toBeLessThan(0.02);
});

test('templates on a ground of one color have a light form', async () => {
  for (const template of [announcement, quote, job]) {
    const values = { ...template.example, theme: 'light' };
    const { layout } = await template.layOut({ values, images: {}, ...WIDE, ...kit });
    expect({ name: template.name, light: luminance(layout.ground.ground) > 0.8 }).toEqual({
      name: template.name,
      light: true,
    });
  }
});
