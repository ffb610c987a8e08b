import type { Card } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { ServiceError } from '../base/service-error.ts';
import { createSlowTemplates } from './slow-templates.ts';

const card = (version: number): Card => ({ own: { owner: 'a', name: 't', version } }) as unknown as Card;
const late = async (): Promise<never> => {
  throw new ServiceError('unavailable', 'late', { code: 'render_timeout' });
};

test('a template that is late twice pauses for a minute, then longer, and its next version does not', async () => {
  let now = 0;
  const slow = createSlowTemplates(() => now);
  const isLate = () => expect(slow.watch(card(1), late)).rejects.toThrow('late');
  await isLate();
  slow.check(card(1));
  await isLate();
  expect(() => slow.check(card(1))).toThrow(
    expect.objectContaining({ kind: 'rate-limited', retryAfterSeconds: 60 }),
  );
  slow.check(card(2));
  slow.check({ key: 'ours' } as Card);
  now = 60_000;
  slow.check(card(1));
  await isLate();
  expect(() => slow.check(card(1))).toThrow(expect.objectContaining({ retryAfterSeconds: 120 }));
  now = 180_000;
  expect(await slow.watch(card(1), async () => 'looked at')).toBe('looked at');
  await isLate();
  expect(() => slow.check(card(1))).toThrow(expect.objectContaining({ retryAfterSeconds: 240 }));
  slow.forgive(card(1));
  await isLate();
  slow.check(card(1));
});
