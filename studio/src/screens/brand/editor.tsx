import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { describedBy } from '../../ui/field.tsx';
import type { CodeEditor, Mark } from './code-editor.ts';

type EditorProps = {
  text: string;
  /** The text as it is now: `text` is of the last drawing of the page, and letters come faster. */
  readText(): string;
  marks: readonly Mark[];
  error: string | undefined;
  onChange(text: string): void;
  /** Gives the way to a line, for whoever lists what is wrong. */
  onReady(goToLine: (line: number) => void): void;
};

const LABEL = 'DESIGN.md';

/** The document: a plain field at once and where the editor cannot be loaded, then the editor. */
export function Editor({ text, readText, marks, error, onChange, onReady }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<CodeEditor | undefined>(undefined);
  const isLoaded = useSignal(false);
  const latest = useRef({ onChange });
  latest.current = { onChange };

  useEffect(() => {
    onReady((line) => (editor.current ? editor.current.goToLine(line) : goToLine(plain.current, line)));
    let isOpen = true;
    import('./code-editor.ts').then(
      ({ openCodeEditor }) => {
        if (!isOpen || host.current === null) return;
        const options = { text: readText(), label: LABEL };
        editor.current = openCodeEditor(host.current, {
          ...options,
          onChange: (next) => latest.current.onChange(next),
        });
        isLoaded.value = true;
      },
      // The plain field does as well.
      () => undefined,
    );
    return () => {
      isOpen = false;
      editor.current?.destroy();
    };
  }, []);
  useEffect(() => editor.current?.setText(readText()), [text, isLoaded.value]);
  useEffect(() => editor.current?.setMarks(marks), [marks, isLoaded.value]);

  return (
    <>
      <div class="code-editor" dir="ltr" ref={host} hidden={!isLoaded.value} />
      {!isLoaded.value && (
        <textarea
          ref={plain}
          class="plain-editor"
          aria-label={LABEL}
          dir="ltr"
          rows={20}
          spellcheck={false}
          value={text}
          onInput={(event) => onChange(event.currentTarget.value)}
          {...describedBy('brand-document', error, true)}
        />
      )}
    </>
  );
}

function goToLine(field: HTMLTextAreaElement | null, line: number): void {
  if (field === null) return;
  const before = field.value
    .split('\n')
    .slice(0, line - 1)
    .map((text) => `${text}\n`)
    .join('').length;
  field.focus();
  field.setSelectionRange(before, before);
}
