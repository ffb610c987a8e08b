import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';

type Seen = { place?: string; time?: string; things: string[] };

const seen = (prompt: string): Seen | undefined => {
  const { scene } = requestPicture(prompt);
  return (
    scene && {
      ...(scene.place ? { place: scene.place } : {}),
      ...(scene.time ? { time: scene.time } : {}),
      things: scene.things.map(({ noun, count, posture }) =>
        [count, noun, posture].filter(Boolean).join(' '),
      ),
    }
  );
};

describe('a described picture in the northern languages', () => {
  test.each<[string, Seen]>([
    ['ormanda karda koşan bir tilki', { place: 'forest', things: ['1 fox running'] }],
    ['parkta bankta oturan yaşlı bir adam', { place: 'park', things: ['1 bench', '1 old man sitting'] }],
    ['ağacın altında uyuyan iki köpek', { things: ['1 tree', '2 dog lying'] }],
    [
      'stary rybak w łodzi na jeziorze o świcie',
      { place: 'lake', time: 'dawn', things: ['1 fisherman', '1 boat'] },
    ],
    ['Barca di pescatori al tramonto', { time: 'sunset', things: ['1 fishing boat'] }],
    ['Bateau de pêcheur sur la mer', { place: 'sea', things: ['1 fishing boat'] }],
    [
      '夜晚的湖边,一顶帐篷,一堆篝火,满天星星',
      { place: 'lake', time: 'night', things: ['1 tent', '1 campfire'] },
    ],
    [
      '밤 호숫가, 텐트 하나, 모닥불, 별이 가득한 하늘',
      { place: 'lake', time: 'night', things: ['1 tent', '1 campfire'] },
    ],
    ['बच्चों के साथ एक कुत्ता', { things: ['3 child', '1 dog'] }],
    ['dwa wilki w zimowym lesie nocą', { place: 'forest', time: 'night', things: ['2 wolf'] }],
    ['en röd räv som springer genom en skog', { place: 'forest', things: ['1 fox running'] }],
    ['två hästar på en grön äng', { place: 'meadow', things: ['2 horse'] }],
    ['tre sauer på en eng', { place: 'meadow', things: ['3 sheep'] }],
    ['en gammel kvinde læser ved pejsen', { things: ['1 old woman reading', '1 fireplace'] }],
    ['seekor harimau tidur di bawah pohon', { things: ['1 tiger lying', '1 tree'] }],
    ['kot i pies śpią na kanapie', { things: ['1 cat lying', '1 dog lying', '1 sofa'] }],
    ['en skog utan människor, höst', { place: 'forest', things: [] }],
    ['дівчинка з котом у парку', { place: 'park', things: ['1 girl', '1 cat'] }],
  ])('%s', (prompt, expected) => {
    expect(seen(prompt)).toEqual(expected);
  });
});
