import { mix } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import type { Composition } from '../../layout/composition.ts';
import { imageRule, textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put } from './card-kit.ts';
import { flowBlock } from './flow-block.ts';
import { drawStars } from './icons.ts';
import { artBlock } from './mark-block.ts';
import { RATING_RULE } from './rating.ts';

const DESIGN: Design = {
  name: 'product',
  title: { family: 'Outfit', weight: 700, lineHeight: 1.05, letterSpacing: -0.025 },
  body: 'Outfit',
  schemes: {
    light: { ground: '#fff4e4', ink: '#2b1a0e', accent: '#f26b21' },
    dark: { ground: '#1b120b', ink: '#fff3e6', accent: '#ff8a47' },
  },
};

/** A shop window: the product on a stage, name and price below it. */
export const product: Template = {
  name: 'product',
  version: 2,
  description: 'Something for sale: picture, name, price, former price, badge and rating.',
  parameters: [
    textRule('name', 'What it is called.'),
    textRule('description', 'One sentence below the name.'),
    textRule('price', 'With its currency, such as "$129".'),
    textRule('was', 'The price before.'),
    textRule('badge', 'Such as "New" or "-20%".'),
    textRule('brand', 'Who makes it.'),
    RATING_RULE,
    textRule('reviews', 'Such as "1,204 reviews".'),
    imageRule('image', 'The product, best on a transparent ground. '),
    ...BRAND_RULES,
  ],
  example: {
    brand: 'Northfold',
    name: 'Trailhead 28 backpack',
    price: '$129',
    was: '$159',
    badge: 'New',
    rating: '5',
    reviews: '1,204 reviews',
    site: 'northfold.example.com',
  },
  compose: composeProduct,
};

async function composeProduct(context: TemplateContext): Promise<Composition> {
  const { values } = context;
  const kit = openCard(context, DESIGN);
  const { colors, unit, text, safe, wide, short } = kit;
  // In a wide card the picture is on top of the texts' room, else in the room above it.
  const stage: Box = wide
    ? { ...safe, height: safe.height * 0.46 }
    : { x: safe.x, y: short * 0.05, width: safe.width, height: Math.max(1, safe.y - short * 0.07) };
  const picture = await kit.picture('image', stage, 'contain');
  const box =
    picture && wide
      ? {
          ...safe,
          y: safe.y + stage.height + short * 0.02,
          height: safe.height - stage.height - short * 0.02,
        }
      : safe;
  const prices = [
    values.price
      ? text('label', values.price, { color: colors.accentInk, weight: 700, share: 0.075 })
      : undefined,
    values.was ? text('label', `(${values.was})`, { share: 0.045, weight: 450 }) : undefined,
    values.badge
      ? kit.chip('eyebrow', values.badge, { ground: colors.accent, color: colors.onAccent, share: 0.034 })
      : undefined,
  ].filter((block) => block !== undefined);
  const stars = values.rating === undefined ? undefined : Number(values.rating);
  const rated = [
    stars === undefined
      ? undefined
      : artBlock({ width: unit * 0.2, height: unit * 0.0387 }, (at) => [
          kit.svg(drawStars(stars, colors.accent, colors.line), at),
        ]),
    values.reviews ? text('label', values.reviews, { share: 0.033 }) : undefined,
  ].filter((block) => block !== undefined);
  const foot = [values.brand, values.site].filter(Boolean).join(' · ');
  const column = await kit.column(
    [
      await kit.logo(),
      put(1, 0, values.name ? await kit.title(values.name) : undefined),
      put(
        1,
        values.name ? 3 : 0,
        values.description ? kit.description(values.description, !values.name, 2) : undefined,
      ),
      put(1, 1, prices.length > 0 ? { ...flowBlock(prices, unit * 0.025), gap: unit * 0.025 } : undefined),
      put(1, 2, rated.length > 0 ? { ...flowBlock(rated, unit * 0.02), gap: unit * 0.025 } : undefined),
      put(2, 1, foot ? text('label', foot, { weight: 500 }) : undefined),
    ],
    { align: 'center', justify: 'center', box, groupGap: unit * 0.035 },
  );
  const at = picture && kit.placeInside(stage, picture);
  const art = picture && at ? [kit.draw(picture, at, Math.min(at.width, at.height) * 0.06)] : [];
  return kit.finish({ ground: drawStage(kit, picture ? stage : undefined), art, column });
}

/** A round stage behind the product, and arcs around it that reach over the edges. */
function drawStage({ width, height, short, colors, safe }: CardKit, stage: Box | undefined): string {
  const centre = stage
    ? { x: stage.x + stage.width / 2, y: stage.y + stage.height * 0.5 }
    : { x: width / 2, y: height / 2 };
  const first = stage ? Math.max(stage.height * 0.62, short * 0.2) : Math.hypot(safe.width, safe.height) / 2;
  const tints = stage ? [0.34, 0.2, 0.1] : [0, 0.14, 0.07];
  const circles = tints
    .map((share, at) => ({ r: first + at * short * 0.17, fill: mix(colors.ground, colors.accent, share) }))
    .toReversed()
    .map(({ r, fill }) => `<circle cx="${f(centre.x)}" cy="${f(centre.y)}" r="${f(r)}" fill="${fill}"/>`);
  // Under texts the ground is plain.
  const plain = stage
    ? `<rect y="${f(stage.y + stage.height + short * 0.01)}" width="${width}" height="${f(height)}" fill="${colors.ground}"/>`
    : '';
  const ball = (x: number, y: number, r: number, opacity: number): string =>
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${colors.accent}" fill-opacity="${opacity}"/>`;
  return (
    circles.join('') +
    plain +
    ball(0, height, short * 0.2, 1) +
    ball(width, height, short * 0.13, 0.55) +
    ball(width, 0, short * 0.09, 1) +
    ball(short * 0.07, short * 0.07, short * 0.03, 0.6)
  );
}
