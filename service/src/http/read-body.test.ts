import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const read = (body: string): Promise<unknown> =>
  readBody(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );

test.each([
  ['{\n  "prompt": "a",\n}', 'The request body is not valid JSON: see line 3, column 1.'],
  ['{"prompt":', 'The request body is not valid JSON: it ends too early.'],
  ['{"prompt": secret}', 'The request body is not valid JSON.'],
])('%j is told where it breaks, and nothing of it is repeated', async (body, message) => {
  await expect(read(body)).rejects.toThrow(expect.objectContaining({ message }));
});
