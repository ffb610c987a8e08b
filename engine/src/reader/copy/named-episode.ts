import { findEpisode } from '../facts/episode.ts';
import { findQuotes } from '../reading/quotes.ts';
import { asksForThing } from '../request/signs.ts';
import { SHOW_LINKS, SHOW_NOUNS } from '../vocabulary/copy/works.ts';

// "... of the podcast Coffee with Strangers: The quiet bus": small words may stand inside the name.
const SHOW = new RegExp(
  `^([^:：\\n"“„«]{3,70}?)\\s(?:(?:${SHOW_LINKS})\\s)?(${SHOW_NOUNS})\\s(\\p{Lu}[^,;:：.!?\\n]*?)\\s?[:：]\\s*(\\p{Lu}[^\\n]*)$`,
  'iu',
);
const LEADS =
  /[\s,]*(?:(?:for|of|para|por|für|pour|per|voor|zu|zur)\s)?(?:(?:the|o|a|el|la|le|il|die|der|das|de|het)\s)?$/iu;
const MAX_NAME_WORDS = 6;

/**
 * Puts the name of a show and what its episode is called into quotation marks: "cover for episode 8 of the podcast
 * Coffee with Strangers: The quiet bus". Else the text stays.
 */
export function quoteEpisode(text: string, language: string): string {
  const [, lead = '', noun = '', name = '', title = ''] = SHOW.exec(text) ?? [];
  if (title === '' || !/^\p{Lu}/u.test(name) || findQuotes(text).quotes.length > 0) return text;
  const episode = findEpisode(lead);
  const thing = (episode ? lead.slice(0, episode.start) : lead).replace(LEADS, '');
  if (name.split(/\s+/).length > MAX_NAME_WORDS || !asksForThing(thing, language)) return text;
  const over = [name, episode?.words].filter(Boolean).join(' · ');
  const behind = episode ? lead.slice(episode.end).replace(/^\s*(?:of|von|de|do|da|del|van)?\s*$/iu, '') : '';
  return `${thing} ${noun}${behind}, eyebrow: “${over}”, title: “${title.replace(/[.\s]+$/u, '')}”`;
}
