export type ColorRole = 'bg' | 'bg2' | 'fg' | 'muted' | 'accent';

export type RoleRule = {
  /** Tokens of the contract, in order; normalized names as `toTokenName` makes them. */
  own: readonly string[];
  /** The same role under names that other design systems give it, asked only when no token of `own` can be used. */
  synonyms: readonly string[];
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
    ],
    meaning: 'background colour',
    hints: ['background', 'bg', 'canvas', 'page', 'paper', 'surface', 'base', 'neutral'],
  },
  bg2: { own: ['surface-gradient'], synonyms: [], meaning: 'gradient', hints: ['gradient'] },
  fg: {
    own: ['foreground'],
    synonyms: ['on-background', 'fg', 'text', 'text-primary', 'ink', 'text-default'],
    meaning: 'text colour',
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
    ],
    meaning: 'quiet text colour',
    hints: ['muted', 'mute', 'subtle', 'secondary', 'soft', 'tertiary'],
  },
  accent: {
    own: ['accent', 'primary'],
    synonyms: ['brand', 'brand-primary'],
    meaning: 'accent colour',
    hints: ['accent', 'brand', 'primary', 'cta', 'link', 'highlight'],
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
