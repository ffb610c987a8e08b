import type { DesignRequest } from './brief/design-request.ts';
import { piecesOf } from './brief/statement.ts';
import { toBrandColors } from './direction/brand-colors.ts';
import { toBrandFont } from './direction/brand-font.ts';
import type { DirectOptions } from './direction/direct.ts';
import { type Asked, type KeptDesign, sumUp } from './direction/kept-design.ts';
import { settleColors } from './direction/settle-colors.ts';
import { TONE_LOOKS, type ToneLook } from './direction/tones.ts';
import type { ComposeRequest } from './engine.ts';
import { toTextLanguage } from './find-text-languages.ts';
import { followBrand } from './follow-brand.ts';
import { toTraits } from './parts/to-traits.ts';
import type { Sender } from './prompt-cards/list-cards.ts';
import { createRandom, hashText } from './random.ts';
import type { ReadRequest } from './read-request.ts';
import type { RenderKit } from './render/render-kit.ts';
import { findTemplate } from './templates/templates.ts';
import { inLanguage } from './typesetting/in-language.ts';
import type { Typesetter } from './typesetting/typesetter.ts';

/** What is settled before a composition is chosen. */
export type DecidedCard = {
  design: DesignRequest;
  /** Whose card it is; absent without a brand, and for one whose colors are not known where the brief asks for some. */
  sender: (Sender & { colors: NonNullable<ReturnType<typeof toBrandColors>> }) | undefined;
  /** The face of a brand. */
  font: ReturnType<typeof toBrandFont>;
  /** What the words of a brand without one are set in, by its tone. */
  voices: ToneLook['voices'] | undefined;
  /** Sets texts in the language of the card. */
  typesetter: Typesetter;
  /** Characters that no font has. */
  undrawable: readonly string[];
  seeds: Pick<DirectOptions, 'seed' | 'series' | 'round'>;
  /** Which of the compositions of a round it is. */
  turn: number;
  /** What chance has decided in the colors. */
  chance: number;
  /** What the brief asks of a design, and the design that is kept as far as it is asked for still. */
  wishes: Asked;
  kept: KeptDesign | undefined;
};

// The colors of a brand are given, and a drawing is the same on every card: so many seeds in a row, from a multiple of it on, share one order of
// compositions and take one each.
const ROUND = 4;

/** Settles once what a card says, in which colors and face, and what chance decides. */
export async function decideCard(
  { brief, canonical, asked, photo }: ReadRequest,
  { brand, logo, seed = 0, design: kept, templateId = '' }: ComposeRequest,
  kit: Pick<RenderKit, 'typesetter' | 'missingGlyphs'>,
): Promise<DecidedCard> {
  const chance = kept?.chance ?? hashText(`${canonical}\n${seed}`);
  const own = brand ? followBrand(asked, brand, { logo, hasTagline: takesTagline(templateId) }) : asked;
  const design = settleColors(own, { brand, pictured: photo !== undefined, random: createRandom(chance) });
  const parts = design.statements.flatMap(piecesOf);
  const texts = [...new Set([...parts, ...Object.values(design.brandTexts ?? {})])];
  // The brief's language, with its script if it says one; else as detected.
  const told = brief.language.startsWith('und') ? design.language : brief.language;
  const language = toTextLanguage(told, texts);
  const colors = brand && toBrandColors(design, brand);
  // A style that is asked for goes before how a brand sounds as a rule.
  const asksStyle = design.look !== undefined || design.moods.length > 0;
  const tone = asksStyle || !brand?.tone ? undefined : TONE_LOOKS[brand.tone];
  const seedOf = (index: number): number => hashText(`${canonical}\n${index}\n0`);
  const seedsOf = (index: number) => ({ seed: seedOf(index), series: { from: seedOf(0), at: index } });
  const asksDrawing = (design.illustration ?? []).length > 0 || design.pictured !== undefined;
  const isAlike = colors !== undefined || (photo === undefined && asksDrawing);
  const turn = isAlike && !kept ? ((seed % ROUND) + ROUND) % ROUND : 0;
  return {
    design,
    sender: colors && {
      colors,
      signs: colors.signs,
      logo: logo && toTraits(logo),
      ...(tone && { favors: tone.favors }),
    },
    font: brand && toBrandFont(brand),
    voices: tone?.voices,
    typesetter: inLanguage(kit.typesetter, () => language),
    undrawable: await listMissing(texts, kit),
    // Designs of a series that must move still differ, and not with each letter.
    seeds: kept
      ? { seed: kept.seed, series: { from: kept.tone, at: seed } }
      : { ...seedsOf(seed), ...(turn > 0 && { round: seedsOf(seed - turn) }) },
    turn,
    chance,
    wishes: sumUp(brief, photo?.key, brand),
    kept,
  };
}

const takesTagline = (templateId: string): boolean =>
  findTemplate(templateId)?.parameters.some(({ name }) => name === 'tagline') ?? false;

async function listMissing(
  texts: readonly string[],
  { missingGlyphs }: Pick<RenderKit, 'missingGlyphs'>,
): Promise<string[]> {
  const style = { family: 'Inter', weight: 400, lineHeight: 1.2 };
  const missing = await Promise.all(texts.map((text) => missingGlyphs(text, style)));
  return [...new Set(missing.flat())];
}
