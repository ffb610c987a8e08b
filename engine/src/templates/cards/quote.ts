import type { Composition } from '../../layout/composition.ts';
import { AVATAR_RULE, textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put } from './card-kit.ts';
import { drawStars } from './icons.ts';
import { artBlock } from './mark-block.ts';
import { RATING_RULE } from './rating.ts';

const DESIGN: Design = {
  name: 'quote',
  title: { family: 'Fraunces', weight: 480, lineHeight: 1.14, letterSpacing: -0.018 },
  body: 'Inter',
  schemes: {
    light: { ground: '#f3ecfb', ink: '#2a1140', accent: '#8b3fd9' },
    dark: { ground: '#1a1024', ink: '#f6effd', accent: '#b57bf2' },
  },
};

/** Somebody's words between two marks that are larger than the card can hold. */
export const quote: Template = {
  name: 'quote',
  version: 1,
  description: 'A testimonial: what was said, who said it with a portrait, and a rating.',
  parameters: [
    textRule('quote', 'What was said, without quotation marks.'),
    textRule('author', 'Who said it.'),
    textRule('role', 'What they are, and where.'),
    AVATAR_RULE,
    RATING_RULE,
    ...BRAND_RULES,
  ],
  example: {
    quote: 'We replaced three tools and a spreadsheet in an afternoon.',
    author: 'Priya Raman',
    role: 'Head of Operations, Northwind',
    rating: '5',
    site: 'ledgerly.example.com',
  },
  compose: composeQuote,
};

async function composeQuote(context: TemplateContext): Promise<Composition> {
  const { values } = context;
  const kit = openCard(context, DESIGN);
  const { colors, unit, text } = kit;
  const align = kit.alignOf(values.quote);
  const who = values.author
    ? text('person', values.author, { color: colors.ink, weight: 650, share: 0.042 })
    : undefined;
  const stars = values.rating === undefined ? undefined : Number(values.rating);
  const column = await kit.column(
    [
      await kit.logo(),
      put(
        0,
        2,
        stars === undefined
          ? undefined
          : artBlock({ width: unit * 0.27, height: unit * 0.0523, gap: unit * 0.03 }, (box) => [
              kit.svg(drawStars(stars, colors.accent, colors.line), box),
            ]),
      ),
      put(1, 0, values.quote ? await kit.title(values.quote) : undefined),
      put(2, 1, who && (await kit.withAvatar('avatar', who, 0.042, 2.2))),
      put(2, 2, values.role ? text('person', values.role, { gap: unit * 0.012, maxLines: 2 }) : undefined),
      put(
        2,
        1,
        values.site
          ? text('label', values.site, { color: colors.accentInk, weight: 600, gap: unit * 0.02 })
          : undefined,
      ),
    ],
    { align },
  );
  return kit.finish({ ground: drawMarks(kit, align === 'right'), column });
}

// One mark of a pair, in a square of 100.
const MARK =
  'M92 8C62 14 44 38 44 68c0 16 10 26 25 26s25-10 25-24-9-24-23-24c-3 0-5 .4-7 1C66 34 76 24 95 19z';

/** An opening mark in the first corner and a closing one in the last, each cut by the edge. */
function drawMarks({ wide, safe, width, height, short, colors }: CardKit, mirrored: boolean): string {
  const room = wide ? safe.x - short * 0.05 : safe.y - short * 0.03;
  const size = Math.min(room * (wide ? 1.05 : 1.15), short * 0.62) * 0.92;
  const pair = (fill: string, opacity: number): string =>
    `<g fill="${fill}" fill-opacity="${opacity}"><path d="${MARK}" transform="translate(-42 0)"/><path d="${MARK}" transform="translate(12 0)"/></g>`;
  const scale = size / 110;
  const first = wide ? { x: size * 0.03, y: safe.y } : { x: safe.x, y: (room - size * 0.9) / 2 };
  const open = `<g transform="translate(${f(first.x)} ${f(first.y)}) scale(${Math.round(scale * 1000) / 1000})">${pair(colors.accent, 1)}</g>`;
  const close = `<g transform="rotate(180 ${f(width / 2)} ${f(height / 2)})"><g transform="translate(${f(first.x)} ${f(first.y)}) scale(${Math.round(scale * 1000) / 1000})">${pair(colors.accent, 0.22)}</g></g>`;
  const both = open + close;
  return mirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${both}</g>` : both;
}
