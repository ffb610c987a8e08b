import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';

const doersOf = (prompt: string): string[] =>
  requestPicture(prompt).scene?.things.flatMap(({ noun, tool, posture }) =>
    tool || posture ? [`${noun} ${tool ?? posture}`] : [],
  ) ?? [];

const BAKING = ['mother baking', 'girl baking'];

describe('a verb is known in the forms that a description has, and by who does it', () => {
  test.each<[string, string[]]>([
    ['una pareja abrazándose en el parque', ['couple hugging']],
    ['une mère et sa fille qui font un gâteau', BAKING],
    ['due ragazze che ballano in piazza', ['girl dancing']],
    ['een vrouw die de planten water geeft', ['woman watering']],
    ['мама с дочкой пекут печенье на кухне', BAKING],
    ['мальчик, запускающий воздушного змея на лугу', ['boy kite-flying']],
    ['dwoje dzieci lepiących bałwana przed domem', ['child building']],
    ['mutfakta kek yapan bir anne ve kızı', BAKING],
    ['gitar çalan bir adam ve dans eden bir kadın', ['man playing', 'woman dancing']],
    ['부엌에서 쿠키를 굽는 엄마와 딸', BAKING],
    ['台所でケーキを焼いている母と娘', BAKING],
    ['妈妈和女儿在厨房做蛋糕', BAKING],
    ['أم وابنتها تخبزان كعكة في المطبخ', BAKING],
    ['माँ और बेटी रसोई में केक बना रही हैं', BAKING],
  ])('%s', (prompt, doers) => {
    expect(doersOf(prompt)).toEqual(doers);
  });
});

describe('two people, not two of what follows', () => {
  test.each([
    ['starsza para na ławce w parku', ['1 couple', '1 bench']],
    ['влюбленная пара под зонтом', ['1 couple', '1 umbrella']],
    ['пара собак бежит по снегу', ['2 dog']],
  ])('%s', (prompt, things) => {
    expect(requestPicture(prompt).scene?.things.map(({ noun, count }) => `${count} ${noun}`)).toEqual(things);
  });
});

describe('what is read is held, where it is put nowhere else', () => {
  test.each([
    ['mężczyzna, który czyta gazetę w kawiarni', ['holding']],
    ['gazete okuyan bir adam', ['holding']],
  ])('%s', (prompt, kinds) => {
    expect(requestPicture(prompt).scene?.relations.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('where comes first, and who is there behind it', () => {
  test.each([
    ['auf dem Dach schläft eine Katze', '1 on 0'],
    ['di atas meja ada kucing', '1 on 0'],
    ['تحت الشجرة تنام قطة', '1 under 0'],
    ['under a tree two friends drinking tea', '1 under 0'],
    ['公園のベンチで本を読んでいるおじいさん', '2 on 0'],
    ['벤치에서 책을 읽는 할머니', '2 on 0'],
  ])('%s', (prompt, relation) => {
    const relations = requestPicture(prompt).scene?.relations ?? [];
    expect(relations.map((one) => `${one.of} ${one.kind} ${'to' in one ? one.to : one.surface}`)).toContain(
      relation,
    );
  });

  test('nobody who only stands near a ground does what another does', () => {
    const things = requestPicture('un vieux monsieur assis sur un banc, son chien couché à ses pieds').scene
      ?.things;
    expect(things?.map(({ noun, posture }) => `${noun} ${posture}`)).toEqual([
      'old man sitting',
      'bench undefined',
      'dog lying',
    ]);
  });
});
