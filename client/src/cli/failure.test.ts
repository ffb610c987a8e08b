import { describe, expect, test } from 'vitest';
import { CardwrightError, type CardwrightErrorDetails } from '../cardwright-error.ts';
import { usageError } from './command-error.ts';
import { toFailure } from './failure.ts';

const apiKey = 'cw_a_secret';
const settings = () => ({
  baseUrl: 'http://localhost:3000',
  apiKey,
  keySource: 'CARDWRIGHT_API_KEY',
  elsewhere: undefined,
});
const failureOf = (message: string, details: CardwrightErrorDetails) =>
  toFailure(new CardwrightError(message, details), settings);

describe('the exit code and the next step', () => {
  test.each<[CardwrightErrorDetails, number, RegExp]>([
    [{ code: 'unreachable' }, 5, /npm start.*--base-url/],
    [{ status: 401, code: 'unauthorized' }, 3, /CARDWRIGHT_API_KEY.*cardwright login/],
    [{ status: 429, code: 'credit_limit_reached' }, 4, /cardwright usage/],
    [{ status: 402, code: 'credit_limit_reached' }, 4, /cardwright usage/],
    [{ status: 429, code: 'rate_limited', retryAfterSeconds: 7 }, 5, /in 7 seconds/],
    [{ status: 429, retryAfterSeconds: 1 }, 5, /in 1 second\.$/],
    [{ status: 503 }, 5, /later/],
    [{ code: 'timeout' }, 5, /later/],
    [{ code: 'timeout', generationId: 'gen_1' }, 5, /cardwright get gen_1/],
    [{ status: 404, code: 'not_found' }, 1, /cardwright history\.$/],
    [{ status: 409, code: 'email_taken' }, 1, /cardwright login/],
    [{ status: 500, requestId: 'req_1' }, 1, /req_1/],
    [{ code: 'unexpected_answer' }, 1, /localhost:3000/],
  ])('of %j', (details, exitCode, next) => {
    const failure = failureOf('It was refused.', details);
    expect(failure).toMatchObject({ exitCode, next: expect.stringMatching(next) });
    expect(JSON.stringify(failure)).not.toContain(apiKey);
  });
});

test.each([
  ['Your account has no generation with this id.', 'cardwright history'],
  ['Your account has no active key with this id.', 'cardwright keys list'],
])('%s: the ids are listed by %s', (message, command) => {
  const { next } = failureOf(message, { status: 404, code: 'not_found' });
  expect(next).toBe(`List the ids with ${command}.`);
});

describe('what a parameter is called', () => {
  test.each([
    ['expiresIn must be later.', 'expiresIn', '--expires-in must be later.'],
    ['`template_id` must be one of a, b.', 'template_id', '--template must be one of a, b.'],
    ['`width` must be larger.', 'width', '--size: `width` must be larger.'],
    ['There is no such engine.', 'engine', '--engine: There is no such engine.'],
    ['bg must be a color.', 'bg', 'bg must be a color.'],
    ['constructor is no field.', 'constructor', 'constructor is no field.'],
  ])('%s', (message, parameter, expected) => {
    const failure = failureOf(message, { code: 'invalid_parameter', parameter });
    expect(failure).toMatchObject({ message: expected, exitCode: 2 });
  });

  test('depends on who gave it', () => {
    const error = new CardwrightError('expiresIn must be later.', {
      code: 'invalid_parameter',
      parameter: 'expiresIn',
    });
    expect(toFailure(error, settings, { expiresIn: 'expires_in' }).message).toBe('expires_in must be later.');
  });
});

test('of a file, the file is named and the system call is not', () => {
  const error = Object.assign(new Error("ENOENT: no such file or directory, open 'a.md'"), {
    code: 'ENOENT',
    path: 'a.md',
  });
  expect(toFailure(error, settings)).toMatchObject({
    message: 'a.md: no such file or directory.',
    exitCode: 1,
  });
});

test('a usage error passes as it is, and anything else is one sentence without a stack', () => {
  expect(toFailure(usageError('No.', 'Do this.'), settings)).toMatchObject({
    message: 'No.',
    next: 'Do this.',
  });
  const failure = toFailure(new TypeError('x is undefined'), settings);
  expect(failure).toEqual({ message: 'Unexpected error: x is undefined', next: undefined, exitCode: 1 });
});
