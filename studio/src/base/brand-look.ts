import { api } from './api.ts';

// The texts of a brand's own card, which other cards do not say.
const SIGNATURE: readonly string[] = ['tagline', 'footer'];
const TEXTS: readonly string[] = ['title', 'description', ...SIGNATURE];

/** Whether a parameter says who sends a card, and nothing of what the card is about. */
export const isSignature = (name: string): boolean => SIGNATURE.includes(name);

/** What a saved brand declares of these parameters of a template. */
export async function readBrandParams(
  brand: string,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { params } = await api.design.ogParams({ brand });
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (names.includes(name) ? [[name, String(value)]] : [])),
  );
}

/** The same without texts, for cards that each have their own. */
export const readBrandLook = (
  brand: string,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> =>
  readBrandParams(
    brand,
    names.filter((name) => !TEXTS.includes(name)),
  );
