import { setColumn } from '../column.ts';
import { toGroups } from './blocks/groups.ts';
import { actionBlock, toKit } from './blocks/kit.ts';
import { showMotif } from './blocks/show-motif.ts';
import { isSpaced, solidBlock } from './blocks/solid-block.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround } from './ground.ts';
import { toCard } from './to-card.ts';

const LETTERS = { least: 6, most: 44 } as const;

/** A few words as a block of lines that all fill the width, each in its own size. */
export const solidLines: Family = {
  name: 'solid-lines',
  loud: true,
  attempts: 1,
  baseline: 0.88,
  suits: ({ content: { hero, action, rest }, illustrated }) =>
    hero.form === 'words' &&
    isSpaced(hero.text) &&
    /\S\s+\S/u.test(hero.text) &&
    hero.text.length >= LETTERS.least &&
    hero.text.length <= LETTERS.most &&
    action.length + rest.length <= 5
      ? illustrated
        ? 0.3
        : 1
      : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, centred, lifted } = context;
  // Lines that fill the card look alike wherever they begin, so a sibling has another ground.
  const field = (context.field + (lifted ? 0.5 : 0)) % 1;
  const ground = chooseGround({ ...context, field }, ['accent', 'ink', 'paper', 'accent']);
  const kit = toKit(context, ground);
  const { head, lead, body, field: rows, strip } = toGroups(kit, content);
  const detail = content.hero.detail ? [actionBlock(kit, content.hero.detail)] : [];
  const column = await setColumn({
    box: inside,
    groups: lifted
      ? [head, rows, [...body, ...strip], [...lead, solidBlock(kit, content.hero.text), ...detail]]
      : [head, [...lead, solidBlock(kit, content.hero.text), ...detail], rows, [...body, ...strip]],
    groupGap: frame.unit * 0.04,
    align: centred ? 'center' : 'left',
    justify: 'between',
    grows: true,
  });
  const motif = showMotif(context, { ground, words: [column] });
  return toCard(context, { ground, words: [column], ...motif });
}
