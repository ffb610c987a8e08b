import { defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';
import { readText } from '../option-values.ts';

export const brief = defineCommand({
  name: 'brief',
  summary: 'Show what is understood of a prompt.',
  details:
    'Prints a brief as JSON: the texts with their roles, the picture, style, colors and format. Free.\n' +
    'Correct it and draw it with `cardwright generate --brief FILE`.\n' +
    'What of the prompt is not set is listed on standard error.',
  args: [{ name: 'PROMPT', description: 'What to read; - reads standard input.' }],
  options: { ...SERVICE_OPTIONS },
  examples: [
    [`cardwright brief 'Sale: "50% off", bold' > brief.json`, 'save the brief to correct it'],
    ['cardwright generate --brief brief.json -o card.png', 'draw the corrected brief'],
  ],
  async run({ args, host, terminal, signal, connect }) {
    const [prompt = ''] = args;
    const text = prompt === '-' ? (await readText('-', host)).trim() : prompt;
    if (text.trim() === '') throw usageError('The prompt is empty.');
    const read = await connect().readPrompt(text, { signal });
    terminal.data(JSON.stringify(read.brief, null, 2));
    for (const { text: words, why } of read.unused)
      terminal.note(`Not set (${why.replace('_', ' ')}): ${words}`);
    for (const warning of read.warnings) terminal.note(warning);
    return undefined;
  },
});
