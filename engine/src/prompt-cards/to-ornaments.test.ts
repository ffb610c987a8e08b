import { expect, test } from 'vitest';
import type { DesignRequest } from '../brief/design-request.ts';
import { faces } from '../sheets/faces.ts';
import { dayField } from '../specs/prompts/facts/day-field.ts';
import { objectSide } from '../specs/prompts/pictures/object-side.ts';
import { headline } from '../specs/prompts/words/headline.ts';
import { requestCard } from '../understand/design-request.fixture.ts';
import { keepEdges, toOrnaments } from './to-ornaments.ts';

const GROUND = '#101a3c';
const style = faces.find(({ behind }) => !behind);
const drawnOn = (asked: Partial<DesignRequest>, spec = headline) =>
  new Set(
    Array.from({ length: 12 }, (_, seed) => {
      const request = { ...requestCard('Delete your backlog'), ...asked };
      const palette = { background: GROUND } as never;
      const { behind, strip } = toOrnaments({ spec, request, style, direction: { seed, palette } as never });
      return behind?.[0]?.draw ?? strip;
    }),
  );

test('many cards of words are lit, and no two series of them alike', () => {
  expect(drawnOn({ briefKind: 'article' })).toEqual(new Set([undefined, 'sheen']));
});

test.each<[string, Partial<DesignRequest>, string | undefined]>([
  ['thanks fall as confetti', { briefKind: 'thanks' }, 'shower'],
  ['and so does a birthday', { briefKind: 'greeting', occasion: 'birthday' }, 'shower'],
  ['who asks for little gets a bar', { briefKind: 'article', moods: ['minimal'] }, 'spine'],
  ['an asked color turns into no other', { briefKind: 'article', colors: [GROUND] }, undefined],
  ['what is mourned is words', { briefKind: 'memorial' }, undefined],
  ['what one has to know is said plainly', { briefKind: 'incident' }, undefined],
  ['a mood is said along the foot', { briefKind: 'article', moods: ['fresh'] }, 'leaves'],
  ['or behind the words', { briefKind: 'article', moods: ['technical'] }, 'grid'],
  ['no decoration is none', { briefKind: 'thanks', illustration: [] }, undefined],
])('%s', (_, asked, drawn) => {
  expect(drawnOn(asked)).toEqual(new Set([drawn]));
});

test('beside a drawing nothing is drawn', () => {
  expect(drawnOn({ briefKind: 'thanks' }, objectSide)).toEqual(new Set([undefined]));
});

const grounds = (field: string) => ({
  plain: { ground: '#fff8e8', fill: '#161513' },
  field: { ground: field },
});
const edged = (field: string) =>
  ({
    grounds: grounds(field),
    branded: false,
    strip: 'confetti',
    above: [{ draw: 'panel' }, { draw: 'bars' }],
  }) as never;
const drawnAbove = (...given: Parameters<typeof keepEdges>) => {
  const { strip, above = [] } = keepEdges(...given);
  return [...above.map(({ draw }) => draw), ...(strip ? [strip] : [])];
};

test('what runs along edges is beside words alone, and an outline also on fields where it is seen', () => {
  expect(drawnAbove(edged('#c8371f'), headline.region, 3)).toEqual(['panel', 'bars', 'confetti']);
  expect(drawnAbove(edged('#c8371f'), dayField.region, 3)).toEqual(['panel', 'bars']);
  expect(drawnAbove(edged('#101010'), dayField.region, 3)).toEqual(['bars']);
  expect(drawnAbove(edged('#c8371f'), objectSide.region, 3)).toEqual(['bars']);
});

test('words of many parts have the foot of the card', () => {
  expect(drawnAbove(edged('#c8371f'), headline.region, 6)).toEqual(['panel', 'bars']);
});
