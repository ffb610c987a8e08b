import type { Brief } from '../brief/brief.ts';
import { listCardMatters } from '../brief/card-matters.ts';

const SOFTWARE: ReadonlySet<string> = new Set([
  'software',
  'servers',
  'databases',
  'data work',
  'coding class',
]);

/** Subjects that mean themselves near software; a library, a branch, a bug or a container mean something else there. */
export const SEEN_NEAR_SOFTWARE: ReadonlySet<string> = new Set(
  (
    'laptop phone robot robot-standing lock key database server-rack cloud gear magnifier rocket box clock ' +
    'hourglass credit-card envelope lightbulb bar-chart gamepad headphones microphone camera shopping-cart calendar ' +
    'graduation-cap megaphone palette piggy-bank scales'
  ).split(' '),
);

/** Matters that software only borrows the word of: who moves from REST to gRPC needs no boxes. */
export const MEANT_OTHERWISE: ReadonlySet<string> = new Set([
  'moving',
  'building',
  'cleaning',
  'repair',
  'plumbing',
]);

// A card for a blog is of the topic "writing" by its kind.
const firstTopic = ({ topics }: Brief): string | undefined => topics.find((topic) => topic !== 'writing');

/** Whether what a card speaks about most is code, whatever kind of card it is. */
export const isAboutCode = (brief: Brief): boolean => firstTopic(brief) === 'code';

/** Whether a card is about software, so that its everyday words are to be taken as terms. */
export const isOfSoftware = (brief: Brief): boolean =>
  isAboutCode(brief) || listCardMatters(brief).some(({ name }) => SOFTWARE.has(name));
