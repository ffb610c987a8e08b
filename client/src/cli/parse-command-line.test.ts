import { describe, expect, test } from 'vitest';
import { TEMPLATES } from '../generated/templates.ts';
import { COMMANDS } from './command-table.ts';
import { parseCommandLine } from './parse-command-line.ts';

const refusalOf = (line: string): string => {
  try {
    parseCommandLine(line.split(' ').filter((word) => word !== ''));
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${line} was taken`);
};

test('options may stand before, between and after words, in each form', () => {
  for (const line of ['A -o x.png --json', '-ox.png --json A', '--output=x.png A --json'])
    expect(parseCommandLine(['generate', ...line.split(' ')])).toMatchObject({
      kind: 'run',
      values: { output: 'x.png', json: true },
      args: ['A'],
    });
});

test('- is a value and a word; what follows -- is a word whatever it looks like', () => {
  expect(parseCommandLine(['generate', '-', '-o', '-'])).toMatchObject({
    args: ['-'],
    values: { output: '-' },
  });
  expect(parseCommandLine(['generate', '--', '--json'])).toMatchObject({ args: ['--json'], values: {} });
});

test('help is asked for in every way that people try', () => {
  for (const line of [[], ['--help'], ['-h'], ['help']])
    expect(parseCommandLine(line)).toEqual({ kind: 'help', commands: COMMANDS });
  for (const line of [
    ['help', 'keys', 'create'],
    ['keys', 'create', '-h'],
    ['keys', 'create', 'x', '--help'],
  ])
    expect(parseCommandLine(line)).toMatchObject({ kind: 'help', commands: [{ name: 'keys create' }] });
  for (const line of [
    ['help', 'keys'],
    ['keys', '--help'],
  ])
    expect(parseCommandLine(line)).toMatchObject({ kind: 'help', commands: { length: 5 } });
  for (const line of ['--version', '-V', 'version'])
    expect(parseCommandLine([line])).toEqual({ kind: 'version' });
});

describe('a mistake is named, with what is near', () => {
  test.each([
    ['genrate', 'Unknown command "genrate". Did you mean "cardwright generate"?'],
    ['zzzzz', 'Unknown command "zzzzz".'],
    ['keys lst', 'Unknown command "keys lst". Did you mean "cardwright keys list"?'],
    ['key', 'Unknown command "key". Did you mean "cardwright keys"?'],
    ['help generat', 'Unknown command "generat". Did you mean "cardwright generate"?'],
    ['--json usage', 'The command must come first: cardwright COMMAND --json ...'],
    ['generate A --sise 4', 'cardwright generate has no option --sise. Did you mean --size?'],
    ['generate A -z', 'cardwright generate has no option -z.'],
    ['brief', 'cardwright brief requires PROMPT.'],
    ['generate a fox', 'Unexpected argument "fox"; cardwright generate takes PROMPT.'],
    ['usage now', 'Unexpected argument "now"; cardwright usage takes no arguments.'],
    ['generate A -o', '-o requires a value: --output FILE'],
    ['generate A --size --json', '--size requires a value: --size WxH'],
    ['generate A --json=yes', '--json takes no value.'],
    ['generate A --format gif', '--format must be one of png, jpeg, jpg.'],
    ['templates og_none', `TEMPLATE must be one of ${Object.keys(TEMPLATES).join(', ')}.`],
  ])('%s', (line, message) => {
    expect(refusalOf(line)).toBe(message);
  });

  test('a group without its second word lists them', () => {
    expect(refusalOf('keys')).toContain(
      'cardwright keys list, cardwright keys create, cardwright keys rename, cardwright keys rotate, cardwright keys revoke',
    );
  });

  test.each(['constructor', '__proto__', 'toString'])('--%s is no option of anything', (name) => {
    expect(refusalOf(`usage --${name}`)).toContain(`has no option --${name}`);
  });
});
