import type { BriefBlock, ReadBrief } from '../../../../client/src/index.ts';

export { EMPTY_BRIEF } from '@cardwright/contract/brief';

/** A brief with every field. */
export type Brief = ReadBrief['brief'];
/** What a person set by hand: it stays whatever the prompt says. */
export type Corrections = Partial<Brief>;

export const isBlank = (text: string): boolean => text.trim() === '';

/** The brief as the service takes it: without blocks and texts that are still empty. */
export function toSentBrief(brief: Brief): Brief {
  return {
    ...brief,
    blocks: brief.blocks.filter(({ text }) => !isBlank(text)).map(withoutBlanks),
    picture: brief.picture === null || isBlank(brief.picture.text) ? null : brief.picture,
  };
}

function withoutBlanks({ role, text, ...more }: BriefBlock): BriefBlock {
  const filled = Object.entries(more).filter(
    ([, value]) => value !== undefined && (value === true || !isBlank(value)),
  );
  return { role, text, ...Object.fromEntries(filled) };
}

/** A field of the brief as it was sent, in the numbers of the brief as it is edited. */
export function toEditedField(field: string, { blocks }: Brief): string {
  const sent = blocks.flatMap(({ text }, index) => (isBlank(text) ? [] : [index]));
  return field.replace(
    /^(brief\.blocks\[)(\d+)/,
    (_, start: string, index: string) => start + (sent[Number(index)] ?? index),
  );
}

/** Whether there is anything to draw. */
export const isEmpty = (brief: Brief): boolean => {
  const { blocks, picture, illustration, image } = toSentBrief(brief);
  return (
    blocks.length === 0 &&
    picture === null &&
    image === null &&
    (illustration === null || illustration === 'none')
  );
};

/** The list with one item at another place. */
export function move<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from];
  if (moved === undefined || to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
