// Draws a list of prompts into single pictures and one contact sheet: `npm run gallery -- [prompts.txt] [folder]`.
// With `--poster`, `gallery.png` in the folder holds them all without captions, and nothing else is written.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ComposeResult, createEngine } from '../src/index.ts';
import type { Composition, PlacedText } from '../src/layout/composition.ts';
import { createRenderKit } from '../src/render/render-kit.ts';
import { drawPoster } from './gallery-poster.ts';

type Entry = { prompt: string; width?: number; height?: number };

const words = process.argv.slice(2);
const poster = words.includes('--poster');
const [file = join(import.meta.dirname, '../prompts/gallery.txt'), folder = '.gallery'] = words.filter(
  (word) => word !== '--poster',
);
const CELL = { width: 600, height: 430, picture: 350, pad: 10 };
const COLUMNS = 4;

const entries = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line): Entry => {
    const sized = /^(\d+)x(\d+) \| (.*)$/.exec(line);
    return sized
      ? { prompt: sized[3] ?? '', width: Number(sized[1]), height: Number(sized[2]) }
      : { prompt: line.trim() };
  });

mkdirSync(folder, { recursive: true });
const engine = await createEngine();
const drawn: { entry: Entry; result: ComposeResult; ms: number }[] = [];
for (const [index, entry] of entries.entries()) {
  const size = { width: 1200, height: 630, ...engine.platformSize(entry.prompt), ...entry };
  const start = performance.now();
  const result = await engine.compose({ ...size, format: 'png' });
  const ms = performance.now() - start;
  if (!poster) writeFileSync(join(folder, `${String(index + 1).padStart(3, '0')}.png`), result.bytes);
  drawn.push({ entry, result, ms });
  const { passed, minimumContrast, repairs, findings, measures } = result.quality;
  console.log(
    `${index + 1}/${entries.length} ${passed ? 'ok' : 'FAILED'} ${result.look} ${ms.toFixed(0)} ms ` +
      `${(result.bytes.length / 1024).toFixed(0)} kB contrast ${minimumContrast} ${entry.prompt.slice(0, 60)}`,
  );
  const figures = Object.entries(measures ?? {}).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  if (figures.length > 0) console.log(`   ${figures.join('  ')}`);
  for (const note of [...repairs, ...findings.map((f) => `${f.check}: ${f.detail}`), ...result.warnings])
    console.log(`   ${note}`);
}
const sheet = join(folder, poster ? 'gallery.png' : 'sheet.png');
writeFileSync(sheet, await (poster ? drawPoster(drawn.map(({ result }) => result.bytes)) : drawSheet()));
console.log(`${drawn.length} pictures and ${sheet}`);

async function drawSheet(): Promise<Uint8Array> {
  const kit = await createRenderKit();
  const rows = Math.ceil(drawn.length / COLUMNS);
  const sheet: Composition = {
    width: CELL.width * COLUMNS,
    height: CELL.height * rows,
    background: '#54565a',
    art: [],
    images: [],
    texts: [],
  };
  for (const [index, { entry, result, ms }] of drawn.entries()) {
    const x = (index % COLUMNS) * CELL.width + CELL.pad;
    const y = Math.floor(index / COLUMNS) * CELL.height + CELL.pad;
    const box = { width: CELL.width - 2 * CELL.pad, height: CELL.picture };
    const thumb = await sharp(result.bytes)
      .resize({ ...box, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    sheet.images.push({ src: `picture-${index}`, data: thumb.data });
    sheet.art.push({
      type: 'image',
      src: `picture-${index}`,
      style: { position: 'absolute', left: x, top: y, width: thumb.info.width, height: thumb.info.height },
    });
    const caption = `${index + 1} ${result.look} ${ms.toFixed(0)}ms ${result.quality.passed ? '' : 'FAILED '}| ${entry.prompt}`;
    sheet.texts.push(await setCaption(caption, { x, y: y + CELL.picture + 6, width: box.width, height: 56 }));
  }
  return kit.canvas.encode(await kit.canvas.drawType(sheet, await kit.canvas.drawArt(sheet)), 'png');

  async function setCaption(text: string, box: PlacedText['box']): Promise<PlacedText> {
    const fitted = await kit.typesetter.fit({
      text,
      style: { family: 'Inter', weight: 500, lineHeight: 1.25 },
      maxWidth: box.width,
      maxHeight: box.height,
      maxSize: 16,
      minSize: 14,
      maxLines: 2,
    });
    return { role: 'label', fitted, box, align: 'left', color: '#ffffff' };
  }
}
