export type ColorRole = 'bg' | 'bg2' | 'fg' | 'muted' | 'accent' | 'primary';

export type RoleRule = {
  /** Tokens of the contract, in order; normalized names as `toTokenName` makes them. */
  own: readonly string[];
  /** Under `aliases`, the names of the role there. */
  aliases: readonly string[];
  /** The same role under names that other design systems give it, asked only when no token of `own` can be used. */
  synonyms: readonly string[];
  /** For a ground of a scheme, or one whose name takes the place of `GROUND`: what is readable on it. */
  counterparts: readonly string[];
  /** What the role is, for a person. */
  meaning: string;
  /** Words in a token's name that make it worth a hint, when nothing was found. */
  hints: readonly string[];
};

// Measured on several hundred public documents (docs/design-documents.md). A name is here when it says the role;
// `surface` for a background or `primary` for a text would be a guess, and is none of ours.
export const COLOR_ROLES: Readonly<Record<ColorRole, RoleRule>> = {
  bg: {
    own: ['background'],
    synonyms: [
      'bg',
      'canvas',
      'page-background',
      'page-bg',
      'background-primary',
      'bg-primary',
      'background-page',
      'bg-page',
      'background-canvas',
      'bg-canvas',
      'paper',
      'page',
      'page-canvas',
      'canvas-default',
      'app-background',
      'app-bg',
      'bg-app',
      'body-background',
      'body-bg',
      'surface-page',
      'surface-canvas',
      'background-color',
      'bg-color',
    ],
    aliases: ['background'],
    counterparts: [],
    meaning: 'background color',
    hints: ['background', 'bg', 'canvas', 'page', 'paper', 'surface', 'base', 'neutral'],
  },
  bg2: {
    own: ['surface-gradient'],
    aliases: [],
    synonyms: [
      'gradient-surface',
      'background-gradient',
      'gradient-background',
      'bg-gradient',
      'gradient-bg',
      'page-gradient',
    ],
    counterparts: [],
    meaning: 'gradient',
    hints: ['gradient'],
  },
  fg: {
    own: ['foreground'],
    synonyms: [
      'on-background',
      'fg',
      'text',
      'text-primary',
      'ink',
      'text-default',
      'on-canvas',
      'on-page',
      'on-bg',
      'foreground-primary',
      'foreground-default',
      'fg-primary',
      'fg-default',
      'ink-primary',
      'ink-default',
      'content-primary',
      'primary-text',
      'text-base',
      'text-main',
      'text-strong',
      'text-color',
      'text-heading',
      'heading',
      'font',
    ],
    aliases: ['foreground'],
    counterparts: [
      'on-GROUND',
      'text-on-GROUND',
      'on-SCHEME',
      'text-on-SCHEME',
      'ink-on-SCHEME',
      'foreground-on-SCHEME',
      'fg-on-SCHEME',
      'heading-on-SCHEME',
      'body-on-SCHEME',
      'text-inverse',
      'ink-inverse',
      'foreground-inverse',
      'fg-inverse',
      'inverse-text',
      'inverse-ink',
      'inverse-on-surface',
      'on-inverse',
    ],
    meaning: 'text color',
    hints: ['foreground', 'fg', 'text', 'ink', 'on-surface', 'on-canvas', 'copy'],
  },
  muted: {
    own: ['text-muted'],
    synonyms: [
      'muted-foreground',
      'foreground-muted',
      'fg-muted',
      'on-surface-variant',
      'text-secondary',
      'ink-muted',
      'ink-mute',
      'ink-secondary',
      'mute',
      'muted',
      'muted-text',
      'secondary-text',
      'text-subtle',
      'text-quiet',
      'text-soft',
      'fg-secondary',
      'foreground-secondary',
      'content-secondary',
      'ink-soft',
      'ink-subtle',
      'body-muted',
      'text-tertiary',
      'fg-dim',
      'text-dim',
      'ink-dim',
      'foreground-dim',
    ],
    aliases: ['text-muted', 'muted-foreground', 'foreground-muted', 'muted'],
    counterparts: [
      'on-GROUND-muted',
      'on-GROUND-secondary',
      'on-GROUND-soft',
      'text-muted-on-SCHEME',
      'muted-on-SCHEME',
      'on-SCHEME-muted',
      'text-on-SCHEME-muted',
      'on-SCHEME-secondary',
      'text-secondary-on-SCHEME',
      'on-SCHEME-soft',
      'on-SCHEME-mute',
    ],
    meaning: 'quiet text color',
    hints: ['muted', 'mute', 'subtle', 'secondary', 'soft', 'tertiary'],
  },
  accent: {
    own: ['accent', 'primary'],
    synonyms: [
      'brand',
      'brand-primary',
      'primary-brand',
      'brand-accent',
      'brand-color',
      'accent-primary',
      'primary-accent',
      'accent-color',
      'primary-color',
      'signature',
    ],
    // In the scheme of aliases that most use, `accent` is the ground of what is pointed at (shadcn/ui).
    aliases: ['primary', 'accent'],
    counterparts: [],
    meaning: 'accent color',
    hints: ['accent', 'brand', 'primary', 'cta', 'link', 'highlight'],
  },
  primary: {
    own: ['primary'],
    synonyms: ['brand-primary', 'primary-brand', 'primary-color'],
    aliases: ['primary'],
    counterparts: [],
    meaning: 'main color',
    hints: [],
  },
};

const SIZES = ['3xl', 'xxxl', '2xl', 'xxl', 'xl', 'large', 'lg'] as const;

/** Names under `typography` whose family is that of headings. A body font is never one. */
export const HEADING_NAMES: readonly string[] = [
  'heading',
  'headings',
  'headline',
  'display',
  'h1',
  'title',
  'hero',
  ...SIZES.flatMap((size) => ['headline', 'heading', 'display'].map((name) => `${name}-${size}`)),
];

/** Names of the family inside one of these; or, with nothing around it, that of every text. */
export const FAMILY_NAMES: readonly string[] = ['font-family', 'family'];

/** What the families of a document stand in, each under the name of what is set in it. */
export const FAMILY_GROUPS: readonly string[] = [
  'font-family',
  'family',
  'families',
  'font-families',
  'font',
];

/** The names there of a family that is for every text. */
export const FOR_ALL: readonly string[] = ['primary', 'latin', 'all'];
