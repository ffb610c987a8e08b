import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toPageContent } from '../../src/delivery/page-content.ts';
import { decodeHtml } from '../../src/pages/decode-html.ts';
import { readPage } from '../../src/pages/read-page.ts';
import { PAGE_NAMES } from './page-host.ts';

const URL_OF_PAGE = 'https://assets.test/some/page';

const read = (name: string) => {
  const bytes = readFileSync(join(import.meta.dirname, 'fixtures', `${name}.page`));
  const facts = readPage(decodeHtml(bytes, ''), URL_OF_PAGE);
  const { template, values, image } = toPageContent(facts);
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { template, ...said, ...(image && { [image]: facts.imageUrls[0] }) };
};
const content = (html: string) => toPageContent(readPage(html, URL_OF_PAGE));
const linked = (object: object, head = '') =>
  `${head}<script type="application/ld+json">${JSON.stringify(object)}</script>`;

const PICTURE = 'https://assets.test/picture.jpg';

const EXPECTED: Record<string, object> = {
  blog: {
    template: 'article',
    title: 'How we halved our cold starts & kept the pager quiet',
    description: 'A year of profiling, three dead ends, and one change to how we load fonts.',
    category: 'Performance',
    author: 'Ada Lovelace',
    date: 'May 12, 2026',
    site: 'Nimbus Engineering',
    accent: '#3450e0',
    image: PICTURE,
  },
  docs: {
    template: 'docs',
    title: 'Configuration',
    description: 'Every setting of the server, its default and its valid values.',
    breadcrumb: 'Operate / The server',
    version: 'v4.2',
    site: 'Nimbus Docs',
    accent: '#0f766e',
  },
  product: {
    template: 'product',
    name: 'Teekanne „Lotte“, 1,2 l',
    description: 'Steinzeug aus Bunzlau, von Hand glasiert, mit Sieb aus Edelstahl.',
    price: '49,00\u00a0€',
    brand: 'Manufaktur Lotte',
    rating: '4,7',
    reviews: '1.204',
    site: 'Haus & Herd',
    image: PICTURE,
  },
  event: {
    template: 'event',
    title: 'Midwinter by candlelight',
    description: 'Forty voices, one organ and no electric light at all.',
    date: '19 December 2026',
    time: '19:30',
    place: 'St Bartholomew’s Church',
    host: 'Brighton Sea Choir',
    speakers: 'Ada Marsh\nTom Reeve',
    image: undefined,
  },
  changelog: {
    template: 'changelog',
    title: 'Warm starts, everywhere',
    product: 'Nimbus',
    version: 'v4.2.0',
    date: 'October 6, 2026',
    items:
      'Snapshots of a warm process, restored in 40 ms\nSecrets are scoped by branch\nOne dashboard for all regions',
    accent: '#3450e0',
  },
  repository: {
    template: 'repository',
    name: 'hold-fast',
    owner: 'acme',
    description: 'A tiny library for retries with budgets, jitter and deadlines.',
    site: 'Forge',
    avatar: undefined,
  },
  podcast: {
    template: 'podcast',
    title: 'The clock that waits ten thousand years',
    description: 'Inside the mountain, with the people who wind it.',
    show: 'Slow Machines',
    episode: '#41',
    guest: 'Mina Okafor, Jo Park',
    duration: '1 hr 12 min',
    date: 'March 2, 2026',
    cover: PICTURE,
  },
  profile: {
    template: 'profile',
    name: 'Ines Carvalho',
    description: 'Maps rivers that move, and writes about the people who live beside them.',
    role: 'Cartographer, River Survey',
    handle: '@inescarvalho',
    site: 'Field Notes',
    accent: '#7a4b12',
    avatar: PICTURE,
  },
  job: {
    template: 'job',
    title: 'Data engineer, tides',
    description: 'Build the forecasts that three hundred harbours open their gates by.',
    company: 'Harborline',
    place: 'Bergen, Norway',
    remote: 'Remote',
    salary: 'NOK\u00a0780,000–920,000',
    kind: 'Full time',
  },
  review: {
    template: 'quote',
    quote: 'The books closed on the second of the month, and for the first time nobody stayed late.',
    author: 'Oluwaseun Bello',
    role: 'Head of finance, Quay Street Foods',
    rating: '5',
    site: 'Ledger & Sons',
    accent: '#14532d',
    avatar: undefined,
  },
  recipe: {
    template: 'article',
    title: 'Tarte fine aux poires et au romarin',
    description: 'Une pâte croustillante, des poires fondantes, trente minutes.',
    category: 'Desserts',
    author: 'Élise Martin',
    date: '4 octobre 2026',
    site: 'La Table du Marché',
    image: undefined,
  },
  spa: { template: 'og_brand', title: 'Orbit', footer: 'assets.test', accent: '#7c3aed' },
  untagged: { template: 'og_standard', title: 'Opening hours of the reading room', site: 'assets.test' },
};

