import { createEngine } from '@cardwright/engine';
import { measure, toTable } from './measure.ts';
import { type RunningService, startService } from './running-service.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const FLOOD = 60;
const AT_A_TIME = 4;

const promptNumber = (index: number | string): string =>
  `Blog header: "Why we moved ${index} services back to a monolith", dark, engineering blog`;

/** The whole way over HTTP: start to first image, prompt to image in hand, beside the engine alone, among others' prompts; memory. */
export async function benchService(): Promise<string> {
  const engine = await measureEngine();
  const started = performance.now();
  const service = await startService({
    CARDWRIGHT_FREE_ALLOWANCE: '100000',
    CARDWRIGHT_FREE_GENERATE_LIMIT: '100000',
  });
  const memory = watchMemory(service);
  try {
    const { draw } = await register(service, 'bench');
    const idle = service.treeMemory();
    await draw(promptNumber(0));
    const firstImage = performance.now() - started;
    const round = await measure(async (index) => draw(promptNumber(index + 1)), {
      runs: 40,
      warmUp: 8,
      atATime: AT_A_TIME,
    });
    const rest = service.treeMemory();
    const behind = await measureBehindFlood(service);
    return toTable(
      ['what', 'value'],
      [
        ['start to healthy, ms', service.startMs],
        ['start to first image in hand (registering included), ms', firstImage],
        ['prompt to image in hand over HTTP, median ms', round.median],
        ['the same, p99 ms', round.p99],
        ['images a second, four clients', round.perSecond],
        ['images a second, the engine alone', engine.perSecond],
        ['HTTP against the engine alone', round.perSecond / engine.perSecond],
        [`a prompt beside ${FLOOD} of another account, ms`, behind],
        ['the same, in prompts drawn alone', behind / round.median],
        ['memory idle after the start, MB', idle],
        ['memory after 80 images, MB', rest],
        ['memory at the peak, MB', memory.peak()],
      ],
    );
  } finally {
    memory.stop();
    await service.stop();
  }
}

/** As many images at a time as the service draws for its clients, in this process. */
async function measureEngine(): Promise<{ perSecond: number }> {
  const engine = await createEngine();
  return measure(
    async (index) => (await engine.compose({ prompt: promptNumber(`${index} of our`), ...SIZE })).bytes,
    { runs: 40, warmUp: 8, atATime: AT_A_TIME },
  );
}

const SIZE = { width: 1200, height: 630, format: 'png' } as const;

type Account = {
  submit(prompt: string): Promise<void>;
  draw(prompt: string): Promise<Uint8Array>;
};

async function register({ baseUrl }: RunningService, name: string): Promise<Account> {
  const api = `${baseUrl}/api/v1`;
  const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${api}${path}`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, ...headers },
      body: JSON.stringify(body),
    });
  const user = await post('/users', { email: `${name}@example.com` });
  const { api_key } = (await user.json()) as { api_key: string };
  const headers = { authorization: `Bearer ${api_key}` };
  return {
    submit: async (prompt) => {
      const { status } = await post('/generate', { prompt }, headers);
      if (status >= 400) throw new Error(`a prompt was answered with ${status}`);
    },
    draw: async (prompt) => {
      const answer = await post('/generate', { prompt }, { ...headers, prefer: 'wait=60' });
      const { image_url } = (await answer.json()) as { image_url: string };
      return new Uint8Array(await (await fetch(image_url)).arrayBuffer());
    },
  };
}

/** Milliseconds until one account has its image, another having just submitted many prompts. */
async function measureBehindFlood(service: RunningService): Promise<number> {
  const [flood, other] = await Promise.all([register(service, 'flood'), register(service, 'other')]);
  for (let index = 0; index < FLOOD; index++) await flood.submit(promptNumber(`${index} more`));
  const started = performance.now();
  await other.draw(promptNumber('our last'));
  return performance.now() - started;
}

/** The most that all processes of the service held together, looked at five times a second. */
function watchMemory(service: RunningService): { peak(): number; stop(): void } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, service.treeMemory());
  }, 200);
  return { peak: () => peak, stop: () => clearInterval(timer) };
}
