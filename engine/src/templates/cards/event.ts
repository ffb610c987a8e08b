import type { Composition } from '../../layout/composition.ts';
import { CTA_RULE, DESCRIPTION_RULE, imageRule, textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put, toLines } from './card-kit.ts';
import { flowBlock } from './flow-block.ts';

const DESIGN: Design = {
  name: 'event',
  title: { family: 'Unbounded', weight: 700, lineHeight: 1.12, letterSpacing: -0.035 },
  body: 'Inter',
  schemes: {
    light: { ground: '#fdf1f6', ink: '#2d0b22', accent: '#e11d74' },
    dark: { ground: '#14081a', ink: '#fff0fa', accent: '#ff4fa3' },
  },
};
const MOST_SPEAKERS = 4;

/** A stage under spotlights: what, when, where and who. */
export const event: Template = {
  name: 'event',
  version: 1,
  description: 'A conference, meetup or webinar: title, day, time, place, host, speakers, and what to do.',
  parameters: [
    textRule('title', 'What it is called.'),
    DESCRIPTION_RULE,
    textRule('date', 'The day, as it should be read.'),
    textRule('time', 'Such as "18:30 CET".'),
    textRule('place', 'Where, or "Online".'),
    textRule('host', 'Who invites.'),
    textRule('speakers', 'A name a line; the first four are shown.'),
    CTA_RULE,
    imageRule('image', 'Photo, of a speaker or the place. '),
    ...BRAND_RULES,
  ],
  example: {
    host: 'Harbor Systems Meetup',
    title: 'Designing for the slow network',
    date: '18 September 2026',
    time: '18:30',
    place: 'Kulturhuset, Oslo',
    speakers: 'Lena Brandt\nTomas Ek',
    cta: 'Save a seat',
    site: 'harbor.example.com',
  },
  compose: composeEvent,
};

async function composeEvent(context: TemplateContext): Promise<Composition> {
  const { values } = context;
  const kit = openCard(context, DESIGN);
  const { colors, unit, text } = kit;
  const align = kit.alignOf(values.title ?? values.description);
  const speakers = toLines(values.speakers, MOST_SPEAKERS).join(', ');
  const facts = kit.facts(
    [
      ['calendar', values.date],
      ['clock', values.time],
      ['place', values.place],
      ['people', speakers],
    ],
    'date',
    { color: colors.ink, weight: 600, share: 0.04, maxLines: 2, mark: colors.accentInk },
  );
  const foot = [
    values.cta
      ? kit.chip('call-to-action', values.cta, {
          ground: colors.accent,
          color: colors.onAccent,
          share: 0.04,
          weight: 650,
        })
      : undefined,
    values.site ? text('label', values.site, { weight: 600 }) : undefined,
  ].filter((block) => block !== undefined);
  const column = await kit.column(
    [
      await kit.logo(),
      put(
        0,
        2,
        values.host
          ? text('eyebrow', values.host, { color: colors.accentInk, weight: 650, gap: unit * 0.02 })
          : undefined,
      ),
      put(1, 0, values.title ? await kit.title(values.title) : undefined),
      put(
        1,
        values.title ? 3 : 0,
        values.description ? kit.description(values.description, !values.title, 2) : undefined,
      ),
      put(
        1,
        1,
        facts.length > 0 ? { ...flowBlock(facts, unit * 0.05, unit * 0.02), gap: unit * 0.045 } : undefined,
      ),
      put(2, 1, foot.length > 0 ? flowBlock(foot, unit * 0.04, unit * 0.02) : undefined),
    ],
    { align },
  );
  const mirrored = align === 'right';
  const frame = toFrame(kit, mirrored);
  const photo = await kit.picture('image', frame);
  return kit.finish({
    ground: drawLights(kit, mirrored),
    art: photo ? [kit.draw(photo, frame, Math.min(frame.width, frame.height) / 2)] : [],
    column,
  });
}

/** A pill beside the texts, or above them. */
function toFrame({ wide, safe, width, height, short }: CardKit, mirrored: boolean) {
  if (wide) {
    const w = Math.min((safe.x - short * 0.05) * 0.78, height * 0.6);
    const h = Math.min(height * 0.8, w * 2);
    const x = width - (safe.x - short * 0.05) / 2 - w / 2;
    return { x: mirrored ? width - x - w : x, y: (height - h) / 2, width: w, height: h };
  }
  const h = Math.max(1, (safe.y - short * 0.05) * 0.72);
  const w = Math.min(safe.width * 0.72, h * 1.9);
  return { x: mirrored ? width - safe.x - w : safe.x, y: (safe.y - h) / 2, width: w, height: h };
}

/** Rays from behind the edges, and dots of a crowd at the foot; none where the texts are. */
function drawLights({ wide, safe, width, height, short, colors }: CardKit, mirrored: boolean): string {
  const [x, y] = wide ? [width, height * 0.5] : [width * 0.5, 0];
  const reach = wide ? safe.x * 0.84 : safe.y * 0.84;
  const rays: string[] = [];
  const count = 36;
  for (let at = 0; at < count; at++) {
    const angle = (at / count) * Math.PI * 2;
    const [from, to] = [angle - 0.045, angle + 0.045];
    const [near, far] = [reach * 0.42, reach * (at % 2 === 0 ? 1 : 0.8)];
    const point = (a: number, r: number): string => `${f(x + Math.cos(a) * r)} ${f(y + Math.sin(a) * r)}`;
    rays.push(`M${point(from, near)}L${point(from, far)}L${point(to, far)}L${point(to, near)}z`);
  }
  const disc = `<circle cx="${f(x)}" cy="${f(y)}" r="${f(reach * 0.34)}" fill="${colors.accent}"/>`;
  const dots: string[] = [];
  const step = short * 0.045;
  const [columns, rows] = wide
    ? [Math.floor((safe.x - short * 0.05) / step), Math.floor(height / step)]
    : [Math.floor(width / step), Math.floor((height - safe.y - safe.height - short * 0.05) / step)];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const fade = wide ? 1 - column / columns : 1 - row / rows;
      dots.push(
        `<circle cx="${f((column + 0.5) * step)}" cy="${f(height - (row + 0.5) * step)}" r="${f(step * 0.3 * fade)}"/>`,
      );
    }
  const drawn =
    `<path d="${rays.join('')}" fill="${colors.accent}" fill-opacity="0.85"/>${disc}` +
    `<g fill="${colors.accent}" fill-opacity="0.5">${dots.join('')}</g>`;
  return mirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawn}</g>` : drawn;
}
