import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawings, findDrawing } from '../engine/src/art/drawings/drawings.ts';
import {
  type CardFeatures,
  EVIDENCE_ROWS,
  FEATURE_ROWS,
  listCardFeatures,
} from '../engine/src/direction/illustration/card-features.ts';
import { createRandom } from '../engine/src/random.ts';
import { createTagReader } from '../engine/src/reader/tagger/create-tag-reader.ts';
import { EMPTY_BRIEF } from '../engine/src/understand/empty-brief.fixture.ts';
import { understand } from '../engine/src/understand/understand.ts';
import { writeTables } from '../engine/src/weights.ts';
import { parseCorpus, parseSuits } from './corpus-format.ts';

/**
 * `node reader/train-illustrations.ts CORPUS OUT_FOLDER [--hold WRITER,...] [--epochs N]`: learns from the column `suits` of the corpus which drawings
 * suit a card, or that none does. Plain TypeScript, seeded, some minutes. `--hold` keeps writers apart and measures on them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hold: { type: 'string', default: '' }, epochs: { type: 'string', default: '8' } },
});
const [corpus = 'reader/corpus/train', out = 'engine/data/illustrations'] = positionals;

const WIDTH = 32;
const RATE = 0.1;
// Without it the table learns names of people by heart.
const FEATURES_DROPPED = 0.3;
const DECAY = 1e-5;
// A noun of a drawing is a card that says nothing else, and counts for a part of one.
const NOUN_WEIGHT = 0.3;
// Lines of `.suits` files correct what was chosen wrongly; a headline has few words to learn from.
const SUITED_WEIGHT = 3;
const NONE = drawings.length;

type Example = { card: CardFeatures; suits: number[]; weight: number; writer: string };

const places = new Map(drawings.map(({ name }, at) => [name, at]));

const listFiles = (ending: string): string[] =>
  readdirSync(corpus)
    .filter((name) => name.endsWith(ending))
    .sort();

/** The drawings for what a labeller wrote, or "none". */
function toPlaces(nouns: readonly string[]): number[] {
  const found = nouns.flatMap((noun) => places.get(findDrawing([noun])?.name ?? '') ?? []);
  return found.length > 0 ? [...new Set(found)] : [NONE];
}

/** The card of a text whose first line is its title. */
function toCard(text: string, language: string): CardFeatures {
  const [title = '', ...lines] = text.split('\n').map((line) => line.trim());
  const blocks = [
    { role: 'title' as const, text: title },
    ...lines.filter(Boolean).map((line) => ({ role: 'subtitle' as const, text: line })),
  ];
  return listCardFeatures(understand({ ...EMPTY_BRIEF, language, blocks }));
}

const readSuited = (): Example[] =>
  listFiles('.suits').flatMap((file) =>
    parseSuits(readFileSync(join(corpus, file), 'utf8')).map(({ language, suits, text }) => ({
      card: toCard(text, language),
      suits: toPlaces(suits),
      weight: SUITED_WEIGHT,
      writer: basename(file, '.suits'),
    })),
  );

async function readExamples(): Promise<Example[]> {
  const reader = createTagReader();
  const examples: Example[] = [];
  for (const file of listFiles('.prompts')) {
    for (const { kind, prompt, suits } of parseCorpus(readFileSync(join(corpus, file), 'utf8'))) {
      if (kind === 'picture') continue;
      const { brief } = await reader.read(prompt);
      const card = listCardFeatures(understand(brief));
      examples.push({ card, suits: toPlaces(suits), weight: 1, writer: basename(file, '.prompts') });
    }
    console.log(`read ${file}, ${examples.length} cards so far`);
  }
  return examples;
}

/** A card for each noun by which a drawing is known. */
const listNouns = (): Example[] =>
  drawings.flatMap(({ name, nouns }) =>
    nouns.map((text) => ({
      card: toCard(text, 'en'),
      suits: [places.get(name) as number],
      weight: NOUN_WEIGHT,
      writer: '',
    })),
  );

/** A table of weights and the sums of squared gradients by which Adagrad scales its steps. */
const createTable = (rows: number, columns: number, fill: () => number) => ({
  columns,
  values: new Float32Array(rows * columns).map(fill),
  squares: new Float32Array(rows * columns).fill(1e-3),
});
type Learned = ReturnType<typeof createTable>;

const random = createRandom(7);
const small = (): number => random.range(-0.05, 0.05);
const tables = {
  features: createTable(FEATURE_ROWS, WIDTH, small),
  choices: createTable(NONE + 1, WIDTH, small),
  bias: createTable(NONE + 1, 1, () => 0),
  evidence: createTable(EVIDENCE_ROWS, 1, () => 0),
};

