import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ogMeta } from './og-meta.ts';

const URL_OF_CARD =
  'https://cards.example.com/i/og_standard?expires=1893456000&format=jpeg&height=1080&title=A&width=1080&sig=k.0';

const toObject = (meta: ReturnType<typeof ogMeta>): Record<string, string> =>
  Object.fromEntries(meta.tags.map((tag) => ['property' in tag ? tag.property : tag.name, tag.content]));

describe('the tags of a page', () => {
  test('of a signed card have the size and type that it is drawn at', () => {
    expect(toObject(ogMeta(URL_OF_CARD, { alt: 'The letter A', title: 'A', description: 'First' }))).toEqual({
      'og:title': 'A',
      'og:description': 'First',
      'og:image': URL_OF_CARD,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1080',
      'og:image:height': '1080',
      'og:image:alt': 'The letter A',
      'twitter:card': 'summary',
      'twitter:title': 'A',
      'twitter:description': 'First',
      'twitter:image': URL_OF_CARD,
      'twitter:image:alt': 'The letter A',
    });
  });

  test('name the page and its type when they are known', () => {
    const page = { url: 'https://example.com/posts/1?a=b', type: 'article' };
    expect(toObject(ogMeta(URL_OF_CARD, page))).toMatchObject({
      'og:url': page.url,
      'og:type': 'article',
    });
    for (const url of ['/posts/1', 'javascript:alert(1)', 'https:// x'])
      expect(() => ogMeta(URL_OF_CARD, { url })).toThrow(expect.objectContaining({ parameter: 'url' }));
  });

  test('of a card without a size say the default, and nothing that is not known', () => {
    expect(toObject(ogMeta('https://cards.example.com/i/announcement?title=A'))).toEqual({
      'og:image': 'https://cards.example.com/i/announcement?title=A',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image': 'https://cards.example.com/i/announcement?title=A',
    });
  });

  test('of a card say the size it is drawn at, not the one that was asked for', () => {
    const { image } = ogMeta('https://cards.example.com/i/og_standard?width=4096&height=1');
    expect([image.width, image.height]).toEqual([2400, 200]);
  });

  test('of a generation are its own', () => {
    const { image } = ogMeta({
      url: 'https://c.example.com/images/a.jpeg',
      width: 800,
      height: 400,
      format: 'jpeg',
    });
    expect(image).toEqual({
      url: 'https://c.example.com/images/a.jpeg',
      width: 800,
      height: 400,
      type: 'image/jpeg',
    });
  });

  test('Open Graph goes by property, X by name', () => {
    const { html } = ogMeta('https://cards.example.com/images/a.png', { alt: 'A' });
    expect(html.split('\n').every((line) => /^<meta (?:property="og:|name="twitter:)/.test(line))).toBe(true);
  });

  test.each(['/i/og_standard?title=A', 'ftp://example.com/a.png', '', 'https://'])(
    '%j is refused: platforms need an absolute address',
    (url) => {
      expect(() => ogMeta(url)).toThrow(expect.objectContaining({ parameter: 'url' }));
    },
  );

  test('no text leaves its attribute: HTML gives back what was put in', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ';', '\n', '#') }),
        (alt) => {
          fc.pre(alt !== '');
          const { html } = ogMeta(URL_OF_CARD, { alt });
          const [, content = ''] = /property="og:image:alt" content="([^"<>']*)">/.exec(html) ?? [];
          expect(fromHtml(content)).toBe(alt);
        },
      ),
    );
  });
});

const fromHtml = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
