import { expect, test } from 'vitest';
import { requireKey, resolveSettings } from './settings.ts';

const saved = { baseUrl: 'https://cards.example.com', apiKey: 'cw_saved_1' };
const resolve = (option: string | undefined, env: Record<string, string>, login = true) =>
  resolveSettings(option, env, login ? saved : undefined, '/home/ada/login.json');

test('the option goes before the environment, that before what was saved, that before this machine', () => {
  const env = { CARDWRIGHT_BASE_URL: 'http://env.example' };
  expect(resolve('http://option.example', env).baseUrl).toBe('http://option.example');
  expect(resolve(undefined, env).baseUrl).toBe('http://env.example');
  expect(resolve(undefined, {}).baseUrl).toBe('https://cards.example.com');
  expect(resolve(undefined, { CARDWRIGHT_BASE_URL: '' }, false).baseUrl).toBe('http://localhost:3000');
});

test('a saved key goes to the service that it was saved for, however that is written', () => {
  for (const url of [
    'https://cards.example.com/',
    'HTTPS://Cards.Example.com',
    'https://cards.example.com:443',
  ])
    expect(resolve(url, {}).apiKey).toBe('cw_saved_1');
});

test.each([
  'http://cards.example.com',
  'https://cards.example.com.evil.example',
  'https://cards.example.com:8443',
])('a saved key never goes to %s', (url) => {
  const settings = resolve(url, {});
  expect(settings.apiKey).toBeUndefined();
  expect(() => requireKey(settings)).toThrow(`not logged in to ${url}, but to https://cards.example.com.`);
});

test('a key of the environment goes wherever the user says, and is named as the source', () => {
  const env = { CARDWRIGHT_API_KEY: ' cw_env_1\n' };
  expect(resolve('http://other.example', env)).toMatchObject({
    apiKey: 'cw_env_1',
    keySource: 'CARDWRIGHT_API_KEY',
  });
});

test.each(['localhost:3000', 'cards.example.com', 'ftp://cards.example.com', '///'])(
  '%s is not a service URL, and the error names the option',
  (url) => {
    expect(() => resolve(url, {})).toThrow(/^--base-url must be the full URL/);
    expect(() => resolve(undefined, { CARDWRIGHT_BASE_URL: url })).toThrow(/^CARDWRIGHT_BASE_URL must be/);
  },
);

test('what is no key is refused without being repeated', () => {
  const settings = resolve(undefined, { CARDWRIGHT_API_KEY: 'hunter2' });
  expect(() => requireKey(settings)).toThrow(/^Invalid API key in CARDWRIGHT_API_KEY/);
  expect(() => requireKey(settings)).not.toThrow(/hunter2/);
});
