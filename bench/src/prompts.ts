import { createEngine } from '@cardwright/engine';
import { measure, toTable } from './measure.ts';

// One of every kind that people ask for; the number makes each a card that was not drawn before.
const PROMPTS: readonly [string, (n: number) => string][] = [
  [
    'an engineering article',
    (n) => `Blog header: "Why we moved ${n} services back to a monolith", dark, engineering blog`,
  ],
  ['an article', (n) => `How to repair a bicycle puncture in ${n} minutes`],
  ['a figure', (n) => `Announce our Series B of $${n}M, confident, green`],
  ['a sale', (n) => `Summer sale ${n % 90}% off all sneakers, bold and playful`],
  ['an event', (n) => `Conference "Frontiers of AI Safety ${n}", Berlin, May 12-14 2026, elegant`],
  ['a podcast', (n) => `Podcast: "The Long Commute", episode ${n}, with Mina Park`],
  ['hiring', (n) => `We're hiring ${n} product designers, remote in Europe`],
  ['a quotation', (n) => `Quote: "Simplicity is the ultimate sophistication, ${n} times." — Leonardo`],
  ['a release', (n) => `Orion ${n}.0 is here: offline sync, faster search, new editor`],
  ['Japanese', (n) => `ブログ記事「TypeScriptで始める関数型プログラミング ${n}」`],
  ['a scene', (n) => `A lighthouse on a cliff at sunset, with the title "Hold fast ${n}"`],
  [
    'a scene without words',
    (n) => `${n % 2 === 0 ? 'Two foxes' : 'A fox'} in a misty forest at dawn, number ${n}`,
  ],
];

/** From prompt to PNG inside the engine, 1200x630, with the time of each step. */
export async function benchPrompts(): Promise<string> {
  const engine = await createEngine();
  const rows: (string | number)[][] = [];
  for (const [name, prompt] of PROMPTS) {
    const steps = { brief: 0, layout: 0, art: 0, checks: 0, type: 0, encode: 0 };
    let drawn = 0;
    const result = await measure(
      async (index) => {
        const image = await engine.compose({
          prompt: prompt(index + 10),
          width: 1200,
          height: 630,
          format: 'png',
        });
        drawn++;
        for (const step of Object.keys(steps) as (keyof typeof steps)[]) steps[step] += image.timings[step];
        return image.bytes;
      },
      { runs: 20, atATime: 3 },
    );
    rows.push([
      name,
      result.median,
      result.p99,
      result.perSecond,
      result.bytes / 1000,
      ...Object.values(steps).map((ms) => ms / drawn),
    ]);
  }
  return toTable(
    ['prompt', 'median ms', 'p99 ms', 'images/s', 'kB', 'brief', 'layout', 'art', 'checks', 'type', 'encode'],
    rows,
  );
}
