import { mix } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import type { Composition } from '../../layout/composition.ts';
import {
  AUTHOR_RULE,
  AVATAR_RULE,
  DATE_RULE,
  DESCRIPTION_RULE,
  imageRule,
  TITLE_RULE,
  textRule,
} from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put } from './card-kit.ts';

const DESIGN: Design = {
  name: 'article',
  title: { family: 'Newsreader', weight: 600, lineHeight: 1.06, letterSpacing: -0.022 },
  body: 'Inter',
  schemes: {
    light: { ground: '#fbf8f2', ink: '#1c1a17', accent: '#d8452e' },
    dark: { ground: '#171614', ink: '#f7f3ea', accent: '#ff7a5c' },
  },
};
// Share of the shorter side between the text and what is beside it.
const SPACE = 0.05;
// Behind white text over any photo.
const SCRIM = 'rgba(12, 12, 14, 0.68)';

/** A page of a magazine: a photo or a bold shape at one side, the story beside it. */
export const article: Template = {
  name: 'article',
  version: 1,
  description: 'A blog post or story: category, headline in a serif, author with a portrait, and a photo.',
  parameters: [
    TITLE_RULE,
    DESCRIPTION_RULE,
    textRule('category', 'The section, above the title.'),
    AUTHOR_RULE,
    AVATAR_RULE,
    DATE_RULE,
    textRule('readingTime', 'Such as "8 min read".'),
    imageRule('image', 'Photo. '),
    {
      name: 'imagePosition',
      type: 'choice',
      choices: ['side', 'background'],
      description: 'Where the photo is. Default `side`.',
    },
    ...BRAND_RULES,
  ],
  example: {
    category: 'Long read',
    title: 'The last lighthouse keeper of the northern coast',
    description: 'Forty winters, one lamp, and a radio that nobody has answered since May.',
    author: 'Ines Halvorsen',
    date: '12 May 2026',
    readingTime: '8 min read',
    site: 'tidewater.example.com',
  },
  compose: composeArticle,
};

async function composeArticle(context: TemplateContext): Promise<Composition> {
  const { values, images, width, height } = context;
  const covers = values.imagePosition === 'background' && images.image !== undefined;
  // Over a photo, only its own darkness is a ground that text can count on.
  const { bg, fg, ...rest } = values;
  const kit = openCard(covers ? { ...context, values: { ...rest, theme: 'dark' } } : context, DESIGN);
  const { colors, unit, text } = kit;
  const align = kit.alignOf(values.title ?? values.description);
  const quiet = covers ? '#ececec' : colors.muted;
  const byline = [values.author, values.date, values.readingTime].filter(Boolean).join(' · ');
  const column = await kit.column(
    [
      await kit.logo(covers ? ['#3a3a3c'] : undefined),
      put(
        0,
        2,
        values.category
          ? text('eyebrow', values.category, {
              color: covers ? '#ffffff' : colors.accentInk,
              weight: 650,
              share: 0.038,
              gap: unit * 0.03,
            })
          : undefined,
      ),
      put(1, 0, values.title ? await kit.title(values.title, covers ? { color: '#ffffff' } : {}) : undefined),
      put(
        1,
        values.title ? 3 : 0,
        values.description ? kit.description(values.description, !values.title, 3, quiet) : undefined,
      ),
      put(
        2,
        1,
        byline
          ? await kit.withAvatar('avatar', text('person', byline, { color: quiet, maxLines: 2 }), 0.036, 2.1)
          : undefined,
      ),
      put(
        2,
        1,
        values.site
          ? text('label', values.site, {
              color: covers ? '#ffffff' : colors.accentInk,
              weight: 600,
              gap: unit * 0.018,
            })
          : undefined,
      ),
    ],
    { align },
  );
  if (covers) {
    const full = { x: 0, y: 0, width, height };
    const photo = await kit.picture('image', full);
    const scrim = { position: 'absolute', left: 0, top: 0, width, height, backgroundColor: SCRIM } as const;
    const art = photo ? [kit.draw(photo, full), { type: 'container' as const, style: scrim }] : [];
    return kit.finish({ ground: '', art, column });
  }
  const mirrored = align === 'right';
  const photo = await kit.picture('image', toSide(kit, mirrored, true));
  const side = toSide(kit, mirrored, photo !== undefined);
  const art = photo ? [kit.draw(photo, side)] : [];
  if (!kit.wide && !photo && column.texts.length > 0) {
    const { x: left, y: top, ...size } = toSheet(kit);
    const style = { position: 'absolute', left, top, ...size, backgroundColor: colors.ground } as const;
    art.push({ type: 'container', style });
  }
  const ground = drawSpine(kit, mirrored) + (photo ? '' : drawShapes(side, kit));
  return kit.finish({ ground, art, column });
}