function move({ values: weights, squares }: Learned, at: number, gradient: number, rate: number): void {
  const slope = gradient + DECAY * (weights[at] as number);
  squares[at] = (squares[at] as number) + slope * slope;
  weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(squares[at] as number);
}

/** The sum of the features' rows, and the share of each drawing and of "none". */
function predict(
  features: readonly number[],
  { evidence }: CardFeatures,
): { sum: Float64Array; shares: Float64Array } {
  const sum = new Float64Array(WIDTH);
  for (const row of features)
    for (let at = 0; at < WIDTH; at++)
      (sum[at] as number) += tables.features.values[row * WIDTH + at] as number;
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  for (let at = 0; at < WIDTH; at++) (sum[at] as number) *= scale;
  const shares = Float64Array.from(tables.bias.values);
  for (let choice = 0; choice <= NONE; choice++)
    for (let at = 0; at < WIDTH; at++)
      (shares[choice] as number) +=
        (tables.choices.values[choice * WIDTH + at] as number) * (sum[at] as number);
  for (const [choice, signs] of evidence)
    for (const [sign, weight] of signs)
      (shares[choice] as number) += weight * (tables.evidence.values[sign] as number);
  const most = shares.reduce((peak, score) => Math.max(peak, score));
  let total = 0;
  for (const [choice, score] of shares.entries()) {
    shares[choice] = Math.exp(score - most);
    total += shares[choice] as number;
  }
  return { sum, shares: shares.map((power) => power / total) };
}

function learn({ card, suits, weight }: Example, rate: number): void {
  const kept = card.features.filter(() => random.next() >= FEATURES_DROPPED);
  const { sum, shares } = predict(kept, card);
  const back = new Float64Array(WIDTH);
  for (let choice = 0; choice <= NONE; choice++) {
    const wanted = suits.includes(choice) ? 1 / suits.length : 0;
    const error = ((shares[choice] as number) - wanted) * weight;
    if (Math.abs(error) < 1e-4) continue;
    move(tables.bias, choice, error, rate);
    for (let at = 0; at < WIDTH; at++) {
      const place = choice * WIDTH + at;
      (back[at] as number) += error * (tables.choices.values[place] as number);
      move(tables.choices, place, error * (sum[at] as number), rate);
    }
    for (const [sign, strength] of card.evidence.get(choice) ?? [])
      move(tables.evidence, sign, error * strength, rate);
  }
  const scale = 1 / Math.sqrt(Math.max(1, kept.length));
  for (const row of kept)
    for (let at = 0; at < WIDTH; at++)
      move(tables.features, row * WIDTH + at, (back[at] as number) * scale, rate);
}

function shuffle<T>(items: T[]): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random.next() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
}

/** For several least shares: cards with a drawing that suits, with another one, and with none. */
function measure(examples: readonly Example[]): void {
  for (const least of [0, 0.08, 0.1, 0.12, 0.16, 0.2, 0.3]) {
    const counts = { suits: 0, other: 0, none: 0 };
    for (const { card, suits } of examples) {
      const { shares } = predict(card.features, card);
      const none = shares[NONE] as number;
      const best = shares
        .subarray(0, NONE)
        .reduce((top, share, at) => (share > (shares[top] as number) ? at : top), 0);
      const share = shares[best] as number;
      counts[share < least || share < none ? 'none' : suits.includes(best) ? 'suits' : 'other']++;
    }
    const cells = Object.entries(counts).map(
      ([name, n]) => `${name} ${((100 * n) / examples.length).toFixed(1)}%`,
    );
    console.log(`  least share ${least}: ${cells.join(', ')}`);
  }
}

const held = values.hold.split(',').filter(Boolean);
const examples = [...(await readExamples()), ...readSuited()];
const learned = [...examples.filter(({ writer }) => !held.includes(writer)), ...listNouns()];
const kept = examples.filter(({ writer }) => held.includes(writer));
const epochs = Number(values.epochs);
for (let epoch = 0; epoch < epochs; epoch++) {
  shuffle(learned);
  for (const example of learned) learn(example, RATE * (1 - (0.9 * epoch) / epochs));
  console.log(`epoch ${epoch + 1} of ${epochs}`);
  if (kept.length > 0) measure(kept);
}
mkdirSync(out, { recursive: true });
const { parts, bytes } = writeTables(Object.entries(tables).map(([name, table]) => ({ name, ...table })));
writeFileSync(
  join(out, 'model.json'),
  `${JSON.stringify({ drawings: drawings.map(({ name }) => name), parts })}\n`,
);
writeFileSync(join(out, 'weights.bin'), bytes);
