import { type ArtLayer, artLayer } from '../../art/art-layer.ts';
import { fill, rect, svgDocument } from '../../art/svg.ts';
import { geometricTiles, type Tile } from '../../art/tiles.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import { mirrorBox } from '../frame.ts';
import { isWide } from '../split-canvas.ts';
import { toKit } from './blocks/kit.ts';
import { setWords } from './blocks/words-column.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround } from './ground.ts';
import { toCard } from './to-card.ts';

// More would be small beside the wall.
const MOST_PARTS = 5;
// Of the card's longer side that the wall takes.
const SHARE = 0.4;

/** A wall of large geometric tiles beside the words, for cards that no drawing suits. */
export const tileWall: Family = {
  name: 'tile-wall',
  loud: true,
  attempts: 1,
  baseline: 0.88,
  suits: ({ content: { hero, action, rest }, illustrated }) =>
    !illustrated &&
    (hero.form === 'words' || hero.form === 'quotation') &&
    action.length + rest.length <= MOST_PARTS &&
    ![...action, ...rest].some((part) => 'sections' in part)
      ? 2
      : 0,
  arrange,
};

type Wall = Box & { columns: number; rows: number; size: number };

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { frame, inside, random } = context;
  const wall = toWall(frame, random.fork('wall'));
  const ground = chooseGround(context, ['paper', 'ink', 'paper']);
  const words = await setWords(toKit(context, ground), context, {
    box: mirrorBox(
      frame,
      isWide(frame)
        ? { ...inside, width: wall.x - inside.x - frame.margin * 0.8 }
        : { ...inside, height: wall.y - inside.y - frame.margin * 0.7 },
    ),
    most: frame.unit * 0.26,
    align: frame.rtl ? 'right' : 'left',
    low: isWide(frame),
  });
  return toCard(context, {
    ground,
    layers: [drawWall(context, wall, ground)],
    words: [words],
  });
}

/** As many whole tiles as fill about the share, so that no edge cuts one: two to four across the card's shorter side. */
function toWall(frame: FamilyContext['frame'], random: Random): Wall {
  const { width, height } = frame;
  const across = random.pick([2, 3, 3, 4]);
  if (isWide(frame)) {
    const size = height / across;
    const columns = Math.max(1, Math.round((width * SHARE) / size));
    return { x: width - columns * size, y: 0, width: columns * size, height, columns, rows: across, size };
  }
  const size = width / across;
  const rows = Math.max(1, Math.round((height * SHARE) / size));
  return { x: 0, y: height - rows * size, width, height: rows * size, columns: across, rows, size };
}

function drawWall({ frame, style, random }: FamilyContext, wall: Wall, ground: Palette): ArtLayer {
  const { accent, accent2 } = style.palette;
  const tones = [
    accent,
    mix(accent, ground.background, 0.45),
    mix(accent, ground.background, 0.78),
    mix(accent, ground.foreground, 0.45),
    accent2,
  ];
  const chance = random.fork('tiles');
  const left = mirrorBox(frame, wall).x;
  let body = '';
  let last: Tile | undefined;
  let under: string | undefined;
  for (let column = 0; column < wall.columns; column++)
    for (let row = 0; row < wall.rows; row++) {
      const [ground = accent, first = accent, second = accent] = chance
        .shuffle(tones)
        .filter((tone) => tone !== under);
      const tile = chance.pick(geometricTiles.filter((candidate) => candidate !== last));
      const [x, y] = [left + column * wall.size, wall.y + row * wall.size];
      body += rect(x, y, wall.size, wall.size, fill(ground)) + tile(x, y, wall.size, first, second);
      [last, under] = [tile, ground];
    }
  return artLayer('tiles', svgDocument(frame.width, frame.height, body), frame);
}