describe('what a page says of itself', () => {
  test.each(Object.entries(EXPECTED))('fills the template of its kind: %s', (name, expected) => {
    expect(read(name)).toEqual(expected);
  });

  test('in other scripts and encodings', () => {
    for (const name of PAGE_NAMES.filter((one) => EXPECTED[one] === undefined))
      expect(read(name)).toMatchObject({
        template: 'article',
        title: expect.stringMatching(/^[\p{L}\p{N}\p{P}\s]+$/u),
      });
  });
});

describe('what a card says of a page', () => {
  const valuesOf = (html: string) => content(html).values;
  const named = (title: string, rest = '') =>
    valuesOf(`<meta property="og:site_name" content="Acme"><title>${title}</title>${rest}`).title;

  test.each([
    ['Acme | Hold fast', 'Hold fast'],
    ['Acme: Hold fast', 'Hold fast'],
    ['ACME – Hold fast', 'Hold fast'],
    ['Hold fast | Acme', 'Hold fast'],
    ['Acme-Tools for boats', 'Acme-Tools for boats'],
    ['Acme', 'Acme'],
  ])('the title of %s is %s', (title, expected) => {
    expect(named(title)).toBe(expected);
  });

  test.each(['Untitled Document', 'Home', 'Vite App', 'Create Next App'])(
    'a heading says more than %s, which nobody has written',
    (title) => {
      expect(named(title, '<h1>Boats for hire</h1>')).toBe('Boats for hire');
      expect(named(title)).toBe(title);
    },
  );

  test('the section is the last stop on the way to the page, whatever the order of the list', () => {
    const stop = (position: number, name: string) => ({ '@type': 'ListItem', position, name });
    const list = {
      '@type': 'BreadcrumbList',
      itemListElement: [stop(3, 'Hold fast'), stop(1, 'Home'), stop(2, 'Seamanship')],
    };
    const page = linked([{ '@type': 'Article', headline: 'Hold fast' }, list]);
    expect(valuesOf(page).category).toBe('Seamanship');
  });

  test('an event has its town and its end', () => {
    const at = (startDate: string, endDate: string) => {
      const address = { addressLocality: 'Amsterdam' };
      const event = { '@type': 'Event', name: 'Meetup', location: { name: 'Paradiso', address } };
      const { place, date, time } = valuesOf(linked({ ...event, startDate, endDate }, '<html lang="en-GB">'));
      return [place, date?.replace(/\s/gu, ' '), time];
    };
    expect(at('2026-05-12T19:00', '2026-05-12T23:30')).toEqual([
      'Paradiso, Amsterdam',
      '12 May 2026',
      '19:00–23:30',
    ]);
    expect(at('2026-05-12', '2026-05-14')).toEqual(['Paradiso, Amsterdam', '12 – 14 May 2026', undefined]);
  });

  test('an article has the portrait of its author', () => {
    const page = linked({
      '@type': 'Article',
      headline: 'Hold fast',
      author: { '@type': 'Person', name: 'Ada', image: '/ada.jpg' },
    });
    expect(readPage(page, URL_OF_PAGE).portraitUrl).toBe(new URL('/ada.jpg', URL_OF_PAGE).href);
    expect(content(page).portrait).toBe('avatar');
  });
});

describe('a picture', () => {
  test('of the JSON-LD comes before that of the tags, and is absolute', () => {
    const page = linked(
      { '@type': 'Product', name: 'Cup', image: [{ '@type': 'ImageObject', url: 'cup.jpg' }] },
      '<base href="/shop/"><meta property="og:image" content="https://cdn.example/banner.png">',
    );
    expect(readPage(page, URL_OF_PAGE).imageUrls).toEqual([
      'https://assets.test/shop/cup.jpg',
      'https://cdn.example/banner.png',
    ]);
  });

  test('is left out where its address is none', () => {
    const page =
      '<title>T</title><meta property="og:image" content="https://"><meta name="twitter:image" content=" ">';
    expect(readPage(page, URL_OF_PAGE).imageUrls).toEqual([]);
  });
});

