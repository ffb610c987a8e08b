import type { Box } from '../../geometry.ts';
import { setColumn } from '../column.ts';
import { countLatinLetters } from '../house-voice.ts';
import { isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { onGround, toField, toKit } from './blocks/kit.ts';
import type { Family, FamilyContext } from './family.ts';
import { fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

const LOUD = [
  'notice',
  'safety',
  'announcement',
  'release',
  'incident',
  'countdown',
  'sale',
  'thumbnail',
] as const;

// More would be small under the band.
const MOST_PARTS = 5;

/** What the card is about on a band across it; the sender above, the facts below. */
export const band: Family = {
  name: 'band',
  loud: true,
  attempts: 2,
  baseline: 0.89,
  suits: ({ kind, content: { hero, action, rest } }) =>
    countLatinLetters(hero.text) <= 70 &&
    action.length + rest.length > 0 &&
    action.length + rest.length <= MOST_PARTS &&
    ![...action, ...rest].some((part) => 'sections' in part)
      ? LOUD.some((loud) => loud === kind)
        ? 3
        : 0.5
      : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, style, random } = context;
  const { palette } = style;
  const kit = toKit(context);
  const { head, lead, body, field, strip } = toGroups(kit, content);
  const above = [...head, ...lead];
  const below = [...body, ...field, ...strip];
  // A number with what it counts has two lines.
  const more = [...content.action, ...content.rest].filter(({ detail }) => detail !== undefined);
  const panel = toPanel(context, above.length, below.length + more.length);
  const color = random.fork('band').next() < 0.75 ? palette.accent : palette.foreground;
  const onBand = onGround(kit, toField(palette, color));
  const align = style.centred ? 'center' : frame.rtl ? 'right' : 'left';
  const pad = panel.height * 0.12;
  const set = (
    box: Box,
    groups: Parameters<typeof setColumn>[0]['groups'],
    justify: 'center' | 'start' | 'end',
    leading?: number,
  ) =>
    setColumn({
      box,
      groups,
      groupGap: frame.unit * 0.03,
      align,
      justify,
      ...(leading === undefined ? {} : { grows: true, leading }),
    });
  // A band from the very top begins under the controls of a story.
  const top = Math.max(panel.y + pad, inside.y);
  const main = await set(
    { ...inside, y: top, height: panel.y + panel.height - pad - top },
    [heroOf(onBand, content.hero, panel.height * 0.8)],
    'center',
  );
  const leading = Math.max(...main.texts.map(({ fitted }) => fitted.size));
  const columns = [
    main,
    ...(above.length > 0
      ? [await set({ ...inside, height: panel.y - inside.y - frame.margin * 0.45 }, [above], 'end', leading)]
      : []),
    ...(below.length > 0
      ? [
          await set(
            {
              ...inside,
              y: panel.y + panel.height + frame.margin * 0.5,
              height: inside.y + inside.height - panel.y - panel.height - frame.margin * 0.5,
            },
            [[...body, ...field], strip],
            isWide(frame) ? 'center' : 'start',
            leading,
          ),
        ]
      : []),
  ];
  return toCard(context, { ground: palette, layers: [fieldLayer(context, panel, color)], words: columns });
}

function toPanel({ frame, inside }: FamilyContext, above: number, below: number): Box {
  const { width } = frame;
  const head = above === 0 ? 0 : 0.1 + above * 0.08;
  const foot = below === 0 ? 0 : Math.min(0.44, 0.16 + below * 0.09);
  const top = above > 0 ? inside.y + inside.height * head : 0;
  const bottom = inside.y + inside.height * (1 - foot);
  return { x: 0, y: top, width, height: Math.max(bottom - top, inside.height * 0.34) };
}
