// Draws cards around pictures that our code made, 40 with words and 20 without: `npm run gallery:photos -- [folder] [part of a name ...]`.
// The pictures are kept in the folder; `sheet-1.png`, ... in it show all cards, `painted.jpg` is the one of the docs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createEngine } from '../src/index.ts';
import { createRenderKit } from '../src/render/render-kit.ts';
import { drawContactSheet, type SheetEntry } from './contact-sheet.ts';
import { PICTURE_CARDS, WORDED_CARDS } from './photo-sheet/cards.ts';
import { getPicture } from './photo-sheet/pictures.ts';

const [folder = '.gallery', ...asked] = process.argv.slice(2);
const PER_SHEET = 9;
mkdirSync(folder, { recursive: true });
const engine = await createEngine();
const kit = await createRenderKit();
const cards = [...WORDED_CARDS, ...PICTURE_CARDS].filter(
  ({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)),
);
const drawn: SheetEntry[] = [];
const families = new Map<string, number>();
for (const { name, picture, brief, width, height, seed } of cards) {
  const painting = await getPicture(picture, join(folder, 'pictures'), engine);
  const before = process.cpuUsage();
  const {
    bytes,
    family = 'alone',
    look,
    warnings,
    quality,
  } = await engine.compose({
    brief,
    painting,
    width,
    height,
    seed,
    format: 'png',
  });
  const { user, system } = process.cpuUsage(before);
  families.set(family, (families.get(family) ?? 0) + 1);
  writeFileSync(join(folder, `${name}.png`), bytes);
  const notes = [...quality.repairs, ...warnings.map(({ message }) => message)].join(' ');
  const caption = `${name}: ${family} ${look} ${((user + system) / 1000).toFixed(0)} ms ${notes}`;
  console.log(caption);
  drawn.push({ caption, bytes });
}
console.log(Object.fromEntries(families));
for (let at = 0; at < drawn.length; at += PER_SHEET) {
  const sheet = await drawContactSheet(
    drawn.slice(at, at + PER_SHEET),
    { columns: 3, cell: { width: 600, height: 560 }, lines: 2 },
    kit,
  );
  writeFileSync(join(folder, `sheet-${at / PER_SHEET + 1}.png`), sheet);
}
if (asked.length === 0) {
  const all = await drawContactSheet(
    drawn.map(({ caption, bytes }) => ({ caption: caption.split(':')[0] ?? '', bytes })),
    { columns: 6, cell: { width: 330, height: 330 } },
    kit,
  );
  writeFileSync(join(folder, 'painted.jpg'), await sharp(all).jpeg({ quality: 80 }).toBuffer());
}
