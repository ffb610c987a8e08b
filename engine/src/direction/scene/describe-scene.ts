import type { Brief } from '../../brief/brief.ts';
import { type Omission, planScene } from '../plan-scene.ts';

const list = (names: readonly string[]): string => [...new Set(names)].map((name) => `“${name}”`).join(', ');

const RELATION_WORDS: Readonly<Record<string, string>> = {
  in: 'inside',
  'in-front-of': 'in front of',
  beside: 'beside',
};

/** Sentences for a person about the picture that was asked for; `drawn` when the image is that picture. */
export function describeScene(brief: Brief, drawn: boolean): string[] {
  if (!brief.scene) return [];
  const { omissions } = planScene(brief);
  const named = (kind: 'missing' | 'stranger'): string[] =>
    omissions.flatMap((omission) => (omission.kind === kind && 'what' in omission ? [omission.what] : []));
  if (!drawn) {
    const names = [...named('missing'), ...named('stranger')];
    return [
      names.length > 0
        ? `There is no drawing for ${list(names)}: the card sets its words without the picture that the prompt describes.`
        : 'The card sets its words without the picture that the prompt describes.',
    ];
  }
  const [missing, strangers] = [named('missing'), named('stranger')];
  return [
    ...(missing.length > 0 ? [`There is no drawing for ${list(missing)}: the picture is without.`] : []),
    ...(strangers.length > 0 ? [`Nothing is known about ${list(strangers)}: the picture is without.`] : []),
    ...omissions.flatMap((omission) => describeDetail(omission) ?? []),
  ];
}

function describeDetail(omission: Omission): string | undefined {
  switch (omission.kind) {
    case 'posture':
      return `“${omission.what}” is not drawn: the ${omission.noun} is shown in another posture.`;
    case 'relation':
      return `The ${omission.noun} cannot be drawn ${RELATION_WORDS[omission.relation] ?? omission.relation} the ${omission.other}: both are shown apart.`;
    case 'number':
      return `Of ${omission.asked} “${omission.noun}” ${omission.drawn} are drawn: more would not be told apart.`;
    case 'color':
      return `The colour of the ${omission.noun} is its own.`;
    default:
      return undefined;
  }
}
