import type { DesignRequest } from '../../brief/design-request.ts';
import { listCardMatters } from '../../reader/list-card-matters.ts';

const SOFTWARE: ReadonlySet<string> = new Set([
  'software',
  'servers',
  'databases',
  'data work',
  'coding class',
]);

/** Subjects that mean themselves even near software; a library, a branch, a bug or a container does not. */
export const SEEN_NEAR_SOFTWARE: ReadonlySet<string> = new Set(
  (
    'laptop phone robot robot-standing lock key database server-rack cloud gear magnifier rocket box clock ' +
    'hourglass credit-card envelope lightbulb bar-chart gamepad headphones microphone camera shopping-cart calendar ' +
    'graduation-cap megaphone palette piggy-bank scales'
  ).split(' '),
);

/** Matters whose words software only borrows: moving from REST to gRPC needs no boxes. */
export const MEANT_OTHERWISE: ReadonlySet<string> = new Set([
  'moving',
  'building',
  'cleaning',
  'repair',
  'plumbing',
]);

// A blog's card has the topic "writing" because of its kind.
const firstTopic = ({ topics }: DesignRequest): string | undefined =>
  topics.find((topic) => topic !== 'writing');

/** Whether a card is mainly about code, whatever its kind. */
const isAboutCode = (request: DesignRequest): boolean => firstTopic(request) === 'code';

/** Whether a card is about software, where everyday words are technical terms. */
export const isOfSoftware = (request: DesignRequest): boolean =>
  isAboutCode(request) || listCardMatters(request).some(({ name }) => SOFTWARE.has(name));
