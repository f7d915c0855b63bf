import type {ReactNode} from 'react';

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"};

/**
 * What a heading says, from the HTML that Docusaurus keeps of it: text, with code as code. Other marks (emphasis, a
 * badge) are dropped: a list of contents needs the words.
 */
export function inWords(html: string): ReactNode[] {
  return html.split(/<code>(.*?)<\/code>/).map((part, index) => {
    const text = part.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!);
    return index % 2 ? <code key={index}>{text}</code> : text;
  });
}
