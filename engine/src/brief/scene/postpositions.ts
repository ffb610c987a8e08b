import type { Mention } from '../reading/lexicon.ts';
import { isBaseForm } from '../reading/plural.ts';
import { foldText, type Reading } from '../reading/reading.ts';
import { POSTPOSITIONS } from '../vocabulary/relations.ts';
import type { SceneMention } from './mentions.ts';

/** Words of place that stand behind their noun. */
export function findPostpositions(
  { text }: Reading,
  language: string,
  things: readonly Mention<unknown>[],
): SceneMention[] {
  const table = POSTPOSITIONS[language];
  if (!table) return [];
  return things.flatMap(({ start: noun, end }): SceneMention[] => {
    const rest = text.slice(end, end + 16);
    const own = text.slice(noun, end);
    // "다리 위": the noun is told from a leg by it.
    const within = Object.entries(table.words).find(
      ([word]) => own.endsWith(` ${word}`) || own.endsWith(`の${word}`),
    );
    if (within) return [{ part: 'relation', value: within[1], start: end, end: end + 1, behind: end }];
    const seated = table.seats?.noun.test(own) ? table.seats.particle.exec(rest) : null;
    if (seated)
      return [{ part: 'relation', value: 'on', start: end, end: end + seated[0].length, behind: end }];
    const link = table.link.exec(rest);
    const found = link && Object.entries(table.words).find(([word]) => rest.startsWith(word, link[0].length));
    if (!found) {
      // `Gazete` only looks as if it were in something.
      const ending = isBaseForm(foldText(own), language)
        ? undefined
        : table.endings?.find(([letters]) => letters.test(own));
      // It takes the blank behind the noun, so that it is between the two that it relates.
      return ending ? [{ part: 'relation', value: ending[1], start: end, end: end + 1, behind: end }] : [];
    }
    const start = end + link[0].length;
    return [{ part: 'relation', value: found[1], start, end: start + found[0].length, behind: end }];
  });
}
