import { measure, toTable } from './measure.ts';
import { startService } from './running-service.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

/** The whole way over HTTP: start to first image, prompt to image in hand, memory. */
export async function benchService(): Promise<string> {
  const started = performance.now();
  const service = await startService({
    CARDWRIGHT_FREE_ALLOWANCE: '100000',
    CARDWRIGHT_FREE_GENERATE_LIMIT: '100000',
  });
  const api = `${service.baseUrl}/api/v1`;
  const user = await fetch(`${api}/users`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ email: 'bench@example.com' }),
  });
  const { api_key } = (await user.json()) as { api_key: string };
  const headers = { ...JSON_HEADERS, authorization: `Bearer ${api_key}`, prefer: 'wait=30' };
  const draw = async (index: number): Promise<Uint8Array> => {
    const prompt = `Blog header: "Why we moved ${index} services back to a monolith", dark, engineering blog`;
    const answer = await fetch(`${api}/generate`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ prompt }),
    });
    const { image_url } = (await answer.json()) as { image_url: string };
    return new Uint8Array(await (await fetch(image_url)).arrayBuffer());
  };
  try {
    const idle = service.memory().now;
    await draw(0);
    const firstImage = performance.now() - started;
    const round = await measure(async (index) => draw(index + 1), { runs: 40, atATime: 4 });
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const { now, peak } = service.memory();
    return toTable(
      ['what', 'value'],
      [
        ['start to healthy, ms', service.startMs],
        ['start to first image in hand (registering included), ms', firstImage],
        ['prompt to image in hand over HTTP, median ms', round.median],
        ['the same, p99 ms', round.p99],
        ['images a second, four clients', round.perSecond],
        ['memory idle after the start, MB', idle],
        ['memory at rest after 80 images, MB', now],
        ['memory at the peak, MB', peak],
      ],
    );
  } finally {
    await service.stop();
  }
}
