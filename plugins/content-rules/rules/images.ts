import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, ImageReference} from 'mdast';
import {visit} from 'unist-util-visit';
import {atNode, targetsOf} from '../document';
import type {Finding, Rule} from '../types';

const SAYS_NOTHING =
  /^(?:an? |the )?(?:image|picture|photo|figure|diagram|chart|graph|drawing|screenshot|logo|icon|alt|todo)s?\.?$/i;

/** Images are drawn for this project, stand in the repository, and have words for those who don't see them. */
export const images: Rule = {
  id: 'images',
  check(document, {root}) {
    const findings: Finding[] = [];
    const targets = targetsOf(document.tree);
    visit(document.tree, ['image', 'imageReference'], (node) => {
      const image = node as Image | ImageReference;
      const report = (message: string, remedy: string): number =>
        findings.push(atNode(document, image, message, remedy));

      const url = image.type === 'image' ? image.url : (targets.get(image.identifier) ?? '');
      const alt = image.alt?.trim() ?? '';
      const says = 'Say between [ and ] what a reader sees in it';
      if (!alt) report('image without words', says);
      else if (SAYS_NOTHING.test(alt) || isFileName(alt, url))
        report(`the words “${alt}” say nothing of the image`, says);

      if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url)) {
        report(`image from elsewhere: ${url}`, 'Draw an own one and put it beside the page or into static/img/');
      } else if (!/\.(?:svg|png)$/.test(url)) {
        report(`image of an unwanted kind: ${url}`, 'Use SVG, or PNG where there are no lines');
      } else if (!existsSync(fileOf(url, document.file, root))) {
        report(`there is no image ${url}`, 'Mend the path; /img/… stands for static/img/…');
      }
    });
    return findings;
  },
};

function isFileName(alt: string, url: string): boolean {
  const words = (text: string): string =>
    path
      .parse(text)
      .name.replace(/[\W_]+/g, ' ')
      .toLowerCase();
  return /\.(?:svg|png|jpe?g|gif|webp)$/i.test(alt) || (!alt.includes(' ') && words(alt) === words(url));
}

function fileOf(url: string, file: string, root: string): string {
  if (url.startsWith('/')) return path.join(root, 'static', url);
  if (url.startsWith('@site/')) return path.join(root, url.slice('@site/'.length));
  return path.join(root, path.dirname(file), url);
}
