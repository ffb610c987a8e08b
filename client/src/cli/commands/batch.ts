import { BRAND_OPTION } from '../brand-params.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { EXPIRY_OPTIONS } from '../expiry-options.ts';

export const batch = defineCommand({
  name: 'batch',
  summary: 'Turn a CSV, JSON or sitemap into cards, one for each row.',
  details:
    'Every row is checked before anything is signed or drawn. Columns are matched with parameters by name; --map says it\n' +
    'where names differ. An empty cell leaves its parameter at its default.\n' +
    'Without -o, or with a .csv, .json or .ndjson file, you get signed URLs: nothing is drawn, and each card costs one\n' +
    'credit when it is first loaded. With a folder or a .zip file, the images are drawn and saved, with a .pdf file as\n' +
    'its pages. Images that are in the folder already are skipped, so the same command continues where the last one stopped.\n' +
    'Of a sitemap, title, description, site and image are read from the tags of its pages, by the service.',
  args: [
    {
      name: 'FILE',
      description: 'CSV, JSON array, NDJSON or sitemap; a URL of one; - reads standard input.',
    },
  ],
  options: {
    template: {
      type: 'string',
      value: 'NAME',
      description: 'Template of the cards: built in, such as og_standard, or one of your own. Required.',
    },
    map: {
      type: 'string',
      value: 'NAME=COLUMN',
      isRepeated: true,
      description: 'Read a parameter from this column; NAME= reads it from none.',
    },
    set: {
      type: 'string',
      value: 'NAME=VALUE',
      isRepeated: true,
      description: 'A parameter of all cards that have no value of their own for it.',
    },
    ...BRAND_OPTION,
    'dry-run': { type: 'boolean', description: 'Only check, and list errors by row and column.' },
    'skip-invalid': { type: 'boolean', description: 'Leave out rows with errors instead of stopping.' },
    output: {
      type: 'string',
      short: 'o',
      value: 'FILE',
      description: 'A .csv, .json or .ndjson file for URLs; a folder, .zip or .pdf file for images.',
    },
    'file-name': {
      type: 'string',
      value: 'COLUMN',
      description: 'Name images after this column. Default: the title and a hash of the card.',
    },
    format: { type: 'string', value: 'FORMAT', choices: ['png', 'jpeg'], description: 'Default: png.' },
    paper: {
      type: 'string',
      value: 'SIZE',
      choices: ['card', 'a4'],
      description: 'Pages of a PDF. Default: card, as large as it.',
    },
    size: { type: 'string', value: 'WxH', description: 'Size in pixels. Default: 1200x630.' },
    ...EXPIRY_OPTIONS,
    key: {
      type: 'string',
      value: 'ID',
      description: 'Have the service sign with this key of your account instead.',
    },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright batch posts.csv --template og_standard --dry-run', 'check all rows'],
    [
      'cardwright batch posts.csv --template og_standard --map title=Headline -o cards.csv',
      'the same table with a column of signed URLs',
    ],
    [
      'cardwright batch posts.json --template launch.v3 --set theme=dark -o cards --file-name slug',
      'draw images into the folder cards',
    ],
    [
      'cardwright batch posts.csv --template og_brand --brand Acme -o cards',
      'cards in the colors of a saved brand',
    ],
    ['cardwright batch posts.csv --template og_standard -o cards.pdf --paper a4', 'a card on every page'],
    [
      'cardwright batch https://example.com/sitemap.xml --template og_standard -o cards.zip',
      'a card for every page of a site',
    ],
  ],
  async run(context) {
    // Loaded here alone: tables and archives are for no other command.
    const { makeCards } = await import('../batch/make-cards.ts');
    return await makeCards(context);
  },
});
