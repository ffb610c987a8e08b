import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDeliveryBench, type DeliveryBench, signTarget } from './delivery-bench.fixture.ts';

let bench: DeliveryBench;
beforeEach(async () => {
  bench = await createDeliveryBench();
});
afterEach(() => bench.close());

test('a card of which nothing can be drawn is refused by name, explained, and never charged', async () => {
  const { apiKey, accountId, keyId } = await bench.register();
  const target = signTarget(apiKey, '/i/og_standard', { title: 'ᚠᚢᚦ' });
  await expect(bench.delivery.deliver(target)).rejects.toMatchObject({
    kind: 'invalid',
    parameter: 'title',
    message:
      '`title` cannot be drawn: no font has its characters (U+16A0, U+16A2, U+16A6). Use another script.',
  });
  expect(bench.renders()).toBe(0);
  expect(await bench.used(accountId)).toBe(0);

  const caller = { accountId, keyId, plan: 'free' } as const;
  const base = 'https://cards.example.com';
  const url = `${base}${target.path}?${target.query}`;
  expect(await bench.delivery.explain({ url }, caller, base)).toMatchObject({
    valid: false,
    parameter: 'title',
  });
  const input = { template: 'og_standard', params: { title: 'ᚠᚢᚦ' }, keyId, expiresIn: 60 };
  await expect(bench.delivery.sign(input, caller, base)).rejects.toMatchObject({ parameter: 'params.title' });
});

test('characters that are left out are named in the warnings of the card and of its explanation', async () => {
  const { apiKey, accountId, keyId } = await bench.register();
  const target = signTarget(apiKey, '/i/og_standard', { title: 'The rune ᚠ' });
  const warnings = ['No font has these characters of title, which are left out or replaced: U+16A0.'];
  expect((await bench.delivery.deliver(target)).warnings).toEqual(warnings);
  expect((await bench.delivery.peek(target))?.warnings).toEqual(warnings);
  const base = 'https://cards.example.com';
  const url = `${base}${target.path}?${target.query}`;
  const caller = { accountId, keyId, plan: 'free' } as const;
  expect(await bench.delivery.explain({ url }, caller, base)).toMatchObject({ valid: true, warnings });
});
