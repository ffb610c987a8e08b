import type { Part } from '../../brief/content.ts';
import type { Box } from '../../geometry.ts';
import type { Block } from '../column.ts';
import { setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { onGround, toField, toKit } from './blocks/kit.ts';
import { showMotif } from './blocks/show-motif.ts';
import { tableBlock } from './blocks/table-block.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

type Rows = Extract<Part, { sections: unknown }>;
const isRows = (part: Part): part is Rows => part.form === 'table' || part.form === 'list';
// "5 tips": the rows are counted.
const COUNTED = /^\p{P}*\p{Nd}{1,2}\s/u;

const countRows = ({ sections }: Rows): number => sections.reduce((sum, { rows }) => sum + rows.length, 0);

/** Rows with their values, as large as they can be, and the name of the sheet on a field of its own. */
export const tableSheet: Family = {
  name: 'table-sheet',
  ordered: true,
  attempts: 2,
  baseline: 0.8,
  suits: ({ content: { hero, action, rest } }) => {
    const rows = [...action, ...rest].filter(isRows);
    const count = rows.reduce((sum, part) => sum + countRows(part), 0);
    if (hero.form !== 'words' || count < 3) return 0;
    return rows.some((part) => action.includes(part)) ? 30 : count > 4 ? 5 : 3;
  },
  arrange,
};

type Places = { panel: Box; name: Box; rows: Box };

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, style } = context;
  const { palette } = style;
  const parts = [...content.action, ...content.rest].filter(isRows);
  const count = parts.reduce((sum, part) => sum + countRows(part), 0);
  const places = toPlaces(context, count);
  const accent = context.field < 0.65;
  const kit = toKit(context);
  const onPanel = onGround(
    kit,
    toField(palette, accent ? accentField(context.request, palette) : palette.foreground),
  );
  const { head, lead, body, field, strip } = toGroups(onPanel, content, {
    without: parts,
    stacked: isWide(frame),
  });
  const align = frame.rtl ? 'right' : 'left';
  const hero = heroOf(onPanel, content.hero, frame.unit * 0.2, { maxLines: 4 });
  const numbered = COUNTED.test(content.hero.text);
  const tall = !isWide(frame);
  const foot = toGroups(kit, content, { without: parts });
  const name = await setColumn({
    box: mirrorBox(frame, places.name),
    groups: tall ? [head, [...lead, ...hero]] : [head, [...lead, ...hero, ...body], field, strip],
    groupGap: frame.unit * 0.03,
    align,
    justify: tall ? 'center' : 'between',
    grows: true,
  });
  const most = Math.max(...name.texts.map(({ fitted }) => fitted.size)) * 0.7;
  const rows = await setColumn({
    box: mirrorBox(frame, places.rows),
    groups: [
      parts.map(
        (part): Block =>
          tableBlock(kit, part.sections, {
            most: Math.min(kit.unit * 0.085, most),
            numbered: numbered && part.form === 'list',
            gap: kit.unit * 0.04,
            fills: true,
          }),
      ),
      ...(tall ? [foot.body, foot.field, foot.strip] : []),
    ],
    groupGap: frame.unit * 0.045,
    align,
    justify: tall ? 'between' : 'center',
  });
  const motif = showMotif(context, {
    ground: onPanel.palette,
    words: [name],
    within: mirrorBox(frame, places.panel),
  });
  return toCard(context, {
    ground: palette,
    layers: [fieldLayer(context, places.panel, onPanel.palette.background), ...motif.layers],
    words: [name, rows],
    subject: motif.subject,
  });
}

function toPlaces({ frame, inside, lifted }: FamilyContext, count: number): Places {
  const { width, height, margin } = frame;
  if (isWide(frame)) {
    const wide = Math.round(width * ((count > 8 ? 0.34 : 0.4) - (lifted ? 0.05 : 0)));
    return {
      panel: { x: 0, y: 0, width: wide, height },
      name: { ...inside, width: wide - inside.x - margin * 0.6 },
      rows: { ...inside, x: wide + margin * 0.9, width: width - wide - margin * 1.9 },
    };
  }
  const share = count > 8 ? 0.22 : count > 5 ? 0.27 : 0.32;
  const edge = isStory(frame) ? inside.y + inside.height * share : height * share;
  return {
    panel: { x: 0, y: 0, width, height: edge },
    name: { ...inside, height: edge - inside.y - margin * 0.5 },
    rows: { ...inside, y: edge + margin * 0.8, height: inside.y + inside.height - edge - margin * 0.8 },
  };
}
