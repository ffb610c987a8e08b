import { existsSync } from 'node:fs';
import { countOf } from '@cardwright/contract';
import { resealBeside } from '../accounts/reseal-keys.ts';
import { systemClock } from '../base/clock.ts';
import { OperatorError } from '../base/operator-error.ts';
import { createSealer } from '../base/sealing.ts';
import { type BackupManifest, restoreBackup, writeBackup } from '../stores/backup.ts';
import { createIndexes, toWait } from '../stores/create-indexes.ts';
import { findDataDirectory, openDataDirectory } from '../stores/data-directory.ts';
import { AGES, type DiskUse, type FileUse, measureDiskUse } from '../stores/disk-use.ts';
import { readVersion } from '../version.ts';
import { loadInstalledKey, openStores } from '../wiring/open-stores.ts';
import { type Command, refuseOnPostgres, refuseOnS3, toTable } from './command.ts';
import { replaceMasterKey } from './replace-master-key.ts';

const DIR = { name: 'dir', placeholder: 'DIR', required: true } as const;

export const DATA_COMMANDS: readonly Command[] = [
  {
    words: 'migrate',
    summary: 'Bring the tables of the database up to date, for nodes with CARDWRIGHT_MIGRATE=check',
    options: [],
    async runWithoutInstallation(config) {
      const open = config.databaseUrl === undefined ? findDataDirectory : openDataDirectory;
      const { database } = await openStores(open(config.dataDirectory), { ...config, migrate: 'start' });
      const waiting: string[] = [];
      try {
        await createIndexes(database, { onBusy: (index, oldest) => waiting.push(toWait(index, oldest)) });
      } finally {
        await database.destroy();
      }
      if (waiting.length > 0)
        throw new OperatorError(
          `The tables are up to date, but not all indexes: ${waiting.join('; ')}. The service works without these, only slower. End what is open for long, and run this again.`,
        );
      return { note: 'The database is up to date.', data: { migrated: true } };
    },
  },
  {
    words: 'disk',
    summary: 'Show what images, cards and the database take up, by age',
    options: [],
    async run({ directory, config }) {
      refuseOnPostgres(config, 'Ask the database and the file system how much they hold.');
      refuseOnS3(config, 'Ask the S3 server how much the bucket holds.');
      const use = await measureDiskUse(directory, systemClock.now());
      return { result: toDiskTable(use), data: use };
    },
  },
  {
    words: 'backup',
    summary: 'Write a verified backup into a new folder; the service keeps running',
    options: [DIR, { name: 'without-key' }],
    async run({ database, directory, config }, { dir, 'without-key': withoutKey }) {
      refuseOnPostgres(
        config,
        'Back up the database with pg_dump and then the images: docs/operating.md, "PostgreSQL and a bucket", has the commands.',
      );
      refuseOnS3(
        config,
        'Back up the database first, with Litestream for example, and then the bucket: docs/operating.md, "PostgreSQL and a bucket".',
      );
      const withKey = !withoutKey && config.masterKey === undefined;
      const options = { database, directory, target: dir, withKey, version: readVersion() };
      const manifest = await writeBackup({ ...options, now: systemClock.now() });
      const lost = manifest.missing.filter((object) => object.startsWith('images/'));
      const problem =
        lost.length === 0
          ? ''
          : `\nAlready missing in the data directory: ${countOf(lost.length, 'image')}, such as ${lost[0]}.`;
      const note = `Backed up and verified: ${toCounts(manifest)}. ${toKeyNote(manifest)}${problem}`;
      return { note, data: manifest, failed: lost.length > 0 };
    },
  },
  {
    words: 'restore',
    summary: 'Restore a backup into the configured data directory, which must be new or empty',
    options: [DIR],
    async runWithoutInstallation(config, { dir }) {
      refuseOnPostgres(
        config,
        'Restore the database with pg_restore and then the images: docs/operating.md, "PostgreSQL and a bucket", has the commands.',
      );
      refuseOnS3(config, 'Restore the database with what backed it up; the bucket keeps the images.');
      const manifest = await restoreBackup(dir, config.dataDirectory, async (directory) => {
        // Without the key, the database can be checked only once the operator has put it in place.
        if (config.masterKey === undefined && !existsSync(directory.masterKeyPath)) return;
        const { database } = await openStores(directory, config);
        await database.destroy();
      });
      const missingKey = !manifest.hasMasterKey && config.masterKey === undefined;
      const advice = missingKey
        ? 'The backup has no master key: put master.key into the data directory, or set CARDWRIGHT_MASTER_KEY, before you start the service.'
        : `Start the service with CARDWRIGHT_DATA_DIR=${config.dataDirectory}.`;
      return {
        note: `Restored ${toCounts(manifest)} into ${config.dataDirectory}. ${advice}`,
        data: manifest,
      };
    },
  },
  {
    words: 'master-key replace',
    summary: 'Encrypt the stored API keys with a new master key; the service must be stopped',
    options: [],
    async runWithoutInstallation(config) {
      refuseOnPostgres(
        config,
        'There, the nodes change the key while they run: see "Rotating keys" in docs/operating.md.',
      );
      const directory = findDataDirectory(config.dataDirectory);
      const { key, keptPath } = await replaceMasterKey(directory, config.masterKey, systemClock.now());
      if (keptPath === undefined)
        return {
          result: key.toString('hex'),
          note:
            'All API keys work with the new master key below. Set CARDWRIGHT_MASTER_KEY to it before you start the service, then ' +
            `delete ${directory.nextMasterKeyPath}.`,
          data: { master_key: key.toString('hex') },
        };
      const note =
        `All API keys work with the new ${directory.masterKeyPath}. Back it up. Backups that were made before and contain no key ` +
        `need the old one, ${keptPath}: keep it with them, and delete it here.`;
      return { note, data: { old_key_file: keptPath } };
    },
  },
  {
    words: 'master-key reseal',
    summary: 'Encrypt what CARDWRIGHT_OTHER_MASTER_KEY encrypted with the master key; the service may run',
    options: [],
    async run({ database, sealer, config, directory }) {
      if (config.otherMasterKey === undefined)
        throw new OperatorError('Set CARDWRIGHT_OTHER_MASTER_KEY to the key that is to be replaced.');
      const to = createSealer(config.masterKey ?? loadInstalledKey(directory));
      const resealed = await resealBeside(database, sealer, to);
      const note =
        `Encrypted anew: ${resealed}. When no service uses the other key as CARDWRIGHT_MASTER_KEY any more, remove ` +
        'CARDWRIGHT_OTHER_MASTER_KEY from all of them.';
      return { note, data: { resealed } };
    },
  },
];

