import { signal } from '@preact/signals';
import type { Usage } from '../../../client/src/index.ts';
import { api } from './api.ts';
import { noteSignedOut } from './session.ts';

/** What is left this month; undefined until that is known. */
export const credits = signal<Usage | undefined>(undefined);

/** Call it after whatever costs a credit. */
export async function loadCredits(): Promise<void> {
  try {
    credits.value = await api.usage();
  } catch (error) {
    // Only shown: a screen that needs credits hears why it got none.
    noteSignedOut(error);
  }
}
