import type { Property } from '../../n8n.ts';

const only = (...operations: string[]) => ({ show: { operation: operations } });

const OPERATIONS: Property = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  default: 'generate',
  options: [
    {
      name: 'Generate an Image',
      value: 'generate',
      action: 'Generate an image from a prompt',
      description: 'Compose an image from a prompt, for one credit',
    },
    {
      name: 'Sign a Card URL',
      value: 'sign',
      action: 'Sign the URL of a card',
      description: 'Make the URL of a card from a template, without a request',
    },
    {
      name: 'Wait for an Image',
      value: 'wait',
      action: 'Wait for an image',
      description: 'Wait for an image that was generated without waiting',
    },
  ],
};

const DOWNLOAD: Property = {
  displayName: 'Download Image',
  name: 'download',
  type: 'boolean',
  default: false,
  description: 'Whether to add the image itself, as the binary field data',
  displayOptions: { show: { operation: ['generate', 'wait'] } },
};

const SIZE: Property[] = [
  { displayName: 'Width', name: 'width', type: 'number', default: 1200, description: 'In pixels' },
  { displayName: 'Height', name: 'height', type: 'number', default: 630, description: 'In pixels' },
];

const FORMAT: Property = {
  displayName: 'Format',
  name: 'format',
  type: 'options',
  default: 'png',
  options: [
    { name: 'PNG', value: 'png' },
    { name: 'JPEG', value: 'jpeg' },
  ],
};

/** The form of the node. */
export const PROPERTIES: readonly Property[] = [
  OPERATIONS,
  {
    displayName: 'Prompt',
    name: 'prompt',
    type: 'string',
    typeOptions: { rows: 4 },
    default: '',
    required: true,
    placeholder: 'Podcast episode 12: "Slow software", dark',
    description: 'What the image says and how it looks; words in quotes are set as they are',
    displayOptions: only('generate'),
  },
  {
    displayName: 'Wait for the Image',
    name: 'wait',
    type: 'boolean',
    default: true,
    description: 'Whether to go on when the image is ready, instead of at once',
    displayOptions: only('generate'),
  },
  {
    displayName: 'Generation ID',
    name: 'generationId',
    type: 'string',
    default: '',
    required: true,
    description: 'The ID that generating an image returned',
    displayOptions: only('wait'),
  },
  DOWNLOAD,
  {
    displayName: 'Template',
    name: 'template',
    type: 'string',
    default: 'og_standard',
    required: true,
    description: 'Name of a template, such as og_standard or article, or of one of your own',
    displayOptions: only('sign'),
  },
  {
    displayName: 'Parameters',
    name: 'parameters',
    type: 'fixedCollection',
    typeOptions: { multipleValues: true },
    default: {},
    placeholder: 'Add Parameter',
    description: 'What the card says, by the names that its template has',
    displayOptions: only('sign'),
    options: [
      {
        displayName: 'Parameter',
        name: 'parameter',
        values: [
          { displayName: 'Name', name: 'name', type: 'string', default: 'title' },
          { displayName: 'Value', name: 'value', type: 'string', default: '' },
        ],
      },
    ],
  },
  {
    displayName: 'Options',
    name: 'options',
    type: 'collection',
    placeholder: 'Add Option',
    default: {},
    displayOptions: only('generate'),
    options: [
      {
        displayName: 'Brand',
        name: 'brand',
        type: 'string',
        default: '',
        description: 'Name of a saved brand that the image follows',
      },
      FORMAT,
      ...SIZE,
    ],
  },
  {
    displayName: 'Options',
    name: 'options',
    type: 'collection',
    placeholder: 'Add Option',
    default: {},
    displayOptions: only('sign'),
    options: [
      {
        displayName: 'Expires In',
        name: 'expiresIn',
        type: 'string',
        default: '365d',
        description: 'How long the URL works, such as 12h or 30d',
      },
      FORMAT,
      ...SIZE,
    ],
  },
];