/** Where the photo is: after the text, or above it; shapes are all around it where the card is not wide. */
function toSide({ wide, safe, width, height, short }: CardKit, mirrored: boolean, photo: boolean): Box {
  if (!wide)
    return { x: 0, y: 0, width, height: photo ? Math.max(1, Math.round(safe.y - short * SPACE)) : height };
  const side = Math.max(1, Math.round(safe.x - short * SPACE));
  return { x: mirrored ? 0 : width - side, y: 0, width: side, height };
}

/** The sheet that the text is on, where the photo is all around it. */
const toSheet = ({ safe, short, width }: CardKit): Box => {
  const space = short * SPACE;
  return { x: 0, y: safe.y - space, width, height: safe.height + 2 * space };
};

/** The spine of a printed page: a rule beside the text, and a block of the accent at the edge. */
function drawSpine({ wide, safe, width, height, short, colors }: CardKit, mirrored: boolean): string {
  if (!wide) {
    const top = height - safe.y * 0.4;
    return `<rect y="${f(top)}" width="${width}" height="${f(height - top)}" fill="${colors.accent}"/>`;
  }
  const at = mirrored ? safe.x + safe.width + short * SPACE : safe.x - short * SPACE;
  const bar = safe.x * 0.4;
  return (
    `<rect x="${f(at)}" y="${f(safe.y)}" width="${f(Math.max(1, short * 0.0025))}" height="${f(safe.height)}" fill="${colors.line}"/>` +
    `<rect x="${f(mirrored ? width - bar : 0)}" width="${f(bar)}" height="${height}" fill="${colors.accent}"/>`
  );
}

/** Without a photo: a low sun over three hills, in the accent. */
function drawShapes({ x, y, width: w, height: h }: Box, { colors, wide }: CardKit): string {
  const r = Math.min(w * 0.34, h * 0.3) * (wide ? 1 : 0.55);
  const [sky, far, near, front] = [0.8, 0.62, 0.3, 0.06].map((share) =>
    mix(colors.accent, colors.dark ? '#0b0b0d' : colors.ink, 1 - share),
  );
  const light = mix(colors.accent, colors.dark ? colors.ground : '#ffffff', 0.8);
  const hill = (top: number, lean: number, fill = ''): string =>
    `<path fill="${fill}" d="M${f(x)} ${f(y + h)}V${f(y + h * (top + lean))}C${f(x + w * 0.3)} ${f(y + h * (top - 0.1))} ${f(x + w * 0.62)} ${f(y + h * (top + 0.13))} ${f(x + w)} ${f(y + h * (top - lean))}V${f(y + h)}z"/>`;
  const hills = wide ? [0.6, 0.72, 0.86] : [0.76, 0.84, 0.93];
  const [first = 0, second = 0, third = 0] = hills;
  return (
    `<clipPath id="side"><rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"/></clipPath>` +
    `<g clip-path="url(#side)"><rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${light}"/>` +
    `<circle cx="${f(x + w * (wide ? 0.56 : 0.68))}" cy="${f(y + h * (wide ? 0.4 : 0.16))}" r="${f(r)}" fill="${colors.accent}"/>` +
    hill(first, 0.04, sky) +
    hill(second, -0.05, wide ? far : near) +
    hill(third, 0.03, front) +
    '</g>'
  );
}
