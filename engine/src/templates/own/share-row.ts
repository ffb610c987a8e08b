/** A text in a row: how wide it wants to be, and what the row gave it. */
type InRow = { wanted: number; given: number };

/**
 * What texts beside each other get of the width that their row gave them together: each what it wants up to an equal share, so that a
 * long one wraps and a short one stays whole. Whole px, as rows are laid out in these.
 */
export function shareRow(texts: readonly InRow[]): number[] {
  let [left, others] = [texts.reduce((sum, { given }) => sum + given, 0), texts.length];
  if (texts.reduce((sum, { wanted }) => sum + wanted, 0) <= left) return texts.map(({ wanted }) => wanted);
  const shares = new Map<InRow, number>();
  for (const text of texts.toSorted((a, b) => a.wanted - b.wanted)) {
    const share = Math.min(text.wanted, Math.floor(left / others));
    shares.set(text, share);
    left -= share;
    others -= 1;
  }
  return texts.map((text) => shares.get(text) ?? 0);
}
