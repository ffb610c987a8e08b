import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseFields } from './parse-fields.ts';

const schema = z.strictObject({
  name: z.string(),
  width: z.int().min(256).max(2048).optional(),
  ratio: z.number().optional(),
  format: z.enum(['png', 'jpeg']).optional(),
  tags: z.array(z.string()).optional(),
  colors: z.strictObject({ primary: z.string() }).optional(),
});

describe('the first problem is a sentence that names the field and what would be right', () => {
  test.each([
    [{}, 'name', '`name` is required and must be text.'],
    [{ name: 7 }, 'name', '`name` must be text, not 7.'],
    [{ name: null }, 'name', '`name` must be text, not null.'],
    [{ name: [] }, 'name', '`name` must be text, not a list.'],
    [{ name: 'a', width: 255 }, 'width', '`width` must be a whole number from 256 to 2048, not 255.'],
    [{ name: 'a', width: '1200' }, 'width', '`width` must be a whole number from 256 to 2048, not text.'],
    [{ name: 'a', ratio: {} }, 'ratio', '`ratio` must be a number, not an object.'],
    [{ name: 'a', format: 'gif' }, 'format', '`format` must be one of "png", "jpeg".'],
    [{ name: 'a', tags: ['x', true] }, 'tags[1]', '`tags[1]` must be text, not true.'],
    [{ name: 'a', colors: { primary: 1 } }, 'colors.primary', '`colors.primary` must be text, not 1.'],
    [{ name: 'a', colors: {} }, 'colors.primary', '`colors.primary` is required and must be text.'],
    [
      { name: 'a', colors: { primary: 'x', accent: 'y' } },
      'colors.accent',
      'Unknown field `colors.accent`. Supported fields: `primary`.',
    ],
  ])('%j', (fields, parameter, error) => {
    expect(parseFields(schema, fields)).toEqual({
      ok: false,
      problem: { error, parameter, code: 'invalid_parameter' },
    });
  });

  test.each([
    [{ picture: {} }, '`picture.text` is required and must be text of at most 9 characters.'],
    [{ picture: 'x' }, '`picture` must be an object with `text`, not text.'],
    [{ picture: { text: 'x', mood: 1 } }, 'Unknown field `picture.mood`. Supported fields: `text`.'],
    [{ size: 5 }, '`size` must be text such as "1x1", not 5.'],
    [{ names: 5 }, '`names` must be text or a list of at most 2 items, each text, not 5.'],
    [{ names: ['a', 5] }, '`names[1]` must be text, not 5.'],
    [{ names: ['a', 'b', 'c'] }, '`names` must be text or a list of at most 2 items, each text, not 3.'],
    [{ offset: -1 }, '`offset` must be a whole number of at least 0, not -1.'],
    [{ email: 5 }, '`email` must be an email address such as "ada@example.com", not 5.'],
  ])('%j, where a value may be null or one of several kinds', (fields, error) => {
    const mixed = z.strictObject({
      picture: z
        .strictObject({ text: z.string().max(9) })
        .nullable()
        .default(null),
      size: z
        .string()
        .meta({ type: ['string', 'null'], examples: ['1x1'] })
        .nullish(),
      names: z.union([z.string(), z.array(z.string()).max(2)]).nullish(),
      offset: z.int().min(0).optional(),
      email: z.string().meta({ format: 'email' }).optional(),
    });
    expect(parseFields(mixed, fields)).toMatchObject({ ok: false, problem: { error } });
  });

  test('`size` is told what to use instead', () => {
    const sized = z.strictObject({ width: z.int().optional(), height: z.int().optional() });
    expect(parseFields(sized, { size: '1200x630' })).toEqual({
      ok: false,
      problem: {
        error: 'Unknown field `size`. Use `width` and `height`.',
        parameter: 'size',
        code: 'invalid_parameter',
      },
    });
  });

  test.each([[[]], [null], ['text'], [undefined]])('%j is no object', (fields) => {
    expect(parseFields(schema, fields)).toMatchObject({ ok: false, problem: { code: 'invalid_json' } });
  });
});

test('any JSON value is either taken or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parsed = parseFields(schema, value);
      if (!parsed.ok) expect(parsed.problem.error).toMatch(/^[`A-Z].*\.$/s);
    }),
  );
});

test('a long name of a field does not make a long sentence', () => {
  const parsed = parseFields(schema, { name: 'a', ['x'.repeat(100_000)]: 1 });
  expect(parsed.ok ? '' : parsed.problem.error.length).toBeLessThan(300);
});

test('an unknown field names the one that was probably meant', () => {
  expect(parseFields(schema, { name: 'a', widht: 300 })).toMatchObject({
    problem: {
      error: expect.stringMatching(
        /^Unknown field `widht`\. Did you mean `width`\? Supported fields: `name`/,
      ),
    },
  });
});
