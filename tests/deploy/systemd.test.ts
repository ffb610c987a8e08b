import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../service/src/settings/config.ts';
import { expectFiles, manifest, NEEDED_MB, PORT, read, root, STOP_SECONDS } from './project-files.ts';

describe('cardwright.service and its environment', () => {
  const unit = read('deploy/cardwright.service');
  const get = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const environment = parseEnv(read('deploy/cardwright.env.example')) as Record<string, string>;

  test('every setting of the example exists and is valid', () => {
    expect(() => readConfig(environment)).not.toThrow();
    expect(environment.PORT).toBe(PORT);
  });

  test('the files that it starts exist, where the installation puts them', () => {
    const installed = get('WorkingDirectory');
    const [program = '', ...files] = get('ExecStart').split(' ');
    expect(program).toBe(join(installed, 'node_modules/.bin/node'));
    const bins = Object.keys(manifest.optionalDependencies);
    expect(bins.every((name) => /^node-linux-/.test(name))).toBe(true);
    expectFiles([...files, get('Documentation').replace(`file://${installed}/`, '')]);
  });

  test('it may write where the example keeps its data, and where Node keeps compiled code', () => {
    expect(environment.CARDWRIGHT_DATA_DIR).toBe(`/var/lib/${get('StateDirectory')}`);
    expect(get('Environment')).toContain(`NODE_COMPILE_CACHE=/var/cache/${get('CacheDirectory')}`);
    expect(read('service/launch.mjs')).toContain('NODE_COMPILE_CACHE');
    expect(get('ProtectSystem')).toBe('strict');
  });

  test('there is time to stop, and memory to run', () => {
    expect(Number(get('TimeoutStopSec'))).toBeGreaterThan(STOP_SECONDS);
    expect(Number.parseInt(get('MemoryMax'), 10)).toBeGreaterThanOrEqual(NEEDED_MB);
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

  test.skipIf(!hasSystemd)('systemd understands it, and rates it at 2.0 of 10 or safer', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'cardwright-unit-'));
    try {
      const file = join(scratch, 'cardwright.service');
      // systemd looks for the program.
      const program = get('ExecStart').split(' ')[0] ?? '';
      writeFileSync(file, unit.replace(program, process.execPath));
      const verify = (path: string) =>
        spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' });
      const { status, stderr } = verify(file);
      expect([status, stderr.split('\n').filter((line) => line.includes(file))]).toEqual([0, []]);
      const rating = execFileSync('systemd-analyze', ['security', '--offline=yes', file], {
        encoding: 'utf8',
      });
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(rating)?.[1])).toBeLessThanOrEqual(2);
      writeFileSync(
        file,
        unit.replace(program, process.execPath).replace('ProtectHome=true', 'ProtectHom=true'),
      );
      expect(verify(file).stderr).toContain('ProtectHom');
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });
});

describe('cardwright-backup.service and its timer', () => {
  const unit = read('deploy/cardwright-backup.service');
  const service = read('deploy/cardwright.service');

  test('it backs up what the service writes, with its user, settings and program, to where it may write', () => {
    for (const name of ['User', 'Group', 'WorkingDirectory', 'EnvironmentFile']) {
      const line = new RegExp(`^${name}=.*$`, 'm').exec(service)?.[0];
      expect(unit).toContain(`\n${line}\n`);
    }
    const [, folder] = /^ReadWritePaths=\/var\/lib\/cardwright (\S+)$/m.exec(unit) ?? [];
    const [, program = '', file = '', target] =
      /^ExecStart=\/bin\/sh -c 'exec (\S+) (\S+) backup "(\S+)\/\$\$\(date/m.exec(unit) ?? [];
    expect(service).toContain(`/${program} `);
    expectFiles([file]);
    expect(target).toBe(folder);
    expect(unit).toContain(`\nExecStartPost=/usr/bin/find ${folder} `);
    expect(read('docs/operating.md')).toContain(`install -d -m 0700 -o cardwright -g cardwright ${folder}\n`);
  });

  test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd understands both', () => {
    const files = ['service', 'timer'].map((kind) => join(root, `deploy/cardwright-backup.${kind}`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n').filter((line) => line.includes('cardwright-backup'))]).toEqual([
      0,
      [],
    ]);
  });
});
