import type { Part } from '../../brief/content.ts';
import type { Box } from '../../geometry.ts';
import { type Column, setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { type Kit, onGround, toField, toKit } from './blocks/kit.ts';
import { dayBlock } from './blocks/part-block.ts';
import { showMotif } from './blocks/show-motif.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

/** The name of an event, huge, and its day as a block on a field of its own. */
export const eventDay: Family = {
  name: 'event-day',
  loud: true,
  attempts: 2,
  baseline: 0.82,
  suits: ({ content: { hero, action } }) =>
    hero.form === 'words' && action.some(({ form }) => form === 'day') ? 5 : 0,
  arrange,
};

type Places = { panel: Box; day: Box; words: Box };

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, style } = context;
  const { palette } = style;
  const when = content.action.find(({ form }) => form === 'day') as Extract<Part, { form: 'day' }>;
  const field = toField(
    palette,
    context.field < 0.7 || style.name === 'elegant'
      ? accentField(context.request, palette)
      : palette.foreground,
  );
  const places = toPlaces(context);
  const kit = toKit(context);
  const onPanel = onGround(kit, field);
  const { head, lead, body, field: rows, strip } = toGroups(kit, content, { without: [when] });
  const align = frame.rtl ? 'right' : 'left';
  const day = await setDay(
    onPanel,
    when,
    mirrorBox(frame, places.day),
    isWide(frame) ? 'center' : align,
    !isWide(frame),
  );
  const words = await setColumn({
    box: mirrorBox(frame, places.words),
    groups: [head, [...lead, ...heroOf(kit, content.hero, frame.unit * 0.24), ...body], rows, strip],
    groupGap: frame.unit * 0.035,
    align,
    justify: 'between',
    grows: true,
  });
  const motif = showMotif(context, {
    ground: palette,
    words: [words],
    within: mirrorBox(frame, beside(frame, places.panel)),
  });
  return toCard(context, {
    ground: palette,
    layers: [...motif.layers, fieldLayer(context, places.panel, field.background)],
    words: [words, day],
    subject: motif.subject,
  });
}

/** The canvas without its panel. */
const beside = ({ width, height, ...frame }: FamilyContext['frame'], panel: Box): Box =>
  isWide({ ...frame, width, height })
    ? { x: 0, y: 0, width: panel.x, height }
    : { x: 0, y: panel.height, width, height: height - panel.height };

/** The panel at the end of a wide card, at the head of a tall one. */
function toPlaces({ frame, inside, attempt, lifted }: FamilyContext): Places {
  const { width, height, margin } = frame;
  if (isWide(frame)) {
    const most = attempt > 0 ? 0.6 : lifted ? 0.85 : 0.72;
    const wide = Math.round(Math.min(width * 0.4, height * most));
    const panel = { x: width - wide, y: 0, width: wide, height };
    // Letters of a script reach out of their boxes.
    const pad = wide * 0.13;
    return {
      panel,
      day: { x: panel.x + pad, y: inside.y, width: wide - pad * 2, height: inside.height },
      words: { ...inside, width: width - wide - margin * 1.75 },
    };
  }
  const share = attempt > 0 ? 0.26 : lifted ? 0.4 : 0.34;
  const top = isStory(frame) ? inside.y + inside.height * share : height * share;
  return {
    panel: { x: 0, y: 0, width, height: top },
    day: { ...inside, height: top - inside.y - margin * 0.6 },
    words: { ...inside, y: top + margin * 0.7, height: inside.y + inside.height - top - margin * 0.7 },
  };
}

function setDay(
  kit: Kit,
  when: Extract<Part, { form: 'day' }>,
  box: Box,
  align: 'left' | 'right' | 'center',
  beside: boolean,
): Promise<Column> {
  const size = beside
    ? Math.min(box.height * 0.95, box.width * 0.42)
    : Math.min(box.height * 0.62, box.width * 0.78);
  return setColumn({
    box,
    groups: [[dayBlock(kit, when.day, size, beside)]],
    groupGap: 0,
    align,
    justify: 'center',
  });
}
