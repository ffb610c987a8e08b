import { createEngine, type Engine } from '@cardwright/engine';
import { quantile, toTable } from './measure.ts';

// One of every kind that people ask for; the number makes each a card that was not drawn before.
const TYPOGRAPHIC: readonly ((n: number) => string)[] = [
  (n) => `Blog header: "Why we moved ${n} services back to a monolith", dark, engineering blog`,
  (n) => `How to repair a bicycle puncture in ${n} minutes`,
  (n) => `Announce our Series B of $${n}M, confident, green`,
  (n) => `Summer sale ${n % 90}% off all sneakers, bold and playful`,
  (n) => `Conference "Frontiers of AI Safety ${n}", Berlin, May 12-14 2026, elegant`,
  (n) => `Podcast: "The Long Commute", episode ${n}, with Mina Park`,
  (n) => `We're hiring ${n} product designers, remote in Europe`,
  (n) => `Quote: "Simplicity is the ultimate sophistication, ${n} times." — Leonardo`,
  (n) => `Orion ${n}.0 is here: offline sync, faster search, new editor`,
  (n) => `ブログ記事「TypeScriptで始める関数型プログラミング ${n}」`,
];
const SCENES: readonly ((n: number) => string)[] = [
  (n) => `A lighthouse on a cliff at sunset, with the title "Hold fast ${n}"`,
  (n) => `Poster of a camel in the desert, with the title "Caravan ${n}"`,
  (n) => `${n % 2 === 0 ? 'Two foxes' : 'A fox'} in a misty forest at dawn, number ${n}`,
  (n) => `Two tigers in the jungle, number ${n}`,
  (n) => `A sailboat on a lake at noon, number ${n}`,
  (n) => `A deer by a river in autumn, number ${n}`,
  (n) => `Three sheep in a meadow at golden hour, number ${n}`,
  (n) => `A snowy village at night, number ${n}`,
  (n) => `A boat in the harbor at dusk, number ${n}`,
  (n) => `A cat in the kitchen, number ${n}`,
];

const KINDS = { typographic: TYPOGRAPHIC, scene: SCENES } as const;
const STEPS = ['brief', 'layout', 'art', 'checks', 'type', 'encode'] as const;
const SIZE = { width: 1200, height: 630, format: 'png' } as const;
const ROUNDS = 8;
const AT_A_TIME = 3;
// What a busy machine cannot draw by then is left out: a table of fewer images is better than none.
const MOST_MS = 50_000;

type Drawn = { ms: number; cpuMs: number; bytes: number; steps: number[] };

/** From prompt to PNG inside the engine, 1200x630: medians by kind, with the median of each step. */
export async function benchPrompts(): Promise<string> {
  const engine = await createEngine();
  const rows: (string | number)[][] = [];
  for (const [kind, prompts] of Object.entries(KINDS)) {
    console.log(`  ${kind}: warming up ...`);
    for (const prompt of prompts) await draw(engine, prompt(1));
    rows.push(await measureKind(engine, kind, prompts));
  }
  const head = ['kind', 'images', 'median ms', 'p90 ms', 'CPU ms', 'images/s', 'four variations in singles'];
  return toTable([...head, 'median kB', 'largest kB', ...STEPS], rows);
}

async function measureKind(
  engine: Engine,
  kind: string,
  prompts: readonly ((n: number) => string)[],
): Promise<(string | number)[]> {
  const drawn: Drawn[] = [];
  const start = performance.now();
  for (let round = 0; round < ROUNDS && performance.now() - start < MOST_MS; round++) {
    for (const prompt of prompts) drawn.push(await draw(engine, prompt(10 + round)));
    const so = sortedBy(drawn, ({ ms }) => ms);
    console.log(`  ${kind}: round ${round + 1} of ${ROUNDS}, median ${Math.round(quantile(so, 0.5))} ms`);
  }
  const times = sortedBy(drawn, ({ ms }) => ms);
  const sizes = sortedBy(drawn, ({ bytes }) => bytes / 1000);
  return [
    kind,
    String(drawn.length),
    quantile(times, 0.5),
    quantile(times, 0.9),
    quantile(
      sortedBy(drawn, ({ cpuMs }) => cpuMs),
      0.5,
    ),
    await measureThroughput(engine, prompts),
    await measureVariations(engine, prompts),
    quantile(sizes, 0.5),
    sizes.at(-1) ?? Number.NaN,
    ...STEPS.map((_, step) =>
      quantile(
        sortedBy(drawn, ({ steps }) => steps[step] ?? 0),
        0.5,
      ),
    ),
  ];
}

/** Images a second, several at a time; each prompt twice. */
async function measureThroughput(
  engine: Engine,
  prompts: readonly ((n: number) => string)[],
): Promise<number> {
  const waiting = [1000, 1001].flatMap((n) => prompts.map((prompt) => prompt(n)));
  const count = waiting.length;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let prompt = waiting.pop(); prompt !== undefined; prompt = waiting.pop())
        await draw(engine, prompt);
    }),
  );
  return count / ((performance.now() - start) / 1000);
}

/** Processor time of four seeds of each prompt, against one image of each. */
async function measureVariations(
  engine: Engine,
  prompts: readonly ((n: number) => string)[],
): Promise<number> {
  let singles = 0;
  let variations = 0;
  for (const prompt of prompts) {
    singles += (await draw(engine, prompt(2000), 1)).cpuMs;
    for (const seed of [2, 3, 4, 5]) variations += (await draw(engine, prompt(2001), seed)).cpuMs;
  }
  return variations / singles;
}

/** Without a seed, as the prompt has it. */
async function draw(engine: Engine, prompt: string, seed?: number): Promise<Drawn> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { bytes, timings } = await engine.compose({ prompt, ...SIZE, ...(seed !== undefined && { seed }) });
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const steps = STEPS.map((step) => timings[step]);
  return { ms, cpuMs: (user + system) / 1000, bytes: bytes.length, steps };
}

const sortedBy = (drawn: readonly Drawn[], value: (one: Drawn) => number): number[] =>
  drawn.map(value).sort((a, b) => a - b);
