import type { Property } from '../n8n.ts';

const properties: Property[] = [
  {
    displayName: 'Service URL',
    name: 'baseUrl',
    type: 'string',
    default: '',
    required: true,
    placeholder: 'https://cards.example.com',
    description: 'Address of your Cardwright service',
  },
  {
    displayName: 'API Key',
    name: 'apiKey',
    type: 'string',
    typeOptions: { password: true },
    default: '',
    required: true,
    description: 'A key of your account, from the studio under Settings > API keys',
  },
];

/** An account of a service. */
export class CardwrightApi {
  readonly name = 'cardwrightApi';
  readonly displayName = 'Cardwright API';
  readonly icon = 'file:cardwright.svg';
  readonly documentationUrl = 'https://github.com/cardwright/cardwright/tree/main/integrations/n8n';
  readonly properties = properties;
  readonly authenticate = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  } as const;
  readonly test = {
    request: { baseURL: '={{$credentials.baseUrl}}', url: '/api/v1/dashboard' },
  } as const;
}
