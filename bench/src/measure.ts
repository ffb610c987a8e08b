export type Measurement = { median: number; p99: number; perSecond: number; bytes: number };

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Times `work` one after the other, then several at a time; every call gets another number, so nothing is cached. */
export async function measure(
  work: (index: number) => Promise<{ length: number }>,
  { runs, warmUp = 3, atATime = 4 }: { runs: number; warmUp?: number; atATime?: number },
): Promise<Measurement> {
  let index = 0;
  for (; index < warmUp; index++) await work(index);
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    bytes += (await work(index++)).length;
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const workUntil = (last: number) =>
    Promise.all(
      Array.from({ length: atATime }, async () => {
        while (index < last) await work(index++);
      }),
    );
  // What starts only when several wait is warm as well before it counts.
  await workUntil(index + atATime * warmUp);
  const start = performance.now();
  await workUntil(index + runs);
  const seconds = (performance.now() - start) / 1000;
  return {
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: runs / seconds,
    bytes: bytes / runs,
  };
}

/** A Markdown table; numbers with one digit. */
export function toTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const show = (cell: string | number): string =>
    typeof cell === 'number' ? cell.toFixed(cell < 100 ? 1 : 0) : cell;
  const line = (cells: readonly (string | number)[]): string => `| ${cells.map(show).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
