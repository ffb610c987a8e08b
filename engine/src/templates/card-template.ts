import { getFontTraits } from '../assets/font-catalogue.ts';
import { contrast, luminance } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import type { Composition } from '../composition.ts';
import { paint } from '../paint/paint.ts';
import { countLetters } from '../parts/count-letters.ts';
import { isSign } from '../parts/is-sign.ts';
import type { Matter, PictureTraits } from '../parts/matter.ts';
import type { Part, Role } from '../parts/part.ts';
import { toTraits } from '../parts/to-traits.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { type SheetWishes, toStops, toTemplateSheet } from '../sheets/template-sheet.ts';
import { toCanvas } from '../solve/canvas.ts';
import type { Layout } from '../solve/layout.ts';
import { solve } from '../solve/solve.ts';
import type { Region } from '../specs/spec.ts';
import { findBrandFont, toBrandFont } from './brand-fonts.ts';
import { type Color, flattenColor, parseColor } from './color-parameter.ts';
import { setByEach } from './set-by.ts';
import type { Template, TemplateContext, TemplateValues } from './template.ts';

/** What a card says and shows. */
type CardContent = Omit<Matter, 'images' | 'facts'>;

type CardSource = {
  values: TemplateValues;
  has(image: string): boolean;
  language: string | undefined;
};

type CardSpec = {
  /** What of its sheet its values decide besides colors and a face. */
  toDevices?: (values: TemplateValues, sheet: Sheet) => Partial<Sheet>;
  region: Region;
  toContent(source: CardSource): CardContent;
};

/** One of ours: its parts stand in a region, and can stand in another. */
export type CardTemplate = Template & {
  region: Region;
  withRegion(region: Region): CardTemplate;
  /** Its texts are in the same order in both. */
  layOut(context: TemplateContext): Promise<{ layout: Layout; composition: Composition }>;
};

/** A template of parts and a spec. */
export function toTemplate({
  toContent,
  toDevices,
  ...template
}: Omit<Template, 'compose'> & CardSpec): CardTemplate {
  const spec = { toContent, region: template.region };
  const layOut: CardTemplate['layOut'] = async (context) => {
    const look = toLook(context, toDevices);
    const layout = await layOutCard(spec, context, look);
    const backdrop = toBackdrop(context.values, look);
    return { layout, composition: await paint(layout, context.images, { backdrop }) };
  };
  return {
    ...template,
    withRegion: (region) => toTemplate({ ...template, toContent, ...(toDevices && { toDevices }), region }),
    layOut,
    compose: async (context) => {
      const { layout, composition } = await layOut(context);
      const { dropped, clamped } = layout;
      const texts = setByEach(
        [...dropped, ...clamped].map(({ text }) => text),
        context.values,
        template,
      );
      const omitted = { dropped: texts.slice(0, dropped.length), cut: texts.slice(dropped.length) };
      return { composition, omitted };
    },
  };
}

/** What a caller wants of the look, and what became of it. */
type Look = { wishes: SheetWishes; sheet: Sheet };

function toLook(
  { values, sheetOf = toTemplateSheet }: TemplateContext,
  toDevices: CardSpec['toDevices'] = () => ({}),
): Look {
  const wishes = toWishes(values);
  const sheet = sheetOf(wishes);
  return { wishes, sheet: { ...sheet, ...toDevices(values, sheet) } };
}

const TALL_GROWS = 1.3;

async function layOutCard(
  { toContent, region }: CardSpec,
  { values, images, width, height, typesetter, inkOf, language }: TemplateContext,
  look: Look,
): Promise<Layout> {
  const has = (image: string): boolean => images[image] !== undefined;
  const content = toContent({ values, has, language });
  const traits = Object.entries(images).map(([name, image]) => [name, toTraits(image)] as const);
  const matter: Matter = {
    ...content,
    parts: withTitle(content.parts),
    images: new Map(traits),
    facts: listFacts(values, content, new Map(traits), look),
  };
  const square = values.crop === 'square' && width > height;
  const margins = toCanvas(width, height);
  const canvas = square ? toCanvas(width, height, { square }) : margins;
  // A tall card has more room than words that were meant for all shapes fill.
  const grows = canvas.shape === 'wide' || canvas.shape === 'banner' ? 1 : TALL_GROWS;
  const problem = { region, sheet: look.sheet, matter, canvas, margins, keeps: true, grows };
  return await solve(problem, { typesetter, inkOf });
}

function listFacts(
  values: TemplateValues,
  content: CardContent,
  images: ReadonlyMap<string, PictureTraits>,
  look: Look,
): ReadonlySet<string> {
  const { series } = content;
  const logo = images.get('logo');
  const given = Object.entries(values).flatMap(([name, value]) => [
    `value:${name}`,
    `value:${name}=${value}`,
  ]);
  return new Set([
    ...[...images.keys()].map((name) => `image:${name}`),
    ...[...images].flatMap(([name, one]) => listForms(one).map((form) => `value:${name}=${form}`)),
    ...given,
    ...(series ? ['series'] : []),
    ...(isReadable(look) ? ['readable'] : []),
    ...listTraits(values, content, { logo, look }),
  ]);
}

