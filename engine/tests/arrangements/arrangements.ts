import type { Brief } from '../../src/brief/brief.ts';
import type { DesignRequest } from '../../src/brief/design-request.ts';
import type { Composition } from '../../src/composition.ts';
import { chooseBackground } from '../../src/direction/choose-background.ts';
import { moveColorToAnimal } from '../../src/direction/move-color-to-animal.ts';
import type { Photo } from '../../src/photo/photo.ts';
import { toCardLook } from '../../src/prompt-cards/card-look.ts';
import { directCard } from '../../src/prompt-cards/direct-card.ts';
import { listCards, listPhotoCards } from '../../src/prompt-cards/list-cards.ts';
import { createRandom } from '../../src/random.ts';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { styles } from '../../src/sheets/styles.ts';
import { photoSpecs } from '../../src/specs/photo-specs.ts';
import { promptSpecs } from '../../src/specs/prompt-specs.ts';
import type { Spec } from '../../src/specs/spec.ts';
import { createUnderstanding } from '../../src/understand/understand-once.ts';

export type Size = readonly [width: number, height: number];

/** A brief as one arrangement is given it. */
export type Card = {
  request: DesignRequest;
  size: Size;
  attempts: number;
  layOut(attempt: number): Promise<Composition>;
};

/** A style, or a spec. */
export type Arrangement = {
  name: string;
  kind: 'look' | 'photo' | 'spec';
  /** Its background is what makes it, so that no other can be asked for. */
  ownsGround?: true | undefined;
  /** Undefined for a brief that production would arrange otherwise. */
  toCard(brief: Brief, size: Size, seed: number, photo?: Photo): Card | undefined;
};

const kit = await createRenderKit();

const understandOnce = createUnderstanding();
const toRequest = (brief: Brief): DesignRequest => chooseBackground(moveColorToAnimal(understandOnce(brief)));

const asked = new WeakMap<Brief, { request: DesignRequest; cards: ReturnType<typeof listCards> }>();

/** What a brief asks for, and all specs for it: the same for every spec, and dearer than one. */
function ask(brief: Brief) {
  const known = asked.get(brief);
  if (known) return known;
  const request = toRequest(brief);
  const found = { request, cards: listCards(request) };
  asked.set(brief, found);
  return found;
}

/** Every style, on whatever specs its seeds choose. */
const ofStyles = styles.map(
  ({ name, ownsGround }): Arrangement => ({
    name,
    kind: 'look',
    ownsGround,
    toCard(brief, size, seed) {
      const [width, height] = size;
      const request = toRequest({ ...brief, look: name });
      const cards = listCards(request);
      const direction = directCard(request, cards, { width, height, seed });
      const look = toCardLook(direction, cards, kit);
      const layOut = (attempt: number) => {
        const random = createRandom(direction.seed).fork(name);
        const { typesetter } = kit;
        return look.layout({ request, direction, width, height, typesetter, random, attempt });
      };
      return { request, size, attempts: look.attempts, layOut };
    },
  }),
);

const toSpecArrangement =
  (kind: 'spec' | 'photo') =>
  ({ name }: Spec): Arrangement => ({
    name,
    kind,
    toCard(brief, size, seed, given) {
      const [width, height] = size;
      const { request, cards: listed } = ask(brief);
      const photo = kind === 'photo' ? given : undefined;
      const all = photo ? listPhotoCards(request, photo, { width, height }) : listed;
      const cards = all.filter(({ spec }) => spec.name === name);
      if (cards.length === 0) return undefined;
      const direction = directCard(request, cards, { width, height, seed, photo });
      const look = toCardLook(direction, cards, kit);
      const layOut = (attempt: number) => {
        const random = createRandom(direction.seed).fork(name);
        const context = { request, direction, width, height, typesetter: kit.typesetter, random, attempt };
        return look.layout(photo ? { ...context, photo } : context);
      };
      return { request, size, attempts: look.attempts, layOut };
    },
  });

/** Every way in which production arranges a card that is no picture. */
export const arrangements: readonly Arrangement[] = [
  ...ofStyles,
  ...photoSpecs.map(toSpecArrangement('photo')),
  ...promptSpecs.map(toSpecArrangement('spec')),
];

export const { canvas } = kit;
