import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** Fetches the image that a page's head names, as a crawler would; throws unless it is this title's card. */
export async function checkPage(html: string, title: string): Promise<void> {
  const tags = readMeta(html);
  const image = tags.get('og:image') ?? '';
  for (const [name, wanted] of [
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:image', image],
  ] as const)
    if (tags.get(name) !== wanted) throw new Error(`${name} is ${tags.get(name)}, not ${wanted}`);
  const named = new URL(image).searchParams.get('title');
  if (named !== title) throw new Error(`the card says ${named}, not ${title}`);
  const response = await fetch(image);
  if (!response.ok) throw new Error(`${response.status} for ${image}: ${await response.text()}`);
  checkPng(Buffer.from(await response.arrayBuffer()));
}

/** Throws unless the bytes begin as a PNG of 1200x630. */
export function checkPng(bytes: Buffer): void {
  const what = bytes.subarray(1, 4).toString('latin1');
  const size = bytes.length < 24 ? [] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (what !== 'PNG' || size.join('x') !== '1200x630')
    throw new Error(`not a PNG of 1200x630, but ${what} ${size.join('x')}`);
}

/** Throws when the secret stands in any file of a folder that is given to browsers. */
export function checkSecret(folder: string, secret: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && readFileSync(file).includes(secret))
      throw new Error(`the API key stands in ${file}`);
  }
}

function readMeta(html: string): Map<string, string> {
  const tags = [...html.matchAll(/<meta\s[^>]*>/g)].map(([tag]) => {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    return [attribute('property') || attribute('name'), decode(attribute('content'))] as const;
  });
  return new Map(tags);
}

const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
