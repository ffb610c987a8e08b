import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_BRIEF, isEmpty, move, toEditedField, toSentBrief } from './brief.ts';

const someBlocks = fc.array(
  fc.constantFrom('', ' ', 'Tea', 'at four').map((text) => ({ role: 'body' as const, text })),
);

test('moving keeps every item, puts the moved one where it was asked for, and the others in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length];
      const moved = move(items, from, to);
      expect(moved[to]).toBe(items[from]);
      expect(moved.filter((item) => item !== items[from])).toEqual(
        items.filter((_, index) => index !== from),
      );
    }),
  );
  expect(move(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  expect(move(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('an error about a block that was sent is shown at the same block as it is edited', () => {
  fc.assert(
    fc.property(someBlocks, (blocks) => {
      const brief = { ...EMPTY_BRIEF, blocks };
      toSentBrief(brief).blocks.forEach((sent, index) => {
        const edited = toEditedField(`brief.blocks[${index}].text`, brief);
        const at = Number(/^brief\.blocks\[(\d+)\]\.text$/.exec(edited)?.[1]);
        expect(blocks[at]?.text).toBe(sent.text);
        expect(blocks.slice(0, at).filter(({ text }) => text.trim() !== '')).toHaveLength(index);
      });
    }),
  );
  expect(toEditedField('brief.kind', EMPTY_BRIEF)).toBe('brief.kind');
});

test('what is still empty is not sent: blocks, their details, and the picture', () => {
  const blocks = [
    { role: 'title' as const, text: ' ' },
    { role: 'person' as const, text: 'Ada', detail: ' ', label: 'Guests' },
  ];
  expect(toSentBrief({ ...EMPTY_BRIEF, blocks, picture: { text: '' } })).toEqual({
    ...EMPTY_BRIEF,
    blocks: [{ role: 'person', text: 'Ada', label: 'Guests' }],
  });
});

test('a brief is empty as long as it has neither texts nor anything to be seen', () => {
  expect(isEmpty(EMPTY_BRIEF)).toBe(true);
  expect(isEmpty({ ...EMPTY_BRIEF, illustration: 'none', blocks: [{ role: 'title', text: '' }] })).toBe(true);
  expect(isEmpty({ ...EMPTY_BRIEF, illustration: 'fox' })).toBe(false);
  expect(isEmpty({ ...EMPTY_BRIEF, picture: { text: 'a fox' } })).toBe(false);
  expect(isEmpty({ ...EMPTY_BRIEF, image: { upload: 'up_1' } })).toBe(false);
});
