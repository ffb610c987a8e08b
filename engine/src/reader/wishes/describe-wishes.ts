import { type Warning, warn } from '../../brief/warning.ts';
import type { Wishes } from './read-wishes.ts';

const MAX_WORDS = 80;

/** Describes what was asked for and cannot be done. */
export function describeWishes(wishes: Wishes): Warning[] {
  const warnings: Warning[] = [];
  for (const medium of wishes.media) {
    const message = `“${clip(medium)}” is not possible yet: the image is drawn as flat illustration.`;
    warnings.push(warn('not_available', message, [medium]));
  }
  if (wishes.bothSchemes) {
    const message = `The prompt asks for both dark and light; the one named first, ${wishes.scheme}, was used.`;
    warnings.push(warn('conflicting_wishes', message));
  }
  for (const { ask, words } of wishes.unmet) warnings.push(describeUnmet(ask, words));
  return warnings;
}

function describeUnmet(ask: Wishes['unmet'][number]['ask'], words: string): Warning {
  const named = `“${clip(words)}”`;
  switch (ask) {
    case 'layout':
      return warn('layout_not_followed', `${named} was not followed: the arrangement comes from the look.`, [
        words,
      ]);
    case 'object':
      return warn('not_available', `${named} cannot be shown: a card is made from its words alone.`, [words]);
    case 'imitation':
      return warn(
        'not_available',
        `${named} was not followed: looks of other artists and brands are not imitated.`,
        [words],
      );
    case 'several':
      return warn('not_available', `${named}: one image is made at a time; another seed gives another one.`, [
        words,
      ]);
  }
}

function clip(text: string): string {
  return text.length > MAX_WORDS
    ? `${text
        .slice(0, MAX_WORDS - 1)
        .toWellFormed()
        .replaceAll('\ufffd', '')}…`
    : text;
}
