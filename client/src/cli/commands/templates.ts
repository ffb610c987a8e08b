import { DESCRIPTIONS } from '../../generated/template-descriptions.ts';
import { TEMPLATES } from '../../generated/templates.ts';
import { isTemplateName, type ParameterRule, templateRules } from '../../index.ts';
import { defineCommand } from '../command.ts';
import { toTable } from '../table.ts';

const NAMES = Object.keys(TEMPLATES);

export const templates = defineCommand({
  name: 'templates',
  summary: 'List the built-in templates, or the parameters of one.',
  args: [
    {
      name: 'TEMPLATE',
      description: 'Show the parameters of this template.',
      isOptional: true,
      choices: NAMES,
    },
  ],
  options: {},
  examples: [
    ['cardwright templates', 'list all templates'],
    ['cardwright templates og_brand', 'list the parameters of og_brand'],
  ],
  run({ args: [name], terminal }) {
    const table =
      name !== undefined && isTemplateName(name)
        ? toTable(
            ['PARAMETER', 'VALUE', 'DESCRIPTION'],
            templateRules(name).map((rule) => [
              rule.name,
              toValue(rule),
              DESCRIPTIONS[name][rule.name] ?? '',
            ]),
            terminal,
          )
        : toTable(
            ['TEMPLATE', 'PARAMETERS'],
            Object.entries(TEMPLATES).map(([template, rules]) => [
              template,
              rules.map((rule) => rule.name).join(', '),
            ]),
            terminal,
          );
    terminal.data(table);
    return Promise.resolve(undefined);
  },
});

function toValue(rule: ParameterRule): string {
  switch (rule.type) {
    case 'choice':
      return rule.choices.join(' | ');
    case 'font':
      return [...rule.choices, 'upload:ID'].join(' | ');
    case 'integer':
      return `${rule.minimum} to ${rule.maximum}`;
    case 'color':
      return '#rrggbb, rgb(), rgba()';
    case 'image-url':
    case 'page-url':
      return 'https URL';
    case 'text':
      return 'text';
    case 'list':
      return 'an item a line';
  }
}
