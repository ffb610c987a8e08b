import type { BriefKind, BriefRole } from '../../brief/brief.ts';
import type { Box } from '../../geometry.ts';
import { setColumn } from '../column.ts';
import type { Frame } from '../frame.ts';
import { type Proportion, parseProportion } from '../parse-proportion.ts';
import { isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { toKit } from './blocks/kit.ts';
import { proportionBlock } from './blocks/proportion-block.ts';
import { showMotif } from './blocks/show-motif.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround } from './ground.ts';
import { toCard } from './to-card.ts';

const MOST_LETTERS = 11;
const MOST_BELOW = 2;
const ABOVE: readonly BriefRole[] = ['brand', 'eyebrow', 'title'];

/** A number or a price as large as the card. */
export const giantFigure: Family = {
  name: 'giant-figure',
  loud: true,
  attempts: 2,
  baseline: 0.87,
  suits: ({ content: { hero } }) =>
    hero.form === 'figure' && [...hero.figure.value].length <= MOST_LETTERS ? 6 : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, centred, lifted } = context;
  const ground = chooseGround(context, ['accent', 'ink', 'paper', 'accent']);
  const kit = toKit(context, ground);
  const start = frame.rtl ? 'right' : 'left';
  // On a wide card facts below the figure would take its height.
  const facts = [...content.action, ...content.rest].filter(({ role }) => !ABOVE.includes(role));
  const beside = isWide(frame) && facts.length >= MOST_BELOW;
  const { head, lead, body, field, strip } = toGroups(kit, content, beside ? { stacked: true } : {});
  const share = lifted ? 0.54 : 0.58;
  const part = charted(context);
  const chart = part ? [proportionBlock(kit, part)] : [];
  const figure = heroOf(kit, content.hero, frame.height);
  const main = await setColumn({
    box: toStart(frame, inside, beside ? inside.width * share : inside.width),
    groups: beside
      ? [head, [...lead, ...figure, ...chart]]
      : lifted
        ? [head, [...figure, ...chart], [...lead, ...body], field, strip]
        : [head, [...lead, ...figure, ...chart, ...body], field, strip],
    groupGap: frame.unit * 0.035,
    align: centred && !beside ? 'center' : start,
    justify: 'between',
    grows: true,
  });
  const side = await setColumn({
    box: toEnd(frame, inside, inside.width * (1 - share) - frame.margin * 0.7),
    groups: beside ? [body, field, strip] : [],
    groupGap: frame.unit * 0.05,
    align: start,
    justify: 'end',
    grows: true,
    leading: Math.max(...main.texts.map(({ fitted }) => fitted.size)),
  });
  const words = [main, side];
  const motif = showMotif(context, { ground, words });
  return toCard(context, { ground, words, ...motif });
}

// Off a price, a share is no part of a whole that one would want to see.
const CHARTED: readonly BriefKind[] = ['statistic', 'report', 'article', 'plain'];

/** The part of a whole that the figure says. */
const charted = ({ content: { kind, hero }, request }: FamilyContext): Proportion | undefined =>
  hero.form === 'figure' && CHARTED.includes(kind)
    ? parseProportion(hero.figure.value, request.language)
    : undefined;

/** The part of a box where reading starts, and the one where it ends. */
const toStart = ({ rtl }: Frame, box: Box, width: number): Box => ({
  ...box,
  width,
  x: rtl ? box.x + box.width - width : box.x,
});
const toEnd = ({ rtl }: Frame, box: Box, width: number): Box => ({
  ...box,
  width,
  x: rtl ? box.x : box.x + box.width - width,
});
