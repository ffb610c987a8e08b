import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../command-table.ts';
import { toBashCompletion } from './bash.ts';
import { toFishCompletion } from './fish.ts';
import { toZshCompletion } from './zsh.ts';

const isInstalled = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;

/** What a real bash offers for the last of these words. */
function offers(...words: string[]): string[] {
  const script = [
    toBashCompletion(COMMANDS),
    'compopt() { :; }',
    'COMP_WORDS=("$@")',
    'COMP_CWORD=$(($# - 1))',
    '_cardwright',
    `printf "%s\\n" "\${COMPREPLY[@]}"`,
  ].join('\n');
  return execFileSync('bash', ['--norc', '-c', script, 'bash', 'cardwright', ...words], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  })
    .split('\n')
    .filter((line) => line !== '');
}

describe.skipIf(!isInstalled('bash'))('bash offers', () => {
  test('every first word, and after a group what is in it', () => {
    expect(offers('')).toEqual([...new Set(COMMANDS.map(({ name }) => name.split(' ')[0]))]);
    expect(offers('ge')).toEqual(['generate', 'get']);
    expect(offers('keys', '')).toEqual(['list', 'create', 'rename', 'rotate', 'revoke']);
    expect(offers('design', 'd')).toEqual(['derive']);
  });

  test.each(COMMANDS.map((command) => [command.name, command] as const))(
    'all options of %s',
    (name, { options }) => {
      expect(offers(...name.split(' '), '--')).toEqual([
        ...Object.keys(options).map((option) => `--${option}`),
        '--help',
      ]);
    },
  );

  test('the choices of an option and of a word', () => {
    expect(offers('generate', 'A', '--format', '')).toEqual(['png', 'jpeg', 'jpg']);
    expect(offers('sign', 'og')).toEqual(['og_standard', 'og_brand']);
    expect(offers('sign', 'og_brand', 'tit')).toEqual(['title=']);
    expect(offers('completion', '')).toEqual(['bash', 'zsh', 'fish', '--help']);
  });

  test('files where a file is wanted, and nothing where only the user knows', () => {
    expect(offers('generate', 'A', '-o', 'bas')).toEqual(['bash.ts']);
    expect(offers('design', 'lint', 'fi')).toEqual(['fish.ts']);
    expect(offers('generate', 'A', '--seed', '')).toEqual([]);
  });
});

describe.each([
  ['bash', toBashCompletion],
  ['zsh', toZshCompletion],
  ['fish', toFishCompletion],
])('the script for %s', (shell, toScript) => {
  const script = toScript(COMMANDS);

  test('knows every command and option', () => {
    for (const { name, options } of COMMANDS)
      for (const word of [...name.split(' '), ...Object.keys(options)]) expect(script).toContain(word);
  });

  test.skipIf(!isInstalled(shell))('is read by the shell', () => {
    const { status, stderr } = spawnSync(shell, ['-n'], { input: script, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});