test.each([
  [
    linked({ '@type': 'Article', headline: 'It&#8217;s time &amp;amp; more &ndash; &nbsp;' }),
    'It’s time & more – &nbsp;',
  ],
  ['<meta property="og:title" content="Tout Ô&amp;#39;pré &amp;amp; co">', "Tout Ô'pré & co"],
  ['<title>R&amp;D &#x26; more</title>', 'R&D & more'],
])('a title that was encoded once too often: %s', (page, title) => {
  expect(content(page).values.title).toBe(title);
});

describe('details', () => {
  test.each([
    ['PT48M', '48 min'],
    ['PT2H', '2 hr'],
    ['PT30S', undefined],
    ['48', undefined],
  ])('a duration of %s reads %s', (duration, expected) => {
    const page = linked({ '@type': 'PodcastEpisode', name: 'One', duration }, '<html lang="en">');
    expect(content(page).values.duration).toBe(expected);
  });

  test.each([
    [{ wordCount: 1904 }, '8 min'],
    [{ wordCount: '40' }, '1 min'],
    [{ wordCount: 1904, timeRequired: 'PT5M' }, '5 min'],
    [{ wordCount: 'many' }, undefined],
  ])('an article of %j is read in %s', (says, expected) => {
    const page = linked({ '@type': 'Article', headline: 'One', ...says }, '<html lang="en">');
    expect(content(page).values.readingTime).toBe(expected);
  });

  test.each([
    ['2026-06-04T18:30+02:00', '18:30'],
    ['2026-06-04T18:30:00Z', '18:30 UTC'],
    ['2026-06-04T25:00', undefined],
    ['2026-06-04', undefined],
  ])('the time of %s is that of the place: %s', (startDate, expected) => {
    const page = linked({ '@type': 'Event', name: 'Meetup', startDate }, '<html lang="de">');
    expect(content(page).values.time).toBe(expected);
  });

  test.each([
    [{ ratingValue: 9.2, bestRating: 10 }, '4.6'],
    [{ ratingValue: '3,4' }, '3.4'],
    [{ ratingValue: 5 }, '5'],
    [{ ratingValue: 7 }, undefined],
    [{ ratingValue: 'many', bestRating: 0 }, undefined],
  ])('a rating of %j is %s', (aggregateRating, expected) => {
    const page = linked({ '@type': 'Product', name: 'Cup', aggregateRating });
    expect(content(page).values.rating).toBe(expected);
  });

  test('a color that is none says nothing of a brand', () => {
    const accentOf = (color: string) =>
      content(`<meta name=theme-color content="${color}"><meta property=og:type content=article>`).values
        .accent;
    expect(['#fff', '#111827', '#808080', '#c00'].map(accentOf)).toEqual([
      undefined,
      undefined,
      undefined,
      '#cc0000',
    ]);
  });

  test('an application is a release only when it says what is new', () => {
    const app = { '@type': 'WebApplication', name: 'Orbit', softwareVersion: '3' };
    expect(content(linked(app, '<title>Orbit</title>')).template).toBe('og_standard');
    expect(content(linked({ ...app, releaseNotes: 'Faster' })).values).toMatchObject({ items: 'Faster' });
  });
});

const deep = '['.repeat(90_000) + ']'.repeat(90_000);
const PROTO =
  '{"@type":["__proto__","constructor","Product"],"__proto__":{"name":1},"offers":[null],"name":{"name":{"name":[[[]]]}}}';
test.each<[string, string | Uint8Array, string?]>([
  ['never closes its title', `<title>${'x '.repeat(50_000)}`],
  ['nests 50,000 deep', `${'<div>'.repeat(50_000)}<h1>Deep`],
  ['has JSON-LD that nests', `<title>T</title><script type="application/ld+json">${deep}</script>`],
  ['has JSON-LD of __proto__', `<title>T</title><script type="application/ld+json">${PROTO}</script>`],
  ['lies about its charset', Buffer.from('3c7469746c653efffe8041', 'hex'), 'text/html; charset=klingon'],
  ['has bytes of zero', `<title>A\0B\u202e\ud800</title>${'\0'.repeat(1000)}`],
])('a page that %s has a template', (_, body, type = 'text/html; charset=utf-8') => {
  const { template } = content(decodeHtml(Buffer.from(body), type));
  expect(template).toMatch(/^(?:og_standard|og_brand|product)$/);
});
