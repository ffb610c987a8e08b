import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCardImage, toMetaHtml, toOgTags } from '../og-tags.ts';
import { readPageTags } from './page-tags.ts';

test('tags are read by property or name, in any order and quoting, and the first one counts', () => {
  const tags = readPageTags(`<!doctype html><HEAD><Title>Page &amp; more</Title>
    <META PROPERTY="og:image" CONTENT='https://a.example/1.png'/>
    <meta content=https://a.example/2.png property=og:image>
    <meta
      name = "twitter:card"
      content = "summary_large_image" >`);
  expect(Object.fromEntries(tags)).toEqual({
    title: 'Page & more',
    'og:image': 'https://a.example/1.png',
    'twitter:card': 'summary_large_image',
  });
});

test.each([
  '<meta name="generator" value="<meta property=og:image content=no>">',
  '<!-- <meta property="og:image" content="no"> -->',
  '<script>const html = \'<meta property="og:image" content="no">\';</script>',
  '<style><meta property="og:image" content="no"></style>',
  '<template><meta property="og:image" content="no"></template>',
  '<title><meta property="og:image" content="no"></title>',
  '<metadata property="og:image" content="no">',
  '<meta property="og:image">',
])('what only looks like a tag is none: %s', (html) => {
  expect(readPageTags(html).get('og:image')).toBeUndefined();
  expect(readPageTags(`${html}<meta property="og:image" content="yes">`).get('og:image')).toBe('yes');
});

test.each([
  ['&lt;b&gt; &quot;x&quot; &apos;y&apos;', '<b> "x" \'y\''],
  ['&#8364; &#x20AC;', '€ €'],
  ['a&amp;amp;b', 'a&amp;b'],
  ['&unknown; &#0; &#x110000; & &;', '&unknown; \ufffd \ufffd & &;'],
])('%s is decoded once', (content, expected) => {
  expect(readPageTags(`<meta property="og:title" content="${content}">`).get('og:title')).toBe(expected);
});

test('what the SDK writes is read again, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const html = toMetaHtml(toOgTags(readCardImage('https://a.example/i/og_standard?a=1&b=2'), { title }));
      const tags = readPageTags(html);
      expect(tags.get('og:title') ?? '').toBe(title.trim());
      expect(tags.get('og:image')).toBe('https://a.example/i/og_standard?a=1&b=2');
    }),
  );
});

test('a broken or hostile page ends, and gives what stands before', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          '<',
          '>',
          '!--',
          '-->',
          '<meta ',
          '<script',
          '</script',
          '"',
          "'",
          '=',
          'content',
          ' ',
          'a',
        ),
      }),
      (junk) => {
        expect(readPageTags(`<meta name=a content=b>${junk}`).get('a')).toBe('b');
      },
    ),
  );
  expect(readPageTags('<!--'.repeat(300_000)).size).toBe(0);
  expect(readPageTags('<meta '.repeat(200_000)).size).toBe(0);
});
