import { CardwrightError, verifyWebhook, type WebhookEventType } from '../../../../client/src/index.ts';
import { CREDENTIALS, connect } from '../../connect.ts';
import type { HookFunctions, NodeDescription, WebhookFunctions, WebhookResult } from '../../n8n.ts';

/** What is known of the webhook of an active workflow. */
type Registered = { webhookId?: string; secret?: string };

/** Starts a workflow when something happens, and believes only what the service signed. */
export class CardwrightTrigger {
  readonly description: NodeDescription = {
    displayName: 'Cardwright Trigger',
    name: 'cardwrightTrigger',
    icon: 'file:cardwright.svg',
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: 'Starts the workflow when an image is ready or credits run low',
    defaults: { name: 'Cardwright Trigger' },
    inputs: [],
    outputs: ['main'],
    credentials: [{ name: CREDENTIALS, required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        required: true,
        default: ['generation.completed'],
        options: [
          { name: 'Credits Low', value: 'credits.low', description: 'A tenth of the month is left' },
          { name: 'Generation Completed', value: 'generation.completed', description: 'An image is ready' },
          { name: 'Generation Failed', value: 'generation.failed', description: 'And was refunded' },
          { name: 'Image Deleted', value: 'image.deleted', description: 'By a person or by its age' },
        ],
      },
    ],
  };

  readonly webhookMethods = {
    default: {
      async checkExists(this: HookFunctions): Promise<boolean> {
        const known: Registered = this.getWorkflowStaticData('node');
        const webhooks = known.webhookId === undefined ? [] : await (await connect(this)).webhooks.list();
        return webhooks.some(
          ({ id, url }) => id === known.webhookId && url === this.getNodeWebhookUrl('default'),
        );
      },
      async create(this: HookFunctions): Promise<boolean> {
        const url = this.getNodeWebhookUrl('default') ?? '';
        const { webhooks } = await connect(this);
        // Left by a workflow whose secret is lost.
        for (const old of (await webhooks.list()).filter((one) => one.url === url))
          await webhooks.delete(old.id);
        const events = this.getNodeParameter('events') as WebhookEventType[];
        const { id, secret } = await webhooks.create(url, events);
        Object.assign(this.getWorkflowStaticData('node'), { webhookId: id, secret } satisfies Registered);
        return true;
      },
      async delete(this: HookFunctions): Promise<boolean> {
        const known: Registered = this.getWorkflowStaticData('node');
        if (known.webhookId === undefined) return true;
        try {
          await (await connect(this)).webhooks.delete(known.webhookId);
        } catch (error) {
          if (!(error instanceof CardwrightError && error.status === 404)) return false;
        }
        delete known.webhookId;
        delete known.secret;
        return true;
      },
    },
  };

  async webhook(this: WebhookFunctions): Promise<WebhookResult> {
    const { rawBody = new Uint8Array(), headers } = this.getRequestObject();
    const { secret = '' }: Registered = this.getWorkflowStaticData('node');
    try {
      return { workflowData: [[{ json: { ...verifyWebhook(rawBody, headers, secret) } }]] };
    } catch (error) {
      this.getResponseObject()
        .status(401)
        .end(error instanceof Error ? error.message : String(error));
      return { noWebhookResponse: true };
    }
  }
}
