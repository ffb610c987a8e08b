import { type ExampleTexts, findExample, type SignedCard, type Snippet } from './snippet.ts';

type Framework = {
  name: string;
  /** Below `examples/`. */
  folder: string;
  /** What signs the card, then what puts its tags into a page. */
  files: readonly [card: string, ...pages: string[]];
};

export const FRAMEWORKS: readonly Framework[] = [
  { name: 'Next.js', folder: 'nextjs', files: ['lib/card.js', 'app/posts/[slug]/page.jsx'] },
  { name: 'Astro', folder: 'astro', files: ['src/lib/card.js', 'src/pages/posts/[slug].astro'] },
  {
    name: 'SvelteKit',
    folder: 'sveltekit',
    files: [
      'src/lib/server/card.js',
      'src/routes/posts/[slug]/+page.server.js',
      'src/routes/posts/[slug]/+page.svelte',
    ],
  },
  {
    name: 'Nuxt',
    folder: 'nuxt',
    files: ['server/utils/card.js', 'server/api/posts/[slug].get.js', 'app/pages/posts/[slug].vue'],
  },
  { name: 'Hugo', folder: 'hugo', files: ['cards.mjs', 'layouts/partials/card.html'] },
  { name: 'Jekyll', folder: 'jekyll', files: ['cards.mjs', '_includes/card.html'] },
];

// What the examples say of their own card.
const SERVICE = `'http://localhost:3000'`;
const CALL = `signUrl('og_standard', { title, description, site: 'example.com' }, { expiresAt })`;

/** The files of a site whose pages have such a card, each with its own title and description. */
export function toFiles({ folder, files }: Framework, card: SignedCard, texts: ExampleTexts): Snippet[] {
  return files.map((path, index) => {
    const text = findExample(texts, `${folder}/${path}`);
    return { path, code: index === 0 ? withCard(text, card) : text };
  });
}

function withCard(text: string, { baseUrl, template, params, page, options }: SignedCard): string {
  if (!text.includes(CALL) || !text.includes(SERVICE)) throw new Error('an example signs in another way');
  const ofPage = Object.entries(page).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const names = ofPage.map(([, name]) => name);
  const fixed = Object.entries(params).filter(([name]) => !names.includes(name));
  const { width, height, format } = options;
  const data = [
    ...ofPage.map(([variable, name]) => (variable === name ? name : `${toKey(name)}: ${variable}`)),
    ...fixed.map(([name, value]) => `${toKey(name)}: ${quote(value)}`),
  ];
  const choices = [
    'expiresAt',
    ...(width === undefined ? [] : [`width: ${width}`]),
    ...(height === undefined ? [] : [`height: ${height}`]),
    ...(format === undefined ? [] : [`format: ${quote(format)}`]),
  ];
  const call = `signUrl(${quote(template)}, { ${data.join(', ')} }, { ${choices.join(', ')} })`;
  return text.replace(CALL, () => call).replace(SERVICE, () => quote(baseUrl));
}

const toKey = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : quote(name));

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
