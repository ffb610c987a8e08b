// Draws places without figures: `npm run places -- [names] [--to folder]`, a sheet each in four lights, three shapes and two
// seasons, and a page with all of them. Draw into two folders to compare before and after.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { artLayer } from '../src/art/art-layer.ts';
import { drawScene } from '../src/art/scenes/draw-scene.ts';
import { allPlaces } from '../src/art/scenes/places.ts';
import { createRandom } from '../src/random.ts';
import { createRenderKit } from '../src/render/render-kit.ts';

const LIGHTS = [
  ['day', 'clear'],
  ['sunset', 'clear'],
  ['night', 'clear'],
  ['dusk', 'rain'],
] as const;
const SHAPES = [
  [1200, 630],
  [1080, 1080],
  [1080, 1920],
] as const;
const SEASONS = ['summer', 'winter'] as const;
/** Height of a cell of the sheet, px. */
const CELL = 300;

const words = process.argv.slice(2);
const to = words.indexOf('--to');
const folder = to < 0 ? '.gallery/places' : (words[to + 1] ?? '.gallery/places');
const wanted = words.filter((_, at) => to < 0 || at < to || at > to + 1);
const kit = await createRenderKit();

mkdirSync(folder, { recursive: true });
for (const { name } of allPlaces())
  if (wanted.length === 0 || wanted.includes(name)) {
    writeFileSync(join(folder, `${name}.jpg`), await drawSheet(name));
    console.log(name);
  }
const sheets = readdirSync(folder).filter((file) => file.endsWith('.jpg'));
const page = sheets
  .map((file) => `<h2>${file.slice(0, -4)}</h2><img loading="lazy" src="${file}">`)
  .join('\n');
writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Places</title>\n${page}\n`);

/** Lights down, shapes of both seasons across. */
async function drawSheet(place: string): Promise<Uint8Array> {
  const cells: { input: Buffer; left: number; top: number }[] = [];
  let right = 0;
  for (const season of SEASONS)
    for (const [width, height] of SHAPES) {
      const wide = Math.round((CELL * width) / height);
      for (const [row, [time, weather]] of LIGHTS.entries()) {
        const { scene } = drawScene({
          place,
          width,
          height,
          time,
          weather: season === 'winter' && weather === 'rain' ? 'snow' : weather,
          season,
          misty: false,
          sunX: 0.72,
          random: createRandom(7),
        });
        const art = [...scene.back, ...scene.front].map((layer) =>
          artLayer(layer.name, layer.picture, layer.box ?? { width, height }),
        );
        const pixels = await kit.canvas.drawArt({
          width,
          height,
          background: '#ff00ff',
          art: art.map(({ node }) => node),
          images: art.map(({ image }) => image),
          texts: [],
        });
        const picture = sharp(pixels.data, { raw: { width, height, channels: 4 } }).resize(wide, CELL);
        cells.push({ input: await picture.removeAlpha().png().toBuffer(), left: right, top: row * CELL });
      }
      right += wide;
    }
  const sheet = sharp({
    create: { width: right, height: CELL * LIGHTS.length, channels: 3, background: '#54565a' },
  });
  return sheet.composite(cells).jpeg({ quality: 88 }).toBuffer();
}
