import { getPlace } from '../art/scenes/places.ts';
import type { Brief, Style } from '../brief/brief.ts';
import { readCompared } from '../layout/compared.ts';
import { isWritten } from '../layout/handwriting.ts';
import { toShare } from '../layout/share.ts';
import { planScene } from './plan-scene.ts';

/** The look that is each style. */
const DRAWN_BY: Readonly<Record<Style, string>> = {
  terminal: 'terminal',
  chalkboard: 'chalkboard',
  blueprint: 'blueprint',
  watercolor: 'watercolor',
  ink: 'ink',
  brutalist: 'brutalist',
  infographic: 'data',
  comparison: 'versus',
  rainbow: 'rainbow',
  bistro: 'bistro',
  deco: 'deco',
};

// Styles of lettering, in which words without a hand of their own look printed.
const BY_HAND: ReadonlySet<string> = new Set(['handmade', 'chalkboard']);

const showsInPlace = (brief: Brief, words: string): boolean => {
  const { plan } = planScene(brief);
  return plan ? getPlace(plan.place).shows.includes(words.toLowerCase()) : false;
};

/** Sentences for a person: the asked manners that an image in this look is not in, or only in part. */
export function describeStyles(brief: Brief, look: string): string[] {
  return (brief.styles ?? []).flatMap(({ style, words }): string[] => {
    const own = style === 'handmade' ? 'handmade' : DRAWN_BY[style];
    if (BY_HAND.has(style) && look === own && !isWritten(brief.copy.title))
      return [`“${words}” is drawn, but not written: no handwriting has the letters of these words.`];
    if (style === 'handmade') return [];
    if (look === 'scene')
      // The blackboard of a classroom is to be seen.
      return showsInPlace(brief, words)
        ? []
        : [`“${words}” is not possible for a picture yet: it is drawn as flat illustration.`];
    if (look !== own) return [`“${words}” was not followed: the card is drawn in another manner.`];
    if (style === 'infographic' && !toShare(brief.copy.metric?.value))
      return [
        `“${words}”: the words name no share (73%, 8 of 10) that a chart could show, so none is drawn to scale.`,
      ];
    if (style === 'comparison' && !readCompared(brief.copy))
      return [`“${words}”: the words do not name the things as “A vs B”, so they are not set side by side.`];
    return [];
  });
}
