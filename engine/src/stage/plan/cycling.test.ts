import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

describe('to cycle', () => {
  test.each([
    'two kids cycling along the beach',
    'ein Junge radelt durch den Park',
    'une femme à vélo dans la rue',
    'un niño montando en bici por la playa',
    'uma menina andando de bicicleta no parque',
    'un uomo in bicicletta per strada',
    'een meisje fietst door de regen',
    'kinderen fietsen door het park',
    'девочка едет на велосипеде по деревне',
    '一个女孩在骑自行车',
    '男の子が自転車に乗っている',
    '소년이 자전거를 타고 있다',
    'فتاة تركب دراجة في الحديقة',
    'एक लड़का साइकिल चला रहा है',
    'en flicka cyklar genom skogen',
    'en dreng cykler i byen',
    'en gutt sykler langs sjøen',
    'chłopiec jedzie na rowerze',
    'дівчинка їде на велосипеді',
    'bisiklet süren bir kız',
    'seorang anak laki-laki bersepeda di desa',
  ])('draws the rider on the bicycle: %s', (prompt) => {
    const { plan, unmet } = planScene(requestPicture(prompt));
    expect(plan?.cast.map(({ actor }) => actor.posture)).toEqual(['riding']);
    expect(unmet.filter(({ part }) => part === 'action' || part === 'relation')).toEqual([]);
  });

  test('bicycles that nobody rides are things', () => {
    expect(
      requestPicture('tekening van twee fietsen onder een boom in de regen').scene?.things[0]?.noun,
    ).toBe('bicycle');
    expect(requestPicture('två cyklar under ett träd i regnet').scene?.things[0]?.noun).toBe('bicycle');
  });
});
