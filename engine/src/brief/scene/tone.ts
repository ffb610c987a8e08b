import { findColourCodes } from '../colours.ts';
import { createLexicon, type Mention } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import type { Signs } from '../request/signs.ts';
import { findNouns } from '../subjects.ts';
import { COLOURS } from '../vocabulary/colours.ts';
import { MANNER_WORDS, type Manner } from '../vocabulary/tones.ts';
import { coloursOfMade } from './made-colours.ts';

/** How a whole picture is coloured: by colours that belong to no thing in it, in a manner, in those of autumn. */
export type SceneTone = { hues: string[]; manner?: Manner; autumnal?: boolean };

const colours = createLexicon(COLOURS, { foreign: false });
const manners = createLexicon(MANNER_WORDS, { foreign: false });

// "in shades of", ", ", "mit", at the beginning: not the article before a coloured thing.
const LEADS =
  /(?:^|[,;:.–—\ue000-\uf8ff]|(?<!\p{L})(?:in|en|em|auf|im|of|de|di|von|with|mit|avec|con|com|met|only|nur|mostly|all|во?|в))\s*(?:(?:all|soft|deep|rich|warm|cool|light|dark|different|various|shades|tones|hues|tons|tonos|toni|tönen|nuances|verschiedenen|of|de|di|von|the|a|palette)\s+){0,4}$/iu;
const TONE_WORD =
  /^[\s-]*(?:only\s*)?(?:(?:tones?|toned|palette|colou?rs?|shades?|hues?|tints?|scheme|mood|light|töne[nr]?|farben|farbtöne[n]?|tonos?|tons?|couleurs?|colores|cores|colori|tonalit\p{L}+|paleta|тона[хм]?|тонов|цвет[аов]*|гамм[аеы])(?!\p{L})|色调|色調|系|톤|トーン)/iu;
// Before a single colour.
const TONED_LEAD =
  /(?<!\p{L})(?:shades?|tones?|hues?|tonos?|tons?|toni|tönen|nuances|оттенк\p{L}*|тонах|palette)(?:\s(?:of|de|di|von|\p{L}+\s(?:y|et|e|and|и)))?\s*$/iu;
const ENDS = /^\s*(?:$|[,;.!\ue000-\uf8ff]|(?:title|titel|titre|título|titolo|with the)(?!\p{L}))/iu;
const AUTUMNAL =
  /(?:autumn|fall)(?:al)?\s(?:colou?rs?|palette|tones|hues)|herbst(?:farben|tön|palette)|couleurs d.automne|colores? de otoño|cores de outono|colori d.autunno|herfstkleuren|осенн\p{L}+ (?:цвет|тон|красок|палитр)|秋色|秋の色|가을빛/iu;
const JOINS =
  /^\s*(?:,|&|\+|and|und|et|y|e|en|и|と|和|와|과|\/)?\s*(?:(?:deep|soft|warm|light|dark|burnt|pale)\s+)?$/iu;

/** The tone that a prompt asks for the whole picture, `#rrggbb` in the order asked; quoted words are masked. */
export function readTone(reading: Reading, language: string, signs?: Signs): SceneTone | undefined {
  const manner = manners.find(reading, language)[0];
  const hues = [...findColourCodes(reading.text), ...colours.find(reading, language)]
    // "Monochrome" is a grey as well.
    .filter(({ start, end }) => !manner || start >= manner.end || end <= manner.start)
    .toSorted((a, b) => a.start - b.start);
  const nouns = findNouns(reading, language).filter(({ value }) => value.role === 'thing');
  const made = coloursOfMade(reading, language, hues, signs, nouns);
  const found =
    made.length > 0
      ? made
      : toRuns(reading.text, hues).find((run) => areOfPicture(run, reading.text, manner, nouns));
  const autumnal = AUTUMNAL.test(reading.text);
  if (!found && !manner && !autumnal) return undefined;
  return {
    hues: found?.map(({ value }) => value) ?? [],
    ...(manner ? { manner: manner.value } : {}),
    ...(autumnal ? { autumnal } : {}),
  };
}

/** Colours that are named one after the other. */
function toRuns(text: string, hues: readonly Mention<string>[]): Mention<string>[][] {
  const runs: Mention<string>[][] = [];
  for (const hue of hues) {
    const last = runs.at(-1)?.at(-1);
    if (last && JOINS.test(text.slice(last.end, hue.start))) runs.at(-1)?.push(hue);
    else runs.push([hue]);
  }
  return runs;
}

/** Whether colours are those of the picture: of no thing behind or before them. */
function areOfPicture(
  run: readonly Mention<string>[],
  text: string,
  manner: Mention<Manner> | undefined,
  nouns: readonly Mention<unknown>[],
): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  const [before, after] = [text.slice(0, first.start), text.slice(last.end)];
  if (TONE_WORD.test(after)) return true;
  if (manner && manner.end <= first.start && first.start - manner.end < 12) return ENDS.test(after);
  if (!ENDS.test(after)) return false;
  if (TONED_LEAD.test(before)) return true;
  if (!LEADS.test(before)) return false;
  // "A car in red and white" is about the car, and one colour says too little.
  const lead = before.search(LEADS);
  const ofThing = nouns.some(({ end }) => /^\s*$/.test(text.slice(end, lead < 0 ? first.start : lead)));
  return run.length > 1 && !ofThing;
}
