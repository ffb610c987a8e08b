import { defineMotif } from '../define-motif.ts';
import { fill, rect } from '../svg.ts';
import { geometricTiles, quarterTile, type Tile, triangleTile } from '../tiles.ts';

/** Tiles of quarter circles, rings and bars, piled up as a stair that rises away from the type. */
export const bauhaus = defineMotif({
  name: 'bauhaus',
  topics: ['design'],
  ending: 'tiles',
  paint: ({ free, away, colors, random }) => {
    const across = Math.min(
      7,
      Math.max(3, Math.round((free.width / free.height) * (free.width < free.height ? 5 : 3.6))),
    );
    // Whole pixels: neighbours that share a fraction of one show the ground between them.
    const size = Math.round(free.width / across);
    const rows = Math.max(1, Math.floor(free.height / size + 0.05));
    const climbsRight = away.x >= 0;
    const left = climbsRight ? Math.round(free.x + free.width) - across * size : Math.round(free.x);
    const bottom = Math.round(free.y + free.height);
    const tones = [colors.strong, colors.mid, colors.soft, colors.paper, colors.second];
    let body = '';
    let last: Tile | undefined;
    for (let column = 0; column < across; column++) {
      const step = climbsRight ? column : across - 1 - column;
      // One step up for each column, then a plateau.
      const stack = Math.min(rows, step + 1);
      for (let row = 0; row < stack; row++) {
        const [x, y] = [left + column * size, bottom - (row + 1) * size];
        const [ground, first, second] = random.shuffle(tones) as [string, string, string];
        if (row === stack - 1) {
          const flat = step >= rows;
          const slope = climbsRight ? triangleTile : quarterTile(3);
          const color = random.pick([colors.strong, colors.second, colors.mid]);
          body += (flat ? quarterTile(2 + (column % 2)) : slope)(x, y, size, color, second);
          continue;
        }
        const tile = random.pick(geometricTiles.filter((candidate) => candidate !== last));
        last = tile;
        body += rect(x, y, size, size, fill(ground)) + tile(x, y, size, first, second);
      }
    }
    return { body };
  },
});
