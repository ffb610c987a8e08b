import type { BriefBlock, ReadBrief } from '../../index.ts';
import { defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { readText } from '../option-values.ts';
import { readPromptText } from '../source.ts';
import type { Paint } from '../terminal.ts';

export const brief = defineCommand({
  name: 'brief',
  summary: 'Show what is understood of a prompt.',
  details:
    'A brief has the texts with their roles, the picture, style, colors and format. Free.\n' +
    'To correct it, save it as JSON, edit the file and draw it with `cardwright generate --brief FILE`; names for\n' +
    'look, style and illustration are listed by `cardwright catalogue`.\n' +
    'Parts of the prompt that do not appear as text are listed on standard error; wishes among them may still be\n' +
    'followed.',
  args: [{ name: 'PROMPT', description: 'What to read; - reads standard input.' }],
  options: {
    json: { type: 'boolean', description: 'Print JSON. Default unless standard output is a terminal.' },
    design: {
      type: 'string',
      value: 'FILE',
      description: 'A DESIGN.md, to get warnings about parts that cannot be applied.',
    },
    brand: { type: 'string', value: 'NAME', description: 'A saved brand, instead of --design.' },
    ...SERVICE_OPTIONS,
  },
  examples: [
    [`cardwright brief 'Sale: "50% off", bold'`, 'show what is understood'],
    [`cardwright brief 'Sale: "50% off", bold' > card.json`, 'save the brief to correct it'],
    ['cardwright generate --brief card.json -o card.png', 'draw the corrected brief'],
    [
      `cardwright brief 'Sale: "50% off"' | jq '.look = "swiss"' | cardwright generate --brief -`,
      'correct it in a pipe',
    ],
  ],
  async run({ values, args: [prompt = ''], host, terminal, signal, connect }) {
    const text = await readPromptText(prompt, host);
    const designMd = values.design === undefined ? undefined : await readText(values.design, host);
    const read = await connect().readPrompt(text, { designMd, brand: values.brand, signal });
    const isJson = values.json || terminal.columns === undefined;
    terminal.data(isJson ? JSON.stringify(read.brief, null, 2) : toReport(read.brief, terminal.paint));
    for (const { text: words, why } of read.unused)
      terminal.note(`Not printed on the card (${REASONS[why]}): ${words}`);
    for (const warning of read.warnings) terminal.warn(warning);
    return undefined;
  },
});

const REASONS: Readonly<Record<ReadBrief['unused'][number]['why'], string>> = {
  request: 'request',
  wish: 'wish about the style',
  chatter: 'addressed to the service',
  not_understood: 'not understood',
  no_room: 'no room',
};

/** A line for each text, and for everything that the brief decides of the design. */
function toReport(brief: ReadBrief['brief'], paint: Paint): string {
  const { kind, language, blocks, picture, illustration, look, style, scheme, colors, layout, format } =
    brief;
  const rows: [string, string | null][] = [
    ['kind', `${kind} (${language})`],
    ...blocks.map((block): [string, string] => [block.role, toLine(block)]),
    ['picture', picture?.text ?? null],
    ['illustration', illustration && [illustration].flat().join(' or ')],
    ['look', look],
    ['style', style.join(', ')],
    ['scheme', scheme],
    ['colors', colors.map(({ value, use }) => (use === 'any' ? value : `${value} ${use}`)).join(', ')],
    ['layout', layout.join(', ')],
    ['format', format && [`${format.width}x${format.height}`, format.name].filter(Boolean).join(' ')],
  ];
  const shown = rows.filter(([, value]) => value);
  const width = Math.max(...shown.map(([term]) => term.length));
  return shown.map(([term, value]) => `${paint.dim(term.padEnd(width))}  ${value}`).join('\n');
}

const toLine = ({ text, value, detail, label }: BriefBlock): string =>
  [label && `${label}:`, detail ? `${text}, ${detail}` : text, value && `- ${value}`]
    .filter(Boolean)
    .join(' ');
