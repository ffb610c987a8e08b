import { OperatorError } from '../base/operator-error.ts';
import { JUDGED } from '../generations/judging.ts';
import { toCredential } from '../settings/c2pa-settings.ts';
import type { Config } from '../settings/config.ts';
import { toPainterOptions } from '../settings/painter-settings.ts';
import { toJudgeOptions, toReaderOptions } from '../settings/reader-settings.ts';
import { SETTINGS } from '../settings/settings.ts';
import { type Command, toTable } from './command.ts';

// Any model can paint it, and none has a reason to refuse.
const PROBE = {
  description: 'A small white lighthouse on a green hill above a calm blue sea, in soft evening light.',
  quiet: 'left',
  avoid: [],
  palette: [],
  width: 512,
  height: 512,
  seed: 1,
} as const;

const PROMPT =
  'A poster that says "Winter Walk", 12 January at 10 am, Mill Lane, tickets $15, with two dogs running in the snow';

/** What was found of a model, in order. */
type Found = Record<string, string | number | boolean>;

export const MODELS_COMMAND: Command = {
  words: 'models check',
  summary:
    'Have the configured models paint one small picture, read one prompt and judge the picture, which they may charge for, and say what came back',
  options: [],
  async runWithoutInstallation(config) {
    const [painted, read] = [await checkPainter(config), await checkReader(config)];
    const judged = await checkJudge(config, painted?.painting);
    const models = [painted?.found, read, judged].filter((found) => found !== undefined);
    if (models.length === 0)
      throw new OperatorError(
        `No model is configured. Set ${SETTINGS.painter.name} or ${SETTINGS.readerModel.name}; docs/models.md says how.`,
      );
    const marking = describeMarking(config);
    const rows = [...models, ...(marking ? [marking] : [])].flatMap((found) =>
      Object.entries(found).map(([name, value]) => [name.toUpperCase(), String(value)]),
    );
    return {
      result: toTable(['WHAT', 'FOUND'], rows),
      data: { models, ...(marking && { marking }) },
      failed: models.some(({ problem }) => problem !== undefined),
    };
  },
};

/** How painted images are marked, without a look at one. */
function describeMarking(config: Config): Found | undefined {
  if (config.painter === undefined) return undefined;
  const credential = toCredential(config);
  if (credential === undefined) return { marking: 'XMP' };
  const { owner, algorithm, validTo } = credential;
  return {
    marking: 'XMP, C2PA',
    certificate: owner,
    algorithm,
    'valid until': validTo.toISOString().slice(0, 10),
  };
}

type Outcome = { kind: string; detail?: string; said?: string };

/** How long it took, and what it was about. */
async function time<Result extends Outcome>(
  ask: () => Promise<Result>,
): Promise<{ outcome: Result; told: Found }> {
  const began = performance.now();
  const outcome = await ask();
  const { kind, detail, said } = outcome;
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return {
    outcome,
    told: {
      outcome: kind,
      seconds,
      ...(detail !== undefined && { problem: `The server ${detail}.` }),
      ...(said !== undefined && { said }),
    },
  };
}

const forever = (): AbortSignal => new AbortController().signal;

async function checkPainter(config: Config): Promise<{ found: Found; painting?: Uint8Array } | undefined> {
  const options = toPainterOptions(config);
  if (options === undefined) return undefined;
  const { openPainter } = await import('../models/open-painter.ts');
  const painter = await openPainter(options);
  try {
    const { outcome, told } = await time(() => painter.paint(PROBE, forever()));
    const { protocol, baseUrl: url, model, workflow } = options;
    const about = {
      painter: protocol,
      url,
      ...(model !== undefined && { model }),
      ...(workflow && { workflow: workflow.name }),
      ...told,
    };
    if (outcome.kind !== 'painted') return { found: about };
    const { width, height, bytes } = outcome;
    return { found: { ...about, width, height, bytes: bytes.length }, painting: bytes };
  } finally {
    await painter.close();
  }
}

async function checkReader(config: Config): Promise<Found | undefined> {
  const options = toReaderOptions(config);
  if (options === undefined) return undefined;
  const [{ openReader }, { createEngine }] = await Promise.all([
    import('../models/open-reader.ts'),
    import('@cardwright/engine'),
  ]);
  const [reader, engine] = await Promise.all([openReader(options), createEngine()]);
  try {
    const { outcome, told } = await time(() =>
      reader.read(
        {
          prompt: PROMPT,
          styles: [],
          check: async (reading) => {
            const { brief, problems, isSound } = await engine.checkReading(PROMPT, reading);
            return { problems, result: isSound ? brief : undefined };
          },
        },
        forever(),
      ),
    );
    const about = { reader: options.model, url: options.baseUrl, ...told };
    if (outcome.kind !== 'read') return about;
    const { blocks, picture } = outcome.result;
    const texts = blocks.map(({ role, text }) => `${role} “${text}”`).join(', ');
    return { ...about, step: outcome.step, texts, picture: picture?.text ?? 'none' };
  } finally {
    await reader.close();
  }
}

async function checkJudge(config: Config, painting: Uint8Array | undefined): Promise<Found | undefined> {
  const options = toJudgeOptions(config);
  if (options === undefined) return undefined;
  const about = { judge: options.model, url: options.baseUrl };
  if (painting === undefined) return { ...about, outcome: 'not asked', problem: 'There is no painting.' };
  const [{ openJudge }, { createEngine }] = await Promise.all([
    import('../models/open-judge.ts'),
    import('@cardwright/engine'),
  ]);
  const [judge, engine] = await Promise.all([openJudge(options), createEngine()]);
  try {
    const jpeg = await engine.convertImage(painting, JUDGED);
    const { outcome, told } = await time(() => judge.judge({ ...PROBE, jpeg }, forever()));
    const faults = outcome.kind === 'judged' ? { faults: outcome.faults.join(', ') || 'none' } : {};
    return { ...about, ...told, ...faults };
  } finally {
    await judge.close();
  }
}
