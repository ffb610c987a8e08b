import { beforeAll, describe, expect, test } from 'vitest';
import { createRenderKit } from '../render/render-kit.ts';
import { figureBlock, type Plate, plateBlock, type TextSpec, textBlock } from './blocks.ts';
import type { Block, Placement } from './column.ts';
import type { Typesetter } from './typesetter.ts';

let typesetter: Typesetter;
beforeAll(async () => {
  ({ typesetter } = await createRenderKit());
});

const spec = (text: string, changes: Partial<TextSpec> = {}): TextSpec => ({
  role: 'title',
  text,
  style: { family: 'Inter', weight: 700, lineHeight: 1.1 },
  color: '#111111',
  size: 60,
  minSize: 14,
  maxLines: 3,
  ...changes,
});

const put = async (block: Block, width = 500, height = 300): Promise<Placement & { height: number }> => {
  const measured = await block.measure({ width, height, scale: 1 });
  return { ...measured.place(20, 30, width, 'left'), height: measured.height };
};

describe('a text block', () => {
  test('gives its offsets in em of the size that it came out at', async () => {
    const shadow = { color: '#000000', x: 0.1, y: 0.2, blur: 0 };
    const { texts } = await put(textBlock(typesetter, spec('Hello', { size: 40, shadow })));
    expect(texts[0]?.shadow).toEqual({ ...shadow, x: 4, y: 8 });
  });

  test('shrinks with the scale when it is fixed, and not below its least size', async () => {
    const block = textBlock(typesetter, spec('Hello', { size: 40, minSize: 30 }));
    const half = await block.measure({ width: 500, height: 300, scale: 0.5 });
    expect(half.size).toBeCloseTo(30, 0);
  });

  test('calls itself cut when its room is too low for its least size', async () => {
    const block = textBlock(typesetter, spec('Hello', { share: 1, minSize: 30 }));
    expect((await block.measure({ width: 500, height: 12, scale: 1 })).truncated).toBe(true);
  });

  test('sets right-to-left words at the right where others stand left', async () => {
    const { texts } = await put(textBlock(typesetter, spec('مستقبل العمل')));
    expect(texts[0]?.align).toBe('right');
  });
});

describe('a figure with words beside it', () => {
  test.each([
    ['10', 'days', true],
    ['١٠', 'أيام', false],
  ])('%s is read before %s', async (value, suffix, before) => {
    const figure = figureBlock(typesetter, {
      value: spec(value, { size: 200, maxLines: 1 }),
      suffix: spec(suffix, { role: 'metric' }),
    });
    const { texts } = await put(figure, 900, 300);
    const [number, words] = texts;
    if (!number || !words) throw new Error('figure and words were not set apart');
    expect(number.box.x < words.box.x).toBe(before);
  });
});

describe('a plate block', () => {
  const plate: Plate = { padX: 1, padY: 0.5, radius: 9, style: { backgroundColor: '#222222' } };

  test('draws its plate around the words, pads in em, and counts it in its height', async () => {
    const { texts, art, height } = await put(plateBlock(typesetter, spec('Shop now', { size: 20 }), plate));
    const [text] = texts;
    if (!text) throw new Error('nothing was set');
    const style = art[0]?.style;
    expect(style).toMatchObject({ left: 20, top: 30, backgroundColor: '#222222' });
    expect(height).toBeCloseTo(text.fitted.height + text.fitted.size);
    expect(text.box.x - 20).toBeCloseTo(text.fitted.size);
    expect(Number(style?.width)).toBeCloseTo(text.fitted.width + text.fitted.size * 2);
    expect(Number(style?.borderRadius)).toBeCloseTo(height / 2);
  });
});

describe('a figure block', () => {
  const figure = (suffix: string, rotation = 0): Block =>
    figureBlock(typesetter, {
      value: spec('30%', { role: 'metric', size: 120, share: 1, rotation }),
      prefix: spec('Up to', { role: 'metric', size: 24 }),
      suffix: spec(suffix, { role: 'metric', size: 30, rotation }),
    });

  test('stands the suffix right of the value on one base line, and the prefix above both', async () => {
    const { texts } = await put(figure('OFF'));
    const [prefix, value, suffix] = texts;
    if (!prefix || !value || !suffix) throw new Error('a part is missing');
    expect(prefix.box.y + prefix.box.height).toBeLessThanOrEqual(value.box.y);
    expect(suffix.box.x).toBeGreaterThan(value.box.x + value.box.width);
    const baseLine = ({ box, fitted }: typeof value): number => box.y + box.height / 2 + fitted.size * 0.36;
    expect(baseLine(suffix)).toBeCloseTo(baseLine(value), 0);
  });

  test('turns the suffix with the value around the middle of the value', async () => {
    const level = (await put(figure('OFF'))).texts[2];
    const tilted = (await put(figure('OFF', -3))).texts[2];
    expect(tilted?.box.y).toBeLessThan(level?.box.y ?? 0);
  });

  test('sets a suffix below rather than cut a word of it', async () => {
    const { texts } = await put(figure('off everything'), 240, 120);
    const lines = texts.slice(2).flatMap(({ fitted }) => fitted.lines.map(({ text }) => text));
    expect(lines.join(' ')).toBe('off everything');
  });

  test('sets a long suffix on a line below', async () => {
    const { texts } = await put(figure('off everything in the whole store'));
    const [, value, suffix] = texts;
    expect(suffix?.box.y).toBeGreaterThanOrEqual((value?.box.y ?? 0) + (value?.box.height ?? 0) - 0.01);
    expect(suffix?.box.x).toBe(20);
  });
});
