import type { Part } from '../../brief/content.ts';
import type { Box } from '../../geometry.ts';
import { setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { isWide } from '../split-canvas.ts';
import { line } from './blocks/arrange.ts';
import { onGround, toField, toKit } from './blocks/kit.ts';
import { dayBlock } from './blocks/part-block.ts';
import { setWords } from './blocks/words-column.ts';
import type { Family, FamilyContext } from './family.ts';

/** A ticket with a stub to tear off, on which the day stands. */
export const ticket: Family = {
  name: 'ticket',
  attempts: 1,
  baseline: 0.86,
  suits: ({ kind, content: { hero, action }, shape }) =>
    (kind === 'gig' || kind === 'event' || kind === 'course' || kind === 'invitation' || kind === 'travel') &&
    hero.form === 'words' &&
    shape !== 'portrait' &&
    action.some(({ form }) => form === 'day')
      ? 4
      : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, style } = context;
  const { palette } = style;
  const { unit, width, height, margin } = frame;
  const when = content.action.find(({ form }) => form === 'day') as Extract<Part, { form: 'day' }>;
  const edge = Math.round(margin * 0.55);
  const paper = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const ground = toField(palette, palette.accent);
  const sheet = palette.background;
  const wide = isWide(frame);
  const share = wide ? 0.7 : 0.64;
  const [main, stub] = split(paper, wide, share);
  const pad = Math.round(margin * 0.65);
  const kit = toKit(context);
  const align = frame.rtl ? 'right' : 'left';
  const words = await setWords(kit, context, {
    box: mirrorBox(frame, inset(main, pad)),
    most: unit * 0.2,
    align,
    without: [when],
  });
  const box = mirrorBox(frame, inset(stub, pad * 0.8));
  const day = await setColumn({
    box,
    groups: [[dayBlock(onGround(kit, palette), when.day, Math.min(box.height * 0.55, box.width * 0.7))]],
    groupGap: 0,
    align: 'center',
    justify: 'center',
  });
  const radius = Math.max(style.corner * unit, unit * 0.02);
  const hole = unit * 0.032;
  const tear = wide ? main.x + main.width : main.y + main.height;
  const holes = wide
    ? [paper.y, paper.y + paper.height].map((y) => ({ x: tear - hole, y: y - hole }))
    : [paper.x, paper.x + paper.width].map((x) => ({ x: x - hole, y: tear - hole }));
  const dash = Math.round(unit * 0.012);
  const count = Math.floor(((wide ? paper.height : paper.width) - hole * 4) / (dash * 2));
  const dots = Array.from({ length: count }, (_, index) => {
    const along = (wide ? paper.y : paper.x) + hole * 2 + dash * (0.5 + index * 2);
    return wide
      ? { x: tear - dash / 4, y: along, width: dash / 2, height: dash }
      : { x: along, y: tear - dash / 4, width: dash, height: dash / 2 };
  });
  return {
    background: ground.background,
    art: [
      line(mirrorBox(frame, paper), sheet, radius),
      ...holes.map((at) =>
        line(mirrorBox(frame, { ...at, width: hole * 2, height: hole * 2 }), ground.background, hole),
      ),
      ...dots.map((dot) => line(mirrorBox(frame, dot), ground.background, 0)),
      ...words.art,
      ...day.art,
    ],
    images: [],
    texts: [...words.texts, ...day.texts],
  };
}

function split({ x, y, width, height }: Box, wide: boolean, share: number): [main: Box, stub: Box] {
  if (wide)
    return [
      { x, y, width: width * share, height },
      { x: x + width * share, y, width: width * (1 - share), height },
    ];
  return [
    { x, y, width, height: height * share },
    { x, y: y + height * share, width, height: height * (1 - share) },
  ];
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
