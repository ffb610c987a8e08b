import { type Color, parse } from 'culori';

/** The color of a text in any notation of CSS; undefined for another text, at some of which culori's own function throws: "a(0b". */
export function parseCssColor(text: string): Color | undefined {
  try {
    return parse(text.toLowerCase());
  } catch {
    return undefined;
  }
}
