import {onPress} from '../early/page';

const SHOWN = 4000; // ms

/**
 * Copies the first `code` in the nearest `data-copyable` around the button that was pressed. What came of it stands in
 * the `role="status"` beside the button, for eyes and screen readers.
 */
export function watchCopy(): void {
  onPress('copy', (button) => {
    const code = button.closest('[data-copyable]')?.querySelector('code');
    const status = button.parentElement!.querySelector('[role="status"]');
    const say = (words: string): void => {
      if (!status) return;
      status.textContent = words;
      setTimeout(() => {
        if (status.textContent === words) status.textContent = '';
      }, SHOWN);
    };
    // Browsers offer the clipboard to secure addresses only.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(code!.textContent.replace(/\n$/, '')))
      .then(
        () => say('Copied'),
        () => say('Could not copy: select the text and copy it'),
      );
  });
}
