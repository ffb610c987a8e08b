/**
 * `npm run drawings`: checks the tables and files of `engine/data/drawings/`, measures the outlines of the drawings, and writes a
 * page that shows them all, with a search box, to `.gallery/drawings.html`.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Renderer } from '@takumi-rs/core';
import type { Drawing } from '../src/art/drawings/drawing.ts';
import { STAND_IN_COLORS } from '../src/art/drawings/drawing-row.ts';
import { DRAWINGS_FOLDER, drawings, drawingsIn, findDrawingRow } from '../src/art/drawings/drawings.ts';
import { CATEGORIES } from '../src/art/drawings/load-drawings.ts';
import { OUTLINES_FILE } from '../src/art/drawings/outlines.ts';
import { checkDrawings } from '../src/art/testing/check-drawings.ts';
import { measureOutline } from '../src/art/testing/measure-outline.ts';
import { readConcepts, readTerms } from '../src/lexicon/read-lexicon.ts';

const PAGE = '.gallery/drawings.html';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function card(drawing: Drawing, category: string): string {
  const { name, nouns, presence, natural } = drawing;
  const {
    name: _,
    nouns: __,
    natural: ___,
    presence: ____,
    ...row
  } = findDrawingRow(name) ?? { name, nouns };
  const facts = [natural ? 'natural' : 'any palette', ...Object.keys(row), ...Object.keys(presence ?? {})]
    .filter((fact) => !['nouns', 'tall'].includes(fact))
    .join(', ');
  const where = presence ? `${presence.home}, ${presence.metres} m` : 'cards alone';
  const words = [name, category, facts, where, ...nouns].join(' ').toLowerCase();
  return `<article data-words="${escapeHtml(words)}"><svg viewBox="0 0 ${drawing.width} ${drawing.height}">${drawing.draw(natural ?? STAND_IN_COLORS, `${name}-`)}</svg><h2>${name}</h2><p>${category} · ${where}</p><p>${escapeHtml(nouns.join(', '))}</p><p class="facts">${facts}</p></article>`;
}

// Not those that name no noun but lists of them.
const conceptTables = (): string[] =>
  globSync('*.tsv', {
    cwd: join(DRAWINGS_FOLDER, '../lexicon/concepts'),
    exclude: ['word-lists.tsv', 'sets.tsv'],
  }).map((file) => basename(file, '.tsv'));

/** Drawings of a scene that no prompt can name: none of their nouns is a concept or an English word of one. */
function findNameless(): string[] {
  const known = new Set(
    conceptTables().flatMap((table) => [
      ...readConcepts(table).map(({ id }) => id),
      ...[...readTerms(table, 'en').values()].flat(),
    ]),
  );
  return CATEGORIES.flatMap((category) => drawingsIn(category))
    .filter(({ presence }) => presence && !presence.nouns.some((noun) => known.has(noun)))
    .map(({ name }) => `${name}: no prompt can name it; add a word (CONTRIBUTING.md, "Add a word")`);
}

const faults = checkDrawings(DRAWINGS_FOLDER);
for (const fault of faults) console.error(`engine/data/drawings/${fault}`);
if (faults.length > 0) process.exit(1);
for (const note of findNameless()) console.log(note);

const renderer = new Renderer();
const outlines: string[] = [];
for (const drawing of drawings)
  outlines.push(`"${drawing.name}":${JSON.stringify(await measureOutline(renderer, drawing))}`);
writeFileSync(OUTLINES_FILE, `{\n${outlines.join(',\n')}\n}\n`);

const cards = CATEGORIES.flatMap((category) =>
  drawingsIn(category).map((drawing) => card(drawing, category)),
);
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${cards.length} drawings</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 0; background: #f4f1ea; color: #2c3140 }
header { position: sticky; top: 0; padding: 12px 20px; background: #2c3140; color: #fff }
input { font: inherit; padding: 6px 10px; width: 22em; max-width: 60vw }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 12px; padding: 20px }
article { background: #fff; border-radius: 8px; padding: 12px; content-visibility: auto; contain-intrinsic-size: 180px 270px }
article[hidden] { display: none }
svg { display: block; width: 100%; height: 140px }
h2 { font-size: 15px; margin: 8px 0 2px }
p { margin: 0; font-size: 12px; overflow-wrap: anywhere }
.facts { color: #6a6f7c }
</style>
<header><input type="search" placeholder="Name, noun, category or fact: glow, dye, seasons" aria-label="Search" autofocus> <output>${cards.length}</output> of ${cards.length} drawings</header>
<main>
${cards.join('\n')}
</main>
<script>
const all = [...document.querySelectorAll('article')];
document.querySelector('input').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(/\\s+/);
  for (const each of all) each.hidden = !words.every((word) => each.dataset.words.includes(word));
  document.querySelector('output').value = all.filter((each) => !each.hidden).length;
});
</script>
</html>
`;
mkdirSync('.gallery', { recursive: true });
writeFileSync(PAGE, page);
console.log(`${cards.length} drawings without a fault: ${PAGE}`);
