import { expect, test } from 'vitest';
import { requestCard } from '../understand/design-request.fixture.ts';
import { describeIllustration } from './describe-illustration.ts';

test('an asked drawing that a card of words leaves out is named', () => {
  const asked = { ...requestCard('Foxes'), illustration: ['fox'] };
  const shown = { family: 'object-side', subject: { x: 0, y: 0, width: 9, height: 9 } };
  expect(describeIllustration(asked, { family: 'dense' })).toMatchObject([
    { code: 'not_drawn', words: ['fox'] },
  ]);
  expect(describeIllustration(asked, shown)).toEqual([]);
  expect(describeIllustration({ ...asked, illustration: [] }, { family: 'dense' })).toEqual([]);
});
