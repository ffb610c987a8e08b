import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';

const doersOf = (prompt: string): string[] =>
  requestPicture(prompt).scene?.things.flatMap(({ noun, tool, posture }) =>
    tool || posture ? [`${noun} ${tool ?? posture}`] : [],
  ) ?? [];

const BAKING = ['mother baking', 'girl baking'];

describe('a verb is known in the forms that a description has, and by who does it', () => {
  test.each<[string, string[]]>([
    ['uma avó e a neta a fazer um bolo na cozinha', ['old woman baking', 'girl baking']],
    ['dois meninos que jogam futebol na rua', ['boy playing']],
    ['una pareja abrazándose en el parque', ['couple hugging']],
    ['un niño dándole de comer a las palomas', ['boy feeding']],
    ['un padre con su hijo pescando en un lago', ['father rod', 'boy rod']],
    ['une mère et sa fille qui font un gâteau', BAKING],
    ['un boulanger en train de pétrir du pain', ['baker kneading']],
    ['due ragazze che ballano in piazza', ['girl dancing']],
    ['ein Mann beim Angeln am See', ['man rod']],
    ['ein Vater mit seinem Sohn angelt am See', ['father rod', 'boy rod']],
    ['een vrouw die de planten water geeft', ['woman watering']],
    ['мама с дочкой пекут печенье на кухне', BAKING],
    ['читающая девушка на скамейке', ['girl reading']],
    ['мальчик, запускающий воздушного змея на лугу', ['boy kite-flying']],
    ['пожилая пара танцует в парке', ['couple dancing']],
    ["жінка, що п'є каву на балконі", ['woman drinking']],
    ['dwoje dzieci lepiących bałwana przed domem', ['child building']],
    ['tańcząca para na rynku nocą', ['couple dancing']],
    ['farmor och barnbarn bakar bullar i köket', ['old woman baking', 'child baking']],
    ['en mand der lufter sin hund i regnen', ['man dog-walking']],
    ['bestemor strikker foran peisen', ['old woman knitting']],
    ['mutfakta kek yapan bir anne ve kızı', BAKING],
    ['gitar çalan bir adam ve dans eden bir kadın', ['man playing', 'woman dancing']],
    ['seorang ibu dan putrinya membuat kue di dapur', BAKING],
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
    ['para kotów na dachu', ['2 cat', '1 roof']],
    ['влюбленная пара под зонтом', ['1 couple', '1 umbrella']],
    ['пара собак бежит по снегу', ['2 dog']],
  ])('%s', (prompt, things) => {
    expect(requestPicture(prompt).scene?.things.map(({ noun, count }) => `${count} ${noun}`)).toEqual(things);
  });
});

describe('what is read is held, where it is put nowhere else', () => {
  test.each([
    ['mężczyzna, który czyta gazetę w kawiarni', ['holding']],
    ['een man die de krant leest', ['holding']],
    ['gazete okuyan bir adam', ['holding']],
  ])('%s', (prompt, kinds) => {
    expect(requestPicture(prompt).scene?.relations.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('where comes first, and who is there behind it', () => {
  test.each([
    ['auf dem Dach schläft eine Katze', '1 on 0'],
    ['sur le toit dort un chat', '1 on 0'],
    ['sobre la mesa hay un jarrón', '1 on 0'],
    ['op de bank ligt een kat', '1 on 0'],
    ['под деревом спит собака', '1 under 0'],
    ['na ławce siedzi staruszka', '1 on 0'],
    ['på bänken sitter en gammal man', '1 on 0'],
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
