import { patientMs } from '../../../tests/support/machine-speed.ts';
import { readConfig } from '../settings/config.ts';
import { toPainterOptions } from '../settings/painter-settings.ts';
import { type Behaviour, type FakeServer, startFakeServer } from './fake-server.fixture.ts';
import { openPainter } from './open-painter.ts';
import type { PainterOptions, PaintOutcome, PictureOrder } from './painter.ts';

export const ORDER: PictureOrder = {
  description: 'A red fox in snow.',
  quiet: 'left',
  avoid: [],
  palette: [],
  width: 1200,
  height: 630,
  seed: 7,
};

export type Settings = Readonly<Record<string, string>>;

const limitMs = patientMs(600);
/** Time that a server which never answers uses up, and one that answers does not, on a busy machine either. */
export const SHORT_TIME = { CARDWRIGHT_PAINTER_TIMEOUT_MS: `${limitMs}` };
export const TIMED_OUT = { kind: 'unavailable', detail: `took longer than ${limitMs} ms` };

/** As the service reads them. */
export function toOptions(url: string, settings: Settings): PainterOptions {
  const options = toPainterOptions(
    readConfig({ CARDWRIGHT_PAINTER_URL: url, CARDWRIGHT_PAINTER_TIMEOUT_MS: '600000', ...settings }),
  );
  if (options === undefined) throw new Error('no painter');
  return options;
}

/** What a painter makes of one order, and what its server was asked. */
export async function paintOnce(
  behaviour: Behaviour,
  settings: Settings,
  { order = ORDER, signal = new AbortController().signal, path = '' } = {},
): Promise<{ outcome: PaintOutcome; asked: FakeServer['asked'] }> {
  await using server = await startFakeServer(behaviour, path);
  const painter = await openPainter(toOptions(server.url, settings));
  try {
    return { outcome: await painter.paint(order, signal), asked: server.asked };
  } finally {
    await painter.close();
  }
}