// A picture with a ground of its own that is less wide for its height would be cut across a square card, and across a story.
const [UPRIGHT, NARROW] = [1.1, 0.85];

function listForms({ width, height, transparent }: PictureTraits): string[] {
  if (transparent || width >= height * UPRIGHT) return [];
  return width < height * NARROW ? ['upright', 'narrow'] : ['upright'];
}

const [WORDY, LONG] = [64, 100];
// From this chroma and darkness on, a ground is a color of its own.
const [VIVID, NIGHT_LIGHT] = [0.09, 0.18];

/** What decides how a card of a brand is arranged. */
function listTraits(
  values: TemplateValues,
  { parts }: CardContent,
  { logo, look }: { logo: PictureTraits | undefined; look: Look },
): string[] {
  const { bg, font } = look.wishes;
  const title = parts.find(({ role }) => role === 'title')?.text ?? '';
  const letters = countLetters(title);
  const traits = {
    wordy: letters > WORDY,
    long: letters > LONG,
    sign: logo !== undefined && isSign(logo),
    dark: luminance(bg ?? (values.theme === 'dark' ? '#000000' : '#ffffff')) < NIGHT_LIGHT,
    vivid: bg !== undefined && toOklch(bg).c > VIVID,
    serif: font !== undefined && getFontTraits(font.family).fontClass === 'serif',
  };
  return Object.entries(traits).flatMap(([name, holds]) => (holds ? [name] : []));
}

const READABLE = 4.5;

/** Whether all inks are readable on all of a gradient; without one, they are. */
function isReadable({ wishes: { bg2 }, sheet }: Look): boolean {
  if (bg2 === undefined) return true;
  const { ground, ink, muted, accent } = sheet.grounds.plain;
  const stops = [ground, ...toStops(ground, bg2)];
  return [ink, muted, accent].every((one) => stops.every((stop) => contrast(one, stop) >= READABLE));
}

/** Without what a card is about, its description is that. */
function withTitle(parts: readonly Part[]): Part[] {
  if (parts.some(({ role }) => role === 'title' || role === 'code')) return [...parts];
  const first = parts.find(({ role }) => role === 'text') ?? parts.find(({ role }) => role !== 'brand');
  return parts.map((part) => {
    if (part !== first) return part;
    const { optional: _, detail, ...said } = part;
    return { ...said, role: 'title', text: detail ? `${part.text} · ${detail}` : part.text } satisfies Part;
  });
}

const WHITE: Color = { r: 255, g: 255, b: 255, alpha: 1 };
const NIGHT: Color = { r: 11, g: 12, b: 16, alpha: 1 };

/** Colors over what is below them, and a face. */
function toWishes(values: TemplateValues): SheetWishes {
  const { theme, font, fontFamily, fontWeight, tracking, textFamily } = values;
  const paper = theme === 'dark' ? NIGHT : WHITE;
  const over = (name: string, below: Color): string | undefined => {
    const color = parseColor(values[name] ?? '');
    return color && flattenColor(color, below);
  };
  const bg = over('bg', paper);
  const ground = parseColor(bg ?? '') ?? paper;
  const ownType = [fontFamily, fontWeight, tracking, textFamily].some((value) => value !== undefined);
  return {
    theme: theme as SheetWishes['theme'],
    bg,
    bg2: over('bg2', paper),
    fg: over('fg', ground),
    muted: over('muted', ground),
    accent: over('accent', ground),
    primary: over('primary', ground),
    font: ownType ? toBrandFont(values) : font === 'system' ? undefined : findBrandFont(font),
  };
}

function toBackdrop(
  { bgAngle = '135' }: TemplateValues,
  { wishes: { bg2 }, sheet }: Look,
): { angle: number; from: string; to: string } | undefined {
  return bg2 === undefined
    ? undefined
    : { angle: Number(bgAngle), from: sheet.grounds.plain.ground, to: bg2 };
}

/** A part where there is a text for it. */
export const toPart = (
  role: Role,
  text: string | undefined,
  more: Omit<Part, 'role' | 'text'> = {},
): Part[] => (text === undefined || text === '' ? [] : [{ role, text, ...more }]);

/** Several texts as one, with middle dots between them. */
export const joinTexts = (...texts: readonly (string | undefined)[]): string =>
  texts.filter(Boolean).join(' · ');

/** The first of two as a part, with the second as its detail where it says something else; the second alone is the part. */
export function toPair(
  role: Role,
  text: string | undefined,
  detail: string | undefined,
  more: Omit<Part, 'role' | 'text'> = {},
): Part[] {
  if (!text) return toPart(role, detail, more);
  return toPart(role, text, detail && detail !== text ? { ...more, detail } : more);
}

/** Lines of a list parameter, at most `most`. */
export const toLines = (text: string | undefined, most: number): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, most);
