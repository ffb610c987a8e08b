import { clip, type Warning, warn } from '../../brief/warning.ts';
import type { Wishes } from './read-wishes.ts';

// What is said of each ask that no look can meet.
const UNMET = {
  layout: ['layout_not_followed', ' was not followed: the arrangement comes from the look.'],
  object: ['not_available', ' cannot be shown: a card is made from its words alone.'],
  imitation: ['not_available', ' was not followed: looks of other artists and brands are not imitated.'],
  several: ['not_available', ': one image is made at a time; another seed gives another one.'],
} as const;

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
  for (const { ask, words } of wishes.unmet) {
    const [code, message] = UNMET[ask];
    warnings.push(warn(code, `“${clip(words)}”${message}`, [words]));
  }
  return warnings;
}
