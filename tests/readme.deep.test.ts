import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectOutcome, openReadme, reader, sections, spoil } from './support/readme-outcomes.ts';

// As tests/readme.test.ts, twice; and each check of it sees a mistake.

const [start, ...later] = sections;
openReadme();

describe.each(['first', 'second'])('pasted for the %s time', (time) => {
  beforeAll(async () => {
    if (start !== undefined) await reader.start(start);
  });
  // After the second time, the service is still needed below.
  afterAll(() => (time === 'first' ? reader.stop() : undefined));

  test.each(later.map((section) => [section.title, section] as const))('%s', (_, section) =>
    expectOutcome(section),
  );
});

test.each([
  ['First image', '/api/v1/generate', '/api/v1/generat'],
  ['First signed URL', 'og_standard', 'og_standart'],
  ['Command line', 'cardwright login', 'cardwright logn'],
  ['TypeScript SDK', 'cardwright.generate', 'cardwright.generat'],
  ['OpenAI-compatible API', '1536x1024', '1536'],
  ['For operators', 'admin', 'admn'],
])('this test fails for a mistake in "%s"', async (title, right, wrong) => {
  await expect(expectOutcome(spoil(title, right, wrong))).rejects.toThrow();
});