const toCounts = ({ rows }: BackupManifest): string =>
  [
    countOf(rows.accounts, 'account'),
    countOf(rows.api_keys, 'key'),
    countOf(rows.generations, 'generation'),
    countOf(rows.cards, 'card'),
  ].join(', ');

const toKeyNote = ({ hasMasterKey }: BackupManifest): string =>
  hasMasterKey
    ? 'The backup contains the master key: keep it secret.'
    : 'The backup does not contain the master key: keep that safe elsewhere, because without it all API keys are unusable.';

function toDiskTable({ images, cards, databaseBytes, totalBytes }: DiskUse): string {
  const labels = { week: 'up to 7 days', month: 'up to 30 days', quarter: 'up to 90 days', older: 'older' };
  const toRows = (name: string, { files, bytes, byAge }: DiskUse['images']): string[][] => [
    [name, String(files), toMegabytes(bytes)],
    ...AGES.map((age) => [`  ${labels[age.name]}`, ...toCells(byAge[age.name])]),
  ];
  return toTable(
    ['WHAT', 'FILES', 'MB'],
    [
      ...toRows('images', images),
      ...toRows('cards', cards),
      ['database', '', toMegabytes(databaseBytes)],
      ['total', '', toMegabytes(totalBytes)],
    ],
  );
}

const toCells = ({ files, bytes }: FileUse): string[] => [String(files), toMegabytes(bytes)];
const toMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
