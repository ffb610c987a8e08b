import { afterAll, expect, test } from 'vitest';
import { createPageThread } from './page-thread.ts';

const thread = createPageThread();
afterAll(() => thread.close());

const toPage = (html: string) => ({
  bytes: Buffer.from(html),
  contentType: 'text/html; charset=utf-8',
  url: 'https://example.com/',
});

// Each costs a parser that keeps a stack of what is open seconds and more; the thread's limit is one.
test.each([
  ['elements that nobody closes', `${'<b>'.repeat(86_666)}${'</i>'.repeat(65_000)}`],
  ['nested drawings', '<svg>'.repeat(100_000)],
  ['a tag of many attributes', `<p ${Array.from({ length: 60_000 }, (_, i) => `a${i}=1`).join(' ')}>`],
  ['entities', '&amp;'.repeat(100_000)],
  ['one long tag', `<${'a'.repeat(500_000)}`],
  ['comments that nobody ends', '<!--'.repeat(125_000)],
  ['many scripts of data', `<script type=application/ld+json>${'[['.repeat(3)}</script>`.repeat(9000)],
  ['lists in lists of data', `<script type=application/ld+json>[${'[],'.repeat(60_000)}1]</script>`],
  ['a title of spaces', `<h1>${' '.repeat(400_000)}</h1>`],
])('a page of %s is read in the time that a page has', async (_, rest) => {
  const facts = await thread.readFacts(toPage(`<title>Found</title>${rest}`), 'attacker');
  expect(facts.title).toBe('Found');
});

test('the proof of a site is found as the page is read', async () => {
  const page = toPage('<meta name="Cardwright-Site" content="cardwright-site=1">');
  expect(await thread.readMeta(page, 'cardwright-site', 'a')).toBe('cardwright-site=1');
  expect(await thread.readMeta(page, 'another', 'a')).toBe(undefined);
});

test('a page that takes more work than it may is refused, and the next one is read', async () => {
  const hasty = createPageThread({ cpuMs: 0, wallMs: 600_000 });
  try {
    const laborious = toPage('<a href=x>y</a>'.repeat(400_000));
    await expect(hasty.readFacts(laborious, 'a')).rejects.toThrow('takes too much work to be read');
    await expect
      .poll(() => hasty.readFacts(toPage('<title>Short</title>'), 'b').catch(() => undefined))
      .toMatchObject({ title: 'Short' });
  } finally {
    await hasty.close();
  }
});
