import { createOpenApiDocument, type Operation, operations, parseFields } from '@cardwright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText, hostileValue, type Schema, validValue } from './schema-arbitrary.ts';
import type { Search } from './search.ts';

const document = createOpenApiDocument('http://localhost:3000');

const bodies = Object.entries<Operation>(operations).flatMap(([id, { path, method, body }]) => {
  const content = document.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'];
  return body === undefined || content === undefined ? [] : [{ id, body, schema: content.schema as Schema }];
});

type Mistake = { at: number; value: unknown; key: string; kind: 'replace' | 'remove' | 'add' };

const mistake: fc.Arbitrary<Mistake> = fc.record({
  at: fc.nat(),
  value: hostileValue,
  key: hostileText,
  kind: fc.constantFrom('replace', 'remove', 'add'),
});

/** The body with one thing wrong in it, however deep. */
function spoil(body: unknown, { at, value, key, kind }: Mistake): unknown {
  const spoiled = structuredClone(body);
  const places = listPlaces(spoiled);
  const [inside, name] = places[at % places.length] ?? [];
  if (inside === undefined || name === undefined) return { [key]: value };
  if (kind === 'remove' && !Array.isArray(inside)) Reflect.deleteProperty(inside, name);
  else
    Object.defineProperty(inside, kind === 'add' && !Array.isArray(inside) ? key : name, {
      value,
      enumerable: true,
    });
  return spoiled;
}

const listPlaces = (value: unknown): [object, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]): [object, string][] => [
        [value, name],
        ...listPlaces(inner),
      ])
    : [];

const SAYS_WHAT_IS_RIGHT =
  /^ (?:is required and )?must (?:be (?:text|a |an |one of |true or false|null|1\b|"|auto or|1 to |well-formed)|have at most |contain |not )/;
const CONTRADICTS_ITSELF =
  /must be (?:.* or )?(?:a |an )?(text|list|object|null)\b[^,]*, not (?:a |an )?\1\.$/;

/** Whatever is wrong in a body, the message names the field and says what would be right. */
export function searchMessages(search: Search): void {
  test.each(bodies)('a spoiled body of $id', ({ body, schema }) => {
    fc.assert(
      fc.property(validValue(schema, document), mistake, (valid, wrong) => {
        const parsed = parseFields(body, spoil(valid, wrong));
        if (parsed.ok) return;
        const { error, parameter = '' } = parsed.problem;
        const field = `\`${parameter.length > 64 ? `${parameter.slice(0, 64)}…` : parameter}\``;
        if (error.startsWith('Unknown field')) {
          expect(error.startsWith(`Unknown field ${field}.`)).toBe(true);
          expect(error).toMatch(/ Use `.+`\.$| Supported fields: `\w+`(?:, `\w+`)*\.$/s);
        } else {
          expect(error.slice(0, field.length)).toBe(field);
          const rule = error.slice(field.length);
          expect(rule).toMatch(SAYS_WHAT_IS_RIGHT);
          expect(rule).not.toMatch(CONTRADICTS_ITSELF);
          expect(rule).not.toMatch(/(?:any|another) value|undefined|NaN|\[object/);
        }
      }),
      search,
    );
  });
}
