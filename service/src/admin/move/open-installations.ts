import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError } from '../../base/operator-error.ts';
import type { Config } from '../../settings/config.ts';
import {
  type DataDirectory,
  findDataDirectory,
  lockDataDirectory,
  openDataDirectory,
} from '../../stores/data-directory.ts';
import { installMasterKey } from '../../stores/master-key.ts';
import type { Installation } from '../../stores/move/installation.ts';
import { pairStores } from '../../stores/pair-stores.ts';
import { readIncarnation } from '../../stores/read-incarnation.ts';
import { openImageFolders } from '../../wiring/open-image-stores.ts';
import { openConfiguredDatabase, openStores } from '../../wiring/open-stores.ts';

/** Where the configured data is; makes a directory only beside PostgreSQL, for a service that keeps its images there. */
export const openSourceDirectory = ({ databaseUrl, dataDirectory }: Config): DataDirectory =>
  databaseUrl === undefined ? findDataDirectory(dataDirectory) : openDataDirectory(dataDirectory);

/** The configured installation, with the lock of its data directory. Throws `OperatorError`, also while a service has it. */
export async function openSource(
  config: Config,
  directory: DataDirectory,
  opening: AsyncDisposableStack,
): Promise<Installation> {
  if (usesDisk(config)) lock(directory, opening);
  const { database } = await openStores(directory, config);
  opening.defer(() => database.destroy());
  const { images, cards, place, close } = await openImageFolders(directory, config);
  opening.defer(close);
  const incarnation = await readIncarnation(database, directory, { isBucket: config.s3Bucket !== undefined });
  await pairStores({ database, incarnation, images, place });
  return { database, images, cards, ...toPlaces(config) };
}

/** The place that data is moved to, with the master key of the source. Throws `OperatorError`. */
export async function openTarget(
  config: Config,
  masterKey: Buffer,
  opening: AsyncDisposableStack,
): Promise<Installation> {
  try {
    const directory = openDataDirectory(config.dataDirectory);
    if (config.databaseUrl === undefined) checkDirectory(directory);
    if (usesDisk(config)) lock(directory, opening);
    const { images, cards, close } = await openImageFolders(directory, config);
    opening.defer(close);
    // Before the database, which must never be without it.
    if (config.masterKey === undefined) installMasterKey(directory.masterKeyPath, masterKey);
    const database = await openConfiguredDatabase(directory, config);
    opening.defer(() => database.destroy());
    return { database, images, cards, ...toPlaces(config) };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(`The target cannot be used. ${error.message}`, { cause: error });
  }
}

/** Throws `OperatorError` when the target would be where the source has a part of its own. */
export function checkApart(source: Config, target: Config): void {
  const taken = new Set(listPlaces(source));
  const shared = listPlaces(target).find((place) => taken.has(place));
  if (shared === undefined) return;
  throw new OperatorError(`The source itself uses ${shared}. Choose another place for the target.`);
}

function listPlaces(config: Config): string[] {
  const { place, imagesPlace } = toPlaces(config);
  return [...(usesDisk(config) ? [resolve(config.dataDirectory)] : []), place, imagesPlace];
}

function toPlaces({ databaseUrl, dataDirectory, s3Bucket, s3Prefix, s3Endpoint }: Config) {
  const directory = resolve(dataDirectory);
  const bucket = s3Bucket && `s3://${s3Bucket}/${s3Prefix}`;
  return {
    place: databaseUrl === undefined ? directory : withoutPassword(databaseUrl),
    imagesPlace: bucket ? `${bucket}${s3Endpoint === undefined ? '' : ` on ${s3Endpoint}`}` : directory,
  };
}

function withoutPassword(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  return `postgres://${hostname || searchParams.get('host')}:${port || searchParams.get('port') || '5432'}${pathname}`;
}

// What an interrupted move may have left before there was a database.
const BEGUN = new Set(['service.lock', 'service.pid', 'master.key', 'images', 'cards']);

/** With a database, that says whether the directory may be used. */
function checkDirectory({ path, databasePath }: DataDirectory): void {
  if (existsSync(databasePath)) return;
  const other = readdirSync(path).find((name) => !BEGUN.has(name) && !name.startsWith('service.lock-'));
  if (other === undefined) return;
  throw new OperatorError(`${path} is not empty (${other}). Choose a new directory.`);
}

const usesDisk = ({ databaseUrl, s3Bucket }: Config): boolean =>
  databaseUrl === undefined || s3Bucket === undefined;

function lock(directory: DataDirectory, opening: AsyncDisposableStack): void {
  const held = lockDataDirectory(directory);
  opening.defer(() => held.release());
}
