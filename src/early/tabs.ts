import {onEachPage} from './page';
import {read, write} from './storage';

const KEY = 'docusaurus.tab.';

/**
 * Tabs as the ARIA patterns describe them, with automatic activation. The built page has every panel; without scripts
 * the style sheet shows them all, each under its name. Blocks with the same group share one choice, which is kept.
 */
export function watchTabs(): void {
  document.addEventListener('click', ({target}) => {
    const tab = (target as Element).closest?.<HTMLElement>('[role="tab"]');
    if (tab) choose(tab);
  });

  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest?.<HTMLElement>('[role="tab"]');
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = tabsBeside(tab);
    const at = tabs.indexOf(tab);
    const next = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  });

  onEachPage(() => {
    for (const group of new Set(
      [...document.querySelectorAll<HTMLElement>('[data-tab-group]')].map((list) => list.dataset.tabGroup!),
    )) {
      const value = read(KEY + group);
      if (value) show(group, value);
    }
  });
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...tab.parentElement!.querySelectorAll<HTMLElement>('[role="tab"]')];
}

/** Selects a tab and, in all blocks of its group, the tab of the same value, without moving what the reader looks at. */
function choose(tab: HTMLElement): void {
  const group = tab.parentElement!.dataset.tabGroup;
  const top = tab.getBoundingClientRect().top;
  select(tab);
  if (group) {
    show(group, tab.dataset.value!);
    write(KEY + group, tab.dataset.value!);
  }
  scrollBy(0, tab.getBoundingClientRect().top - top);
}

function show(group: string, value: string): void {
  for (const list of document.querySelectorAll(`[data-tab-group="${CSS.escape(group)}"]`)) {
    const tab = list.querySelector<HTMLElement>(`[role="tab"][data-value="${CSS.escape(value)}"]`);
    if (tab) select(tab);
  }
}

function select(tab: HTMLElement): void {
  for (const other of tabsBeside(tab)) {
    const selected = other === tab;
    other.setAttribute('aria-selected', String(selected));
    other.tabIndex = selected ? 0 : -1;
    document.getElementById(other.getAttribute('aria-controls')!)!.hidden = !selected;
  }
}
