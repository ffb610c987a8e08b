/**
 * `npm run objects`: draws the shaded objects of `engine/data/objects/objects.tsv` from the vectors of Fluent Emoji, and packs them with what is
 * known of each (`index.json`) and what they are called in the languages of the lexicon (`names.json`). `npm run objects -- --names` writes the names alone.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { measureObject } from '../src/art/objects/measure-object.ts';
import { OBJECTS_FOLDER, type ObjectRow, readObjectTable } from '../src/art/objects/object-table.ts';
import { NOUNS } from '../src/reader/vocabulary.ts';

// The longer side, px: sharp enough at the size of most cards, and 8 MB in all.
const LONG_SIDE = 640;
const WEBP = { quality: 80, alphaQuality: 85, effort: 6, smartSubsample: true } as const;
const DRAWN = 704;
// Fine enough to know its colors.
const MEASURED = { width: 48, height: 48, fit: 'fill' } as const;

const require = createRequire(import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(require.resolve(file), 'utf8'));

const { icons } = read('@iconify-json/fluent-emoji/icons.json') as {
  icons: Record<string, { body: string }>;
};
const table = readObjectTable();

async function pack(): Promise<void> {
  const renderer = new Renderer();
  const pictures: Buffer[] = [];
  const index: string[] = [];
  let at = 0;
  for (const { name, icon } of table) {
    const picture = await draw(renderer, icon);
    const { width, height } = await sharp(picture).metadata();
    const small = await sharp(picture).resize(MEASURED).ensureAlpha().raw().toBuffer();
    const file = { at, bytes: picture.length };
    index.push(JSON.stringify({ name, width, height, ...measureObject(small), file }));
    pictures.push(picture);
    at += picture.length;
  }
  writeFileSync(join(OBJECTS_FOLDER, 'pictures.pack'), Buffer.concat(pictures));
  writeFileSync(join(OBJECTS_FOLDER, 'index.json'), `[\n${index.join(',\n')}\n]\n`);
  console.log(`${index.length} objects, ${(at / 1e6).toFixed(1)} MB`);
}

/** An icon as WebP, cut to its ink. */
async function draw(renderer: Renderer, icon: string): Promise<Buffer> {
  const body = icons[icon]?.body;
  if (body === undefined) throw new Error(`Fluent Emoji has no icon ${icon}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${DRAWN}" height="${DRAWN}">${body}</svg>`;
  const png = await renderer.render(
    { type: 'image', src: icon, style: { width: DRAWN, height: DRAWN } },
    { width: DRAWN, height: DRAWN, format: 'png', images: [{ src: icon, data: Buffer.from(svg) }] },
  );
  const cut = await sharp(png).trim({ background: '#00000000', threshold: 8 }).toBuffer();
  return sharp(cut).resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside' }).webp(WEBP).toBuffer();
}

/** The names of objects for whose nouns the lexicon has no words, by language. */
function writeNames(): void {
  // Icons are called what CLDR calls their characters in English.
  const characters = new Map(
    Object.entries(readNames('en')).flatMap(([character, { tts = [] }]) =>
      tts.map((name): [string, string] => [toSlug(name), character]),
    ),
  );
  const unknownIn = (language: string): ObjectRow[] => {
    const terms = NOUNS.termsIn(language);
    const known = new Set(NOUNS.values.flatMap(({ noun }, at) => (terms[at] ? [noun] : [])));
    return table.filter(({ name, nouns }) => !known.has(nouns[0] ?? name.replaceAll('-', ' ')));
  };
  const languages = readdirSync(join(OBJECTS_FOLDER, '../lexicon'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.length === 2)
    .map(({ name }) => name)
    .sort();
  const names = languages.map((language): [string, Record<string, string[]>] => {
    if (language === 'en')
      return [
        language,
        Object.fromEntries(
          unknownIn(language).flatMap(({ name, nouns }) => (nouns.length > 0 ? [[name, [...nouns]]] : [])),
        ),
      ];
    const annotations = readNames(language === 'nb' ? 'no' : language);
    const told = unknownIn(language).flatMap(({ name, icon }: ObjectRow): [string, string[]][] => {
      const word = annotations[characters.get(icon) ?? '']?.tts?.[0]?.toLocaleLowerCase(language);
      return word && isName(word) ? [[name, [word]]] : [];
    });
    return [language, Object.fromEntries(told)];
  });
  const lines = names.map(([language, words]) => `"${language}": ${JSON.stringify(words)}`);
  writeFileSync(join(OBJECTS_FOLDER, 'names.json'), `{\n${lines.join(',\n')}\n}\n`);
}

type Names = Record<string, { tts?: string[] }>;

const readNames = (language: string): Names =>
  read(`cldr-annotations-full/annotations/${language}/annotations.json`).annotations.annotations;

const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/gu, '')
    .replaceAll(' ', '-');

// "sun behind rain cloud" describes a picture; nobody writes so of the thing.
const MOST_WORDS = 3;
const isName = (word: string): boolean => word.split(' ').length <= MOST_WORDS && !/[(),:;"]/u.test(word);

if (!process.argv.includes('--names')) await pack();
writeNames();
