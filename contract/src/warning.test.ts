import { expect, test } from 'vitest';
import { createOpenApiDocument } from './openapi.ts';
import { WARNING_CODES } from './warning.ts';

test('the API reference lists every warning code with its meaning', () => {
  const { description } = createOpenApiDocument('https://cards.example.com').info;
  for (const [code, meaning] of Object.entries(WARNING_CODES))
    expect(description).toContain(`| \`${code}\` | ${meaning} |`);
});
