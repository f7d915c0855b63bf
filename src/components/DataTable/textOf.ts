const UNSAID = 'button, [role="status"], [aria-hidden="true"], annotation';

/** What a cell says, without what operates it: line breaks and parts that stand apart become spaces. */
export function textOf(cell: Element): string {
  return said(cell)
    .trim()
    .replace(/\s*\n\s*/g, ' ');
}

function said(node: Node): string {
  if (!(node instanceof Element)) return node.nodeValue ?? '';
  if (node.matches(UNSAID)) return '';
  const text = node.matches('br') ? '\n' : [...node.childNodes].map(said).join('');
  if (node.matches('th small')) return `(${text})`;
  return node.matches('p, li') ? `${text}\n` : text;
}
