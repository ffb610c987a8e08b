import { BRIEF_KINDS, BRIEF_ROLES } from '@cardwright/contract/brief';
import { ROLES } from '@cardwright/contract/brief-terms';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { BriefBlock, BriefKind, BriefRole } from '../../../../client/src/index.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toParameterLabel } from '../cards/parameter.ts';
import { move } from './brief.ts';
import { useFieldError, useMake } from './make-context.ts';
import { Section } from './section.tsx';

type Extra = 'value' | 'detail' | 'label';

/** What else a role may have. */
const EXTRAS: Readonly<Partial<Record<BriefRole, Readonly<Partial<Record<Extra, string>>>>>> = {
  item: { value: 'Price, time or number', label: 'Section' },
  option: { value: 'Score' },
  goal: { value: 'Reached' },
  person: { detail: 'Job or organization' },
  figure: { detail: 'What it counts' },
};

const toTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What the card is for, and its texts in reading order. */
export function BlocksField() {
  const { brief, correct } = useMake();
  const list = useRef<HTMLOListElement>(null);
  const announced = useSignal('');
  const { blocks, kind } = brief.value;
  const setBlocks = (next: BriefBlock[]): void => correct({ blocks: next });

  /** `focus` is what to go on with in the row at its new place. */
  const moveTo = (from: number, to: number, focus?: string): void => {
    if (to < 0 || to >= blocks.length) return;
    setBlocks(move(blocks, from, to));
    announced.value = `${toParameterLabel(blocks[from]?.role ?? '')} is now text ${to + 1} of ${blocks.length}.`;
    // After Preact has drawn the rows anew, and before the next key.
    if (focus !== undefined)
      queueMicrotask(() =>
        list.current?.querySelector<HTMLElement>(`[data-index="${to}"] ${focus}`)?.focus(),
      );
  };
  const add = (): void => {
    setBlocks([
      ...blocks,
      { role: blocks.some(({ role }) => role === 'title') ? 'body' : 'title', text: '' },
    ]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus());
  };

  return (
    <Section name="blocks" of={['blocks', 'kind']}>
      <div class="kind">
        <label for="kind">Kind of card</label>
        <select
          id="kind"
          value={kind}
          onChange={(event) => correct({ kind: event.currentTarget.value as BriefKind })}
        >
          {BRIEF_KINDS.map((name) => (
            <option key={name} value={name}>
              {toTitle(name)}
            </option>
          ))}
        </select>
      </div>
      <ol class="blocks" ref={list}>
        {blocks.map((block, index) => (
          <BlockRow
            // The place is the identity: texts change with every letter, and two may be equal.
            key={index}
            block={block}
            index={index}
            count={blocks.length}
            onChange={(changed) => setBlocks(blocks.with(index, changed))}
            onRemove={() => setBlocks(blocks.filter((_, other) => other !== index))}
            onMove={moveTo}
          />
        ))}
      </ol>
      <p class="visually-hidden" role="status">
        {announced}
      </p>
      <div>
        <Button icon="add" onClick={add}>
          Add a text
        </Button>
      </div>
    </Section>
  );
}

type BlockRowProps = {
  block: BriefBlock;
  index: number;
  count: number;
  onChange(block: BriefBlock): void;
  onRemove(): void;
  onMove(from: number, to: number, focus?: string): void;
};

function BlockRow({ block, index, count, onChange, onRemove, onMove }: BlockRowProps) {
  const id = `block-${index}`;
  const error = useFieldError(`brief.blocks[${index}]`);
  const name = `text ${index + 1}`;
  const moveByKey = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(index, index + (event.key === 'ArrowUp' ? -1 : 1), 'textarea');
  };
  return (
    <li class="block" data-index={index}>
      <Grip index={index} onMove={onMove} />
      <select
        class="role"
        aria-label={`Role of ${name}`}
        title={ROLES[block.role]}
        value={block.role}
        onChange={(event) => onChange({ ...block, role: event.currentTarget.value as BriefRole })}
      >
        {BRIEF_ROLES.map((role) => (
          <option key={role} value={role} title={ROLES[role]}>
            {toParameterLabel(role)}
          </option>
        ))}
      </select>
      <div class="block-buttons">
        <Button
          quiet
          class="small up"
          icon="up"
          label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1, '.up')}
        />
        <Button
          quiet
          class="small down"
          icon="down"
          label={`Move ${name} down`}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1, '.down')}
        />
        <Button quiet class="small" icon="remove" label={`Remove ${name}`} onClick={onRemove} />
      </div>
      <textarea
        class="text"
        rows={1}
        aria-label={`${toTitle(name)}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        value={block.text}
        maxLength={1000}
        onKeyDown={moveByKey}
        onInput={(event) => onChange({ ...block, text: event.currentTarget.value })}
        {...describedBy(id, error)}
      />
      {Object.entries(EXTRAS[block.role] ?? {}).map(([extra, label]) => (
        <input
          key={extra}
          class="extra"
          aria-label={`${label} of ${name}`}
          placeholder={label}
          value={block[extra as Extra] ?? ''}
          onInput={(event) => onChange({ ...block, [extra]: event.currentTarget.value })}
        />
      ))}
      <FieldError id={id} error={error} />
    </li>
  );
}

/** Moves the row by pointer, with a mouse as with a finger; the buttons and keys do the same. */
function Grip({ index, onMove }: { index: number; onMove: BlockRowProps['onMove'] }) {
  const at = useRef(index);
  const follow = (event: PointerEvent): void => {
    if (!(event.currentTarget as HTMLElement).hasPointerCapture(event.pointerId)) return;
    const under = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-index]');
    const to = Number(under?.dataset.index ?? at.current);
    if (to === at.current) return;
    onMove(at.current, to);
    at.current = to;
  };
  return (
    <span
      class="grip"
      aria-hidden="true"
      title="Drag to reorder (Alt+Up and Alt+Down in the text)"
      onPointerDown={(event) => {
        at.current = index;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={follow}
    >
      <Icon name="grip" />
    </span>
  );
}
