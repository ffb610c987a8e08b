import { FilePicker } from './file-picker.tsx';

const MAX_BYTES = 262_144;

type DesignDocumentPickerProps = { onText(text: string): void; onProblem(problem: string): void };

/** A DESIGN.md from a file. */
export function DesignDocumentPicker({ onText, onProblem }: DesignDocumentPickerProps) {
  const read = async (file: File): Promise<void> => {
    if (file.size > MAX_BYTES) onProblem(`${file.name} is too large: a design document has at most 256 KB.`);
    else onText(await file.text());
  };
  return (
    <FilePicker
      label="Choose a DESIGN.md file"
      accept=".md,text/markdown,text/plain"
      onFile={(file) => void read(file)}
    />
  );
}
