import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toExpiresAt, toOptions, toParams, toSignedCard } from './card.ts';

const DAY = 86_400;

test('the expiry is the same all day, and never less than what it says', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (now) => {
        const seconds = now.getTime() / 1000;
        const expires = Number(toExpiresAt('year', now));
        expect(expires - seconds).toBeGreaterThanOrEqual(365 * DAY);
        expect(expires - seconds).toBeLessThanOrEqual(366 * DAY);
        const midnight = new Date(Math.floor(seconds / DAY) * DAY * 1000);
        expect(toExpiresAt('year', midnight)).toBe(expires);
      },
    ),
  );
  expect(toExpiresAt('never', new Date())).toBe('never');
});

test('empty texts and defaults are left out', () => {
  expect(toParams({ title: 'Tea', site: '' })).toEqual({ title: 'Tea' });
  expect(toOptions({ width: 1200, height: 630, format: 'png' })).toEqual({});
  const page = { title: 'title', description: undefined };
  const card = { template: 'og_standard', params: { title: 'Tea' }, width: 1080, height: 630 } as const;
  expect(
    toSignedCard({ ...card, format: 'jpeg' }, page, 'http://cards.test/i/og_standard?expires=7&sig=a.b'),
  ).toEqual({
    baseUrl: 'http://cards.test',
    template: 'og_standard',
    params: { title: 'Tea' },
    page,
    options: { width: '1080', format: 'jpeg' },
    expires: '7',
  });
});
