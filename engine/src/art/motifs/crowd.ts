import { sketchMotif } from '../sketch.ts';
import { circle, fill, num, path, rect } from '../svg.ts';

const hair = 5;

/** People, cut by the lower edge like a group photograph: heads, shoulders, no faces. */
export const crowd = sketchMotif({
  name: 'crowd',
  topics: ['people', 'education'],
  ending: 'figure',
  paint: ({ free, away, width, inks, scheme, random }) => {
    const dark = scheme === 'dark';
    const bottom = free.y + free.height;
    const size = Math.min(free.width / 3.1, free.height / 2.5);
    const skins = [inks.paper, dark ? inks.peak : inks.soft, inks.secondSoft];
    const clothes = [
      [inks.wash, inks.soft, inks.wash],
      [inks.soft, inks.secondSoft, inks.mid],
      [inks.strong, inks.second, inks.mid],
    ] as const;
    const person = (
      x: number,
      y: number,
      scale: number,
      coat: string,
      skin: string,
      top: string,
      style: number,
    ): string => {
      const s = size * scale;
      const head = s * 0.24;
      const shoulders = `M${num(x - s * 0.5)} ${num(y + s * 1.3)}V${num(y + s * 0.86)}C${num(x - s * 0.5)} ${num(y + s * 0.56)} ${num(x - s * 0.3)} ${num(y + s * 0.44)} ${num(x)} ${num(y + s * 0.44)}C${num(x + s * 0.3)} ${num(y + s * 0.44)} ${num(x + s * 0.5)} ${num(y + s * 0.56)} ${num(x + s * 0.5)} ${num(y + s * 0.86)}V${num(y + s * 1.3)}Z`;
      const back =
        style === 1
          ? rect(x - head * 1.2, y - head * 0.1, head * 2.4, head * 2.2, fill(top), head)
          : style === 3
            ? circle(x, y - head * 1.16, head * 0.5, fill(top))
            : '';
      const cap =
        style === 4
          ? ''
          : path(
              `M${num(x - head * 1.14)} ${num(y + head * (style === 1 ? 0.5 : 0.1))}C${num(x - head * 1.3)} ${num(y - head * 1.5)} ${num(x + head * 1.3)} ${num(y - head * 1.5)} ${num(x + head * 1.14)} ${num(y + head * (style === 1 ? 0.5 : 0.1))}C${num(x + head * 0.8)} ${num(y - head * 0.4)} ${num(x + head * (style === 2 ? -0.5 : 0.2))} ${num(y - head * 0.5)} ${num(x - head * (style === 2 ? 0.9 : 0.3))} ${num(y - head * 0.56)}C${num(x - head * 0.8)} ${num(y - head * 0.3)} ${num(x - head)} ${num(y - head * 0.1)} ${num(x - head * 1.14)} ${num(y + head * 0.1)}Z`,
              fill(top),
            );
      return (
        back +
        path(shoulders, fill(coat)) +
        path(
          `M${num(x + s * 0.1)} ${num(y + s * 0.45)}C${num(x + s * 0.34)} ${num(y + s * 0.47)} ${num(x + s * 0.5)} ${num(y + s * 0.58)} ${num(x + s * 0.5)} ${num(y + s * 0.86)}V${num(y + s * 1.3)}H${num(x + s * 0.2)}C${num(x + s * 0.3)} ${num(y + s)} ${num(x + s * 0.26)} ${num(y + s * 0.7)} ${num(x + s * 0.1)} ${num(y + s * 0.45)}Z`,
          fill(inks.night, 0.14),
        ) +
        rect(x - head * 0.42, y + head * 0.5, head * 0.84, head * 1.7, fill(skin), head * 0.42) +
        path(
          `M${num(x - head * 0.42)} ${num(y + head * 0.9)}Q${num(x)} ${num(y + head * 1.5)} ${num(x + head * 0.42)} ${num(y + head * 0.9)}V${num(y + head * 1.3)}Q${num(x)} ${num(y + head * 1.6)} ${num(x - head * 0.42)} ${num(y + head * 1.3)}Z`,
          fill(inks.night, 0.2),
        ) +
        circle(x, y, head, fill(skin)) +
        cap
      );
    };
    const body = [0, 1, 2].map((row) => {
      const scale = 0.86 + row * 0.14;
      const pitch = size * scale * 0.92;
      const y = bottom - size * (1.86 - row * 0.5);
      const from =
        away.x > 0
          ? free.x + size * (row === 0 ? 0.95 : row === 1 ? 0.5 : 0.62)
          : free.x + (row % 2) * pitch * 0.5;
      const to =
        away.x < 0 ? free.x + free.width - size * 0.5 : Math.max(width, free.x + free.width) + size * 0.4;
      let people = '';
      for (let i = 0, x = from; x <= to; i++, x += pitch) {
        const coats = clothes[row] ?? clothes[2];
        const top =
          row === 0 ? (dark ? inks.soft : inks.mid) : dark ? inks.night : row === 1 ? inks.peak : inks.night;
        people += person(
          x,
          y + random.range(-0.07, 0.07) * size,
          scale,
          coats[i % 3] ?? inks.mid,
          skins[(i + row) % 3] ?? inks.paper,
          top,
          random.integer(0, hair - 1),
        );
      }
      return people;
    });
    return { body: body.join('') };
  },
});
