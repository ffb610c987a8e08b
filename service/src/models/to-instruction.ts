import { describeColor } from '@cardwright/engine/describe-color';
import type { PictureOrder } from './painter.ts';

/** Where the subject is, by the side that is calm. */
export const SUBJECT_AT = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

// They paint whatever is named, even after a "no": https://docs.bfl.ai/guides/prompting_unified_technical
const POSITIVE = /flux/i;

/** An order in sentences, for models that follow instructions; for those of FLUX, what shall be there in place of what must not. */
export function toInstruction(order: PictureOrder, model = ''): string {
  const { description, quiet } = order;
  const place = quiet
    ? `What matters is at the ${SUBJECT_AT[quiet]}; the ${quiet} half is calm and plain, in one soft tone.`
    : 'What matters fills the middle; nothing of it is cut off.';
  const palette = describePalette(order);
  const colors = palette === '' ? [] : [`Its colors go with ${palette}.`];
  const limits = POSITIVE.test(model)
    ? 'Every surface is clean and unmarked, and the scene fills the whole canvas up to its edges.'
    : `The picture has no ${toList([...ALWAYS_AVOIDED, ...avoided(order)], 'or')}.`;
  return [withoutCommands(description), place, ...colors, limits].join(' ');
}

const ALWAYS_AVOIDED = ['lettering', 'numbers', 'logos', 'watermarks', 'borders', 'frames'];

/** What an order excludes, as words that nothing executes. */
export const avoided = ({ avoid }: Pick<PictureOrder, 'avoid'>): string[] =>
  avoid.map(withoutCommands).filter((words) => words !== '');

/** Empty without colors. */
export const describePalette = ({ palette }: Pick<PictureOrder, 'palette'>): string =>
  toList([...new Set(palette.map(describeColor))], 'and');

const toList = (words: readonly string[], join: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${join} ${words.at(-1)}`;

/**
 * Takes out what servers execute in a prompt: tags (`<lora:...>`, `<sd_cpp_extra_args>`), alternatives, weights, wildcards, and the
 * bar behind which LocalAI reads what to avoid.
 */
export const withoutCommands = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[<>{}[\]()|\\]|__+/g, ' ')
    // Last: what is taken out before may have hidden the start of a word.
    .replaceAll(/\b(?:embedding|hypernet|lora):\S*/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
