import type { DesignRequest } from '../../brief/design-request.ts';
import { chooseSign } from '../../direction/choose-sign.ts';
import { direct } from '../../direction/direct.ts';
import { createRandom } from '../../random.ts';
import type { RenderKit } from '../../render/render-kit.ts';
import type { Composition } from '../composition.ts';
import type { Direction } from '../direction.ts';
import { toFrame } from '../frame.ts';
import type { Family, FamilyQuery } from './family.ts';
import { toFamilyLook } from './family-look.ts';

/** A card as one family arranges it, in a style. */
export function composeInFamily(
  { typesetter }: Pick<RenderKit, 'typesetter'>,
  request: DesignRequest,
  family: Pick<Family, 'name' | 'illustrated'>,
  style: string,
  [width, height]: readonly [number, number],
  attempt = 0,
  { seed = 7, ...directed }: Partial<Direction> = {},
): Promise<Composition> {
  const sign = chooseSign(request);
  const direction = {
    ...direct(request, { width, height, seed, looks: [style] }),
    ...(family.illustrated ? { motif: 'subject:castle' } : {}),
    family: family.name,
    ...(sign ? { sign } : {}),
    field: createRandom(width).next(),
    ...directed,
  };
  const random = createRandom(direction.seed).fork(style);
  return toFamilyLook(family.name, style).layout({
    request,
    direction,
    width,
    height,
    typesetter,
    random,
    attempt,
  });
}

/** What a family is asked about a card; undefined for one without a hero. */
export function toFamilyQuery(
  request: DesignRequest,
  [width, height]: readonly [number, number],
  illustrated: boolean,
): FamilyQuery | undefined {
  const { content } = request;
  if (!content?.hero) return undefined;
  const { shape } = toFrame(width, height, content.hero.text);
  return {
    kind: content.kind,
    content: { ...content, hero: content.hero },
    shape,
    illustrated,
    sign: chooseSign(request),
  };
}
