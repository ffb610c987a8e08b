import { type Cardwright as Client, type FinishedGeneration, ogMeta } from '../../../../client/src/index.ts';
import { CREDENTIALS, connect } from '../../connect.ts';
import type { ExecuteFunctions, Item, NodeDescription } from '../../n8n.ts';
import { PROPERTIES } from './properties.ts';

type Options = {
  brand?: string;
  format?: 'png' | 'jpeg';
  width?: number;
  height?: number;
  expiresIn?: `${number}${'s' | 'm' | 'h' | 'd'}`;
};

/** Makes images and URLs of cards, one for each item. */
export class Cardwright {
  readonly description: NodeDescription = {
    displayName: 'Cardwright',
    name: 'cardwright',
    icon: 'file:cardwright.svg',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"]}}',
    description: 'Make social preview images and cards',
    defaults: { name: 'Cardwright' },
    usableAsTool: true,
    inputs: ['main'],
    outputs: ['main'],
    credentials: [{ name: CREDENTIALS, required: true }],
    properties: PROPERTIES,
  };

  async execute(this: ExecuteFunctions): Promise<Item[][]> {
    const client = await connect(this);
    const results: Item[] = [];
    for (const index of this.getInputData().keys()) {
      try {
        results.push({ ...(await executeOne(this, client, index)), pairedItem: { item: index } });
      } catch (error) {
        if (!this.continueOnFail()) throw error;
        const message = error instanceof Error ? error.message : String(error);
        results.push({ json: { error: message }, pairedItem: { item: index } });
      }
    }
    return [results];
  }
}

async function executeOne(node: ExecuteFunctions, client: Client, index: number): Promise<Item> {
  const text = (name: string): string => String(node.getNodeParameter(name, index, ''));
  const { expiresIn, brand, ...drawing } = node.getNodeParameter('options', index, {}) as Options;
  const operation = text('operation');
  switch (operation) {
    case 'generate': {
      const options = { ...drawing, ...(brand && { brand }) };
      if (node.getNodeParameter('wait', index, true) === false)
        return { json: { ...(await client.submit(text('prompt'), options)) } };
      return await withImage(node, client, index, await client.generate(text('prompt'), options));
    }
    case 'wait':
      return await withImage(node, client, index, await client.wait(text('generationId')));
    case 'sign': {
      const { parameter = [] } = node.getNodeParameter('parameters', index, {}) as {
        parameter?: { name: string; value: unknown }[];
      };
      const parameters = Object.fromEntries(parameter.map(({ name, value }) => [name, String(value)]));
      const url = client.signUrl(text('template'), parameters, {
        ...drawing,
        expiresIn: expiresIn || '365d',
      });
      return { json: { url, html: ogMeta(url, { alt: parameters.title }).html } };
    }
    default:
      throw new Error(`There is no operation ${operation}.`);
  }
}

async function withImage(
  node: ExecuteFunctions,
  client: Client,
  index: number,
  generation: FinishedGeneration,
): Promise<Item> {
  const json = { ...generation };
  if (node.getNodeParameter('download', index, false) !== true) return { json };
  const { bytes, type } = await client.download(generation.url);
  const name = `${generation.id}.${generation.format === 'jpeg' ? 'jpg' : 'png'}`;
  return { json, binary: { data: await node.helpers.prepareBinaryData(Buffer.from(bytes), name, type) } };
}
