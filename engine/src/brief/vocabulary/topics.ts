import type { Topic } from '../brief.ts';
import type { Entry } from './terms.ts';
import { FURTHER_TOPICS } from './topics-further.ts';
import { LIFE_TOPICS } from './topics-life.ts';
import { WORK_TOPICS } from './topics-work.ts';

/** Words by the subject area that they speak about, one entry an area. */
export const TOPICS: readonly Entry<Topic>[] = [...WORK_TOPICS, ...LIFE_TOPICS].map(({ value, terms }) => {
  const further = FURTHER_TOPICS.find((entry) => entry.value === value)?.terms.any;
  return { value, terms: { ...terms, any: [terms.any, further].filter(Boolean).join(', ') } };
});
