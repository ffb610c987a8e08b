import { findIllustration, illustrationOf } from '../../art/illustrations.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { readText } from '../../reader/reading/reading.ts';
import { isProperPart } from '../../reader/spans.ts';
import { findObjectNames } from './find-object-names.ts';

/**
 * The first thing of a picture that has a drawing, as `subject:<name>`. The name of an object that has the words of other things in it says
 * what is meant: a gear is no tooth and no car, whatever its signs mean one by one.
 */
export function findAskedDrawing({ pictured = '', scene, language }: DesignRequest) {
  const named = findObjectNames(readText(pictured), language);
  const things = (scene?.asks ?? []).flatMap((ask) => {
    // What only drawings know by its English name, no word of the lexicon: a twig.
    if (ask.part !== 'thing' && !(ask.part === 'stranger' && language === 'en')) return [];
    const span = { start: ask.start, end: ask.start + ask.words.length };
    const noun = ask.part === 'thing' ? (scene?.things[ask.thing]?.noun ?? '') : ask.words;
    return named.some((one) => isProperPart(span, one)) ? [] : [{ ...span, nouns: [noun] }];
  });
  const objects = named.map(({ value, ...span }) => ({ ...span, nouns: [value] }));
  const isCompound = named.some(
    (one) =>
      (scene?.asks ?? []).filter(
        ({ part, start }) => part === 'thing' && start >= one.start && start < one.end,
      ).length > 1,
  );
  for (const { nouns } of [...things, ...objects].toSorted((a, b) => a.start - b.start)) {
    const found = findIllustration(nouns) ?? illustrationOf(`subject:${nouns[0]}`);
    if (found) return { name: `subject:${found.name}`, isCompound };
  }
  return undefined;
}
