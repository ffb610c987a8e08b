import { artLayer } from '../../art/art-layer.ts';
import { type Point, svgDocument } from '../../art/svg.ts';
import type { BriefKind } from '../../brief/brief.ts';
import type { Part, Row } from '../../brief/content.ts';
import type { Box } from '../../geometry.ts';
import type { Node } from '../../nodes.ts';
import { type Block, setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { line, stackBlock } from './blocks/arrange.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { actionBlock, type Kit, restBlock, tight, toField, toKit } from './blocks/kit.ts';
import { actionOf } from './blocks/part-block.ts';
import { drawTownMap } from './blocks/town-map.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField } from './ground.ts';
import { toCard } from './to-card.ts';

// Only what one travels, or learns step by step, is a way: tips and facts at the corners of streets are a riddle.
const WEIGHTS: Partial<Record<BriefKind, number>> = { travel: 6, course: 3 };
const STOPS = { least: 2, most: 6 } as const;
const MOST_IN_BANNER = 3;
const LONGEST_STOP = 48;
const MOST_PARTS = 7;
// How far a stop is moved along its street, as a share of the room beside it.
const SWAY = [0, 0.62, 0.2, 0.8, 0.1, 0.5] as const;

// A label is larger than the facts of other cards: it has the whole map for itself.
const LABEL = 1.2;

type Sectioned = Extract<Part, { sections: unknown }>;

/** The steps of a card: the rows of its list, or the facts that one needs to get there; `parts` are what they were. */
type Stops = { rows: readonly Row[]; parts: readonly Part[] };

/** A town from above, and the way through it: each step or fact of the card stands at a stop. */
export const route: Family = {
  name: 'route',
  attempts: 2,
  baseline: 0.82,
  suits: ({ kind, content, shape }) => {
    const { hero, action, rest } = content;
    const stops = toStops(content);
    const weight = WEIGHTS[kind] ?? 0;
    if (hero.form !== 'words' || !stops || action.length + rest.length > MOST_PARTS) return 0;
    if (shape === 'banner' && Math.max(stops.rows.length, stops.parts.length) > MOST_IN_BANNER) return 0;
    // Without rows, a way leads to a place.
    if (stops.rows.length === 0 && !action.some(({ role }) => role === 'place'))
      return kind === 'travel' ? 2 : 0;
    return weight;
  },
  arrange,
};

/** Undefined where the card has no steps, or some that are too long for a label. */
function toStops({ action, rest }: FamilyContext['content']): Stops | undefined {
  const sectioned = [...action, ...rest].filter((part): part is Sectioned => 'sections' in part);
  const [list] = sectioned;
  if (list) {
    const [section, ...more] = list.sections;
    const plain = list.form === 'list' || list.form === 'table';
    if (sectioned.length > 1 || more.length > 0 || !section || section.label || !plain) return undefined;
    return isFew(section.rows) ? { rows: section.rows, parts: [list] } : undefined;
  }
  const parts = action.filter(({ form }) => form === 'words' || form === 'day' || form === 'figure');
  return isFew(parts) ? { rows: [], parts } : undefined;
}

const isFew = (stops: readonly { text: string }[]): boolean =>
  stops.length >= STOPS.least &&
  stops.length <= STOPS.most &&
  stops.every(({ text }) => text.length <= LONGEST_STOP);

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, style, request, random } = context;
  const { unit } = frame;
  const stops = toStops(content);
  if (!stops) throw new Error('route was given a card without stops');
  const { palette } = style;
  const accent = toField(palette, accentField(request, palette));
  const [land, panel] = context.field < 0.5 ? [palette, accent] : [accent, palette];
  const kit = toKit(context, panel);
  const places = toPlaces(context, Math.max(stops.rows.length, stops.parts.length));
  const align = frame.rtl ? 'right' : 'left';
  const { head, lead, body, field, strip } = toGroups(kit, content, { without: stops.parts });
  const hero = heroOf(kit, content.hero, unit * 0.24, {
    style: tight(style.type.display, 1),
    maxLines: 5,
  });
  const words = await setColumn({
    box: mirrorBox(frame, places.words),
    groups: isWide(frame)
      ? [head, [...lead, ...hero, ...body], field, strip]
      : [head, [...lead, ...hero], [...body, ...field, ...strip]],
    groupGap: unit * 0.03,
    align,
    justify: isWide(frame) ? 'between' : 'center',
    grows: true,
  });
  const most = Math.max(...words.texts.map(({ fitted }) => fitted.size)) * 0.8;
  const labels: Box[] = [];
  const along = await setColumn({
    box: toLabels(context, mirrorBox(frame, places.stops)),
    groups: toBlocks(kit, stops, most).map((block, index) => [
      labelBlock(kit, block, { sway: context.attempt > 0 ? 0 : (SWAY[index] ?? 0), labels }),
    ]),
    groupGap: unit * 0.028,
    align,
    justify: 'between',
  });
  const map = mirrorBox(frame, places.map);
  const goal = toGoal(stops);
  const drawn = drawTownMap(
    {
      width: map.width,
      height: map.height,
      stops: labels.map((label, index) => toStop(context, label, map, index === goal)),
      goal,
      palette: land,
      unit,
    },
    random.fork('town'),
  );
  return toCard(context, {
    bare: true,
    ground: panel,
    layers: [artLayer('town', svgDocument(map.width, map.height, drawn), map)],
    words: [words, along],
  });
}

