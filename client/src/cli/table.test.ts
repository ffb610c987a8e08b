import { expect, test } from 'vitest';
import { createHost } from './host.fixture.ts';
import { toMinute, toTable } from './table.ts';
import { createTerminal } from './terminal.ts';

const rows = [
  ['gen_1', 'a short one'],
  ['gen_2000', 'a\tlong\none that goes on'],
];
const terminalOf = (isTerminal: boolean, columns?: number) =>
  createTerminal(createHost({ isTerminal, columns: columns ?? 80, env: { NO_COLOR: '1' } }));

test('a person gets columns under their headings', () => {
  expect(toTable(['ID', 'PROMPT'], rows, terminalOf(true))).toBe(
    'ID        PROMPT\ngen_1     a short one\ngen_2000  a long one that goes on',
  );
});

test('no line is longer than the terminal', () => {
  expect(toTable(['ID', 'PROMPT'], rows, terminalOf(true, 16)).split('\n')).toEqual([
    'ID        PROMPT',
    'gen_1     a sho…',
    'gen_2000  a lon…',
  ]);
});

test('a program gets a line a row, tabs between, and no heading', () => {
  expect(toTable(['ID', 'PROMPT'], rows, terminalOf(false))).toBe(
    'gen_1\ta short one\ngen_2000\ta long one that goes on',
  );
});

test('times are in UTC, to the minute', () => {
  expect(toMinute('2026-11-21T09:05:59.000Z')).toBe('2026-11-21 09:05');
});
