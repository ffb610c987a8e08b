import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawContactSheet } from '../engine/scripts/contact-sheet.ts';
import { chooseCard } from '../engine/src/choose-card.ts';
import { decideCard } from '../engine/src/decide-card.ts';
import { measureDesign } from '../engine/src/quality/measure-design.ts';
import { readRequest } from '../engine/src/read-request.ts';
import { createTagReader } from '../engine/src/reader/tagger/create-tag-reader.ts';
import { createRenderKit } from '../engine/src/render/render-kit.ts';
import { createStopwatch } from '../engine/src/stopwatch.ts';

/**
 * `npm run ranking:draw -- [prompts.json] [folder]`: draws eight designs of each prompt, of eight seeds and ranks, side by side on a sheet, for people to
 * grade (`ranking/grading-guide.md`), and writes what is measured of each to `measures.jsonl`; with the grades added, its lines belong into `graded.jsonl`.
 */
const [file = join(import.meta.dirname, 'prompts.json'), folder = join(import.meta.dirname, 'build')] =
  process.argv.slice(2);
const SIBLINGS = 8;
const LETTERS = 'ABCDEFGH';
const COLUMNS = 4;
const CELL = { width: 460, height: 640 };

type Prompt = { prompt: string; width: number; height: number };

const prompts: Prompt[] = JSON.parse(readFileSync(file, 'utf8'));
const kit = await createRenderKit();
const reader = createTagReader();
mkdirSync(folder, { recursive: true });
const rows: string[] = [];
for (const [prompt, request] of prompts.entries()) {
  const pictures: { caption: string; bytes: Uint8Array }[] = [];
  for (let seed = 0; seed < SIBLINGS; seed++) {
    const asked = { ...request, format: 'png', seed, variation: seed } as const;
    const read = await readRequest(asked, { reader }, undefined);
    const card = await decideCard(read, asked, kit);
    const chosen = await chooseCard({
      ...asked,
      ...{ card, photo: read.photo, kit, watch: createStopwatch(), signal: undefined },
    });
    const { composition, art, decided } = chosen;
    const bytes = await kit.canvas.encode(await kit.canvas.drawType(composition, art), 'png');
    pictures.push({ caption: LETTERS[seed] ?? '', bytes });
    if (!decided) continue;
    const measures = measureDesign({ composition, direction: decided.direction, request: card.design });
    rows.push(JSON.stringify({ prompt, sibling: LETTERS[seed], measures }));
  }
  const height = Math.min(CELL.height, (CELL.width * request.height) / request.width);
  const sheet = { columns: COLUMNS, cell: { width: CELL.width, height: Math.ceil(height) } };
  writeFileSync(join(folder, `${prompt}.png`), await drawContactSheet(pictures, sheet, kit));
  console.log(`${prompt + 1}/${prompts.length} ${request.prompt.slice(0, 60)}`);
}
writeFileSync(join(folder, 'measures.jsonl'), `${rows.join('\n')}\n`);
