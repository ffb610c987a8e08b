import type { Box } from '../../geometry.ts';
import type { TextSpec } from '../blocks.ts';
import { type Align, type Column, setColumn } from '../column.ts';
import { type GroupOptions, toGroups } from './groups.ts';
import { heroOf } from './hero.ts';
import type { Kit, RankedCard } from './kit.ts';

export type WordsColumn = GroupOptions & {
  box: Box;
  /** Largest size of the hero, px. */
  most: number;
  align: Align;
  /** The hero stands at the foot, above the facts; else at the head. */
  low?: boolean;
  justify?: 'start' | 'center' | 'end' | 'between';
  hero?: Partial<TextSpec>;
};

/** All words of a card below each other: sender, hero and what is said about it, rows, facts. */
export function setWords(
  kit: Kit,
  { content }: Pick<RankedCard, 'content'>,
  options: WordsColumn,
): Promise<Column> {
  const { box, most, align, low = false, justify = 'between', hero = {}, ...groupOptions } = options;
  const { head, lead, body, field, strip } = toGroups(kit, content, groupOptions);
  const main = [...lead, ...heroOf(kit, content.hero, most, hero), ...body];
  // Rows are read after what they are rows of.
  const groups = low && field.length === 0 ? [head, [...main, ...strip]] : [[...head, ...main], field, strip];
  return setColumn({ box, groups, groupGap: kit.unit * 0.04, align, justify });
}
