import { describe, expect, test } from 'vitest';
import type { SceneAsk } from '../../brief/scene-ask.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import cases from './scene-cases.json' with { type: 'json' };

/** "2 cat #14171c lying in #d92d2a hat". */
const sayThing = ({ count, noun, color, posture, wears }: SceneAsk['things'][number]): string =>
  [count, noun, color, posture, wears && `in ${wears.color ?? ''} ${wears.noun}`].filter(Boolean).join(' ');

const sayRelation = (relation: SceneAsk['relations'][number]): string =>
  `${relation.of} ${relation.kind} ${'to' in relation ? relation.to : relation.surface}`;

describe('the table of described pictures', () => {
  test.each(cases)('$prompt', (expected) => {
    const { scene, language } = requestPicture(expected.prompt);
    expect(language).toBe(expected.language);
    expect([scene?.place, scene?.time, scene?.season, scene?.weather].filter(Boolean).join(' ')).toBe(
      expected.setting,
    );
    expect(scene?.things.map(sayThing)).toEqual(expected.things);
    expect(scene?.relations.map(sayRelation)).toEqual(expected.relations);
    expect(scene?.strangers).toEqual(expected.strangers ?? []);
  });

  test('some of a number have a color of their own, and the others keep theirs', () => {
    const { scene } = requestPicture('Seven balloons in the sky, two of them red');
    expect(scene?.things[0]).toMatchObject({ count: 7, share: { count: 2, color: '#d92d2a' } });
    expect(requestPicture('Four cats on a wall, one of them white').scene?.things[0]?.share?.count).toBe(1);
    expect(requestPicture('Two red balloons in the sky').scene?.things[0]?.share).toBeUndefined();
  });

  test('a wall is one only where somebody is at it', () => {
    const nouns = (prompt: string) => requestPicture(prompt).scene?.things.map(({ noun }) => noun) ?? [];
    expect(nouns('A cat on a wall')).toContain('wall');
    expect(nouns('A cat beside the Great Wall of China')).not.toContain('wall');
  });

  test('holds at least 60 prompts in ten languages', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
  });
});
