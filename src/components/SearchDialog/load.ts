import type {ComponentType, RefObject} from 'react';

export interface PanelProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Fetches what the dialog shows below its field, with the engine, and lets the engine fetch what every query needs. */
export async function loadPanel(): Promise<{default: ComponentType<PanelProps>}> {
  const panel = await import('./Panel');
  panel.preload(document.querySelector<HTMLInputElement>('dialog#_search[open] input')?.value);
  return panel;
}

/** Whether the search is open, or its button under the reader's pointer or focus. */
export function isWanted(): boolean {
  return document.querySelector('dialog#_search[open], [data-early="search"]:is(:hover, :focus)') !== null;
}
