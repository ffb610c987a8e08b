/** What a text of a card is. */
export const BRIEF_ROLES = [
  'eyebrow',
  'title',
  'subtitle',
  'body',
  'item',
  'date',
  'time',
  'place',
  'person',
  'brand',
  'price',
  'discount',
  'figure',
  'action',
  'contact',
  'quote',
  'author',
  'source',
  'code',
  'rating',
  'option',
  'goal',
  'note',
] as const;

/** What a card is for. */
export const BRIEF_KINDS = [
  'article',
  'release',
  'announcement',
  'newsletter',
  'event',
  'exhibition',
  'course',
  'sale',
  'product',
  'quote',
  'testimonial',
  'hiring',
  'podcast',
  'music',
  'gig',
  'book',
  'menu',
  'prices',
  'hours',
  'statistic',
  'list',
  'poll',
  'countdown',
  'notice',
  'safety',
  'incident',
  'lost',
  'invitation',
  'greeting',
  'birth',
  'memorial',
  'property',
  'travel',
  'appeal',
  'thanks',
  'apology',
  'report',
  'profile',
  'thumbnail',
  'plain',
  'picture',
] as const;

/** Where a color goes: background, letters, accents, or wherever it suits. */
export const COLOR_USES = ['ground', 'ink', 'accent', 'any'] as const;

/** Where the words go, how large the title is, and that a brand's name and tagline are not added. */
export const BRIEF_LAYOUTS = [
  'left',
  'right',
  'top',
  'bottom',
  'center',
  'large-title',
  'no-added-text',
] as const;

export const BRIEF_SCHEMES = ['light', 'dark'] as const;

/** Why a stretch of a prompt is not on the card. */
export const UNUSED_REASONS = ['request', 'wish', 'chatter', 'not_understood', 'no_room'] as const;

export type BriefRole = (typeof BRIEF_ROLES)[number];
export type BriefKind = (typeof BRIEF_KINDS)[number];
export type ColorUse = (typeof COLOR_USES)[number];
export type BriefLayout = (typeof BRIEF_LAYOUTS)[number];
export type UnusedReason = (typeof UNUSED_REASONS)[number];

/** A text of a card, as it shall be drawn. */
export type BriefBlock = {
  role: BriefRole;
  text: string;
  /** Of an item its price, time or number; of a goal what is reached. */
  value?: string;
  /** What a person is or where they belong; what a figure counts. */
  detail?: string;
  /** The heading of the section that an item belongs to. */
  label?: string;
  /** What the card is about most; one block at most. */
  lead?: true;
};

/** A picture of the caller's, and the point of it that matters most, in shares of its width and height. */
export type BriefImage = { url?: string; upload?: string; focus?: { x: number; y: number } };

export type BriefColor = { value: string; use: ColorUse };

/** What was understood of a prompt, as data: everything that a card is composed from besides size, seed and brand. */
export type Brief = {
  version: 1;
  /** BCP 47 primary tag, with or without a script (`zh-Hant`); `und` has the language detected from the texts. */
  language: string;
  kind: BriefKind;
  /** What is set, in reading order. */
  blocks: BriefBlock[];
  /** What is to be seen, where a picture is described. */
  picture: { text: string } | null;
  /** Name of the illustration, or names to choose from, or `none`; null leaves it to the composer. */
  illustration: string | string[] | null;
  /** A picture that the caller brings: by its address, or as uploaded before. */
  image: BriefImage | null;
  /** Name of the look; null leaves it to the composer. */
  look: string | null;
  /** Names of styles. */
  style: string[];
  scheme: (typeof BRIEF_SCHEMES)[number] | null;
  /** As `#rrggbb`, strongest first. */
  colors: BriefColor[];
  layout: BriefLayout[];
  /** The format that was asked for, in pixels; without a name where the size itself was. */
  format: { name?: string; width: number; height: number } | null;
};

/** A brief that asks for nothing. */
export const EMPTY_BRIEF: Brief = {
  version: 1,
  language: 'und',
  kind: 'plain',
  blocks: [],
  picture: null,
  illustration: null,
  image: null,
  look: null,
  style: [],
  scheme: null,
  colors: [],
  layout: [],
  format: null,
};
