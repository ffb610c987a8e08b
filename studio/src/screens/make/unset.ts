import type { Generation, ReadBrief } from '../../../../client/src/index.ts';
import type { Brief } from './brief.ts';

type Warning = Generation['warningDetails'][number];

// Words that are on no card; whoever meant them as text sets them.
const LOST: ReadonlySet<string> = new Set(['not_on_card', 'not_understood']);

/** Whether a warning names words that can be set as they are. */
export const isAboutLostWords = ({ code }: Pick<Warning, 'code'>): boolean => LOST.has(code);

// One word alone may be in another text by chance.
const isSet = (words: string, { blocks }: Brief): boolean =>
  blocks.some(({ text }) => text === words || (words.includes(' ') && text.includes(words)));

/** What of a prompt is still not set, after what a person has set by hand. */
export const findUnset = (unused: ReadBrief['unused'], brief: Brief): ReadBrief['unused'] =>
  unused.filter(({ text }) => !isSet(text, brief));

const DOUBTS: ReadonlySet<string> = new Set(['unclear', 'set_as_one', 'set_as_text']);

/** Warnings without those that doubt how the texts were read: whoever has corrected them has decided. */
export const dropDoubts = (warnings: readonly Warning[]): Warning[] =>
  warnings.filter(({ code }) => !DOUBTS.has(code));

/** Warnings without words that a person has set since: what is on the card is not missing. */
export const dropSet = (warnings: readonly Warning[], brief: Brief): Warning[] =>
  warnings.flatMap((warning) => {
    if (!isAboutLostWords(warning)) return [warning];
    const words = warning.words.filter((text) => !isSet(text, brief));
    if (words.length === warning.words.length) return [warning];
    const named = words.map((text) => `“${text}”`).join(', ');
    return words.length > 0 ? [{ ...warning, message: `Not on the card: ${named}.`, words }] : [];
  });
