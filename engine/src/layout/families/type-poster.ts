import { setColumn } from '../column.ts';
import { countLatinLetters } from '../house-voice.ts';
import { isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { toKit } from './blocks/kit.ts';
import { showMotif } from './blocks/show-motif.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround } from './ground.ts';
import { toCard } from './to-card.ts';

const MOST_LETTERS = 150;

/** Words alone, so large that they are the picture. */
export const typePoster: Family = {
  name: 'type-poster',
  attempts: 2,
  baseline: 0.89,
  suits: ({ content: { hero }, illustrated }) =>
    (hero.form === 'words' || hero.form === 'quotation') && countLatinLetters(hero.text) <= MOST_LETTERS
      ? illustrated
        ? 0.5
        : 1.5
      : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, style, centred, lifted } = context;
  const ground = chooseGround(context, ['accent', 'paper', 'ink', 'paper']);
  const kit = toKit(context, ground);
  const { head, lead, body, field, strip } = toGroups(kit, content);
  const hero = heroOf(kit, content.hero, frame.unit * 0.62, {
    maxLines: 7,
    style: { ...style.type.display, lineHeight: Math.min(style.type.display.lineHeight, 1) },
  });
  const align = centred ? 'center' : frame.rtl ? 'right' : 'left';
  // Rows are read after what they are rows of.
  const low = field.length === 0 && isWide(frame) !== lifted;
  const column = await setColumn({
    box: inside,
    groups: low
      ? [head, [...lead, ...hero, ...body], strip]
      : [head, [...lead, ...hero], field, [...body, ...strip]],
    groupGap: frame.unit * 0.035,
    align,
    justify: 'between',
    grows: true,
  });
  const motif = showMotif(context, { ground, words: [column] });
  return toCard(context, { ground, words: [column], ...motif });
}
