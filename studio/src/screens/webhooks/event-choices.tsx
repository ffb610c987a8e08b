import type { WebhookEventType } from '../../../../client/src/index.ts';

/** What a webhook can be told of, in the order in which it is offered. */
export const EVENT_NAMES: Readonly<Record<WebhookEventType, string>> = {
  'generation.completed': 'An image is ready',
  'generation.failed': 'An image failed',
  'image.deleted': 'An image was deleted or has expired',
  'credits.low': 'Ten percent of the month’s credits are left',
};

type EventChoicesProps = {
  events: readonly WebhookEventType[];
  onChange(events: readonly WebhookEventType[]): void;
};

/** A box for each event. */
export function EventChoices({ events, onChange }: EventChoicesProps) {
  const names = Object.keys(EVENT_NAMES) as WebhookEventType[];
  return (
    <fieldset class="choices">
      <legend>Call it when</legend>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={events.includes(name)}
            onChange={(event) => {
              const isWanted = event.currentTarget.checked;
              onChange(names.filter((one) => (one === name ? isWanted : events.includes(one))));
            }}
          />
          <span>
            {EVENT_NAMES[name]} <code class="hint">{name}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
