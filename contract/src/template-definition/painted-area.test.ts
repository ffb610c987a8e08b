import { expect, test } from 'vitest';
import { templateDefinition } from '../schemas/template-definition.ts';

const heavy = (count: number, style: object, when?: object) =>
  Array.from({ length: count }, () => ({ type: 'box', style, ...(when && { when }) }));
const HUGE = { width: 4096, height: 4096, rotate: 9, shadow: { blur: 200, color: '#000' } };
const layouts = { type: 'choice', name: 'layout', choices: ['light', 'heavy'], example: 'light' };

const faultOf = (children: object[], parameters: object[] = []): string | undefined =>
  templateDefinition
    .safeParse({ parameters, root: { type: 'box', children } })
    .error?.issues.map(({ message }) => message)
    .join();

test('a template that paints too much is refused, also where only one choice does', () => {
  expect(faultOf(heavy(50, HUGE))).toMatch(/^paints \d{3} times its own area/);
  expect(faultOf(heavy(50, HUGE, { parameter: 'layout', is: 'heavy' }), [layouts])).toMatch(/^paints/);
});

test.each([
  [
    'huge inside, by what is around it',
    [{ type: 'box', style: { width: 4096, height: 4096 }, children: heavy(50, { rotate: 1 }) }],
  ],
  ['huge by percent', heavy(50, { width: '900%', height: '900%', rotate: 1 })],
  ['huge by a ratio', heavy(50, { width: 4096, aspectRatio: 0.1, rotate: 1 })],
  ['huge by what it sticks out', heavy(50, { position: 'absolute', left: -4000, right: -4000, rotate: 1 })],
])('%s', (_, children) => {
  expect(faultOf(children)).toMatch(/^paints/);
});

test.each([
  [
    'a card with shadows and stickers',
    heavy(12, { width: 500, height: 300, rotate: 4, shadow: { blur: 40, color: '#000' } }),
  ],
  ['confetti', heavy(60, { width: 16, height: 8, rotate: 45, opacity: 0.8 })],
  ['large boxes without effects', heavy(60, { width: 4096, height: 4096, backgroundColor: '#fff' })],
])('%s is none', (_, children) => {
  expect(faultOf(children)).toBe(undefined);
});

test('what two choices never draw together counts once', () => {
  const half = (is: string) => heavy(30, { width: 600, height: 400, rotate: 3 }, { parameter: 'layout', is });
  expect(
    faultOf(
      [
        { type: 'box', children: half('light') },
        { type: 'box', children: half('heavy') },
      ],
      [layouts],
    ),
  ).toBe(undefined);
});
