import { useSignal } from '@preact/signals';
import type { CatalogueName } from '../../../client/src/index.ts';
import { Button } from './button.tsx';
import { CatalogueDialog, toLabel, toThumbnail } from './catalogue-dialog.tsx';

type NameChipsProps = {
  catalogue: CatalogueName;
  title: string;
  names: readonly string[];
  several?: boolean;
  /** Shown while no name is chosen. */
  placeholder: string;
  onChange(names: string[]): void;
};

/** Chosen names of a catalogue, each to be removed, and a dialog to choose from. */
export function NameChips({
  catalogue,
  title,
  names,
  several = false,
  placeholder,
  onChange,
}: NameChipsProps) {
  const isOpen = useSignal(false);
  const toggle = (name: string): void => {
    const others = names.filter((other) => other !== name);
    if (others.length < names.length) onChange(others);
    else onChange(several ? [...names, name] : [name]);
  };
  return (
    <div class="chips">
      {names.length === 0 && <span class="chip plain">{placeholder}</span>}
      {names.map((name) => (
        <span class="chip" key={name}>
          <img src={toThumbnail(catalogue, name)} alt="" width="40" height="21" />
          {toLabel(name)}
          <Button
            quiet
            class="small"
            icon="remove"
            label={`Remove ${toLabel(name)}`}
            onClick={() => onChange(names.filter((other) => other !== name))}
          />
        </span>
      ))}
      <Button
        class="small"
        icon="search"
        aria-label={`Choose: ${title}`}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        Choose
      </Button>
      {isOpen.value && (
        <CatalogueDialog
          catalogue={catalogue}
          title={title}
          chosen={names}
          several={several}
          onChoose={toggle}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </div>
  );
}
