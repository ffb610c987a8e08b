// Draws running text of every script into sheets in `.gallery/letters`: `npm run letters:sheets -- [languages a script, default 2]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlacedText } from '../src/composition.ts';
import { createRenderKit } from '../src/render/render-kit.ts';
import { toEngineLanguage } from '../tests/letters/check-language.ts';
import { type LanguageText, mainScript, readLanguages } from '../tests/letters/languages.ts';

const ofEachScript = Number(process.argv[2] ?? 2);
const folder = join(import.meta.dirname, '../../.gallery/letters');
const ROWS = 10;
const SHEET = { width: 1500, row: 170 };
const INK = '#14213d';

const kit = await createRenderKit();
const plain = { family: 'Inter', weight: 400, lineHeight: 1.25 };

const seen = new Map<string, number>();
const chosen = readLanguages()
  .filter(({ text }) => {
    const script = mainScript(text);
    seen.set(script, (seen.get(script) ?? 0) + 1);
    return (seen.get(script) ?? 0) <= ofEachScript;
  })
  .sort((a, b) => (mainScript(a.text) < mainScript(b.text) ? -1 : 1));

async function placeRow({ tag, name, text }: LanguageText, index: number): Promise<PlacedText[]> {
  const y = index * SHEET.row + 8;
  const style = { ...plain, language: toEngineLanguage(tag) };
  const missing = await kit.missingGlyphs(text, style);
  const label = `${mainScript(text)}: ${tag}, ${name}${missing.length > 0 ? ` (${missing.length} letters without a font)` : ''}`;
  const set = async (words: string, own: typeof plain, maxHeight: number, sizes: [number, number]) =>
    kit.typesetter.fit({
      text: words,
      style: own,
      maxWidth: SHEET.width - 40,
      maxHeight,
      maxSize: sizes[1],
      minSize: sizes[0],
      maxLines: 3,
    });
  const [heading, sample] = [await set(label, plain, 24, [14, 16]), await set(text, style, 126, [22, 40])];
  const at = (top: number, fitted: PlacedText['fitted'], color: string): PlacedText => ({
    role: 'title',
    fitted,
    box: { x: 20, y: y + top, width: SHEET.width - 40, height: fitted.height },
    align: fitted.direction === 'rtl' ? 'right' : 'left',
    color,
  });
  return [at(0, heading, '#c1121f'), at(26, sample, INK)];
}

mkdirSync(folder, { recursive: true });
for (let from = 0; from < chosen.length; from += ROWS) {
  const rows = chosen.slice(from, from + ROWS);
  const texts = (await Promise.all(rows.map(placeRow))).flat();
  const height = rows.length * SHEET.row;
  const sheet = { width: SHEET.width, height, background: '#ffffff', art: [], images: [], texts };
  const pixels = await kit.canvas.drawType(sheet, await kit.canvas.drawArt(sheet));
  writeFileSync(join(folder, `${from / ROWS + 1}.png`), await kit.canvas.encode(pixels, 'png'));
}
process.stdout.write(`${chosen.length} texts in ${seen.size} scripts: ${folder}\n`);
