import { expect, test } from 'vitest';
import {
  compareTexts,
  createPromptDrawer,
  type DrawnPrompt,
  type LongPrompt,
  listQuoted,
  readLongPrompts,
} from './long-prompts.ts';

// Descriptions of scenes, posters, slides, labels ..., written by hand; what the image is to say stands in quotation marks.
const prompts = readLongPrompts();

test('of long descriptions the quoted texts are set whole, nothing else is, and one warning sums up the rest', async () => {
  const draw = await createPromptDrawer({ width: 1200, height: 630 });
  const drawn: (DrawnPrompt & { prompt: LongPrompt })[] = [];
  for (const prompt of prompts.filter((_, at) => at % 8 === 0))
    drawn.push({ ...(await draw(prompt)), prompt });
  const failing = (holds: (one: DrawnPrompt) => boolean) =>
    drawn.filter((one) => !holds(one)).map(({ prompt: { text }, lost, added }) => ({ text, lost, added }));
  const [torn, chatty] = [
    failing(({ lost }) => lost.length === 0),
    failing(({ added }) => !/[\p{L}\p{N}]/u.test(added)),
  ];
  expect(torn.length, JSON.stringify(torn, null, 2)).toBeLessThanOrEqual(0.06 * drawn.length);
  expect(chatty.length, JSON.stringify(chatty, null, 2)).toBeLessThanOrEqual(0.2 * drawn.length);
  expect(Math.max(...drawn.map(({ warnings }) => warnings.length))).toBeLessThanOrEqual(2);
  expect(drawn.filter(({ warnings }) => warnings.length > 1).length).toBeLessThanOrEqual(0.12 * drawn.length);
  expect(Math.min(...drawn.map(({ smallest }) => smallest))).toBeGreaterThanOrEqual(14);
});

test('the list has 200 prompts of several quotations, in English, Chinese and eight more languages', () => {
  const several = prompts.filter(({ quoted }) => quoted.length > 2);
  expect(several.length).toBeGreaterThanOrEqual(200);
  expect(new Set(several.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
  for (const { text, quoted } of prompts) expect(quoted.length, text).toBeGreaterThanOrEqual(1);
});

test('what is lost and what is added is found', () => {
  const quoted = listQuoted('A sign says "Open late", another „Nur heute“.');
  expect(quoted).toEqual(['Open late', 'Nur heute']);
  expect(compareTexts(['Nur heute', 'Open late'], quoted)).toEqual({ lost: [], added: '' });
  expect(compareTexts(['Nur', 'heute · open late'], quoted)).toEqual({
    lost: ['Open late'],
    added: 'openlate',
  });
});
