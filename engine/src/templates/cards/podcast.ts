import type { Composition } from '../../layout/composition.ts';
import { DATE_RULE, DESCRIPTION_RULE, imageRule, textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put } from './card-kit.ts';
import { flowBlock } from './flow-block.ts';

const DESIGN: Design = {
  name: 'podcast',
  title: { family: 'Bricolage Grotesque', weight: 750, lineHeight: 1.05, letterSpacing: -0.028 },
  body: 'Inter',
  schemes: {
    light: { ground: '#e9f7ee', ink: '#07301c', accent: '#12a150' },
    dark: { ground: '#0a1710', ink: '#ecfdf3', accent: '#1ed760' },
  },
};

/** An episode that is playing: the cover, and the sound around it. */
export const podcast: Template = {
  name: 'podcast',
  version: 1,
  description: 'An episode: show, number, title, guest, length, with the cover and a wave of sound.',
  parameters: [
    textRule('title', 'Title of the episode.'),
    DESCRIPTION_RULE,
    textRule('show', 'Name of the podcast.'),
    textRule('episode', 'Such as "Episode 42".'),
    textRule('guest', 'Who is talked to.'),
    textRule('duration', 'Such as "48 min".'),
    DATE_RULE,
    imageRule('cover', 'Cover of the show or the episode. '),
    ...BRAND_RULES,
  ],
  example: {
    show: 'Night Shift Engineering',
    episode: 'Episode 42',
    title: 'The outage that taught us to sleep',
    guest: 'with Joana Lima',
    duration: '48 min',
    date: '9 May 2026',
    site: 'nightshift.example.com',
  },
  compose: composePodcast,
};

async function composePodcast(context: TemplateContext): Promise<Composition> {
  const { values } = context;
  const kit = openCard(context, DESIGN);
  const { colors, unit, text } = kit;
  const align = kit.alignOf(values.title ?? values.description);
  const heads = [
    values.episode
      ? kit.chip('eyebrow', values.episode, {
          ground: colors.accent,
          color: colors.onAccent,
          share: 0.034,
          weight: 650,
        })
      : undefined,
    values.show ? text('label', values.show, { color: colors.ink, weight: 650, share: 0.04 }) : undefined,
  ].filter((block) => block !== undefined);
  const facts = [values.duration, values.date].filter(Boolean).join(' · ');
  const column = await kit.column(
    [
      await kit.logo(),
      put(0, 2, heads.length > 0 ? flowBlock(heads, unit * 0.028, unit * 0.016) : undefined),
      put(1, 0, values.title ? await kit.title(values.title) : undefined),
      put(
        1,
        2,
        values.guest
          ? text('person', values.guest, {
              color: colors.accentInk,
              weight: 600,
              share: 0.05,
              maxLines: 2,
              gap: unit * 0.03,
            })
          : undefined,
      ),
      put(
        1,
        values.title ? 3 : 0,
        values.description ? kit.description(values.description, !values.title, 2) : undefined,
      ),
      put(2, 2, facts ? kit.withIcon('clock', text('date', facts)) : undefined),
      put(
        2,
        1,
        values.site
          ? text('label', values.site, { color: colors.accentInk, weight: 600, gap: unit * 0.016 })
          : undefined,
      ),
    ],
    { align },
  );
  const mirrored = align === 'right';
  const frame = toFrame(kit, mirrored);
  const cover = await kit.picture('cover', frame);
  return kit.finish({
    ground: drawWave(kit, mirrored) + (cover ? '' : drawRecord(kit, frame)),
    art: cover ? [kit.draw(cover, frame, frame.width * 0.08)] : [],
    column,
  });
}

/** A square before the texts, or above them. */
function toFrame({ wide, safe, width, height, short }: CardKit, mirrored: boolean) {
  const room = (wide ? safe.x : safe.y) - short * 0.06;
  const side = Math.max(1, Math.min(room * 0.84, short * 0.62));
  if (!wide)
    return {
      x: mirrored ? width - safe.x - side : safe.x,
      y: (safe.y - side) / 2,
      width: side,
      height: side,
    };
  const x = (room - side) / 2 + room * 0.03;
  return { x: mirrored ? width - x - side : x, y: (height - side) / 2, width: side, height: side };
}

/** Bars of a voice: after the texts in a wide card, else below them. */
function drawWave({ wide, safe, width, height, short, colors }: CardKit, mirrored: boolean): string {
  const space = short * 0.06;
  const from = wide ? safe.x + safe.width + space : safe.x;
  const to = wide ? width : width - safe.x;
  const middle = wide ? height / 2 : height - safe.y / 2;
  const tallest = wide ? height * 0.62 : safe.y * 0.62;
  const step = short * 0.034;
  const bars: string[] = [];
  for (let at = 0, x = from; x < to - step * 0.4; at++, x += step) {
    // Three swings of unlike length look like speech and are the same on each card.
    const voice = Math.abs(
      Math.sin(at * 0.9) * 0.55 + Math.sin(at * 0.37 + 1) * 0.3 + Math.sin(at * 2.1) * 0.25,
    );
    const h = Math.max(step * 0.55, tallest * Math.min(1, 0.12 + voice * 0.8));
    const played = (x - from) / (to - from) < 0.42;
    bars.push(
      `<rect x="${f(x)}" y="${f(middle - h / 2)}" width="${f(step * 0.55)}" height="${f(h)}" rx="${f(step * 0.275)}" fill="${colors.accent}" fill-opacity="${played ? 1 : 0.32}"/>`,
    );
  }
  const drawn = bars.join('');
  return mirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawn}</g>` : drawn;
}

/** In place of a cover: a record with grooves. */
function drawRecord({ colors }: CardKit, { x, y, width }: { x: number; y: number; width: number }): string {
  const [cx, cy, r] = [x + width / 2, y + width / 2, width / 2];
  const circle = (share: number, fill: string, more = ''): string =>
    `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r * share)}" fill="${fill}"${more}/>`;
  const groove = ` stroke="${colors.onAccent}" stroke-opacity="0.22" stroke-width="${f(Math.max(1, r * 0.012))}"`;
  return (
    `<rect x="${f(x)}" y="${f(y)}" width="${f(width)}" height="${f(width)}" rx="${f(width * 0.08)}" fill="${colors.accent}"/>` +
    circle(0.8, colors.dark ? '#0b0d0c' : colors.ink) +
    [0.7, 0.6, 0.5]
      .map((share) => circle(share, 'none', groove.replace(colors.onAccent, colors.accent)))
      .join('') +
    circle(0.32, colors.accent) +
    circle(0.08, colors.ground)
  );
}
