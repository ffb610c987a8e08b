import { writeFile } from 'node:fs/promises';
import { Cardwright, ogMeta } from '@cardwright/client';

const cardwright = new Cardwright({
  apiKey: process.env.CARDWRIGHT_API_KEY,
  baseUrl: process.env.CARDWRIGHT_BASE_URL ?? 'http://localhost:3000',
});

// An image from a prompt, as a file.
const { url } = await cardwright.generate('Blog header: "Why we moved back to a monolith", dark');
await writeFile('card.png', (await cardwright.download(url)).bytes);

// A card from a template, as the tags of a page.
const card = cardwright.signUrl(
  'og_standard',
  { title: 'Hold fast', site: 'example.com' },
  { expiresIn: '365d' },
);
console.log(ogMeta(card, { alt: 'Hold fast', title: 'Hold fast' }).html);
