import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EditorModel } from './editor-model.ts';

export const EditorContext = createContext<EditorModel | undefined>(undefined);

/** The template that is being written. */
export function useEditor(): EditorModel {
  const model = useContext(EditorContext);
  if (!model) throw new Error('There is no editor around this.');
  return model;
}
