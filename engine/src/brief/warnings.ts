import type { Copy, Kind } from './brief.ts';
import type { Wishes } from './wishes.ts';

const MAX_WORDS = 80;

export type WarningFacts = {
  kind: Kind;
  /** The words describe a scene, with or without words to set. */
  depicts: boolean;
  copy: Copy;
  wishes: Wishes;
  quotes: number;
  /** How many of them the copy holds. */
  shownQuotes: number;
  /** Instructions that say nothing the vocabulary knows. */
  unread: string[];
  /** Words of the prompt that the copy leaves out because it is long. */
  shortened: boolean;
};

/** Sentences for a person about what was asked for and is not shown. */
export function describeWarnings({
  kind,
  depicts,
  copy,
  wishes,
  quotes,
  shownQuotes,
  unread,
  shortened,
}: WarningFacts): string[] {
  const warnings: string[] = [];
  if (kind === 'picture') {
    warnings.push(
      `Scenes are not drawn yet: the card sets the words “${clip(copy.title)}” instead of a picture of them.`,
    );
  } else if (depicts) {
    warnings.push(
      `Scenes are not drawn yet: the card sets its words without the picture that the prompt describes.`,
    );
  }
  for (const medium of wishes.media) {
    warnings.push(`“${clip(medium)}” is not possible yet: the card is drawn as flat graphics.`);
  }
  if (wishes.bothSchemes) {
    warnings.push(
      `The prompt asks for both dark and light; the one named first, ${wishes.scheme}, was used.`,
    );
  }
  if (wishes.platforms.length > 1 && wishes.platform) {
    warnings.push(
      `The prompt names several formats (${wishes.platforms.join(', ')}); the card was made for ${wishes.platform.name}.`,
    );
  }
  for (const { ask, words } of wishes.unmet) warnings.push(describeUnmet(ask, clip(words)));
  for (const words of unread) warnings.push(`“${clip(words)}” was not understood.`);
  if (quotes > shownQuotes) {
    warnings.push(`The prompt quotes ${quotes} texts: the card has room for the first ${shownQuotes}.`);
  }
  if (shortened) warnings.push('The prompt is long: the card shows its title and its first words.');
  return warnings;
}

function describeUnmet(ask: Wishes['unmet'][number]['ask'], words: string): string {
  switch (ask) {
    case 'layout':
      return `“${words}” was not followed: the arrangement comes from the look.`;
    case 'object':
      return `“${words}” cannot be shown: a card is made from its words alone.`;
    case 'imitation':
      return `“${words}” was not followed: looks of other artists and brands are not imitated.`;
    case 'several':
      return `“${words}”: one image is made at a time; another seed gives another one.`;
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
