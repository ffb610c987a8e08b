import { describe, expect, it, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { DEEDS } from '../../reader/vocabulary.ts';
import { svgDocument } from '../svg.ts';
import { assertCleanSvg } from '../testing/clean-svg.ts';
import { allActs, findAct, findActWith } from './acts.ts';
import { toBody } from './body.ts';
import { castPerson } from './cast-person.ts';
import { directionOf } from './figure.ts';
import { findHeld } from './held-things.ts';
import { type Pose, toSkeleton } from './pose.ts';
import { posesOf } from './poses.ts';
import { allRoles } from './roles.ts';

const poses = allActs().flatMap(({ name, poses: own = [], partner }): [string, Pose][] =>
  [...own, ...(partner ? [partner.pose] : []), ...(partner?.child ? [partner.child] : [])].map((pose) => [
    name,
    pose,
  ]),
);
const bodies = (['child', 'adult', 'old'] as const).map((age) => toBody(age, 'woman', 1));
const cast = (noun: string, holding: string, partners: readonly string[] = []) =>
  castPerson(noun, { holding, partners: partners.map((one) => ({ noun: one })), random: createRandom(5) });

describe('acts of people', () => {
  test.each(poses)('%s bends no knee the wrong way', (_name, pose) => {
    for (const body of bodies) {
      const { legs } = toSkeleton(body, pose);
      for (const { root, joint, end } of [legs.near, legs.far]) {
        const bend = directionOf(joint, end) - directionOf(root, joint);
        const turned = ((((bend + 180) % 360) + 360) % 360) - 180;
        // From the front a crossed leg is bent to either side.
        if (pose.turn < 0.8) expect(turned).toBeLessThanOrEqual(pose.turn > 0.6 ? 36 : 8);
      }
    }
  });

  test.each(allActs().map((act) => [act.name, act] as const))(
    '%s is drawn clean, for the small and the grown',
    (name, act) => {
      for (const noun of ['woman', 'old man', 'girl']) {
        const actor = cast(noun, name, act.partner ? ['boy'] : []);
        const { drawing } = actor ?? {};
        if (!actor || !drawing?.natural) throw new Error(`nobody does ${name}`);
        const art = drawing.draw(drawing.natural, 'a-');
        expect(art).not.toMatch(/NaN|undefined|Infinity/);
        assertCleanSvg(svgDocument(drawing.width, drawing.height, art), 1000);
        expect(actor.shows).toContain(name);
        expect(actor.people ?? 1).toBe(act.partner ? 2 : 1);
      }
    },
  );

  it('have names of their own, and none of a thing in the hand', () => {
    expect(new Set(allActs().map(({ name }) => name)).size).toBe(allActs().length);
    expect(
      allActs()
        .filter(({ name }) => findHeld(name) !== undefined)
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('hold the things that they are made with', () => {
    for (const { name, when, uses = [] } of allActs())
      expect([name, (when?.with ?? []).filter((noun) => !uses.includes(noun))]).toEqual([name, []]);
  });

  it('are known for every role that names one', () => {
    for (const { act } of allRoles()) if (act) expect(findAct(act)?.name).toBe(act);
  });

  it('show every deed of the vocabulary, alone or with a thing', () => {
    const said = allActs().flatMap(({ when }) => when?.doing ?? []);
    const undrawn = DEEDS.values
      .map(({ tool }) => tool)
      .filter((tool) => !findAct(tool) && !findHeld(tool) && !said.includes(tool));
    expect(undrawn).toEqual([]);
  });

  it('are made of a verb and a thing', () => {
    expect(findActWith('playing', 'piano')?.name).toBe('piano');
    expect(findActWith('building', 'snowman')?.name).toBe('snowman');
    expect(findActWith('playing', 'lighthouse')).toBeUndefined();
  });

  it('bring their own seat, which a bench of the picture replaces', () => {
    const artOf = (seated: boolean): string => {
      const actor = castPerson('woman', { holding: 'sewing', seated, random: createRandom(2) });
      return actor?.drawing.natural ? actor.drawing.draw(actor.drawing.natural, 'a-') : '';
    };
    expect(artOf(true).length).toBeLessThan(artOf(false).length);
  });

  it('dye their thing in the color asked for', () => {
    const actor = castPerson('girl', {
      holding: 'kite-flying',
      holdingColor: '#d2122f',
      random: createRandom(1),
    });
    expect(actor?.drawing.natural?.accent).toBe('#d2122f');
  });

  it('leave every posture its own drawings', () => {
    for (const { posture } of allActs()) expect(posesOf(posture).length).toBeGreaterThan(0);
  });
});

describe('clothes', () => {
  const natural = (noun: string, options: object) =>
    castPerson(noun, { ...options, random: createRandom(4) })?.drawing;

  it('are warm in the cold, whatever is done', () => {
    const bare = natural('child', { posture: 'running' });
    const warm = natural('child', { posture: 'running', dressCode: 'warm' });
    expect(warm?.draw(warm.natural ?? bare?.natural ?? fail(), 'a-')).not.toBe(
      bare?.draw(bare.natural ?? fail(), 'a-'),
    );
  });

  it('are a raincoat of the color asked for', () => {
    const coat = natural('man', { garments: [{ noun: 'raincoat', color: '#f2c230' }] });
    expect(coat?.natural?.main).toBe('#f2c230');
    expect(coat?.draw(coat.natural ?? fail(), 'a-')).toContain('#f2c230');
  });
});

function fail(): never {
  throw new Error('people have colors');
}
