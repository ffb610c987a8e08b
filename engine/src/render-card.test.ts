import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createComposedCards } from './composed-cards.ts';
import type { CardRequest } from './engine.ts';
import { createCardPrinter } from './render/card-printer.ts';
import { createRenderKit } from './render/render-kit.ts';
import { parseCard, renderCard } from './render-card.ts';
import { TemplateParameterError } from './templates/parameter-error.ts';
import { templates } from './templates/templates.ts';

const request = (changes: Partial<CardRequest> = {}): CardRequest => ({
  template: 'og_brand',
  data: new Map([
    ['title', 'Hello'],
    ['bg', '#112233'],
  ]),
  width: 1200,
  height: 630,
  format: 'png',
  ...changes,
});
const keyOf = (...data: [string, string][]): string => parseCard(request({ data: new Map(data) })).key;

describe('the key of a card', () => {
  test('is the same for whatever draws the same', () => {
    const key = keyOf(['title', 'Hello'], ['bg', '#112233']);
    expect(keyOf(['bg', '#112233'], ['title', 'Hello'])).toBe(key);
    expect(keyOf(['title', '  Hello '], ['bg', '#112233'])).toBe(key);
    expect(keyOf(['title', 'Hello'], ['bg', '#112233'], ['utm_source', 'x'], ['description', ''])).toBe(key);
    expect(keyOf(['title', 'a'], ['bg', '#AABBCC'])).toBe(keyOf(['title', 'a'], ['bg', '#aabbcc']));
    expect(keyOf(['bg', 'rgb(17, 34, 51)'])).toBe(keyOf(['bg', '#123']));
  });

  test('stays what it was, so that no card that is kept is rendered and charged again', () => {
    // A change of its pixels is a change of `version`, never of the key's form.
    const { key, values } = parseCard(request());
    const version = templates.find(({ name }) => name === 'og_brand')?.version;
    const named = ['og_brand', version, Object.entries(values), 1200, 630, 'png'];
    expect(key).toBe(createHash('sha256').update(JSON.stringify(named)).digest('hex'));
  });

  test('differs with everything that is drawn', () => {
    const keys = [
      request(),
      request({ width: 1199 }),
      request({ height: 631 }),
      request({ format: 'jpeg' }),
      request({ template: 'og_standard' }),
      request({ data: new Map([['title', 'Hello!']]) }),
      request({ data: new Map([['description', 'Hello']]) }),
      request({ data: new Map([['title', 'hello']]) }),
    ].map((each) => parseCard(each).key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is equal exactly when the values are', () => {
    const data = fc.dictionary(
      fc.constantFrom('title', 'description', 'footer', 'other'),
      fc.constantFrom('', ' ', 'a', 'a ', 'b', '","'),
    );
    fc.assert(
      fc.property(data, data, (one, other) => {
        const [a, b] = [one, other].map((each) =>
          parseCard(request({ data: new Map(Object.entries(each)) })),
        );
        expect(a?.key === b?.key).toBe(JSON.stringify(a?.values) === JSON.stringify(b?.values));
      }),
    );
  });
});

describe('a card is refused', () => {
  const refusal = (changes: Partial<CardRequest>): unknown => {
    try {
      return parseCard(request(changes));
    } catch (error) {
      return error;
    }
  };

  test('for a template that there is not, by its name', () => {
    for (const template of ['og', 'OG_BRAND', '', 'constructor', '__proto__', 'toString']) {
      const error = refusal({ template });
      expect(error).toBeInstanceOf(TemplateParameterError);
      expect(error).toMatchObject({ parameter: 'template' });
    }
  });

  test('for a value that breaks its rule, naming the parameter', () => {
    const error = refusal({ data: new Map([['bgAngle', '361']]) });
    expect(error).toMatchObject({ parameter: 'bgAngle', message: expect.stringContaining('360') });
  });
});

test('words that JavaScript knows are words like any other', () => {
  for (const { name, parameters } of templates) {
    const text = parameters.find(({ type }) => type === 'text')?.name ?? '';
    for (const word of ['constructor', '__proto__', 'hasOwnProperty']) {
      const card = parseCard(
        request({
          template: name,
          data: new Map([
            [text, word],
            [word, 'x'],
          ]),
        }),
      );
      expect(Object.entries(card.values)).toEqual([[text, word]]);
    }
  }
});

test('a card is composed once for its bytes and for what it has no room for', async () => {
  const kit = await createRenderKit();
  const fit = vi.fn(kit.typesetter.fit);
  const composed = createComposedCards({ ...kit, typesetter: { fit } });
  const printed = { ...kit, composed, print: createCardPrinter(kit.canvas, 1_000_000) };
  const long = request({
    template: 'og_standard',
    data: new Map([['title', 'Too much to say. '.repeat(50)]]),
  });
  const card = parseCard({ ...long, width: 200, height: 200 });
  expect(await composed.findOmitted(card)).toEqual({ dropped: [], cut: ['title'] });
  const calls = fit.mock.calls.length;
  await renderCard(card, {}, printed);
  expect(await composed.findOmitted(card)).toBeDefined();
  expect(fit.mock.calls.length).toBe(calls);
});

test('every text of a card is set in the language of all of them', async () => {
  const kit = await createRenderKit();
  const fit = vi.fn(kit.typesetter.fit);
  const data = new Map([
    ['title', '直角骨刃海'],
    ['description', 'ひらがなの文章'],
  ]);
  const card = parseCard(request({ template: 'og_standard', data }));
  const composed = createComposedCards({ ...kit, typesetter: { fit } });
  await renderCard(card, {}, { ...kit, composed, print: createCardPrinter(kit.canvas, 1_000_000) });
  expect(fit.mock.calls.length).toBeGreaterThan(1);
  expect(new Set(fit.mock.calls.map(([{ style }]) => style.language))).toEqual(new Set(['ja']));
});
