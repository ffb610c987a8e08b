import { num } from '../../svg.ts';

/** Where the pieces of a heap lie, from its foot up: `x`, `y` and a turn in degrees; the same at every call. */
export function heapPieces(
  { x, foot, half, tall }: { x: number; foot: number; half: number; tall: number },
  rows: number,
  across: number,
): { x: number; y: number; turn: number; index: number }[] {
  const pieces: { x: number; y: number; turn: number; index: number }[] = [];
  for (let row = 0; row < rows; row++) {
    const up = (row / (rows - 1)) ** 1.1;
    const reach = half * Math.cos((up * Math.PI) / 2.15);
    const count = Math.max(1, Math.round(across * (reach / half)));
    for (let i = 0; i < count; i++) {
      const index = pieces.length;
      // A golden step spreads them without a pattern.
      const stray = ((index * 0.618) % 1) - 0.5;
      const share = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      const at = x + share * reach + (stray * half) / across;
      pieces.push({
        x: Number(num(at)),
        y: Number(num(foot - tall * up + stray * (tall / rows) * 0.5)),
        turn: Math.round(((index * 137.5) % 180) - 90),
        index,
      });
    }
  }
  return pieces;
}
