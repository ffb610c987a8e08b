import { afterAll, describe, expect, test } from 'vitest';
import { DesignDocumentError } from '../read/design-document.ts';
import { createDesignReader, DesignReaderBusyError } from './create-design-reader.ts';

const reader = createDesignReader();
afterAll(() => reader.close());
const OK = '---\nname: Acme\ncolors:\n  primary: "#fff"\n---\n';
// As many colours as a document may have: the linter takes its time.
const slow = (mark: string) =>
  `---\nname: ${mark}\ncolors:\n${Array.from({ length: 2900 }, (_, i) => `  c${i}: "{colors.c${i + 1}}"`).join('\n')}\n---\n`;

test('a document is read and linted', async () => {
  expect(await reader.read(OK)).toEqual({
    tokens: [expect.anything(), expect.anything()],
    problems: [],
    lint: { errors: 0, warnings: 1, infos: 3 },
  });
});

test('one that no linter would end with is not linted, but read', async () => {
  const report = await reader.read(`${OK}\`\`\`yaml\n${'['.repeat(100_000)}\n\`\`\`\n`);
  expect(report.tokens).toHaveLength(2);
  expect(report.lint).toEqual({ errors: 0, warnings: 1, infos: 0 });
  expect(report.problems).toEqual([expect.stringContaining('The linter came to no end')]);
});

describe('a reader that is short of time', () => {
  const open = (options: Parameters<typeof createDesignReader>[0]) => {
    const hasty = createDesignReader(options);
    return Object.assign(hasty, { [Symbol.asyncDispose]: () => hasty.close() });
  };

  test('ends a slow document, and reads the next one', async () => {
    await using hasty = open({ timeoutMs: 60 });
    await hasty.read(OK);
    const ended = await hasty.read(slow('a')).catch((error: unknown) => error);
    if (ended instanceof Error) expect(ended).toBeInstanceOf(DesignReaderBusyError);
    else expect(ended).toMatchObject({ lint: { errors: 0, warnings: 1, infos: 0 } });
    const next = await untilRead(() => hasty.read(`${OK}# next\n`));
    expect(next.lint.infos).toBe(3);
  });

  test('refuses at once who would wait too long', async () => {
    await using hasty = open({ maxWaitMs: 1 });
    const first = hasty.read(slow('b'));
    await expect(hasty.read(OK)).rejects.toThrow(DesignReaderBusyError);
    await first;
  });
});

async function untilRead<Value>(read: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof DesignReaderBusyError)) throw error;
    }
  }
}

test('what was read is known, and costs nothing again', async () => {
  const [first, second] = [await reader.read(slow('c')), await reader.read(slow('c'))];
  expect(second).toBe(first);
});

test('the caller goes on meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  await reader.read(slow('d'));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

describe('refused with the reason', () => {
  test.each([
    ['too large', 'x'.repeat(300_000), 'has more than 262,144 bytes'],
    ['too deep', `---\na: ${'['.repeat(5000)}\n---\n`, 'nests its tokens'],
    [
      'too many keys',
      `---\n${Array.from({ length: 9000 }, (_, i) => `k${i}: v`).join('\n')}\n---\n`,
      '3,000 keys',
    ],
  ])('%s', async (_, document, reason) => {
    await expect(reader.read(document)).rejects.toThrow(reason);
    await expect(reader.read(document)).rejects.toThrow(DesignDocumentError);
  });
});

test('a reader that was closed keeps no process alive, and may be closed unused', async () => {
  await createDesignReader().close();
});
