import { countOf } from '@cardwright/contract';
import { OperatorError } from '../../base/operator-error.ts';
import type { Config, Environment } from '../../settings/config.ts';
import { explain } from '../../stores/data-directory.ts';
import { type MoveReport, moveInstallation } from '../../stores/move/move-installation.ts';
import { loadInstalledKey } from '../../wiring/open-stores.ts';
import { type Command, type Output, toTable, type Values } from '../command.ts';
import { checkApart, openSource, openSourceDirectory, openTarget } from './open-installations.ts';
import { readSource, readTarget } from './target-settings.ts';

export const MOVE_COMMAND: Command = {
  words: 'move',
  summary: 'Copy everything to an empty PostgreSQL database and bucket, or back; the service must be stopped',
  options: [
    { name: 'to', placeholder: 'postgres://…|sqlite:DIR|FILE', required: true },
    { name: 'objects', placeholder: 's3://BUCKET|DIR' },
  ],
  runWithEnvironment: move,
};

async function move(
  environment: Environment,
  { to, objects }: Values,
  tell: (line: string) => void,
): Promise<Output> {
  const from = readSource(environment);
  const directory = openSourceDirectory(from);
  const masterKey = from.masterKey ?? loadInstalledKey(directory);
  const into = readTarget(environment, { to, objects }, masterKey);
  checkApart(from, into);
  await using opening = new AsyncDisposableStack();
  try {
    const source = await openSource(from, directory, opening);
    const target = await openTarget(into, masterKey, opening);
    tell(`Moving ${source.place} to ${target.place}, images to ${target.imagesPlace}`);
    return toOutput(await moveInstallation(source, target, tell), into, directory.masterKeyPath, from);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The move stopped: ${explain(error)}. The source still has all of its data; run the same command again to go on.`,
      { cause: error },
    );
  }
}

function toOutput(report: MoveReport, into: Config, keyPath: string, from: Config): Output {
  const { tables, images, cards } = report;
  const rows = Object.entries(tables).map(([name, sum]) => [name, String(sum.rows), sum.sha256.slice(0, 16)]);
  const lost = [...images.missing, ...images.damaged];
  const problem =
    lost.length === 0
      ? ''
      : `\nAlready missing or damaged in the source: ${countOf(lost.length, 'image')}, such as ${lost[0]}.`;
  const note =
    `Moved and compared: ${countOf(images.objects, 'image')}, ${countOf(cards.objects, 'card')}, and the tables below, equal on both ` +
    `sides; the ledgers are consistent.${problem}\n${toAdvice(into, keyPath, from)}`;
  return {
    note,
    result: toTable(['TABLE', 'ROWS', 'SHA-256'], rows),
    data: { tables, images, cards },
    failed: lost.length > 0,
  };
}

/** What to start it with. Secrets are named, never shown. */
function toAdvice(into: Config, keyPath: string, from: Config): string {
  const settings = [
    into.databaseUrl === undefined
      ? `CARDWRIGHT_DATA_DIR=${into.dataDirectory}, without CARDWRIGHT_DATABASE_URL`
      : 'CARDWRIGHT_DATABASE_URL',
    into.s3Bucket === undefined
      ? `${into.databaseUrl === undefined ? '' : `CARDWRIGHT_DATA_DIR=${into.dataDirectory}, `}without CARDWRIGHT_S3_BUCKET`
      : `CARDWRIGHT_S3_BUCKET=${into.s3Bucket}${into.s3Prefix === '' ? '' : `, CARDWRIGHT_S3_PREFIX=${into.s3Prefix}`}`,
  ];
  if (into.databaseUrl !== undefined && from.masterKey === undefined)
    settings.push(`CARDWRIGHT_MASTER_KEY as printed by: od -An -vtx1 ${keyPath} | tr -d ' \\n'`);
  return `Start the service with ${settings.join('; ')}. The source still has all of its data: keep it until the new one has been tried, and do not start both.`;
}
