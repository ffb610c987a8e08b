import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from './brief.ts';
import { settleCorrections, toBasis } from './corrections.ts';

const toBrief = (...texts: string[]) => ({
  ...EMPTY_BRIEF,
  blocks: texts.map((text) => ({ role: 'title' as const, text })),
});
const [summer, winter] = [toBrief('Summer fair', 'Mill Lane'), toBrief('Winter fair', 'Mill Lane')];
const basis = toBasis('"Summer fair", Mill Lane', summer);
const corrections = { blocks: winter.blocks, look: 'swiss' };

test('a correction stays as the prompt goes on, and what came to it is added', () => {
  const prompt = '"Summer fair", Mill Lane, free entry';
  const brief = toBrief('Summer fair', 'Mill Lane', 'free entry');
  const settled = settleCorrections(corrections, basis, { prompt, brief });
  expect(settled.corrections.blocks?.map(({ text }) => text)).toEqual([
    'Winter fair',
    'Mill Lane',
    'free entry',
  ]);
  expect(settled.gone).toBeUndefined();
});

test('a prompt that no longer has the text drops corrections of texts, and keeps those of the design', () => {
  const settled = settleCorrections(corrections, basis, {
    prompt: 'We are hiring',
    brief: toBrief('We are hiring'),
  });
  expect(settled).toEqual({ corrections: { look: 'swiss' }, basis: undefined, gone: 'Summer fair' });
});

test('texts that were read in other words than the prompt has are still there', () => {
  const settled = settleCorrections(corrections, basis, {
    prompt: '"SUMMER FAIR" at mill lane',
    brief: summer,
  });
  expect(settled.gone).toBeUndefined();
});

test('the same prompt changes nothing', () => {
  expect(settleCorrections(corrections, basis, { prompt: basis.prompt, brief: summer })).toEqual({
    corrections,
    basis,
  });
});
