import { expect, test } from 'vitest';
import { siteMeta } from './site-meta.ts';

const CARDS = 'https://cards.example.com/og/example.com/';

test('the tags of a page of a site name each shape with its size, the first for X', () => {
  const { html } = siteMeta(CARDS, '/blog/post', { shapes: ['wide', 'portrait'] });
  expect(html.split('\n')).toEqual([
    `<meta property="og:image" content="${CARDS}blog/post">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image" content="${CARDS}blog/post?shape=portrait">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1000">',
    '<meta property="og:image:height" content="1500">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${CARDS}blog/post">`,
  ]);
});

test('a shape that does not exist is refused', () => {
  expect(() => siteMeta(CARDS, '', { shapes: ['round' as 'wide'] })).toThrow(
    expect.objectContaining({ parameter: 'shapes' }),
  );
});
