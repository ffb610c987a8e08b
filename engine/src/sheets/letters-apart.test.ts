import { expect, test } from 'vitest';
import type { PlacedText } from '../composition.ts';
import type { Part } from '../parts/part.ts';
import { createRenderKit } from '../render/render-kit.ts';
import { toCanvas } from '../solve/canvas.ts';
import { CLEAR } from '../solve/clear-lines.ts';
import type { Out } from '../solve/layout.ts';
import { setText } from '../solve/set-text.ts';
import type { Voice } from './sheet.ts';
import { styles } from './styles.ts';
import { toTemplateSheet } from './template-sheet.ts';

// Letters that no face joins by itself, in the pairs that stand closest, and digits.
const WORDS = ['moved my', 'project back', 'monolith', 'Quillbase', 'Pixelherd', 'Bremen', 'dooce', '14025'];
const SIZE = 150;
// Of the longest word with what stands beyond it, px.
const WIDTH = 1400;
// Beyond its width, px: as far as a letter leans over.
const BEARING = 40;
// Of its darkest, where a pixel is ink to the eye.
const INK = 128;

const { canvas, typesetter, inkOf } = await createRenderKit();

/** How many separate spots of ink each word has, with these letter spacings. */
async function countSpots({ family, weight, variation, tabular }: Voice, spacings: readonly number[]) {
  const more = { ...(variation ? { variation } : {}), ...(tabular ? { tabular } : {}) };
  const limits = { maxWidth: 9000, maxHeight: 900, maxSize: SIZE, minSize: SIZE, maxLines: 1 };
  let y = 0;
  const texts: PlacedText[] = [];
  for (const letterSpacing of spacings)
    for (const text of WORDS) {
      const style = { family, weight, lineHeight: 1.3, letterSpacing, ...more };
      const fitted = await typesetter.fit({ text, style, ...limits });
      texts.push({
        role: 'title',
        fitted,
        box: { x: 40, y, width: WIDTH, height: fitted.height },
        align: 'left',
        color: '#000000',
      });
      y += fitted.height;
    }
  const layer = await canvas.drawTypeLayer({
    width: WIDTH,
    height: y,
    background: '#ffffff',
    art: [],
    images: [],
    texts,
  });
  if (!layer) throw new Error('words have ink');
  const { type, at } = layer;
  return texts.map(({ box, fitted }) => {
    const from = Math.max(0, Math.round(box.y - at.y));
    const to = Math.min(type.height, Math.round(box.y + box.height - at.y));
    const left = Math.max(0, Math.floor(box.x - at.x) - BEARING);
    const right = Math.min(type.width, Math.ceil(box.x + fitted.width - at.x) + BEARING);
    const row = right - left;
    const ink = new Uint8Array((to - from) * row);
    const { data, width } = type;
    for (let pixel = 0, y = from; y < to; y++)
      for (let end = pixel + row, alpha = (y * width + left) * 4 + 3; pixel < end; pixel++, alpha += 4)
        ink[pixel] = (data[alpha] as number) >= INK ? 1 : 0;
    return countIn(ink, row);
  });
}

function countIn(ink: Uint8Array, row: number): number {
  let spots = 0;
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] === 0) continue;
    spots++;
    const open = [start];
    ink[start] = 0;
    const visit = (pixel: number): void => {
      if (ink[pixel] !== 1) return;
      ink[pixel] = 0;
      open.push(pixel);
    };
    for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
      visit(pixel - 1);
      visit(pixel + 1);
      visit(pixel - row);
      visit(pixel + row);
    }
  }
  return spots;
}

const DISPLAY = ['title', 'display', 'figure', 'serif'] as const;
const faces = new Map<string, { voice: Voice; closest: number }>();
for (const { voices } of styles)
  for (const name of DISPLAY) {
    const voice = voices[name];
    const key = [voice.family, voice.weight, voice.variation ?? ''].join(' ').trim();
    const closest = Math.min(voice.tracking, voice.large?.tracking ?? 0, faces.get(key)?.closest ?? 0);
    faces.set(key, { voice, closest });
  }

// Others are set as their face sets them.
const tightened = [...faces].filter(([, { closest }]) => closest < 0);

test.each(tightened)('no letters of %s touch that its face sets apart', async (_, { voice, closest }) => {
  const spots = await countSpots(voice, [closest, 0]);
  const set = spots.slice(0, WORDS.length);
  const own = spots.slice(WORDS.length);
  expect(Object.fromEntries(WORDS.map((word, at) => [word, set[at]]))).toEqual(
    Object.fromEntries(WORDS.map((word, at) => [word, own[at]])),
  );
});

// A line of tails over one of letters that reach highest.
const LINES = ['Quey (jpg)', 'fbdhkl Hß'];
const part: Part = { role: 'title', text: LINES.join('\n') };
const ROOM = { x: 0, y: 0, width: 1300, height: 500 };

/** The clear rows of pixels between the two lines, in em. */
async function measureClear(voice: Voice, size: number): Promise<number> {
  const sheet = toTemplateSheet({});
  const context = {
    ...{ typesetter, inkOf, region: ROOM, canvas: toCanvas(1200, 630), partsOf: () => [part] },
    ...{ sheet: { ...sheet, voices: { ...sheet.voices, title: voice } }, inks: sheet.grounds.plain },
    ...{ matter: { parts: [part], images: new Map(), facts: new Set<string>() }, tight: 1, grows: 1 },
  };
  const request = {
    part,
    voice: 'title',
    size,
    least: size,
    width: ROOM.width,
    lines: 2,
    ink: 'ink',
  } as const;
  const out: Out = { shapes: [], texts: [] };
  (await setText(request, context)).place(60, 160, ROOM.width, 'start', out);
  const texts = out.texts.map((text) => ({ ...text, color: '#000000' }));
  const layer = await canvas.drawTypeLayer({ ...ROOM, background: '#ffffff', art: [], images: [], texts });
  if (!layer) throw new Error('words have ink');
  const { width, height, data } = layer.type;
  const isClear = (y: number): boolean => {
    for (let at = y * width; at < (y + 1) * width; at++) if ((data[at * 4 + 3] ?? 0) >= INK) return false;
    return true;
  };
  const rows = Array.from({ length: height }, (_, y) => (isClear(y) ? '.' : 'x')).join('');
  return (/x(?<between>\.*)x+\.*$/.exec(rows)?.groups?.between ?? '').length / size;
}

const settings = new Map<string, { voice: Voice; size: number }>();
for (const { voices } of styles)
  for (const name of DISPLAY)
    for (const { line, size } of [
      { line: voices[name].line, size: 90 },
      ...(voices[name].large ? [{ line: voices[name].large.line, size: 150 }] : []),
    ]) {
      const { family, weight, variation = '' } = voices[name];
      settings.set([family, weight, variation, line].join(' '), { voice: voices[name], size });
    }

test.each([...settings])('no line of %s comes near the next', async (_, { voice, size }) => {
  // A row of pixels, and the softness of an edge.
  expect(await measureClear(voice, size)).toBeGreaterThanOrEqual(CLEAR - 1.5 / size);
});
