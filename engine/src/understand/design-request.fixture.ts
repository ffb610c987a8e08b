import type { Brief } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { EMPTY_BRIEF } from './empty-brief.fixture.ts';
import { understand } from './understand.ts';

/** The design request of a described picture; `more` is what else its brief says. */
export const requestPicture = (words: string, more: Partial<Brief> = {}): DesignRequest =>
  understand({ ...EMPTY_BRIEF, language: 'und', kind: 'picture', picture: { text: words }, ...more });

/** The design request of a card with a title; `more` is what else its brief says, its further blocks among it. */
export const requestCard = (title: string, { blocks = [], ...more }: Partial<Brief> = {}): DesignRequest =>
  understand({
    ...EMPTY_BRIEF,
    language: 'und',
    blocks: [{ role: 'title', text: title }, ...blocks],
    ...more,
  });
