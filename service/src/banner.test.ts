import { expect, test } from 'vitest';
import { toBanner } from './banner.ts';

const STARTED = { baseUrl: 'http://localhost:3000', port: 3000, host: undefined, signupToken: undefined };
const firstLink = 'http://localhost:3000/sign-in#abc';

test.each(['owner', 'service'] as const)('in mode %s, the first start says how to get an account', (mode) => {
  const banner = toBanner({ ...STARTED, mode, firstLink });
  expect(banner).toContain(firstLink);
  expect(banner).toContain('/api/v1/users');
  expect(banner.includes('open the link')).toBe(mode === 'owner');
});

test.each(['owner', 'service'] as const)('in mode %s, a later start asks for no account', (mode) => {
  const banner = toBanner({ ...STARTED, mode, firstLink: undefined });
  expect(banner).not.toMatch(/\/api\/v1\/users|open the link/i);
  expect(banner).toContain('npm run admin -- sign-in-link');
  expect(banner).toContain('/api/v1/generate');
  expect(/Anyone who reaches this address can register.*CARDWRIGHT_MODE=owner/.test(banner)).toBe(
    mode === 'service',
  );
  expect(banner.includes('registration is closed')).toBe(mode === 'owner');
});

test('behind a proxy, the account of an owner is created on the machine itself', () => {
  const banner = toBanner({ ...STARTED, baseUrl: 'https://cards.example.com', mode: 'owner', firstLink });
  expect(banner).toContain('http://127.0.0.1:3000/api/v1/users');
  expect(banner).toContain('https://cards.example.com/api/v1/generate');
});

test('the place of the token that registering needs is shown, not the token', () => {
  const banner = toBanner({ ...STARTED, mode: 'service', firstLink, signupToken: 'sesame-open-please' });
  expect(banner).toContain('$CARDWRIGHT_SIGNUP_TOKEN');
  expect(banner).not.toContain('sesame');
});
