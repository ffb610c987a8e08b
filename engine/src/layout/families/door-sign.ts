import { type ArtLayer, artLayer } from '../../art/art-layer.ts';
import { circle, fill, num, rect, svgDocument } from '../../art/svg.ts';
import type { Part } from '../../brief/content.ts';
import { contrast } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { type Block, setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { line } from './blocks/arrange.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { enlarge, type Kit, onGround, toField, toKit } from './blocks/kit.ts';
import { tableBlock } from './blocks/table-block.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

type Rows = Extract<Part, { sections: unknown }>;
const isRows = (part: Part): part is Rows => 'sections' in part;

/** A board that hangs on a door: whose hours they are, and the days with their hours as large as they can be. */
export const doorSign: Family = {
  name: 'door-sign',
  attempts: 2,
  baseline: 0.85,
  kinds: ['hours'],
  suits: ({ kind, content: { hero } }) => (kind === 'hours' && hero.form === 'words' ? 8 : 0),
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, request, style } = context;
  const { palette } = style;
  const door = toField(palette, accentField(request, palette));
  const board = toBoard(palette, door.background);
  const places = toPlaces(context);
  const rows = [...content.action, ...content.rest].filter(isRows);
  const kit = onGround(enlarge(toKit(context), rows.length > 0 ? 1 : ENLARGED), board);
  const { head, lead, body, field, strip } = toGroups(kit, content, {
    without: rows,
    stacked: isWide(frame),
  });
  const hero = heroOf(kit, content.hero, frame.unit * (rows.length > 0 && !isWide(frame) ? 0.15 : 0.2), {
    maxLines: 4,
  });
  const split = places.rows !== undefined && rows.length > 0;
  const align = split ? (frame.rtl ? 'right' : 'left') : 'center';
  const name = await setColumn({
    box: split ? mirrorBox(frame, places.name) : places.whole,
    groups: split
      ? [
          [...head, ...lead, ...hero],
          [...body, ...field, ...strip],
        ]
      : [
          [...head, ...lead, ...hero],
          rows.map((part) => ({
            ...daysOf(kit, part, { most: frame.unit * 0.095, width: places.whole.width }),
            share: DAYS_SHARE,
          })),
          [...body, ...field, ...strip],
        ],
    groupGap: frame.unit * 0.04,
    align,
    justify: 'between',
    grows: true,
  });
  const largest = Math.max(...name.texts.map(({ fitted }) => fitted.size));
  const days =
    split && places.rows
      ? [
          await setColumn({
            box: mirrorBox(frame, places.rows),
            groups: [
              rows.map((part) =>
                daysOf(kit, part, {
                  most: Math.min(frame.unit * 0.085, largest * 0.8),
                  width: places.rows?.width ?? 0,
                }),
              ),
            ],
            groupGap: 0,
            align,
            justify: 'center',
          }),
        ]
      : [];
  const rule = mirrorBox(frame, { ...places.rule });
  return toCard(
    { ...context, style: { ...style, texture: 'none' } },
    {
      ground: door,
      layers: [
        fieldLayer(context, { x: 0, y: 0, width: frame.width, height: frame.height }, door.background),
        drawBoard(context, places, board, door),
      ],
      nodes: split ? [line(rule, mix(board.background, board.foreground, 0.25))] : [],
      words: [name, ...days],
    },
  );
}

// Of the height of a tall board that days and name share, how much more the days have.
const DAYS_SHARE = 2;
// A board that says a few words says them large.
const ENLARGED = 1.3;

// Of an em, about as wide as a letter; letters between a name and its value.
const LETTER = 0.56;
const LEAD = 3;
const VALUE_OF_TWO_LINES = 12;

/** The days as large as `most` px, or as leaves their longest word whole beside the longest hours. */
function daysOf(kit: Kit, { sections }: Rows, { most, width }: { most: number; width: number }): Block {
  const rows = sections.flatMap((section) => section.rows);
  const words = rows.flatMap(({ text }) => text.split(/\s+/u)).map((word) => [...word].length);
  const values = rows.map(({ value = '' }) => [...value].length);
  const hours = Math.max(...values.map((count) => (count > VALUE_OF_TWO_LINES ? count / 2 : count)));
  const size = width / (LETTER * (Math.max(...words) + hours + LEAD));
  return tableBlock(kit, sections, {
    most: Math.max(kit.least.action, Math.min(most, size)),
    gap: kit.unit * 0.04,
  });
}

