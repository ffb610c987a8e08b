/** What was decided for a picture, apart from what it says. */
export type KeptDesign = {
  /** Name of the style that it is set in. */
  look: string;
  /** Name of the composition; absent for scenes. */
  family?: string;
  scheme: 'light' | 'dark';
  palette: Record<
    'background' | 'surface' | 'foreground' | 'muted' | 'accent' | 'accent2' | 'accentText',
    string
  >;
  /** All colors of the style, strongest first. */
  hues?: string[];
  /** Name of the illustration or pattern; empty for none. */
  motif: string;
  /** Whether words and picture change sides. */
  swapped: boolean;
  /** Which arrangement of the composition it is. */
  attempt: number;
  /** What chance decides in it, and in the colors of the request. */
  seed: number;
  chance: number;
  /** Hashes of what the brief asked of colors and style, and of picture and layout: where they differ, these are decided anew. */
  tone: number;
  shape: number;
};
