import type { DesignRequest } from '../brief/design-request.ts';
import { type DirectOptions, direct, toFirst } from '../direction/direct.ts';
import { CARD } from '../direction/palette-recipes.ts';
import { rankByWeight } from '../direction/rank-by-weight.ts';
import type { Direction } from '../layout/direction.ts';
import { createRandom } from '../random.ts';
import { showsAccent } from '../specs/roles-of.ts';
import { type Card, listFaces } from './list-cards.ts';

/** Chooses spec, face and colors for a brief that has cards: seeds in a row have other specs, and so have proposals and siblings. */
export function directCard(
  request: DesignRequest,
  cards: readonly Card[],
  options: DirectOptions,
): Direction {
  const { proposal = 0, sibling = 0, seed } = options;
  const random = createRandom(seed).fork('direction').fork('spec');
  const ranked = rankByWeight(cards, random, toFirst('family', options));
  const cardAt = (rank: number): Card => ranked[rank % ranked.length] as Card;
  const [kin, card] = [cardAt(proposal), cardAt(proposal + sibling)];
  const looks = listFaces(request).map(({ look }) => look);
  const motif = card.objects.length > 0 ? random.fork('object').pick(card.objects) : '';
  // Siblings of a card on a colored ground stand on one as well.
  const drawn = [kin, card].every(({ spec }) => showsAccent(spec.region));
  const recipes = drawn ? CARD.drawn : CARD.bare;
  return { ...direct(request, { ...options, looks, recipes }), family: card.spec.name, motif };
}
