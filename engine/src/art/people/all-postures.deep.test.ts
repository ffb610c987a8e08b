import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { castPerson } from './cast-person.ts';
import { posturesOfPeople } from './poses.ts';
import { allRoles } from './roles.ts';

// `cast-person.test.ts` draws a quarter of them.
test.each(posturesOfPeople())('every role is drawn %s', (posture) => {
  for (const { nouns } of allRoles()) {
    const drawing = castPerson(nouns[0] ?? '', { posture, random: createRandom(7) })?.drawing;
    if (!drawing?.natural) throw new Error(`nobody for ${nouns[0]}`);
    expect(drawing.draw(drawing.natural, 'a-'), nouns[0]).not.toMatch(/NaN|undefined|Infinity/);
  }
});
