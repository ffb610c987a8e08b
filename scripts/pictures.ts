import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '@cardwright/engine';
import { SAMPLE_PICTURES } from '../service/src/http/pages/sample-pictures.ts';

// Draws the pictures of the landing page. Look at them before you commit them.

const folder = join(import.meta.dirname, '../service/src/http/pages/pictures');
mkdirSync(folder, { recursive: true });
const engine = await createEngine();
for (const { name, prompt, seed } of SAMPLE_PICTURES) {
  const { bytes, warnings } = await engine.compose({
    prompt,
    seed,
    width: 1200,
    height: 630,
    longSide: 600,
    format: 'jpeg',
  });
  writeFileSync(join(folder, `${name}.jpg`), bytes);
  console.log(name, bytes.length, ...warnings);
}
