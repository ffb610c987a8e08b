import type { BriefBlock } from '../brief/brief.ts';

/** Characters of a text, and of what belongs to it. No card can show more. */
export const MAX_TEXT = 1000;
const MAX_DETAIL = 200;
// Control characters but newline and tab, and overrides of the direction.
const UNSEEN = /[\u202d\u202e]|[^\P{Cc}\t\n]/gu;
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\u2800]/u;

/** A text as a brief may have it; empty if nothing of it can be seen. */
export function toValidText(text: string, max: number): string {
  const characters = [...text.toWellFormed().replace(UNSEEN, '').trim()];
  const clipped = characters.length > max ? characters.slice(0, max).join('').trim() : characters.join('');
  return VISIBLE.test(clipped) ? clipped : '';
}

/** A block with valid texts; none without a text. */
export function toValidBlock({ role, ...texts }: BriefBlock): BriefBlock[] {
  const text = toValidText(texts.text, MAX_TEXT);
  const [value, detail, label] = [texts.value, texts.detail, texts.label].map((more) =>
    more === undefined ? '' : toValidText(more, MAX_DETAIL),
  );
  if (text === '') return [];
  return [
    { role, text, ...(value ? { value } : {}), ...(detail ? { detail } : {}), ...(label ? { label } : {}) },
  ];
}
