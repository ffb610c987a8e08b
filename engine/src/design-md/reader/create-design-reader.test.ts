import { afterAll, describe, expect, test } from 'vitest';
import { DesignDocumentError } from '../read/design-document.ts';
import { createDesignReader, DesignReaderBusyError } from './create-design-reader.ts';

const reader = createDesignReader();
afterAll(() => reader.close());
const OK = '---\nname: Acme\ncolors:\n  primary: "#fff"\n---\n';
// The linter's YAML parser takes minutes for it.
const slow = (mark: string) => `---\nname: ${mark}\n---\n\`\`\`yaml\n${'['.repeat(100_000)}\n\`\`\`\n`;

test('a document is read and linted', async () => {
  expect(await reader.read(OK)).toEqual({
    tokens: [expect.anything(), expect.anything()],
    problems: [],
    lint: { errors: 0, warnings: 1, infos: 3 },
  });
});

test('one that the linter comes to no end with is still read, and the next one is not held up', async () => {
  const report = await reader.read(slow('a'));
  expect(report.tokens).toHaveLength(1);
  expect(report.lint).toEqual({ errors: 0, warnings: 1, infos: 0 });
  expect(report.problems).toEqual([expect.stringContaining('The linter came to no end')]);
  expect((await reader.read(`${OK}# next\n`)).lint.infos).toBe(3);
});

test('what was read is known, and costs nothing again', async () => {
  const [first, second] = [await reader.read(slow('b')), await reader.read(slow('b'))];
  expect(second).toBe(first);
});

test('the caller is not held up meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 10);
  await reader.read(slow('c'));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});

describe('refused with the reason', () => {
  test.each([
    ['too large', 'x'.repeat(300_000), 'has more than 262,144 bytes'],
    ['too deep', `---\na: ${'['.repeat(5000)}\n---\n`, 'nests its tokens'],
    [
      'too many keys',
      `---\n${Array.from({ length: 9000 }, (_, i) => `k${i}: v`).join('\n')}\n---\n`,
      '5,000 keys',
    ],
  ])('%s', async (_, document, reason) => {
    await expect(reader.read(document)).rejects.toThrow(reason);
    await expect(reader.read(document)).rejects.toThrow(DesignDocumentError);
  });
});

test('who would wait too long hears it at once', async () => {
  await using hasty = Object.assign(createDesignReader({ maxWaitMs: 1 }), {
    [Symbol.asyncDispose]: () => hasty.close(),
  });
  const first = hasty.read(slow('d'));
  await expect(hasty.read(OK)).rejects.toThrow(DesignReaderBusyError);
  await first;
});

test('a reader that was closed keeps no process alive, and may be closed unused', async () => {
  await createDesignReader().close();
});
