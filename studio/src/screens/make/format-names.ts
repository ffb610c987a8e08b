type Sized = { name: string; width?: number | undefined; height?: number | undefined };

// As their owners write them.
const NAMES: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  github: 'GitHub',
  wechat: 'WeChat',
  dev: 'DEV',
  a0: 'A0',
  a1: 'A1',
  a2: 'A2',
  a3: 'A3',
  a4: 'A4',
  a5: 'A5',
  a6: 'A6',
};

/** `linkedin-banner` to `LinkedIn banner`. */
export function toFormatName(name: string): string {
  const words = name.split(/[-_]/).map((word) => NAMES[word] ?? word);
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** From wide to tall, with the least ratio of width to height of each. */
const SHAPES = [
  { shape: 'Banner', least: 2.2 },
  { shape: 'Wide', least: 1.05 },
  { shape: 'Square', least: 0.95 },
  { shape: 'Tall', least: 0.6 },
  { shape: 'Very tall', least: 0 },
] as const;

/** What a size is called by its shape. */
export const toShapeName = ({ width, height }: Omit<Sized, 'name'>): string | undefined =>
  SHAPES.find(({ least }) => (width ?? 0) / (height || 1) >= least)?.shape;

/** The formats by their shape, each by its name. */
export function groupByShape<Format extends Sized>(
  formats: readonly Format[],
): { shape: string; formats: Format[] }[] {
  return SHAPES.map(({ shape }) => ({
    shape,
    formats: formats
      .filter((format) => toShapeName(format) === shape)
      .sort((a, b) => toFormatName(a.name).localeCompare(toFormatName(b.name), 'en')),
  })).filter((group) => group.formats.length > 0);
}
