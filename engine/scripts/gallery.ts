// Draws a list of prompts into single pictures and one contact sheet: `npm run gallery -- [prompts.txt] [folder]`.
// With `--poster`, `gallery.png` in the folder holds them all without captions, and nothing else is written.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesOf } from '../src/brief/warning.ts';
import { type ComposeResult, createEngine } from '../src/index.ts';
import { createRenderKit } from '../src/render/render-kit.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { drawPoster } from './gallery-poster.ts';
import { type PromptEntry, readPrompts } from './read-prompts.ts';

const words = process.argv.slice(2);
const poster = words.includes('--poster');
const [file = join(import.meta.dirname, '../prompts/gallery.txt'), folder = '.gallery'] = words.filter(
  (word) => word !== '--poster',
);
const SHEET = { columns: 4, cell: { width: 580, height: 350 }, lines: 2 };

const entries = readPrompts(file);
mkdirSync(folder, { recursive: true });
const engine = await createEngine();
const drawn: { entry: PromptEntry; result: ComposeResult; ms: number }[] = [];
for (const [index, entry] of entries.entries()) {
  const size = { width: 1200, height: 630, ...(await engine.platformSize(entry.prompt)), ...entry };
  const start = performance.now();
  const result = await engine.compose({ ...size, format: 'png' });
  const ms = performance.now() - start;
  if (!poster) writeFileSync(join(folder, `${String(index + 1).padStart(3, '0')}.png`), result.bytes);
  drawn.push({ entry, result, ms });
  const { passed, minimumContrast, repairs, findings } = result.quality;
  console.log(
    `${index + 1}/${entries.length} ${passed ? 'ok' : 'FAILED'} ${result.look} ${result.family ?? ''} ${ms.toFixed(0)} ms ` +
      `${(result.bytes.length / 1024).toFixed(0)} kB contrast ${minimumContrast} ${entry.prompt.slice(0, 60)}`,
  );
  const found = findings.map((f) => `${f.check}: ${f.detail}`);
  for (const note of [...repairs, ...found, ...messagesOf(result.warnings)]) console.log(`   ${note}`);
}
const sheet = join(folder, poster ? 'gallery.png' : 'sheet.png');
writeFileSync(sheet, await (poster ? drawPoster(drawn.map(({ result }) => result.bytes)) : drawSheet()));
console.log(`${drawn.length} pictures and ${sheet}`);

async function drawSheet(): Promise<Uint8Array> {
  const cells = drawn.map(({ entry, result, ms }, index) => ({
    caption: `${index + 1} ${result.look} ${ms.toFixed(0)}ms ${result.quality.passed ? '' : 'FAILED '}| ${result.family ?? ''} | ${entry.prompt}`,
    bytes: result.bytes,
  }));
  return drawContactSheet(cells, SHEET, await createRenderKit());
}
