import type { DesignRequest } from '../brief/design-request.ts';
import { titleOf } from '../brief/statement.ts';
import { bilingualRule } from '../lexicon/language-rule.ts';

const ASKS = bilingualRule('iu')`^${'askingReaders'}(?!\p{L})`;

/** Whether a card asks its readers for something; its "thank you" is then politeness, not a celebration. */
export const asksReaders = (request: Pick<DesignRequest, 'briefKind' | 'statements' | 'language'>): boolean =>
  ASKS(request.language).test(titleOf(request));

// "Brewing at home", "evde yoga".
const AT_HOME = bilingualRule('iu')`${'atHome'}`;

/** Whether something is done at home, which is no reason to draw a house. */
export const happensAtHome = ({
  words: prompt,
  language,
}: Pick<DesignRequest, 'words' | 'language'>): boolean => AT_HOME(language).test(prompt);