/** The way ends at a place where the card has one. */
function toGoal({ rows, parts }: Stops): number {
  const place = parts.findIndex(({ role }) => role === 'place');
  return rows.length > 0 ? rows.length - 1 : place < 0 ? parts.length - 1 : place;
}

/** A block for each stop, none larger than `most` px. */
function toBlocks(kit: Kit, { rows, parts }: Stops, most: number): Block[] {
  const size = Math.min(kit.sizes.action * LABEL, most);
  const minSize = Math.min(kit.least.action, most);
  if (rows.length === 0) return parts.map((part) => actionOf(kit, part, { size, minSize }));
  return rows.map(({ text, detail, value }) => {
    const name = actionBlock(kit, text, { size, minSize });
    const more = [detail, value].filter((words) => words !== undefined);
    const rest = more.map((words) => restBlock(kit, words, { size: size * 0.8, gap: kit.unit * 0.006 }));
    return rest.length > 0 ? stackBlock([name, ...rest]) : name;
  });
}

/** A block on a label of its own, which is moved to the side; where it came to stand is added to `labels`. */
const labelBlock = (kit: Kit, block: Block, { sway, labels }: { sway: number; labels: Box[] }): Block => ({
  ...block,
  measure: async (room) => {
    const [padX, padY] = [kit.unit * 0.032 * room.scale, kit.unit * 0.02 * room.scale];
    const inner = await block.measure({ ...room, width: room.width - 2 * padX });
    const [width, height] = [inner.width + 2 * padX, inner.height + 2 * padY];
    return {
      ...inner,
      width,
      height,
      place: (x, y, across, align) => {
        const spare = Math.max(0, across - width);
        const left = x + (align === 'right' ? spare * (1 - sway) : spare * sway);
        const label = { x: left, y, width, height };
        labels.push(label);
        const { texts, art } = inner.place(left + padX, y + padY, inner.width, align);
        return { texts, art: [plate(kit, label), ...art] };
      },
    };
  },
});

const plate = ({ palette, style, unit }: Kit, box: Box): Node =>
  line(box, palette.background, style.corner === 0 ? 0 : Math.min(box.height / 2, unit * 0.02));

// Room beside a label for its stop, and how far the pin of the goal is below the middle of its own.
const BESIDE = 0.12;
const LOWER = 0.06;

/** The box for labels, with room for stops where reading starts. */
function toLabels({ frame }: FamilyContext, box: Box): Box {
  const room = frame.unit * BESIDE;
  return { ...box, x: box.x + (frame.rtl ? 0 : room), width: box.width - room };
}

/** Where the stop of a label is on the map. */
function toStop({ frame }: FamilyContext, { x, y, width, height }: Box, map: Box, goal: boolean): Point {
  const beside = frame.unit * BESIDE * 0.56;
  return [
    (frame.rtl ? x + width + beside : x - beside) - map.x,
    y + height / 2 + (goal ? frame.unit * LOWER : 0) - map.y,
  ];
}

/** Words on a panel at the start of a wide card and the head of a tall one, the map on the rest. */
function toPlaces({ frame, inside }: FamilyContext, count: number): { words: Box; map: Box; stops: Box } {
  const { width, height, margin } = frame;
  if (isWide(frame)) {
    const edge = Math.round(width * 0.44);
    return {
      words: { ...inside, width: edge - inside.x - margin * 0.6 },
      map: { x: edge, y: 0, width: width - edge, height },
      stops: { ...inside, x: edge + margin * 0.5, width: width - edge - margin * 1.5 },
    };
  }
  const share = count > 3 ? 0.4 : 0.46;
  const edge = Math.round(isStory(frame) ? inside.y + inside.height * share : height * share);
  const end = inside.y + inside.height;
  return {
    words: { ...inside, height: edge - inside.y - margin * 0.6 },
    map: { x: 0, y: edge, width, height: height - edge },
    stops: { ...inside, y: edge + margin * 0.8, height: end - edge - margin * 0.8 },
  };
}
