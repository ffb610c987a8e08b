import { mix } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import { type Block, setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { ruleBlock } from './blocks/arrange.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { onGround, toField, toKit } from './blocks/kit.ts';
import { actionOf } from './blocks/part-block.ts';
import { showMotif } from './blocks/show-motif.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, chooseGround, fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

const FACTS = { least: 2, most: 6 } as const;

/** A name, and the facts about it below each other on a panel, with rules between them. */
export const sideFacts: Family = {
  name: 'side-facts',
  attempts: 2,
  baseline: 0.86,
  suits: ({ content: { hero, action } }) =>
    hero.form === 'words' && action.length >= FACTS.least && action.length <= FACTS.most ? 4 : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, style } = context;
  const ground = chooseGround(context, ['paper', 'accent']);
  const { palette } = style;
  const strong = ground === palette && context.field < 0.7;
  const panel = strong
    ? toField(palette, accentField(context.request, palette))
    : ground === palette
      ? toField(palette, palette.surface)
      : palette;
  const kit = toKit(context, ground);
  const onPanel = onGround(kit, panel);
  const places = toPlaces(context, content.action.length);
  const { head, lead, body, field } = toGroups(kit, content, { without: content.action });
  const line = mix(panel.background, panel.foreground, 0.35);
  const facts = content.action.flatMap((part, index): Block[] => [
    ...(index > 0 ? [ruleBlock(Math.max(1, frame.unit * style.rule * 0.5), line, kit.unit * 0.03)] : []),
    { ...actionOf(onPanel, part), gap: index > 0 ? kit.unit * 0.03 : 0 },
  ]);
  const align = frame.rtl ? 'right' : 'left';
  const words = await setColumn({
    box: mirrorBox(frame, places.words),
    groups: [
      head,
      [...lead, ...heroOf(kit, content.hero, frame.unit * 0.26, { maxLines: 5 }), ...body],
      field,
    ],
    groupGap: frame.unit * 0.035,
    align,
    justify: 'between',
    grows: true,
  });
  const most = Math.max(
    ...words.texts.filter(({ role }) => role === 'title').map(({ fitted }) => fitted.size),
  );
  const list = await setColumn({
    box: mirrorBox(frame, places.facts),
    groups: [facts.map((block) => capped(block, most * 0.8))],
    groupGap: 0,
    align,
    justify: isWide(frame) ? 'end' : 'center',
  });
  const motif = showMotif(context, {
    ground: panel,
    words: [list],
    within: mirrorBox(frame, places.panel),
  });
  return toCard(context, {
    ground,
    layers: [fieldLayer(context, places.panel, panel.background), ...motif.layers],
    words: [words, list],
    subject: motif.subject,
  });
}

/** A block that comes out no larger than `most` px. */
const capped = (block: Block, most: number): Block => ({
  ...block,
  measure: async (room) => {
    const measured = await block.measure(room);
    return measured.size <= most
      ? measured
      : block.measure({ ...room, scale: (room.scale * most) / measured.size });
  },
});

function toPlaces(
  { frame, inside, lifted }: FamilyContext,
  count: number,
): { panel: Box; facts: Box; words: Box } {
  const { width, height, margin } = frame;
  if (isWide(frame)) {
    const wide = Math.round(width * (lifted ? 0.42 : 0.36));
    return {
      panel: { x: width - wide, y: 0, width: wide, height },
      facts: { ...inside, x: width - wide + margin * 0.7, width: wide - margin * 1.5 },
      words: { ...inside, width: width - wide - margin * 1.8 },
    };
  }
  const share = Math.min(0.5, 0.2 + count * 0.065);
  const end = inside.y + inside.height;
  const top = isStory(frame) ? end - inside.height * share : height * (1 - share);
  return {
    panel: { x: 0, y: top, width, height: height - top },
    facts: { ...inside, y: top + margin * 0.6, height: end - top - margin * 0.6 },
    words: { ...inside, height: top - inside.y - margin * 0.6 },
  };
}
