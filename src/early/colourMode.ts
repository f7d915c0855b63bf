import {onPress, root} from './page';
import {read, write} from './storage';

const KEY = 'theme';

/** Light or dark: the reader's choice, otherwise the system's, followed live. The toggle stores the opposite of what is seen. */
export function watchColourMode(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  let choice = known(read(KEY));

  const apply = (): void => {
    root.dataset.theme = choice ?? (system.matches ? 'dark' : 'light');
    root.dataset.themeChoice = choice ?? 'system';
  };
  apply();

  onPress('colour-mode', () => {
    choice = root.dataset.theme === 'dark' ? 'light' : 'dark';
    apply();
    write(KEY, choice);
  });
  // After the app's own listener, which does not know of a choice that could not be stored.
  system.addEventListener('change', () => setTimeout(apply));
  addEventListener('storage', ({key, newValue}) => {
    if (key !== KEY) return;
    choice = known(newValue);
    setTimeout(apply);
  });
}

function known(value: string | null): string | null {
  return value === 'dark' || value === 'light' ? value : null;
}
