import type { ReadBrief } from '../../../../client/src/index.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFieldError, useMake } from './make-context.ts';
import { findUnset } from './unset.ts';

type Unused = ReadBrief['unused'][number];

const REASONS: Readonly<Record<Unused['why'], string>> = {
  request: 'asks for an image',
  wish: 'a wish about the design',
  chatter: 'a remark',
  not_understood: 'not understood',
  no_room: 'does not fit',
};

// What a person probably wanted to see; requests and wishes did their work.
const LOST: readonly Unused['why'][] = ['not_understood', 'no_room'];

const EXAMPLES = [
  'Blog header: "Why we moved back to a monolith", dark, engineering blog',
  'Podcast episode 12: "Slow software" with Ada Park, square',
  'Poster: Summer fair, Saturday 12 June, 2 pm, Mill Lane. A red fox under a tree.',
];

/** The prompt. What of it is not set on the card is marked in it. */
export function PromptField() {
  const { draft, change, reading, brief, startNew, isEmpty } = useMake();
  const error = useFieldError('prompt');
  const { prompt } = draft.value;
  const unused = reading.value?.prompt === prompt ? findUnset(reading.value.unused, brief.value) : [];
  return (
    <section class="prompt" data-field="prompt">
      <Field
        id="prompt"
        label="What should the card say and show?"
        error={error}
        aside={
          !(isEmpty.value && prompt === '') && (
            <Button quiet class="small" icon="add" aria-label="New picture" onClick={startNew}>
              New
            </Button>
          )
        }
      >
        <div class="marked-text">
          <div class="marks" aria-hidden="true">
            {toMarked(prompt, unused)}{' '}
          </div>
          <textarea
            id="prompt"
            rows={3}
            value={prompt}
            placeholder="Poster: Summer fair, Saturday 12 June, 2 pm, Mill Lane"
            onInput={(event) => change({ prompt: event.currentTarget.value })}
            {...describedBy('prompt', error)}
          />
        </div>
      </Field>
      {prompt === '' && (
        <ul class="examples" aria-label="Examples">
          {EXAMPLES.map((example) => (
            <li key={example}>
              <button type="button" class="example" onClick={() => change({ prompt: example })}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
      <UnusedWords unused={unused} />
      <DroppedCorrections />
    </section>
  );
}

/** The text with marks where it is not set, over which the same text stands in the field. */
function toMarked(prompt: string, unused: readonly Unused[]) {
  const sorted = [...unused].sort((a, b) => a.start - b.start);
  return [
    ...sorted.flatMap(({ start, end, why }, index) => [
      prompt.slice(sorted[index - 1]?.end ?? 0, start),
      <mark key={start} class={LOST.includes(why) ? 'lost' : ''}>
        {prompt.slice(start, end)}
      </mark>,
    ]),
    prompt.slice(sorted.at(-1)?.end ?? 0),
  ];
}

/** Says that corrections went with the words that they were about, and takes them back. */
function DroppedCorrections() {
  const { dropped, restoreDropped } = useMake();
  if (dropped.value === undefined) return null;
  return (
    <Notice kind="info">
      Your corrections to the texts and the picture were dropped because the prompt no longer contains “
      {dropped.value.gone}”.{' '}
      <Button class="small" icon="undo" onClick={restoreDropped}>
        Keep them
      </Button>
    </Notice>
  );
}

function UnusedWords({ unused }: { unused: readonly Unused[] }) {
  const { addBlock } = useMake();
  if (unused.length === 0) return null;
  return (
    <details class="unused" open={unused.some(({ why }) => LOST.includes(why))}>
      <summary>Not used as text ({unused.length})</summary>
      <ul>
        {unused.map(({ text, start, why }) => (
          <li key={start}>
            <span>
              <q class={LOST.includes(why) ? 'lost' : ''}>{text}</q> <small>{REASONS[why]}</small>
            </span>
            <Button
              quiet
              class="small"
              icon="add"
              aria-label={`Use as text: ${text}`}
              onClick={() => addBlock({ role: 'body', text })}
            >
              Use as text
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
