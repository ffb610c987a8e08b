import { expect, test } from 'vitest';
import { createInspectionThread } from './inspection-thread.ts';

const toSent = (text: string) => ({ contentType: 'text/html; charset=utf-8', bytes: Buffer.from(text) });
const page = toSent('<meta property="og:title" content="Tea">');

test('pages and robots.txt are read on the thread as they are here', async () => {
  const thread = createInspectionThread();
  try {
    const reader = thread.readerOf('ada');
    expect(await reader.readTags(page)).toEqual(new Map([['og:title', 'Tea']]));
    expect(await reader.isKeptOut(toSent('User-agent: *\nDisallow: /'), 'Twitterbot', '/a')).toBe(true);
  } finally {
    await thread.close();
  }
});

test('what takes more work than it may is not read, and the next page is', async () => {
  const hasty = createInspectionThread({ cpuMs: 0, wallMs: 600_000 });
  try {
    const laborious = toSent('<meta a=b>'.repeat(1_000_000));
    expect(await hasty.readerOf('ada').readTags(laborious)).toBe(undefined);
    await expect.poll(() => hasty.readerOf('bob').readTags(page)).toEqual(new Map([['og:title', 'Tea']]));
  } finally {
    await hasty.close();
  }
});
