import { getPlace } from '../art/scenes/places.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Requirement } from '../brief/scene-ask.ts';
import { type Warning, warn } from '../brief/warning.ts';
import { styles } from '../sheets/styles.ts';
import { planScene } from '../stage/plan/plan-scene.ts';

/** Whether the picture shows what a style is named after: a blackboard in a classroom, a rainbow in the sky. */
function isInPicture(request: DesignRequest, style: string, words: string): boolean {
  const { plan, unmet } = planScene(request);
  const names = [style, words.toLowerCase()];
  const isMet = request.scene?.asks.some(
    (ask) => !unmet.includes(ask) && names.some((name) => nameOf(ask, request) === name),
  );
  return plan !== undefined && (isMet || getPlace(plan.place).shows.includes(words.toLowerCase()));
}

const nameOf = (ask: Requirement, { scene }: DesignRequest): string | undefined =>
  ask.part === 'sight' ? ask.value : ask.part === 'thing' ? scene?.things[ask.thing]?.noun : undefined;

/** Says which of the styles that were asked for an image in this look does not have, or has only in part. */
export function describeStyles(request: DesignRequest, look: string): Warning[] {
  return (request.styles ?? []).flatMap(({ style, words }) => {
    const unmet = (message: string): Warning[] => [warn('style_not_followed', message, [words])];
    const own = styles.find((candidate) => candidate.style === style);
    if (look === own?.name)
      return own.lacks === undefined ? [] : unmet(`“${words}” was not followed in all: ${own.lacks}.`);
    if (style === 'handmade') return [];
    if (look === 'scene')
      return isInPicture(request, style, words)
        ? []
        : unmet(`“${words}” was not followed: pictures are always flat illustrations.`);
    return unmet(`“${words}” was not followed: the card is drawn in another style.`);
  });
}
