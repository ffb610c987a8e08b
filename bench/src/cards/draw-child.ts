// Draws cards of one design with one drawer, in a process of its own, and tells its parent in lines of JSON:
// `draw-child.ts <drawer> <design> [file for the first card]`. Each line from the parent is a round to run.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { DESIGNS, type DesignName } from './card-design.ts';
import { DRAWERS, type DrawerName } from './drawers.ts';

/** A round: cards for so long, so many at a time. */
export type Round = { seconds: number; atATime: number };
/** Milliseconds of each card, bytes of all, and how long the round took. */
export type RoundResult = { times: number[]; bytes: number; seconds: number };

const [drawer, design, file] = process.argv.slice(2) as [DrawerName, DesignName, string | undefined];
const draw = await DRAWERS[drawer](DESIGNS[design]);
const say = (line: object): void => console.log(JSON.stringify(line));

let index = 17;
const first = await draw(index++);
say({ first: true });
if (file !== undefined) writeFileSync(file, first);

for await (const line of createInterface({ input: process.stdin })) say(await run(JSON.parse(line) as Round));
process.exit(0);

async function run({ seconds, atATime }: Round): Promise<RoundResult> {
  const times: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const work = async (): Promise<void> => {
    while (performance.now() - start < seconds * 1000) {
      const began = performance.now();
      bytes += (await draw(index++)).length;
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return { times, bytes, seconds: (performance.now() - start) / 1000 };
}
