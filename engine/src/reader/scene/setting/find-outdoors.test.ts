import { describe, expect, test } from 'vitest';
import { getPlace } from '../../../art/scenes/places.ts';
import { messagesOf } from '../../../brief/warning.ts';
import { describeScene } from '../../../direction/describe-scene.ts';
import { planScene } from '../../../stage/plan/plan-scene.ts';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const placeOf = (prompt: string) => {
  const { plan } = planScene(requestPicture(prompt));
  if (!plan) throw new Error(`no picture for ${prompt}`);
  return getPlace(plan.place);
};

describe('what is done under the open sky', () => {
  const DEEDS = ['playing chess', 'playing the piano', 'baking bread', 'knitting', 'reading a book'];
  const WHERE = ['outside', 'outdoors', 'in the snow', 'in the rain', 'in the open air', 'in the garden'];
  test.each(DEEDS.flatMap((deed) => WHERE.map((where) => `a cat ${deed} ${where}`)))(
    'stands in no room: %s',
    (prompt) => {
      expect(placeOf(prompt).indoors).toBeUndefined();
    },
  );

  test.each(['ein Bär spielt Klavier im Schnee', 'медведь играет на пианино на улице'])(
    'nor in other languages: %s',
    (prompt) => {
      expect(placeOf(prompt).indoors).toBeUndefined();
    },
  );

  test.each(['a woman knitting, rain outside', 'a cat on the windowsill, snow outside'])(
    'weather that is outside leaves them within: %s',
    (prompt) => {
      expect(placeOf(prompt).indoors).toBeDefined();
    },
  );

  test('a room that is named stays one, and what it takes from the prompt is told', () => {
    const prompt = 'a cat playing the piano outdoors in the living room';
    expect(placeOf(prompt).indoors).toBeDefined();
    expect(messagesOf(describeScene(requestPicture(prompt), true)).join()).toContain('outdoors');
  });
});

describe('snow that lies unsaid', () => {
  test.each(['garden', 'village', 'park', 'forest'])('around a snowman in a %s', (place) => {
    expect(requestPicture(`a snowman in a ${place}`).scene?.season).toBe('winter');
  });

  test.each(['a snowman on a beach', 'a snowman in a garden in spring', 'a fox in a garden'])(
    'nowhere warm, in no other season, and for nobody else: %s',
    (prompt) => {
      expect(requestPicture(prompt).scene?.season).not.toBe('winter');
    },
  );
});
