import type { RelationKind } from '../../../brief/scene-ask.ts';
import { foldText } from '../../../lexicon/fold-text.ts';
import { grammarOf } from '../../../lexicon/grammar.ts';
import { languageRule } from '../../../lexicon/language-rule.ts';
import type { Mention } from '../../reading/lexicon.ts';
import { isBaseForm } from '../../reading/plural.ts';
import type { Reading } from '../../reading/reading.ts';
import type { SceneMention } from './scene-mention.ts';

const BEFORE = languageRule('u')`(?: |${'genitiveParticles'})$`;

/** Finds postpositions and case endings that say where something is. */
export function findPostpositions(
  { text }: Reading,
  language: string,
  things: readonly Mention<unknown>[],
): SceneMention[] {
  const table = grammarOf(language).postpositions;
  if (!table) return [];
  return things.flatMap(({ start: noun, end }): SceneMention[] => {
    const rest = text.slice(end, end + 16);
    const own = text.slice(noun, end);
    // "다리 위": the postposition tells the bridge from a leg.
    const within = Object.entries(table.words).find(
      ([word]) => own.endsWith(word) && BEFORE(language).test(own.slice(0, -word.length)),
    );
    if (within)
      return [{ part: 'relation', value: within[1] as RelationKind, start: end, end: end + 1, behind: end }];
    const seated = table.seats?.noun.test(own) ? table.seats.particle.exec(rest) : null;
    if (seated)
      return [{ part: 'relation', value: 'on', start: end, end: end + seated[0].length, behind: end }];
    const link = table.link.exec(rest);
    const found = link && Object.entries(table.words).find(([word]) => rest.startsWith(word, link[0].length));
    if (!found) {
      // `Gazete` only looks like a locative.
      const ending = isBaseForm(foldText(own), language)
        ? undefined
        : table.endings?.find(([letters]) => letters.test(own));
      // In the blank after the noun, so that it lies between the two things that it relates.
      return ending
        ? [{ part: 'relation', value: ending[1] as RelationKind, start: end, end: end + 1, behind: end }]
        : [];
    }
    const start = end + link[0].length;
    return [
      { part: 'relation', value: found[1] as RelationKind, start, end: start + found[0].length, behind: end },
    ];
  });
}
