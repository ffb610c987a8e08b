import type { SceneAsk } from './scene/scene.ts';
import type { LayoutWish } from './vocabulary/layout-asks.ts';

/** What the request is for; decides the default look and which copy roles a layout shows. */
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
  /** The prompt describes a picture and names no words for a card. */
  | 'picture';

/** BCP 47 primary tag of the copy's main language, as far as its script and words tell. */
export type Language = string;

/** The words that appear on the image, each exactly as it must be drawn. Absent = not shown. */
export type Copy = {
  title: string;
  /** The prompt wants the title in huge letters. */
  loud?: true;
  /** Short label above the title: `Engineering blog`, `Podcast · Episode 42`. */
  eyebrow?: string;
  subtitle?: string;
  /** The prompt says the subtitle behind the day: notes ("bring a mat") that are read after when and where. */
  notesLast?: true;
  /**
   * The figure that the card is about: prefix `Up to`, value `30%`, suffix `OFF`; or value `$25M`. It `leads`
   * where the prompt says it before the title: `40% off` · `all bikes`.
   */
  metric?: { prefix?: string; value: string; suffix?: string; leads?: true };
  /** Speakers, guests, authors. */
  people?: string[];
  /** Date and place as one line each, as written. */
  date?: string;
  place?: string;
  /** Author of a quotation, without a dash. */
  attribution?: string;
  callToAction?: string;
  /** Further quoted texts, in order, that no other role has room for: list items, a footer line. */
  lines?: string[];
};

export type Mood =
  | 'minimal'
  | 'bold'
  | 'playful'
  | 'retro'
  | 'elegant'
  | 'confident'
  | 'neon'
  | 'warm'
  | 'cool'
  | 'pastel'
  | 'futuristic'
  | 'handmade'
  /** These name a manner of design itself: `newspaper style`, `a gradient`, `for an engineering blog`. */
  | 'newspaper'
  | 'gradient'
  | 'geometric'
  | 'swiss'
  | 'technical'
  | Style;

/** Manners that a look of their own is made for: whoever asks for one expects just that. */
export type Style =
  /** Letters of one width glowing in a window, with prompt and cursor. */
  | 'terminal'
  | 'chalkboard'
  | 'blueprint'
  | 'watercolor'
  /** Brush and ink on paper. */
  | 'ink'
  | 'brutalist'
  /** The figure of the card as a chart. */
  | 'infographic'
  /** Two or three things side by side. */
  | 'comparison'
  /** Six hues, none of which leads. */
  | 'rainbow'
  | 'bistro'
  | 'deco';

/** Days and times of the year or of a life that have colours and a manner of their own. */
export type Occasion =
  | 'wedding'
  | 'birth'
  | 'birthday'
  | 'christmas'
  | 'new-year'
  | 'easter'
  | 'halloween'
  | 'valentine'
  | 'parents-day'
  | 'black-friday'
  | 'summer'
  | 'spring'
  | 'autumn'
  | 'winter'
  | 'ramadan'
  | 'diwali'
  | 'holi'
  | 'lunar-new-year'
  | 'hanukkah'
  | 'saint-patrick'
  | 'graduation'
  | 'mourning';

/** Subject areas that a motif can speak about. */
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

/** The prompt, understood: everything later steps need, and what was not understood. */
export type Brief = {
  prompt: string;
  language: Language;
  kind: Kind;
  copy: Copy;
  /** Every quoted text of the prompt in order; each must appear on the image exactly. */
  quotes: string[];
  moods: Mood[];
  /** The manners among them that can be told as missed, each as the prompt has it. */
  styles?: { style: Style | 'handmade'; words: string }[];
  scheme?: 'light' | 'dark';
  /** Colours the prompt asks for, as `#rrggbb`, strongest first. */
  colors: string[];
  /** The words that each of them was asked for in, by its `#rrggbb`. */
  colorWords?: Record<string, string>;
  /** The colour among them, or besides, that the prompt asks for as background. */
  ground?: string;
  /** The colour that the prompt asks the letters in. */
  ink?: string;
  /** The colour of the animal that the card is about, by its copy: `Lost: grey cat`. */
  coat?: string;
  /** Colours that the copy itself names (`Green week`), as `#rrggbb`; nobody asked for them. */
  named?: string[];
  /** What the card is for, where that is a day that everybody knows. */
  occasion?: Occasion;
  topics: Topic[];
  /** Concrete nouns in order of importance, singular, lower case: what a motif may draw. */
  subjects: string[];
  /** The picture that the prompt describes, if it does. */
  scene?: SceneAsk;
  /** Where the words shall stand, each with the words that say so. */
  layout?: { wish: LayoutWish; words: string }[];
  /** Size of the platform that the prompt names. */
  platform?: { name: string; width: number; height: number };
  /** Sentences for a person: what was asked for and cannot be shown. */
  warnings: string[];
};
