import type { DesignRequest, Kind, Topic } from '../brief/design-request.ts';
import { bilingualRule } from '../lexicon/language-rule.ts';

// The medium reads like a topic (a blog is writing, a podcast is sound), but says little about the card's subject.
const MEDIUM: Partial<Record<Kind, Topic>> = {
  article: 'writing',
  podcast: 'music',
  hiring: 'people',
  quote: 'writing',
  release: 'time',
};

// Kinds whose medium can be drawn when nothing else is known; a clock says nothing about a release.
const SPEAKING: readonly Kind[] = ['podcast', 'hiring'];

const ASKS = bilingualRule('iu')`^${'askingReaders'}(?!\p{L})`;

/** Whether a card asks its readers for something; its "thank you" is then politeness, not a celebration. */
export const asksReaders = ({ copy, language }: Pick<DesignRequest, 'copy' | 'language'>): boolean =>
  ASKS(language).test(copy.title);

// "Brewing at home", "evde yoga".
const AT_HOME = bilingualRule('iu')`${'atHome'}`;

/** Whether something is done at home, which is no reason to draw a house. */
export const happensAtHome = ({
  words: prompt,
  language,
}: Pick<DesignRequest, 'words' | 'language'>): boolean => AT_HOME(language).test(prompt);

/** Removes topics that are only about the card's medium or manners. */
export function dropMediumTopics(request: DesignRequest): DesignRequest {
  const { kind, topics } = request;
  const matter = topics.filter(
    (topic) =>
      topic !== MEDIUM[kind] &&
      !(topic === 'celebration' && asksReaders(request)) &&
      !(topic === 'home' && happensAtHome(request)),
  );
  const kept = matter.length > 0 || !SPEAKING.includes(kind) ? matter : topics;
  return kept.length === topics.length ? request : { ...request, topics: kept };
}
