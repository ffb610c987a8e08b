import { type ArtLayer, artLayer } from '../../art/art-layer.ts';
import { fill, rect, svgDocument } from '../../art/svg.ts';
import { geometricTiles, type Tile } from '../../art/tiles.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import { mirrorBox } from '../frame.ts';
import { isWide } from '../split-canvas.ts';
import { hasRoom } from './blocks/has-room.ts';
import { toKit } from './blocks/kit.ts';
import { besideWall, toWall, type Wall } from './blocks/wall.ts';
import { setWords } from './blocks/words-column.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround } from './ground.ts';
import { toCard } from './to-card.ts';

// More would be small beside the wall.
const MOST = { letters: 160, parts: 5 } as const;
// Of the card's long side that the wall takes.
const SHARE = 0.4;

/** A wall of large geometric tiles beside the words, for cards that no drawing suits. */
export const tileWall: Family = {
  name: 'tile-wall',
  loud: true,
  attempts: 1,
  baseline: 0.88,
  suits: ({ content, illustrated }) => (!illustrated && hasRoom(content, MOST) ? 2 : 0),
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { frame, inside, random } = context;
  const wall = toWall(frame, random.fork('wall').pick([2, 3, 3, 4]), SHARE);
  const ground = chooseGround(context, ['paper', 'ink', 'paper']);
  const words = await setWords(toKit(context, ground), context, {
    box: mirrorBox(frame, besideWall(frame, wall, inside, frame.margin * 0.8)),
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
  const { x: left, y: top } = mirrorBox(frame, wall.box);
  let body = '';
  let last: Tile | undefined;
  let under: string | undefined;
  for (let column = 0; column < wall.columns; column++)
    for (let row = 0; row < wall.rows; row++) {
      const [field = accent, first = accent, second = accent] = chance
        .shuffle(tones)
        .filter((tone) => tone !== under);
      const tile = chance.pick(geometricTiles.filter((candidate) => candidate !== last));
      const [x, y] = [left + column * wall.size, top + row * wall.size];
      body += rect(x, y, wall.size, wall.size, fill(field)) + tile(x, y, wall.size, first, second);
      [last, under] = [tile, field];
    }
  return artLayer('tiles', svgDocument(frame.width, frame.height, body), frame);
}
