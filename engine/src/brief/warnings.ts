import type { Wishes } from './request/wishes.ts';

const MAX_WORDS = 80;

export type WarningFacts = {
  wishes: Wishes;
  quotes: number;
  /** How many of them the copy holds. */
  shownQuotes: number;
  /** Instructions that say nothing the vocabulary knows. */
  unread: string[];
  /** Clauses that are neither on the card nor followed. */
  unshown: string[];
  /** Words of the prompt that the copy leaves out because it is long. */
  shortened: boolean;
};

/** Sentences for a person about what was asked for and is not shown. */
export function describeWarnings({
  wishes,
  quotes,
  shownQuotes,
  unread,
  unshown,
  shortened,
}: WarningFacts): string[] {
  const warnings: string[] = [];
  for (const medium of wishes.media) {
    warnings.push(`“${clip(medium)}” is not possible yet: the image is drawn as flat illustration.`);
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
  for (const words of unshown) warnings.push(`“${clip(words)}” is not on the card.`);
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
