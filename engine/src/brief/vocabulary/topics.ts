import type { Topic } from '../brief.ts';
import type { Entry } from './terms.ts';
import { LIFE_TOPICS } from './topics-life.ts';
import { WORK_TOPICS } from './topics-work.ts';

/** Words by the subject area that they speak about. */
export const TOPICS: readonly Entry<Topic>[] = [...WORK_TOPICS, ...LIFE_TOPICS];
