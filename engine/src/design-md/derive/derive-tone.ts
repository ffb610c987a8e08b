import { isTone, TONE_NAMES, type Tone } from '@cardwright/contract/tones';
import { quoteName } from '../read/design-document.ts';
import type { TokenIndex } from './token-index.ts';

const PATHS = ['tone', 'brand.tone'];

/** The first tone that a document names which cards know, as "warm, elegant" does; a note where they know none of it. */
export function deriveTone(index: TokenIndex): { tone?: Tone; notes: string[] } {
  const said = PATHS.map((path) => index.at(path)?.value.trim() ?? '').find((value) => value !== '');
  if (said === undefined) return { notes: [] };
  const tone = said
    .toLowerCase()
    .split(/[^a-z]+/)
    .find(isTone);
  if (tone) return { tone, notes: [] };
  return {
    notes: [
      `\`tone\` ${quoteName(said)} is none that cards know (${TONE_NAMES.join(', ')}); it was left out.`,
    ],
  };
}
