import type { Manner, SceneTone } from '../../../brief/setting.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { findColorCodes, nativeColorWords } from '../../colors.ts';
import { findNouns } from '../../find-nouns.ts';
import { createLexicon, type Mention } from '../../reading/lexicon.ts';
import { openingOf } from '../../reading/opening.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Signs } from '../../signs/find-signs.ts';
import { MANNER_WORDS } from '../../vocabulary.ts';
import { findDesignColors } from './find-design-colors.ts';

const manners = createLexicon(MANNER_WORDS, { foreign: false });

// What introduces colors of the whole picture: "in shades of", ", ", "mit", or the start; not an article.
const LEADS = bilingualRule(
  'iu',
)`(?:^|[,;:.–—\ue000-\uf8ff]|(?<!\p{L})${'toneLeads'})\s*(?:${'toneFillers'}\s+){0,4}$`;
const TONE_WORD = bilingualRule('iu')`^[\s-]*(?:only\s*)?${'toneNouns'}`;
// What introduces a single color.
const TONED_LEAD = bilingualRule('iu')`(?<!\p{L})${'toneNounsBefore'}(?:\s(?:${'of'}|\p{L}+\s${'and'}))?\s*$`;
const ENDS = bilingualRule('iu')`^\s*(?:$|[,;.!\ue000-\uf8ff]|(?:${'titleNouns'}|with the)(?!\p{L}))`;
const AUTUMNAL = bilingualRule('iu')`${'autumnColors'}`;
const JOINS = bilingualRule('iu')`^\s*(?:,|&|\+|${'and'}|/)?\s*(?:${'shadeAdjectives'}\s+)?$`;

/** Reads the colors (`#rrggbb`, in order) and the manner of the whole picture. Quoted words must be masked. */
export function readTone(whole: Reading, language: string, signs?: Signs): SceneTone | undefined {
  const reading = openingOf(whole, language);
  const manner = manners.find(reading, language)[0];
  const hues = [...findColorCodes(reading.text), ...nativeColorWords.find(reading, language)]
    // "Monochrome" is also a word for grey.
    .filter(({ start, end }) => !manner || start >= manner.end || end <= manner.start)
    .toSorted((a, b) => a.start - b.start);
  const nouns = findNouns(reading, language).filter(({ value }) => value.role === 'thing');
  const made = findDesignColors(reading, language, hues, signs, nouns);
  const found =
    made.length > 0
      ? made
      : toRuns(reading.text, language, hues).find((run) =>
          colorWholePicture(run, reading.text, language, manner, nouns),
        );
  const autumnal = AUTUMNAL(language).test(reading.text);
  if (!found && !manner && !autumnal) return undefined;
  return {
    hues: found?.map(({ value }) => value) ?? [],
    ...(manner ? { manner: manner.value } : {}),
    ...(autumnal ? { autumnal } : {}),
  };
}

/** Groups colors that are coordinated: "red and gold". */
function toRuns(text: string, language: string, hues: readonly Mention<string>[]): Mention<string>[][] {
  const runs: Mention<string>[][] = [];
  for (const hue of hues) {
    const last = runs.at(-1)?.at(-1);
    if (last && JOINS(language).test(text.slice(last.end, hue.start))) runs.at(-1)?.push(hue);
    else runs.push([hue]);
  }
  return runs;
}

/** Whether colors apply to the whole picture and not to a thing beside them. */
function colorWholePicture(
  run: readonly Mention<string>[],
  text: string,
  language: string,
  manner: Mention<Manner> | undefined,
  nouns: readonly Mention<unknown>[],
): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  const [before, after] = [text.slice(0, first.start), text.slice(last.end)];
  if (TONE_WORD(language).test(after)) return true;
  if (manner && manner.end <= first.start && first.start - manner.end < 12) return ENDS(language).test(after);
  if (!ENDS(language).test(after)) return false;
  if (TONED_LEAD(language).test(before)) return true;
  if (!LEADS(language).test(before)) return false;
  // "A car in red and white": the car's. A single color is too weak a sign.
  const lead = before.search(LEADS(language));
  const ofThing = nouns.some(({ end }) => /^\s*$/.test(text.slice(end, lead < 0 ? first.start : lead)));
  return run.length > 1 && !ofThing;
}
