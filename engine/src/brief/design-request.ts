import type { SceneAsk } from './scene-ask.ts';
import type { Said } from './statement.ts';

/** What the card is for; decides the default look. */
export type Kind =
  | 'article'
  | 'announcement'
  | 'podcast'
  | 'sale'
  | 'event'
  | 'hiring'
  | 'quote'
  | 'release'
  | 'plain'
  /** The prompt describes a picture and has no words. */
  | 'picture';

/** BCP 47 primary tag of the main language of the texts, detected by script and words. */
export type Language = string;

/** Styles with a look of their own: whoever asks for one expects exactly that look. */
export const STYLES = [
  /** Glowing monospaced text in a window, with prompt and cursor. */
  'terminal',
  'chalkboard',
  'blueprint',
  'watercolor',
  /** Brush and ink on paper. */
  'ink',
  'brutalist',
  /** The figure of the card as a chart. */
  'infographic',
  /** Two or three options side by side. */
  'comparison',
  /** Six hues of equal weight. */
  'rainbow',
  'bistro',
  'deco',
  'luxury',
  'bauhaus',
  'memphis',
  'vaporwave',
  'cyberpunk',
  'comic',
  '50s',
  '70s',
  '80s',
  '90s',
  'mid-century',
  'risograph',
  'paper-cut',
  'japanese-print',
  'pixel-art',
  'clay',
  'line-art',
  'collage',
  'grunge',
  'kawaii',
  'linocut',
  'stencil',
  'minimalist',
  'corporate',
  'moody',
  'soft-pastel',
  'art-nouveau',
  'hand-lettered',
] as const;
export type Style = (typeof STYLES)[number];

export const MOODS = [
  'minimal',
  'bold',
  'playful',
  'retro',
  'elegant',
  'confident',
  'neon',
  'warm',
  'cool',
  'pastel',
  /** The following are tones of colors, by the table `tones` of the lexicon: `calm green`, `muted colors`. */
  'calm',
  'muted',
  'misty',
  'airy',
  'fresh',
  'cozy',
  'earthy',
  'sunny',
  'romantic',
  'spacious',
  'somber',
  'serious',
  'vivid',
  'festive',
  'luxurious',
  'glowing',
  'futuristic',
  'handmade',
  /** The following name a design style: `newspaper style`, `a gradient`, `for an engineering blog`. */
  'newspaper',
  'gradient',
  'geometric',
  'swiss',
  'technical',
  ...STYLES,
] as const;
export type Mood = (typeof MOODS)[number];

/** Hues that a card shall not have. */
export const AVOIDED_HUES = [
  'no-red',
  'no-orange',
  'no-yellow',
  'no-green',
  'no-teal',
  'no-blue',
  'no-purple',
  'no-pink',
] as const;
export type AvoidedHue = (typeof AVOIDED_HUES)[number];

/** Holidays, seasons and events of a life that have colors and a style of their own. */
export const OCCASIONS = [
  'wedding',
  'birth',
  'birthday',
  'christmas',
  'new-year',
  'easter',
  'halloween',
  'valentine',
  'parents-day',
  'black-friday',
  'summer',
  'spring',
  'autumn',
  'winter',
  'ramadan',
  'diwali',
  'holi',
  'lunar-new-year',
  'hanukkah',
  'saint-patrick',
  'graduation',
  'mourning',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Subject areas. */
export type Topic =
  | 'architecture'
  | 'ai'
  | 'cloud'
  | 'code'
  | 'data'
  | 'design'
  | 'education'
  | 'finance'
  | 'food'
  | 'health'
  | 'home'
  | 'legal'
  | 'music'
  | 'nature'
  | 'people'
  | 'science'
  | 'security'
  | 'shopping'
  | 'space'
  | 'sport'
  | 'time'
  | 'travel'
  | 'writing'
  | 'celebration';

/** A requested position of the text. */
export type LayoutWish = 'left' | 'right' | 'top' | 'bottom' | 'center';

/** Everything that direction and layout need to know about a card, derived from its brief. */
export type DesignRequest = Said & {
  /** All texts of the card and its picture, a line each: what it is about. */
  words: string;
  language: Language;
  kind: Kind;
  moods: Mood[];
  /** The styles among the moods that can be reported as unmet, each in the words of the prompt. */
  styles?: { style: Style | 'handmade'; words: string }[];
  scheme?: 'light' | 'dark';
  /** Colors the prompt asks for, as `#rrggbb`, strongest first. */
  colors: string[];
  /** The words of the prompt for each color, by its `#rrggbb`. */
  colorWords?: Record<string, string>;
  /** Those of the colors that are asked for as accents, and so for nothing else. */
  accents?: string[];
  /** The background color that the prompt asks for, in `colors` or not. */
  ground?: string;
  /** The text color that the prompt asks for. */
  ink?: string;
  /** Hues that it asks to leave out. */
  avoids?: AvoidedHue[];
  /** The color of the animal that the texts are about: `Lost: grey cat`. */
  coat?: string;
  /** Colors that the texts name without asking for them (`Green week`), as `#rrggbb`. */
  named?: string[];
  /** The occasion of the card, if it is a well-known one. */
  occasion?: Occasion;
  topics: Topic[];
  /** Concrete nouns that may be drawn, in order of importance: singular, lower case. */
  subjects: string[];
  /** The picture that the prompt describes, in its words. */
  pictured?: string;
  /** What was understood of it. */
  scene?: SceneAsk;
  /** Requested positions of the text, each with the words that ask for it. */
  layout?: { wish: LayoutWish; words: string }[];
  /** The only look to draw it in. */
  look?: string;
  /** The illustrations to choose from, by their names in the catalogue; none is to be drawn where it is empty. */
  illustration?: readonly string[];
  /** Nothing is added to the words, such as the name of a brand. */
  bare?: true;
  /** What a brand adds to the words: its name, where no logo spells it, and on its own card what it says of itself. */
  brandTexts?: { name?: string; tagline?: string };
  /** What was found out by reading the words, by what finds it; empty again where the words or the illustration change. */
  found: Map<object, unknown>;
};
