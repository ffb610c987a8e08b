import { OperatorError } from '../base/operator-error.ts';
import { toPainterOptions } from '../painter-settings.ts';
import { SETTINGS } from '../settings.ts';
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

export const MODELS_COMMAND: Command = {
  words: 'models check',
  summary:
    'Have the configured model paint one small picture, which it may charge for, and say what came back',
  options: [],
  async runWithoutInstallation(config) {
    const options = toPainterOptions(config);
    if (options === undefined)
      throw new OperatorError(
        `No model is configured. Set ${SETTINGS.painter.name}; docs/models.md says how.`,
      );
    const { openPainter } = await import('../models/open-painter.ts');
    const painter = await openPainter(options);
    try {
      const began = performance.now();
      const outcome = await painter.paint(PROBE, new AbortController().signal);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const { protocol, baseUrl: url, model, workflow } = options;
      const about = {
        painter: protocol,
        url,
        ...(model !== undefined && { model }),
        ...(workflow && { workflow: workflow.name }),
        outcome: outcome.kind,
        seconds,
      };
      const found =
        outcome.kind === 'painted'
          ? { width: outcome.width, height: outcome.height, bytes: outcome.bytes.length }
          : { problem: `The server ${outcome.detail}.`, ...(outcome.said && { said: outcome.said }) };
      const data = { ...about, ...found };
      const rows = Object.entries(data).map(([name, value]) => [name.toUpperCase(), String(value)]);
      return { result: toTable(['WHAT', 'FOUND'], rows), data, failed: outcome.kind !== 'painted' };
    } finally {
      await painter.close();
    }
  },
};
