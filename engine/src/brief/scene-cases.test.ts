import { describe, expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';
import type { SceneAsk } from './scene.ts';
import cases from './scene-cases.json' with { type: 'json' };

/** "2 cat #14171c lying in #d92d2a hat". */
const sayThing = ({ count, noun, color, posture, wears }: SceneAsk['things'][number]): string =>
  [count, noun, color, posture, wears && `in ${wears.color ?? ''} ${wears.noun}`].filter(Boolean).join(' ');

const sayRelation = (relation: SceneAsk['relations'][number]): string =>
  `${relation.of} ${relation.kind} ${'to' in relation ? relation.to : relation.surface}`;

describe('the table of described pictures', () => {
  test.each(cases)('$prompt', (expected) => {
    const { scene, language } = parseBrief(expected.prompt);
    expect(language).toBe(expected.language);
    expect([scene?.place, scene?.time, scene?.season, scene?.weather].filter(Boolean).join(' ')).toBe(
      expected.setting,
    );
    expect(scene?.things.map(sayThing)).toEqual(expected.things);
    expect(scene?.relations.map(sayRelation)).toEqual(expected.relations);
    expect(scene?.strangers).toEqual(expected.strangers ?? []);
  });

  test('holds at least 60 prompts in ten languages', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
  });
});
