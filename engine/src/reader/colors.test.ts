import { expect, test } from 'vitest';
import { requestCard } from '../understand/design-request.fixture.ts';

test.each([
  ['Grüne Energie für alle', 1],
  ['Jazz at the Blue Door, Friday 9 pm', 1],
  ['Black and white photography', 0],
  ['Red, yellow, green and blue balloons for sale', 0],
])('%s names %i colors, and asks for none', (title, count) => {
  const { named = [], colors } = requestCard(title);
  expect([named.length, colors.length]).toEqual([count, 0]);
});
