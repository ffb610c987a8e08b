// node make-cards.mjs [POSTS] [CARDS]: draws a card for every post in Markdown that has none yet.
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Cardwright } from '@cardwright/client';

const [posts = 'content/posts', cards = 'static/cards'] = process.argv.slice(2);
const cardwright = new Cardwright({
  apiKey: process.env.CARDWRIGHT_API_KEY,
  baseUrl: process.env.CARDWRIGHT_BASE_URL ?? 'http://localhost:3000',
});

await mkdir(cards, { recursive: true });
for (const file of (await readdir(posts)).filter((name) => name.endsWith('.md'))) {
  const card = join(cards, `${parse(file).name}.png`);
  if (await exists(card)) continue;
  const title = readField(await readFile(join(posts, file), 'utf8'), 'title');
  if (title === '') continue;
  // What is quoted appears exactly as written, up to the mark that closes: other marks in a title are its own.
  const quoted = `«${title.replaceAll(/[«»]/g, '"')}»`;
  const { url, warnings } = await cardwright.generate(`Blog header: ${quoted}`);
  await writeFile(card, (await cardwright.download(url)).bytes);
  console.log(card, ...warnings);
}

async function exists(path) {
  return await access(path).then(
    () => true,
    () => false,
  );
}

/** A line of the front matter, with or without quotes. */
function readField(text, name) {
  const frontMatter = text.split(/^---$/m)[1] ?? '';
  const value = new RegExp(`^${name}: *(.*)$`, 'm').exec(frontMatter)?.[1].trim() ?? '';
  if (value.startsWith('"')) return JSON.parse(value);
  return value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value;
}
