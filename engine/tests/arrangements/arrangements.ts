import { drawings } from '../../src/art/drawings/drawings.ts';
import { askedBy } from '../../src/asked-by.ts';
import type { Brief } from '../../src/brief/brief.ts';
import type { DesignRequest } from '../../src/brief/design-request.ts';
import { chooseBackground } from '../../src/direction/choose-background.ts';
import { direct } from '../../src/direction/direct.ts';
import type { Composition } from '../../src/layout/composition.ts';
import { composeInFamily, toFamilyQuery } from '../../src/layout/families/compose-in-family.fixture.ts';
import { families } from '../../src/layout/families/families.ts';
import { toFamilyLook } from '../../src/layout/families/family-look.ts';
import { photoFamilies } from '../../src/layout/families/photo/photo-families.ts';
import { plain } from '../../src/layout/looks/plain.ts';
import { looks } from '../../src/layout/looks.ts';
import { styles } from '../../src/layout/styles/styles.ts';
import type { Photo } from '../../src/photo/photo.ts';
import { toCardLook } from '../../src/prompt-cards/card-look.ts';
import { directCard } from '../../src/prompt-cards/direct-card.ts';
import { listCards } from '../../src/prompt-cards/list-cards.ts';
import { createRandom } from '../../src/random.ts';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { promptSpecs } from '../../src/specs/prompt-specs.ts';

export type Size = readonly [width: number, height: number];

/** A brief as one arrangement is given it. */
export type Card = {
  request: DesignRequest;
  size: Size;
  attempts: number;
  layOut(attempt: number): Promise<Composition>;
};

/** A look that arranges its own cards, a family, or a spec. */
export type Arrangement = {
  name: string;
  kind: 'look' | 'family' | 'photo' | 'spec';
  /** Its background is what makes it, so that no other can be asked for. */
  ownsGround?: true | undefined;
  /** Undefined for a brief that production would arrange otherwise. */
  toCard(brief: Brief, size: Size, seed: number, photo?: Photo): Card | undefined;
};

const kit = await createRenderKit();

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const toRequest = (brief: Brief, [width, height]: Size): DesignRequest =>
  chooseBackground(askedBy(brief, { width, height }));

const ofLooks = [...looks, plain].map((look): Arrangement => {
  const { name, attempts, style, ownsGround } = look;
  return {
    name,
    kind: 'look',
    ownsGround,
    toCard(brief, size, seed) {
      const [width, height] = size;
      const request = toRequest(style ? { ...brief, style: [style] } : { ...brief, look: name }, size);
      const direction = direct(request, { width, height, seed, looks: [name] });
      const layOut = (attempt: number) => {
        const random = createRandom(direction.seed).fork(name);
        const { typesetter } = kit;
        return look.layout({ request, direction, width, height, typesetter, random, attempt });
      };
      return { request, size, attempts, layOut };
    },
  };
});

const ofFamilies = families.map((family): Arrangement => {
  const { name, attempts, illustrated = false } = family;
  return {
    name,
    kind: 'family',
    toCard(brief, size, seed) {
      const request = toRequest(brief, size);
      const query = toFamilyQuery(request, size, illustrated);
      if (!query || family.suits(query) === 0) return undefined;
      const motif = illustrated ? { motif: `subject:${pick(drawings, seed * 7).name}` } : {};
      const style = pick(styles, seed).name;
      const layOut = (attempt: number) =>
        composeInFamily(kit, request, family, style, size, attempt, { seed, ...motif });
      return { request, size, attempts, layOut };
    },
  };
});

const ofPhotos = photoFamilies.map(
  ({ name, attempts }): Arrangement => ({
    name,
    kind: 'photo',
    toCard(brief, size, seed, photo) {
      const [width, height] = size;
      const request = toRequest(brief, size);
      if (!request.content?.hero || !photo) return undefined;
      const style = pick(styles, seed).name;
      const direction = {
        ...direct(request, { width, height, seed, photo, looks: [style] }),
        family: name,
        field: createRandom(seed).next(),
      };
      const look = toFamilyLook(name, style);
      const layOut = (attempt: number) => {
        const random = createRandom(direction.seed).fork(style);
        const { typesetter } = kit;
        return look.layout({ request, direction, width, height, photo, typesetter, random, attempt });
      };
      return { request, size, attempts, layOut };
    },
  }),
);

const ofSpecs = promptSpecs.map(
  ({ name }): Arrangement => ({
    name,
    kind: 'spec',
    toCard(brief, size, seed) {
      const [width, height] = size;
      const request = toRequest(brief, size);
      const cards = listCards(request).filter(({ spec }) => spec.name === name);
      if (cards.length === 0) return undefined;
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

/** Every way in which production arranges a card that is no picture. */
export const arrangements: readonly Arrangement[] = [...ofLooks, ...ofFamilies, ...ofPhotos, ...ofSpecs];

export const { canvas } = kit;