// A board in nearly the color of its door is not seen.
const APART = 1.5;

/** The paper of the card, or white on a door that is as light. */
function toBoard(palette: Palette, door: string): Palette {
  if (contrast(palette.background, door) >= APART) return palette;
  return toField(palette, contrast('#ffffff', door) >= APART ? '#ffffff' : palette.foreground);
}

type Places = { board: Box; hook: number; whole: Box; name: Box; rows?: Box; rule: Box };

function toPlaces({ frame, inside, content }: FamilyContext): Places {
  const { width, height, margin, unit } = frame;
  const top = isStory(frame) ? inside.y + unit * 0.06 : Math.round(unit * 0.15);
  const side = Math.round(margin * (isWide(frame) ? 0.9 : 0.75));
  const end = isStory(frame) ? inside.y + inside.height : height - Math.round(margin * 0.6);
  const board = { x: side, y: top, width: width - 2 * side, height: end - top };
  const pad = margin * 0.62;
  const whole = {
    x: board.x + pad,
    y: board.y + pad,
    width: board.width - 2 * pad,
    height: board.height - 2 * pad,
  };
  const hook = isStory(frame) ? inside.y - unit * 0.14 : unit * 0.035;
  const count = [...content.action, ...content.rest]
    .filter(isRows)
    .flatMap(({ sections }) => sections.flatMap(({ rows }) => rows)).length;
  if (!isWide(frame)) return { board, hook, whole, name: whole, rule: whole };
  const gap = margin * 0.6;
  const share = count > 6 ? 0.38 : 0.42;
  const name = { ...whole, width: whole.width * share - gap };
  const rows = { ...whole, x: whole.x + whole.width * share + gap, width: whole.width * (1 - share) - gap };
  const rule = {
    x: whole.x + whole.width * share,
    y: whole.y,
    width: Math.max(1, unit * 0.003),
    height: whole.height,
  };
  return { board, hook, whole, name, rows, rule };
}

/** The board with its inner line, two holes, and the string on its hook. */
function drawBoard(
  { frame }: FamilyContext,
  { board, hook }: Places,
  paper: Palette,
  door: Palette,
): ArtLayer {
  const { width, height, unit } = frame;
  const middle = width / 2;
  const [left, right] = [middle - unit * 0.17, middle + unit * 0.17];
  const hole = board.y + unit * 0.03;
  const shade = mix(door.background, '#000000', 0.28);
  const cord = mix(door.background, door.foreground, 0.75);
  const inset = unit * 0.018;
  const edge = `fill="none" stroke="${mix(paper.background, paper.foreground, 0.3)}" stroke-width="${num(Math.max(1.5, unit * 0.003))}"`;
  const string = `fill="none" stroke="${cord}" stroke-width="${num(unit * 0.008)}" stroke-linejoin="round"`;
  const drop = unit * 0.014;
  const body =
    rect(board.x, board.y + drop, board.width, board.height, fill(shade), unit * 0.03) +
    rect(board.x, board.y, board.width, board.height, fill(paper.background), unit * 0.03) +
    rect(
      board.x + inset,
      board.y + inset,
      board.width - 2 * inset,
      board.height - 2 * inset,
      edge,
      unit * 0.02,
    ) +
    [left, right].map((x) => circle(x, hole, unit * 0.011, fill(shade))).join('') +
    `<path d="M${num(left)} ${num(hole)}L${num(middle)} ${num(hook)}L${num(right)} ${num(hole)}" ${string}/>` +
    circle(middle, hook, unit * 0.016, fill(shade)) +
    circle(middle, hook - unit * 0.003, unit * 0.013, fill(cord));
  return artLayer('board', svgDocument(width, height, body), frame);
}
