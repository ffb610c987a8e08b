import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Generation } from '../../../../client/src/index.ts';
import { toFileName, toTitle } from './describe.ts';

const of = (prompt: string, blocks: object[] = []): Generation =>
  ({
    id: 'gen_7h2k9m4p6q8r3s5t2v9w',
    createdAt: '2026-11-21T09:30:00.000Z',
    format: 'png',
    prompt,
    brief: { blocks, picture: null },
  }) as unknown as Generation;

test('a picture is called by its title, else by what else there is', () => {
  const blocks = [
    { role: 'date', text: 'Saturday' },
    { role: 'title', text: 'Summer\n fair' },
  ];
  expect(toTitle(of('a prompt', blocks))).toBe('Summer fair');
  expect(toTitle(of('a prompt', blocks.slice(0, 1)))).toBe('Saturday');
  expect(toTitle(of('a prompt'))).toBe('a prompt');
  expect(toTitle(of(''))).toBe('Without words');
  expect(toTitle(of('x'.repeat(200))).length).toBe(81);
});

test('its file name says when and what', () => {
  expect(toFileName(of('Über 50 %: "Käse"'))).toBe('2026-11-21-über-50-käse-5t2v9w.png');
  expect(toFileName(of('../../etc/passwd'))).toBe('2026-11-21-etc-passwd-5t2v9w.png');
  expect(toFileName(of('\u202e...'))).toBe('2026-11-21-5t2v9w.png');
});

test('no title makes a file name that leaves its folder, or that a file system refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (prompt) => {
      expect(toFileName(of(prompt))).toMatch(/^2026-11-21-([\p{L}\p{M}\p{N}-]+-)?5t2v9w\.png$/u);
    }),
  );
});
