// Draws styles by name, each as a title alone, an event and a list in three shapes: `npm run gallery:styles -- [folder] [style ...]`.
// `styles.jpg` in the folder holds the events of all of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { STYLES } from '../src/brief/design-request.ts';
import { messagesOf } from '../src/brief/warning.ts';
import { type Brief, createEngine } from '../src/index.ts';
import { createRenderKit } from '../src/render/render-kit.ts';
import { drawContactSheet } from './contact-sheet.ts';

const [folder = '.gallery', ...asked] = process.argv.slice(2);
const names = asked.length > 0 ? asked : STYLES;
const WIDE = { width: 1200, height: 630 };
const SQUARE = { width: 1080, height: 1080 };
const STORY = { width: 1080, height: 1920 };
const BANNER = { width: 1500, height: 500 };

const BLANK: Omit<Brief, 'kind' | 'blocks' | 'style'> = {
  version: 1,
  language: 'en',
  picture: null,
  illustration: null,
  image: null,
  look: null,
  scheme: null,
  colors: [],
  layout: [],
  format: null,
};
const TITLE: Pick<Brief, 'kind' | 'blocks'> = {
  kind: 'article',
  blocks: [{ role: 'title', text: 'Why good things take time' }],
};
const EVENT: Pick<Brief, 'kind' | 'blocks'> = {
  kind: 'event',
  blocks: [
    { role: 'eyebrow', text: 'Live at the Corner House' },
    { role: 'title', text: 'Vinyl Night' },
    { role: 'date', text: 'Saturday 20 June' },
    { role: 'time', text: '8pm' },
    { role: 'price', text: '€12' },
  ],
};
const LIST: Pick<Brief, 'kind' | 'blocks'> = {
  kind: 'prices',
  blocks: [
    { role: 'title', text: 'Coffee bar' },
    { role: 'item', text: 'Espresso', value: '€2.50' },
    { role: 'item', text: 'Flat white', value: '€3.20' },
    { role: 'item', text: 'Carrot cake', value: '€4.00' },
    { role: 'item', text: 'Iced tea', value: '€3.00' },
  ],
};
const CARDS = [
  { name: 'title', brief: { ...BLANK, ...TITLE, illustration: 'none' }, ...WIDE },
  { name: 'event', brief: { ...BLANK, ...EVENT }, ...WIDE },
  { name: 'list', brief: { ...BLANK, ...LIST, illustration: 'none' }, ...WIDE },
  { name: 'banner', brief: { ...BLANK, ...TITLE }, ...BANNER },
  { name: 'event-square', brief: { ...BLANK, ...EVENT }, ...SQUARE },
  { name: 'list-square', brief: { ...BLANK, ...LIST }, ...SQUARE },
  { name: 'title-story', brief: { ...BLANK, ...TITLE, illustration: 'none' }, ...STORY },
  { name: 'event-story', brief: { ...BLANK, ...EVENT }, ...STORY },
] as const;

mkdirSync(folder, { recursive: true });
const engine = await createEngine();
const kit = await createRenderKit();
const events: { caption: string; bytes: Uint8Array }[] = [];
for (const style of names) {
  const own: { caption: string; bytes: Uint8Array }[] = [];
  for (const { name, brief, width, height } of CARDS) {
    const start = performance.now();
    const { bytes, quality, look, warnings } = await engine.compose({
      brief: { ...brief, blocks: [...brief.blocks], style: [style] } as Brief,
      width,
      height,
      seed: 3,
      format: 'png',
    });
    const ms = performance.now() - start;
    writeFileSync(join(folder, `${style}-${name}.png`), bytes);
    const told = [...quality.findings.map(({ detail }) => detail), ...messagesOf(warnings)];
    const repairs = [...quality.repairs, ...told].join(' ');
    const caption = `${style} ${name}: ${look} ${ms.toFixed(0)} ms ${quality.passed ? '' : 'FAILED'} ${repairs}`;
    console.log(caption);
    own.push({ caption, bytes });
    if (name === 'event') events.push({ caption: style, bytes });
  }
  const sheet = await drawContactSheet(own, { columns: 4, cell: { width: 560, height: 420 }, lines: 2 }, kit);
  writeFileSync(join(folder, `${style}.png`), sheet);
}
const all = await drawContactSheet(events, { columns: 4, cell: { width: 420, height: 221 } }, kit);
writeFileSync(join(folder, 'styles.jpg'), await sharp(all).jpeg({ quality: 82 }).toBuffer());
