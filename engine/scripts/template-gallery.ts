// Draws every template at every size, theme and text case into contact sheets, and the pictures of docs/templates.md:
// `npm run gallery:templates -- [part of a sheet's name, e.g. og_brand-1200x630 or pictures]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createComposedCards } from '../src/composed-cards.ts';
import { createCardPrinter } from '../src/render/card-printer.ts';
import { createRenderKit } from '../src/render/render-kit.ts';
import { parseCard, renderCard } from '../src/render-card.ts';
import type { TemplateImage, TemplateValues } from '../src/templates/template.ts';
import { templates } from '../src/templates/templates.ts';
import { brandCases } from '../tests/templates/brand-cases.ts';
import { type CardSize, cardSizes } from '../tests/templates/card-sizes.ts';
import { textCases } from '../tests/templates/text-cases.ts';
import { drawContactSheet, type SheetEntry } from './contact-sheet.ts';

const wanted = process.argv[2] ?? '';
const root = join(import.meta.dirname, '../..');
const folder = join(root, '.gallery/templates');
const BRAND_SIZES: readonly CardSize[] = [
  { width: 1200, height: 630 },
  { width: 1080, height: 1080 },
  { width: 200, height: 200 },
];

const kit = await createRenderKit();
const composed = createComposedCards(kit);
const print = createCardPrinter(kit.canvas, 64 * 1024 * 1024);
mkdirSync(folder, { recursive: true });

const nameOf = ({ width, height }: CardSize): string => `${width}x${height}`;

async function draw(
  template: string,
  values: TemplateValues,
  size: CardSize,
  images: Readonly<Record<string, TemplateImage>> = {},
): Promise<Uint8Array> {
  const card = parseCard({ template, data: new Map(Object.entries(values)), ...size, format: 'png' });
  return renderCard(card, images, { ...kit, composed, print });
}

function toSheetLayout({ width, height }: CardSize) {
  const scale = Math.min(1, 400 / width, 480 / height);
  const cell = { width: Math.max(150, width * scale), height: height * scale };
  return { columns: Math.floor(2100 / (cell.width + 20)), cell };
}

async function writeSheet(
  name: string,
  size: CardSize,
  cells: readonly { caption: string; draw(): Promise<Uint8Array> }[],
): Promise<void> {
  if (!name.includes(wanted)) return;
  const start = performance.now();
  mkdirSync(join(folder, name), { recursive: true });
  const entries: SheetEntry[] = [];
  for (const cell of cells) {
    const bytes = await cell.draw();
    writeFileSync(join(folder, name, `${cell.caption}.png`), bytes);
    entries.push({ caption: cell.caption, bytes });
  }
  writeFileSync(join(folder, `${name}.png`), await drawContactSheet(entries, toSheetLayout(size), kit));
  console.log(`${name}.png: ${cells.length} cards in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

for (const template of templates) {
  for (const size of cardSizes) {
    for (const theme of ['light', 'dark']) {
      const cells = textCases.map(({ name, values }) => ({
        caption: name,
        draw: () => draw(template.name, { ...values(template), theme }, size),
      }));
      await writeSheet(`${template.name}-${nameOf(size)}-${theme}`, size, cells);
    }
  }
}
for (const size of BRAND_SIZES) {
  const cells = brandCases.map(({ name, values, logo }) => ({
    caption: name,
    draw: async () => draw('og_brand', values, size, logo ? { logo: await logo() } : {}),
  }));
  await writeSheet(`brand-${nameOf(size)}`, size, cells);
}
if ('pictures'.includes(wanted)) {
  for (const template of templates) {
    const bytes = await draw(template.name, template.example, { width: 1200, height: 630 });
    writeFileSync(join(root, 'docs/pictures/templates', `${template.name}.png`), bytes);
  }
}
