import { expect, test } from 'vitest';
import { ServiceError } from '../base/service-error.ts';
import { toFailure } from './failure.ts';

const coded = (code: string): Error => Object.assign(new Error(`${code}: /data/images`), { code });

test.each(['ENOSPC', 'EMFILE', 'ENFILE', 'SQLITE_FULL'])('%s, however deep, is waited out', (code) => {
  const wrapped = new Error('cannot write', { cause: new Error('deeper', { cause: coded(code) }) });
  expect(toFailure(wrapped).firstRetryMs).toBe(15_000);
  expect(toFailure(wrapped).message).toContain('out of storage');
});

test('an error that is nobody’s fault is tried again soon', () => {
  expect(toFailure(new Error('boom')).firstRetryMs).toBe(500);
  expect(toFailure('not even an error').firstRetryMs).toBe(500);
});

test('a request that can never be drawn is not tried again', () => {
  expect(toFailure(new ServiceError('invalid', 'No.', { code: 'x' })).firstRetryMs).toBeUndefined();
});

test('an image over which two processes ended is not tried again, and says so', () => {
  const failure = toFailure(new ServiceError('unavailable', 'No.', { code: 'drawing_crashed' }));
  expect(failure.firstRetryMs).toBeUndefined();
  expect(failure.message).toContain('stopped the server');
});

test('no sentence for the user repeats what the machine said', () => {
  for (const error of [coded('ENOSPC'), coded('EIO'), new DOMException('/data', 'TimeoutError')])
    expect(toFailure(error).message).not.toContain('/data');
});

test('a chain of causes that bites its tail ends', () => {
  const error = new Error('a');
  error.cause = new Error('b', { cause: error });
  expect(toFailure(error).firstRetryMs).toBe(500);
});
