// node cards.mjs: signs a card for every post and writes the tags where the templates find them.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { Cardwright, ogMeta } from '@cardwright/client';

const cardwright = new Cardwright({
  apiKey: process.env.CARDWRIGHT_API_KEY,
  baseUrl: process.env.CARDWRIGHT_BASE_URL ?? 'http://localhost:3000',
});
// The same all year long, so that a site that is built again keeps its addresses, and good for a year at least.
const expiresAt = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 0));

const tags = {};
for (const file of (await readdir('_posts', { recursive: true })).filter((name) => name.endsWith('.md'))) {
  const text = await readFile(`_posts/${file}`, 'utf8');
  const title = readField(text, 'title');
  if (title === '') continue;
  const description = readField(text, 'description');
  const url = cardwright.signUrl('og_standard', { title, description, site: 'example.com' }, { expiresAt });
  tags[`_posts/${file}`] = ogMeta(url, { alt: title, title, description }).html;
}
await mkdir('_data', { recursive: true });
await writeFile('_data/cards.json', JSON.stringify(tags, null, 2));

/** A line of the front matter, with or without quotes. */
function readField(text, name) {
  const frontMatter = text.split(/^---$/m)[1] ?? '';
  const value = new RegExp(`^${name}: *(.*)$`, 'm').exec(frontMatter)?.[1].trim() ?? '';
  if (value.startsWith('"')) return JSON.parse(value);
  return value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value;
}
