import { expect, test } from 'vitest';
import { ask, askHidden } from './ask.ts';
import { createHost } from './host.fixture.ts';

const { signal } = new AbortController();
const openTerminal = () => createHost({ isTerminal: true });

test('the answer is what was typed up to Enter, and the question stands on the standard error', async () => {
  const host = openTerminal();
  const answering = ask(host, 'Service: ', signal);
  host.stdin.write('http://a.example\r');
  expect(await answering).toBe('http://a.example');
  expect(host.err()).toContain('Service: ');
  expect(host.out()).toBe('');
});

test('a hidden answer is not shown, also when it is corrected on the way', async () => {
  const host = openTerminal();
  const answering = askHidden(host, 'API key: ', signal);
  host.stdin.write('cw_a_secrets\u007f\r');
  expect(await answering).toBe('cw_a_secret');
  expect(host.out() + host.err()).toBe('API key: \n');
  // What is typed next is shown again.
  expect(host.rawModes).toEqual([true, false]);
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s stops it with the code of an interrupt, and gives the terminal back', async (_, key) => {
  const host = openTerminal();
  const answering = askHidden(host, 'API key: ', signal);
  host.stdin.write(key);
  await expect(answering).rejects.toMatchObject({ message: 'Stopped.', exitCode: 130 });
  expect(host.rawModes.at(-1)).toBe(false);
});

test('a signal from elsewhere stops it too', async () => {
  const host = openTerminal();
  const controller = new AbortController();
  const answering = ask(host, 'Service: ', controller.signal);
  controller.abort();
  await expect(answering).rejects.toMatchObject({ exitCode: 130 });
});
