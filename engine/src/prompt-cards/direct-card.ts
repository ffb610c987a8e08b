import type { DesignRequest } from '../brief/design-request.ts';
import { toOklch } from '../color/oklch.ts';
import type { BrandColors } from '../direction/brand-colors.ts';
import { type DirectOptions, direct, toFirst } from '../direction/direct.ts';
import type { Direction } from '../direction/direction.ts';
import { chooseRegister, objectOf } from '../direction/illustration/choose-register.ts';
import { inTone } from '../direction/in-tone.ts';
import { listStyles } from '../direction/list-styles.ts';
import { toObjectGround, toObjectPalette } from '../direction/object-palette.ts';
import { rankByWeight } from '../direction/rank-by-weight.ts';
import { tonesOf } from '../lexicon/tones.ts';
import { createRandom } from '../random.ts';
import { fillsCards } from '../sheets/brand-sheet.ts';
import { findStyle } from '../sheets/styles.ts';
import { showsAccent, showsAskedAccent, standsOn } from '../specs/roles-of.ts';
import type { Card } from './list-cards.ts';

type CardOptions = DirectOptions & {
  /** Which of the cards, as chance has put them in order. */
  arrangement?: number;
  /** Its colors are a brand's. */
  branded?: boolean;
};

/** Chooses spec, face and colors for a brief that has cards: seeds in a row have other specs, and so have proposals and siblings. */
export function directCard(request: DesignRequest, cards: readonly Card[], options: CardOptions): Direction {
  const { proposal = 0, sibling = 0, seed, round = options } = options;
  const { arrangement = proposal + sibling } = options;
  const toRandom = (from: number) => createRandom(from).fork('direction').fork('spec');
  const random = toRandom(seed);
  const ranked = rankByWeight(cards, toRandom(round.seed), toFirst('family', round));
  const cardAt = (rank: number): Card => ranked[rank % ranked.length] as Card;
  const [kin, card] = [cardAt(proposal), cardAt(arrangement)];
  // Siblings of a card on a colored ground stand on one as well.
  const shows = request.colorWords ? showsAskedAccent : showsAccent;
  const drawn = [kin, card].every(({ spec }) => shows(spec.region));
  const direction = direct(request, { ...options, among: listStyles(request), bare: !drawn });
  const subject = card.objects.length > 0 ? random.fork('object').pick(card.objects) : '';
  const style = findStyle(direction.look);
  const own = { style, branded: options.branded === true, random: random.fork('register') };
  const motif = chooseRegister(subject, request, own);
  const at = toTurn(options);
  return { ...direction, ...aroundObject(motif, direction, { request, at }), family: card.spec.name, motif };
}

/** How many grounds on a design is in its series, and a proposal or a sibling in that of its design. */
const toTurn = ({ seed, series = { from: seed, at: 0 }, proposal = 0, sibling = 0 }: CardOptions): number =>
  Math.abs(series.at) + (series.from % TURNS) + proposal + sibling;
const TURNS = 60;

/** Scheme and palette around a shaded object, where nobody asked for others and the style has none. */
function aroundObject(
  motif: string,
  { scheme, palette, hues }: Direction,
  { request, at }: { request: DesignRequest; at: number },
): Pick<Direction, 'scheme' | 'palette'> {
  const { scheme: asked, colors, ground, ink, moods } = request;
  const object = objectOf(motif);
  const isToned = tonesOf(moods).some(({ recipes }) => recipes.length > 0);
  const settled =
    isToned || hues !== undefined || colors.length > 0 || ground !== undefined || ink !== undefined;
  if (!object || settled) return { scheme, palette };
  const own = toObjectGround(object, asked, at);
  return {
    scheme: own.scheme,
    palette: inTone(toObjectPalette(object, own, toOklch(palette.accent).h), request),
  };
}

/** The same for a brand: its color is the ground of the card, or a field on it, and the look is its own. */
export function directBrandCard(
  request: DesignRequest,
  cards: readonly Card[],
  brand: BrandColors,
  options: CardOptions,
): Direction {
  const { palette, scheme, signs } = brand;
  const direction = directCard(request, cards, { ...options, branded: true });
  const region = cards.find(({ spec }) => spec.name === direction.family)?.spec.region ?? {};
  const barred = standsOn(region, 'strong') && createRandom(direction.seed).fork('bar').next() < BARRED;
  const whole = fillsCards(signs) && (signs.onSecond !== undefined || !(showsAccent(region) || barred));
  return {
    ...direction,
    scheme,
    palette: whole ? { ...palette, background: signs.main, foreground: signs.onMain } : palette,
    signs,
  };
}

// Share of cards with a bar in the color of the brand, of those that have a bar.
const BARRED = 0.5;
