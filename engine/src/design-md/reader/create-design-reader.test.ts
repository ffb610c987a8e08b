import { afterAll, describe, expect, test } from 'vitest';
import { DesignDocumentError } from '../read/design-document.ts';
import { createDesignReader, DesignReaderBusyError } from './create-design-reader.ts';

const reader = createDesignReader();
afterAll(() => reader.close());
const OK = '---\nname: Acme\ncolors:\n  primary: "#fff"\n---\n';
// As many colors as a document may have: the linter takes its time.
const slow = (mark: string) =>
  `---\nname: ${mark}\ncolors:\n${Array.from({ length: 2900 }, (_, i) => `  c${i}: "{colors.c${i + 1}}"`).join('\n')}\n---\n`;

test('a document is read and linted', async () => {
  expect(await reader.read(OK)).toEqual({
    tokens: [expect.anything(), expect.anything()],
    problems: [],
    findings: expect.arrayContaining([expect.objectContaining({ path: 'spacing', line: undefined })]),
    lint: { errors: 0, warnings: 1, infos: 3 },
  });
});

test('one that no linter would end with is not linted, but read', async () => {
  const report = await reader.read(`${OK}\`\`\`yaml\n${'['.repeat(100_000)}\n\`\`\`\n`);
  expect(report.tokens).toHaveLength(2);
  expect(report.lint).toEqual({ errors: 0, warnings: 1, infos: 0 });
  expect(report.problems).toEqual([expect.stringContaining('The linter cannot go through')]);
});

// Quotes that close nothing, as many as a document may have: for the linter's parser each is an error.
const laboriousOf = (quotes: number) => `${OK}\`\`\`yaml\n${'"'.repeat(quotes)}\n\`\`\`\n`;

describe('a reader that is short of time', () => {
  const open = (options: Parameters<typeof createDesignReader>[0]) => {
    const hasty = createDesignReader(options);
    return Object.assign(hasty, { [Symbol.asyncDispose]: () => hasty.close() });
  };

  test('ends a document by the work of its thread, and reads the next one', async () => {
    await using hasty = open({ cpuMs: 60 });
    const ended = await hasty.read(laboriousOf(60_000)).catch((error: unknown) => error);
    if (ended instanceof Error) expect(ended.message).toBe('takes too much work to be read');
    else expect(ended).toMatchObject({ lint: { errors: 0, warnings: 1, infos: 0 } });
    expect((await hasty.read(OK)).lint.infos).toBe(3);
  });

  test('says so where the machine has no time, and tries again', async () => {
    await using hasty = open({ wallMs: 1 });
    await expect(hasty.read(OK)).rejects.toThrow(
      new DesignReaderBusyError('The server has no time to read the document now'),
    );
  });

  test('refuses who would wait too long, and says for whom', async () => {
    await using hasty = open({ maxWaitMs: 1 });
    const first = hasty.read(slow('b'));
    await expect(hasty.read(OK)).rejects.toThrow(/^The documents before it took longer/);
    await first;
  });
});

test('hostile documents of one owner cost no other their turn', async () => {
  await using shared = Object.assign(createDesignReader({ wallMs: 600_000, maxWaitMs: 600_000 }), {
    [Symbol.asyncDispose]: () => shared.close(),
  });
  const hostile = Array.from({ length: 44 }, (_, i) =>
    shared.read(`${laboriousOf(1000)}${i}`, 'attacker').catch((error: unknown) => error),
  );
  const normal = Array.from({ length: 8 }, (_, i) => shared.read(`${OK}# ${i}\n`, `owner ${i}`));
  for (const { lint } of await Promise.all(normal)) expect(lint.infos).toBe(3);
  const refused = (await Promise.all(hostile)).filter((answer) => answer instanceof DesignReaderBusyError);
  expect(refused.map(({ message }) => message)).toEqual(
    Array(3).fill('40 documents of this account wait to be read already'),
  );
});

test('what was read is known, and costs nothing again', async () => {
  const [first, second] = [await reader.read(slow('c')), await reader.read(slow('c'))];
  expect(second).toBe(first);
});

test('a document that is being read is read for all who ask for it', async () => {
  const reports = await Promise.all(
    Array.from({ length: 300 }, (_, i) => reader.read(`${OK}# asked for by many`, `owner ${i % 3}`)),
  );
  expect(new Set(reports).size).toBe(1);
});

test('96 documents of one account, 32 at a time, all have their turn', async () => {
  const texts = Array.from({ length: 96 }, (_, i) => `${OK}# ${i}`);
  const readNext = async (): Promise<void> => {
    for (let text = texts.pop(); text !== undefined; text = texts.pop()) await reader.read(text, 'builder');
  };
  await Promise.all(Array.from({ length: 32 }, readNext));
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
