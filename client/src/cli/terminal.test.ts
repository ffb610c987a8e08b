import { expect, test } from 'vitest';
import { createHost } from './host.fixture.ts';
import { createTerminal, hasColors } from './terminal.ts';

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { TERM: 'dumb' }, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '', NO_COLOR: '1' }, true],
  [true, { FORCE_COLOR: '0' }, false],
])('a terminal: %s, with %j, has colors: %s', (isTerminal, env, expected) => {
  expect(hasColors(createHost({ isTerminal }).stdout, env)).toBe(expected);
});

test('data and messages go apart', () => {
  const host = createHost();
  const terminal = createTerminal(host);
  terminal.data('https://a.example');
  terminal.note('Saved.');
  terminal.warn('It is red.');
  terminal.fail('It is gone.', 'Look elsewhere.');
  terminal.progress('Drawing');
  expect(host.out()).toBe('https://a.example\n');
  expect(host.err()).toBe('Saved.\nwarning: It is red.\nerror: It is gone.\nLook elsewhere.\n');
});

test('a line of progress is gone before anything else appears, and never longer than the screen', () => {
  const host = createHost({ isTerminal: true, columns: 20, env: { NO_COLOR: '1' } });
  const terminal = createTerminal(host);
  terminal.progress('x'.repeat(50));
  terminal.data('data');
  expect(host.err()).toBe(`\r\u001b[2K${'x'.repeat(19)}\r\u001b[2K`);
});

test('a stranger’s text cannot steer the terminal, and comes unchanged into a pipe', () => {
  const hostile = 'a\u001b]0;title\u0007\u001b[2Jb\u009b31mc\r';
  const watched = createHost({ isTerminal: true });
  createTerminal(watched).data(hostile);
  expect(watched.out()).not.toMatch(/[^\P{Cc}\n]/u);
  expect(watched.out()).toContain('b');
  const piped = createHost();
  createTerminal(piped).data(hostile);
  expect(piped.out()).toBe(`${hostile}\n`);
});

test('our own colors pass', () => {
  const host = createHost({ isTerminal: true });
  const terminal = createTerminal(host);
  terminal.data(terminal.paint.green('ok'));
  expect(host.out()).toBe('\u001b[32mok\u001b[39m\n');
});
