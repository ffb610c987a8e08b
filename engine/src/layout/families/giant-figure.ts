import { figureBlock } from '../blocks.ts';
import { setColumn } from '../column.ts';
import { toGroups } from './blocks/groups.ts';
import { type Kit, tight, toKit } from './blocks/kit.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround, drawTexture, fromLayers } from './ground.ts';

const MOST_LETTERS = 11;

/** A number or a price as large as the card. */
export const giantFigure: Family = {
  name: 'giant-figure',
  attempts: 2,
  baseline: 0.88,
  suits: ({ content: { hero } }) =>
    hero.form === 'figure' && [...hero.figure.value].length <= MOST_LETTERS ? 8 : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, attempt } = context;
  const ground = chooseGround(context, ['accent', 'ink', 'paper', 'accent']);
  const kit = toKit(context, ground);
  const { head, lead, body, field, strip } = toGroups(kit, content);
  const align = frame.rtl ? 'right' : 'left';
  const column = await setColumn({
    box: inside,
    groups: context.lifted
      ? [head, [heroFigure(kit, context)], [...lead, ...body], field, strip]
      : [head, [...lead, heroFigure(kit, context), ...body], field, strip],
    groupGap: frame.unit * 0.035,
    align: context.centred ? 'center' : align,
    justify: 'between',
    grows: true,
  });
  const { art, images } = fromLayers(attempt === 0 ? drawTexture(context, ground) : []);
  return { background: ground.background, art: [...art, ...column.art], images, texts: column.texts };
}

function heroFigure(kit: Kit, { content: { hero }, frame }: FamilyContext) {
  if (hero.form !== 'figure') throw new Error('a giant figure needs a figure');
  const { style, palette } = kit;
  const side = {
    role: 'metric' as const,
    style: style.type.display,
    color: palette.foreground,
    size: kit.sizes.lead,
    minSize: kit.least.action,
    maxLines: 3,
    gap: 0,
  };
  const { prefix, value, suffix } = hero.figure;
  const behind = [suffix, hero.detail].filter(Boolean).join(' ');
  return {
    ...figureBlock(kit.typesetter, {
      value: {
        ...side,
        style: tight(style.type.display, 0.9),
        text: value,
        color: palette.accentText,
        size: frame.height,
        maxLines: 1,
        share: 1,
        comfort: frame.unit * 0.26,
        gap: frame.unit * 0.01,
      },
      ...(prefix ? { prefix: { ...side, text: prefix } } : {}),
      ...(behind ? { suffix: { ...side, text: behind } } : {}),
    }),
    level: 1 as const,
  };
}
