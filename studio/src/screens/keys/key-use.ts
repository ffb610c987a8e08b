import type { DailyUsage } from '../../../../client/src/index.ts';

/** What a key was used for in the last 30 days; undefined for nothing. */
export type KeyUse = DailyUsage['keys'][number] | undefined;
