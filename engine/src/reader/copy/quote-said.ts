import { quoteGreeting } from './greeting-card.ts';
import { quoteFields } from './labelled-fields.ts';
import { quoteMasthead } from './masthead.ts';
import { quoteEpisode } from './named-episode.ts';
import { quoteOwner } from './named-owner.ts';
import { quotePlaced } from './placed-words.ts';
import { quoteSpoken } from './spoken-words.ts';
import { quoteRating } from './stated-rating.ts';
import { quoteVersion } from './versioned-name.ts';
import { quoteWork } from './work-cover.ts';

/** Words whose role is told by what stands beside them are read like quoted ones. */
export function quoteSaid(text: string, language: string): string {
  const readers = [
    quoteVersion,
    quoteMasthead,
    quoteWork,
    quoteEpisode,
    quoteOwner,
    quoteSpoken,
    quotePlaced,
    quoteFields,
    quoteGreeting,
    quoteRating,
  ];
  return readers.reduce((said, quote) => quote(said, language), text);
}
