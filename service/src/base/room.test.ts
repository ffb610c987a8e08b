import { expect, test } from 'vitest';
import { createRoom, type Room } from './room.ts';

const fill = (room: Room, owner: string): [places: number, refusal: string | undefined] => {
  for (let places = 0; ; places += 1) {
    const refusal = room.enter(owner);
    if (refusal !== undefined) return [places, refusal];
  }
};

test('whoever takes all that they can leaves room for others, and has it again when they leave', () => {
  const room = createRoom(200);
  expect(fill(room, 'ada')).toEqual([180, 'owner']);
  expect(fill(room, 'eve')).toEqual([18, 'owner']);
  expect(room.enter('bob')).toBe(undefined);
  expect(fill(room, 'ada')).toEqual([0, 'owner']);
  for (let place = 0; place < 100; place += 1) room.leave('ada');
  expect(room.enter('ada')).toBe(undefined);
});

test('one that is full is nobody’s fault', () => {
  expect(fill(createRoom(3), 'ada')).toEqual([3, 'all']);
});
