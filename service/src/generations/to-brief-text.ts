import type { Brief } from '@cardwright/engine';

/** The texts of a brief in lower case, a line each: what a search of the history finds it by. */
export const toBriefText = ({ blocks = [], picture }: Brief): string =>
  [...blocks.flatMap(({ text, value, detail, label }) => [text, value, detail, label]), picture?.text]
    .filter((text) => text !== undefined && text !== null && text !== '')
    .join('\n')
    .toLowerCase();
