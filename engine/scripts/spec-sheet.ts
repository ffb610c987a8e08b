// Draws compositions by name, each with the briefs that suit it in five shapes: `npm run gallery:specs -- [spec ...]`. Without a name,
// a sheet of all with one brief each. Those of `engine/tests/arrangements/spec-cards.json` come first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brief } from '../src/brief/brief.ts';
import { createRenderKit } from '../src/render/render-kit.ts';
import { EMPTY_BRIEF } from '../src/understand/empty-brief.fixture.ts';
import { arrangements, type Size } from '../tests/arrangements/arrangements.ts';
import cards from '../tests/arrangements/cards.json' with { type: 'json' };
import specCards from '../tests/arrangements/spec-cards.json' with { type: 'json' };
import { drawContactSheet, type SheetEntry } from './contact-sheet.ts';

const FOLDER = '.gallery/specs';
const SHAPES: readonly Size[] = [
  [1200, 630],
  [1500, 500],
  [1080, 1080],
  [1000, 1500],
  [1080, 1920],
];
// As many as one looks at.
const BRIEFS = 6;

const named = process.argv.slice(2);
const specs = arrangements.filter(({ kind }) => kind === 'spec');
const unknown = named.filter((name) => !specs.some((spec) => spec.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no composition ${unknown.join(', ')}; there are ${specs.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const briefs = [...specCards, ...cards].map((given) => ({ ...EMPTY_BRIEF, ...given }) as unknown as Brief);
const kit = await createRenderKit();
mkdirSync(FOLDER, { recursive: true });

const wanted = named.length > 0 ? specs.filter(({ name }) => named.includes(name)) : specs;
for (const { name, toCard } of wanted) {
  const entries: SheetEntry[] = [];
  const suiting = briefs.filter((brief) => toCard(brief, SHAPES[0] as Size, 0) !== undefined);
  for (const [at, brief] of suiting.slice(0, named.length > 0 ? BRIEFS : 1).entries())
    for (const size of SHAPES) {
      const card = toCard(brief, size, at);
      if (!card) continue;
      const composition = await card.layOut(0);
      const art = await kit.canvas.drawArt(composition);
      const bytes = await kit.canvas.encode(await kit.canvas.drawType(composition, art), 'png');
      writeFileSync(join(FOLDER, `${name}-${at}-${size.join('x')}.png`), bytes);
      entries.push({ caption: `${name} ${at}, ${size.join(' x ')}`, bytes });
    }
  if (entries.length === 0) {
    console.log(`${name}: no brief suits it; add one to engine/tests/arrangements/spec-cards.json`);
    continue;
  }
  const layout = { columns: SHAPES.length, cell: { width: 400, height: 420 } };
  const sheet = join(FOLDER, `${name}.png`);
  writeFileSync(sheet, await drawContactSheet(entries, layout, kit));
  console.log(sheet);
}
