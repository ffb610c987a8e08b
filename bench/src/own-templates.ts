import { templateDefinition } from '@cardwright/contract';
import { type Card, createEngine } from '@cardwright/engine';
import { quantile, toTable } from './measure.ts';
import { readCpuSeconds } from './process-tree.ts';
import { startService } from './running-service.ts';

const TEXTS = {
  tagline: 'The quiet database',
  description: 'Nimbus proves every night that last night can be brought back.',
  footer: 'nimbus.example.com',
};
const TITLES = [
  'Backups that restore themselves',
  'Why we moved',
  'A year of small steps, and what each of them was worth',
];
const SIZE = { width: 1200, height: 630, format: 'png' } as const;
const ROUNDS = 12;
const CARDS = 20;

const ring = (size: number, side: object): object => ({
  type: 'box',
  style: {
    position: 'absolute',
    width: size,
    height: size,
    borderRadius: '50%',
    borderWidth: 2,
    borderColor: '#f2c14e55',
    ...side,
  },
});
const text = (name: string, size: number, more: object = {}): object => ({
  type: 'text',
  text: `{${name}}`,
  size,
  minSize: size / 2,
  maxLines: 3,
  color: '#ffffff',
  ...more,
});

/** `og_brand` as a template of one's own: its gradient, rings in two corners, and four texts. */
const OWN = templateDefinition.parse({
  parameters: ['title', ...Object.keys(TEXTS)].map((name) => ({ type: 'text', name })),
  root: {
    type: 'box',
    style: { gradient: { type: 'linear', angle: 135, stops: [{ color: '#0b3d2e' }, { color: '#14664b' }] } },
    children: [
      ...[200, 320, 440, 560].flatMap((size) => [
        ring(size, { right: -size / 2, top: -size / 2 }),
        ring(size, { left: -size / 2, bottom: -size / 2 }),
      ]),
      {
        type: 'box',
        area: 'safe',
        style: { justifyContent: 'space-between' },
        children: [
          text('tagline', 28, { color: '#f2c14e' }),
          {
            type: 'box',
            style: { gap: 20 },
            children: [text('title', 76, { weight: 700 }), text('description', 30)],
          },
          text('footer', 26),
        ],
      },
    ],
  },
});

type Row = { times: number[]; cpuMs: number; bytes: number };

type Kind = { toCard(data: ReadonlyMap<string, string>): Card; draw(card: Card): Promise<Uint8Array> };

/** Fresh cards of a template of one's own, of the built-in one that it follows, and its drafts in the editor, in turns in one process. */
export async function benchOwnTemplates(): Promise<string> {
  const engine = await createEngine();
  const own = { owner: 'bench', name: 'brand', version: 1, definition: OWN };
  const toOwn: Kind['toCard'] = (data) => engine.parseCard({ template: 'brand', own, data, ...SIZE });
  const kinds: Readonly<Record<string, Kind>> = {
    'built in (`og_brand`)': {
      toCard: (data) =>
        engine.parseCard({
          template: 'og_brand',
          data: new Map([...data, ['bg', '#0b3d2e'], ['bg2', '#14664b']]),
          ...SIZE,
        }),
      draw: (card) => engine.renderCard(card),
    },
    'one of your own': { toCard: toOwn, draw: (card) => engine.renderCard(card) },
    'its draft in the editor, 600 px': {
      toCard: toOwn,
      draw: async (card) => (await engine.drawDraft(card, {}, { longSide: 600 })).image,
    },
  };
  const rows = new Map<string, Row>(
    Object.keys(kinds).map((name) => [name, { times: [], cpuMs: 0, bytes: 0 }]),
  );
  let index = 0;
  for (let round = -1; round < ROUNDS; round++)
    for (const [name, { toCard, draw }] of Object.entries(kinds)) {
      const cards = Array.from({ length: CARDS }, () => toCard(toData(index++)));
      const drawn = await drawAll(cards, draw);
      const row = rows.get(name);
      // The first round warms up.
      if (round < 0 || !row) continue;
      row.times.push(...drawn.times);
      row.cpuMs += drawn.cpuMs;
      row.bytes += drawn.bytes;
    }
  const [base] = rows.values();
  const cards = ROUNDS * CARDS;
  for (const [path, row] of await askService(cards)) rows.set(`\`${path}\` over HTTP`, row);
  return toTable(
    ['template', 'cards', 'median ms', 'CPU ms a card', 'CPU against built in', 'kB'],
    [...rows].map(([name, { times, cpuMs, bytes }]) => [
      name,
      String(cards),
      quantile(
        times.sort((a, b) => a - b),
        0.5,
      ),
      cpuMs / cards,
      `${(cpuMs / (base?.cpuMs ?? Number.NaN)).toFixed(2)} x`,
      bytes / cards / 1000,
    ]),
  );
}

const PREVIEWS = ['POST /previews/draft', 'POST /previews/template'] as const;

/** The same definition as an editor sends it, 600 px, one after the other: all that the service and its workers do for it. */
async function askService(cards: number): Promise<Map<string, Row>> {
  const service = await startService({
    CARDWRIGHT_PREVIEW_LIMIT: '1000000',
    CARDWRIGHT_CARD_DEADLINE_MS: '60000',
  });
  const post = async (path: string, body: object, key = ''): Promise<Response> => {
    const answer = await fetch(`${service.baseUrl}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer;
  };
  try {
    const user = await post('/users', { email: 'bench@example.com' });
    const { api_key: key } = (await user.json()) as { api_key: string };
    const rows = new Map<string, Row>();
    for (const preview of PREVIEWS) {
      const draw = async (index: number): Promise<number> => {
        const params = Object.fromEntries(toData(index));
        const answer = await post(preview.slice('POST '.length), { definition: OWN, params }, key);
        return (await answer.arrayBuffer()).byteLength;
      };
      for (let index = 0; index < CARDS; index++) await draw(index);
      const row: Row = { times: [], cpuMs: 0, bytes: 0 };
      const before = readCpuSeconds(service.pid);
      for (let index = CARDS; index < CARDS + cards; index++) {
        const start = performance.now();
        row.bytes += await draw(index);
        row.times.push(performance.now() - start);
      }
      row.cpuMs = (readCpuSeconds(service.pid) - before) * 1000;
      rows.set(preview, row);
    }
    return rows;
  } finally {
    await service.stop();
  }
}

/** Every title is a new one. */
const toData = (index: number): Map<string, string> =>
  new Map(Object.entries({ ...TEXTS, title: `${TITLES[index % TITLES.length]} ${index}` }));

async function drawAll(cards: readonly Card[], draw: Kind['draw']): Promise<Row> {
  const row: Row = { times: [], cpuMs: 0, bytes: 0 };
  const before = process.cpuUsage();
  for (const card of cards) {
    const start = performance.now();
    row.bytes += (await draw(card)).length;
    row.times.push(performance.now() - start);
  }
  row.cpuMs = process.cpuUsage(before).user / 1000;
  return row;
}
