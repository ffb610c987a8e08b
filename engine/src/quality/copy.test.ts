import { expect, test } from 'vitest';
import type { Warning } from '../brief/warning.ts';
import { listBlock } from '../layout/list-block.ts';
import { readCardList } from '../layout/list-items.ts';
import { parsePrompt } from '../reader/parse-prompt.ts';
import { createRenderKit } from '../render/render-kit.ts';
import { describeCut } from './copy.ts';

const { typesetter } = await createRenderKit();
const style = { family: 'Inter', weight: 500, lineHeight: 1.3 };

async function cutOf(prompt: string, keep: (text: string) => boolean): Promise<Warning[]> {
  const request = parsePrompt(prompt);
  const copy = { title: '', lines: request.copy.lines ?? [] };
  const list = readCardList(copy);
  if (!list) throw new Error('no list');
  const item = { style, color: '#111111', size: 40, minSize: 12, maxLines: 2 };
  const block = listBlock(typesetter, { list, item, mark: { style, color: '#990000' } });
  const { texts } = (await block.measure({ width: 700, height: 900, scale: 1 })).place(0, 0, 700, 'left');
  return describeCut({ texts: texts.filter(({ fitted }) => keep(fitted.text)) }, { ...request, copy });
}

test('a counted line is whole with its number beside its words, and cut without either', async () => {
  const prompt = 'class rules poster: 1. Listen well 2. Raise your hand 3. Be kind';
  expect(await cutOf(prompt, () => true)).toEqual([]);
  expect(await cutOf(prompt, (text) => text !== '2')).toHaveLength(1);
  expect(await cutOf(prompt, (text) => text !== 'Be kind')).toHaveLength(1);
});
