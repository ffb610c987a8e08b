import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../service/src/settings/config.ts';
import {
  DOCKERFILE,
  FINAL,
  getStage,
  isIgnored,
  list,
  listSources,
  readCommand,
  readEnvironment,
  STAGES,
} from './dockerfile.ts';
import { expectFiles, manifest, PORT, read, root } from './project-files.ts';

describe('Dockerfile', () => {
  test('the linter finds nothing', () => {
    expect(lintDockerfile(DOCKERFILE)).toEqual([]);
    expect(lintDockerfile(DOCKERFILE.replace('WORKDIR /app', 'WORKDIR app'))).not.toEqual([]);
  });

  test('every stage runs on the Node that the install brings', () => {
    const majors = Object.values(manifest.optionalDependencies).map((version) => version.split('.')[0]);
    for (const { image } of STAGES.values())
      expect(image).toMatch(new RegExp(`^node:(?:${[...new Set(majors)].join('|')})-[a-z]+-slim$`));
  });

  test('it names no architecture', () => {
    expect(DOCKERFILE).not.toMatch(/amd64|x64|x86|arm64|aarch64|--platform/i);
  });

  test('everything that it copies exists and is not ignored, and every workspace is known to npm', () => {
    expectFiles(listSources());
    expect(listSources().filter(isIgnored)).toEqual([]);
    for (const workspace of manifest.workspaces) expect(listSources()).toContain(`${workspace}/package.json`);
  });

  test('it installs without development packages, and runs no script of a package', () => {
    const installs = [...STAGES].flatMap(([name, stage]) =>
      list(stage, 'RUN')
        .filter((command) => command.includes('npm ci'))
        .map((command) => ({ name, command })),
    );
    // The SDK is packed with some, in a stage of which only the tarball goes on.
    for (const { name, command } of installs)
      expect(command).toContain(
        name === 'sdk' ? 'npm ci --ignore-scripts' : 'npm ci --omit=dev --ignore-scripts',
      );
    expect(installs.map(({ name }) => name).sort()).toEqual(['bundles', 'sdk', 'service']);
    expect(list(getStage('service'), 'COPY').filter((copy) => copy.includes('--from=sdk'))).toEqual([
      '--from=sdk /app/service/sdk service/sdk',
    ]);
    // What stays is what the final stage copies.
    expect(list(FINAL, 'COPY')).toEqual(['--from=service /app ./']);
  });

  test('its commands are files of the service', () => {
    for (const name of ['CMD', 'HEALTHCHECK'] as const) {
      const [program, ...files] = readCommand(name);
      expect(program).toBe('node');
      expect(files.filter(isIgnored)).toEqual([]);
      expectFiles(files);
    }
    expect(read('service/healthcheck.mjs')).toContain('/livez');
  });

  test('settings, port and volume agree', () => {
    const environment = readEnvironment();
    expect(() => readConfig(environment)).not.toThrow();
    expect([environment.PORT, ...list(FINAL, 'EXPOSE')]).toEqual([PORT, PORT]);
    expect(list(FINAL, 'VOLUME')).toEqual([environment.CARDWRIGHT_DATA_DIR]);
  });

  test('its user is not root, and owns the data alone', () => {
    const [user] = list(FINAL, 'USER');
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const [uid, gid] = user?.split(':') ?? [];
    // A new volume gets the owner of the folder that it covers.
    expect(list(FINAL, 'RUN').join()).toContain(
      `install -d -o ${uid} -g ${gid} -m 700 ${readEnvironment().CARDWRIGHT_DATA_DIR} /backups`,
    );
    for (const copy of list(FINAL, 'COPY')) expect(copy).not.toContain('--chown');
  });

  test.each([
    '.git/config',
    '.env',
    'data/master.key',
    'node_modules/vitest/package.json',
    'service/node_modules/x/package.json',
    'cardwright.key',
    'service/tests/socket/run-main.ts',
    'engine/src/compose.test.ts',
    'reader/corpus/train',
    'studio/dist/index.html',
  ])('%s is not sent to the build', (path) => {
    expect(isIgnored(path)).toBe(true);
  });

  test.each([
    'package-lock.json',
    'service/launch.mjs',
    'engine/data/room-palettes.json',
    'client/package.json',
  ])('%s is sent to the build', (path) => {
    expect([path, isIgnored(path), existsSync(join(root, path))]).toEqual([path, false, true]);
  });
});
