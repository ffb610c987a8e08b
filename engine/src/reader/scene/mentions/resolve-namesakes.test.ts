import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const nouns = (prompt: string): string[] =>
  requestPicture(prompt).scene?.things.map(({ noun }) => noun) ?? [];

describe('words for kites that are those of animals', () => {
  test('who flies one has no animal besides', () => {
    expect(nouns('дети запускают воздушного змея на лугу')).toEqual(['child', 'kite']);
    expect(nouns('Kinder lassen am Strand Drachen steigen')).toEqual(['child']);
  });

  test('a dragon stays one where nothing is flown', () => {
    expect(nouns('ein Drache auf einer Burg')).toEqual(['dragon', 'castle']);
    expect(nouns('змея на камне')).toContain('snake');
  });
});
