import { readDraft, storeDraft } from './draft.ts';

/** The brand that was saved last in this browser, which is chosen once wherever one can be chosen. */
type SavedBrand = { name: string; taken: readonly string[] };

const DRAFT = 'saved-brand';

export const noteSavedBrand = (owner: string, name: string): void =>
  storeDraft(owner, DRAFT, { name, taken: [] } satisfies SavedBrand);

export function forgetSavedBrand(owner: string, name: string): void {
  if (readDraft<SavedBrand>(owner, DRAFT).name === name) storeDraft(owner, DRAFT, {});
}

/** Its name for this place, such as `make`; undefined where it was taken already, so that another choice stays. */
export function takeSavedBrand(owner: string, place: string): string | undefined {
  const { name, taken = [] } = readDraft<SavedBrand>(owner, DRAFT);
  if (name === undefined || taken.includes(place)) return undefined;
  storeDraft(owner, DRAFT, { name, taken: [...taken, place] } satisfies SavedBrand);
  return name;
}
