import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';
import { readConcepts } from '../../../lexicon/read-lexicon.ts';

/** Words for many of a kind, beside a creature or somebody: "a pack of wolves", "a wolf pack". */
export const HERD_WORDS = loadVocabulary('herds', () => true);

type Team = { member: string; count: number };

/** What a word for a team stands for: who its members are, and how many of them are drawn. */
export const TEAMS: Readonly<Record<string, Team>> = Object.fromEntries(
  readConcepts('teams').map(({ id, member = '', count }) => [id, { member, count: Number(count) }]),
);

/** Words for teams; their values are keys of `TEAMS`. */
export const TEAM_WORDS = loadVocabulary('teams', ({ id }) => id);

/** Germanic compounds of a creature and its many: `Wolfsrudel`, `fårflock`. Folded. */
export const HERD_COMPOUNDS: Readonly<Record<string, RegExp>> = {
  de: /(?:herden?|rudels?|schwarme?s?|schar(?:en)?|kolonien?)$/u,
  nl: /(?:kuddes?|roedels?|zwerm(?:en)?|kolonies?)$/u,
  sv: /(?:flock(?:en|ar)?|hjord(?:en|ar)?|svarm(?:en|ar)?|stim(?:met)?)$/u,
  da: /(?:flok(?:ken|ke)?|hjord(?:en|e)?|svaerm(?:en|e)?|stime[rn]?)$/u,
  nb: /(?:flokk(?:en|er)?|hjord(?:en|er)?|sverm(?:en|er)?|stim(?:en|er)?)$/u,
};
