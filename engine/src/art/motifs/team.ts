import { defineMotif } from '../define-motif.ts';
import { castPerson } from '../people/cast-person.ts';
import { fill, oval, path, svg } from '../svg.ts';

// Who meets at work; hands that hold something are rare enough not to hide a neighbour.
const COLLEAGUES = ['developer', 'woman', 'man', 'designer', 'person', 'businesswoman', 'person', 'writer'];
// Of an adult's height of 400: shoulders just overlap.
const PITCH = 96;
const ADULT = 400;
const MOST = 7;

/** Colleagues side by side, each with a skin and hair of their own, in the card's colors; cut by its lower edge. */
export const team = defineMotif({
  name: 'team',
  topics: ['people'],
  ending: 'figure',
  paint: ({ free, away, height, colors, scheme, random }) => {
    const dark = scheme === 'dark';
    const bottom = free.y + free.height;
    // Where the card ends below them they are seen from the knees up, else they stand.
    const cut = bottom >= height - 1;
    const scale = Math.min((free.height * (cut ? 1.16 : 0.94)) / (ADULT * 1.06), free.width / (PITCH * 3.6));
    const count = Math.max(1, Math.min(MOST, Math.floor(free.width / (PITCH * scale) - 0.5)));
    const low = dark ? colors.quiet : colors.night;
    const clothes = [
      [colors.strong, low, colors.second],
      [colors.second, low, colors.mid],
      [colors.mid, colors.quiet, colors.strong],
      [colors.paper, colors.strong, colors.second],
      [colors.peak, low, colors.strong],
    ] as const;
    const nouns = random.shuffle(COLLEAGUES);
    const first = random.integer(0, clothes.length - 1);
    const spread = count * PITCH * scale;
    const centre = free.x + free.width / 2 + (away.x * (free.width - spread)) / 4;
    const foot = cut ? bottom + ADULT * scale * 0.24 : bottom;
    const people = Array.from({ length: count }, (_, index) => {
      const actor = castPerson(nouns[index % nouns.length] ?? 'person', { random: random.fork(`${index}`) });
      if (!actor) return '';
      const { drawing, hip } = actor;
      const [main, second, accent] = clothes[(first + index) % clothes.length] ?? clothes[0];
      const tones = { ...drawing.natural, main, second, accent, ink: colors.night, light: colors.paper };
      // Those on the right look back to the others.
      const way = index > (count - 1) / 2 ? -1 : 1;
      const middle = (hip?.x ?? drawing.width / 2) * scale * way;
      const x = centre + (index - (count - 1) / 2) * PITCH * scale - middle;
      const place = svg`translate(${x} ${foot - drawing.height * scale}) scale(${(scale * way).toFixed(4)} ${scale.toFixed(4)})`;
      return `<g transform="${place}">${drawing.draw(tones, `team${index}-`)}</g>`;
    });
    // Those at the sides stand behind those in the middle.
    const off = (index: number): number => Math.abs(index - (count - 1) / 2);
    const order = people.map((_, index) => index).sort((a, b) => off(b) - off(a));
    // A pale disc behind them: dark hair would be lost on a dark ground.
    const reach = Math.min(spread * 0.56, free.width * 0.5);
    const disc = path(
      oval([centre, bottom], reach, Math.min(free.height * 0.98, ADULT * scale * 0.9)),
      fill(dark ? colors.soft : colors.wash),
    );
    return { body: disc + order.map((index) => people[index]).join('') };
  },
});
