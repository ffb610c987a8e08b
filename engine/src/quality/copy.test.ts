import { expect, test } from 'vitest';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Warning } from '../brief/warning.ts';
import { requestCard } from '../design-request/design-request.fixture.ts';
import type { PlacedText } from '../layout/composition.ts';
import { listBlock } from '../layout/list-block.ts';
import { readCardList } from '../layout/list-items.ts';
import { createRenderKit } from '../render/render-kit.ts';
import { describeCut, findCopyFaults } from './copy.ts';

const { typesetter } = await createRenderKit();
const style = { family: 'Inter', weight: 500, lineHeight: 1.3 };

async function cutOf(lines: string[], keep: (text: string) => boolean): Promise<Warning[]> {
  const copy = { title: '', lines };
  const list = readCardList(copy);
  if (!list) throw new Error('no list');
  const item = { style, color: '#111111', size: 40, minSize: 12, maxLines: 2 };
  const block = listBlock(typesetter, { list, item, mark: { style, color: '#990000' } });
  const { texts } = (await block.measure({ width: 700, height: 900, scale: 1 })).place(0, 0, 700, 'left');
  return describeCut(
    { texts: texts.filter(({ fitted }) => keep(fitted.text)) },
    { ...requestCard('Class rules'), copy },
  );
}

const NO_REQUEST = { kind: 'plain' } as DesignRequest;

/** Faults of a title that is set in several lines. */
async function faultsOf(title: string, maxWidth: number, language?: string) {
  const fitted = await typesetter.fit({
    text: title,
    style: { ...style, ...(language ? { language } : {}) },
    maxWidth,
    maxHeight: 900,
    maxSize: 60,
    minSize: 30,
    maxLines: 20,
  });
  const texts = [{ role: 'title', fitted } as PlacedText];
  expect(fitted.lines.length).toBeGreaterThan(1);
  return findCopyFaults({ texts }, { ...NO_REQUEST, copy: { title } }, []);
}

test.each([
  ['静水流深，欢迎光临，请勿吸烟：谢谢', 240, 'zh-Hans'],
  ['人人生而自由,在尊严和权利上一律平等', 300, 'zh-Hans'],
  ['Donaudampfschifffahrtsgesellschaft, gegründet 1829', 330, 'de'],
  ['Feel the Rhythm: tickets, drinks, 10:30, 1,000 seats', 330, 'en'],
  ['ABC (אבג) 123 – [דהו] 456', 260, 'en'],
  ['From 10⁻⁷ m to H₂O', 200, 'en'],
])('a text is found whole wherever its lines end: %s', async (title, maxWidth, language) => {
  expect(await faultsOf(title, maxWidth, language)).toEqual([]);
});

test('a text of which a word is missing is found out', () => {
  const fitted = { text: 'Hold', lines: [{ text: 'Hold', width: 1 }], truncated: false };
  const texts = [{ role: 'title', fitted } as PlacedText];
  const request = { ...NO_REQUEST, copy: { title: 'Hold fast' } };
  expect(findCopyFaults({ texts }, request, [])).toMatchObject([{ check: 'copy', text: 'Hold fast' }]);
});

test('a counted line is whole with its number beside its words, and cut without either', async () => {
  const rules = ['1. Listen well', '2. Raise your hand', '3. Be kind'];
  expect(await cutOf(rules, () => true)).toEqual([]);
  expect(await cutOf(rules, (text) => text !== '2')).toHaveLength(1);
  expect(await cutOf(rules, (text) => text !== 'Be kind')).toHaveLength(1);
});
