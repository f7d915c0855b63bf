import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {areas, type AreaId} from './areas';
import {isPlanned} from './planned';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** A page by its document id, or a category: a label and what it contains. */
export type Entry = string | {readonly label: string; readonly items: readonly Entry[]};

/**
 * The sidebar of one area, from its reading order: pages still to come are left out, and categories that hold nothing
 * else. Above them stands the way to the area's front page.
 */
export function inOrder(area: AreaId, front: string, entries: readonly Entry[]): SidebarItemConfig[] {
  return [{type: 'link', label: front, href: areas[area].front}, ...written(area, entries)];
}

function written(area: string, entries: readonly Entry[]): SidebarItemConfig[] {
  return entries.flatMap((entry): SidebarItemConfig[] => {
    if (typeof entry === 'string') {
      // The only document whose file has another name than its route.
      const route = entry === 'version-tags' ? 'version-tag' : entry;
      return isPlanned(`/${area}/${route}`) ? [] : [{type: 'doc', id: entry}];
    }
    const items = written(area, entry.items);
    return items.length ? [{type: 'category', label: entry.label, items, collapsed: false}] : [];
  });
}
